"""SendGrid's event webhook: who is believed, and what news does to a letter."""

import itertools
import json
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from santa_app.letters import Kind, PostOffice, serve_webhook, submit
from santa_app.letters import office as office_module
from santa_app.letters.room import STOPPED
from santa_app.letters.table import SUPPRESSED, Arrival, ReplyStatus, SantaLetter
from santa_app.letters.webhook_page import LARGEST_BODY, PATH
from tests.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.signed_events import SIGNATURE, TIMESTAMP, EventSigner, body_of, event
from tests.unit.letters.examples import START, FakeClock, form

Open = Callable[..., PostOffice]
Stored = Callable[[], list[SantaLetter]]
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
def office(open_office: Open, signer: EventSigner, monkeypatch: pytest.MonkeyPatch) -> PostOffice:
    opened = open_office(sendgrid_webhook_key=signer.public)
    monkeypatch.setitem(office_module._offices, os.getpid(), opened)
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
        return await client.post(PATH, content=content, headers=signer.headers(content, clock()))

    return send


async def suppressed(office: PostOffice) -> list[str]:
    return await office.store.database.read(
        lambda connection: list(connection.scalars(select(SUPPRESSED.c.reason)))
    )


async def sent_letter(office: PostOffice, stored: Stored, address: str = ADDRESS) -> int:
    await submit(form(parent_email=address), origin=None, office=office)
    letter = stored()[-1]
    assert letter.reply_status == ReplyStatus.SENT
    assert letter.id is not None
    return letter.id


@pytest.mark.parametrize(
    ("name", "more", "arrival", "reason"),
    [
        ("processed", {}, Arrival.PROCESSED, None),
        ("deferred", {"response": "452 mailbox full"}, Arrival.DEFERRED, None),
        ("delivered", {"response": "250 OK"}, Arrival.DELIVERED, None),
        ("bounce", {"type": "bounce", "reason": "550 unknown"}, Arrival.BOUNCED, "bounce"),
        ("bounce", {"type": "blocked", "reason": "554 listed"}, Arrival.BLOCKED, None),
        ("bounce", {"reason": "550"}, Arrival.BLOCKED, None),
        ("dropped", {"reason": "Invalid SMTPAPI header"}, Arrival.DROPPED, None),
        ("dropped", {"reason": "Bounced Address"}, Arrival.BOUNCED, "bounce"),
        ("dropped", {"reason": "Spam Reporting Address"}, Arrival.SPAM, "spam"),
        ("dropped", {"reason": "Unsubscribed Address"}, Arrival.UNSUBSCRIBED, "unsubscribe"),
        ("spamreport", {}, Arrival.SPAM, "spam"),
        ("unsubscribe", {}, Arrival.UNSUBSCRIBED, "unsubscribe"),
        ("group_unsubscribe", {"asm_group_id": 1}, Arrival.UNSUBSCRIBED, "unsubscribe"),
    ],
)
async def test_news_ends_up_on_the_letter(
    name: str,
    more: dict[str, Any],
    arrival: Arrival,
    reason: str | None,
    office: PostOffice,
    post: Post,
    stored: Stored,
) -> None:
    number = await sent_letter(office, stored)
    answer = await post(event(name, number, ADDRESS, START, **more))
    assert answer.status_code == 204
    (letter,) = stored()
    assert (letter.reply_arrival, letter.reply_arrival_at) == (arrival, START)
    assert letter.reply_arrival_note == (more.get("reason") or more.get("response"))
    assert letter.reply_status == ReplyStatus.SENT
    assert await suppressed(office) == ([] if reason is None else [reason])


@pytest.mark.parametrize("name", ["bounce", "spamreport", "unsubscribe"])
async def test_nothing_more_is_sent_to_a_mailbox_that_refused(
    name: str,
    office: PostOffice,
    post: Post,
    sendgrid: FakeSendGrid,
    clock: FakeClock,
    stored: Stored,
) -> None:
    number = await sent_letter(office, stored)
    sendgrid.answers(Answer(status=500))
    await submit(form(parent_email=ADDRESS), origin=None, office=office)
    await post(event(name, number, ADDRESS, START, type="bounce"))
    outcome = await submit(
        form(parent_email="News.Parent+x@example.com"), origin=None, office=office
    )
    assert outcome.kind is Kind.REPLY_LATER
    clock.forward(hours=30)
    assert await office.delivery.run_due() == 0
    assert len(sendgrid.requests) == 2
    assert {row.reply_error for row in stored()[1:]} == {STOPPED}
    other = await submit(form(), origin=None, office=office)
    assert other.kind is Kind.REPLY_SENT


NEWS = ("processed", "deferred", "delivered", "bounce", "spamreport")


