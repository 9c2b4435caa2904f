"""`/health`: 200 where letters are kept and answered, else 503, with the reasons as JSON.

Mounted around the whole server, so that it answers whatever becomes of the pages.
"""

import json
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from santa_app.letters.endpoint import answered_at
from santa_app.letters.health import Health, Problem
from santa_app.letters.office import running_office

PATH: Final = "/health"
_METHODS = ("GET", "HEAD")


async def _answer(request: Request) -> Response:
    if request.method not in _METHODS:
        return Response(status_code=405, headers={"allow": ", ".join(_METHODS)})
    office = running_office()
    health = Health(problems=(Problem.STOPPED,)) if office is None else await office.health.check()
    body = json.dumps(health.facts()).encode()
    headers = {"cache-control": "no-store", "content-length": str(len(body))}
    return Response(
        body if request.method == "GET" else b"",
        status_code=503 if health.problems else 200,
        headers=headers,
        media_type="application/json",
    )


serve_health: Final = answered_at(PATH, _answer)
"""Wraps the server: `/health` is answered here, everything else by the server."""
