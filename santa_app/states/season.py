"""What the home page says and shows at each time of the year, by the visitor's date."""

from reflex_browser_state import BrowserState, Field, browser, computed, event, field

from santa_app.content.season import SAID
from santa_app.i18n import plural_forms
from santa_app.rules.countdown import (
    CHRISTMAS_DAY,
    CHRISTMAS_MONTH,
    PRESENTS_DAY,
    christmas_year,
    day_number,
    is_christmas_eve,
)
from santa_app.rules.counting import counted
from santa_app.rules.season import is_looking_back, is_quiet

_SLEEPS = plural_forms("{count} sleep until Christmas", "{count} sleeps until Christmas")
_MONTHS = plural_forms(
    "About {count} month to go: time for a great many good deeds.",
    "About {count} months to go: time for a great many good deeds.",
)


def sleeps_left(year: int, month: int, day: int) -> int:
    """Return the nights until the presents come; 0 on that day and through 25 December."""
    if month == CHRISTMAS_MONTH and PRESENTS_DAY <= day <= CHRISTMAS_DAY:
        return 0
    presents = day_number(christmas_year(year, month, day), CHRISTMAS_MONTH, PRESENTS_DAY)
    return presents - day_number(year, month, day)


class SeasonState(BrowserState):
    """The time of the year; the prerendered page does not know it."""

    year: Field[int] = field(0)
    month: Field[int] = field(0)
    day: Field[int] = field(0)

    def on_start(self) -> None:
        self.tick()
        browser.every(60, self.tick)

    @event
    def tick(self) -> None:
        today = browser.local_time(browser.now())
        self.year = today.year
        self.month = today.month
        self.day = today.day

    @computed
    def eve(self) -> bool:
        return is_christmas_eve(self.month, self.day)

    @computed
    def quiet(self) -> bool:
        return is_quiet(self.month, self.day)

    @computed
    def looking_back(self) -> bool:
        return is_looking_back(self.month, self.day)

    @computed
    def sleeps(self) -> str:
        """The time left, in a child's words."""
        if self.month == 0:
            return ""
        if self.looking_back:
            return SAID["afterward"]
        left = sleeps_left(self.year, self.month, self.day)
        return counted(_SLEEPS, left) if left > 0 else SAID["today"]

    @computed
    def months(self) -> str:
        """The time left in months of 30.4 days, rounded; at least one."""
        if self.month == 0:
            return ""
        left = sleeps_left(self.year, self.month, self.day)
        return counted(_MONTHS, max((left * 10 + 152) // 304, 1))
