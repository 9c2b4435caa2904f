"""The good deeds tracker's suggestions and tiers, from `good_deeds.toml`."""

from santa_app.content.checks import Positive, entry
from santa_app.content.tables import Text, read_table

STORAGE_KEY = "good-deeds"
"""The localStorage key of the list of deeds."""

MANUAL_POINTS_MIN = 5
MANUAL_POINTS_MAX = 19
"""A deed that the visitor typed earns a random number of points in this range, ends included."""


@entry
class Suggestion:
    """A deed to add with one click, and the points it earns."""

    text: Text
    points: Positive


@entry
class DeedTier:
    """A tier that is reached with a total of `points`. `tree` says how much of the tree is lit."""

    points: int
    name: Text
    message: Text
    tree: Text


@entry
class Drawing:
    """The shapes of the jar and of the tree, as `good_deeds.toml` explains them."""

    star: str
    glass: str
    pine: tuple[tuple[str, str], ...]
    lights: tuple[tuple[str, str], ...]


@entry
class _Table:
    suggestions: tuple[Suggestion, ...]
    tiers: tuple[DeedTier, ...]
    drawing: Drawing


_TABLE = read_table(__file__, _Table)

SUGGESTIONS = _TABLE.suggestions
DRAWING = _TABLE.drawing
DEED_TIERS = _TABLE.tiers
"""Highest tier first; the last one starts at 0."""
