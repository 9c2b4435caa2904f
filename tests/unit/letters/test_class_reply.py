"""Santa's reply to a class: the mail has no names, and the printed page has all of them."""

from itertools import pairwise

import pytest

from santa_app.content.santa_reply import CLASS_LINK, PARTS
from santa_app.letters.models import ReplyKind, SantaLetter
from santa_app.letters.parents.links import LinkSigner
from santa_app.letters.quoting import listed_name, surnames_in
from santa_app.letters.replies import class_paper, write
from santa_app.letters.replies.render import ReplyRenderer
from santa_app.letters.submission.first_names import refuse_surnames
from santa_app.letters.submission.form import FormError, read_form
from santa_app.rules.letter_paper import (
    FROM_THE_DOOR,
    NAME_SIZES,
    class_name_size,
    poster_names,
)
from tests.support.letter_examples import FakeClock, class_form, letter, make_settings

SETTINGS = make_settings(site_url="https://letters.example", product_name="Test Letters")
RENDERER = ReplyRenderer(SETTINGS, LinkSigner(SETTINGS, FakeClock()))


def class_letter(names: list[str], **values: object) -> SantaLetter:
    defaults = {"id": 5, "child_name": "Evil Class", "age": None, "wish_list": None}
    return letter(**{**defaults, "children": "\n".join(names), **values})


@pytest.mark.parametrize(
    "message", [None, "How do reindeer fly?", "our hamster died", "My dog is great"]
)
def test_the_mail_says_how_many_and_names_nobody(message: str | None) -> None:
    stored = class_letter(
        ["Anna", "Qwertina", "Emma S."] * 10, message_to_santa=message, city_country="Berlin"
    )
    mail = RENDERER.write(stored)
    words = " ".join(mail.text.split())
    for part in (words, mail.html, mail.subject):
        assert not any(
            word in part for word in ("Anna", "Qwertina", "Emma", "Evil", "dog", "hamster")
        )
    assert "30 names" in words
    assert mail.subject in PARTS["class: subject"]
    assert CLASS_LINK in mail.html
    gentle = message == "our hamster died"
    assert any(text in words for text in PARTS["class: gentle"]) is gentle
    assert any(text in words for text in PARTS["class gentle: animal"]) is gentle
    assert ("Berlin" in words) is not gentle
    assert write(stored) == write(stored)


def test_a_class_of_one() -> None:
    stored = class_letter(["Anna"])
    assert "one name" in " ".join(RENDERER.write(stored).text.split())
    (little,) = class_paper(stored).letters
    assert little.name == "Anna"


def test_all_little_letters_differ_and_neighbors_in_every_part() -> None:
    for variant in range(9):
        for message in (None, "our hamster died"):
            stored = class_letter(["Anna"] * 40, reply_variant=variant, message_to_santa=message)
            letters = class_paper(stored).letters
            assert len(letters) == 40
            assert len({(little.text, little.farewell) for little in letters}) == 40
            for one, other in pairwise(letters):
                assert one.text != other.text
                assert one.farewell != other.farewell
            assert letters == class_paper(stored).letters


def test_a_sad_class_gets_no_jokes_on_paper() -> None:
    paper = class_paper(class_letter(["Anna"] * 8, message_to_santa="our hamster died"))
    assert {little.text for little in paper.letters} == set(PARTS["small: gentle"])


def test_the_paper_has_the_names_as_typed_and_says_which_are_unknown() -> None:
    typed = ["ben", "ZOË", "Qwertina", "Qwertina", "emma s.", "<b>Die</b>", "محمد", "Jean-Luc"]
    paper = class_paper(class_letter(typed))
    names = [little.name for little in paper.letters]
    assert names == [
        "Ben", "Zoë", "Qwertina", "Qwertina", "Emma S.", "<b>Die</b>", "محمد", "Jean-Luc"
    ]  # fmt: skip
    assert paper.unlisted == ("Qwertina", "<b>Die</b>")


