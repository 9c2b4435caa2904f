"""Settings are filled into the pages of a release: escaped, with new names, hashes and policies."""

import gzip
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import brotli
import pytest

from santa_app import marks
from santa_app.build.content_security_policy import hash_source
from santa_app.i18n import LANGUAGES, gettext, use_locale
from santa_app.marks import LETTER_PATH, SITE_URL, mark
from santa_app.server import filling
from santa_app.server.filling import Filler, escaped, fill_release
from santa_app.settings import Settings

NAME = """O'Hara & "Sons" <b>`${x}`</b> \\ 聖夜 🎅"""
ENGLISH = LANGUAGES[0]
MODULE = "page-Ab3_d-5f.js"
SCRIPT = f'import "/assets/manifest-287bcff8.js";import "/assets/{MODULE}"'
POLICY = f"script-src 'self' {hash_source(SCRIPT)}; connect-src 'self' wss{SITE_URL[5:]}"


def page(language: str) -> str:
    module = "french-BBBBBBBB" if language == "fr" else "react-AAAAAAAA"
    own = f'<script src="/assets/{module}.js"></script>'
    name = mark("name", language)
    data = marks.within("JSON", json.dumps({"name": name}))
    return (
        f'<html><head><link rel="alternate" hrefLang="de" href="{SITE_URL}/de/"/>'
        f'<link rel="alternate" hrefLang="fr" href="{SITE_URL}/fr/"/></head>'
        f'<h1 title="{name}">{name}</h1><p>{mark("operatorphone", language)}</p>'
        f'<ul><li><a href="/" hrefLang="en">English</a></li>'
        f'<li><a href="/fr/" hrefLang="fr">Français</a></li></ul>'
        f"<p>{mark('daysafterreply', language)} {mark('mailservice', language)}</p>"
        f'<script type="application/ld+json">{data}</script><script>{SCRIPT}</script>{own}</html>'
    )


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A release with one page in three languages, which they share with nothing else."""
    root = tmp_path / "release"
    client = root / "build" / "client"
    name = mark("name", "en")
    in_json = marks.within("JSON", json.dumps(name))
    texts = {
        "robots.txt": "User-agent: *\n"
        + "".join(f"Sitemap: {SITE_URL}{one.prefix}/sitemap.xml\n" for one in LANGUAGES[:3]),
        "site.webmanifest": json.dumps({"name": name, "short_name": mark("shortname", "en")}),
        f"assets/{MODULE}": f'const a=`{name}`,b="{name}",c=`{in_json}`;',
        "assets/manifest-287bcff8.js": f'import("./{MODULE}")',
        "assets/react-AAAAAAAA.js": "0",
        "assets/french-BBBBBBBB.js": "0",
        "assets/sheet_-CuOjmZhz.css": "p{}",
        f"{LETTER_PATH}-en/index.html".lstrip("/"): "<p>letter</p>",
        "sw.js": 'self.santa={"release":"287bcff8","files":[{"url":"/index.html","revision":"'
        + filling._revision(page("en"))
        + '"}]};\n',
    }
    texts |= {f"{one.prefix}/index.html".lstrip("/"): page(one.locale) for one in LANGUAGES[:3]}
    for path, text in texts.items():
        file = client / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (client / "index.html.br").write_bytes(b"old")
    (client / "index.html.gz").write_bytes(b"old")
    (root / "backend").mkdir()
    (root / filling.RELEASE_FILE).write_text("digest")
    (client.parent / "policies.json").write_text(json.dumps({"/": POLICY}))
    monkeypatch.setattr(filling, "RELEASE", root)
    return root


def chosen(tmp_path: Path, **more: object) -> Settings:
    given = {"site_url": "https://letters.example", "product_name": NAME, "product_path": "/write"}
    given |= {"languages": ("de",), "pages_dir": tmp_path / "pages"}
    return Settings(_env_file=None, **(given | more))


class Parts(HTMLParser):
    """The texts and titles of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.titles: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.titles += [value or "" for name, value in attrs if name == "title"]

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_a_value_is_escaped_for_where_it_stands(release: Path, tmp_path: Path) -> None:
    client = fill_release(chosen(tmp_path)) / "build" / "client"
    parts = Parts((client / "index.html").read_text())
    assert parts.titles == [NAME]
    assert NAME in parts.texts
    assert any(json.loads(text) == {"name": NAME} for text in parts.texts if text[0] == "{")
    assert json.loads((client / "site.webmanifest").read_text()) == {
        "name": NAME,
        "short_name": "Santa",
    }
    (module,) = (file for file in client.glob("assets/page-*.js") if file.name != MODULE)
    a, b, c = re.findall(r"=[`\"](.*?)[`\"][,;]", module.read_text())
    assert a == b
    assert json.loads(f'"{a}"') == NAME  # for these characters, JSON and JavaScript escape alike
    assert json.loads(json.loads(f'"{c.replace(chr(34), chr(92) + chr(34))}"')) == NAME
    # What a script has as HTML needs no second escape.
    assert not set(escaped(NAME, ".js", "HTML")) & set("\\`$\"'<>")
    assert not [
        file for file in client.rglob("*") if file.is_file() and b"__SANTA" in file.read_bytes()
    ]


