"""The export has the pages with the headers that the server would send."""

import json
import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from starlette.datastructures import MutableHeaders

from santa_app.build.content_security_policy import POLICIES_FILE
from santa_app.server import export as module
from santa_app.server import serving
from santa_app.server.export import HEADERS_FILE, export
from tests.support.letter_examples import make_settings
from tests.support.web_servers import nginx_mistakes

ROOT = Path(__file__).parents[3]
FILES = (
    "index.html", "404.html", "404.html.gz", "__spa-fallback.html", "about/index.html",
    "about/index.html.gz", "recipe/eggnog/index.html", "my-letter/index.html", "sw.js",
    "robots.txt", "offline.html",
    "assets/root-Ci1b_Lrj.js", "art/heroes/home.svg", "art/heroes/home.jpg", "fonts/nunito.woff2",
    "styles/site.css",
)  # fmt: skip
PAGES = {
    "/": "index.html",
    "/about": "about/index.html",
    "/recipe/eggnog": "recipe/eggnog/index.html",
    "/offline.html": "offline.html",
}


@pytest.fixture
def exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    client = tmp_path / "build" / "client"
    for name in FILES:
        (client / name).parent.mkdir(parents=True, exist_ok=True)
        (client / name).write_text(name)
    policies = {path: f"script-src '{path}'" for path in (*PAGES, "/my-letter", "/404")}
    (client.parent / POLICIES_FILE).write_text(json.dumps(policies))
    monkeypatch.setattr(serving, "POLICIES", client.parent / POLICIES_FILE)
    settings = make_settings(site_url="https://letters.example")
    monkeypatch.setattr(serving, "settings", lambda: settings)
    serving._policies.cache_clear()
    folder = tmp_path / "export"
    (folder / "site" / "of-an-earlier-export").mkdir(parents=True)
    export(client, folder)
    serving._policies.cache_clear()
    return folder


def by_server(path: str) -> dict[str, str]:
    """Return the headers that the server adds to the file at a path."""
    kinds = {".svg": "image/svg+xml", ".html": "text/html", "": "text/html"}
    headers = MutableHeaders({"content-type": kinds.get(Path(path).suffix, "text/plain")})
    status = 404 if path == "/404.html" else 200
    serving._add_headers(headers, path, status)
    return {name: value for name, value in headers.items() if name != "content-type"}


def rules(text: str) -> list[tuple[str, dict[str, str]]]:
    blocks = [block.splitlines() for block in text.strip().split("\n\n")]
    return [
        (lines[0], dict(line.strip().split(": ", 1) for line in lines[1:]))
        for lines in blocks
        if not lines[0].startswith("#")
    ]


def test_what_is_exported(exported: Path) -> None:
    site = exported / "site"
    found = {str(file.relative_to(site)) for file in site.rglob("*") if file.is_file()}
    left_out = {"__spa-fallback.html", "my-letter/index.html"}
    assert found == {*FILES, "_headers"} - left_out
    assert not (site / "of-an-earlier-export").exists()


def test_headers_are_those_of_the_server(exported: Path) -> None:
    given = rules((exported / "site" / "_headers").read_text())
    checked = 0
    served = [*PAGES, "/about/", *(f"/{name}" for name in FILES if not name.endswith(".html"))]
    for path in (*served, "/404.html"):
        if path.endswith(".gz"):
            continue
        sent: dict[str, str] = {}
        for pattern, headers in given:
            if fnmatchcase(path, pattern):
                assert not sent.keys() & headers.keys(), f"{path} gets a header twice"
                sent |= headers
        serving._policies.cache_clear()
        assert sent == by_server(path), path
        checked += 1
    assert checked == 13


def test_nginx_sends_the_same(exported: Path) -> None:
    text = (exported / "nginx.conf").read_text()
    found = re.findall(r"^location ([^\n]+) \{\n(.*?)^\}$", text, re.M | re.S)
    blocks = {
        match: dict(re.findall(r'add_header (\S+) "([^\n]*)";', body)) for match, body in found
    }
    for path, file in {**PAGES, "/about/": "about/index.html"}.items():
        assert blocks[f"= {path}"] == by_server(path)
        assert f"location = {path} {{\n    try_files /{file} @santa;" in text
    assert blocks["/assets/"] == by_server("/assets/root-Ci1b_Lrj.js")
    assert blocks["/art/"] == by_server("/art/heroes/home.jpg")
    assert blocks[r"~ ^/art/.*\.svg$"] == by_server("/art/heroes/home.svg")
    assert blocks["/styles/"] == by_server("/styles/site.css")
    assert blocks["= /sw.js"] == by_server("/sw.js")
    assert not any("my-letter" in match or "send-letter" in match for match in blocks)


def test_nginx_accepts_it_as_documented(exported: Path, tmp_path: Path) -> None:
    operations = (ROOT / "docs" / "going-larger.md").read_text("utf-8")
    section = operations.partition("## Pages from a CDN")[2].partition("\n## ")[0]
    (for_nginx,) = re.findall(r"^```nginx\n(.*?)^```$", section, re.M | re.S)
    included = for_nginx.replace(
        "include /srv/export/nginx.conf;", (exported / "nginx.conf").read_text()
    )
    assert included != for_nginx
    whole = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    given = whole.replace("listen 443 ssl http2;", f"listen 443 ssl http2;\n{included}")
    assert len(given) > len(whole)
    assert nginx_mistakes(given, tmp_path) == []
    assert nginx_mistakes(given.replace("try_files /", "try_file /"), tmp_path)


def test_the_files_of_another_language_are_exported_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = tmp_path / "build" / "client"
    for name in (*FILES, "de/index.html", "de/404.html", "de/sw.js", "de/mein-brief/index.html"):
        (client / name).parent.mkdir(parents=True, exist_ok=True)
        (client / name).write_text(name)
    monkeypatch.setattr(module, "page_path", lambda path, locale: {
        "en": path, "de": "/de/mein-brief",
    }[locale])  # fmt: skip
    export(client, tmp_path / "export")
    site = tmp_path / "export" / "site"
    assert {path.name for path in (site / "de").iterdir()} == {"index.html", "404.html", "sw.js"}
    headers = (tmp_path / "export" / "site" / HEADERS_FILE).read_text()
    assert "\n/de/\n" in headers
    assert "\n/de/sw.js\n  cache-control: no-cache\n" in headers
    assert "/de/404" not in headers
