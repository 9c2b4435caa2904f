"""HTTP requests: paths of Reflex and bodies over the limit are refused."""

from typing import Any

import pytest

from santa_app.guard.middleware import MAX_BODY_BYTES, GuardMiddleware
from tests.support.letter_examples import make_settings


async def request(path: str, headers: list[tuple[bytes, bytes]], *bodies: bytes) -> int | str:
    """Return the status of a request, or what the app behind was told."""
    sent: list[dict[str, Any]] = []
    end: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (message := await receive())["type"] == "http.request" and message["more_body"]:
            pass
        end.append(message["type"])
        await send({"type": "http.response.start", "status": 200, "headers": []})

    parts = iter(bodies or (b"",))
    left = len(bodies or (b"",))

    async def receive() -> dict[str, Any]:
        nonlocal left
        left -= 1
        return {"type": "http.request", "body": next(parts), "more_body": left > 0}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    guard = GuardMiddleware(app, make_settings())  # ty: ignore
    scope = {"type": "http", "method": "GET", "path": path, "headers": headers}
    await guard(scope, receive, send)  # ty: ignore
    return sent[0]["status"] if not end or end == ["http.request"] else end[0]


@pytest.mark.parametrize(
    "path", ["/_event", "/_event/", "/_upload", "/_health", "/_all_routes", "/auth-codespace"]
)
async def test_what_of_reflex_the_site_does_not_need(path: str) -> None:
    assert await request(path, []) == 404


async def test_pages_are_served() -> None:
    assert await request("/letters-to-santa", []) == 200
    assert await request("/ping", [(b"content-length", b"3")], b"abc") == 200


@pytest.mark.parametrize("length", [b"2097153", b"9" * 400, b"-1", b"x", b""])
async def test_announced_bodies_that_are_too_long(length: bytes) -> None:
    assert await request("/", [(b"content-length", length)]) == 413


async def test_a_body_that_turns_out_too_long_is_cut_off() -> None:
    half = b"x" * (MAX_BODY_BYTES // 2)
    assert await request("/", [], half, half) == 200
    assert await request("/", [], half, half, b"x", b"x") == "http.disconnect"
