"""What the doors of the Advent calendar unlock on other pages, from `surprises.toml`."""

from typing import Final, Literal

from santa_app.content import paths
from santa_app.content.advent.page import DOORS
from santa_app.content.checks import Slug, entry, require
from santa_app.content.tables import Text, read_table

Kind = Literal["back", "paint", "instrument", "sticker"]


@entry
class Surprise:
    """What a door unlocks; `said` and `color` are those of a `Paint`."""

    day: int
    kind: Kind
    slug: Slug
    name: Text
    image: str
    said: Text = ""
    color: str = ""


@entry
class KindWords:
    """What is said about the surprises of a kind, as the table explains."""

    text: Text
    link: Text
    choice: Text = ""
    first: Text = ""


@entry
class _Table:
    surprises: tuple[Surprise, ...]
    kinds: dict[Kind, KindWords]
    locked: Text
    more: Text

    def __post_init__(self) -> None:
        days = [surprise.day for surprise in self.surprises]
        problem = "must name each door once, in order"
        require(self, "surprises", problem, holds=days == list(range(1, DOORS + 1)))


TABLE: Final = read_table(__file__, _Table)
SURPRISES: Final = TABLE.surprises


def of_kind(kind: Kind) -> tuple[Surprise, ...]:
    """Return the surprises of a kind, by their days."""
    return tuple(surprise for surprise in SURPRISES if surprise.kind == kind)


def images_of(kind: Kind) -> dict[str, str]:
    """Return the pictures of the surprises of a kind by their slugs."""
    return {surprise.slug: surprise.image for surprise in of_kind(kind)}


@entry
class Unlocked:
    """What the calendar shows of a surprise; `kind` is the number of its kind in `USES`."""

    image: str
    name: str
    kind: int


@entry
class Use:
    """What a kind of surprise is for: words, those of the link, and the page's path."""

    text: str
    link: str
    path: str


_PATHS: Final[dict[Kind, str]] = {
    "back": paths.PAIRS,
    "paint": paths.COLOR_ONLINE,
    "instrument": paths.SONGS,
    "sticker": paths.GOOD_DEEDS,
}
USES: Final = tuple(
    Use(text=words.text, link=words.link, path=_PATHS[kind]) for kind, words in TABLE.kinds.items()
)
UNLOCKED: Final = tuple(
    Unlocked(image=one.image, name=one.name, kind=list(TABLE.kinds).index(one.kind))
    for one in SURPRISES
)
"""The surprises in the order of the doors."""
