"""`Judgement`: what the recognizer says of a letter."""

from typing import Final, NamedTuple

HALF: Final = 0.5
"""From this number on a sign counts; the model is calibrated so in each language."""
PLAINLY: Final = "plainly "
"""Stands before a kind of sad words that a letter says plainly (`SadWords.plain_kinds`)."""


class Judgement(NamedTuple):
    """How sure the recognizer is, from 0 to 1."""

    danger: float
    """That the letter has signs of danger."""
    worry: float
    """That it is sad or has signs of danger."""
