"""Filters of the list pages. Every choice defaults to "all".

Choices are read from the page's URL, which visitors can edit, so `valid_choice` replaces unknown
ones.
"""

from santa_app.content.checks import ALL


def valid_choice(choice: str, choices: tuple[str, ...] | list[str]) -> str:
    """Return `choice` if it is one of `choices`, else "all"."""
    return choice if choice in choices else ALL


def matches(value: str, choice: str) -> bool:
    """Return whether the choice is "all" or exactly `value`."""
    return choice in (ALL, value)
