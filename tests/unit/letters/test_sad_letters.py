"""Recognition of sad letters, measured on texts whose authors had not seen the phrases.

The phrases were improved with every other text; the others are the held-out half, by which
docs/safeguarding.md states the figures. Do not read the held-out texts, and add no phrases because
of them.
"""

from collections import Counter
from pathlib import Path

import pytest

from santa_app.content.phrases import Phrases, normalized
from santa_app.content.sad_words import DANGER, SPELLINGS, kinds, read
from santa_app.content.sounds import Sounds
from santa_app.i18n import REVIEWED
from santa_app.letters.replies.subjects import sad_kinds
from tests.support.letter_examples import letter

CORPORA = Path(__file__).parent / "corpora"
GUIDE = " ".join((Path(__file__).parents[3] / "docs/safeguarding.md").read_text("utf-8").split())


def texts(file: Path) -> list[list[str]]:
    """Return the classes and texts of a corpus."""
    lines = file.read_text("utf-8").splitlines()
    return [line.split(" | ", 1) for line in lines if line and not line.startswith("#")]


TEXTS = texts(CORPORA / "safeguarding.txt")
BY_LANGUAGE = {file.stem: texts(file) for file in sorted((CORPORA / "danger").glob("*.txt"))}
"""Texts in each language, of which the phrases were improved with every other one, too."""


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
    assert f"{recall:.0%} of the sad ones" in GUIDE
    assert f"{1 - precision:.0%} of the gentle replies" in GUIDE
    in_danger = Counter((kind, DANGER in kinds(text)) for kind, text in HELD_OUT)
    found, missed = in_danger["danger", True], in_danger["danger", False]
    assert f"{found} of {found + missed} texts that have them" in GUIDE
    wrong, right = in_danger["ordinary", True], in_danger["ordinary", False]
    assert f"{wrong} of {wrong + right} ordinary ones" in GUIDE


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


def in_danger(locale: str, half: list[list[str]]) -> dict[str, list[bool]]:
    """Return for the texts of each class whether they have signs of danger."""
    found: dict[str, list[bool]] = {"danger": [], "sad": [], "ordinary": []}
    for kind, text in half:
        found[kind].append(DANGER in kinds(text, locale))
    return found


@pytest.mark.parametrize("locale", ["en", *sorted(REVIEWED)])
def test_signs_of_danger_are_recognized_in_each_language(locale: str) -> None:
    for half in (BY_LANGUAGE[locale][::2], BY_LANGUAGE[locale][1::2]):
        found = in_danger(locale, half)
        assert min(map(len, found.values())) >= 3
        assert sum(found["danger"]) >= 0.8 * len(found["danger"]) >= 12
        assert sum(found["ordinary"]) <= 1
        assert sum(found["sad"]) <= 1


def test_held_out_texts_of_all_languages_are_recognized_as_the_documentation_says() -> None:
    halves = [in_danger(locale, half[1::2]) for locale, half in BY_LANGUAGE.items()]
    danger, ordinary = (
        [one for half in halves for one in half[kind]] for kind in ("danger", "ordinary")
    )
    assert f"{sum(danger)} of {len(danger)} letters that have them" in GUIDE
    assert f"{sum(ordinary)} of {len(ordinary)} ordinary letters" in GUIDE


@pytest.mark.parametrize(
    ("text", "danger"),
    [
        ("I'm scared when my uncle visits", True), ("When my uncle visits I'm scared", True),
        ("I'm scared when a spider visits", False), ("I'm scared for my uncle", False),
        ("I'm scared of my uncle's dog", False), ("I'm scared of the dark. My uncle isn't.", False),
        ("I'm scared my uncle will die", False), ("When I'm scared my uncle helps me", False),
        ("I'm scared of my uncle when mom is at work", True),
        ("I'm scared in the dark when my uncle shouts", True),
        ("I'm not scared of my uncle", False), ("My uncle is scared of mice", False),
        ("Dear Santa, I'm scared of my uncle", True),
        ("My uncle shouts all day. I'm scared.", True), ("My uncle is nice. I'm scared.", False),
        ("My uncle shouts all day. I'm scared of mice.", False),
        ("My brother is scared of noise", False), ("My brother is scared of my uncle", True),
        ("I'm scared of my uncle in his monster mask", False),
        ("The new uncle is here. I'm scared of him", True), ("I'm scared of him", True),
        ("Our dog met my uncle. I'm scared of him", True),
        ("My uncle has a dog. I'm scared of him", False),
        ("We're all scared of my uncle, even the dog", True),
        ("We're all scared of thunder, even the dog", False),
        ("I pretend to sleep when my uncle visits", True),
        ("I pretend to sleep when Santa visits", False),
        ("I don't want to be alone with my uncle", True),
        ("I want a lock for my door so that my uncle can't come in", True),
        ("I want a lock for my door so that my brother can't steal my toys", False),
    ],
)  # fmt: skip
def test_fear_of_a_person_is_danger_and_other_fears_are_not(text: str, danger: bool) -> None:
    assert (DANGER in kinds(text)) is danger


@pytest.mark.parametrize(
    ("text", "sad"),
    [
        ("Хочу миру в Україні і конструктор", False),
        ("Хай скоріше закінчиться війна! Принеси ляльку", False),
        ("Бажаю всім перемоги та здоров'я, а мені самокат", False),
        ("Хочу щоб війна закінчилась і тато повернувся додому", True),
        ("Бомби падають біля нашої школи", True),
        ("Мій тато на фронті", True), ("Тата вбили на війні", True),
        ("Мені страшно через війну, хочу миру", True),
    ],
)  # fmt: skip
def test_a_wish_for_peace_is_ordinary_and_news_of_a_war_is_sad(text: str, sad: bool) -> None:
    assert bool(kinds(text, "uk")) is sad


def test_words_are_written_as_they_sound() -> None:
    sounds = Sounds("ph/v: f\n-dt: t\nwh-: w\nß: ss", "off/of")
    assert sounds("Phone, vent, stadt, stadtt") == " fone fent stat stadt "
    assert sounds("when, somewhen: àéî soooo beetle") == " wen somewhen aei so beetle "
    assert sounds("off of offs") == " off of ofs "
    assert sounds("パパ、ば、أنا") == " ぱ ぱ ば انا "
    assert Sounds()("Too good") == " too good "
    with pytest.raises(ValueError, match="no colon"):
        Sounds("ph f")
