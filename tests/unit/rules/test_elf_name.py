"""Which prefix and suffix an elf gets."""

import pytest

from santa_app.content.elf_names import PREFIXES, SUFFIXES
from santa_app.rules.elf_name import can_generate, elf_name, prefix_index


@pytest.mark.parametrize(
    ("name", "index"),
    [
        ("A", 13),
        ("a", 13),
        ("  anna", 13),
        ("M", 25),
        ("N", 0),
        ("Z", 12),
        ("é", 0xC9 % 26),
        ("ß", ord("S") % 26),
        ("Мария", 0x41C % 26),
        ("小明", 0x5C0F % 26),
        ("🎅", 0xD83C % 26),
        ("4", 0),
        ("", 0),
    ],
)
def test_the_prefix_comes_from_the_first_letter(name: str, index: int) -> None:
    assert prefix_index(name) == index


def test_every_latin_letter_has_a_prefix_of_its_own() -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert {prefix_index(letter) for letter in letters} == set(range(26))
    assert all(PREFIXES[prefix_index(letter)].startswith(letter) for letter in letters)


@pytest.mark.parametrize("month", range(1, 13))
def test_the_suffix_comes_from_the_birth_month(month: int) -> None:
    assert elf_name("Testkind", month) == f"Tinsel {SUFFIXES[month - 1]}"


@pytest.mark.parametrize(
    ("name", "month", "expected"),
    [
        ("Testkind", 1, True),
        ("Testkind", 12, True),
        ("Testkind", 0, False),
        ("Testkind", 13, False),
        ("", 1, False),
        (" \t", 1, False),
        ("\ufeff", 1, False),
    ],
)
def test_a_name_and_a_month_are_needed(name: str, month: int, expected: bool) -> None:
    assert can_generate(name, month) is expected
