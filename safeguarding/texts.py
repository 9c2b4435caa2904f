"""The texts by which the recognizer is trained: those beside this file, and older corpora."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from santa_app.i18n import LANGUAGES

FOLDER: Final = Path(__file__).parent
CORPORA: Final = FOLDER.parent / "tests/unit/letters/corpora"
_WISHES: Final = 4
"""Each fourth wish is taken: they are many, and short."""
LOCALES: Final = tuple(one.locale for one in LANGUAGES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A training text; `kind` begins with `trap` for an ordinary one that looks worrying."""

    locale: str
    group: str
    """danger, sad or ordinary."""
    kind: str
    words: str


def texts() -> list[Text]:
    """Return all training texts, each once."""
    found = {(one.locale, "".join(one.words.casefold().split())): one for one in _all_texts()}
    return list(found.values())


def _all_texts() -> Iterator[Text]:
    for file in sorted(FOLDER.glob("*.jsonl")):
        for line in file.read_text("utf-8").splitlines():
            row = json.loads(line)
            words = " ".join(row["text"].split())
            yield Text(locale=file.stem, group=row["class"], kind=row["kind"], words=words)
    corpora = [(CORPORA / "safeguarding.txt", "en")]
    corpora += [(file, file.stem) for file in sorted((CORPORA / "danger").glob("*.txt"))]
    for file, locale in corpora:
        for line in file.read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                group, words = line.split(" | ", 1)
                kind = "trap_corpus" if group == "ordinary" else "corpus"
                yield Text(locale=locale, group=group, kind=kind, words=" ".join(words.split()))
    yield from _questions_and_wishes()


def _questions_and_wishes() -> Iterator[Text]:
    """Yield the shortest ordinary texts: questions to Santa, and each `_WISHES`-th wish."""
    for name, step in (("questions", 1), ("wishes", _WISHES)):
        locale, found = "", 0
        for line in (CORPORA / f"{name}.txt").read_text("utf-8").splitlines():
            if line.startswith("["):
                locale = line.strip("[]")
            elif locale and line and not line.startswith(("-", "#")):
                said = line.removeprefix("+").partition("=")[2 if name == "questions" else 0]
                found += 1
                for words in said.split("|") if found % step == 0 else ():
                    yield Text(locale=locale, group="ordinary", kind="plain", words=words.strip())
