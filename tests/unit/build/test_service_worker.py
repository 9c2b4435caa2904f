"""The files that the service worker precaches, and the web app manifest."""

import json
import re
from pathlib import Path

import pytest

from santa_app import product
from santa_app.build import service_worker
from santa_app.build.service_worker import select_files
from santa_app.build.web_manifest import web_manifest
from santa_app.content.advent import CHAPTERS, image
from santa_app.content.surprises import UNLOCKED
from santa_app.framework.build.build_output import OFFLINE_FILE, BuildError

ROOT = Path(__file__).parents[3]
HEAD = '<link href="/assets/manifest-abc12345.js"><link href="/fonts/a.woff2">'


def built(folder: Path, **pages: str) -> Path:
    """Write a build with the given pages, each with a module; `home` is the home page."""
    for name in (
        OFFLINE_FILE,
        "assets/manifest-abc12345.js",
        "assets/root-1.css",
        "fonts/a.woff2",
        "art/sleigh.svg",
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    for name, text in {"home": HEAD, **pages}.items():
        if name == "home":
            (folder / "index.html").write_text(text)
        else:
            add_page(folder, name.replace("_", "-"), text)
    return folder


def add_page(folder: Path, path: str, text: str = "") -> None:
    """Write a page of a build and its module."""
    page = folder / path / "index.html"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(f'<link href="{module_of(path)}">{text}')
    (folder / module_of(path).lstrip("/")).write_text(path + "".join(map(chr, range(33, 90))))


def module_of(path: str) -> str:
    """Return the URL of the module of a page."""
    return f"/assets/{path.rpartition('/')[2]}.js"


def test_pages_modules_fonts_and_the_childrens_pictures_are_kept(tmp_path: Path) -> None:
    picture = '<img src="/art/sleigh.svg">'
    assert product.LETTER_PATH in service_worker.PICTURE_PATHS  # it follows the product's name
    kept = select_files(built(tmp_path, track_santa=picture, about='<img src="/art/about.svg">'))
    assert kept.release == "abc12345"
    assert kept.pages == ("/about", "/", "/track-santa")
    revisions = {str(file["url"]): file["revision"] for file in kept.files}
    assert set(revisions) == {
        "/offline.html", "/assets/about.js", "/assets/track-santa.js", "/assets/root-1.css",
        "/assets/manifest-abc12345.js", "/fonts/a.woff2", "/art/sleigh.svg",
    }  # fmt: skip
    assert kept.shell == "/offline.html"
    assert revisions["/assets/root-1.css"] is None
    assert revisions["/offline.html"]
    assert json.loads(kept.script().removeprefix("self.santa=").rstrip(";\n"))["files"]


def test_a_page_in_place_of_others_links_to_what_is_kept(tmp_path: Path) -> None:
    page = select_files(built(tmp_path, track_santa="", about="")).not_kept
    assert re.findall('href="(/[^"]*)"', page) == ["/", "/track-santa"]
    assert "http" not in page
    assert "script" not in page


def test_pictures_that_a_game_shows_later_are_kept(tmp_path: Path) -> None:
    client = built(tmp_path)
    add_page(client, "games/christmas-pairs")
    (client / "art/pairs").mkdir()
    (client / "art/pairs/star.svg").touch()
    assert "/art/pairs/star.svg" in {file["url"] for file in select_files(client).files}


def test_a_file_without_hash_has_another_revision_when_it_changes(tmp_path: Path) -> None:
    client = built(tmp_path)
    before = select_files(client).files
    (client / OFFLINE_FILE).write_text("another release")
    after = select_files(client).files
    assert {file["url"] for file in after if file not in before} == {"/offline.html"}


def test_the_parents_page_is_never_kept(tmp_path: Path) -> None:
    kept = select_files(built(tmp_path, my_letter="secret"))
    assert kept.pages == ("/",)


def test_a_build_without_release_or_picture_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="not built"):
        select_files(built(tmp_path, nice_list='<img src="/art/gone.svg">'))
    with pytest.raises(BuildError, match="no release"):
        select_files(built(tmp_path, home="<p>empty</p>"))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("/fonts/", "/letters/", "the home page names no font"),
        ("/assets/x", "/modules/x", "/x names no module"),
    ],
)
def test_links_of_another_kind_are_an_error(tmp_path: Path, old: str, new: str, said: str) -> None:
    built(tmp_path, x="about")
    for page in (tmp_path / "index.html", tmp_path / "x" / "index.html"):
        page.write_text(page.read_text().replace(old, new))
    with pytest.raises(BuildError, match=said):
        select_files(tmp_path)


