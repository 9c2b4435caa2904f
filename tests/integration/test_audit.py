"""The audit of commands and desk, its journal, and what a restored backup learns from it."""

import csv
import io
import json
import os
import pwd
import re
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, pool, select

from santa_app.database import METADATA
from santa_app.letters import LetterService
from santa_app.letters.clock import utc_now
from santa_app.letters.desk.models import KEPT, Role
from santa_app.letters.models import HoldReason, ReplyKind, ReplyStatus
from santa_app.letters.operator import cli
from santa_app.letters.operator.cli import desk_store
from santa_app.letters.repository.audit import COLUMNS, Audit, Entry
from santa_app.rules.email_address import EmailAddress
from santa_app.settings import Settings
from tests.integration.fixture_types import Open, Stored
from tests.integration.operating import Operator, operator, owe_since, service

__all__ = ["operator", "service"]

ADDRESS = "testparent@example.com"
DANGER = {
    "reply_status": ReplyStatus.HELD, "hold_reason": HoldReason.DANGER,
    "reply_kind": ReplyKind.GENTLE, "reply_scheduled_at": None, "alert_at": utc_now(),
}  # fmt: skip


def mailbox(service: LetterService) -> dict[str, str]:
    known = service.signer.recipient_hash(EmailAddress.parse(ADDRESS))
    return {"parent_email": ADDRESS, "recipient_hash": known}


def journal(settings: Settings) -> str:
    assert settings.audit_folder
    return "".join(file.read_text() for file in settings.audit_folder.glob("*.jsonl"))


