"""SendGrid's event webhook: authentication, refused requests, and what the log leaves out."""

import asyncio
import itertools
import json
import logging
import os
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import httpx
import pytest

from santa_app.letters import LetterService, http
from santa_app.letters import service as service_module
from santa_app.letters.endpoints import MAX_BODY
from santa_app.letters.models import DeliveryStatus
from santa_app.rules.server_paths import WEBHOOK_PATH
from tests.integration.fixture_types import Open, Stored
from tests.integration.posted_events import (
    ADDRESS,
    NEWS,
    Post,
    client,
    post,
    sent_letter,
    service,
    signer,
)
from tests.support.letter_examples import START, FakeClock
from tests.support.signed_events import SIGNATURE, TIMESTAMP, EventSigner, body_of, event

__all__ = ["client", "post", "service", "signer"]

BROKEN: list[Any] = [
    None,
    7,
    "delivered",
    [],
    {},
    {"event": "delivered"},
    {"event": ["delivered"]},
    {"event": "open"},
    {"event": "new and unknown"},
    {"event": "delivered", "letter_id": "1", "timestamp": "soon"},
    {"event": "delivered", "letter_id": "1", "timestamp": True},
    {"event": "delivered", "letter_id": "1", "timestamp": 10**30},
    {"event": "delivered", "letter_id": "1", "timestamp": -1},
    {"event": "delivered", "letter_id": str(2**31), "timestamp": 1},
    {"event": "delivered", "letter_id": "9" * 400, "timestamp": 1},
    {"event": "delivered", "letter_id": "١", "timestamp": 1},
    {"event": "delivered", "letter_id": {"a": 1}, "timestamp": 1},
    {"event": "delivered", "letter_id": "1", "timestamp": 1, "email": 5, "sg_message_id": []},
    {"event": "delivered", "letter_id": 1, "timestamp": 1, "email": "a\0b", "reason": "\0"},
    {"event": "delivered", "letter_id": 1, "timestamp": 1, "email": "\ud800@example.com"},
]


async def test_malformed_events_are_skipped(
    service: LetterService, post: Post, stored: Stored
) -> None:
    number = await sent_letter(service, stored)
    good = event("delivered", number, ADDRESS, START)
    assert (await post(*BROKEN, good, *BROKEN)).status_code == 204
    assert stored()[0].delivery_status == DeliveryStatus.DELIVERED


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[" * 100_000, b'{"event": "delivered"}', b"null", b'"text"', b"\xff\xfe[]"],
)
async def test_body_that_is_no_list_is_refused(
    body: bytes, service: LetterService, post: Post, stored: Stored
) -> None:
    del service
    answer = await post(body=body)
    assert answer.status_code == (403 if body.startswith(b"\xff") else 400)
    assert answer.content == b""
    assert stored() == []


async def test_unsigned_and_wrongly_signed_requests_are_refused(
    service: LetterService,
    client: httpx.AsyncClient,
    signer: EventSigner,
    clock: FakeClock,
    stored: Stored,
    caplog: pytest.LogCaptureFixture,
) -> None:
    number = await sent_letter(service, stored)
    before = stored()
    body = body_of(event("spamreport", number, ADDRESS, START))
    good = signer.headers(body, clock())
    bad: list[tuple[bytes, dict[str, str]]] = [
        (body, {}),
        (body, {TIMESTAMP: good[TIMESTAMP]}),
        (body, {SIGNATURE: good[SIGNATURE]}),
        (body, {**good, SIGNATURE: "no base64!"}),
        (body, {**good, SIGNATURE: "QUJD"}),
        (body, {**good, TIMESTAMP: str(int(good[TIMESTAMP]) + 1)}),
        (body, {**good, TIMESTAMP: "+" + good[TIMESTAMP]}),
        (body, {**good, TIMESTAMP: "soon"}),
        (body + b" ", good),
        (body, EventSigner().headers(body, clock())),
        (body, signer.headers(body, clock() - timedelta(seconds=601))),
        (body, signer.headers(body, clock() + timedelta(seconds=601))),
    ]
    caplog.clear()
    for content, headers in bad:
        answer = await client.post(WEBHOOK_PATH, content=content, headers=headers)
        assert (answer.status_code, answer.content) == (403, b"")
    assert stored() == before
    assert ADDRESS not in caplog.text
    clock.forward(seconds=600)
    answer = await client.post(WEBHOOK_PATH, content=body, headers=good)
    assert answer.status_code == 204
    assert stored()[0].delivery_status == DeliveryStatus.COMPLAINED


