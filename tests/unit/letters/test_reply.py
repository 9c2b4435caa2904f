"""Santa's reply: personal, the same in text and HTML, and never a promise."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest

from santa_app.letters.mail.base import Mail
from santa_app.letters.parents.links import LinkScope, LinkSigner
from santa_app.letters.replies import content
from santa_app.letters.replies.content import AgeGroup, age_group
from santa_app.letters.replies.render import ReplyRenderer
from tests.support.letter_examples import FakeClock, letter, make_settings

SETTINGS = make_settings(site_url="https://letters.example", product_name="Test Letters")
SIGNER = LinkSigner(SETTINGS, FakeClock())


def reply(**values: Any) -> Mail:
    defaults = {"id": 5, "access_key": "0123456789abcdef01234567"}
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
    assert age_group(age) is group


def test_each_age_group_reads_something_else() -> None:
    texts = {reply(age=age).text for age in (None, 3, 7, 10, 15)}
    assert len(texts) == 5


def test_consecutive_letters_have_different_subjects() -> None:
    first = len(content.SUBJECTS)
    subjects = [reply(id=number, child_name="www.evil.test").subject for number in range(1, first)]
    assert len(set(subjects)) == len(subjects) == first - 1
    assert set(subjects) < set(content.SUBJECTS)


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
    assert subject.removeprefix(begins) in content.SUBJECTS


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
    for body in (mail.text, Page(mail.html).text):
        assert "Dear" in body
        for words in ("Zoë", "Berlin, Germany", "a red kite", "an owl book", "a drum", "7"):
            assert words in body
        assert "a pony" not in body
        assert "everything else on your list" in body
        assert "special message" in body
        assert "good this year" in body


def test_an_empty_letter_is_answered_kindly() -> None:
    mail = reply(age=None, city_country=None, wish_list=None, message_to_santa=None)
    assert "special message" not in mail.text
    assert "left your wish list empty" in mail.text
    assert "None" not in mail.text + mail.html


def test_being_good_and_being_honest() -> None:
    assert "honestly" in reply(been_good=False).text
    assert "honestly" not in reply(been_good=True).text


def test_a_name_that_may_not_be_quoted_is_a_friend() -> None:
    mail = reply(child_name="evil.test")
    assert mail.text.startswith("Dear friend,\n")
    assert "evil" not in mail.text + mail.html


@pytest.mark.parametrize("good", [True, False])
@pytest.mark.parametrize("wishes", [None, "a kite", "a\nb\nc\nd", "x" * 300])
@pytest.mark.parametrize("age", [None, 3, 7, 10, 15])
def test_nothing_is_promised(age: int | None, wishes: str | None, good: bool) -> None:
    text = reply(age=age, wish_list=wishes, been_good=good, message_to_santa="x").text.lower()
    words = text.replace("i can promise nothing", "").replace("which wishes", "")
    for promise in ("promise", "you will get", "i will bring", "bring you", "under the tree",
                    "your present", "your gift", "you shall have"):  # fmt: skip
        assert promise not in words
    assert text.count("dear ") == 1


@pytest.mark.parametrize("age", [None, 3, 7, 10, 15])
@pytest.mark.parametrize("wishes", [None, "a kite", "a\nb\nc\nd", "x" * 300])
def test_text_and_html_say_the_same(age: int | None, wishes: str | None) -> None:
    mail = reply(age=age, wish_list=wishes, message_to_santa="x", been_good=False)
    said = letters_only(mail.text.split("* * *")[0])
    assert said in letters_only(Page(mail.html).text)


def test_the_links_are_the_parent_s_page_the_site_and_its_privacy_page() -> None:
    mail = reply()
    page = Page(mail.html)
    parent, stop = re.findall(r"https://letters\.example/my-letter#\S+", mail.text)
    assert sorted(page.links) == sorted(
        [parent, stop, "https://letters.example", "https://letters.example/privacy"]
    )
    assert SIGNER.key(parent.partition("#")[2]) == "0123456789abcdef01234567"
    assert SIGNER.open(stop.partition("#")[2])[0] is LinkScope.MAILBOX
    for part in (mail.text, page.text):
        words = " ".join(part.split())
        assert "30 days after this reply" in words
        assert "at the latest 60 days after it came" in words
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
        assert part.count("https://letters.example/my-letter#") == 2
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
    assert repr(reply()) == "<Mail for letter 5>"
