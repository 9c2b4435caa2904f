"""Santa's prose: the variants of each part of a reply, from each language's santa_reply.md.

Each variant is one paragraph, or a sentence or two of one; "Quiet: " before it says that it fits a
letter with signs of danger, too. `{age}`, `{place}` and `{names}` (such as
"30 names") are filled in.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from santa_app.content.checks import ContentError, Distinct, entry
from santa_app.content.phrases import Phrases
from santa_app.content.sections import sections
from santa_app.content.tables import read_table
from santa_app.i18n import DEFAULT_LOCALE, language_file
from santa_app.i18n import gettext as _

# Translators: what stands before a list.
BEFORE_LIST: Final = _("{sentence}:")
DEAR: Final = _("Dear {name},")
# Translators: in a language with a vocative, the greeting of a name in the nominative.
DEAR_IN_NOMINATIVE: Final = _("Hello! This letter is for you: {name}.")
DEAR_FRIEND: Final = _("Dear friend,")
"""The greeting where the name may not be quoted."""
DEAR_CLASS: Final = _("Dear class,")
CLOSING: Final = _("With love from the North Pole,")
SIGNATURE: Final = _("Santa Claus")
POSTSCRIPT: Final = _("P.S. {text}")
FRIEND: Final = _("friend")
"""Stands for a name that is not shown."""
WISHES_MORE: Final = _("And I read everything else on your list, too, down to the very last line.")
GROWN_UP_NOTE: Final = _(
    "For the grown-up who reads this first: something in the child's letter to Santa may be "
    "weighing on them. Please read that letter, too, and find a quiet moment to listen. Listening is "
    "enough, and no child should be in trouble for what they write to Santa."
)
GROWN_UP_LINK: Final = _("Read the letter")
CLASS_LINK: Final = _("Print the poster and the little letters")
CLASS_NOTE: Final = _(
    "For the teacher: there's a poster with every name on it, and a little letter for each child, four "
    "to a page. Open this link, read through the names once, and print."
)

MIN_VARIANTS: Final = 8
MIN_QUIET_VARIANTS: Final = 3
"""Minimum quiet variants of each part of a quiet reply."""
MIN_TOPIC_VARIANTS: Final = 1
"""Minimum variants of the answer to each topic and question."""
MIN_KIND_VARIANTS: Final = 2
"""Minimum variants of what a gentle reply says about each kind of sad words, and of the answer to a
question that is not understood."""


class AgeGroup(StrEnum):
    """The child's age group, which changes what Santa says."""

    LITTLE = "little"
    YOUNG = "young"
    BIG = "big"
    TEEN = "teen"
    UNKNOWN = "unknown"

    @classmethod
    def of(cls, age: int | None) -> "AgeGroup":
        """Return the group of an age in years, 1 to 18."""
        if age is None:
            return cls.UNKNOWN
        for last, group in ((4, cls.LITTLE), (8, cls.YOUNG), (12, cls.BIG)):
            if age <= last:
                return group
        return cls.TEEN


class Season(StrEnum):
    """When a letter was written, as far as it changes what Santa says."""

    NOVEMBER = "november"
    DECEMBER = "december"
    """December 1 to 22."""
    EVE = "eve"
    """From December 23."""
    NIGHT = "night"
    """While it's Christmas Eve for some families and Christmas Day for others."""
    CHRISTMAS = "christmas"
    """When it is December 25 nearly everywhere."""
    AFTER = "after"
    """Until January 6."""
    REST = "rest"
    """January 7 to October 31."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic:
    """Something a child writes about, or a question, and the variants of Santa's answer."""

    name: str
    phrases: Phrases
    answers: tuple[str, ...]


@entry
class _Table:
    parts: Distinct
    optional: Distinct
    kinds: Distinct
    class_kinds: Distinct
    quiet: Distinct
    placeholders: dict[str, str]


_TABLE: Final = read_table(__file__, _Table)
SAD_KINDS: Final = _TABLE.kinds
CLASS_KINDS: Final = _TABLE.class_kinds
QUIET_PARTS: Final = _TABLE.quiet
_LEAST: Final = {
    **dict.fromkeys((f"gentle: {kind}" for kind in SAD_KINDS), MIN_KIND_VARIANTS),
    **dict.fromkeys((f"class gentle: {kind}" for kind in _TABLE.class_kinds), 1),
    "not understood": MIN_KIND_VARIANTS,
    "thanks": MIN_QUIET_VARIANTS,
}
"""Minimum variants of the parts that need fewer than `MIN_VARIANTS`."""
_QUIET: Final = "Quiet: "
"""The prefix of a variant for letters with signs of danger, too: warm, true for any letter, and
without a word that an ordinary reply does not have."""
GENDERED: Final = re.compile(r"\[([^|\]]*)\|([^|\]]*)\|([^|\]]*)\]")
"""Words for a girl, for a boy, and for a child that says neither: "[napisałaś|napisałeś|piszesz]"."""
AGED: Final = re.compile(r"\[([^|\]]*)\|([^|\]]*)\]")
"""Words for a younger child, and for a teenager: "[きょう|今日]"."""
QUESTION: Final = "question: "
_TOPIC = re.compile(r"(?:topic|question): .+")
_WORDS = "Words: "
_NAMED_WORDS = re.compile(r"words: ([a-z_]+)")
"""The heading of a list of words that topics and questions use as `$name`."""


