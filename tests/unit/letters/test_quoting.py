"""A mail quotes only names, places and wishes from the site's own lists."""

import html
import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from santa_app.content.santa_reply import PARTS, TOPICS, WISHES_MORE
from santa_app.content.wish_words import wish_words
from santa_app.content.words import INSULTS_FILE, MARKED_NAMES_FILE, PLACES_FILE
from santa_app.letters.parents.links import LinkSigner
from santa_app.letters.quoting import Wishes, country_of, quotable_place, read_wishes
from santa_app.letters.quoting.name_words import is_insult, is_known, is_name
from santa_app.letters.quoting.word_list import WordList, folded
from santa_app.letters.replies.render import ReplyRenderer
from tests.support import letter_corpora
from tests.support.letter_corpora import WrittenLetter
from tests.support.letter_examples import FakeClock, letter, make_settings
from tests.support.quoted_names import quotable_name

SETTINGS = make_settings(site_url="https://letters.example")
RENDERER = ReplyRenderer(SETTINGS, LinkSigner(SETTINGS, FakeClock()))
REALISTIC = letter_corpora.realistic()
HALVES = [
    pytest.param([one for one in REALISTIC if not one.held_out], id="seen"),
    pytest.param([one for one in REALISTIC if one.held_out], id="held-out"),
]
EMPTY = {"child_name": "x@y", "city_country": None, "wish_list": None, "message_to_santa": None}


@cache
def words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", folded(text))


def words_of(*parts: str) -> set[str]:
    """Return the words of a mail's parts, without links. Most lines are in every mail."""
    lines = [line for part in parts for line in without_links(part).split("\n")]
    return {word for line in lines for word in words(line)}


def page_text(page: str) -> str:
    """Return the words of an HTML part, with its title and what only mail programs show."""
    return html.unescape(re.sub(r"<style>.*?</style>|<[^>]+>", " ", page, flags=re.DOTALL))


def rows(file: Path) -> list[list[str]]:
    return [line.split("\t") for line in file.read_text("utf-8").splitlines()]


@cache
def listed_places() -> set[str]:
    fields = [field for row in rows(PLACES_FILE) for field in (row[0], row[2])]
    return {word for field in fields for word in words(field)}


WISHES = wish_words("en")
GIFTS = {
    word
    for phrase in chain(WISHES.gifts, WISHES.brands.values(), WISHES.alone.values(), WISHES.colors)
    for word in words(phrase)
} | {"a", "an", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}


def share(found: Iterable[object]) -> float:
    known = [bool(one) for one in found]
    assert len(known) >= 100
    return sum(known) / len(known)


def test_the_corpora_are_large() -> None:
    assert len(REALISTIC) >= 300
    assert letter_corpora.hostile_count() >= 300
    assert len({one.place for one in REALISTIC}) > 250


@pytest.mark.parametrize("letters", HALVES)
def test_ordinary_letters_are_quoted(letters: list[WrittenLetter]) -> None:
    assert share(quotable_name(one.name) for one in letters) >= 0.95
    assert share(quotable_place(one.place) for one in letters) >= 0.95
    wishes = [wish for one in letters for wish in one.ordinary]
    assert share(read_wishes(wish).quoted for wish in wishes) >= 0.85
    lists = [one.ordinary for one in letters if one.ordinary]
    assert share(read_wishes("\n".join(wishes)).quoted for wishes in lists) >= 0.95


def test_what_is_no_toy_is_not_quoted() -> None:
    wishes = [wish for one in REALISTIC for wish in one.sensitive]
    assert len(wishes) >= 12
    assert [wish for wish in wishes if read_wishes(wish).quoted] == []


def added_words(fields: dict[str, str]) -> tuple[set[str], bool]:
    """Return the words of a reply that Santa does not say by himself, and whether it is greeted."""
    mail = RENDERER.write(letter(id=5, access_key="k" * 24, **{**EMPTY, **fields}))
    text, page = mail.text, page_text(mail.html)
    links = set(re.findall(r"https?://[^/\s]+/?[a-z-]*", text))
    paths = ("", "/my-letter", "/privacy", "/someone-to-talk-to")
    assert links <= {f"https://letters.example{path}" for path in paths}
    added = words_of(mail.subject, text, page) - santas_words()
    return added, not text.startswith("Dear friend,")


