"""The doors of the Advent calendar, by the visitor's date."""

from dataclasses import dataclass

from reflex_browser_state import BrowserState, Field, browser, computed, event, field, query, stored

from santa_app.content import paths
from santa_app.content.advent import CHAPTERS, Chapter
from santa_app.content.advent.page import DOORS, KINDS, LATER
from santa_app.content.blocks import Note
from santa_app.content.children import CHILD_KEY
from santa_app.content.surprises import UNLOCKED, USES, Unlocked, Use
from santa_app.i18n import gettext as _
from santa_app.i18n import pgettext
from santa_app.rules.advent import (
    days_to_door,
    door_number,
    headline,
    open_doors,
    opened_mark,
    season_year,
    spoken_wait,
    todays_door,
)
from santa_app.rules.filled import filled
from santa_app.sounds import CREAK, sounds

STORAGE_KEY = "advent-doors"
READER_ID = "chapter"
TITLE_ID = "chapter-title"
DOORS_ID = "doors"
TEACHER = "1"
EVERY_DOOR = "all"
"""The values of `?teacher=`: chapters in large letters for a class; and all doors open besides."""

_SHUT = pgettext("door", "shut, but you may open it")
_OPENS = pgettext("door", "opens on December {day}")
_OPEN = pgettext("door", "open")
_TODAYS = _("today's door")
_DOOR_OPENS = _("Door {number} opens {wait}.")


@dataclass(frozen=True, kw_only=True, slots=True)
class Door:
    """How a door looks."""

    number: int
    look: str  # "later", "shut" and "today" (may be opened), or "opened"
    said: str  # what a screen reader says after the number
    picture: str  # the URL path of what an opened door shows
    touches: int  # for the later door that was touched last; 0 for all others


class _DatedDoors(BrowserState):
    """The date, and the later door that a visitor has touched."""

    ready: Field[bool] = field(False)  # whether the date is known; false in the prerendered page
    year: Field[int] = field(0)
    month: Field[int] = field(0)
    day: Field[int] = field(0)
    touched: Field[int] = field(0)  # the later door that was touched last; 0 if none was
    touches: Field[int] = field(0)  # how many touches of later doors there were

    @event
    def tick(self) -> None:
        """Set the date from the clock, so it is right after midnight and after sleep."""
        today = browser.local_time(browser.now())
        self.year = today.year
        self.month = today.month
        self.day = today.day
        self.ready = True

    @computed
    def today(self) -> int:
        """The door of the day; 0 if the day has none."""
        return todays_door(self.month, self.day)

    @computed
    def headline(self) -> str:
        if not self.ready:
            return ""
        return headline(self.year, self.month, self.day)


class TodaysDoorState(_DatedDoors):
    """The doors on the home page; it has no chapters, so that the home page does not load them."""

    def on_start(self) -> None:
        self.tick()
        browser.every(60, self.tick)

    @event
    def touch(self, door: int) -> None:
        """Let a door that opens later say when."""
        self.touched = door
        self.touches += 1

    @computed
    def doors(self) -> list[Door]:
        """The 24 doors; only the calendar's page knows which were opened."""
        last_open = open_doors(self.month, self.day)
        return [
            door_of(number, last_open, self.today, self.touched, self.touches)
            for number in range(1, DOORS + 1)
        ]

    @computed
    def message(self) -> str:
        """The message of a later door that was touched; blank once it may be opened."""
        if self.touched <= open_doors(self.month, self.day):
            return ""
        return later_message(self.year, self.month, self.day, self.touched)

    @computed
    def number(self) -> int:
        """The door to show: today's, the last of an open calendar, or the first."""
        return max(open_doors(self.month, self.day), 1)

    @computed
    def look(self) -> str:
        """The look of the door, as in `Door`."""
        if self.today > 0:
            return "today"
        if open_doors(self.month, self.day) > 0:
            return "shut"
        return "later"

    @computed
    def link(self) -> str:
        if self.today > 0:
            return paths.ADVENT + "?door=" + str(self.today)
        return paths.ADVENT


