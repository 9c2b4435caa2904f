"""Mounts the HTTP endpoints of the letters in the server, and reads the bodies of requests."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

BODY_TIMEOUT: Final = 10.0
"""Seconds in which a request's body must arrive."""
CHUNK_TIMEOUT: Final = 4.0
"""Seconds in which its first byte, and every further one, must arrive."""


class RequestRefusedError(Exception):
    """A request is refused with the HTTP status `status`; the text is for the log."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


def mount(
    path: str, endpoint: Callable[[Request], Awaitable[Response]]
) -> Callable[[ASGIApp], ASGIApp]:
    """Return ASGI middleware: `endpoint` answers requests to `path`, the app all others.

    A path that ends with a slash covers all paths below it. Any other path has one spelling, as
    the client sent it: a rule of a proxy for `/health` would miss `/health/` or `/%68ealth`.
    """

    def is_ours(scope: Scope) -> bool:
        if path.endswith("/"):
            return scope["path"].startswith(path)
        return scope["path"] == path and scope.get("raw_path", path.encode()) == path.encode()

    def wrap(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "http" and is_ours(scope):
                response = await endpoint(Request(scope, receive))
                await response(scope, receive, send)
            else:
                await app(scope, receive, send)

        return wrapped

    return wrap


async def read_body(request: Request, most: int) -> bytes:
    """Return a request's body of at most `most` bytes. Raises RequestRefusedError.

    The guard bounds how many bodies each network, and all together, may send at once.
    """
    body = bytearray()
    loop = asyncio.get_running_loop()
    end = loop.time() + BODY_TIMEOUT
    try:
        async with asyncio.timeout(CHUNK_TIMEOUT) as limit:
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise RequestRefusedError(413, "it is too large")
                limit.reschedule(min(loop.time() + CHUNK_TIMEOUT, end))
    except (ClientDisconnect, TimeoutError):
        raise RequestRefusedError(408, "its body did not arrive in time") from None
    return bytes(body)
