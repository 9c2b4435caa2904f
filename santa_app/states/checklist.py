"""The checklist of the planning page."""

from reflex_browser_state import BrowserState, Field, browser, computed, event, stored

from santa_app.content.planning import CHECKLIST
from santa_app.i18n import gettext as _
from santa_app.rules.filled import filled

_ALL_DONE = _("All ten done. Time for cocoa!")
_DONE = _("{count} of {all} done")


class ChecklistState(BrowserState):
    """Slugs of the checked items, stored on the device; items that no longer exist do not count."""

    done: Field[list[str]] = stored(default_factory=list, key="planning.checklist")

    @event
    def toggle(self, slug: str) -> None:
        if slug in self.done:
            self.done = [item for item in self.done if item != slug]
        else:
            self.done = [*self.done, slug]

    @event
    def clear(self) -> None:
        self.done = []

    @event
    def print_list(self) -> None:
        """Open the print dialog; the print layout shows only the checklist."""
        browser.track("button_click", button_name="Print the checklist", location="checklist")
        browser.print_page()

    @computed
    def count(self) -> int:
        return len([item for item in CHECKLIST if item.slug in self.done])

    @computed
    def progress(self) -> str:
        if self.count == len(CHECKLIST):
            return _ALL_DONE
        return filled(_DONE, {"count": str(self.count), "all": str(len(CHECKLIST))})
