"""An app behind the webhook, and signed posts to it."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from santa_app.letters import LetterService, serve_webhook, submit
from santa_app.letters import service as service_module
from santa_app.letters.models import SUPPRESSED, ReplyStatus
from santa_app.rules.server_paths import WEBHOOK_PATH
from tests.integration.fixture_types import Open, Stored
from tests.support.letter_examples import FakeClock, form
from tests.support.signed_events import EventSigner, body_of

Post = Callable[..., Awaitable[httpx.Response]]
ADDRESS = "news.parent@example.com"


async def _pages(scope: Any, receive: Any, send: Any) -> None:
    del scope, receive
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"a page"})


@pytest.fixture
def signer() -> EventSigner:
    return EventSigner()


@pytest.fixture
def service(
    open_service: Open, signer: EventSigner, monkeypatch: pytest.MonkeyPatch
) -> LetterService:
    opened = open_service(sendgrid_webhook_key=signer.public)
    monkeypatch.setitem(service_module._services, os.getpid(), opened)
    return opened


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app=serve_webhook(_pages))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as opened:
        yield opened


@pytest.fixture
def post(client: httpx.AsyncClient, signer: EventSigner, clock: FakeClock) -> Post:
    """Post signed events, or a signed body."""

    async def send(*events: Any, body: bytes | None = None) -> httpx.Response:
        content = body_of(*events) if body is None else body
        return await client.post(
            WEBHOOK_PATH, content=content, headers=signer.headers(content, clock())
        )

    return send


async def suppressed(service: LetterService) -> list[str]:
    return await service.repository.database.read(
        lambda connection: list(connection.scalars(select(SUPPRESSED.c.reason)))
    )


async def sent_letter(service: LetterService, stored: Stored, address: str = ADDRESS) -> int:
    await submit(form(parent_email=address), origin=None, service=service)
    letter = stored()[-1]
    assert letter.reply_status == ReplyStatus.SENT
    assert letter.id is not None
    return letter.id


NEWS = ("processed", "deferred", "delivered", "bounce", "spamreport")
