"""The demo's answer to a download button of the printable templates (DESIGN section 6)."""

from santa_app.browser import BrowserState, browser, event
from santa_app.content.printables import DEMO_ALERT


class PrintablesState(BrowserState):
    """Says that this site is a demo; where a mail key is set the page has real links instead."""

    @event
    def demo(self, name: str) -> None:
        """Show the alert for the template of that name (SPEC section 8, last row)."""
        browser.track("button_click", button_name="Download PDF", location=name)
        browser.alert(DEMO_ALERT)