@pytest.mark.parametrize("order", list(itertools.permutations(range(5)))[::15])
async def test_the_order_in_which_news_comes_does_not_matter(
    order: tuple[int, ...], office: PostOffice, post: Post, stored: Stored
) -> None:
    number = await sent_letter(office, stored)
    events = [
        event(name, number, ADDRESS, START + timedelta(seconds=at), type="bounce")
        for at, name in enumerate(NEWS)
    ]
    for index in order:
        await post(events[index])
    (letter,) = stored()
    assert letter.reply_arrival == Arrival.SPAM
    assert letter.reply_arrival_at == START + timedelta(seconds=4)


async def test_late_news_of_the_way_does_not_undo_the_delivery(
    office: PostOffice, post: Post, stored: Stored
) -> None:
    number = await sent_letter(office, stored)
    await post(event("delivered", number, ADDRESS, START + timedelta(seconds=9)))
    for late in ("processed", "deferred", "dropped"):
        await post(event(late, number, ADDRESS, START + timedelta(seconds=20)))
    assert stored()[0].reply_arrival == Arrival.DELIVERED


async def test_a_repetition_changes_nothing_even_after_the_parent_allowed_mail(
    office: PostOffice, post: Post, stored: Stored
) -> None:
    number = await sent_letter(office, stored)
    bounce = event("bounce", number, ADDRESS, START, type="bounce")
    await post(bounce, bounce)
    before = stored()
    token = office.secrets.token(before[0].access_key)
    await office.parents.allow_mail(token)
    assert await suppressed(office) == []
    await post(bounce)
    assert stored() == before
    assert await suppressed(office) == []


async def test_one_batch_is_about_many_letters(
    office: PostOffice, post: Post, stored: Stored
) -> None:
    addresses = [f"batch{n}@example.com" for n in range(25)]
    numbers = [await sent_letter(office, stored, address) for address in addresses]
    events = [
        event("delivered", number, address, START)
        for number, address in zip(numbers, addresses, strict=True)
    ]
    assert (await post(*events)).status_code == 204
    assert {row.reply_arrival for row in stored()} == {Arrival.DELIVERED}


async def test_a_foreign_event_does_nothing(office: PostOffice, post: Post, stored: Stored) -> None:
    number = await sent_letter(office, stored)
    before = stored()
    answer = await post(
        event("bounce", number, "stranger@example.com", START, type="bounce"),
        event("spamreport", number + 1, ADDRESS, START),
        {**event("bounce", number, ADDRESS, START, type="bounce"), "letter_id": None},
        event("spamreport", number, ADDRESS.replace("@", "@mail."), START),
    )
    assert answer.status_code == 204
    assert stored() == before
    assert await suppressed(office) == []


async def test_the_message_s_own_id_is_enough(
    office: PostOffice, post: Post, stored: Stored
) -> None:
    number = await sent_letter(office, stored)
    message = stored()[0].reply_message_id
    almost = event("delivered", number, "", START, sg_message_id=f"{message}0.recvd-1")
    await post(almost)
    assert stored()[0].reply_arrival is None
    await post({**almost, "sg_message_id": f"{message}.recvd-1-2"})
    assert stored()[0].reply_arrival == Arrival.DELIVERED


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


async def test_broken_events_are_passed_over(
    office: PostOffice, post: Post, stored: Stored
) -> None:
    number = await sent_letter(office, stored)
    good = event("delivered", number, ADDRESS, START)
    assert (await post(*BROKEN, good, *BROKEN)).status_code == 204
    assert stored()[0].reply_arrival == Arrival.DELIVERED


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[" * 100_000, b'{"event": "delivered"}', b"null", b'"text"', b"\xff\xfe[]"],
)
async def test_a_body_that_is_no_list_is_refused(
    body: bytes, office: PostOffice, post: Post, stored: Stored
) -> None:
    del office
    answer = await post(body=body)
    assert answer.status_code == (403 if body.startswith(b"\xff") else 400)
    assert answer.content == b""
    assert stored() == []


async def test_what_the_provider_said_is_kept_without_addresses(
    office: PostOffice, post: Post, stored: Stored
) -> None:
    number = await sent_letter(office, stored)
    said = f"550 5.1.1 <{ADDRESS}>:\n user unknown\0 " + "x" * 500
    await post(event("bounce", number, ADDRESS, START, type="bounce", reason=said))
    note = stored()[0].reply_arrival_note
    assert note is not None
    assert note.startswith("550 5.1.1 <n•••@example.com>: user unknown x")
    assert len(note) == 200


