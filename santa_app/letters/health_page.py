"""`/health`: 200 where letters are kept and answered, else 503, with the reasons as JSON.

Mounted around the whole server, so that it answers whatever becomes of the pages.
"""

import json
from typing import Final

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from santa_app.letters.health import Health, Problem
from santa_app.letters.office import running_office

PATH: Final = "/health"
_METHODS = ("GET", "HEAD")


def serve_health(app: ASGIApp) -> ASGIApp:
    """Wrap the server: `/health` is answered here, everything else by `app`."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].rstrip("/") == PATH:
            answer = await _answer(scope["method"])
            await answer(scope, receive, send)
        else:
            await app(scope, receive, send)

    return wrapped


async def _answer(method: str) -> Response:
    if method not in _METHODS:
        return Response(status_code=405, headers={"allow": ", ".join(_METHODS)})
    office = running_office()
    health = Health(problems=(Problem.STOPPED,)) if office is None else await office.health.check()
    body = json.dumps(health.facts()).encode()
    headers = {"cache-control": "no-store", "content-length": str(len(body))}
    return Response(
        body if method == "GET" else b"",
        status_code=503 if health.problems else 200,
        headers=headers,
        media_type="application/json",
    )
