"""Santa's reply: which parts of his prose answer a letter.

The reply quotes only what `letters/quoting/` recognizes. It depends on nothing but the letter, so a
resend reads the same.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from santa_app.content import reply_mail
from santa_app.content.sad_words import DANGER, sad_words
from santa_app.content.santa_reply import (
    BEFORE_LIST,
    CLASS_KINDS,
    DEAR,
    DEAR_CLASS,
    DEAR_FRIEND,
    DEAR_IN_NOMINATIVE,
    GROWN_UP_NOTE,
    POSTSCRIPT,
    QUESTION,
    SAD_KINDS,
    WISHES_MORE,
    AgeGroup,
    prose,
)
from santa_app.i18n import current_language, gettext, isolated, letter_locale, ngettext, use_locale
from santa_app.letters.models import SantaLetter
from santa_app.letters.quoting import called, quotable_names, quotable_place, read_wishes
from santa_app.letters.replies.subjects import MAX_TOPICS, asks_more, sad_kinds, topics
from santa_app.letters.replies.variants import Variants, season


class Layout(StrEnum):
    """The layout of a mail: `templates/{value}.txt` and `templates/{value}.html`."""

    REPLY = "reply"
    GENTLE = "gentle"
    """For a sad letter."""
    CLASS = "class"
    """For a class letter, with the link to the paper for the classroom."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Greeting:
    """The line before Santa's words, divided by the name; no name if none may be quoted."""

    before: str = ""
    name: str = ""
    """In the form by which the language calls a child."""
    after: str = ""
    in_nominative: bool = False
    """Whether nothing tells the name's vocative, so that Santa cannot call the child by it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Paragraph:
    """One paragraph of the reply; `wishes` are listed between `text` and `after`."""

    text: str
    place: str = ""
    """The family's place, where the text names it."""
    wishes: tuple[str, ...] = ()
    after: str = ""

    def __post_init__(self) -> None:
        if not self.text:
            raise ValueError("a paragraph needs a text")

    @property
    def around_place(self) -> tuple[str, str]:
        """The text before the place, and the one after it."""
        before, _, after = self.text.rpartition(self.place) if self.place else (self.text, "", "")
        return before, after


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplyContent:
    """The words of one reply; `preview` is what a list of mails shows of it."""

    greeting: Greeting
    subject: str
    preview: str
    paragraphs: tuple[Paragraph, ...]
    postscript: str = ""
    grown_up_note: str = ""
    """What the grown-up who reads the mail first is asked to do."""
    layout: Layout = Layout.REPLY
    kinds: frozenset[str] = frozenset()
    """The kinds of sad words that were found in the letter."""

    @property
    def is_gentle(self) -> bool:
        """Whether the letter is sad, which the paper for a class follows."""
        return bool(self.kinds) and DANGER not in self.kinds


def write(letter: SantaLetter) -> ReplyContent:
    """Return Santa's reply to `letter` in its language.

    It is a gentle one to a sad letter, and a quiet one to a letter with signs of danger.
    """
    kinds = sad_kinds(letter)
    with use_locale(letter_locale(letter.locale)):
        is_gentle = bool(kinds) and DANGER not in kinds
        words = _gentle(letter, kinds) if is_gentle else _cheerful(letter, quiet=DANGER in kinds)
    if letter.reply_text:
        # In the layout of any other reply, whose reader learns nothing from it.
        texts = (text.strip() for text in letter.reply_text.split("\n\n"))
        paragraphs = tuple(Paragraph(text=text) for text in texts if text)
        words = replace(words, paragraphs=paragraphs, preview=paragraphs[0].text)
    return replace(words, kinds=kinds)


def drafts(letter: SantaLetter) -> tuple[str, ...]:
    """Return the paragraphs of a quiet and of a gentle reply, for a person who writes one."""
    own = SantaLetter(**letter.model_dump(exclude={"reply_text"}))
    with use_locale(letter_locale(letter.locale)):
        replies = (_cheerful(own, quiet=True), _gentle(own, sad_kinds(own)))
    return tuple("\n\n".join(one.text for one in reply.paragraphs) for reply in replies)


def load(locale: str) -> None:
    """Load the catalog, prose and vocabularies of a language. Raises if a file cannot be read."""
    prose(locale)
    sad_words(locale)
    with use_locale(locale):
        gettext(DEAR_FRIEND)
        called(quotable_names("Emma"))
        read_wishes("")


def _cheerful(letter: SantaLetter, *, quiet: bool = False) -> ReplyContent:
    """Return an ordinary reply, or a quiet one, which tells its reader no more than any other.

    The reader may be the cause. A quiet reply has the paragraphs of an ordinary one to a letter
    without a message, each in words that are true whatever the child wrote: it says nothing about
    the wishes and the message, which the parents' page does not show either.
    """
    if letter.children:
        return _class(letter, quiet=quiet)
    variants = Variants(letter, quiet=quiet)
    group = AgeGroup.of(letter.age)
    if letter.is_thanks:
        return _thanks(letter, variants, group)
    opening = _opening(letter, variants)
    texts = [
        opening,
        Paragraph(text=variants.part(f"age: {group}").format(age=letter.age)),
        Paragraph(text=variants.part(f"season: {season(letter.created_at)}")),
    ]
    if quiet:
        texts.append(Paragraph(text=variants.part("wishes after", second=True)))
    else:
        texts.append(_wishes(letter, variants))
        found = topics(letter)
        answers = [variants.choose(topic.name, topic.answers) for topic in found]
        if len(answers) < MAX_TOPICS and asks_more(letter, found):
            answers.append(variants.part("not understood"))
        texts += [Paragraph(text=one) for one in answers]
        if not answers and letter.message_to_santa:
            texts.append(Paragraph(text=variants.part("message")))
    texts.append(Paragraph(text=variants.part("good" if letter.been_good else "honest")))
    texts.append(_farewell(variants, group))
    hello = greeting(quotable_names(letter.child_name), letter.gender)
    return ReplyContent(
        greeting=hello,
        subject=_subject(variants.part("subject"), hello),
        preview=opening.text,
        paragraphs=tuple(texts),
        postscript=gettext(POSTSCRIPT).format(text=variants.part("postscript")),
    )