class AdventState(_DatedDoors):
    """Which doors are open, which the visitor has opened, and the chapter that is shown."""

    opened: Field[list[int]] = stored(
        [], key=STORAGE_KEY, per=CHILD_KEY
    )  # as `opened_mark` writes them
    door: Field[str] = query("", key="door", back=True)  # whose chapter is shown; not validated
    teacher: Field[str] = query("", key="teacher")  # as above; not validated
    last_read: Field[int] = field(0)  # the door whose chapter was shown last; 0 if none was

    def on_start(self) -> None:
        """Read the date now and every minute, and go to the chapter that a link opens."""
        self.tick()
        browser.every(60, self.tick)
        if self.shown > 0:
            self.go_to(self.shown)

    @event
    def open(self, door: int) -> None:
        """Show what is behind a door; a door that opens later only says when."""
        if door > self.last_open:
            self.touched = door
            self.touches += 1
            return
        self.touched = 0
        self.door = str(door)
        sounds.play(CREAK)
        browser.track("button_click", button_name="Advent Door", location=str(door))
        self.go_to(door)

    def go_to(self, door: int) -> None:
        """Remember that a door was opened, focus its chapter's title and scroll to its start."""
        self.remember(door)
        self.last_read = door
        browser.focus(TITLE_ID, scroll=False)  # the title would end under the top bar
        browser.scroll_to(READER_ID)

    def remember(self, door: int) -> None:
        """Keep on this device that a door was opened; a teacher's view keeps nothing."""
        season = season_year(self.year, self.month, self.day)
        if self.for_teacher or season == 0:
            return
        mark = opened_mark(season, door)
        if mark not in self.opened:
            kept = [other for other in self.opened if other // 100 == season]
            self.opened = [*kept, mark]

    @event
    def back(self) -> None:
        door = door_number(self.door)
        self.door = ""
        if door > 0:
            browser.focus(door_id(door))

    def on_query(self) -> None:
        """Follow the browser's Back to the door, or Forward to the chapter; the router scrolls."""
        if self.shown > 0:
            self.last_read = self.shown
            browser.focus(TITLE_ID, scroll=False)
        elif self.last_read > 0:
            browser.focus(door_id(self.last_read), scroll=False)

    @event
    def handle_key(self, pressed: str) -> None:
        """Close the chapter on Escape."""
        if pressed == "Escape" and self.reading:
            self.back()

    @computed
    def for_teacher(self) -> bool:
        """Whether a teacher reads, with or without all doors open."""
        return self.teacher == TEACHER or self.all_open

    @computed
    def all_open(self) -> bool:
        """Whether a teacher has opened all doors."""
        return self.teacher == EVERY_DOOR

    @computed
    def last_open(self) -> int:
        """The number of the last door that may be opened."""
        if self.ready and self.all_open:
            return DOORS
        return open_doors(self.month, self.day)

    @computed
    def shown(self) -> int:
        """The door whose chapter is shown; 0 if none is."""
        door = door_number(self.door)
        if door <= self.last_open:
            return door
        return 0

    @computed
    def refused(self) -> int:
        """The later door that a link asks for; 0 if none."""
        door = door_number(self.door)
        if self.ready and door > self.last_open:
            return door
        return 0

    @computed
    def reading(self) -> bool:
        """Whether a chapter or the page about a later door takes the place of the doors."""
        return self.shown > 0 or self.refused > 0

    @computed
    def doors(self) -> list[Door]:
        season = season_year(self.year, self.month, self.day)
        return [
            door_of(
                number,
                self.last_open,
                self.today,
                self.touched,
                self.touches,
                opened=opened_mark(season, number) in self.opened,
            )
            for number in range(1, DOORS + 1)
        ]

    @computed
    def chapter(self) -> Chapter:
        """The chapter that is shown; the first if none is."""
        return CHAPTERS[max(self.shown, 1) - 1]

    @computed
    def image(self) -> str:
        """The URL path of the chapter's picture."""
        return _image(self.chapter.door)

    @computed
    def small_thing(self) -> Note:
        """The title of the chapter's small thing and the words of its link."""
        return KINDS[self.chapter.kind]

    @computed
    def surprise(self) -> Unlocked:
        """What the door whose chapter is shown unlocks."""
        return UNLOCKED[max(self.shown, 1) - 1]

    @computed
    def use(self) -> Use:
        """What the surprise is for."""
        return USES[self.surprise.kind]

    @computed
    def surprise_link(self) -> str:
        """The page of the surprise, which a teacher who has opened all doors sees unlocked, too."""
        if self.all_open:
            return self.use.path + "?teacher=" + EVERY_DOOR
        return self.use.path

    @computed
    def message(self) -> str:
        """The message of a later door that was touched or that a link asks for."""
        door = self.touched
        if door == 0:
            door = self.refused
        if door == 0:
            return ""
        return later_message(self.year, self.month, self.day, door)

    @computed
    def before(self) -> int:
        """The door before the one that is shown; 0 before the first."""
        if self.shown > 1:
            return self.shown - 1
        return 0

    @computed
    def after(self) -> int:
        """The door after the one that is shown, if it may be opened; 0 otherwise."""
        if self.shown > 0 and self.shown < self.last_open:
            return self.shown + 1
        return 0


def door_of(  # noqa: PLR0913 -- what decides how a door looks
    number: int, last_open: int, today: int, touched: int, touches: int, *, opened: bool = False
) -> Door:
    """Return how a door looks, given the last door that may be opened and today's."""
    look = "shut"
    said = _SHUT
    if number > last_open:
        look = "later"
        said = _OPENS.replace("{day}", str(number))
    elif opened:
        look = "opened"
        said = _OPEN
    elif number == today:
        look = "today"
        said = _TODAYS
    return Door(
        number=number,
        look=look,
        said=said,
        picture=_image(number),
        touches=touches if number == touched else 0,
    )


def _image(door: int) -> str:
    return "/art/advent/" + str(door).zfill(2) + ".svg"


def later_message(year: int, month: int, day: int, door: int) -> str:
    """Return the message of a door that opens later."""
    wait = spoken_wait(days_to_door(year, month, day, door))
    opens = filled(_DOOR_OPENS, {"number": str(door), "wait": wait})
    return LATER[door % len(LATER)] + " " + opens


def door_id(door: int) -> str:
    """Return the id of a door's button."""
    return "door-" + str(door)
