"""`/health`: 200 where letters are kept and answered, else 503, with the reasons as JSON.

Mounted around the whole server, so that it answers whatever becomes of the pages.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from santa_app.letters.health import Health, Problem
from santa_app.letters.service import running_service
from santa_app.letters.tracking.webhook import WebhookHandler, WebhookRefusedError
from santa_app.observability.masking import describe
from santa_app.version import VERSION


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


PATH: Final = "/health"
_METHODS = ("GET", "HEAD")


async def _answer(request: Request) -> Response:
    if request.method not in _METHODS:
        return Response(status_code=405, headers={"allow": ", ".join(_METHODS)})
    service = running_service()
    health = (
        Health(problems=(Problem.STOPPED,)) if service is None else await service.health.check()
    )
    body = json.dumps({**health.facts(), "version": VERSION}).encode()
    headers = {"cache-control": "no-store", "content-length": str(len(body))}
    return Response(
        body if request.method == "GET" else b"",
        status_code=503 if health.problems else 200,
        headers=headers,
        media_type="application/json",
    )


serve_health: Final = answered_at(PATH, _answer)
"""Wraps the server: `/health` is answered here, everything else by the server."""


logger = logging.getLogger(__name__)

PATH: Final = "/webhooks/sendgrid"
LARGEST_BODY: Final = 2_000_000
"""Bytes; SendGrid's batches have less than half of that."""
PATIENCE: Final = 10.0
"""Seconds a request may take to come in."""
_SIGNATURE: Final = "x-twilio-email-event-webhook-signature"
_TIMESTAMP: Final = "x-twilio-email-event-webhook-timestamp"


async def _answer(request: Request) -> Response:
    service = running_service()
    if service is None:
        return Response(status_code=503)
    if not service.events.is_open:
        return Response(status_code=404)
    if request.method != "POST":
        return Response(status_code=405, headers={"allow": "POST"})
    try:
        events, told = await _take(request, service.events)
    except WebhookRefusedError as error:
        logger.warning("a request to the event webhook was refused: %s", error)
        return Response(status_code=error.status)
    except SQLAlchemyError as error:
        logger.warning("events of the webhook were not written: %s", describe(error))
        return Response(status_code=503)
    logger.info("the event webhook told %d events, %d of them new", events, told)
    return Response(status_code=204)


async def _take(request: Request, desk: WebhookHandler) -> tuple[int, int]:
    timestamp = request.headers.get(_TIMESTAMP, "")
    # First, because it costs nothing: who comes with an old one need not be read to the end.
    desk.check_age(timestamp)
    body = await _body(request)
    desk.check_signature(body, request.headers.get(_SIGNATURE, ""), timestamp)
    return await desk.take(body)


async def _body(request: Request) -> bytes:
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > LARGEST_BODY:
                    raise WebhookRefusedError(413, "it is too large")
    except (ClientDisconnect, TimeoutError):
        raise WebhookRefusedError(408, "it broke off") from None
    return bytes(body)


serve_webhook: Final = answered_at(PATH, _answer)
"""Wraps the server: the webhook's address is answered here, everything else by the server."""
