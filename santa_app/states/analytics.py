"""Analytics events of the common layout (SPEC section 7); none carries personal data."""

from santa_app.browser import BrowserState, browser, event


class Analytics(BrowserState):
    """Pushes events to `window.dataLayer`; where they go from there is the operator's business."""

    @event
    def viewed(self, title: str, known_path: str) -> None:
        """Report a page view; the location leaves out query and fragment, which may hold a search.

        Args:
            title: The document title.
            known_path: The page's own path; empty on the not-found page, which has many.
        """
        path = known_path if known_path != "" else browser.path()
        browser.track("page_view", title=title, location=browser.origin() + path, path=path)

    @event
    def clicked(self, name: str, location: str) -> None:
        """Report a click on a button that leads somewhere.

        Args:
            name: The button's words.
            location: The part of the page it stands in.
        """
        browser.track("button_click", button_name=name, location=location)

    @event
    def downloaded(self, name: str, kind: str) -> None:
        """Report a download.

        Args:
            name: The file's name.
            kind: Its type, such as `pdf`.
        """
        browser.track("file_download", file_name=name, file_type=kind)

    @event
    def missing(self) -> None:
        """Log the path of a page that does not exist to the console (SPEC section 2, Not-found)."""
        browser.log_error("404: no page at " + browser.path())
