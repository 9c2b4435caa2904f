"""The sources of the pictures: sound, up to date with the symbols, listed."""

import json
import re
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


def test_every_symbol_is_listed_with_its_title() -> None:
    listed = re.findall(
        r"^\| `(.+?)` \| (.+) \|$", (make.ART / "symbols.md").read_text("utf-8"), re.MULTILINE
    )
    drawn = [
        (symbol.get("id"), symbol.findtext("title"))
        for path in make.SYMBOLS.glob("*.svg")
        for symbol in make.parse(path).iterfind("symbol")
    ]
    assert sorted(listed) == sorted(drawn)


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


def drawn(tmp_path: Path, library: str, content: str) -> str:
    """Return a finished picture, drawn with a library of one file."""
    for name, markup in (("library.svg", library), ("picture.svg", content)):
        (tmp_path / name).write_text(SVG.format(markup))
    known = {part.get("id"): part for part in make.parse(tmp_path / "library.svg")}
    root = make.parse(tmp_path / "picture.svg")
    symbols = make.needed(tmp_path / "picture.svg", root, known)
    return make.flatten(root, symbols)


TREE = '<symbol id="tree" overflow="visible"><title>A tree</title><use href="#leaf"/></symbol>'
LEAF = '<g id="leaf"><path d="M0 0h1"/></g>'


def test_a_symbol_used_once_is_drawn_in_its_place(tmp_path: Path) -> None:
    text = drawn(tmp_path, TREE + LEAF, '<use href="#tree" x="2" y="3" transform="scale(2)"/>')
    assert '<g transform="scale(2)translate(2 3)"><path d="M0 0h1"/></g>' in text
    assert "use" not in text
    assert "A tree" not in text


def test_a_symbol_used_twice_is_kept_once(tmp_path: Path) -> None:
    text = drawn(tmp_path, TREE + LEAF, '<use href="#tree"/><use href="#tree" x="5"/>')
    assert text.count("M0 0h1") == 1
    assert text.count("<use") == 2
    assert "symbol" not in text


@pytest.mark.parametrize("content", ['<use href="#bush"/>', '<g id="leaf"/><use href="#tree"/>'])
def test_an_unknown_id_and_one_with_two_meanings_are_refused(content: str, tmp_path: Path) -> None:
    with pytest.raises(make.ArtError):
        drawn(tmp_path, TREE + LEAF, content)


def test_copies_are_renewed_and_not_taken_for_the_picture(tmp_path: Path) -> None:
    path = tmp_path / "picture.svg"
    path.write_text(SVG.format('<use href="#leaf"/>'))
    leaf = {"leaf": make.parse(path)}
    once = make.with_copies(path.read_text(), leaf)
    assert make.with_copies(once, leaf) == once
    assert make.with_copies(once, {}) == make.with_copies(path.read_text(), {})
    path.write_text(once)
    assert len(make.parse(path)) == 1


def test_every_social_picture_is_there_and_small_enough() -> None:
    entries = json.loads((make.ART / "social" / "pages.json").read_text("utf-8"))
    sizes = {
        entry["slug"]: (make.ASSETS / f"social/{entry['slug']}.jpg").stat().st_size
        for entry in entries
    }
    assert {slug: size for slug, size in sizes.items() if size > 150 * 1024} == {}
