"""Santa's reply: personal, the same in text and HTML, and never a promise."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from html.parser import HTMLParser
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from santa_app.content import helplines
from santa_app.content.helplines import ALWAYS_SAID, LINK
from santa_app.content.santa_reply import (
    GROWN_UP_NOTE,
    PARTS,
    TOPICS,
    WISHES_MORE,
    AgeGroup,
    Season,
)
from santa_app.i18n import REVIEWED, country_name, gettext, use_locale
from santa_app.letters.mail.base import Mail
from santa_app.letters.models import ReplyKind, SantaLetter
from santa_app.letters.parents.links import LinkScope, LinkSigner
from santa_app.letters.replies import content
from santa_app.letters.replies.render import ReplyRenderer
from santa_app.letters.replies.subjects import topics
from santa_app.letters.replies.variants import season
from tests.support.letter_examples import FakeClock, letter, make_settings

SETTINGS = make_settings(site_url="https://letters.example", product_name="Test Letters")
SIGNER = LinkSigner(SETTINGS, FakeClock())


def reply(**values: Any) -> Mail:
    defaults = {"id": 5, "access_key": "0123456789abcdef01234567", "recipient_hash": "0" * 32}
    return ReplyRenderer(SETTINGS, SIGNER).write(letter(**{**defaults, **values}))


class Page(HTMLParser):
    """The words, links, tags and attributes of an HTML mail."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self._skip = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self._skip += tag in {"style", "title"}
        self.links += [value for name, value in attrs if name in {"href", "src"} and value]

    def handle_endtag(self, tag: str) -> None:
        self._skip -= tag in {"style", "title"}

    def handle_data(self, data: str) -> None:
        if not self._skip:
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


def letters_only(text: str) -> str:
    return re.sub(r"[\W_]+", "", text)


@pytest.mark.parametrize(
    ("age", "group"),
    [
        (None, AgeGroup.UNKNOWN), (1, AgeGroup.LITTLE), (4, AgeGroup.LITTLE),
        (5, AgeGroup.YOUNG), (8, AgeGroup.YOUNG), (9, AgeGroup.BIG), (12, AgeGroup.BIG),
        (13, AgeGroup.TEEN), (18, AgeGroup.TEEN),
    ],
)  # fmt: skip
def test_age_groups(age: int | None, group: AgeGroup) -> None:
    assert AgeGroup.of(age) is group


def test_letters_of_a_mailbox_have_different_subjects() -> None:
    subjects = [reply(reply_variant=number, child_name="evil.test").subject for number in range(8)]
    assert sorted(subjects) == sorted(PARTS["subject"])


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("Zoë", "For Zoë: "),
        ("小明", "For 小明: "),
        ("Call Grandma Now", ""),
        ("evil.test", ""),
        ("0171 234", ""),
    ],
)
def test_subject_names_the_child_with_one_word_or_not_at_all(name: str, begins: str) -> None:
    subject = reply(child_name=name).subject
    assert subject.startswith(begins)
    assert subject.removeprefix(begins) in PARTS["subject"]


def test_a_resend_belongs_to_the_first_mail_and_a_sibling_s_letter_to_neither() -> None:
    first = reply(submission_key="the-first-letter")
    again = reply(submission_key="the-first-letter", access_key="f" * 24, resend_count=1)
    sibling = reply(submission_key="the-second-letter")
    assert (again.subject, again.headers["References"]) == (
        first.subject,
        first.headers["References"],
    )
    assert sibling.headers["References"] != first.headers["References"]
    assert "the-first-letter" not in first.headers["References"]
    assert first.headers["References"].endswith("@example.com>")


def test_headers_let_mail_programs_unsubscribe_with_one_click() -> None:
    mail = reply(recipient_hash="0" * 32)
    assert mail.headers["Auto-Submitted"] == "auto-generated"
    assert mail.headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    page, _, token = mail.headers["List-Unsubscribe"].strip("<>").rpartition("/")
    assert page == "https://letters.example/unsubscribe"
    assert SIGNER.key(token, LinkScope.UNSUBSCRIBE) == "0" * 32
    assert token not in mail.text + mail.html


def test_a_full_letter_is_answered_in_full() -> None:
    mail = reply(
        child_name="Zoë",
        city_country="berlin, germany",
        wish_list="a red kite\nan owl book\na drum\na pony",
        message_to_santa="hello",
    )
    for body in (" ".join(mail.text.split()), Page(mail.html).text):
        assert "Dear" in body
        for words in ("Zoë", "Berlin, Germany", "a red kite", "an owl book", "a drum", "7"):
            assert words in body
        assert "a pony" not in body
        said = " ".join(body.split())
        assert WISHES_MORE in said
        for part in ("wishes quoted", "message", "good", "season: december"):
            assert sum(text in said for text in PARTS[part]) == 1


