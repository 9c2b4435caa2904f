"""Letters of a backlog share what the database says about a rest, but never for long."""

import asyncio
from datetime import datetime, timedelta

import pytest

from santa_app.letters.sending import SendAttempt, worker
from santa_app.letters.sending.worker import CircuitBreaker
from santa_app.rules.submit_status import SubmitStatus
from tests.support.letter_examples import START

SOON = START + timedelta(seconds=30)
PAUSED = SendAttempt(status=SubmitStatus.REPLY_LATER, paused_until=SOON)
SENT = SendAttempt(status=SubmitStatus.REPLY_SENT)


class Asked:
    """Plays the database; `says` is its answer."""

    def __init__(self) -> None:
        self.times = 0
        self.says: datetime | None = None

    async def __call__(self, now: datetime) -> datetime | None:
        self.times += 1
        await asyncio.sleep(0)
        if self.says == now:
            raise OSError("no answer")
        return self.says


async def test_letters_at_once_ask_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PAUSE_CACHE_SECONDS", 3600)
    asked = Asked()
    breaker = CircuitBreaker(asked)
    assert await asyncio.gather(*(breaker.open_until(START) for _ in range(20))) == [None] * 20
    assert asked.times == 1


async def test_an_old_answer_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PAUSE_CACHE_SECONDS", -1)
    asked = Asked()
    breaker = CircuitBreaker(asked)
    assert await breaker.open_until(START) is None
    asked.says = SOON
    assert await breaker.open_until(START) == SOON
    assert asked.times == 2


async def test_a_process_told_to_rest_knows_it_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PAUSE_CACHE_SECONDS", 3600)
    asked = Asked()
    breaker = CircuitBreaker(asked)
    assert await breaker.open_until(START) is None
    asked.says = SOON
    breaker.record(PAUSED)
    assert breaker.half_open
    assert await breaker.open_until(START) == SOON
    assert await breaker.open_until(SOON) is None
    breaker.record(SENT)
    assert not breaker.half_open


async def test_who_stops_waiting_takes_the_answer_from_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "PAUSE_CACHE_SECONDS", 3600)
    asked = Asked()
    asked.says = SOON
    breaker = CircuitBreaker(asked)
    first, second = (asyncio.create_task(breaker.open_until(START)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == SOON
    assert asked.times == 1


async def test_no_answer_is_an_error_for_all_who_asked_and_not_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "PAUSE_CACHE_SECONDS", -1)
    asked = Asked()
    asked.says = START
    breaker = CircuitBreaker(asked)
    with pytest.raises(OSError, match="no answer"):
        await breaker.open_until(START)
    asked.says = None
    assert await breaker.open_until(START) is None
