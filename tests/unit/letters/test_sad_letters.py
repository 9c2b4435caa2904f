"""How well sad letters are recognized, on texts written by somebody who had not seen the phrases.

The phrases were improved with every other text; the others are the held-out half, by which
docs/safeguarding.md states the figures. Do not read the held-out texts, and add no phrases because
of them.
"""

from collections import Counter
from pathlib import Path

import pytest

from santa_app.content.phrases import Phrases, normalized
from santa_app.content.sad_words import DANGER, SPELLINGS, kinds, read
from santa_app.letters.replies.subjects import sad_kinds
from tests.support.letter_examples import letter

CORPUS = Path(__file__).parent / "corpora" / "safeguarding.txt"
TEXTS = [
    line.split(" | ", 1)
    for line in CORPUS.read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


TRAINING = TEXTS[::2]
# Without the first nine, which were seen while the phrases were improved.
HELD_OUT = TEXTS[19::2]


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
    precision, recall = shares(HELD_OUT)
    guide = (Path(__file__).parents[3] / "docs" / "safeguarding.md").read_text("utf-8")
    guide = " ".join(guide.split())
    assert f"{recall:.0%} of the sad ones" in guide
    assert f"{1 - precision:.0%} of the gentle replies" in guide
    in_danger = Counter((kind, DANGER in kinds(text)) for kind, text in HELD_OUT)
    found, missed = in_danger["danger", True], in_danger["danger", False]
    assert f"{found} of {found + missed} texts that have them" in guide
    wrong, right = in_danger["ordinary", True], in_danger["ordinary", False]
    assert f"{wrong} of {wrong + right} ordinary ones" in guide


def test_common_misspellings_are_read() -> None:
    for text in ("my daddys gone to heven", "my frend dide wen I was 5", "No One likes me"):
        assert kinds(text), text
    assert [normalized(one).strip() for one in SPELLINGS] == list(SPELLINGS)
    assert not SPELLINGS.keys() & set(SPELLINGS.values())


def test_texts_that_the_phrases_were_made_with_are_recognized() -> None:
    precision, recall = shares(TRAINING)
    assert precision >= 0.95
    assert recall >= 0.95


def test_phrases() -> None:
    phrases = Phrases("my dog/cat ... died, isn't $who", {"who": "here/there"})
    for text in ("My dog died.", "my CAT, the old grey one, died", "he isn’t here", "isnt there"):
        assert phrases.position(normalized(text)) is not None
    for text in ("my dogs died", "my dog is old and grey and slow and died", "hot dog", "is n't"):
        assert phrases.position(normalized(text)) is None
    excluding = Phrases("!no/not scared of !the/dark")
    for text in ("scared of him", "I am scared of a dark room", "I know, scared of it"):
        assert excluding.position(normalized(text)) is not None
    for text in ("not scared of him", "I am not scared of it", "scared of the ride"):
        assert excluding.position(normalized(text)) is None


@pytest.mark.parametrize(
    ("lines", "error"),
    [
        ("", "no phrases"),
        ("my $pet", "unknown name"),
        ("my cat/$pet", "unknown name"),
        ("... died", "cannot begin"),
    ],
)
def test_wrong_phrases_stop_the_import(lines: str, error: str) -> None:
    with pytest.raises(ValueError, match=error):
        Phrases(lines)
    with pytest.raises(ValueError, match=error):
        read(f"\n## family\nmom\n## {DANGER}\n{lines}")
