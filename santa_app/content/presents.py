"""Drop the Presents: what it says, and its levels and ways to fly from `presents.toml`."""

from typing import Final

from santa_app.content.checks import Positive, Slug, entry
from santa_app.content.tables import Text, read_table


@entry
class Hemisphere:
    """A level: a row of roofs in one hemisphere.

    `speed` is the speed of the sleigh and `reach` how far beside the middle of a chimney a present may
    land, in units of the drawing (a house is 240 wide). `image` is the URL path of a house (240 x 200),
    `scenery` says what the flight passes. The slug names its colors in assets/styles/pages/games.css.
    """

    slug: Slug
    name: Text
    short: Text
    scenery: Text
    speed: Positive
    reach: Positive
    image: str


@entry
class FlightWay:
    """A way to fly: `slug`, the label of its button, and how it goes."""

    slug: Slug
    label: Text
    text: Text


@entry
class Praise:
    """Santa's words after a flight with at least `least` presents delivered."""

    least: int
    text: Text


@entry
class _Table:
    hemispheres: tuple[Hemisphere, ...]
    ways: tuple[FlightWay, ...]
    praises: tuple[Praise, ...]
    words: dict[str, Text]
    said: dict[str, Text]


_TABLE: Final = read_table(__file__, _Table)

HEMISPHERES: Final = _TABLE.hemispheres
WAYS: Final = _TABLE.ways
PRAISES: Final = _TABLE.praises
WORDS: Final = _TABLE.words
SAID: Final = _TABLE.said
"""The texts that the browser State says."""

FLY: Final = "fly"
HOPS: Final = "hops"
WAIT: Final = "wait"
