"""Christmas Pairs, the memory game."""

from dataclasses import dataclass

from reflex_browser_state import Field, browser, computed, event, field, stored

from santa_app.content import pairs as words
from santa_app.content.children import CHILD_KEY
from santa_app.content.pairs import BOARDS, PICTURES, PairBoard
from santa_app.content.surprises import images_of
from santa_app.rules.counting import counted
from santa_app.rules.filled import filled
from santa_app.rules.pairs import dealt, fewest
from santa_app.states.surprises import Surprises

LARGEST_SEED = 2147483646
_BACKS = images_of("back")


@dataclass(frozen=True, kw_only=True, slots=True)
class Card:
    """A card as it is drawn; `place` counts from 0, `look` is "down", "up" or "found"."""

    place: int
    look: str
    image: str
    label: str


def board_of(slug: str) -> PairBoard:
    """Return the board of that slug; the first if there is none."""
    for board in BOARDS:
        if board.slug == slug:
            return board
    return BOARDS[0]


class PairsState(Surprises):
    """The cards on the table.

    Nothing turns back by itself: two cards that differ stay up until the next card is turned.
    `order` is the index in PICTURES of each card.
    """

    size: Field[str] = field(BOARDS[0].slug)  # the slug of the board
    order: Field[list[int]] = field(dealt(BOARDS[0].pairs, len(PICTURES), 0))
    up: Field[list[int]] = field([])  # the places of the cards that are no pair yet; two at most
    found: Field[list[int]] = field([])  # indexes in PICTURES
    turns: Field[int] = field(0)  # how often a second card was turned
    message: Field[str] = field(words.SAID["start"])  # what the last card led to
    best: Field[dict[str, int]] = stored(
        {}, key="pairs_best", per=CHILD_KEY
    )  # the fewest turns by board
    back: Field[str] = stored("", key="pairs_back", per=CHILD_KEY)  # a slug; blank for presents

    def on_start(self) -> None:
        """Mix the cards."""
        self.deal()
        self.watch_doors()

    @event
    def choose(self, size: str) -> None:
        self.size = size
        self.deal()
        self.message = words.SAID["again"]

    @event
    def new_game(self) -> None:
        self.deal()
        self.message = words.SAID["again"]
        browser.track("button_click", button_name="New Game", location="christmas-pairs")

    def deal(self) -> None:
        """Put all cards face down in a new order."""
        pairs = board_of(self.size).pairs
        self.order = dealt(pairs, len(PICTURES), browser.random_int(0, LARGEST_SEED))
        self.up = []
        self.found = []
        self.turns = 0

    @event
    def turn(self, place: int) -> None:
        """Turn a card face up; two cards that differ are turned back first."""
        picture = self.order[place]
        if picture in self.found or (len(self.up) == 1 and place in self.up):
            return
        if len(self.up) != 1:
            self.up = [place]
            self.message = words.SAID["one"].replace("{picture}", PICTURES[picture].one)
            return
        before = self.order[self.up[0]]
        self.turns += 1
        if before == picture:
            self.up = []
            self.found = [*self.found, picture]
            self.message = words.SAID["pair"].replace("{pictures}", PICTURES[picture].two)
            if self.finished:
                self.finish()
        else:
            self.up = [*self.up, place]
            both = filled(
                words.SAID["both"], {"first": PICTURES[before].one, "second": PICTURES[picture].one}
            )
            self.message = both[:1].upper() + both[1:] + " " + words.SAID["not_yet"]

    def finish(self) -> None:
        """Praise, and keep the number of turns if it is the lowest."""
        known = self.best.get(self.size, 0)
        self.message = filled(
            words.SAID["found_all"],
            {"pairs": str(self.pairs), "turns": counted(words.TURNS, self.turns)},
        )
        if self.turns < known:
            self.message += " " + words.SAID["best_yet"]
        self.best = {**self.best, self.size: fewest(known, self.turns)}

    @computed
    def back_image(self) -> str:
        """The picture on the back of the cards; blank for presents of several colors."""
        return _BACKS.get(self.back, "")

    @computed
    def pairs(self) -> int:
        return board_of(self.size).pairs

    @computed
    def finished(self) -> bool:
        return len(self.found) == self.pairs

    @computed
    def cards(self) -> list[Card]:
        drawn = []
        for place in range(len(self.order)):
            picture = PICTURES[self.order[place]]
            label = words.SAID["card"].replace("{number}", str(place + 1))
            look = "down"
            if self.order[place] in self.found:
                look = "found"
                label = filled(words.SAID["card_found"], {"card": label, "picture": picture.one})
            elif place in self.up:
                look = "up"
                label = filled(words.SAID["card_up"], {"card": label, "picture": picture.one})
            else:
                label = words.SAID["card_down"].replace("{card}", label)
            drawn.append(Card(place=place, look=look, image=picture.image, label=label))
        return drawn

    @computed
    def record(self) -> str:
        """The fewest turns on this board so far; blank before the first whole game."""
        known = self.best.get(self.size, 0)
        if known == 0:
            return ""
        return words.SAID["best"].replace("{turns}", counted(words.TURNS, known))
