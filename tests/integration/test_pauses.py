"""Pauses of all sending: how long SendGrid may impose one, who hears of it, and who ends it."""

import logging
from datetime import timedelta

import pytest

from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.clock import utc_now
from santa_app.letters.health import Problem
from santa_app.letters.models import PauseKind
from tests.integration.fixture_types import Open
from tests.integration.operating import Operator, operator, owe_since
from tests.integration.pending_letters import owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import START, FakeClock, form

pytestmark = pytest.mark.both_databases

__all__ = ["operator"]
HOUR = timedelta(hours=1)


def asks_to_wait(seconds: int) -> Answer:
    return Answer(status=429, headers={"Retry-After": str(seconds)})


def logged(caplog: pytest.LogCaptureFixture) -> list[tuple[int, str]]:
    return [
        (record.levelno, record.getMessage())
        for record in caplog.records
        if "paused" in record.getMessage()
    ]


async def problems(service: LetterService) -> set[Problem]:
    """Return the problems of sending at `/health`; the worker of these tests does not run."""
    service.health._cached_until = 0.0
    return set((await service.health.check()).problems) - {Problem.WORKER_STOPPED}


async def test_an_answer_pauses_for_an_hour_at_most_and_then_one_letter_asks_again(
    open_service: Open,
    sendgrid: FakeSendGrid,
    clock: FakeClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    service = open_service(backlog_sends=1)
    await owe(service, 3)
    sendgrid.answers(asks_to_wait(86_400), asks_to_wait(86_400))
    await service.worker.drain()
    until = "2025-12-01T13:00:00+00:00"
    since = "2025-12-01T12:00:00+00:00"
    ((level, text),) = logged(caplog)
    assert level == logging.ERROR
    assert text == (
        f"all sending is paused until {until}, and nothing was sent since {since}: "
        "429: too many requests"
    )
    clock.forward(minutes=59)
    assert await service.worker.drain() == 0
    clock.forward(minutes=1)
    await service.worker.drain()
    assert len(sendgrid.requests) == 2
    clock.forward(hours=1)
    assert await service.worker.drain() == 3
    assert len(sendgrid.taken) == 3
    assert (await service.repository.read_pause())[0] is None


async def test_short_pauses_are_a_warning_until_they_add_up_to_15_minutes(
    service: LetterService,
    sendgrid: FakeSendGrid,
    clock: FakeClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await owe(service, 3)
    sendgrid.answers(always=asks_to_wait(299))
    levels = []
    for _ in range(4):
        caplog.clear()
        await service.worker.drain()
        ((level, _),) = logged(caplog)
        levels.append((level, await problems(service)))
        clock.forward(seconds=299)
    assert levels == [(logging.WARNING, set())] * 3 + [(logging.ERROR, {Problem.SENDING_PAUSED})]
    # Still so between the end of a pause and the first reply that is sent.
    assert await problems(service) == {Problem.SENDING_PAUSED, Problem.SILENCE}
    sendgrid.answers(always=Answer())
    await service.worker.drain()
    assert await problems(service) == set()


async def test_health_tells_of_a_pause_without_sendgrids_words(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    await owe(service, 1)
    sendgrid.answers(Answer(status=401, error="canary of the provider"))
    await service.worker.drain()
    report = (await service.health.check()).to_json()
    assert report["sending_paused"] == {
        "kind": "refused",
        "since": START.isoformat(),
        "until": (START + timedelta(seconds=300)).isoformat(),
    }
    assert "canary" not in str(report)
    assert Problem.SENDING_REFUSED in report["problems"]
    clock.forward(seconds=300)
    service.health._cached_until = 0.0
    report = (await service.health.check()).to_json()
    assert report["sending_paused"] is None
    assert Problem.SENDING_REFUSED in report["problems"]


async def test_the_operators_pause_holds_for_all_processes_and_new_ones_until_resume(
    open_service: Open, operator: Operator, sendgrid: FakeSendGrid, caplog: pytest.LogCaptureFixture
) -> None:
    services = [open_service(clock=utc_now) for _ in range(2)]
    for _ in range(3):
        await owe_since(services[0], 1)
    assert (await operator.run("pause")).exit_code == 0
    services.append(open_service(clock=utc_now))
    for service in services:
        await service.worker._tick()
        assert await service.worker.drain() == 0
        outcome = await submit(form(), origin=None, service=service)
        assert outcome.status is SubmitStatus.REPLY_LATER
        assert await problems(service) == set()
    assert sendgrid.requests == []
    assert "the operator has paused all sending" in caplog.text
    shown = await operator.run("status")
    assert shown.exit_code == 0
    assert "by the operator" in shown.stdout
    report = (await services[0].health.check()).to_json()["sending_paused"]
    assert (report["kind"], report["until"]) == ("operator", None)

    assert "Sending goes on" in (await operator.run("resume")).stdout
    assert await services[1].worker.drain() == 6
    assert len(sendgrid.taken) == 6
    assert (await operator.run("resume")).stdout == "Sending was not paused.\n"


async def test_resume_ends_what_sendgrid_imposed(
    service: LetterService, operator: Operator, sendgrid: FakeSendGrid
) -> None:
    await owe(service, 2)
    sendgrid.answers(asks_to_wait(3600))
    await service.worker.drain()
    assert (await operator.json("resume"))["ended"]["kind"] == "rate_limit"
    await service.worker.drain()
    assert len(sendgrid.taken) == 2


async def test_no_answer_changes_the_operators_pause(
    service: LetterService, clock: FakeClock
) -> None:
    repository = service.repository
    await repository.pause(PauseKind.RATE_LIMIT, HOUR, "429")
    await repository.pause(PauseKind.OPERATOR, None, "operator")
    await repository.pause(PauseKind.REFUSED, 9 * HOUR, "401")
    for _ in range(4):
        await repository.count_rejection(9 * HOUR, "400")
    clock.forward(hours=10)
    await repository.close_pause()
    pause, _ = await repository.read_pause()
    assert pause is not None
    assert (pause.kind, pause.until) == (PauseKind.OPERATOR, None)
    assert pause.is_open(START + 10_000 * HOUR)
