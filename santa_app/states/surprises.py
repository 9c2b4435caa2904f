"""What the doors of the Advent calendar have unlocked for the games and for the music box."""

from reflex_browser_state import BrowserState, Field, browser, event, field, query

from santa_app.content.advent.page import DOORS
from santa_app.rules.advent import unlocked_doors
from santa_app.states.advent import EVERY_DOOR


class Surprises(BrowserState):
    """The door up to which surprises may be used, by the visitor's date."""

    unlocked: Field[int] = field(0)  # 0 in the prerendered page
    teacher: Field[str] = query("", key="teacher")  # as on the calendar's page

    def on_start(self) -> None:
        self.watch_doors()

    def watch_doors(self) -> None:
        """Unlock what may be used, now and after midnight."""
        self.unlock()
        browser.every(60, self.unlock)

    @event
    def unlock(self) -> None:
        today = browser.local_time(browser.now())
        if self.teacher == EVERY_DOOR:
            self.unlocked = DOORS
        else:
            self.unlocked = unlocked_doors(today.month, today.day)
