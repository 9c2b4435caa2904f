"""The alerts of the card craft buttons and of the demo's download buttons."""

from reflex_browser_state import BrowserState, browser, event

from santa_app.content.crafts import TEMPLATE_ALERT, UPLOAD_ALERT, VIDEO_ALERT
from santa_app.content.printables import DEMO_ALERT


class CardCraftState(BrowserState):
    """The alerts of the card crafts; template and video buttons are links and then open them."""

    @event
    def template(self) -> None:
        browser.alert(TEMPLATE_ALERT)

    @event
    def video(self, slug: str) -> None:
        """Announce the video of the craft with that slug, and report the click."""
        browser.track("button_click", button_name="Video", location=slug)
        browser.alert(VIDEO_ALERT)

    @event
    def upload(self) -> None:
        """Say that uploads are not available yet, and report the click."""
        browser.track("button_click", button_name="Upload Your Card", location="card crafts")
        browser.alert(UPLOAD_ALERT)


class PrintablesState(BrowserState):
    """The alert of the download buttons of a demo; other sites have links instead."""

    @event
    def demo(self, slug: str) -> None:
        """Show the alert for the template with that slug, and report the click."""
        browser.track("button_click", button_name="Download PDF", location=slug)
        browser.alert(DEMO_ALERT)
