"""`POST /webhooks/sendgrid`: takes SendGrid's events, and says nothing of what it knows.

204 means that all events are kept, 503 that SendGrid should come again. Without a configured key
the address does not exist.
"""

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from santa_app.letters.endpoint import answered_at
from santa_app.letters.office import running_office
from santa_app.letters.webhook import EventDesk, RefusedError
from santa_app.observability.masking import describe

logger = logging.getLogger(__name__)

PATH: Final = "/webhooks/sendgrid"
LARGEST_BODY: Final = 2_000_000
"""Bytes; SendGrid's batches have less than half of that."""
PATIENCE: Final = 10.0
"""Seconds a request may take to come in."""
_SIGNATURE: Final = "x-twilio-email-event-webhook-signature"
_TIMESTAMP: Final = "x-twilio-email-event-webhook-timestamp"


async def _answer(request: Request) -> Response:
    office = running_office()
    if office is None:
        return Response(status_code=503)
    if not office.events.is_open:
        return Response(status_code=404)
    if request.method != "POST":
        return Response(status_code=405, headers={"allow": "POST"})
    try:
        events, told = await _take(request, office.events)
    except RefusedError as error:
        logger.warning("a request to the event webhook was refused: %s", error)
        return Response(status_code=error.status)
    except SQLAlchemyError as error:
        logger.warning("events of the webhook were not written: %s", describe(error))
        return Response(status_code=503)
    logger.info("the event webhook told %d events, %d of them new", events, told)
    return Response(status_code=204)


async def _take(request: Request, desk: EventDesk) -> tuple[int, int]:
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
                    raise RefusedError(413, "it is too large")
    except (ClientDisconnect, TimeoutError):
        raise RefusedError(408, "it broke off") from None
    return bytes(body)


serve_webhook: Final = answered_at(PATH, _answer)
"""Wraps the server: the webhook's address is answered here, everything else by the server."""
