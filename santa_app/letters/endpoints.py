"""The HTTP endpoints of the letters: `/health`, SendGrid's webhook, and unsubscription.

They are mounted around the whole server, so that they answer even where Reflex does not.
"""

import json
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from santa_app.content import reply_mail
from santa_app.i18n import gettext, language, letter_locale, use_locale
from santa_app.letters.health import Health, Problem
from santa_app.letters.http import RequestRefusedError, mount, read_body
from santa_app.letters.parents import LinkError, LinkErrorCode
from santa_app.letters.service import running_service
from santa_app.letters.tracking import WebhookHandler
from santa_app.observability.masking import describe
from santa_app.observability.throttled_log import ThrottledLog
from santa_app.rules.server_paths import HEALTH_PATH, UNSUBSCRIBE_PATH, WEBHOOK_PATH

logger = logging.getLogger(__name__)

MAX_BODY: Final = 2_000_000
"""Bytes; SendGrid's batches have less than half of that."""
_refusals = ThrottledLog(logger, "a webhook request was refused")
_SIGNATURE: Final = "x-twilio-email-event-webhook-signature"
_TIMESTAMP: Final = "x-twilio-email-event-webhook-timestamp"


async def _health(request: Request) -> Response:
    """Answer 200 while letters are stored and answered, else 503, with the report as JSON."""
    if request.method not in {"GET", "HEAD"}:
        return Response(status_code=405, headers={"allow": "GET, HEAD"})
    service = running_service()
    if service is None:
        health = Health(problems=(Problem.WORKER_STOPPED,))
    else:
        health = await service.health.check()
    body = json.dumps(health.to_json()).encode()
    return Response(
        body if request.method == "GET" else b"",
        status_code=503 if health.problems else 200,
        headers={"cache-control": "no-store", "content-length": str(len(body))},
        media_type="application/json",
    )


async def _webhook(request: Request) -> Response:
    """Answer 204 once all events are stored; 503 asks SendGrid to send them again."""
    service = running_service()
    if service is None:
        return Response(status_code=503)
    if not service.webhook.is_enabled:
        return Response(status_code=404)
    if request.method != "POST":
        return Response(status_code=405, headers={"allow": "POST"})
    try:
        events, changed = await _apply_events(request, service.webhook)
    except RequestRefusedError as error:
        _refusals.warning(str(error))
        return Response(status_code=error.status)
    except SQLAlchemyError as error:
        logger.warning("webhook events were not stored: %s", describe(error))
        return Response(status_code=503)
    logger.info("the webhook received %d events, %d of them new", events, changed)
    return Response(status_code=204)


async def _apply_events(request: Request, webhook: WebhookHandler) -> tuple[int, int]:
    timestamp = request.headers.get(_TIMESTAMP, "")
    signature = request.headers.get(_SIGNATURE, "")
    # First, because it is cheap: the body of an outdated or unsigned request is never read.
    webhook.check_age(timestamp)
    webhook.check_form(signature)
    body = await read_body(request, MAX_BODY)
    webhook.check_signature(body, signature, timestamp)
    return await webhook.apply(body)


async def _unsubscribe(request: Request) -> Response:
    """Stop all mail to a mailbox at the click on a mail program's own button (RFC 8058).

    Mail scanners follow links with GET, so that only leads a person to the page with our button.
    The token says everything, so the body is never read.
    """
    service = running_service()
    if service is None:
        return Response(status_code=503)
    token = request.scope["path"].removeprefix(UNSUBSCRIBE_PATH)
    spoken = letter_locale(request.query_params.get("locale"))
    headers = {"cache-control": "no-store"}
    try:
        if request.method in {"GET", "HEAD"}:
            headers["location"] = service.parents.unsubscribe_page(token, language(spoken))
            return Response(status_code=303, headers=headers)
        if request.method != "POST":
            return Response(status_code=405, headers={"allow": "GET, HEAD, POST"})
        await service.parents.unsubscribe(token)
    except LinkError as error:
        return Response(status_code=410 if error.code is LinkErrorCode.EXPIRED else 404)
    except SQLAlchemyError as error:
        logger.warning("an unsubscription was not stored: %s", describe(error))
        return Response(status_code=503)
    with use_locale(spoken):
        said = gettext(reply_mail.TABLE.unsubscribed)
    return Response(f"{said}\n", headers=headers, media_type="text/plain")


serve_health: Final = mount(HEALTH_PATH, _health)
"""ASGI middleware that answers `/health`."""
serve_webhook: Final = mount(WEBHOOK_PATH, _webhook)
"""ASGI middleware that answers SendGrid's event webhook."""
serve_unsubscription: Final = mount(UNSUBSCRIBE_PATH, _unsubscribe)
"""ASGI middleware that answers mail programs which unsubscribe a mailbox."""
