"""How well sad letters are recognized, on texts written by somebody who had not seen the phrases.

The phrases were improved with every other text; the others are the held-out half, by which
docs/safeguarding.md states the figures. Do not add phrases because of a held-out text.
"""

from collections import Counter
from pathlib import Path

import pytest

from santa_app.content.phrases import Phrases, normalized
from santa_app.content.sad_words import DANGER, read
from santa_app.letters.replies.subjects import sad_kinds
from tests.support.letter_examples import letter

CORPUS = Path(__file__).parent / "corpora" / "safeguarding.txt"
TEXTS = [
    line.split(" | ", 1)
    for line in CORPUS.read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


def shares(texts: list[list[str]]) -> tuple[float, float]:
    """Return precision and recall of gentle replies among texts with their classes."""
    counts: Counter[tuple[bool, bool]] = Counter()
    for kind, text in texts:
        kinds = sad_kinds(letter(wish_list=None, message_to_santa=text))
        counts[kind != "ordinary", bool(kinds)] += 1
    right, missed, wrong = counts[True, True], counts[True, False], counts[False, True]
    return right / (right + wrong), right / (right + missed)


def test_the_corpus_is_large_and_mixed() -> None:
    kinds = Counter(kind for kind, _ in TEXTS)
    assert kinds.keys() == {"sad", "danger", "ordinary"}
    assert sum(kinds.values()) >= 200
    assert min(kinds.values()) >= 40


def test_held_out_texts_are_recognized_as_the_documentation_says() -> None:
    precision, recall = shares(TEXTS[1::2])
    guide = (Path(__file__).parents[3] / "docs" / "safeguarding.md").read_text("utf-8")
    assert f"{recall:.0%} of the sad ones" in guide
    assert f"{1 - precision:.0%} of the gentle replies" in guide


def test_texts_that_the_phrases_were_made_with_are_recognized() -> None:
    precision, recall = shares(TEXTS[::2])
    assert precision >= 0.95
    assert recall >= 0.95


def test_phrases() -> None:
    phrases = Phrases("my dog/cat ... died, isn't $who", {"who": "here/there"})
    for text in ("My dog died.", "my CAT, the old grey one, died", "he isn’t here", "isnt there"):
        assert phrases.position(normalized(text)) is not None
    for text in ("my dogs died", "my dog is old and grey and slow and died", "hot dog", "is n't"):
        assert phrases.position(normalized(text)) is None


@pytest.mark.parametrize(("lines", "error"), [("", "no phrases"), ("my $pet", "unknown name")])
def test_wrong_phrases_stop_the_import(lines: str, error: str) -> None:
    with pytest.raises(ValueError, match=error):
        Phrases(lines)
    with pytest.raises(ValueError, match=error):
        read(f"\n## family\nmom\n## {DANGER}\n{lines}")
