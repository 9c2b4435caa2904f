"""`/health` on both databases: healthy, and failing for each reason."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from typing import Any

import httpx
import pytest

from santa_app.database import StorageProblem
from santa_app.letters import LetterService, serve_health
from santa_app.letters import health as health_module
from santa_app.letters import service as service_module
from santa_app.letters.health import Problem
from santa_app.letters.models import SENT_REPLIES, PauseKind, ReplyStatus
from santa_app.letters.operator import actions
from santa_app.observability.crowding import Crowding
from santa_app.observability.upgrades import WebsocketUpgrades
from santa_app.settings import Settings
from santa_app.version import VERSION
from tests.integration.fixture_types import Open
from tests.integration.pending_letters import owe
from tests.support.letter_examples import START, FakeClock
from tests.support.postgresql import PostgresqlServer

Serve = Callable[[LetterService | None], httpx.AsyncClient]


async def _pages(scope: Any, receive: Any, send: Any) -> None:
    del scope, receive
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"a page"})


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is not a database that does not answer."""
    monkeypatch.setattr(health_module, "DATABASE_TIMEOUT", 20.0)


@pytest.fixture
async def serve(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Serve]:
    """Serves `/health` for a letter service, as a server process does."""
    clients: list[httpx.AsyncClient] = []

    def start(service: LetterService | None) -> httpx.AsyncClient:
        if service is not None:
            monkeypatch.setitem(service_module._services, os.getpid(), service)
        transport = httpx.ASGITransport(app=serve_health(_pages))
        clients.append(httpx.AsyncClient(transport=transport, base_url="http://test"))
        return clients[-1]

    yield start
    for client in clients:
        await client.aclose()


def outdate(service: LetterService) -> None:
    """Drop the cached result, so that the next request checks again."""
    service.health._cached_until = 0.0


@pytest.mark.both_databases
async def test_healthy(service: LetterService, serve: Serve) -> None:
    await service.worker.tasks.run_due()
    async with service:
        client = serve(service)
        answer = await client.get("/health")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["cache-control"] == "no-store"
        assert answer.json() == {
            "status": "ok",
            "problems": [],
            "oldest_unanswered_seconds": 0,
            "letters": dict.fromkeys(("pending", "sending", "sent", "held", "failed"), 0),
            "sending_paused": None,
            "limits_reached": {},
            "replies_unconfirmed": 0,
            "letters_recognized_by": "phrases alone",
            "signs_of_danger": "nobody is told",
            "version": VERSION,
        }
        head = await client.head("/health")
        assert head.content == b""
        assert head.headers == answer.headers
        assert (await client.post("/health")).status_code == 405
        for path in ("/health/", "//health", "/HEALTH", "/health%2f", "/%68ealth", "/healthy"):
            assert (await client.get(path)).text == "a page", path


async def test_where_somebody_is_told_of_danger_there_is_no_word_of_it(open_service: Open) -> None:
    async with open_service(safeguarding_contact="help@example.org") as service:
        assert "signs_of_danger" not in (await service.health.check()).to_json()


async def test_worker_not_running_or_stopping(serve: Serve, service: LetterService) -> None:
    answer = await serve(None).get("/health")
    assert (answer.status_code, answer.json()["problems"]) == (503, [Problem.WORKER_STOPPED])
    client = serve(service)
    assert (await client.get("/health")).json()["problems"] == [Problem.WORKER_STOPPED]
    service.worker.start()
    outdate(service)
    assert (await client.get("/health")).status_code == 200
    await service.worker.stop()
    outdate(service)
    assert (await client.get("/health")).status_code == 503


