"""The path of every page except the letter page, whose path is a setting (`santa_app.product`)."""

from typing import Final

HOME: Final = "/"
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
    """Return the path of a recipe's page."""
    return f"/recipe/{slug}"
