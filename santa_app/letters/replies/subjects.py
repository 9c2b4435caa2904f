"""The topics of a letter that Santa's reply answers, without quoting the letter."""

import re
from collections.abc import Iterable, Sequence

from santa_app.content.phrases import normalized
from santa_app.content.sad_words import DANGER, kinds, plain_kinds
from santa_app.content.santa_reply import QUESTION, Topic, prose
from santa_app.i18n import letter_locale
from santa_app.letters.models import ReplyKind, SantaLetter
from santa_app.letters.quoting import read_wishes, without_gifts
from santa_app.recognizer.judgement import PLAINLY

_SENTENCES = re.compile("[^.!?;…。！？؟\n]+(?=[?？؟])")
"""Sentences with a question mark."""
SAD = "sad"
"""The kind of a letter that is sad by its meaning (`ReplyKind.SAD`)."""
MAX_TOPICS = 2
"""How many topics and questions one reply answers."""


def topics(letter: SantaLetter) -> tuple[Topic, ...]:
    """Return the first topics and questions of a letter, in the order of the letter.

    A topic counts only in the message, because a wish for a dog is not news of one. Of phrases that
    overlap, the first counts, or the longest: "how old is Rudolph" asks for nothing else.
    """
    message = normalized(letter.message_to_santa or "")
    all_words = message + normalized(letter.wish_list or "")
    found = []
    for topic in prose(letter_locale(letter.locale)).topics:
        words = all_words if topic.name.startswith(QUESTION) else message
        found += [(start, -end, topic) for start, end in topic.phrases.spans(words)]
    kept: list[Topic] = []
    last = 0
    for start, end, topic in sorted(found, key=lambda span: span[:2]):
        if start >= last:
            last = -end - 1
            if topic not in kept:
                kept.append(topic)
    return tuple(kept[:MAX_TOPICS])


def asks_more(letter: SantaLetter, answered: Iterable[Topic]) -> bool:
    """Return whether a letter asks a question that none of the answers is for."""
    if any(topic.name.startswith(QUESTION) for topic in answered):
        return False
    sentences = _SENTENCES.findall(letter.message_to_santa or "")
    return any(not read_wishes(sentence).quoted for sentence in sentences)


def sad_kinds(letter: SantaLetter) -> frozenset[str]:
    """Return the kinds of `SAD_WORDS` that occur in a letter, or `SAD` if only its meaning is sad.

    A letter with any kind gets a gentle reply, with signs of danger a quiet one. `reply_kind`
    overrules the words.
    """
    match letter.reply_kind:
        case ReplyKind.GENTLE:
            return frozenset({DANGER})
        case ReplyKind.SAD:
            return phrases_in(letter) - {DANGER} or frozenset({SAD})
        case ReplyKind.CHEERFUL:
            return frozenset()
        case ReplyKind.ORDINARY:
            return phrases_in(letter) - {DANGER}
        case _:
            return phrases_in(letter)


def phrases_in(letter: SantaLetter) -> frozenset[str]:
    """Return the kinds of sad words that occur in a letter, whatever was decided about it."""
    return kinds("\n".join(texts_of(letter)), letter_locale(letter.locale))


def evidence_in(letter: SantaLetter) -> frozenset[str]:
    """Return what the recognizer weighs beside the meaning of a letter."""
    return evidence(texts_of(letter), letter_locale(letter.locale))


def evidence(texts: Sequence[str], locale: str) -> frozenset[str]:
    """Return the kinds of sad words in a child's texts, and plain ones again behind `PLAINLY`."""
    text = "\n".join(texts)
    return kinds(text, locale) | {PLAINLY + kind for kind in plain_kinds(text, locale)}


def telling_texts(letter: SantaLetter) -> list[str]:
    """Return what the recognizer judges: all but wishes that only name gifts, without sad words."""
    if phrases_in(letter):
        return texts_of(letter)
    wishes = without_gifts(letter.wish_list or "", letter_locale(letter.locale))
    return [text for text in (wishes, letter.message_to_santa) if text]


def texts_of(letter: SantaLetter) -> list[str]:
    """Return what the child wrote, in which sad words and signs of danger are looked for."""
    return [text for text in (letter.wish_list, letter.message_to_santa) if text]