def test_an_empty_letter_is_answered_kindly() -> None:
    mail = reply(age=None, city_country=None, wish_list=None, message_to_santa=None)
    said = " ".join(mail.text.split())
    assert sum(text in said for text in PARTS["no wishes"]) == 1
    assert not any(text in said for text in PARTS["message"])
    assert "None" not in mail.text + mail.html


def test_being_good_and_being_honest() -> None:
    for good, part in ((True, "good"), (False, "honest")):
        said = " ".join(reply(been_good=good).text.split())
        found = [name for name in ("good", "honest") if any(text in said for text in PARTS[name])]
        assert found == [part]


def test_a_name_that_may_not_be_quoted_is_a_friend() -> None:
    mail = reply(child_name="evil.test")
    assert mail.text.startswith("Dear friend,\n")
    assert "evil" not in mail.text + mail.html


NO_PROMISE = re.compile(r"(?:can't|can’t) (?:\w+ )?promise|can't make promises|no promises")


def test_santa_promises_nothing() -> None:
    texts = [text for part in PARTS.values() for text in part]
    texts += [text for topic in TOPICS for text in topic.answers]
    assert len(texts) > 300
    for text in texts:
        words = NO_PROMISE.sub("", text.lower())
        for promise in ("promise", "you'll get", "i'll bring", "bring you", "under the tree",
                        "your present", "your gift", "i will bring", "you will get"):  # fmt: skip
            assert promise not in words, text


def test_a_letter_s_words_stay_the_same() -> None:
    first, again = (letter(id=5, message_to_santa="x", reply_attempts=n) for n in (0, 3))
    again.recipient_hash = first.recipient_hash
    assert content.write(first) == content.write(again)


def opening(letter_: SantaLetter) -> str:
    return content.write(letter_).paragraphs[0].text


def wish_paragraph(letter_: SantaLetter) -> tuple[str, str]:
    paragraph = content.write(letter_).paragraphs[3]
    return paragraph.text, paragraph.after


@given(
    mailbox=st.text("0123456789abcdef", min_size=32, max_size=32),
    numbers=st.lists(st.integers(0, 30), min_size=2, max_size=2, unique=True),
    place=st.sampled_from([None, "Berlin"]),
    wishes=st.sampled_from([None, "a kite", "a kite\n?!", "?!"]),
)
@settings(max_examples=200, deadline=None)
def test_two_letters_of_a_mailbox_share_no_opening_no_wish_paragraph_and_no_postscript(
    mailbox: str, numbers: list[int], place: str | None, wishes: str | None
) -> None:
    first, second = (
        letter(id=5, recipient_hash=mailbox, reply_variant=number, city_country=place,
               wish_list=wishes, message_to_santa=None)
        for number in numbers
    )  # fmt: skip
    assert opening(first) != opening(second)
    if wishes or abs(numbers[0] - numbers[1]) < len(PARTS["no wishes"]):
        assert wish_paragraph(first) != wish_paragraph(second)
    if abs(numbers[0] - numbers[1]) < len(PARTS["postscript"]):
        assert content.write(first).postscript != content.write(second).postscript


@pytest.mark.parametrize(
    ("message", "names"),
    [
        ("My dog is called Testhund", ["topic: pet"]),
        ("I lost a tooth! How are you?", ["topic: tooth", "question: how are you"]),
        ("how do the reindeer fly", ["question: flying reindeer"]),
        ("ARE YOU REAL???", ["question: are you real"]),
        ("I've got a new baby brother", ["topic: baby"]),
        ("Merry Christmas", []),
        ("doggy bag", []),
    ],
)
def test_topics_of_a_message(message: str, names: list[str]) -> None:
    found = topics(letter(message_to_santa=message, wish_list=None))
    assert [topic.name for topic in found] == names
    mail = reply(message_to_santa=message)
    said = " ".join(mail.text.split())
    for topic in found:
        assert sum(text in said for text in topic.answers) == 1


def test_a_wish_for_a_dog_is_no_news_of_one() -> None:
    assert topics(letter(wish_list="my dog needs a ball", message_to_santa=None)) == ()
    (question,) = topics(letter(wish_list="how old are you?", message_to_santa=None))
    assert question.name == "question: how old"


