"""The files that the content names, and the error for a missing one."""

import pytest

from santa_app.content.checks import ContentError
from santa_app.content.files import check_files, file_references


def create_all(folder):
    for path in file_references():
        file = folder / path.removeprefix("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("<svg/>")


def test_missing_and_empty_files_are_reported_together(tmp_path):
    create_all(tmp_path)
    check_files(tmp_path)
    (tmp_path / "art/recipes/eggnog.svg").unlink()
    (tmp_path / "coloring/rudolph.pdf").write_text("")
    with pytest.raises(ContentError) as caught:
        check_files(tmp_path)
    text = str(caught.value)
    assert "Recipe 'eggnog'" in text
    assert "/art/recipes/eggnog.svg" in text
    assert "ColoringPage 'rudolph'" in text
    assert "/coloring/rudolph.pdf" in text
