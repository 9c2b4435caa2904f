"""Writes the model card: what the recognizer is, what it was trained with, and its figures."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol, Self

from santa_app.i18n import LANGUAGES

_COLUMNS: Final = (
    "danger: held",
    "danger or sad: not cheerful",
    "traps: held",
    "traps: not cheerful",
    "other ordinary: held",
    "other ordinary: not cheerful",
)


class _Text(Protocol):
    locale: str
    group: str
    kind: str


@dataclass(frozen=True, slots=True)
class Figures:
    """How many texts there are, and how many were found, by language and column of the card."""

    found: Counter[tuple[str, str]]
    texts: Counter[tuple[str, str]]

    @classmethod
    def of(cls, corpus: Sequence[_Text], signs: Sequence[Sequence[bool]]) -> Self:
        """Count what was found: whether danger and whether worry counts in each text."""
        found, texts = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
        for one, (danger, worry) in zip(corpus, signs, strict=True):
            answered = {"held": danger, "not cheerful": danger or worry}
            for column in _COLUMNS:
                group, _, answer = column.partition(": ")
                if _is_in(one, group):
                    texts[one.locale, column] += 1
                    found[one.locale, column] += bool(answered[answer])
        return cls(found, texts)

    def row(self, locales: Sequence[str]) -> str:
        """Return the percentages of languages as cells of a Markdown table."""
        cells = []
        for column in _COLUMNS:
            total = sum(self.texts[one, column] for one in locales)
            cells.append(f"{sum(self.found[one, column] for one in locales) / total:.0%}")
        return " | ".join(cells)


def _is_in(text: _Text, group: str) -> bool:
    match group:
        case "danger":
            return text.group == "danger"
        case "danger or sad":
            return text.group != "ordinary"
        case "traps":
            return text.kind.startswith("trap")
        case _:
            return text.group == "ordinary" and not text.kind.startswith("trap")


def write_card(template: Path, card: Path, figures: Figures, weights: Path, **facts: Any) -> None:  # noqa: ANN401 - formatted
    """Fill in the template of the card."""
    head = f"| language | {' | '.join(_COLUMNS)} |\n|---|{'---|' * len(_COLUMNS)}"
    locales = [one.locale for one in LANGUAGES]
    rows = [f"| {one.tag} | {figures.row([one.locale])} |" for one in LANGUAGES]
    table = "\n".join([head, *rows, f"| all | {figures.row(locales)} |"])
    digest = hashlib.sha256(weights.read_bytes()).hexdigest()
    text = template.read_text("utf-8")
    for name, value in {"figures": table, "sha256": digest, **facts}.items():
        text = text.replace(f"[{name}]", str(value))
    card.write_text(text, "utf-8")
