"""Topics of letters are recognized, and similar texts are not taken for them."""

from pathlib import Path

import pytest

from santa_app.content.phrases import normalized
from santa_app.content.santa_reply import QUESTION, TOPICS, prose
from santa_app.i18n import LANGUAGES, gettext, use_locale
from santa_app.letters.replies.subjects import asks_more, topics
from tests.support.letter_examples import letter

CORPORA = Path(__file__).parent / "corpora"
LOCALES = [one.locale for one in LANGUAGES]
HOW_IS = {
    "en": "How is {}?", "de": "Wie geht es {}?", "fr": "Comment va {} ?", "es": "¿Cómo está {}?",
    "it": "Come sta {}?", "pt_BR": "Como está o {}?", "nl": "Hoe gaat het met {}?",
    "pl": "Jak się ma {}?", "uk": "Як поживає {}?", "ja": "{}は元気ですか？", "ar": "كيف حال {}؟",
}  # fmt: skip
REINDEER = [
    "Dasher",
    "Dancer",
    "Prancer",
    "Vixen",
    "Comet",
    "Cupid",
    "Donner",
    "Blitzen",
    "Rudolph",
]


def _examples() -> dict[str, dict[str, list[str]]]:
    """Return by topic the texts that have it (+) and those that do not (-)."""
    found: dict[str, dict[str, list[str]]] = {}
    for line in (CORPORA / "topics.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            topic = found.setdefault(line.strip("[]"), {})
        elif line and not line.startswith("#"):
            topic[line[0]] = line[2:].split(" | ")
    return found


def _questions() -> dict[str, list[tuple[str, str]]]:
    """Return by locale the questions and their texts."""
    found: dict[str, list[tuple[str, str]]] = {}
    for line in (CORPORA / "questions.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            texts = found.setdefault(line.strip("[]"), [])
        elif not line.startswith("#"):
            name, _, asked = line.partition(" = ")
            texts += [(QUESTION + name, text) for text in asked.split(" | ")]
    return found


EXAMPLES = _examples()
QUESTIONS = _questions()


def has(topic: str, message: str) -> bool:
    (phrases,) = (one.phrases for one in TOPICS if one.name == topic)
    return phrases.position(normalized(message)) is not None


def topics_of(message: str, locale: str) -> list[str]:
    return [one.name for one in topics(letter(message_to_santa=message, locale=locale))]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_topic_has_examples(locale: str) -> None:
    questions = {one.name for one in prose(locale).topics if one.name.startswith(QUESTION)}
    examples = {name for name in EXAMPLES if name.startswith(QUESTION)}
    assert questions == examples | {name for name, _ in QUESTIONS[locale]}
    assert len(questions) >= 40
    assert all(len(set(texts)) >= 5 for both in EXAMPLES.values() for texts in both.values())


@pytest.mark.parametrize("topic", EXAMPLES)
def test_a_topic_is_recognized_and_what_looks_alike_is_not(topic: str) -> None:
    assert [text for text in EXAMPLES[topic]["+"] if not has(topic, text)] == []
    assert [text for text in EXAMPLES[topic]["-"] if has(topic, text)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_question_gets_its_own_answer_and_no_other(locale: str) -> None:
    found = {text: topics_of(text, locale) for _, text in QUESTIONS[locale]}
    assert found == {text: [name] for name, text in QUESTIONS[locale]}


@pytest.mark.parametrize("locale", LOCALES)
def test_how_a_reindeer_is_asks_for_the_reindeer(locale: str) -> None:
    with use_locale(locale):
        asked = [HOW_IS[locale].format(gettext(name)) for name in (*REINDEER, "Rudolph")]
    assert {text: topics_of(text, locale) for text in asked} == {
        text: ["question: reindeer"] for text in asked
    }


def test_a_question_that_is_not_understood_is_told_from_a_wish() -> None:
    for message, is_asked in {
        "Why is a zebra striped?": True,
        "I saw a zebra.": False,
        "Can I have a kite?": False,
        "How old are you? Why is a zebra striped?": False,
    }.items():
        asked = letter(message_to_santa=message)
        assert asks_more(asked, topics(asked)) is is_asked
