"""What the server adds around Reflex: addresses without redirects, caching, headers."""

import pytest

from santa_app.serving import cache_control, serve_pages


async def ask(path: str, status: int = 200) -> tuple[str, dict[str, str]]:
    """Return the path the app behind was asked for, and the headers of the answer."""
    asked: list[str] = []
    sent: list[dict] = []

    async def app(scope: dict, receive: object, send) -> None:
        asked.append(scope["path"])
        await send({"type": "http.response.start", "status": status, "headers": []})

    async def send(message: dict) -> None:
        sent.append(message)

    scope = {"type": "http", "path": path, "raw_path": path.encode()}
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
        ("/page-not-found", "/404"),
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
        ("/assets/root-Ci1b-Lrj.js", b"public, max-age=31536000, immutable"),
        ("/fonts/nunito-latin.woff2", b"public, max-age=86400"),
        ("/art/logo.svg", b"public, max-age=86400"),
        ("/", b"no-cache"),
        ("/sitemap.xml", b"no-cache"),
    ],
)
def test_caching(path: str, caching: bytes) -> None:
    assert cache_control(path) == caching
