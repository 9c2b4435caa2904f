"""Children's texts in the languages of the site: sad and cheerful ones, and wishes."""

from pathlib import Path

SAD: dict[str, list[tuple[str, str]]] = {}
"""Sad texts by locale, each after the kind that is recognized."""
CHEERFUL: dict[str, list[str]] = {}
WISHES: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
"""Wish lists by locale, each with the wishes that a reply quotes."""


def _read() -> None:
    locale = ""
    for line in Path(__file__).with_suffix(".txt").read_text("utf-8").splitlines():
        sign, _, text = line.partition(" ")
        if line.startswith("["):
            locale = line.strip("[]")
        elif sign == "!":
            kind, _, text = text.partition(": ")
            SAD.setdefault(locale, []).append((kind, text))
        elif sign == "+":
            CHEERFUL.setdefault(locale, []).append(text)
        elif sign == "*":
            typed, _, quoted = text.partition(" =")
            wishes = tuple(one for one in quoted.strip().split("; ") if one)
            WISHES.setdefault(locale, []).append((typed, wishes))


_read()
