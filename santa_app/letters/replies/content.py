"""Santa's reply: each sentence once, for the text part and the HTML part.

No sentence promises a gift, and the reply quotes only what `letters/quoting/` recognizes.
"""

from dataclasses import dataclass
from enum import StrEnum

from santa_app.letters.models import SantaLetter
from santa_app.letters.quoting import quotable_name, quotable_place, read_wishes

SUBJECTS = (
    "Santa has answered your letter",
    "A letter from Santa at the North Pole",
    "Santa read your letter, and here is his answer",
    "Your answer from Santa has arrived",
    "News for you from Santa and the elves",
    "Ho ho ho! Santa wrote back to you",
    "Fresh from the North Pole: Santa's reply",
    "Santa has sealed a letter for you",
)
"""Consecutive letters get different ones, so mail programs do not show siblings' as one."""
PREVIEW = "Ho ho ho! Your letter is here at the North Pole, and I have read every word."
CLOSING = "With love from the North Pole,"
SIGNATURE = "Santa Claus"
POSTSCRIPT = (
    "P.S. Rudolph has just put his nose over my shoulder and asks me to say hello. "
    "He thinks your letter smells of adventure."
)
FRIEND = "friend"
"""The greeting where the name may not be quoted."""


class Layout(StrEnum):
    """The layout of a mail: `templates/{value}.txt` and `templates/{value}.html`."""

    REPLY = "reply"


class AgeGroup(StrEnum):
    """The child's age group, which changes what Santa says."""

    LITTLE = "little"
    YOUNG = "young"
    BIG = "big"
    TEEN = "teen"
    UNKNOWN = "unknown"


_AGES = {
    AgeGroup.LITTLE: (
        "You are still little, and already a letter of your own has traveled all this way. "
        "Mrs. Claus asked me to read it to her twice: once for the words, once for the joy of it."
    ),
    AgeGroup.YOUNG: (
        "Now that you are {age}, the world must be full of things to find out. Keep asking "
        "questions! The elves ask me about a hundred before breakfast, and I like every one."
    ),
    AgeGroup.BIG: (
        "So you are {age} now. I remember when that was a small number! You are growing fast, "
        "and I hope you keep a good pocketful of wonder with you. It never takes up much room."
    ),
    AgeGroup.TEEN: (
        "Not everybody who is {age} still writes to me, so your letter made me especially glad. "
        "Christmas has no age limit. It belongs to everyone who keeps a light on for others."
    ),
    AgeGroup.UNKNOWN: (
        "Letters like yours are the best part of my day. When I open one, even the elves know "
        "to hammer a little more quietly."
    ),
}
_ARRIVED_FROM = (
    "Your letter has come a long way, from {place}, right up to the North Pole, and it landed on "
    "my desk with a little snow still on the envelope. I put down my cocoa at once and read it."
)
_ARRIVED = (
    "Your letter has come all the way to the North Pole, and it landed on my desk with a little "
    "snow still on the envelope. I put down my cocoa at once and read it."
)
_WISHES_QUOTED = "I read your wishes slowly, the way wishes should be read. You told me about"
_WISHES_MORE = (
    "And I read everything else on your list too, down to the very last line. It is safe with me."
)
_WISHES_HUSHED = (
    "What Christmas morning will bring stays a secret, even from the reindeer, so I can promise "
    "nothing. But it is a fine thing to know what somebody dreams of."
)
_WISHES_READ = (
    "I read your wish list slowly, the way wishes should be read, down to the very last line. "
    + _WISHES_HUSHED
)
_NO_WISHES = (
    "I noticed that you left your wish list empty. Do you know, some of the loveliest letters "
    "have no list at all. Simply writing to say hello is a present, and you gave it to me."
)
_MESSAGE = (
    "And thank you for the special message you wrote just for me. I have read it more than once, "
    "and it is pinned up beside my armchair, where the firelight falls on it."
)
_GOOD = (
    "You tell me that you have been good this year. That made me smile all the way up to my hat! "
    "Sharing, helping before anyone asks, being kind when nobody is looking: "
    "those are the things I am proudest of."
)
_HONEST = (
    "You told me honestly that being good was not always easy this year. That takes courage, and "
    "I think the world of people who tell the truth. Nobody is good all the time, not even my "
    "reindeer. Every morning is a fresh start, and one kind thing is enough to begin with."
)
_FAREWELL = (
    "Be kind to one another, look up at the stars now and then, and go to bed early on Christmas "
    "Eve. Give everyone at home a warm hug from me."
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Paragraph:
    """One paragraph of the reply; `wishes` are listed between `text` and `after`."""

    text: str
    wishes: tuple[str, ...] = ()
    after: str = ""

    def __post_init__(self) -> None:
        if not self.text:
            raise ValueError("a paragraph needs a text")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplyContent:
    """The words of one reply; `preview` is what a list of mails shows of it."""

    name: str
    paragraphs: tuple[Paragraph, ...]
    subject: str = SUBJECTS[0]
    preview: str = PREVIEW
    postscript: str = POSTSCRIPT
    layout: Layout = Layout.REPLY


def subject(letter: SantaLetter, name: str | None) -> str:
    """Return the subject of the reply to `letter`.

    `name` is the child's, if it may be quoted. A subject shows in notifications and in lists of
    mails, where a name of several words could pass for a message, so only a single one is quoted.
    """
    words = SUBJECTS[(letter.id or 0) % len(SUBJECTS)]
    return f"For {name}: {words}" if name and name.isalpha() else words


def age_group(age: int | None) -> AgeGroup:
    """Return the group of an age in years, 1 to 18."""
    if age is None:
        return AgeGroup.UNKNOWN
    for last, group in ((4, AgeGroup.LITTLE), (8, AgeGroup.YOUNG), (12, AgeGroup.BIG)):
        if age <= last:
            return group
    return AgeGroup.TEEN


def _wishes(letter: SantaLetter) -> Paragraph:
    if not letter.wish_list:
        return Paragraph(text=_NO_WISHES)
    wishes = read_wishes(letter.wish_list)
    if not wishes.quoted:
        return Paragraph(text=_WISHES_READ)
    after = f"{_WISHES_MORE} {_WISHES_HUSHED}" if wishes.has_more else _WISHES_HUSHED
    return Paragraph(text=f"{_WISHES_QUOTED}:", wishes=wishes.quoted, after=after)


def write(letter: SantaLetter) -> ReplyContent:
    """Return Santa's reply to `letter`, quoting only what is recognized."""
    place = quotable_place(letter.city_country)
    texts = [
        Paragraph(text=f"Ho ho ho! {_ARRIVED_FROM.format(place=place) if place else _ARRIVED}"),
        Paragraph(text=_AGES[age_group(letter.age)].format(age=letter.age)),
        _wishes(letter),
    ]
    if letter.message_to_santa:
        texts.append(Paragraph(text=_MESSAGE))
    texts.append(Paragraph(text=_GOOD if letter.been_good else _HONEST))
    texts.append(Paragraph(text=_FAREWELL))
    name = quotable_name(letter.child_name)
    return ReplyContent(name=name or FRIEND, paragraphs=tuple(texts), subject=subject(letter, name))
