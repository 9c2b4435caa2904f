"""A look back at Christmas from what this device keeps, and two lines that it keeps besides."""

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from reflex_browser_state import (
    BrowserState,
    Field,
    browser,
    browser_functions,
    computed,
    event,
    field,
    stored,
)

from santa_app.content.children import CHILD_KEY
from santa_app.content.good_deeds import STORAGE_KEY as DEEDS
from santa_app.content.my_christmas import SAID
from santa_app.i18n import plural_forms
from santa_app.rules.counting import counted
from santa_app.rules.filled import filled

DOORS, TRIVIA, COLORED, HOUSES, PRESENTS = (
    "advent-doors", "trivia-best", "coloring", "village-visited", "presents_best",
)  # fmt: skip
"""What other States keep; `tests/unit/states/test_my_christmas_state.py` compares the keys."""

_DOORS = plural_forms("{count} door opened", "{count} doors opened")
_DEEDS = plural_forms(
    "{count} good deed, and a star for it", "{count} good deeds, and a star for each"
)
_TRIVIA = plural_forms(
    "{count} right answer in the trivia quiz", "{count} right answers in the trivia quiz"
)
_COLORED = plural_forms("{count} picture colored", "{count} pictures colored")
_HOUSES = plural_forms(
    "{count} house of the village visited", "{count} houses of the village visited"
)
_PRESENTS = plural_forms(
    "{count} present delivered in one flight", "{count} presents delivered in one flight"
)


class Kept(Protocol):
    """The member of `kept`, which runs in the browser (kept.js)."""

    def kept_numbers(self, key: str, name: str) -> list[int]:
        """Return the numbers that the child who plays has in a stored list or dict.

        They are those of its entries' field `name` if given.

        An entry that is no number counts as 1, and a stored number is a list of one.
        """


kept: Kept = browser_functions(Kept, Path(__file__).with_name("kept.js"))


@dataclass(frozen=True, kw_only=True, slots=True)
class Memory:
    """Something that the child did; `picture` is the URL path of its drawing."""

    picture: str
    text: str


class MyChristmasState(BrowserState):
    """The page's facts, and what a child got and gave: a line and a picture's slug for each."""

    year: Field[int] = field(0)  # of the last Christmas; 0 in the prerendered page
    memories: Field[list[Memory]] = field([])
    got: Field[str] = stored("", key="my-christmas.got", per=CHILD_KEY)
    gave: Field[str] = stored("", key="my-christmas.gave", per=CHILD_KEY)
    pictures: Field[dict[str, str]] = stored(  # by "got", "gave"
        {}, key="my-christmas.pictures", per=CHILD_KEY
    )
    message: Field[str] = field("")

    def on_start(self) -> None:
        today = browser.local_time(browser.now())
        self.year = today.year if today.month == 12 else today.year - 1
        doors = [mark for mark in kept.kept_numbers(DOORS, "") if mark // 100 == self.year]
        self.memories = []
        self.remember("pairs/bell", _DOORS, len(doors))
        self.remember("pairs/star", _DEEDS, len(kept.kept_numbers(DEEDS, "")))
        self.remember("trivia-medal", _TRIVIA, max([0, *kept.kept_numbers(TRIVIA, "")]))
        self.remember("wishes/paints", _COLORED, len(kept.kept_numbers(COLORED, "")))
        self.remember("pairs/gingerbread", _HOUSES, len(kept.kept_numbers(HOUSES, "")))
        self.remember("pairs/present", _PRESENTS, max([0, *kept.kept_numbers(PRESENTS, "")]))

    def remember(self, picture: str, forms: tuple[str, ...], count: int) -> None:
        """Add a fact, if there is something to tell."""
        if count > 0:
            memory = Memory(picture=f"/art/{picture}.svg", text=counted(forms, count))
            self.memories = [*self.memories, memory]

    @event
    def choose(self, side: str, picture: str) -> None:
        """Choose a picture, or none where it was chosen before."""
        chosen = "" if self.pictures.get(side, "") == picture else picture
        self.pictures = {**self.pictures, side: chosen}
        self.message = ""

    @event
    def erase(self) -> None:
        self.got = ""
        self.gave = ""
        self.pictures = {}
        self.message = SAID["erased"]

    @event
    def print_it(self) -> None:
        browser.track("button_click", button_name="Print My Christmas", location="my-christmas")
        browser.print_page()

    @computed
    def title(self) -> str:
        return filled(SAID["title"], {"year": str(self.year)}) if self.year else ""
