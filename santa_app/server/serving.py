"""ASGI middleware: page URLs without a redirect, cache and security headers, status 500."""

import json
import logging
import re
from contextlib import suppress
from functools import cache
from typing import Final
from urllib.parse import urlsplit, urlunsplit

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from santa_app.build.content_security_policy import FALLBACK_PATH, POLICIES_FILE
from santa_app.build_folder import build_folder
from santa_app.i18n import LANGUAGES, answer_in
from santa_app.observability.masking import describe
from santa_app.observability.throttled_log import ThrottledLog
from santa_app.server.language_builds import installed
from santa_app.settings import settings
from santa_app.site import ROUTES

logger = logging.getLogger(__name__)

IMMUTABLE: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
ONE_DAY: Final = "public, max-age=86400"
DAY_FOLDERS: Final = ("/fonts/", "/art/", "/icons/", "/social/", "/coloring/", "/templates/")
"""The folders of files that change seldom, and whose names have no hash."""

POLICIES: Final = build_folder() / POLICIES_FILE
DENY_ALL: Final = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""The policy of HTML that is not part of the build: it may load and run nothing."""
SVG_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
"""The policy of an SVG file opened as a page: it may use its own styles and run nothing."""

_CONDITIONS: Final = frozenset({b"if-none-match", b"if-modified-since", b"range"})
"""Headers of a request to which the answer is not the whole file."""

_HASHED = re.compile(r"^/assets/[^/]+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$")

_errors = ThrottledLog(logger, "a request failed")

_UNUSED_FEATURES: Final = (
    "accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "geolocation",
    "gyroscope", "magnetometer", "microphone", "midi", "payment", "publickey-credentials-get",
    "usb", "xr-spatial-tracking",
)  # fmt: skip
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in _UNUSED_FEATURES),
}
HSTS: Final = "max-age=31536000"
"""Sent when the public URL is https; browsers then never use plain http again."""


def is_hashed(path: str) -> bool:
    """Return whether `path` is that of an asset whose name has a hash of its content."""
    return _HASHED.fullmatch(path) is not None


def cache_control(path: str) -> str:
    if is_hashed(path):
        return IMMUTABLE
    if path.startswith(DAY_FOLDERS):
        return ONE_DAY
    return REVALIDATE


@cache
def _policies() -> dict[str, str]:
    return json.loads(POLICIES.read_text(encoding="utf-8")) if POLICIES.exists() else {}


@cache
def _foreign_files() -> dict[str, frozenset[str]]:
    client = POLICIES.parent / "client"
    return {
        language.prefix: frozenset(
            f"/{file.relative_to(client).as_posix()}"
            for file in (client / language.prefix.strip("/")).rglob("*")
            if file.is_file()
        )
        for language in LANGUAGES
        if language.prefix and (client / language.prefix.strip("/")).is_dir()
    }


def answer_in_served_languages() -> None:
    """Let letters be answered in the languages whose pages this server has."""
    client = POLICIES.parent / "client"
    answer_in([one.locale for one in installed(client)] if client.exists() else None)


@cache
def _pages() -> frozenset[str]:
    """Return the paths of all pages but the home pages, which end with a slash."""
    foreign = {
        file.removesuffix("/index.html")
        for prefix, files in _foreign_files().items()
        for file in files
        if file.endswith("/index.html") and file != f"{prefix}/index.html"
    }
    return frozenset(foreign) | {route.page.path for route in ROUTES if route.page.path != "/"}


def _prefix(path: str) -> str:
    prefix = f"/{path.split('/', 2)[1]}" if path.startswith("/") else ""
    return prefix if prefix in _foreign_files() else ""


def page_policy(path: str) -> str:
    policies = _policies()
    page = path.removesuffix("index.html").rstrip("/") or "/"
    return policies.get(page) or policies.get(_prefix(path) + FALLBACK_PATH) or DENY_ALL


def _is_missing(path: str) -> bool:
    """Return whether `path` belongs to a language but English and is no file of it."""
    prefix = _prefix(path)
    if not prefix or path == prefix:
        return False
    file = f"{path}index.html" if path.endswith("/") else path
    return file not in _foreign_files()[prefix]


def _not_found_page(scope: Scope) -> Scope:
    path = f"{_prefix(scope['path'])}/404.html"
    headers = [header for header in scope["headers"] if header[0].lower() not in _CONDITIONS]
    return {**scope, "path": path, "raw_path": path.encode(), "headers": headers}


def common_headers() -> dict[str, str]:
    if settings().site_url.startswith("https://"):
        return {**HEADERS, "strict-transport-security": HSTS}
    return HEADERS


def own_path(location: str) -> str:
    """Return a redirect's target without its host.

    The libraries below take the host of a redirect from the request's Host header, which anyone
    can choose. A path with two slashes at its start would name a host, too.
    """
    target = urlsplit(location)
    path = "/" + target.path.lstrip("/\\")
    return urlunsplit(("", "", path, target.query, target.fragment))


def _add_headers(headers: MutableHeaders, path: str, status: int) -> None:
    if "location" in headers:
        headers["location"] = own_path(headers["location"])
    headers.setdefault("cache-control", cache_control(path))
    headers.update(common_headers())
    kind = headers.get("content-type", "")
    if kind.startswith("text/html"):
        headers.setdefault("content-security-policy", page_policy(path))
    elif kind.startswith("image/svg"):
        headers["content-security-policy"] = SVG_POLICY
    if status == 404:
        headers["x-robots-tag"] = "noindex"


def serve_pages(app: ASGIApp) -> ASGIApp:
    """Wrap the whole server: serve pages at their paths and add headers to every response."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        path = scope["path"]
        if path in _pages():
            scope = {**scope, "path": f"{path}/", "raw_path": f"{path}/".encode()}
        missing = scope["method"] in {"GET", "HEAD"} and _is_missing(scope["path"])
        if missing:
            scope = _not_found_page(scope)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": list(message.get("headers", []))}
                if missing and message["status"] == 200:
                    message["status"] = 404
                _add_headers(MutableHeaders(scope=message), path, message["status"])
            await send(message)

        await app(scope, receive, with_headers)

    return wrapped


def answer_errors(app: ASGIApp) -> ASGIApp:
    """Wrap everything else: answer 500 where it raises an exception, and log that once a minute.

    The web server would write a traceback for each, which fills a disk and may quote a letter.
    """

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await app(scope, receive, send)
            return
        is_answered = has_left = False

        async def noting(message: Message) -> None:
            nonlocal is_answered, has_left
            is_answered |= message["type"] in {"http.response.start", "websocket.close"}
            try:
                await send(message)
            except OSError:  # ASGI: the client has left
                has_left = True
                raise

        try:
            await app(scope, receive, noting)
        except Exception as error:  # noqa: BLE001 -- the outermost handler
            if has_left:
                return
            _errors.warning(describe(error))
            with suppress(Exception):  # the client may leave now
                if not is_answered:
                    await _fail(scope, send)

    return wrapped


async def _fail(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1011})
        return
    headers = {"content-length": "0", "cache-control": "no-store", "connection": "close"}
    raw = [
        (name.encode(), value.encode()) for name, value in {**headers, **common_headers()}.items()
    ]
    await send({"type": "http.response.start", "status": 500, "headers": raw})
    await send({"type": "http.response.body", "body": b""})