def _paragraphs(text: str) -> dict[str, list[str]]:
    """Return the paragraphs under each heading, each on one line."""
    found: dict[str, list[str]] = {}
    for heading, body in sections(text):
        _require(heading, "appears twice", holds=heading not in found)
        found[heading] = [
            # Not str.split, which would take the narrow spaces before French punctuation, too.
            re.sub("[ \n]+", " ", part.strip(" \n"))
            for part in re.split(r"\n\s*\n", body)
        ]
    return found


def _require(part: str, problem: str, *, holds: bool) -> None:
    if not holds:
        raise ContentError("santa_reply.md", part, problem)


def _checked(part: str, texts: list[str], placeholder: str, *, least: int) -> tuple[str, ...]:
    _require(part, f"has fewer than {least} variants", holds=len(texts) >= least)
    _require(part, "has the same variant twice", holds=len(set(texts)) == len(texts))
    for text in texts:
        has_wrong_words = {"[", "]", "|"} & set(AGED.sub("", GENDERED.sub("", text)))
        _require(part, f"has not two or three forms: {text[:40]}", holds=not has_wrong_words)
        allowed = {placeholder} - {""}
        _require(
            part,
            f"has a wrong placeholder: {text[:40]}",
            holds=set(re.findall(r"\{.*?\}", text)) == allowed,
        )
    return tuple(texts)


@dataclass(frozen=True, slots=True)
class Prose:
    """Santa's prose in one language: the variants of each part, and the topics in their order."""

    parts: Mapping[str, tuple[str, ...]]
    topics: tuple[Topic, ...]
    has_genders: bool
    """Whether words of some variants depend on the child's gender (`GENDERED`)."""
    quiet: Mapping[str, tuple[str, ...]]
    """The variants that fit a letter with signs of danger, by part."""


def read(text: str) -> Prose:
    """Return the prose of a santa_reply.md.

    Raises ContentError for an unknown or missing part, too few or repeated variants, and a wrong
    or missing placeholder.
    """
    parts, topics, quiet, names = {}, [], {}, {}
    for heading, texts in _paragraphs(text).items():
        if named := _NAMED_WORDS.fullmatch(heading):
            _require(heading, "is not one paragraph", holds=len(texts) == 1)
            names[named[1]] = texts[0]
        elif _TOPIC.fullmatch(heading):
            _require(heading, "does not begin with its words", holds=texts[0].startswith(_WORDS))
            topic = Topic(
                name=heading,
                phrases=Phrases(texts[0].removeprefix(_WORDS), names),
                answers=_checked(heading, texts[1:], "", least=MIN_TOPIC_VARIANTS),
            )
            topics.append(topic)
        else:
            known = heading in (*_TABLE.parts, *_TABLE.optional, *_LEAST)
            _require(heading, "is not a part of a reply", holds=known)
            bare = [text.removeprefix(_QUIET) for text in texts]
            placeholder = _TABLE.placeholders.get(heading, "")
            least = _LEAST.get(heading, MIN_VARIANTS)
            parts[heading] = _checked(heading, bare, placeholder, least=least)
            if marked := tuple(one for one, text in zip(bare, texts, strict=True) if one != text):
                quiet[heading] = marked
    for part in (*_TABLE.parts, *_LEAST):
        _require(part, "is missing", holds=part in parts)
    for part in (*QUIET_PARTS, *({"class: arrived from", "class: arrived"} & parts.keys())):
        enough = len(quiet.get(part, ())) >= MIN_QUIET_VARIANTS
        _require(part, f"has fewer than {MIN_QUIET_VARIANTS} quiet variants", holds=enough)
    has_genders = any(map(GENDERED.search, (text for texts in parts.values() for text in texts)))
    return Prose(parts, tuple(topics), has_genders, quiet)


@cache
def prose(locale: str) -> Prose:
    """Return Santa's prose in a language. Raises what `read` raises, and FileNotFoundError."""
    return read(language_file("santa_reply.md", locale).read_text(encoding="utf-8"))


PARTS: Final = prose(DEFAULT_LOCALE).parts
TOPICS: Final = prose(DEFAULT_LOCALE).topics
