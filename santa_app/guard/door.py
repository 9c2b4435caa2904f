"""The door of the server: an ASGI wrapper that every request and every websocket passes.

It refuses foreign handshakes before anything is kept for them, and hands frames on one by one.
"""

import hashlib
import hmac
import logging
import re
import time
import uuid
from collections.abc import Callable
from typing import Final
from urllib.parse import parse_qs

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from santa_app.guard.connection import Connection, Terms
from santa_app.guard.events import Known
from santa_app.guard.limits import Limits
from santa_app.guard.memory import MemoryWatch
from santa_app.guard.refusals import Reason, Refused
from santa_app.observability.throttled_log import ThrottledLog
from santa_app.server.client_address import client_name
from santa_app.settings import Settings, settings

logger = logging.getLogger(__name__)

LARGEST_BODY: Final = 2_097_152
"""Bytes of a request's body; nothing that is sent to this site comes near."""
EVENTS: Final = "/_event"
_KEPT_HEADERS = frozenset({b"host", b"origin", b"upgrade", b"connection", b"x-forwarded-for"})
"""What Reflex needs; whatever else a browser tells of itself is not kept for its session."""
_TOKEN = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
_PROTOCOL = re.compile(r"\d{1,4}(\.[0-9a-z]{1,8}){0,4}")


class Door:
    """Lets through what the site's pages ask for; the rest is refused, counted and logged."""

    def __init__(
        self, app: ASGIApp, settings: Settings, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._app = app
        self._settings = settings
        self._origins = frozenset(origin.encode() for origin in settings.origins)
        self._key = hashlib.sha256(f"session:{settings.signing_key()}".encode()).digest()
        self._limits = Limits(settings, clock)
        self._memory = MemoryWatch(settings.max_memory_mb * 1_000_000)
        self._refusals = ThrottledLog(logger, "refused")
        self._made: Terms | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or websocket."""
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"].startswith("/_") or scope["path"] == "/auth-codespace":
            self._refusals.warning(Reason.PATH)
            await _answer(send, 404)
            return
        length = next((v for n, v in scope["headers"] if n.lower() == b"content-length"), b"0")
        if not length.isdigit() or int(length[:12]) > LARGEST_BODY:
            self._refusals.warning(Reason.BODY)
            await _answer(send, 413)
            return
        await self._app(scope, self._measured(receive), send)

    def _measured(self, receive: Receive) -> Receive:
        """Return `receive` that ends a body without an announced length once it is too long."""
        seen = 0

        async def measured() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > LARGEST_BODY:
                self._refusals.warning(Reason.BODY)
                return {"type": "http.disconnect"}
            return message

        return measured

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = client_name(scope, self._settings.trusted_proxy_hops)
        try:
            let_in = self._handshake(scope, address)
            self._limits.enter(address)
        except Refused as refused:
            self._refusals.warning(refused.reason)
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            connection = Connection(receive, send, self._terms(), address)
            self._memory.enter(connection)
            try:
                await self._app(let_in, connection.receive, connection.send)
            finally:
                self._memory.leave(connection)
        finally:
            self._limits.leave(address)

    def _terms(self) -> Terms:
        # Not before the first websocket: the app's registry is at hand within its requests only.
        self._made = self._made or Terms(
            known=Known.of_app(),
            limits=self._limits,
            longest=self._settings.max_message_bytes,
            note=self._refusals.warning,
        )
        return self._made

    def _handshake(self, scope: Scope, address: str) -> Scope:
        """Return what the framework shall see of a handshake; Refused for a foreign one.

        Browsers always name the origin of the page that connects, so a handshake without one
        comes from no page. The query is rebuilt from the session alone.
        """
        origins = [value for name, value in scope["headers"] if name.lower() == b"origin"]
        if len(origins) != 1 or origins[0] not in self._origins:
            raise Refused(Reason.ORIGIN)
        if scope["path"].rstrip("/") != EVENTS:
            raise Refused(Reason.PATH)
        query = _query(scope)
        token = query.get("token", [""])
        if (
            query.get("transport") != ["websocket"]
            or query.get("EIO") != ["4"]
            or "sid" in query
            or len(token) != 1
            or not _TOKEN.fullmatch(token[0])
            or not all(_PROTOCOL.fullmatch(one) for one in scope.get("subprotocols", ()))
        ):
            raise Refused(Reason.HANDSHAKE)
        session = self._session(token[0], address, scope)
        return {
            **scope,
            "query_string": f"EIO=4&transport=websocket&token={session}".encode(),
            "headers": [
                (name, value) for name, value in scope["headers"] if name.lower() in _KEPT_HEADERS
            ],
        }

    def _session(self, token: str, address: str, scope: Scope) -> uuid.UUID:
        """Return the name under which the framework keeps this page's State.

        The token alone would open it to whoever reads it in a proxy's log, for a page sends it
        in its address. So it opens only where address and browser are the same; a visitor whose
        address changes begins a new session, which costs them nothing they typed.
        """
        browser = next((v for n, v in scope["headers"] if n.lower() == b"user-agent"), b"")
        about = b"\0".join((token.encode(), address.encode(), browser))
        return uuid.UUID(bytes=hmac.digest(self._key, about, "sha256")[:16])


def _query(scope: Scope) -> dict[str, list[str]]:
    try:
        return parse_qs(scope.get("query_string", b"").decode("latin-1"), max_num_fields=10)
    except ValueError:
        raise Refused(Reason.HANDSHAKE) from None


async def _answer(send: Send, status: int) -> None:
    headers = [(b"content-length", b"0"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


def guarded(app: ASGIApp) -> ASGIApp:
    """Wrap the whole server with this process's settings (an `api_transformer` of Reflex)."""
    return Door(app, settings())
