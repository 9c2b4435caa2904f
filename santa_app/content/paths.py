"""Every address on the site, so that no page types a path twice (SPEC section 2, route table)."""

from typing import Final

from santa_app.settings import settings

HOME: Final = "/"
LETTER: Final = settings().letter_path
MY_LETTER: Final = "/my-letter"
NICE_LIST: Final = "/nice-list"
TRACKER: Final = "/track-santa"
ADDRESS: Final = "/santas-address"
RECIPES: Final = "/christmas-recipes"
ACTIVITIES: Final = "/activities"
ABOUT: Final = "/about"
PRIVACY: Final = "/privacy"
COLORING: Final = "/coloring-pages"
SONGS: Final = "/christmas-songs"
CARDS: Final = "/christmas-cards"
MOVIES: Final = "/christmas-movies"
GAMES: Final = "/christmas-games"
PARENTS: Final = "/parent-resources"
STORIES: Final = "/christmas-stories"
GIFTS: Final = "/resources/gift-ideas"
PLANNING: Final = "/resources/christmas-planning"
PRINTABLES: Final = "/resources/printable-templates"
TRADITIONS: Final = "/resources/christmas-traditions"
REINDEER: Final = "/stories/reindeer-profiles"
VILLAGE: Final = "/stories/north-pole-village"
TRIVIA: Final = "/games/christmas-trivia"
ELF_NAMES: Final = "/games/elf-name-generator"
GOOD_DEEDS: Final = "/games/good-deeds-tracker"


def recipe(slug: str) -> str:
    """Return the address of a recipe's own page."""
    return f"/recipe/{slug}"
