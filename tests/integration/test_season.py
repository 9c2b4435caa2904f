"""The season's report: numbers by day, which outlive the letters, by a command and at the desk."""

import csv
import io
from datetime import UTC, datetime, timedelta

import pytest

from santa_app.letters import LetterService
from santa_app.letters.clock import utc_now
from santa_app.letters.repository.season import SEASON
from tests.integration.operating import HOUR, Operator, operator, owe_since, service

__all__ = ["operator", "service"]

YESTERDAY = datetime.now(UTC).replace(hour=12, minute=0) - timedelta(days=1)


@pytest.mark.both_databases
async def test_numbers_of_a_season_outlive_its_letters(
    service: LetterService, operator: Operator
) -> None:
    for locale, children, hours in (
        ("en", None, 1), ("en", None, 25), ("de", None, None), ("de", "Ada\nBen", 24),
    ):  # fmt: skip
        sent_at = None if hours is None else YESTERDAY + hours * HOUR
        await owe_since(
            service, 0, created_at=YESTERDAY, reply_sent_at=sent_at, locale=locale,
            children=children, reply_status="sent" if hours else "pending",
            delete_after=utc_now() - HOUR, reply_scheduled_at=None,
        )  # fmt: skip
    day = f"{YESTERDAY:%Y-%m-%d}"
    expected = [
        {"day": day, "locale": "de", "is_class": False, "letters": 1, "answered": 0,
         "in_24_hours": 0},
        {"day": day, "locale": "de", "is_class": True, "letters": 1, "answered": 1,
         "in_24_hours": 1},
        {"day": day, "locale": "en", "is_class": False, "letters": 2, "answered": 2,
         "in_24_hours": 1},
    ]  # fmt: skip
    assert await service.repository.purge() == 4
    assert await operator.json("season") == expected
    await owe_since(service, 0, created_at=YESTERDAY)  # fewer than before: the count stays
    assert await operator.json("season") == expected
    written = (await operator.run("season", "--csv")).stdout
    rows = list(csv.DictReader(io.StringIO(written)))
    assert list(rows[0]) == [column.name for column in SEASON.c]
    assert [row["letters"] for row in rows] == ["1", "1", "2"]
    shown = (await operator.run("season")).stdout
    assert "4        3         2 (50.0 %)" in shown
    assert await operator.json("season", "--since", f"{utc_now():%Y-%m-%d}") == []
    assert (await operator.run("season", "--since", "9999-01-01")).stdout == "No letter has come.\n"
    assert (await operator.run("season", "--since", "01.11.2026")).exit_code == 2
