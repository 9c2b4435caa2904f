"""Filters of the list pages (SPEC sections 4 and 5). Every choice defaults to 'all'.

A choice comes from the page's address, so anything may stand in it: `known_choice` turns what
is not offered into 'all'. Runs in the visitor's browser as well.
"""

from santa_app.content.checks import ALL
from santa_app.content.recipes import TIME_LIMITS, RecipeIndexEntry


def known_choice(choice: str, offered: tuple[str, ...] | list[str]) -> str:
    """Return `choice` if it is one of those offered, else 'all'."""
    return choice if choice in offered else ALL


def is_shown(value: str, choice: str) -> bool:
    """Whether an entry with `value` is shown: 'all' shows every one, else only an exact match."""
    return choice in (ALL, value)


def activity_matches(
    category: str, difficulty: str, chosen_category: str, chosen_difficulty: str
) -> bool:
    """Whether an activity is shown: both filters must let it pass."""
    return is_shown(category, chosen_category) and is_shown(difficulty, chosen_difficulty)


def time_limit(choice: str) -> int:
    """Return the minutes that a choice of 'total time up to' allows, or -1 for no limit."""
    for limit in TIME_LIMITS:
        if limit.value == choice:
            return limit.minutes
    return -1


def recipe_matches(recipe: RecipeIndexEntry, difficulty: str, tag: str, time: str) -> bool:
    """Whether a recipe passes the three filters; `time` is a value of TIME_LIMITS or 'all'."""
    limit = time_limit(time)
    if limit >= 0 and recipe.total_time > limit:
        return False
    if not is_shown(recipe.difficulty, difficulty):
        return False
    return tag == ALL or tag in recipe.tags
