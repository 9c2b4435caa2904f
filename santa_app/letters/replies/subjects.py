"""What a letter is about, as far as Santa's reply takes notice of it without quoting it."""

from santa_app.content.phrases import normalized
from santa_app.content.sad_words import DANGER, SAD_WORDS
from santa_app.content.santa_reply import QUESTION, TOPICS, Topic
from santa_app.letters.models import SantaLetter

MAX_TOPICS = 2
"""How many topics and questions one reply takes up."""


def topics(letter: SantaLetter) -> tuple[Topic, ...]:
    """Return the first topics and questions of a letter, in its order.

    A topic counts only in the message, because a wish for a dog is not news of one.
    """
    message = normalized(letter.message_to_santa or "")
    all_words = message + normalized(letter.wish_list or "")
    found = []
    for topic in TOPICS:
        words = all_words if topic.name.startswith(QUESTION) else message
        position = topic.phrases.position(words)
        if position is not None:
            found.append((position, topic))
    found.sort(key=lambda pair: pair[0])
    return tuple(topic for _, topic in found[:MAX_TOPICS])


def sad_kinds(letter: SantaLetter) -> frozenset[str]:
    """Return the kinds of `SAD_WORDS` that stand in a letter's wishes and message."""
    words = normalized(f"{letter.wish_list or ''}\n{letter.message_to_santa or ''}")
    return frozenset(
        kind for kind, phrases in SAD_WORDS.items() if phrases.position(words) is not None
    )


def is_sad(letter: SantaLetter) -> bool:
    """Return whether a gentle reply answers a letter."""
    return bool(sad_kinds(letter))


def points_to_danger(letter: SantaLetter) -> bool:
    """Return whether a letter has words that point to violence, abuse or self-harm."""
    return DANGER in sad_kinds(letter)