@pytest.mark.both_databases
async def test_each_command_writes_who_did_what_without_words(
    service: LetterService,
    operator: Operator,
    settings: Settings,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("AUDIT_DIR", str(tmp_path / "journal"))
    monkeypatch.setenv("SUDO_USER", "root-of-the-test")
    number = str(await owe_since(service, 1, **mailbox(service), wish_list="a kite"))
    danger = str(await owe_since(service, 1, **DANGER))
    unknown = str(await owe_since(service, 1, reply_status="held", hold_reason="next_copy"))
    commands: dict[tuple[str, ...], tuple[str, str | None, str]] = {
        ("show", number, "--reveal"): ("shown", number, ""),
        ("export", number): ("export", number, ""),
        ("hold", number): ("hold", number, ""),
        ("release", number): ("release", number, ""),
        ("release", danger, "--reply", "gentle"): ("gentle", danger, ""),
        ("mark-sent", unknown): ("mark-sent", unknown, ""),
        ("resend", unknown): ("resend", unknown, ""),
        ("pause",): ("pause", None, ""),
        ("resume",): ("resume", None, ""),
        ("suppress", ADDRESS): ("mailbox: stop", None, number),
        ("allow", ADDRESS): ("mailbox: allow", None, number),
        ("find", ADDRESS): ("mailbox: search", None, number),
        ("hold", "--owed"): ("hold --owed", None, ""),
        ("desk", "remove-person", "ben"): ("remove-person", None, "ben"),
        ("delete", danger, "--yes"): ("delete", danger, ""),
    }
    for command in commands:
        done = await operator.run(*command)
        assert done.exit_code == (1 if command[0] == "desk" else 0), done.output
    await operator.run("show", number)  # masked, so nobody has read it
    await operator.run("hold", "999")  # not done
    await operator.run("--as", "ada", "pause")
    expected = [("root-of-the-test", *what) for what in commands.values()]
    expected.append(("ada", "pause", None, ""))
    # After runuser, Linux still knows who logged in; where nobody did, it has the number -1.
    monkeypatch.delenv("SUDO_USER")
    monkeypatch.setattr(cli, "LOGIN", tmp_path / "loginuid")
    user = pwd.getpwuid(os.getuid()).pw_name
    for number, name in (("1", pwd.getpwuid(1).pw_name), (str(2**32 - 1), user)):
        cli.LOGIN.write_text(number)
        await operator.run("pause")
        expected.append((name, "pause", None, ""))
    written = (await operator.run("audit")).stdout
    rows = list(csv.reader(io.StringIO(written)))
    assert rows[0] == list(COLUMNS)
    assert [tuple(row[1:]) for row in rows[1:]] == [
        (person, action, letter or "", note) for person, action, letter, note in expected
    ]
    kept = (tmp_path / "journal").glob("*.jsonl")
    text = "".join(file.read_text() for file in kept)
    assert text.count("\n") == len(expected)
    for forbidden in (ADDRESS, "testparent", "kite", "Emma", mailbox(service)["recipient_hash"]):
        assert forbidden not in written + text


@pytest.mark.both_databases
async def test_restored_backup_learns_what_was_done_after_it(
    open_service: Open,
    operator: Operator,
    settings: Settings,
    stored: Stored,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("AUDIT_DIR", str(tmp_path / "journal"))
    service = open_service(clock=utc_now, audit_dir=tmp_path / "journal")
    repository, desk = service.repository, desk_store(service.repository)
    await desk.add_person("gone", Role.DECIDES, None)
    names = ("deleted", "by_family", "held", "gentle", "undecided", "sent", "stopped", "police")
    danger = {"by_family": DANGER, "gentle": DANGER, "undecided": DANGER, "police": DANGER}
    numbers = {
        name: await owe_since(
            service, 1, **danger.get(name, {}), **(mailbox(service) if name == "stopped" else {})
        )
        for name in names
    }
    backup = Copy(settings, tmp_path)
    assert (await operator.run("show", str(numbers["undecided"]), "--reveal")).exit_code == 0

    # What a day at the telephone brings after the backup, all of it by commands and the desk.
    key = (await repository.find(numbers["by_family"])).access_key
    await repository.delete_letter(key)
    for command in (
        ("delete", str(numbers["deleted"]), "--yes"),
        ("hold", str(numbers["held"])),
        ("release", str(numbers["gentle"]), "--reply", "gentle"),
        ("suppress", ADDRESS),
        ("pause",),
        ("desk", "remove-person", "gone"),
    ):
        assert (await operator.run(*command)).exit_code == 0, command
    await repository.record("ada", "police", numbers["police"], "30")
    await repository.record("ada", "mark-sent", numbers["sent"])
    later = await owe_since(service, 0)
    assert (await operator.run("delete", str(later), "--yes")).exit_code == 0
    await service.close()

    done = await backup.restore(operator)
    assert done["held"] == 2  # what `release --owed` sends: gentle and stopped
    repeated = [(one["action"], one["letter_id"]) for one in done["repeated"]]
    assert ("delete", numbers["deleted"]) in repeated
    rows = {row.id: row for row in stored()}
    reasons = {name: rows[numbers[name]].hold_reason for name in names if numbers[name] in rows}
    assert reasons == {
        "held": HoldReason.OPERATOR,
        "gentle": HoldReason.RESTORED,  # decided, and perhaps sent
        "undecided": HoldReason.DANGER,
        "sent": None,
        "stopped": HoldReason.RESTORED,
        "police": HoldReason.DANGER,
    }
    assert rows[numbers["sent"]].reply_status == ReplyStatus.SENT
    async with open_service(clock=utc_now, audit_dir=tmp_path / "journal") as again:
        assert await again.repository.suppression(mailbox(service)["recipient_hash"]) == "operator"
        assert await again.worker.drain() == 0
        (pause, _), people = (
            await again.repository.read_pause(),
            await desk_store(again.repository).people(),
        )
        assert pause
        assert pause.until is None
        assert people == []
        found = await again.repository.database.read(
            lambda connection: connection.execute(select(KEPT)).all()
        )
        assert {(row.letter_id, row.reason) for row in found} == {
            (numbers["by_family"], "deleted"), (numbers["police"], "police"),
        }  # fmt: skip
        # The numbers of lost letters are not given again, or the journal would delete others.
        assert await owe_since(again, 0) > later + 1000
    # A second look at the journal does nothing again.
    assert (await operator.json("replay", "--yes"))["repeated"] == []


class Copy:
    """A backup: with SQLite by the commands, with PostgreSQL of all tables, as pg_dump's."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings, self.file = settings, folder / "copy.db"
        self.engine = create_engine(settings.engine_url, poolclass=pool.NullPool)
        self.rows: dict[str, list[Any]] = {}
        if settings.uses_sqlite:
            with closing(sqlite3.connect(settings.engine_url.database or "")) as connection:
                connection.execute("VACUUM INTO ?", [str(self.file)])
        with self.engine.connect() as connection:
            for table in METADATA.sorted_tables:
                rows = connection.execute(select(table)).mappings()
                self.rows[table.name] = [dict(row) for row in rows]

    async def restore(self, operator: Operator) -> Any:
        if self.settings.uses_sqlite:
            done = await operator.run("restore", str(self.file), "--yes", "--json")
            assert done.exit_code == 0, done.output
            return json.loads(done.stdout)
        with self.engine.begin() as connection:
            for table in METADATA.sorted_tables:
                connection.exec_driver_sql(f"TRUNCATE {table.name} RESTART IDENTITY")
                if self.rows[table.name]:
                    connection.execute(table.insert(), self.rows[table.name])
            highest = max(row["id"] for row in self.rows["santa_letters"])
            sequence = "pg_get_serial_sequence('santa_letters', 'id')"
            connection.exec_driver_sql(f"SELECT setval({sequence}, {highest})")
            sequence = "pg_get_serial_sequence('desk_audit', 'id')"
            connection.exec_driver_sql(f"SELECT setval({sequence}, 1000)")
        return await operator.json("replay", "--yes")


async def test_journal_of_a_lost_disk_is_read_with_a_damaged_line(
    service: LetterService,
    settings: Settings,
    operator: Operator,
    stored: Stored,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """By default, the journal is beside a SQLite file."""
    number = await owe_since(service, 1)
    assert (await operator.run("backup", str(tmp_path / "copy.db"))).exit_code == 0
    folder = settings.audit_folder
    assert folder
    (file,) = folder.glob("*.jsonl")
    assert (folder.stat().st_mode & 0o777, file.stat().st_mode & 0o777) == (0o700, 0o600)
    file.write_text(f'{file.read_text()}\n["2026-11-')  # cut off by a full disk
    assert (await operator.run("delete", str(number), "--yes")).exit_code == 0
    await service.close()
    Path(settings.engine_url.database or "").unlink()
    done = await operator.json("restore", str(tmp_path / "copy.db"))
    assert [one["action"] for one in done["repeated"]] == ["delete"]
    assert stored() == []
    assert "line 3 of audit-" in caplog.text


async def test_journal_that_cannot_be_written_is_logged_and_keeps_no_parent_from_a_deletion(
    open_service: Open, stored: Stored, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    service = open_service(clock=utc_now, audit_dir=tmp_path / "file" / "journal")
    number = await owe_since(service, 1)
    key = (await service.repository.find(number)).access_key
    await service.repository.delete_letter(key)
    assert stored() == []
    assert re.search("the audit's journal .+ cannot be written: Not a directory", caplog.text)


async def test_audit_is_kept_for_a_year(service: LetterService, settings: Settings) -> None:
    """Also its files, of which the last entry is as old as that."""
    audit = Audit(settings.audit_folder)
    now = utc_now()
    ages = (500, 364, 1)

    def write(connection: Any) -> None:
        for days in ages:
            audit.record(connection, Entry(now - timedelta(days=days), "ada", "hold", days))

    await service.repository.database.write(write)
    await service.repository.purge()
    rows = await desk_store(service.repository).whole_audit()
    assert [row["letter_id"] for row in rows] == [364, 1]
    assert '"hold", 500' not in journal(settings)
    assert journal(settings).count("\n") == 2


@pytest.mark.both_databases
async def test_a_parent_calls(
    service: LetterService, operator: Operator, stored: Stored, tmp_path: Path
) -> None:
    """`find` lists, exports and deletes the letters of a mailbox, in any of its spellings."""
    other = await owe_since(service, 1)
    mine = [await owe_since(service, 1, **mailbox(service)) for _ in range(2)]
    listed = await operator.run("find", "-", answer="TestParent+tag@example.com\n")
    assert listed.exit_code == 0
    assert all(f"{number} " in listed.stdout for number in mine)
    assert ADDRESS not in listed.output
    found = await operator.json("find", ADDRESS)
    assert [row["id"] for row in found["letters"]] == mine[::-1]
    exported = json.loads((await operator.run("find", ADDRESS, "--export")).stdout)
    assert [one["santa_letters"][0]["id"] for one in exported] == mine[::-1]
    assert (await operator.run("find", ADDRESS, "--delete", answer="n\n")).exit_code == 1
    done = await operator.run("find", ADDRESS, "--delete", answer="y\n")
    assert "Delete 2 letters for good?" in done.stderr
    assert [row.id for row in stored()] == [other]
    nothing = await operator.run("find", ADDRESS)
    assert "No letter is stored for this mailbox." in nothing.stdout
    assert (await operator.run("find", ADDRESS, "--delete", "--export")).exit_code == 2


@pytest.mark.both_databases
async def test_a_parent_is_found_also_after_the_key_was_lost(
    service: LetterService, operator: Operator, stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = await owe_since(service, 1, **mailbox(service))
    refused = await owe_since(service, 1, parent_email="", recipient_hash="kept")
    assert (await operator.run("find", ADDRESS)).exit_code == 0  # the database knows its key
    monkeypatch.setenv("SECRET_KEY", "another-one-Kq8vXz3mWb6tRc1yJf5hDn2g")
    assert "is not the key of this database" in (await operator.run("find", ADDRESS)).stderr
    assert (await operator.run("accept-key", answer="y\n")).exit_code == 0
    found = await operator.json("find", ADDRESS)
    assert [row["id"] for row in found["letters"]] == [mine]
    assert {row.id: row.recipient_hash for row in stored()}[refused] == "kept"
