"""The sources of the pictures: sound, up to date with the symbols, listed."""

import json
from pathlib import Path

import pytest

from art import make

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'


def test_the_sources_are_sound_and_hold_present_copies_of_their_symbols() -> None:
    sources, pictures = make.read_sources()
    assert [path for path, text in sources.items() if path.read_text("utf-8") != text] == []
    assert {
        path.relative_to(make.ASSETS / "art").as_posix()
        for path in (make.ASSETS / "art").rglob("*.svg")
    } == set(pictures)


def test_no_output_is_older_than_its_source() -> None:
    _, pictures = make.read_sources()
    present = {f"art/{name}": make.digest(text) for name, text in pictures.items()}
    present |= {name: digest for name, (_, digest) in make.bitmaps().items()}
    recorded = json.loads(make.MANIFEST.read_text("utf-8"))
    stale = {name for name, digest in present.items() if recorded.get(name) != digest}
    assert (stale, set(recorded) - set(present)) == (set(), set()), "run make art"


@pytest.mark.parametrize(
    "content",
    [
        "<script/>",
        "<text>Ho ho ho</text>",
        '<image href="data:image/png;base64,AAAA"/>',
        '<use href="other.svg#tree"/>',
        '<path fill="url(https://example.com/paint.svg#a)"/>',
        '<path onclick="alert(1)"/>',
        '<g id="tree"/><g id="tree"/>',
        '<symbol id="tree"/>',
    ],
)
def test_a_faulty_source_is_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "picture.svg"
    path.write_text(SVG.format(content))
    assert list(make.faults(path, make.parse(path)))


def test_a_picture_without_view_box_or_with_broken_markup_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.svg"
    path.write_text(SVG.format("").replace("viewBox", "title"))
    assert list(make.faults(path, make.parse(path)))
    path.write_text(SVG.format("<g>"))
    with pytest.raises(make.ArtError, match=r"picture\.svg"):
        make.parse(path)
