"""The ten-item checklist of the planning page: what is ticked is remembered on the device."""

from santa_app.browser import BrowserState, browser, stored
from santa_app.content.planning import CHECKLIST


class ChecklistState(BrowserState):
    """Which items are done (SPEC section 2, Planning).

    Attributes:
        done: Slugs of the ticked items. A slug that is not on the list any more is kept and
            not counted.
    """

    done: list[str] = stored(default_factory=list, key="planning.checklist")

    def tick(self, slug: str, checked: bool) -> None:  # noqa: FBT001 -- the checkbox hands it over
        """Remember that an item is done, or not done after all."""
        others = [item for item in self.done if item != slug]
        self.done = [*others, slug] if checked else others

    def clear(self) -> None:
        """Begin anew, as next year will."""
        self.done = []

    def print_list(self) -> None:
        """Open the print dialog; the page's print layout shows the checklist alone."""
        browser.track("button_click", button_name="Print the checklist", location="checklist")
        browser.print_page()

    @property
    def count(self) -> int:
        """How many items are done."""
        return len([item for item in CHECKLIST if item.slug in self.done])

    @property
    def progress(self) -> str:
        """The same in words."""
        if self.count == len(CHECKLIST):
            return "All ten done. Put the kettle on!"
        return f"{self.count} of {len(CHECKLIST)} done"
