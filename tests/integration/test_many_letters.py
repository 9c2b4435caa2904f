"""Frequent transactions read few rows, however many letters are stored."""

import pytest

from santa_app.letters.repository import letters
from tests.support.plans import plans_of
from tests.support.postgresql import PostgresqlServer
from tests.support.season import new_season, season

LETTERS = 6_000
MOST_READ = 300
"""Rows and index entries; the 20 letters that wait and those of the last hours are among them."""


async def test_no_transaction_reads_the_whole_table(
    postgresql_server: PostgresqlServer, monkeypatch: pytest.MonkeyPatch, subtests: pytest.Subtests
) -> None:
    monkeypatch.setattr(letters, "PURGED_AT_ONCE", 50)
    settings = new_season(postgresql_server, LETTERS)
    count = 0
    async with season(settings) as opened:
        for step in opened.steps():
            with plans_of(opened.repository.database) as plans:
                await step.work(0)
            count += 1
            with subtests.test(step.name):
                assert plans.rows <= MOST_READ, plans.text
        with plans_of(opened.repository.database) as plans:
            assert await opened.repository.purge() == LETTERS / 15
        batches = [
            rows
            for statement, _, rows in plans.found
            if statement.startswith("DELETE FROM santa_letters")
        ]
    assert count == 12
    assert len(batches) == 9
    assert max(batches) <= MOST_READ
