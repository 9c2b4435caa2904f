"""The child's letter as it is printed, and the wish list that pictures change."""

import pytest

from santa_app.rules.letter_paper import SIZES, fits, fitting_size, sheets_of
from santa_app.rules.own_letter import paragraphs_of
from santa_app.rules.wish_list import toggled

SHORT = {
    "child_name": " Testkind ",
    "age": "",
    "city_country": "",
    "parent_email": "parent@example.org",
    "wish_list": "",
    "message_to_santa": "",
    "been_good": False,
}


def test_a_letter_says_only_what_was_filled_in_and_never_the_address() -> None:
    assert paragraphs_of(SHORT) == ["My name is Testkind.", "I'm still practicing being good."]
    full = paragraphs_of(
        {
            **SHORT,
            "age": "7",
            "city_country": "Example Town",
            "wish_list": "a kite\n\n a drum ",
            "message_to_santa": "How is Rudolph?",
            "been_good": True,
        }
    )
    assert full == [
        "My name is Testkind. I'm 7 years old. I live in Example Town.",
        "I've been good this year.",
        "This is what I'm dreaming of:",
        "• a kite",
        "• a drum",
        "How is Rudolph?",
    ]


@pytest.mark.parametrize("wish_list", ["a kite", "a kite\n" * 285, "x" * 2000])
def test_every_page_fits_and_nothing_is_lost(wish_list: str) -> None:
    paragraphs = paragraphs_of({**SHORT, "wish_list": wish_list, "message_to_santa": "y " * 1000})
    size = fitting_size(paragraphs)
    sheets = sheets_of(paragraphs, size)
    assert [one for sheet in sheets for one in sheet] == paragraphs
    assert all(fits(sheet, size) for sheet in sheets)
    assert len(sheets) == 1 or size == SIZES[-1]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "a bike"),
        ("a kite", "a kite\na bike"),
        ("a kite\n\n", "a kite\na bike"),
        ("a bike", ""),
        ("a kite\n A BIKE \na drum", "a kite\na drum"),
        ("a bike for my sister", "a bike for my sister\na bike"),
    ],
)
def test_a_picture_adds_its_line_or_takes_it_off(before: str, after: str) -> None:
    assert toggled(before, "a bike") == after
