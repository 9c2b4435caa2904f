"""The ten-item checklist of the planning page: what is ticked is remembered on the device."""

from santa_app.browser import BrowserState, Field, browser, computed, event, stored
from santa_app.content.planning import CHECKLIST


class ChecklistState(BrowserState):
    """Which items are done (SPEC section 2, Planning).

    Attributes:
        done: Slugs of the ticked items. A slug that is not on the list any more is kept and
            not counted.
    """

    done: Field[list[str]] = stored(default_factory=list, key="planning.checklist")

    @event
    def toggle(self, slug: str) -> None:
        """Remember that an item is done, or not done after all."""
        if slug in self.done:
            self.done = [item for item in self.done if item != slug]
        else:
            self.done = [*self.done, slug]

    @event
    def clear(self) -> None:
        """Untick everything, for the next year."""
        self.done = []

    @event
    def print_list(self) -> None:
        """Open the print dialog; the page's print layout shows the checklist alone."""
        browser.track("button_click", button_name="Print the checklist", location="checklist")
        browser.print_page()

    @computed
    def count(self) -> int:
        """How many items are done."""
        return len([item for item in CHECKLIST if item.slug in self.done])

    @computed
    def progress(self) -> str:
        """The same in words."""
        if self.count == len(CHECKLIST):
            return "All ten done. Put the kettle on!"
        return f"{self.count} of {len(CHECKLIST)} done"
