"""ASGI middleware that checks every request, every websocket handshake and every frame.

A foreign handshake is refused before the server keeps anything for it.
"""

import hashlib
import hmac
import logging
import re
import time
import uuid
from collections.abc import Callable
from contextlib import ExitStack
from typing import Final
from urllib.parse import parse_qs

from starlette.types import ASGIApp, Receive, Scope, Send

from santa_app.client_address import (
    client_address,
    ip_key,
    is_forwarded_by_stranger,
    neighborhood,
)
from santa_app.framework.server.unfinished_messages import UnfinishedMessages
from santa_app.framework.server.unread_answers import limit_unread_answers
from santa_app.framework.server.websocket_protocol import (
    NAMESPACE,
    ProtocolError,
    build_query,
    token_of,
)
from santa_app.guard.bodies import HeldBytes, announced_bytes
from santa_app.guard.connection import ConnectionPolicy, GuardedConnection
from santa_app.guard.event_allowlist import EventAllowlist
from santa_app.guard.limits import ConnectionLimits
from santa_app.guard.processor_share import BODY_COST, REQUEST_COST, ProcessorShare
from santa_app.guard.refusals import Reason, Refused
from santa_app.observability import metrics
from santa_app.observability.throttled_log import ThrottledLog
from santa_app.observability.upgrades import WebsocketUpgrades, websocket_upgrades
from santa_app.settings import Settings, settings
from santa_app.shutdown import open_websockets

logger = logging.getLogger(__name__)

_KEPT_HEADERS = frozenset({b"host", b"origin", b"upgrade", b"connection"})
"""The handshake headers that Reflex needs. It would keep all others in the session, too."""
_STRANGER: Final = (
    "forwarded headers from a peer that is not in TRUSTED_PROXIES were ignored; "
    "if it is your proxy, all its visitors count as one client"
)
MAX_PATH: Final = 500
"""Characters of a path; the file server asks the disk for each of its parts. A token has 100."""
UNREAD_TIMEOUTS: Final = 2
"""How many times REQUEST_TIMEOUT a client may take nothing of an answer; a train has tunnels."""
_STATUS: Final = {
    Reason.HOST: 400,
    Reason.QUERY: 400,
    Reason.BODY: 413,
    Reason.PROCESSOR: 429,
    Reason.BODIES: 503,
    Reason.CROWDED: 503,
}
"""The statuses of refused requests; the others get 404."""
_PROTOCOL = re.compile(r"\d{1,4}(\.[0-9a-z]{1,8}){0,4}")


for _reason in Reason:
    metrics.REFUSALS.labels(_reason.name.lower())  # begins with 0


