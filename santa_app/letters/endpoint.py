"""An address that the letters answer themselves, whatever becomes of the pages around it."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send


def answered_at(
    path: str, answer: Callable[[Request], Awaitable[Response]]
) -> Callable[[ASGIApp], ASGIApp]:
    """Return a wrapper for the server: requests to `path` get `answer`, all others the server's."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "http" and scope["path"].rstrip("/") == path:
                response = await answer(Request(scope, receive))
                await response(scope, receive, send)
            else:
                await app(scope, receive, send)

        return wrapped

    return wrap
