"""The files that the content names, and the error for a missing one."""

import pytest

from santa_app.content.checks import ContentError
from santa_app.content.files import FILE_REFERENCES, check_files, file_references
from santa_app.content.recipes import RECIPES


def create_all(folder):
    for reference in FILE_REFERENCES:
        file = folder / reference.path.removeprefix("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("<svg/>")


def test_missing_and_empty_files_are_reported_together(tmp_path):
    create_all(tmp_path)
    check_files(tmp_path)
    (tmp_path / "art/recipes/eggnog.svg").unlink()
    (tmp_path / "coloring/rudolph.pdf").write_text("")
    with pytest.raises(ContentError) as caught:
        check_files(tmp_path)
    assert caught.value.entry == "Recipe 'eggnog'"
    assert caught.value.field == "image"
    assert "/art/recipes/eggnog.svg" in str(caught.value)
    assert "/coloring/rudolph.pdf (ColoringPage 'rudolph')" in str(caught.value)


def test_an_entry_names_its_files():
    (reference,) = file_references(RECIPES[:1])
    assert (reference.field, reference.path) == ("image", "/art/recipes/gingerbread-cookies.svg")
    assert {reference.path.rpartition(".")[2] for reference in FILE_REFERENCES} == {
        "svg",
        "pdf",
        "jpg",
    }
