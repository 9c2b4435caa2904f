"""Page URLs without redirects, caching headers, security headers."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from santa_app.observability.throttled_log import ThrottledLog
from santa_app.server import serving
from santa_app.server.serving import answer_errors, cache_control, serve_pages
from santa_app.settings import Settings

CANARY = "Kanarienvogel"


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


class Failing:
    """An app that fails after it has sent some messages, behind what answers errors."""

    def __init__(self, kind: str, *first: dict[str, Any]) -> None:
        self._scope = {"type": kind, "method": "GET", "path": f"/{CANARY}", "headers": []}
        self._first = first
        self.sent: list[dict[str, Any]] = []

    async def serve(self) -> None:
        await answer_errors(self._app)(self._scope, None, self._send)  # ty: ignore

    async def _send(self, message: dict[str, Any]) -> None:
        self.sent.append(message)

    async def _app(self, _scope: object, _receive: object, send: Any) -> None:
        for message in self._first:
            await send(message)
        raise ValueError(CANARY)


async def test_an_exception_becomes_a_plain_answer_and_few_lines(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(serving, "_errors", ThrottledLog(serving.logger, "a request failed"))
    for _ in range(100):
        failing = Failing("http")
        await failing.serve()
        start, end = failing.sent
        assert start["status"] == 500
        headers = {name.decode(): value.decode() for name, value in start["headers"]}
        assert headers.items() >= {**serving.HEADERS, "cache-control": "no-store"}.items()
        assert end == {"type": "http.response.body", "body": b""}
    (line,) = caplog.messages
    assert line.startswith("a request failed: ValueError at test_serving.py:")
    assert CANARY not in caplog.text


@pytest.mark.parametrize("first", [(), ({"type": "websocket.accept"},)])
async def test_a_websocket_that_fails_is_closed(first: tuple[dict[str, Any], ...]) -> None:
    failing = Failing("websocket", *first)
    await failing.serve()
    assert failing.sent == [*first, {"type": "websocket.close", "code": 1011}]


@pytest.mark.parametrize(
    ("kind", "begun"),
    [
        ("http", {"type": "http.response.start", "status": 200, "headers": []}),
        ("websocket", {"type": "websocket.close", "code": 1000}),
    ],
)
async def test_an_answer_that_has_begun_is_not_begun_again(
    kind: str, begun: dict[str, Any]
) -> None:
    failing = Failing(kind, begun)
    await failing.serve()
    assert failing.sent == [begun]


async def test_what_fails_at_the_start_still_stops_the_server() -> None:
    with pytest.raises(ValueError, match=CANARY):
        await Failing("lifespan").serve()