def without_links(text: str) -> str:
    return re.sub(r"https://letters\.example/\S*", "", text)


@cache
def santas_words() -> set[str]:
    """Return the words of all sentences of Santa's, and of the mail around them."""
    texts = [text.format(age="", place="", names="") for part in PARTS.values() for text in part]
    texts += [text for topic in TOPICS for text in topic.answers]
    texts += [WISHES_MORE, "for"]
    for age, message in ((None, None), (7, None), (10, None), (15, None), (None, "I am so sad")):
        mail = RENDERER.write(
            letter(id=5, access_key="k" * 24, **{**EMPTY, "age": age, "message_to_santa": message})
        )
        texts += [without_links(mail.text), without_links(page_text(mail.html))]
    return {word for text in texts for word in words(text)}


def test_nothing_of_a_hostile_letter_gets_through() -> None:
    """Every word that a letter adds to the reply is in a list of the site, however it is typed."""
    letters = letter_corpora.hostile()
    elsewhere = listed_places() | GIFTS
    untouched = 0
    wrong = []
    for fields in letters:
        added, greeted = added_words(fields)
        names = {word for word in added if is_known(word)} if greeted else set()
        if added - names - elsewhere or len(names - elsewhere) > 1:
            wrong.append((ascii(fields), added))
        untouched += not added
    assert wrong == []
    assert untouched / len(letters) >= 0.9


@pytest.mark.parametrize(
    ("typed", "greeting"),
    [
        ("Ben, Lena und Tom", "Ben, Lena and Tom"), ("Em\u202ema", "Emma"),
        ("E\u0301\u0301mma", "Émma"), ("Zoe\u0308", "Zoë"), ("مُحَمَّد", "محمد"), ("אָדָם", "אדם"),
        ("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",) * 2,
    ],
)  # fmt: skip
def test_marks_in_names_and_lists_of_names_are_read(typed: str, greeting: str) -> None:
    assert quotable_name(typed) == unicodedata.normalize("NFC", greeting)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("berlin, germany", "Berlin, Germany"), ("Springfield, IL", "Springfield, IL"),
        ("springfield il", "Springfield, IL"), ("LONDON UK", "London, UK"), ("München", "München"),
        ("Zürich, Switzerland", "Zürich, Switzerland"), ("USA", "the USA"),
        ("the Netherlands", "the Netherlands"), ("united kingdom", "the United Kingdom"),
        ("Boston, Massachusetts, USA", "Boston, Massachusetts, USA"), ("New York City", "New York City"),
        ("Upper Testing, Bavaria", "Bavaria"), ("Kent, UK", "Kent, UK"), ("北京", "北京"),
        ("दिल्ली", "दिल्ली"), ("St. Louis, MO", "St. Louis, MO"), ("Berl.in", "Berlin"),
        ("Perth, WA", "Perth, WA"), ("San José", "San José"),
    ],
)  # fmt: skip
def test_places_are_quoted(typed: str, shown: str) -> None:
    assert quotable_place(typed) == shown


@pytest.mark.parametrize(
    "place",
    [
        None, "", "x" * 101, "Hell", "Your House", "Berlin, France", "London, evil.com", "Call Berlin",
        "Berlin call now", "Springfield, You Die", "Paris, Pay, France", "IL", "Me", "OK", "Of, Mobile",
        "Germany. Call 0171", "Germany!", "Nice, Mobile", "Police", "Come", "Berlin, Paris, London",
    ],
)  # fmt: skip
def test_other_places_are_not(place: str | None) -> None:
    assert quotable_place(place) is None


