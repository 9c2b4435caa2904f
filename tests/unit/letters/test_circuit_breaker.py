"""Letters of a backlog share the database's answer about a pause, but never for long."""

import asyncio
from datetime import datetime, timedelta

import pytest

from santa_app.letters.models import PauseKind
from santa_app.letters.repository import Pause
from santa_app.letters.sending import SendAttempt, circuit_breaker
from santa_app.letters.sending.circuit_breaker import CircuitBreaker
from santa_app.rules.submit_status import SubmitStatus
from tests.support.letter_examples import START

SOON = START + timedelta(seconds=30)
PAUSE = Pause(kind=PauseKind.RATE_LIMIT, reason="429", since=START, until=SOON, rejections=0)
PAUSED = SendAttempt(status=SubmitStatus.REPLY_LATER, half_opens=True)
SENT = SendAttempt(status=SubmitStatus.REPLY_SENT)
REJECTED = SendAttempt(status=SubmitStatus.REPLY_REJECTED)


class Asked:
    """A fake database that answers `says`."""

    def __init__(self) -> None:
        self.times = 0
        self.says: Pause | None = None
        self.at = START
        self.fails = False

    async def __call__(self) -> tuple[Pause | None, datetime]:
        self.times += 1
        await asyncio.sleep(0)
        if self.fails:
            raise OSError("no answer")
        return self.says, self.at


async def test_letters_at_once_ask_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(circuit_breaker, "PAUSE_CACHE_SECONDS", 3600)
    asked = Asked()
    breaker = CircuitBreaker(asked)
    assert await asyncio.gather(*(breaker.open_pause() for _ in range(20))) == [None] * 20
    assert asked.times == 1


async def test_a_process_told_to_rest_knows_it_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(circuit_breaker, "PAUSE_CACHE_SECONDS", 3600)
    asked = Asked()
    breaker = CircuitBreaker(asked)
    assert await breaker.open_pause() is None
    asked.says = PAUSE
    breaker.record(PAUSED)
    assert breaker.half_open
    assert await breaker.open_pause() == PAUSE
    assert not breaker.record(REJECTED)
    assert breaker.half_open
    assert breaker.record(SENT)
    assert not breaker.half_open
    assert not breaker.record(SENT)


async def test_a_process_learns_from_the_database_that_one_letter_goes_first() -> None:
    asked = Asked()
    asked.says, asked.at = PAUSE, SOON
    breaker = CircuitBreaker(asked)
    assert await breaker.open_pause() is None
    assert breaker.half_open


async def test_who_stops_waiting_takes_the_answer_from_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(circuit_breaker, "PAUSE_CACHE_SECONDS", 3600)
    asked = Asked()
    asked.says = PAUSE
    breaker = CircuitBreaker(asked)
    first, second = (asyncio.create_task(breaker.open_pause()) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == PAUSE
    assert asked.times == 1


async def test_no_answer_is_an_error_for_all_who_asked_and_not_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(circuit_breaker, "PAUSE_CACHE_SECONDS", -1)
    asked = Asked()
    asked.fails = True
    breaker = CircuitBreaker(asked)
    with pytest.raises(OSError, match="no answer"):
        await breaker.open_pause()
    asked.fails = False
    assert await breaker.open_pause() is None
