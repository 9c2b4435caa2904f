"""Tables: their texts are translated, and a mistake names its file, entry and field."""

import datetime as dt
from typing import Annotated

import pytest

from santa_app.content.blocks import Pictured
from santa_app.content.checks import ContentError, Positive, Slug, entry
from santa_app.content.tables import MESSAGES, Message, Text, Translated, read_table
from santa_app.i18n import use_locale


@entry
class Part:
    name: Text
    weight: Positive = 1


@entry
class Toy(Pictured):
    """A toy with fields of every kind."""

    FOLDER = "toys"
    title: Annotated[str, Translated("toy")]
    maker: str
    made: dt.date
    ages: tuple[Text, ...] = ()
    note: Text | None = None
    parts: tuple[Part, ...]


@entry
class Shop:
    time: Text
    lead: Text
    hints: dict[str, Text]
    first: Part
    toys: tuple[Toy, ...]
    kind: Slug = "shop"


GOOD = """\
time = "Nine"
lead = "Open at {time}, {hours}, {later}."

[hints]
big = "Big"

[first]
name = "Wheel"

[[toys]]
slug = "train"
title = "Free"
maker = "Free"
made = 2026-11-28
ages = ["Free", "Big"]
note = "Easy"
alt = "A train"

[[toys.parts]]
name = "Wheel"

[[toys.parts]]
name = "Bell"
weight = 2
"""


def test_a_table_is_read_into_its_types(tmp_path):
    file = tmp_path / "shop.toml"
    file.write_text(GOOD)
    shop = read_table(file, Shop, hours="not at ten")
    (toy,) = shop.toys
    assert shop.lead == "Open at Nine, not at ten, {later}."
    assert shop.hints == {"big": "Big"}
    assert toy.made == dt.date(2026, 11, 28)
    assert (toy.ages, toy.note) == (("Free", "Big"), "Easy")
    assert [(part.name, part.weight) for part in toy.parts] == [("Wheel", 1), ("Bell", 2)]
    assert toy.image == "/art/toys/train.svg"


def test_the_texts_of_a_table_are_translated_and_its_data_is_not(tmp_path):
    file = tmp_path / "shop.toml"
    file.write_text(GOOD)
    with use_locale("de"):
        (toy,) = read_table(file, Shop).toys
    assert (toy.ages[0], toy.note) == ("Kostenlos", "Leicht")
    assert (toy.maker, toy.title) == ("Free", "Free")  # "Free" has no translation as a "toy"


def test_the_texts_of_a_table_are_found_for_translation(tmp_path):
    file = tmp_path / "shop.toml"
    file.write_text(GOOD)
    read_table(file, Shop)
    found = MESSAGES[file]
    picture = "/art/toys/train.svg"
    assert found[:4] == (
        Message("Nine", None, None),
        Message("Open at {time}, {hours}, {later}.", None, None),
        Message("Big", None, None),
        Message("Wheel", None, None),
    )
    assert Message("Free", "toy", picture) in found
    assert {one.picture for one in found[4:]} == {picture}
    assert [one.text for one in found].count("Free") == 2


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ('maker = "Free"', 'maker = ""', "shop.toml, Toy 'train': field 'maker' is blank."),
        ('note = "Easy"', 'note = " "', "shop.toml, Toy 'train': field 'note' is blank."),
        ('maker = "Free"', "", "shop.toml, Toy 'train': field 'maker' is missing."),
        ("maker =", "marker =", "shop.toml, Toy 'train': field 'marker' is not a field of Toy."),
        ('slug = "train"', "", "shop.toml, Toy 'Free': field 'slug' is missing."),
        ('slug = "train"', 'slug = "A Train"', "Toy 'A Train': field 'slug' is 'A Train': "),
        ("made = 2026-11-28", 'made = "today"', "Toy 'train': field 'made' is 'today': "),
        ('note = "Easy"', "note = 3", "shop.toml, Toy 'train': field 'note' is 3: "),
        ('ages = ["Free", "Big"]', 'ages = "Big"', "Toy 'train': field 'ages' is 'Big': "),
        ('ages = ["Free", "Big"]', "ages = [1]", "shop.toml, Toy 'train': field 'ages' is 1: "),
        ("weight = 2", "weight = 0", "shop.toml, Part 'Bell': field 'weight' is 0: "),
        ('name = "Bell"', "", "shop.toml, toys[1].parts[2]: field 'name' is missing."),
        ('"Bell"', '"Wheel"', "Part 'Wheel': field 'name' repeats 'Wheel'"),
        ("[first]", "[[first]]", "shop.toml: field 'first' is [{'name': 'Wheel'}]: "),
        ('time = "Nine"', "", "shop.toml: field 'time' is missing."),
        ("[hints]", "[hint]", "shop.toml: field 'hint' is not a field of Shop."),
        ("[hints]", "[hints", "shop.toml is no TOML: "),
    ],
)
def test_a_mistake_names_file_entry_and_field(tmp_path, right, wrong, said):
    assert right in GOOD
    file = tmp_path / "shop.toml"
    file.write_text(GOOD.replace(right, wrong))
    with pytest.raises(ContentError) as caught:
        read_table(file, Shop)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith("shop.toml") or "repeats" in said
