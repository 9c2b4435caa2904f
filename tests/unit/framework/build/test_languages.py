"""The build of another language: its files, its policies, its worker and its manifest."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from santa_app.build import plugin
from santa_app.build.content_security_policy import POLICIES_FILE, write_policies
from santa_app.build.service_worker import select_files
from santa_app.build.web_manifest import web_manifest
from santa_app.framework.build.build_output import BuildError, built_pages, fallback_page
from santa_app.framework.build.not_found import move_not_found_page
from santa_app.i18n import use_locale
from tests.support.language import catalogs_in

MODULE = '<link href="/assets/manifest-abc12345.js">'
HOME = f'{MODULE}<link href="/fonts/a.woff2"><img src="/art/sleigh.svg">'


@pytest.fixture(autouse=True)
def _german() -> Iterator[None]:
    with catalogs_in(), use_locale("de"):
        yield


def built(folder: Path) -> Path:
    """Write a German build as React Router does; return its folder."""
    files = {
        "client/de/index.html": HOME,
        "client/de/about/index.html": f"{MODULE}<main>Hallo</main>",
        "client/de/404/index.html": "<script>oops()</script>",
        "client/index.html": "<script>empty()</script>",
        "client/assets/manifest-abc12345.js": "",
        "public/art/sleigh.svg": "<svg/>",
        "public/fonts/a.woff2": "",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder / "client"


def test_pictures_in_another_language_stop_the_build(tmp_path: Path) -> None:
    client = built(tmp_path)
    (client / "art").mkdir()
    with pytest.raises(BuildError, match="pictures of another language"):
        plugin._copy_own_files(tmp_path / "public", client)


def test_pages_policies_and_worker_know_the_prefix(tmp_path: Path) -> None:
    client = built(tmp_path)
    move_not_found_page(client)
    assert fallback_page(client) == client / "de/404.html"
    assert set(built_pages(client)) == {"/", "/about"}
    sonner = tmp_path / "sonner.mjs"
    sonner.write_text('__insertCSS("a{}");\n')
    write_policies(client, "https://letters.example", sonner)
    policies = json.loads((tmp_path / POLICIES_FILE).read_text())
    assert set(policies) == {"/de", "/de/about", "/de/404", "/de/offline.html"}
    kept = select_files(client, tmp_path / "public")
    assert kept.language == "de"
    assert kept.pages == ("/de/about", "/de/")
    assert {file["url"] for file in kept.files} == {
        "/de/offline.html", "/assets/manifest-abc12345.js", "/art/sleigh.svg", "/fonts/a.woff2",
    }  # fmt: skip


def test_the_manifest_opens_this_language() -> None:
    manifest = json.loads(web_manifest())
    assert {manifest[name] for name in ("id", "start_url", "scope")} == {"/de/"}
    assert manifest["lang"] == "de"
    assert manifest["shortcuts"][0]["url"] == "/de/brief-an-den-weihnachtsmann"
    with use_locale("ar"):
        assert json.loads(web_manifest())["dir"] == "rtl"


def test_its_sitemap_names_the_home_page_with_its_slash(tmp_path: Path) -> None:
    url = "https://letters.example/de"
    (tmp_path / "site.webmanifest").write_text("{}")
    (tmp_path / "sitemap.xml").write_text(f"<loc>{url}</loc><loc>{url}/about</loc>")
    (tmp_path / "client").mkdir()
    plugin._copy_own_files(tmp_path, tmp_path / "client")
    copied = (tmp_path / "client" / "sitemap.xml").read_text()
    assert copied == f"<loc>{url}/</loc><loc>{url}/about</loc>"
