"""The files that content needs, and what happens when one is missing."""

import pytest

from santa_app.content.checks import ContentError
from santa_app.content.inventory import FILE_USES, check_pictures, file_uses
from santa_app.content.recipes import RECIPES


def put_all(folder):
    for use in FILE_USES:
        file = folder / use.path.removeprefix("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("<svg/>")


def test_every_entry_with_a_picture_is_covered():
    # 9 recipes, 6 songs, 8 movies, 6 activities, 9 reindeer, 6 places, 6 countries, 3 stories,
    # 2 collections, 3 games; 8 coloring pages, 2 cards and 12 sheets with two files each;
    # 4 crafts, letter
    assert len(FILE_USES) == 9 + 6 + 8 + 6 + 9 + 6 + 6 + 3 + 2 + 3 + 2 * (8 + 2 + 12) + 4 + 1
    assert all(use.path.startswith("/") for use in FILE_USES)
    assert {use.path.rpartition(".")[2] for use in FILE_USES} == {"svg", "pdf", "jpg"}


def test_all_files_present(tmp_path):
    put_all(tmp_path)
    assert check_pictures(tmp_path) == len(FILE_USES)


def test_a_missing_picture_stops_the_build(tmp_path):
    put_all(tmp_path)
    (tmp_path / "art/recipes/eggnog.svg").unlink()
    (tmp_path / "coloring/rudolph.pdf").write_text("")
    with pytest.raises(ContentError) as caught:
        check_pictures(tmp_path)
    assert caught.value.entry == "Recipe 'eggnog'"
    assert caught.value.field == "image"
    assert "/art/recipes/eggnog.svg" in str(caught.value)
    assert "/coloring/rudolph.pdf (ColoringPage 'rudolph')" in str(caught.value)


def test_an_entry_names_its_files():
    (use,) = file_uses(RECIPES[:1])
    assert (use.field, use.path) == ("image", "/art/recipes/gingerbread-cookies.svg")