def test_a_list_is_read_by_lines_and_by_its_parts() -> None:
    for typed in (
        "a ball\n- a kite",
        "a ball, a kite",
        "a ball and a kite",
        "1. a ball\n2) a kite",
    ):
        assert read_wishes(typed).quoted == ("a ball", "a kite")
        assert not read_wishes(typed).has_more
    listed = read_wishes("Dear Santa,\nvisit evil.test\na kite\na kite\na book!\na ball\na drum")
    assert listed.quoted == ("a kite", "a book", "a ball")
    assert listed.has_more
    assert read_wishes(None).quoted == ()
    assert not read_wishes("Dear Santa, a kite please").has_more
    assert read_wishes("I want a kite and a doll").quoted == ("a kite", "a doll")
    assert read_wishes("a doll with a hat and shoes").quoted == ("a doll",)
    assert read_wishes("a kite and my dad to come home") == Wishes((), has_more=True)
    assert read_wishes("a zorblax and a ball, a kite") == Wishes(("a kite",), has_more=True)


def test_a_long_list_is_read_to_its_limit() -> None:
    for text in ("a doll," * 285, "\ufdfa" * 2000, "," * 2000, "a " * 1000, "and " * 500):
        assert read_wishes(text).quoted in {(), ("a doll",)}
    with_rest = read_wishes("a x," * 59 + "a kite, a ball")
    assert with_rest == Wishes(("a kite",), has_more=True)


@cache
def readers() -> list[tuple[Callable[[str], str | None], Callable[[str], bool]]]:
    """Return each reader with what tells whether it may quote a word."""
    places, gifts = listed_places() | {"the"}, GIFTS
    return [
        (quotable_name, lambda word: word == "and" or (is_name(word) and not is_insult([word]))),
        (quotable_place, lambda word: places.issuperset(words(word))),
        (
            lambda text: " ".join(read_wishes(text).quoted),
            lambda word: gifts.issuperset(words(word)),
        ),
    ]


PIECES = st.sampled_from(
    ["Emma", "will", "berlin", "IL", "Germany", "a", "red", "doll", "lego", "and", ",", "\n", "call", "now",
     ".", "-", "'", "\u0301", "\u200d", "\u202e", "evil", "com", "5", "@", "死", "小明", "٣"]
)  # fmt: skip
TEXTS = (
    st.text(max_size=120)
    | st.lists(PIECES, max_size=8).map(" ".join)
    | st.lists(PIECES, max_size=8).map("".join)
)


@given(TEXTS)
def test_only_names_and_listed_words_are_quoted_whatever_is_typed(text: str) -> None:
    for read, allows in readers():
        shown = read(text) or ""
        assert not set(shown) & set("\n<>{}[]\\|@:/")
        assert not re.search(r"\w\.\w", shown)
        assert [word for word in shown.replace(",", " ").split() if not allows(word)] == []


def test_every_gift_is_shown_as_it_is_listed() -> None:
    shown = {noun: read_wishes(noun).quoted for noun in WISHES.gifts.keys() - WISHES.insults}
    assert len(shown) > 900
    assert [noun for noun, found in shown.items() if not found] == []


def test_the_lists_are_sorted_and_found() -> None:
    for file, least in (
        (MARKED_NAMES_FILE, 4_000),
        (INSULTS_FILE, 2_000),
        (PLACES_FILE, 40_000),
    ):
        keys = [row[0] for row in rows(file)]
        assert len(keys) > least
        assert keys == sorted(keys, key=str.encode)
        listed = WordList(file)
        for key in (*keys[:: len(keys) // 200], keys[0], keys[-1]):
            assert listed.find(key)
        for word in ("", "zzzz zzzz", "\U0010ffff", "\t", "\n"):
            assert listed.find(word) == []


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("Berlin", "DE"), ("Upper Testing, Germany", "DE"), ("Springfield IL", "US"),
        ("Wien, Österreich", "AT"), ("東京", "JP"), ("Narnia", None), ("", None), (None, None),
    ],
)  # fmt: skip
def test_the_country_of_a_place(place: str | None, code: str | None) -> None:
    assert country_of(place, ()) == code
    assert [country_of("Paris", likely) for likely in ((), ("US",))] == ["FR", "US"]
