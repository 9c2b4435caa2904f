"""Page URLs without redirects, caching headers, security headers."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from santa_app.server import serving
from santa_app.server.serving import cache_control, serve_pages
from santa_app.settings import Settings


async def ask(path: str, status: int = 200, kind: str = "text/plain") -> tuple[str, dict[str, str]]:
    """Return the path the app behind was asked for, and the headers of the answer."""
    asked: list[str] = []
    sent: list[dict] = []

    async def app(scope: dict, receive: object, send) -> None:
        asked.append(scope["path"])
        given = [(b"content-type", kind.encode())]
        await send({"type": "http.response.start", "status": status, "headers": given})

    async def send(message: dict) -> None:
        sent.append(message)

    scope = {
        "type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "headers": [],
    }  # fmt: skip
    await serve_pages(app)(scope, None, send)  # ty: ignore
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return asked[0], headers


@pytest.mark.parametrize(
    ("path", "behind"),
    [
        ("/about", "/about/"),
        ("/", "/"),
        ("/recipe/eggnog", "/recipe/eggnog/"),
        ("/favicon.ico", "/favicon.ico"),
        ("/no-such-page", "/no-such-page"),
    ],
)
async def test_pages_answer_at_their_own_address(path: str, behind: str) -> None:
    assert (await ask(path))[0] == behind


async def test_every_answer_has_its_headers() -> None:
    _, headers = await ask("/about")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cache-control"] == "no-cache"
    assert "x-robots-tag" not in headers


async def test_what_is_not_there_is_not_indexed() -> None:
    _, headers = await ask("/nowhere", status=404)
    assert headers["x-robots-tag"] == "noindex"


@pytest.mark.parametrize(
    ("path", "caching"),
    [
        ("/assets/root-Ci1b-Lrj.js", "public, max-age=31536000, immutable"),
        ("/fonts/nunito-latin.woff2", "public, max-age=86400"),
        ("/art/logo.svg", "public, max-age=86400"),
        ("/", "no-cache"),
        ("/sitemap.xml", "no-cache"),
    ],
)
def test_caching(path: str, caching: str) -> None:
    assert cache_control(path) == caching


async def test_strict_transport_is_asked_for_behind_tls_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, headers = await ask("/about")
    assert "strict-transport-security" not in headers
    secure = Settings(_env_file=None, site_url="https://santa.example.com")
    monkeypatch.setattr(serving, "settings", lambda: secure)
    _, headers = await ask("/about")
    assert headers["strict-transport-security"] == "max-age=31536000"


def test_each_page_has_its_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    policies = {"/": "home", "/about": "about", "/404": "elsewhere"}
    monkeypatch.setattr(serving, "_policies", lambda: policies)
    assert serving.page_policy("/") == serving.page_policy("/index.html") == "home"
    assert serving.page_policy("/about") == serving.page_policy("/about/index.html") == "about"
    assert serving.page_policy("/nowhere") == "elsewhere"


def test_what_nobody_built_may_run_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "_policies", dict)
    assert "default-src 'none'" in serving.page_policy("/about")


@pytest.mark.parametrize(
    ("kind", "policy"),
    [("image/svg+xml", serving.SVG_POLICY), ("application/pdf", None), ("font/woff2", None)],
)
async def test_only_what_could_run_has_a_policy(kind: str, policy: str | None) -> None:
    _, headers = await ask("/art/logo.svg", kind=kind)
    assert headers.get("content-security-policy") == policy


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A build with a German page."""
    files = ("de/index.html", "de/ueber-uns/index.html", "de/404.html", "de/sw.js")
    for name in files:
        (tmp_path / "client" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "client" / name).touch()
    policies = {"/404": "english", "/de": "home", "/de/ueber-uns": "page", "/de/404": "german"}
    (tmp_path / "policies.json").write_text(json.dumps(policies))
    cached = (serving._policies, serving._foreign_files, serving._pages)
    monkeypatch.setattr(serving, "POLICIES", tmp_path / "policies.json")
    for function in cached:
        function.cache_clear()
    yield
    for function in cached:
        function.cache_clear()


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("path", "behind", "policy"),
    [
        ("/de", "/de", "home"),  # leads to /de/
        ("/de/", "/de/", "home"),
        ("/de/ueber-uns", "/de/ueber-uns/", "page"),
        ("/de/sw.js", "/de/sw.js", "german"),
        ("/de/about", "/de/404.html", "german"),
        ("/de/ueber-uns/../../../etc", "/de/404.html", "german"),
        ("/about", "/about/", "english"),
        ("/dem", "/dem", "english"),
        ("/fr/about", "/fr/about", "english"),
    ],
)
async def test_pages_of_another_language(path: str, behind: str, policy: str) -> None:
    asked, headers = await ask(path, kind="text/html")
    assert asked == behind
    assert headers["content-security-policy"] == policy
    assert ("x-robots-tag" in headers) == behind.endswith("404.html")
