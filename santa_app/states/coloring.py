"""Analytics events of the coloring pages (SPEC section 7); everything else there is HTML."""

from santa_app.browser import BrowserState, browser, event


class ColoringEvents(BrowserState):
    """Reports which page was fetched, and how."""

    @event
    def page(self, slug: str) -> None:
        """Report one page's own button, 'Download & Print'."""
        browser.track("coloring_page", page=slug)

    @event
    def random_page(self, slug: str) -> None:
        """Report the button 'Download a Random Page'; `slug` is the page that it served."""
        browser.track("coloring_page_random", page=slug)