def _thanks(letter: SantaLetter, variants: Variants, group: AgeGroup) -> ReplyContent:
    """Return the short answer to a thank-you, in words that are true whatever the child wrote."""
    hello = greeting(quotable_names(letter.child_name), letter.gender)
    opening = Paragraph(text=f"{variants.part('greeting')} {variants.part('thanks', second=True)}")
    return ReplyContent(
        greeting=hello,
        subject=_subject(variants.part("subject"), hello),
        preview=opening.text,
        paragraphs=(opening, _farewell(variants, group)),
    )


def _farewell(variants: Variants, group: AgeGroup) -> Paragraph:
    return Paragraph(text=variants.part("farewell: teen" if group is AgeGroup.TEEN else "farewell"))


def _gentle(letter: SantaLetter, kinds: frozenset[str]) -> ReplyContent:
    """Return a reply that quotes nothing but the name, with a note for the grown-up.

    What it says about the child's feelings depends on the kinds of sad words in the letter.
    """
    kind = next((one for one in SAD_KINDS if one in kinds), "feelings")
    if letter.children:
        return _class(letter, kind)
    variants = Variants(letter)
    hello = greeting(quotable_names(letter.child_name), letter.gender)
    parts = ("opening", kind, "tell someone", "farewell")
    paragraphs = tuple(Paragraph(text=variants.part(f"gentle: {part}")) for part in parts)
    return ReplyContent(
        greeting=hello,
        subject=_subject(variants.part("gentle: subject"), hello),
        preview=paragraphs[0].text,
        paragraphs=paragraphs,
        grown_up_note=gettext(GROWN_UP_NOTE),
        layout=Layout.GENTLE,
    )


def _class(letter: SantaLetter, kind: str = "", *, quiet: bool = False) -> ReplyContent:
    """Return a reply to a class letter, which says how many names are on it and quotes none.

    With a kind of sad words it is a gentle one.
    """
    variants = Variants(letter, quiet=quiet)
    opening = Paragraph(text=variants.part("class: gentle")) if kind else _opening(letter, variants)
    texts = [class_names(letter, variants)]
    if kind in CLASS_KINDS:
        texts.insert(0, variants.part(f"class gentle: {kind}"))
    if not kind:
        texts.append(variants.part(f"season: {season(letter.created_at)}"))
    if not kind and not quiet:
        # The other topics are answered as the news of one child.
        questions = [topic for topic in topics(letter) if topic.name.startswith(QUESTION)]
        answers = [variants.choose(topic.name, topic.answers) for topic in questions]
        if letter.message_to_santa and not answers:
            answers = [variants.for_class("message")]
        texts += answers
    texts.append(variants.part("class: farewell"))
    return ReplyContent(
        greeting=Greeting(before=gettext(DEAR_CLASS)),
        subject=variants.part("class: subject"),
        preview=opening.text,
        paragraphs=(opening, *(Paragraph(text=text) for text in texts)),
        layout=Layout.CLASS,
    )


def class_names(letter: SantaLetter, variants: Variants) -> str:
    count = len((letter.children or "").split("\n"))
    with use_locale(letter_locale(letter.locale)):
        names = ngettext("one name", "{count} names", count).format(count=count)
    return variants.part("class: names").format(names=names)


def _opening(letter: SantaLetter, variants: Variants) -> Paragraph:
    place = quotable_place(letter.city_country)
    said = variants.for_class if letter.children else variants.part
    arrived = said("arrived from" if place else "arrived", second=True)
    text = f"{variants.part('greeting')} {arrived.format(place=place) if place else arrived}"
    return Paragraph(text=text, place=place or "")


def _wishes(letter: SantaLetter, variants: Variants) -> Paragraph:
    if not letter.wish_list:
        return Paragraph(text=variants.part("no wishes"))
    after = variants.part("wishes after", second=True)
    wishes = read_wishes(letter.wish_list)
    if not wishes.quoted:
        return Paragraph(text=f"{variants.part('wishes read')} {after}")
    return Paragraph(
        text=gettext(BEFORE_LIST).format(sentence=variants.part("wishes quoted")),
        wishes=wishes.quoted,
        after=f"{gettext(WISHES_MORE)} {after}" if wishes.has_more else after,
    )


def greeting(names: Sequence[str], gender: str | None = None) -> Greeting:
    """Return a greeting of up to three children in the current language.

    `gender` is that of a single child, if the child said it.
    """
    if not names:
        return Greeting(before=gettext(DEAR_FRIEND))
    form = called(names, gender if len(names) == 1 else None)
    text = gettext(DEAR_IN_NOMINATIVE if form.is_nominative else DEAR)
    before, _, after = text.partition("{name}")
    return Greeting(before=before, name=form.name, after=after, in_nominative=form.is_nominative)


def _subject(words: str, hello: Greeting) -> str:
    """Return a subject, with the child's name if it may be quoted and is a single word.

    A subject shows in notifications and in lists of mails, where a name of several words could pass
    for a message.
    """
    is_word = all(unicodedata.category(letter)[0] in "LM" for letter in hello.name)
    if not hello.name or hello.in_nominative or not is_word:
        return words
    shown = isolated(hello.name, current_language().direction)
    return gettext(reply_mail.TABLE.subject).format(name=shown, words=words)