async def test_a_flood_of_unsigned_requests_is_a_few_lines(
    service: LetterService, client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    del service
    for _ in range(100):
        assert (await client.post(WEBHOOK_PATH, content=b"[]")).status_code == 403
    assert len(caplog.records) <= 1


@pytest.mark.both_databases
async def test_a_large_batch_is_few_transactions_and_lets_others_write(
    service: LetterService, post: Post, stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = [
        await sent_letter(service, stored, f"news.parent{number}@example.com")
        for number in range(5)
    ]
    names = ("processed", "deferred", "delivered")
    batch = [
        event(
            names[turn % 3], number, f"news.parent{at}@example.com", START + timedelta(seconds=turn)
        )
        for turn in range(400)
        for at, number in enumerate(numbers)
    ]
    writes = 0
    write = service.repository.database.write

    async def counted(*given: Any, **named: Any) -> Any:
        nonlocal writes
        writes += 1
        return await write(*given, **named)

    monkeypatch.setattr(service.repository.database, "write", counted)
    posted = asyncio.create_task(post(*batch))
    while not writes:
        await asyncio.sleep(0)
    await service.repository.allow("0" * 32)
    assert not posted.done()
    assert (await posted).status_code == 204
    assert writes <= 12
    assert {letter.delivery_status for letter in stored()} == {DeliveryStatus.DELIVERED}
    assert {letter.delivery_status_at for letter in stored()} == {START + timedelta(seconds=398)}


async def test_endless_body_is_cut_off(
    service: LetterService, client: httpx.AsyncClient, signer: EventSigner, clock: FakeClock
) -> None:
    del service
    given = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal given
        while given < 100 * MAX_BODY:
            given += 65_536
            yield b" " * 65_536

    headers = signer.headers(b"", clock())
    answer = await client.post(WEBHOOK_PATH, content=endless(), headers=headers)
    assert answer.status_code == 413
    assert given < 2 * MAX_BODY


@pytest.mark.parametrize(("limit", "chunks"), [("CHUNK_TIMEOUT", 1), ("BODY_TIMEOUT", None)])
async def test_a_body_that_stalls_or_never_ends_is_given_up(
    service: LetterService,
    client: httpx.AsyncClient,
    signer: EventSigner,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
    limit: str,
    chunks: int | None,
) -> None:
    del service
    monkeypatch.setattr(http, limit, 0.05)

    async def slow() -> AsyncIterator[bytes]:
        for _ in itertools.count() if chunks is None else range(chunks):
            yield b" "
            await asyncio.sleep(0)
        await asyncio.Event().wait()

    headers = signer.headers(b"", clock())
    answer = await client.post(WEBHOOK_PATH, content=slow(), headers=headers)
    assert answer.status_code == 408


async def test_without_a_key_the_webhook_does_not_exist(
    open_service: Open,
    client: httpx.AsyncClient,
    monkeypatch: pytest.MonkeyPatch,
    signer: EventSigner,
    clock: FakeClock,
) -> None:
    monkeypatch.setitem(service_module._services, os.getpid(), open_service())
    for method in ("GET", "POST", "PUT"):
        headers = signer.headers(b"[]", clock())
        answer = await client.request(method, WEBHOOK_PATH, content=b"[]", headers=headers)
        assert answer.status_code == 404


async def test_other_methods_and_other_paths(
    service: LetterService, client: httpx.AsyncClient
) -> None:
    del service
    assert (await client.get(WEBHOOK_PATH)).status_code == 405
    assert (await client.get("/webhooks")).text == "a page"
    assert (await client.post(f"{WEBHOOK_PATH}/more")).text == "a page"


async def test_sendgrid_retries_when_the_database_is_down(
    service: LetterService,
    post: Post,
    stored: Stored,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    number = await sent_letter(service, stored)
    news = event("delivered", number, ADDRESS, START)

    async def away(*_: Any) -> bool:
        from sqlalchemy.exc import OperationalError  # noqa: PLC0415 - only here

        raise OperationalError("UPDATE", {"email": ADDRESS}, Exception(ADDRESS))

    with monkeypatch.context() as broken:
        broken.setattr(service.repository.database, "write", away)
        assert (await post(news)).status_code == 503
    assert ADDRESS not in caplog.text
    assert (await post(news)).status_code == 204
    assert stored()[0].delivery_status == DeliveryStatus.DELIVERED


async def test_events_leave_no_email_address_in_the_log(
    service: LetterService, post: Post, stored: Stored, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    number = await sent_letter(service, stored)
    caplog.clear()
    events = [event(name, number, ADDRESS, START, reason=ADDRESS) for name in NEWS]
    await post(*events)
    await post(body=json.dumps(events[0]).encode())
    assert "5 events, " in caplog.text
    assert "parent@" not in caplog.text
