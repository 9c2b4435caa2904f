"""Phrases by which a sad letter is recognized, from sad_words.md."""

from pathlib import Path
from typing import Final

from santa_app.content.phrases import Phrases
from santa_app.content.sections import sections

DANGER: Final = "danger"
"""The kind that points to violence, abuse or self-harm."""


def read(text: str) -> dict[str, Phrases]:
    """Return the phrases of each kind. Raises ValueError for a kind without phrases."""
    lines = dict(sections(text))
    names = {"family": " ".join(lines.pop("family").split())}
    return {kind: Phrases(body, names) for kind, body in lines.items()}


SAD_WORDS: Final = read(Path(__file__).with_suffix(".md").read_text(encoding="utf-8"))
