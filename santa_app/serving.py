"""What the server adds around Reflex: no redirect to a trailing slash, caching, and headers."""

import re
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from santa_app.not_found_shell import TWIN
from santa_app.site import ROUTES

FOREVER: Final = b"public, max-age=31536000, immutable"
REVALIDATE: Final = b"no-cache"
ONE_DAY: Final = b"public, max-age=86400"

_HASHED = re.compile(r"^/assets/[^/]+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
_PAGES = frozenset(route.page.path for route in ROUTES if route.page.path != "/")

HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"strict-origin-when-cross-origin"),
    (b"x-frame-options", b"DENY"),
)


def cache_control(path: str) -> bytes:
    """Return how long a browser may keep what is served at `path`."""
    if _HASHED.match(path):
        return FOREVER
    if path.startswith(("/fonts/", "/art/", "/icons/", "/social/", "/coloring/", "/templates/")):
        return ONE_DAY
    return REVALIDATE


def serve_pages(app: ASGIApp) -> ASGIApp:
    """Wrap the whole server: pages answer at their own address, with headers on every answer."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        path = scope["path"]
        if path.rstrip("/") == TWIN:
            scope = {**scope, "path": "/404", "raw_path": b"/404"}
        elif path in _PAGES:
            scope = {**scope, "path": f"{path}/", "raw_path": f"{path}/".encode()}

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", cache_control(path)))
                headers.extend(HEADERS)
                if message["status"] == 404:
                    headers.append((b"x-robots-tag", b"noindex"))
                message = {**message, "headers": headers}
            await send(message)

        await app(scope, receive, with_headers)

    return wrapped
