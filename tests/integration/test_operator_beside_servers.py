"""Operator commands beside running servers leave letters alone that are being sent."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from santa_app.database import engines
from tests.integration.operating import Operator, operator, service

__all__ = ["operator", "service"]


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