def test_a_child_s_letter_has_no_poster() -> None:
    with pytest.raises(ValueError, match="class"):
        class_paper(letter())


@pytest.mark.parametrize(
    "name",
    [
        "Anna", "Anna Maria", "José María", "María de los Ángeles", "Emma S.", "Emma S",
        "Mary Grace", "Nguyễn Văn Anh", "Li Wei", "Qwertina", "عبد الله",
        "Anna-Schmidt", "A.J.", "Maria-del-Mar", "健太郎", "美智子", "はなこ", "陽菜 花子", "민준",
    ],
)  # fmt: skip
def test_first_names_and_double_names_hold_no_surname(name: str) -> None:
    assert surnames_in(name) == ()


@pytest.mark.parametrize(
    ("name", "surnames"),
    [
        ("Anna Schmidt", ("Schmidt",)), ("Anna Smith", ("Smith",)),
        ("Anna Maria Kowalski", ("Kowalski",)),
        ("Ludwig van Beethoven", ("Beethoven",)), ("Анна Иванова", ("Иванова",)),
        ("Anna and Ben", ("and",)), ("山田花子", ("山田",)), ("佐藤健太郎", ("佐藤",)),
        ("やまだ 花子", ("やまだ",)), ("김민준", ("김",)),
    ],
)  # fmt: skip
def test_surnames_are_found(name: str, surnames: tuple[str, ...]) -> None:
    assert surnames_in(name) == surnames
    assert listed_name(name) is None


def test_surnames_are_refused_with_their_lines() -> None:
    refuse_surnames(read_form(class_form(children="Anna\n\nEmma S.\nEmma S.")))
    with pytest.raises(FormError) as error:
        refuse_surnames(read_form(class_form(children="Anna\n\n3. Ben Schmidt\nIda Smith")))
    assert error.value.field == "children"
    assert str(error.value) == (
        "First names only, please; a rare double name is recognized by its hyphen: lines 3 and 4"
    )


def test_names_on_a_poster_are_as_large_as_fits() -> None:
    assert poster_names(["Anna"]) == (NAME_SIZES[0], False)
    sizes = [poster_names(["Annamaria"] * count)[0] for count in (10, 20, 30, 40)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] >= 30
    assert poster_names(["Annamaria"] * 20, in_display_face=False)[0] < sizes[1]
    for names in (["雪" * 30] * 40, ["Wwwwww-" * 4] * 40):
        assert poster_names(names)[0] >= 8


def test_thirty_names_are_read_from_the_door() -> None:
    usual = ["Anna", "Ben", "Mia", "Noah", "Leo", "Ida", "Emil", "Lena", "Paul", "Zoë"]
    for names, wide in (
        (usual * 3, True),
        ([*usual[:9], "Maximilian"] * 3, True),
        (usual[:6], False),
    ):
        size, is_wide = poster_names(names)
        assert size >= FROM_THE_DOOR
        assert is_wide is wide


def test_the_name_of_a_class_fits_the_banner() -> None:
    sizes = [
        class_name_size(name) for name in ("2b", "Class 2b", "The Dinosaurs of Room 12, Oak Street")
    ]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[1] >= 36
    assert sizes[-1] >= 14


def test_a_class_letter_with_signs_of_danger_gets_what_every_class_gets() -> None:
    # As the page sees it, which hides the message.
    sent = class_letter(["Anna"] * 8, reply_kind=ReplyKind.GENTLE)
    paper = class_paper(sent)
    assert all(any(text in one.text for text in PARTS["small: letter"]) for one in paper.letters)
    mail = write(sent)
    said = " ".join(paragraph.text for paragraph in mail.paragraphs)
    assert not any(text in said for text in PARTS["class: gentle"])
    for part in ("greeting", "arrived", "class: farewell"):
        assert any(text in said for text in PARTS[part]), part