@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        ("2026-11-01T00:00", Season.NOVEMBER), ("2026-11-30T23:59", Season.NOVEMBER),
        ("2026-12-01T00:00", Season.DECEMBER), ("2026-12-22T23:59", Season.DECEMBER),
        ("2026-12-23T00:00", Season.EVE), ("2026-12-24T09:59", Season.EVE),
        ("2026-12-24T10:00", Season.NIGHT), ("2026-12-25T11:59", Season.NIGHT),
        ("2026-12-25T12:00", Season.CHRISTMAS), ("2026-12-26T11:59", Season.CHRISTMAS),
        ("2026-12-26T12:00", Season.AFTER), ("2026-12-31T23:59", Season.AFTER),
        ("2027-01-01T00:00", Season.AFTER), ("2027-01-06T23:59", Season.AFTER),
        ("2027-01-07T00:00", Season.REST), ("2027-03-15T12:00", Season.REST),
        ("2027-10-31T23:59", Season.REST),
    ],
)  # fmt: skip
def test_seasons(moment: str, expected: Season) -> None:
    at = datetime.fromisoformat(moment).replace(tzinfo=UTC)
    assert season(at) is expected
    said = " ".join(reply(created_at=at, message_to_santa=None).text.split())
    assert sum(text in said for text in PARTS[f"season: {expected}"]) == 1


@pytest.mark.parametrize(
    "field",
    [{"wish_list": "a kite\nthat my daddy comes home"}, {"message_to_santa": "I miss my grandma"}],
)
def test_a_sad_letter_gets_a_gentle_reply_that_quotes_no_wish(field: dict[str, str]) -> None:
    mail = reply(**{"wish_list": "a kite", "message_to_santa": None, **field})
    page = Page(mail.html).text
    said = " ".join(mail.text.split())
    for text in (said, page):
        assert "kite" not in text
        assert "daddy" not in text
        assert GROWN_UP_NOTE in text
        assert "P.S." not in text
    for part in ("opening", "away", "tell someone", "farewell"):
        assert sum(text in said for text in PARTS[f"gentle: {part}"]) == 1
    assert "Ho ho" not in mail.text


def quiet_and_ordinary(**values: Any) -> tuple[SantaLetter, SantaLetter]:
    """Return a letter with signs of danger, and an ordinary one without message and wishes."""
    danger = letter(**values, reply_kind=ReplyKind.GENTLE)
    empty = {"wish_list": None, "message_to_santa": None}
    return danger, letter(**{**values, **empty}, reply_kind=ReplyKind.ORDINARY)


CHILDREN = (
    {"age": None, "city_country": None, "child_name": "Emma"},
    {"age": 3, "city_country": "Berlin", "child_name": "evil.test", "been_good": False},
    {"age": 7, "city_country": "Berlin", "child_name": "Ben", "wish_list": "a kite\na book"},
    {"age": 11, "city_country": None, "child_name": "Anna", "message_to_santa": None},
    {"age": 15, "city_country": "Paris", "child_name": "Ida", "been_good": False},
)


