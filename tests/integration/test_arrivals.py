"""The alarm for an hour that brings ten times the letters of a usual one."""

import logging
from datetime import datetime, timedelta

import pytest
from sqlalchemy import insert

from santa_app.letters import LetterService
from santa_app.letters.models import LETTERS
from santa_app.letters.repository import Arrivals
from tests.integration.operating import operator
from tests.support.letter_examples import START, FakeClock, letter

pytestmark = pytest.mark.both_databases

__all__ = ["operator"]
HOUR = timedelta(hours=1)


async def arrive(service: LetterService, count: int, at: datetime) -> None:
    rows = [letter(created_at=at).model_dump(exclude={"id"}) for _ in range(count)]
    await service.repository.database.write(
        lambda connection: connection.execute(insert(LETTERS), rows)
    )


@pytest.mark.parametrize(
    ("usual", "last", "unusual"),
    [(0, 99, False), (0, 100, True), (9.9, 100, True), (20, 199, False), (20, 200, True)],
)
def test_what_is_unusual(usual: float, last: int, unusual: bool) -> None:
    assert Arrivals(last_hour=last, usual_hour=usual).is_unusual is unusual


async def test_an_unusual_hour_is_logged_once_an_hour_and_told_by_health_and_status(
    service: LetterService, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    await arrive(service, 336, START - 3 * HOUR)
    await arrive(service, 50, START - timedelta(days=8))
    await arrive(service, 99, START)
    await service.worker.tasks.run_due()
    assert service.worker.arrivals == Arrivals(last_hour=99, usual_hour=2.0)

    await arrive(service, 1, START)
    for _ in range(59):
        clock.forward(minutes=1)
        await service.worker.tasks.run_due()

    def alarms() -> list[str]:
        told = (one.getMessage() for one in caplog.records if one.levelno == logging.ERROR)
        return [text for text in told if "arrived" in text]

    assert alarms() == ["100 letters arrived in the last hour, and 2.0 in a usual one"]
    report = (await service.health.check()).to_json()
    assert report["letters_last_hour"] == 100
    assert (report["letters_usual_hour"], report["letters_unusual"]) == (2.0, True)
    assert not [one for one in report["problems"] if "hour" in one]

    clock.forward(minutes=2)
    await service.worker.tasks.run_due()
    await arrive(service, 100, clock.now)
    clock.forward(minutes=1)
    await service.worker.tasks.run_due()
    assert len(alarms()) == 2