async def test_only_sendgrid_is_believed(
    office: PostOffice,
    client: httpx.AsyncClient,
    signer: EventSigner,
    clock: FakeClock,
    stored: Stored,
    caplog: pytest.LogCaptureFixture,
) -> None:
    number = await sent_letter(office, stored)
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
        answer = await client.post(PATH, content=content, headers=headers)
        assert (answer.status_code, answer.content) == (403, b"")
    assert stored() == before
    assert len(caplog.records) == len(bad)
    assert ADDRESS not in caplog.text
    clock.forward(seconds=600)
    answer = await client.post(PATH, content=body, headers=good)
    assert answer.status_code == 204
    assert stored()[0].reply_arrival == Arrival.SPAM


async def test_a_body_without_end_is_cut_off(
    office: PostOffice, client: httpx.AsyncClient, signer: EventSigner, clock: FakeClock
) -> None:
    del office
    given = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal given
        while given < 100 * LARGEST_BODY:
            given += 65_536
            yield b" " * 65_536

    headers = signer.headers(b"", clock())
    answer = await client.post(PATH, content=endless(), headers=headers)
    assert answer.status_code == 413
    assert given < 2 * LARGEST_BODY


async def test_without_a_key_the_address_does_not_exist(
    open_office: Open,
    client: httpx.AsyncClient,
    monkeypatch: pytest.MonkeyPatch,
    signer: EventSigner,
    clock: FakeClock,
) -> None:
    monkeypatch.setitem(office_module._offices, os.getpid(), open_office())
    for method in ("GET", "POST", "PUT"):
        headers = signer.headers(b"[]", clock())
        answer = await client.request(method, PATH, content=b"[]", headers=headers)
        assert answer.status_code == 404


async def test_other_methods_and_other_paths(office: PostOffice, client: httpx.AsyncClient) -> None:
    del office
    assert (await client.get(PATH)).status_code == 405
    assert (await client.get("/webhooks")).text == "a page"
    assert (await client.post(f"{PATH}/more")).text == "a page"


async def test_sendgrid_is_asked_to_come_again_when_the_database_is_away(
    office: PostOffice,
    post: Post,
    stored: Stored,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    number = await sent_letter(office, stored)
    news = event("delivered", number, ADDRESS, START)

    async def away(*_: Any) -> bool:
        from sqlalchemy.exc import OperationalError  # noqa: PLC0415 - only here

        raise OperationalError("UPDATE", {"email": ADDRESS}, Exception(ADDRESS))

    with monkeypatch.context() as broken:
        broken.setattr(office.store.database, "write", away)
        assert (await post(news)).status_code == 503
    assert ADDRESS not in caplog.text
    assert (await post(news)).status_code == 204
    assert stored()[0].reply_arrival == Arrival.DELIVERED


async def test_news_of_a_reply_whose_answer_was_lost_spares_a_second_mail(
    office: PostOffice, post: Post, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    sendgrid.answers(Answer(mode=Mode.LOSE))
    await submit(form(parent_email=ADDRESS), origin=None, office=office)
    (letter,) = stored()
    assert letter.reply_status == ReplyStatus.PENDING
    assert letter.id is not None
    at = clock.forward(seconds=5)
    await post(event("processed", letter.id, ADDRESS, at, sg_message_id="lost.recvd-1"))
    clock.forward(hours=1)
    assert await office.delivery.run_due() == 0
    (letter,) = stored()
    assert (letter.reply_status, letter.reply_sent_at) == (ReplyStatus.SENT, at)
    assert letter.reply_message_id == "lost"
    assert letter.delete_after == at + timedelta(days=30)
    assert len(sendgrid.requests) == 1


async def test_news_before_our_own_commit_is_no_trouble(
    office: PostOffice, post: Post, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    sendgrid.answers(Answer(status=500, delay=0.5))
    before = office.store.finish

    async def slow(*given: Any) -> bool:
        letter = stored()[0]
        assert letter.id is not None
        await post(event("delivered", letter.id, ADDRESS, clock()))
        return await before(*given)

    office.store.finish = slow  # ty: ignore[invalid-assignment]
    await submit(form(parent_email=ADDRESS), origin=None, office=office)
    assert stored()[0].reply_status == ReplyStatus.SENT
    clock.forward(hours=1)
    assert await office.delivery.run_due() == 0
    assert len(sendgrid.requests) == 1


async def test_no_event_leaves_an_address_in_the_log(
    office: PostOffice, post: Post, stored: Stored, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    number = await sent_letter(office, stored)
    caplog.clear()
    events = [event(name, number, ADDRESS, START, reason=ADDRESS) for name in NEWS]
    await post(*events)
    await post(body=json.dumps(events[0]).encode())
    assert "5 events, " in caplog.text
    assert "parent@" not in caplog.text