@pytest.mark.parametrize("locale", ["en", *sorted(REVIEWED)])
def test_a_reply_after_signs_of_danger_looks_like_every_reply(locale: str) -> None:
    for child in CHILDREN:
        lengths: tuple[list[int], list[int]] = ([], [])
        for number in range(12):
            both = quiet_and_ordinary(
                locale=locale, reply_variant=number, recipient_hash="0" * 32, **child
            )
            quiet, other = map(content.write, both)
            assert (quiet.greeting, quiet.subject, quiet.layout) == (
                other.greeting, other.subject, other.layout,
            )  # fmt: skip
            assert (quiet.grown_up_note, quiet.is_gentle) == ("", False)
            assert quiet.preview == quiet.paragraphs[0].text
            assert not any(part.wishes or part.after for part in quiet.paragraphs)
            assert quiet.postscript
            mails = [
                reply(**one.model_dump(exclude={"id", "access_key", "recipient_hash"}))
                for one in both
            ]
            pages = [Page(mail.html) for mail in mails]
            assert pages[0].links == pages[1].links
            assert pages[0].tags == pages[1].tags
            assert mails[0].headers.keys() == mails[1].headers.keys()
            for found, mail in zip(lengths, mails, strict=True):
                found.append(len(mail.text))
        ours, usual = (sorted(found) for found in lengths)
        assert usual[0] <= ours[len(ours) // 2] <= usual[-1]


def test_a_reply_after_signs_of_danger_says_nothing_about_the_letter() -> None:
    mail = reply(message_to_santa="my uncle hits me with a belt", wish_list="a red kite", age=8)
    for words in ("uncle", "kite", "wish list", "message", GROWN_UP_NOTE[:30]):
        assert words not in " ".join(f"{mail.text} {mail.html}".split())


def test_the_text_part_is_wrapped_evenly() -> None:
    mail = reply(
        wish_list="a red kite\na drum", message_to_santa="My dog says hello. Are you real?"
    )
    lines = [line for line in mail.text.splitlines() if "https://" not in line]
    assert max(map(len, lines)) <= 72
    paragraphs = [part.splitlines() for part in mail.text.split("\n\n")]
    long = [part for part in paragraphs if len(part) > 2]
    assert len(long) >= 4
    for part in long:
        assert all(len(f"{line} {after.split()[0]}") > 72 for line, after in pairwise(part))


@pytest.mark.parametrize("age", [None, 3, 7, 10, 15])
@pytest.mark.parametrize("wishes", [None, "a kite", "a\nb\nc\nd", "x" * 300])
def test_text_and_html_say_the_same(age: int | None, wishes: str | None) -> None:
    mail = reply(age=age, wish_list=wishes, message_to_santa="x", been_good=False)
    said = letters_only(mail.text.split("* * *")[0])
    assert said in letters_only(Page(mail.html).text)


HELPLINES = "https://letters.example/someone-to-talk-to"


@pytest.mark.parametrize("locale", ["en", *sorted(REVIEWED)])
@pytest.mark.parametrize(
    ("place", "code"), [("Lyon, France", "FR"), ("Rio de Janeiro", "BR"), (None, "")]
)
def test_every_reply_names_the_helpline_of_the_family_s_country_in_the_same_words(
    locale: str, place: str | None, code: str
) -> None:
    kinds: list[dict[str, Any]] = [
        {}, {"message_to_santa": "I miss my grandma"}, {"reply_kind": ReplyKind.GENTLE},
        {"children": "Anna\nBen"}, {"children": "Anna", "message_to_santa": "our hamster died"},
    ]  # fmt: skip
    country, line = helplines.child_line(code, locale)
    assert not code or country == code
    blocks = set()
    for values in kinds:
        mail = reply(locale=locale, city_country=place, **values)
        text, page = " ".join(mail.text.split()), Page(mail.html)
        with use_locale(locale):
            start = text.index(f"* * * {' '.join(gettext(ALWAYS_SAID).split())} ")
            name = line.own_name or gettext(line.translated_name).format(number=line.phone)
            assert country_name(country) in text[start:]
        block = text[start : text.index("https://", start)]
        assert name in block
        assert line.phone in block
        blocks.add(block)
        assert letters_only(block) in letters_only(page.text)
        assert page.links.count(helplines.tel(line.phone)) == 1
    assert len(blocks) == 1


def test_the_links_are_the_parent_s_page_the_site_its_helplines_and_privacy_page() -> None:
    mail = reply()
    page = Page(mail.html)
    assert f"(United States). {LINK} For parents." in page.text
    parent, stop = re.findall(r"https://letters\.example/my-letter#\S+", mail.text)
    assert sorted(page.links) == sorted(
        [
            "tel:18004483000",
            parent,
            stop,
            HELPLINES,
            "https://letters.example",
            "https://letters.example/privacy",
        ]
    )
    assert SIGNER.key(parent.partition("#")[2]) == "0123456789abcdef01234567"
    assert SIGNER.open(stop.partition("#")[2])[0] is LinkScope.MAILBOX
    for part in (mail.text, page.text):
        words = " ".join(part.split())
        assert "30 days after this reply" in words
        assert "no later than 60 days after the letter arrived" in words
        assert "a code made from the address" in words
    assert "Test Letters" in mail.text


@pytest.mark.parametrize("layout", content.Layout)
def test_every_layout_leads_parents_to_their_page(
    layout: content.Layout, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = content.write
    monkeypatch.setattr(content, "write", lambda letter: replace(write(letter), layout=layout))
    mail = reply()
    for part in (mail.text, mail.html):
        assert len(set(re.findall(r"https://letters\.example/my-letter#[\w.-]+", part))) == 2
        assert "https://letters.example/privacy" in part


def test_the_html_needs_no_pictures_and_runs_nothing() -> None:
    page = Page(reply().html)
    assert not {"img", "script", "iframe", "form", "link", "object"} & set(page.tags)
    assert page.tags.count("h1") == 1
    assert "url(" not in reply().html


def test_html_is_escaped() -> None:
    mail = reply(child_name="O'Brien", wish_list="a Rubik's cube")
    assert "O&#39;Brien" in mail.html
    assert "a Rubik&#39;s cube" in mail.html
    assert "a Rubik's cube" in mail.text


def test_a_letter_that_is_not_stored_is_not_answered() -> None:
    with pytest.raises(ValueError, match="stored"):
        reply(id=None)


def test_a_mail_does_not_show_its_words() -> None:
    mail = reply()
    assert mail.subject not in repr(mail)
    assert str(mail.to) not in repr(mail)