class GuardMiddleware:
    """Passes what the site's pages send; refuses, counts and logs everything else.

    A log line contains the reason and how often it occurred, never who sent something or what.
    """

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        allowlist: EventAllowlist,
        *,
        clock: Callable[[], float] = time.monotonic,
        upgrades: WebsocketUpgrades = websocket_upgrades,
    ) -> None:
        self._app = app
        self._settings = settings
        self._websockets = open_websockets
        self._upgrades = upgrades
        self._origins = frozenset(origin.encode() for origin in settings.origins)
        self._session_key = hashlib.sha256(f"session:{settings.signing_key()}".encode()).digest()
        self._limits = ConnectionLimits(settings, clock)
        self._processor = ProcessorShare(settings.origin_cpu_percent, clock)
        self._unfinished = UnfinishedMessages(settings.max_message_bytes)
        self._held = HeldBytes()
        self._limits_unread = False
        self._refusals = ThrottledLog(logger, "refused")
        self._trusted_proxies = settings.trusted_proxies or ()
        self._proxy_warnings = ThrottledLog(logger, "proxies")
        self._policy = ConnectionPolicy(
            allowlist=allowlist,
            processor=self._processor,
            max_message_bytes=settings.max_message_bytes,
            on_refusal=self._refuse,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or websocket."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        if not self._limits_unread:  # now the server listens
            self._limits_unread = True
            limit_unread_answers(UNREAD_TIMEOUTS * self._settings.request_timeout)
        if is_forwarded_by_stranger(scope, self._trusted_proxies):
            self._proxy_warnings.warning(_STRANGER)
        serve = self._websocket if scope["type"] == "websocket" else self._request
        await serve(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = ip_key(client_address(scope, self._trusted_proxies))
        with ExitStack() as stack:
            try:
                await self._processor.admit(client, REQUEST_COST)
                self._check_request(scope)
                size = announced_bytes(scope["headers"])
                if size:
                    await self._processor.admit(client, size * BODY_COST)
                stack.enter_context(self._held.hold(neighborhood(client), size))
            except Refused as refused:
                self._refuse(refused.reason)
                await _respond(send, _STATUS.get(refused.reason, 404))
            else:
                await self._app(scope, receive, send)

    def _check_request(self, scope: Scope) -> None:
        if scope["path"].startswith("/_") or scope["path"] == "/auth-codespace":
            raise Refused(self._reason_of_path(scope))
        if len(scope["path"]) > MAX_PATH:
            raise Refused(Reason.LONG)
        if _has_two_hosts(scope):
            raise Refused(Reason.HOST)
        if not scope.get("query_string", b"").isascii():
            raise Refused(Reason.QUERY)  # Starlette's redirects raise an exception

    def _refuse(self, reason: Reason) -> None:
        metrics.REFUSALS.labels(reason.name.lower()).inc()
        self._refusals.warning(reason)

    def _reason_of_path(self, scope: Scope) -> Reason:
        """Return why a path of Reflex is refused; take note of a page's websocket."""
        if (
            scope["method"] != "GET"
            or scope["path"].rstrip("/") != NAMESPACE
            or _query(scope).get("transport") != ["websocket"]
            or not self._is_from_own_page(scope)
            or not self._trusted_proxies
        ):
            return Reason.PATH
        self._upgrades.dropped()
        return Reason.UPGRADE

    def _is_from_own_page(self, scope: Scope) -> bool:
        origins = [value for name, value in scope["headers"] if name.lower() == b"origin"]
        return len(origins) == 1 and origins[0] in self._origins

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._websockets.stopping:
            await send({"type": "websocket.close", "code": 1001})
            return
        address = client_address(scope, self._trusted_proxies)
        client = ip_key(address)
        try:
            await self._processor.admit(client, REQUEST_COST)
            checked = self._checked_handshake(scope, address)
            self._upgrades.arrived()
            self._limits.acquire(client)
        except Refused as refused:
            self._refuse(refused.reason)
            await send({"type": "websocket.close", "code": 1008})
            return
        connection = GuardedConnection(receive, send, self._policy, client)
        peer = scope.get("client")
        try:
            self._unfinished.add(connection, (peer[0], int(peer[1])) if peer else None)
            self._websockets.add(connection)
            await self._app(checked, connection.receive, connection.send)
        finally:
            self._websockets.discard(connection)
            self._unfinished.discard(connection)
            self._limits.release(client)

    def _checked_handshake(self, scope: Scope, address: str) -> Scope:
        """Return the handshake for the framework, with a new query and few headers.

        The framework takes the peer of the connection for the client, so the client's `address`
        replaces the peer. A browser always sends the origin of the page that connects, so a
        handshake without an origin comes from no page. Raises Refused when no page of this site
        makes such a handshake.
        """
        if not self._is_from_own_page(scope):
            raise Refused(Reason.ORIGIN)
        if scope["path"].rstrip("/") != NAMESPACE:
            raise Refused(Reason.PATH)
        if _has_two_hosts(scope):
            raise Refused(Reason.HOST)
        try:
            token = token_of(_query(scope))
        except ProtocolError:
            raise Refused(Reason.HANDSHAKE) from None
        if not all(_PROTOCOL.fullmatch(one) for one in scope.get("subprotocols", ())):
            raise Refused(Reason.HANDSHAKE)
        session = str(self._session_id(token, ip_key(address), scope))
        return {
            **scope,
            "client": (address, 0),
            "query_string": build_query(session),
            "headers": [
                (name, value) for name, value in scope["headers"] if name.lower() in _KEPT_HEADERS
            ],
        }

    def _session_id(self, token: str, client: str, scope: Scope) -> uuid.UUID:
        """Return the id under which the framework keeps this page's State.

        Proxies log the token, which is in a URL. So the id depends on client and browser, too, and
        a logged token opens no session. A visitor with a new IP address gets a new session and
        loses no typed text.
        """
        browser = next((v for n, v in scope["headers"] if n.lower() == b"user-agent"), b"")
        parts = b"\0".join((token.encode(), client.encode(), browser))
        return uuid.UUID(bytes=hmac.digest(self._session_key, parts, "sha256")[:16])


def _has_two_hosts(scope: Scope) -> bool:
    """Return whether a proxy and this server could disagree on a request's host."""
    return sum(name.lower() == b"host" for name, _ in scope["headers"]) > 1


def _query(scope: Scope) -> dict[str, list[str]]:
    try:
        return parse_qs(scope.get("query_string", b"").decode("latin-1"), max_num_fields=10)
    except ValueError:
        raise Refused(Reason.HANDSHAKE) from None


async def _respond(send: Send, status: int) -> None:
    headers = [(b"content-length", b"0"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


def guarded(app: ASGIApp) -> ASGIApp:
    """Wrap the whole server with this process's settings, inside the contexts of its Reflex app."""
    return GuardMiddleware(app, settings(), EventAllowlist.of_app())
