"""The width of a text in a line."""

from unicodedata import east_asian_width


def display_width(text: str) -> int:
    """Return how wide a text is, in Latin letters; those of Japanese are twice as wide."""
    return len(text) + sum(east_asian_width(letter) == "W" for letter in text)