async def test_a_proxy_that_drops_upgrades_and_bodies_that_keep_out_others(
    service: LetterService,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    upgrades, crowding = WebsocketUpgrades(), Crowding(lambda: clock().timestamp())
    monkeypatch.setattr(health_module, "websocket_upgrades", upgrades)
    monkeypatch.setattr(health_module, "crowding", crowding)
    async with service:
        crowding.notice()
        await service.health.watch()
        assert (await service.health.check()).problems == (Problem.CROWDED,)
        clock.forward(minutes=5)
        await service.health.watch()
        assert (await service.health.check()).problems == ()
        upgrades.dropped()
        await service.health.watch()  # although nobody asks `/health`
        assert caplog.messages[-1] == Problem.UPGRADES_DROPPED
        assert (await service.health.check()).problems == (Problem.UPGRADES_DROPPED,)
        upgrades.arrived()
        await service.health.watch()
        assert (await service.health.check()).problems == ()


async def test_stuck_worker(
    service: LetterService, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck, freed = asyncio.Event(), asyncio.Event()

    async def never() -> float:
        stuck.set()
        await freed.wait()
        return 1.0

    monkeypatch.setattr(service.worker, "_tick", never)
    async with service:
        await stuck.wait()
        client = serve(service)
        assert (await client.get("/health")).status_code == 200
        outdate(service)
        monkeypatch.setattr(service.worker, "_ticked_at", service.worker._ticked_at - 121)
        answer = await client.get("/health")
        assert (answer.status_code, answer.json()["problems"]) == (503, [Problem.WORKER_STUCK])
        freed.set()


async def sent_now(service: LetterService) -> None:
    """Let another letter's reply leave at this moment."""
    row = {"recipient_hash": "0" * 32, "sent_at": service.clock()}
    await service.repository.database.write(lambda one: one.execute(SENT_REPLIES.insert(), row))


@pytest.mark.both_databases
async def test_a_silence_of_15_minutes_is_told_while_a_reply_is_owed(
    service: LetterService, clock: FakeClock
) -> None:
    async def problems() -> tuple[object, ...]:
        outdate(service)
        return (await service.health.check()).problems

    async with service:
        clock.forward(hours=3)
        assert await problems() == ()  # nobody waits, so nothing has to leave
        later = clock() + timedelta(hours=9)
        (number,) = await owe(service, 1, created_at=clock(), reply_scheduled_at=later)
        clock.forward(minutes=15)
        assert await problems() == ()
        clock.forward(seconds=1)
        assert await problems() == (Problem.SILENCE,)
        await service.repository.pause(PauseKind.OPERATOR, None, "of the test")
        assert await problems() == ()
        await service.repository.resume()
        await service.repository.pause(PauseKind.RATE_LIMIT, timedelta(minutes=1), "429")
        assert await problems() == (Problem.SILENCE,)
        await sent_now(service)
        assert await problems() == ()
        clock.forward(minutes=16)
        assert Problem.SILENCE in await problems()
        await service.repository.apply_action([number], actions.delete)
        await service.repository.resume()
        assert await problems() == ()


@pytest.mark.both_databases
async def test_each_letter_is_counted_however_many_there_are(
    service: LetterService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with service:
        later = START + timedelta(hours=1)
        for status, count in (("sent", 8), ("held", 2), ("pending", 3)):
            await owe(service, count, reply_status=status, reply_scheduled_at=later)
        for many, count_at in ((10_000, 1e9), (13, 0.0), (13, 1e9)):
            monkeypatch.setattr(health_module, "MANY", many)
            monkeypatch.setattr(service.health, "_count_at", count_at)
            outdate(service)
            counts = (await service.health.check()).to_json()["letters"]
            assert counts == {"pending": 3, "sending": 0, "sent": 8, "held": 2, "failed": 0}
        # Counted a moment ago, so that many letters are not read once a second.
        await owe(service, 1, reply_status="sent", reply_scheduled_at=later)
        outdate(service)
        assert (await service.health.check()).to_json()["letters"]["sent"] == 8


@pytest.mark.both_databases
@pytest.mark.parametrize(
    ("hours", "status", "code"),
    [
        (11.9, ReplyStatus.PENDING, 200),
        (12.1, ReplyStatus.PENDING, 503),
        (12.1, ReplyStatus.SENDING, 503),
        (12.1, ReplyStatus.SENT, 200),
        (12.1, ReplyStatus.HELD, 200),
        (12.1, ReplyStatus.FAILED, 200),
    ],
)
async def test_reply_promise_is_at_risk_after_half_of_its_time(
    service: LetterService, serve: Serve, clock: FakeClock, hours: float, status: str, code: int
) -> None:
    later = START + timedelta(hours=hours, minutes=30)
    await owe(
        service, 1, reply_status=status, reply_scheduled_at=later, parent_email="secret@example.com"
    )
    clock.forward(hours=hours)
    await sent_now(service)
    async with service:
        answer = await serve(service).get("/health")
    assert answer.status_code == code
    # Meanwhile, other mails have left.
    assert answer.json()["problems"] == ([Problem.PROMISE_AT_RISK] if code == 503 else [])
    assert answer.json()["letters"][status] == 1
    owed = status in {ReplyStatus.PENDING, ReplyStatus.SENDING}
    assert answer.json()["oldest_unanswered_seconds"] == (round(hours * 3600) if owed else 0)
    assert "secret" not in answer.text
    assert "Testkind" not in answer.text


@pytest.mark.both_databases
async def test_unreachable_database(
    open_service: Open, settings: Settings, serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    gone = "postgresql://u:hidden@127.0.0.1:1/none"
    problem: Problem | StorageProblem = Problem.DATABASE
    if settings.uses_sqlite:
        gone = f"{settings.database_url}.d/none.db"
        problem = StorageProblem.MISSING
    async with open_service(database_url=gone) as service:
        for _ in range(2):
            answer = await serve(service).get("/health")
            assert answer.status_code == 503
            assert answer.json() == {
                "status": "failing",
                "problems": [problem],
                "version": VERSION,
            }
            outdate(service)
    told = [record for record in caplog.records if record.message == problem]
    assert len(told) == 1
    assert "hidden" not in caplog.text


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_postgresql_that_stops_and_comes_back(
    service: LetterService,
    serve: Serve,
    postgresql_server: PostgresqlServer,
) -> None:
    async with service:
        client = serve(service)
        assert (await client.get("/health")).status_code == 200
        with postgresql_server.stopped():
            outdate(service)
            answer = await client.get("/health")
            assert answer.json() == {
                "status": "failing",
                "problems": [Problem.DATABASE],
                "version": VERSION,
            }
        outdate(service)
        assert (await client.get("/health")).status_code == 200


async def test_silent_database_is_queried_once(
    service: LetterService, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    speaks = asyncio.Event()
    status_counts = service.repository.status_counts

    async def silent() -> Any:
        asked.append(None)
        await speaks.wait()
        return await status_counts()

    async with service:
        monkeypatch.setattr(service.repository, "status_counts", silent)
        client = serve(service)
        with monkeypatch.context() as impatient:
            impatient.setattr(health_module, "DATABASE_TIMEOUT", 0.02)
            for _ in range(3):
                assert (await client.get("/health")).json()["problems"] == [Problem.DATABASE]
                outdate(service)
        assert len(asked) == 1
        speaks.set()
        assert (await client.get("/health")).status_code == 200
        assert len(asked) == 1


async def test_concurrent_requests_share_one_query(
    service: LetterService, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    status_counts = service.repository.status_counts

    async def counted() -> Any:
        asked.append(None)
        return await status_counts()

    async with service:
        monkeypatch.setattr(service.repository, "status_counts", counted)
        monkeypatch.setattr(health_module, "CACHE_SECONDS", 60.0)
        client = serve(service)
        answers = await asyncio.gather(*(client.get("/health") for _ in range(50)))
    assert {answer.status_code for answer in answers} == {200}
    assert len(asked) == 1
