"""Operator commands beside running servers leave letters alone that are being sent."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from santa_app.database import engines
from santa_app.letters import LetterService
from santa_app.letters.clock import utc_now
from santa_app.letters.models import ReplyStatus
from santa_app.letters.repository import ReplyUpdate
from tests.integration.fixture_types import Open, Stored
from tests.integration.operating import Operator, operator, owe_since, service
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode

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


async def test_expired_lease_is_ignored(
    service: LetterService, open_service: Open, operator: Operator
) -> None:
    number = await owe_since(service, 1)
    await open_service(lease=0.0).repository.claim("of a killed process", 1)
    assert (await operator.run("hold", str(number))).exit_code == 0
    assert await service.worker.drain() == 0


async def test_commands_work_beside_a_sending_server(
    open_service: Open, operator: Operator, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    # The commands may take long on a busy machine.
    service = open_service(clock=utc_now, send_timeout=600.0, lease=2000.0)
    numbers = [str(await owe_since(service, 1)) for _ in range(5)]
    sendgrid.answers(always=Answer(mode=Mode.HANG))
    async with service:
        await sendgrid.wait_for_async(5)
        assert (await operator.json("status"))["letters"]["sending"] == 5
        for name in ("hold", "retry", "release"):
            assert (await operator.run(name, *numbers)).exit_code == 1
        assert (await operator.run("delete", numbers[0], "--yes")).exit_code == 1
        sendgrid.release()
    assert [row.reply_status for row in stored()] == [ReplyStatus.SENT] * 5


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