def test_what_changes_has_a_new_name_and_a_new_hash(release: Path, tmp_path: Path) -> None:
    folder = fill_release(chosen(tmp_path))
    client = folder / "build" / "client"
    html = (client / "index.html").read_text()
    names = {file.name for file in (client / "assets").iterdir()}
    assert {"react-AAAAAAAA.js", "sheet_-CuOjmZhz.css"} < names
    assert not {MODULE, "manifest-287bcff8.js"} & names
    (script,) = re.findall(r"<script>(.*?)</script>", html)
    assert set(re.findall(r'/assets/([^"]+)', script)) < names
    policies = json.loads((folder / "build" / "policies.json").read_text())
    assert policies == {
        "/": f"script-src 'self' {hash_source(script)}; connect-src 'self' wss://letters.example"
    }
    worker = (client / "sw.js").read_text()
    assert f'"revision":"{filling._revision(html)}"' in worker
    (release_name,) = re.findall(r'"release":"(.+?)"', worker)
    assert f"manifest-{release_name}.js" in names
    assert brotli.decompress((client / "index.html.br").read_bytes()).decode() == html
    assert gzip.decompress((client / "index.html.gz").read_bytes()).decode() == html
    assert (client / "write" / "index.html").read_text() == "<p>letter</p>"


def test_languages_that_are_not_shown_are_left_out(release: Path, tmp_path: Path) -> None:
    client = fill_release(chosen(tmp_path)) / "build" / "client"
    assert not (client / "fr").exists()
    assert not list(client.glob("assets/french-*"))
    assert fill_release(chosen(tmp_path, languages=("de", "fr"))) != client.parents[1]
    assert "/fr/" not in (client / "index.html").read_text()
    assert "English" in (client / "index.html").read_text()
    assert (client / "robots.txt").read_text().count("Sitemap: https://letters.example/") == 2
    german = (client / "de" / "index.html").read_text()
    assert "https://letters.example/de/" in german
    with use_locale("de"):
        assert gettext("SendGrid, an email service") in german


def test_only_a_change_is_filled_in_again(
    release: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = fill_release(chosen(tmp_path))
    filling.hold(first)
    assert "[Phone number]" in (first / "build" / "client" / "index.html").read_text()
    monkeypatch.setattr(Filler, "fill", lambda *_: pytest.fail("filled again"))
    assert fill_release(chosen(tmp_path)) == first
    assert fill_release(chosen(tmp_path, log_level="error")) == first
    monkeypatch.undo()
    monkeypatch.setattr(filling, "RELEASE", release)
    changes: list[tuple[dict[str, object], str]] = [
        ({"operator_phone": "+1 555 010 0123"}, "<p>+1 555 010 0123</p>"),
        ({"keep_days_after_reply": 12}, "<p>12 "),
        ({"languages": ()}, "<html><head></head>"),
        ({"product_name": "Post"}, '<h1 title="Post">'),
        ({"site_url": "https://santa.example"}, "https://santa.example/de/"),
    ]
    filled = []
    for change, shown in changes:
        filled.append(fill_release(chosen(tmp_path, **change)))
        assert shown in (filled[-1] / "build" / "client" / "index.html").read_text()
    assert len({first, *filled}) == 6
    # Those that were used last are kept, and the one that a server holds.
    kept = [first, *filled[-filling.KEPT :]]
    assert sorted((tmp_path / "pages").iterdir()) == sorted(kept)


def test_every_mark_has_a_value(release: Path, tmp_path: Path) -> None:
    sources = Path(filling.__file__).parents[1].rglob("*.py")
    texts = [file.read_text("utf-8") for file in sources]
    named = {name for text in texts for name in re.findall(r"(?:filled|mark)\(\s*\"(\w+)\"", text)}
    assert {"name", "languages", "telephone"} <= named
    assert named == filling.values(chosen(tmp_path), (ENGLISH,))["en"].keys()
