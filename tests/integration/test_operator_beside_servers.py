"""Operator commands beside running servers leave letters alone that are being sent."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from santa_app.database import engines
from santa_app.letters import LetterService
from santa_app.letters.models import ReplyStatus
from santa_app.letters.repository import ReplyUpdate
from tests.integration.fixture_types import Stored
from tests.integration.operating import Operator, operator, owe_since, service

__all__ = ["operator", "service"]


@pytest.mark.both_databases
async def test_letters_being_sent_are_left_alone(
    service: LetterService, operator: Operator, stored: Stored
) -> None:
    number = await owe_since(service, 1)
    (claimed,) = await service.repository.claim("of a process", 1)
    before = stored()
    for name in ("retry", "hold", "release"):
        left = await operator.run(name, str(number))
        assert left.exit_code == 1
        assert "is being sent right now" in left.stdout
    assert (await operator.run("delete", str(number), "--yes")).exit_code == 1
    assert stored() == before
    assert await service.repository.complete(
        claimed, lambda _: ReplyUpdate(status=ReplyStatus.SENT, attempts=1)
    )


async def test_readers_do_not_wait_for_a_writer(
    sqlite_template: Path, operator: Operator, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    busy = tmp_path / "busy.db"
    shutil.copy(sqlite_template, busy)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{busy}")
    monkeypatch.setattr(engines, "SQLITE_TIMEOUT", 0.05)
    with closing(sqlite3.connect(busy, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        assert (await operator.run("status")).exit_code == 0
        refused = await operator.run("purge")
        assert refused.exit_code == 1
        assert refused.stderr.endswith("cannot be used: database is locked.\n")
        writer.execute("ROLLBACK")
    assert (await operator.run("purge")).exit_code == 0
