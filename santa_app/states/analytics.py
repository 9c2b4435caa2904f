"""Analytics events of the layout and of the coloring pages; none contains personal data."""

from reflex_browser_state import BrowserState, browser, event

from santa_app.content import paths
from santa_app.i18n import current_language

HELPLINES = current_language().prefix + paths.HELPLINES
"""The beginning of the helpline page's path."""


class Analytics(BrowserState):
    """Pushes events to `window.dataLayer`, where the operator's analytics can read them.

    It reports nothing on the page with helplines, because no one should fear being seen there.
    """

    @event
    def viewed(self, title: str, known_path: str) -> None:
        """Report a page view, without query and fragment, which may contain what the visitor typed.

        `known_path` is empty on the not-found page, which has no single path.
        """
        path = known_path if known_path != "" else browser.path()
        if path.startswith(HELPLINES):
            return
        browser.track("page_view", title=title, location=browser.origin() + path, path=path)

    @event
    def clicked(self, name: str, location: str) -> None:
        """Report a click on a button; `location` is the part of the page."""
        if browser.path().startswith(HELPLINES):
            return
        browser.track("button_click", button_name=name, location=location)

    @event
    def downloaded(self, name: str, kind: str) -> None:
        """Report a download of a file of that type, such as "pdf"."""
        browser.track("file_download", file_name=name, file_type=kind)

    @event
    def missing(self) -> None:
        """Log the path of a page that does not exist to the console."""
        browser.log_error("404: no page at " + browser.path())


class ColoringEvents(BrowserState):
    """Reports downloads of coloring pages."""

    @event
    def page(self, slug: str) -> None:
        """Report a download by a page's button "Download & Print"."""
        browser.track("coloring_page", page=slug)

    @event
    def random_page(self, slug: str) -> None:
        """Report a download of that page by the button "Download a Random Page"."""
        browser.track("coloring_page_random", page=slug)