def test_recipes_that_no_longer_fit_are_kept_once_they_were_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = built(tmp_path, about="")
    for name in ("first", "second"):
        add_page(client, f"recipe/{name}", '<img src="/art/sleigh.svg">')
    everything = select_files(client)
    assert everything.pages == ("/about", "/", "/recipe/first", "/recipe/second")
    assert everything.runtime_pages == ()
    monkeypatch.setattr(service_worker, "MAX_PRECACHE_BYTES", everything.size - 1)
    kept = select_files(client)
    assert kept.pages == ("/about", "/", "/recipe/first")
    assert kept.runtime_pages == ("/recipe/second",)
    left_out = {file["url"] for file in everything.files if file not in kept.files}
    assert left_out == {"/assets/second.js"}
    assert kept.size < everything.size


def test_recipes_behind_a_door_are_kept_before_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = built(tmp_path)
    for name in ("eggnog", "warm-milk-for-santa"):
        add_page(client, f"recipe/{name}")
    monkeypatch.setattr(service_worker, "MAX_PRECACHE_BYTES", select_files(client).size - 1)
    kept = select_files(client)
    assert kept.pages == ("/", "/recipe/warm-milk-for-santa")
    assert kept.runtime_pages == ("/recipe/eggnog",)


def test_the_helplines_are_the_last_page_to_be_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = built(tmp_path, about="about", someone_to_talk_to="call")
    everything = select_files(client)
    assert len(everything.pages) == 3
    monkeypatch.setattr(service_worker, "MAX_PRECACHE_BYTES", everything.size - 1)
    kept = select_files(client)
    assert kept.pages == ("/", "/someone-to-talk-to")
    assert kept.runtime_pages == ("/about",)


def test_a_home_page_that_is_too_much_to_keep_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service_worker, "MAX_PRECACHE_BYTES", 10)
    with pytest.raises(BuildError, match="exceeds 10 compressed bytes"):
        select_files(built(tmp_path))


def test_a_door_keeps_what_it_leads_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The precache lacks a recipe and the page to color on the screen."""
    enough = select_files(built(tmp_path / "less", coloring_pages="all sheets")).size
    client = built(tmp_path / "more", coloring_pages="all sheets")
    for path in ("coloring-pages/color-online", "recipe/warm-milk-for-santa"):
        add_page(client, path)
    everything = select_files(client)
    pages = {
        "/coloring-pages/color-online", "/assets/color-online.js",
        "/recipe/warm-milk-for-santa", "/assets/warm-milk-for-santa.js",
    }  # fmt: skip
    assert len(everything.doors) == len(CHAPTERS)
    for door, chapter in zip(everything.doors, CHAPTERS, strict=True):
        surprise = UNLOCKED[chapter.door - 1].image
        assert set(door) == {image(chapter.door), surprise, f"/coloring/{chapter.coloring}.svg"}
    monkeypatch.setattr(service_worker, "MAX_PRECACHE_BYTES", enough)
    kept = select_files(client)
    assert kept.runtime_pages == ("/coloring-pages/color-online", "/recipe/warm-milk-for-santa")
    lacking = {door.door: set(kept.doors[door.door - 1]) & pages for door in CHAPTERS}
    recipe = next(c.door for c in CHAPTERS if c.link == "/recipe/warm-milk-for-santa")
    assert lacking.pop(recipe) == pages
    assert all("recipe" not in url for urls in lacking.values() for url in urls)
    assert json.loads(kept.script().removeprefix("self.santa=").rstrip(";\n"))["doors"]


def test_the_web_manifest_names_the_product_and_icons_that_exist() -> None:
    manifest = json.loads(web_manifest())
    assert manifest["name"] == product.NAME
    assert len(manifest["short_name"]) <= 12
    assert {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]} == {
        ("192x192", "any"), ("512x512", "any"), ("192x192", "maskable"), ("512x512", "maskable"),
    }  # fmt: skip
    for icon in manifest["icons"]:
        data = (ROOT / "assets" / icon["src"].lstrip("/")).read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        assert f"{int.from_bytes(data[16:20])}x{int.from_bytes(data[20:24])}" == icon["sizes"]
