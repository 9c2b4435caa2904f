"""The path of every page except the letter page, whose path is a setting (`santa_app.product`).

A translated path has lowercase letters a to z, digits and hyphens between its slashes. It stands
below the prefix of its language, which these do not contain (`santa_app.i18n.page_path`).
"""

from typing import Annotated, Final

from pydantic import AfterValidator

from santa_app.content.tables import Translated
from santa_app.i18n import pgettext

HOME: Final = "/"
MY_LETTER: Final = pgettext("path", "/my-letter")
MY_CHRISTMAS: Final = pgettext("path", "/my-christmas")
NICE_LIST: Final = pgettext("path", "/nice-list")
TRACKER: Final = pgettext("path", "/track-santa")
ADDRESS: Final = pgettext("path", "/santas-address")
RECIPES: Final = pgettext("path", "/christmas-recipes")
ACTIVITIES: Final = pgettext("path", "/activities")
ABOUT: Final = pgettext("path", "/about")
PRIVACY: Final = pgettext("path", "/privacy")
HELPLINES: Final = pgettext("path", "/someone-to-talk-to")
COLORING: Final = pgettext("path", "/coloring-pages")
COLOR_ONLINE: Final = pgettext("path", "/coloring-pages/color-online")
SONGS: Final = pgettext("path", "/christmas-songs")
CARDS: Final = pgettext("path", "/christmas-cards")
MOVIES: Final = pgettext("path", "/christmas-movies")
GAMES: Final = pgettext("path", "/christmas-games")
PARENTS: Final = pgettext("path", "/parent-resources")
TEACHERS: Final = pgettext("path", "/for-teachers")
STORIES: Final = pgettext("path", "/christmas-stories")
ADVENT: Final = pgettext("path", "/advent")
GIFTS: Final = pgettext("path", "/resources/gift-ideas")
PLANNING: Final = pgettext("path", "/resources/christmas-planning")
PRINTABLES: Final = pgettext("path", "/resources/printable-templates")
TRADITIONS: Final = pgettext("path", "/resources/christmas-traditions")
REINDEER: Final = pgettext("path", "/stories/reindeer-profiles")
VILLAGE: Final = pgettext("path", "/stories/north-pole-village")
TRIVIA: Final = pgettext("path", "/games/christmas-trivia")
ELF_NAMES: Final = pgettext("path", "/games/elf-name-generator")
GOOD_DEEDS: Final = pgettext("path", "/games/good-deeds-tracker")
PAIRS: Final = pgettext("path", "/games/christmas-pairs")
PRESENTS: Final = pgettext("path", "/games/drop-the-presents")


_ALL = frozenset(path for name, path in globals().items() if name.isupper())


def _known(path: str) -> str:
    if path not in _ALL:
        raise ValueError("is the path of no page")
    return path


PagePath = Annotated[str, Translated("path"), AfterValidator(_known)]
"""The type of a path in a table, written in English."""

_RECIPE: Final = pgettext("path", "/recipe")


def recipe(slug: str) -> str:
    """Return the path of a recipe's page."""
    return f"{_RECIPE}/{slug}"
