"""The workshop diary of the Track Santa page, by the visitor's date."""

from reflex_browser_state import BrowserState, Field, browser, computed, event, field

from santa_app.content.paths import ADVENT
from santa_app.content.workshop_diary import ENTRIES, SAID, Stage
from santa_app.rules.workshop_diary import is_resting, last_page, readiness, stage


class WorkshopDiaryState(BrowserState):
    """The page of the diary that is open, and what is going on in the workshop."""

    ready: Field[bool] = field(False)  # whether the date is known; false in the prerendered page
    month: Field[int] = field(0)
    day: Field[int] = field(0)
    turned_to: Field[int] = field(0)  # 0 for the latest page
    in_use: Field[bool] = field(False)  # from the first focus on, screen readers read each page

    def on_start(self) -> None:
        self.tick()
        browser.every(60, self.tick)

    @event
    def tick(self) -> None:
        """Set the date from the clock; the new page of a new day opens by itself."""
        today = browser.local_time(browser.now())
        if today.day != self.day:
            self.turned_to = 0
        self.month = today.month
        self.day = today.day
        self.ready = True

    @event
    def use(self) -> None:
        self.in_use = True

    @event
    def turn(self, pages: int) -> None:
        """Turn to a page before (-1) or after (1) the one that is open, if it may be read."""
        page = self.page + pages
        if 1 <= page <= self.last:
            self.turned_to = page

    @computed
    def last(self) -> int:
        """The last page that may be read; 0 while the diary is closed."""
        return last_page(self.month, self.day)

    @computed
    def page(self) -> int:
        """The page that is open; 0 while the diary is closed."""
        if self.turned_to == 0:
            return self.last
        return min(self.turned_to, self.last)

    @computed
    def heading(self) -> str:
        if not self.ready:
            return SAID["wait"]
        if self.page == 0:
            return SAID["closed_title"]
        return SAID["date"].replace("{day}", str(self.page))

    @computed
    def entry(self) -> str:
        if not self.ready:
            return ""
        if self.page == 0:
            return SAID["closed"]
        return ENTRIES[self.page - 1]

    @computed
    def door(self) -> str:
        """Where the chapter of the same day is; the calendar while the diary is closed."""
        if self.page == 0:
            return ADVENT
        return ADVENT + "?door=" + str(self.page)

    @computed
    def stage(self) -> Stage:
        """Today's stage of the workshop, the reindeer and the sleigh."""
        return stage(self.month, self.day)

    @computed
    def ready_percents(self) -> list[int]:
        """How far the workshop, the reindeer and the sleigh are today, in percent."""
        return readiness(self.month, self.day)

    @computed
    def resting(self) -> bool:
        """Whether Santa has come home, and nothing is being prepared."""
        return is_resting(self.month, self.day)
