"""The good deeds tracker's suggestions and tiers."""

from santa_app.content.checks import Positive, entry
from santa_app.i18n import gettext as _

STORAGE_KEY = "good-deeds"
"""The localStorage key of the list of deeds."""

MANUAL_POINTS_MIN = 5
MANUAL_POINTS_MAX = 19
"""A deed that the visitor typed earns a random number of points in this range, ends included."""


@entry
class Suggestion:
    """A deed to add with one click, and the points it earns."""

    text: str
    points: Positive


@entry
class DeedTier:
    """A tier that is reached with a total of `points`. `tree` says how much of the tree is lit."""

    points: int
    name: str
    message: str
    tree: str


SUGGESTIONS = (
    Suggestion(text=_("Helped set the table"), points=10),
    Suggestion(text=_("Shared my toys"), points=15),
    Suggestion(text=_("Cleaned up my room"), points=10),
    Suggestion(text=_("Said please and thank you"), points=5),
    Suggestion(text=_("Helped someone who was sad"), points=20),
    Suggestion(text=_("Did my homework without being asked"), points=10),
    Suggestion(text=_("Helped cook or bake"), points=15),
    Suggestion(text=_("Fed or walked a pet"), points=10),
    Suggestion(text=_("Gave someone a hug"), points=5),
    Suggestion(text=_("Gave away toys I don't play with anymore"), points=15),
)

DEED_TIERS = (
    DeedTier(
        points=200,
        name=_("Super Nice"),
        message=_("Santa is absolutely amazed by your kindness!"),
        tree=_("The whole tree is lit, right up to the star!"),
    ),
    DeedTier(
        points=150,
        name=_("Very Nice"),
        message=_("You're definitely on the Nice List!"),
        tree=_("Three rows of lights are on. Only the top is still dark."),
    ),
    DeedTier(
        points=100,
        name=_("Nice"),
        message=_("Keep up the great work!"),
        tree=_("Two rows of lights are on. Half the tree is glowing!"),
    ),
    DeedTier(
        points=50,
        name=_("Getting There"),
        message=_("You're doing wonderful things!"),
        tree=_("The first row of lights is on!"),
    ),
    DeedTier(
        points=0,
        name=_("Just Starting"),
        message=_("Every good deed counts!"),
        tree=_("The tree is still dark. Your kind deeds will light it."),
    ),
)
"""Highest tier first; the last one starts at 0."""
