"""Topics of letters are recognized, and similar texts are not taken for them."""

from pathlib import Path

import pytest

from santa_app.content.phrases import normalized
from santa_app.content.santa_reply import TOPICS


def _examples() -> dict[str, dict[str, list[str]]]:
    """Return by topic the texts that have it (+) and those that do not (-)."""
    found: dict[str, dict[str, list[str]]] = {}
    corpus = Path(__file__).parent / "corpora" / "topics.txt"
    for line in corpus.read_text("utf-8").splitlines():
        if line.startswith("["):
            topic = found.setdefault(line.strip("[]"), {})
        elif line and not line.startswith("#"):
            topic[line[0]] = line[2:].split(" | ")
    return found


EXAMPLES = _examples()


def has(topic: str, message: str) -> bool:
    (phrases,) = (one.phrases for one in TOPICS if one.name == topic)
    return phrases.position(normalized(message)) is not None


def test_every_topic_has_examples() -> None:
    assert set(EXAMPLES) == {topic.name for topic in TOPICS}
    assert all(len(set(texts)) >= 5 for both in EXAMPLES.values() for texts in both.values())


@pytest.mark.parametrize("topic", EXAMPLES)
def test_a_topic_is_recognized_and_what_looks_alike_is_not(topic: str) -> None:
    assert [text for text in EXAMPLES[topic]["+"] if not has(topic, text)] == []
    assert [text for text in EXAMPLES[topic]["-"] if has(topic, text)] == []
