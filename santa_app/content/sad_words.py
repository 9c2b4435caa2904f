"""Phrases by which a sad letter is recognized, from sad_words.md."""

import re
from pathlib import Path
from typing import Final

from santa_app.content.phrases import Phrases, normalized
from santa_app.content.sections import sections

DANGER: Final = "danger"
"""The kind that points to violence, abuse or self-harm."""


def read(text: str) -> dict[str, Phrases]:
    """Return the phrases of each kind. Raises ValueError for a kind without phrases."""
    lines = dict(sections(text))
    lines.pop("spellings", None)
    # "my daddys gone" reads like "my daddy's gone".
    family = [
        one + ending for one in lines.pop("family").strip().split("/") for ending in ("", "s")
    ]
    names = {"family": "/".join(family)}
    return {kind: Phrases(body, names) for kind, body in lines.items()}


def read_spellings(text: str) -> dict[str, str]:
    """Return what children mean by each spelling that they use for it."""
    lines = dict(sections(text)).get("spellings", "").splitlines()
    pairs = [line.split(":") for line in lines if line]
    return {wrong.strip(): right for right, wrongs in pairs for wrong in wrongs.split(",")}


def _file() -> str:
    return Path(__file__).with_suffix(".md").read_text(encoding="utf-8")


SPELLINGS: Final = read_spellings(_file())
_MISSPELLED: Final = re.compile(f"(?<= )(?:{'|'.join(SPELLINGS)})(?= )")
SAD_WORDS: Final = read(_file())


def kinds(text: str) -> frozenset[str]:
    """Return the kinds of `SAD_WORDS` that occur in a child's text, as children spell it."""
    words = _MISSPELLED.sub(lambda found: SPELLINGS[found[0]], normalized(text))
    return frozenset(
        kind for kind, phrases in SAD_WORDS.items() if phrases.position(words) is not None
    )
