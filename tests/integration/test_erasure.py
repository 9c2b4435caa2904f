"""Words of a deleted letter are in no file of the database, and in no file of the mail folder."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, update

from santa_app.letters import LetterService, submit
from santa_app.letters import erasure as erasure_module
from santa_app.letters.mail import Mail
from santa_app.letters.models import LETTERS, ReplyStatus
from santa_app.rules.email_address import EmailAddress
from santa_app.settings import Settings
from tests.integration.fixture_types import Open, Stored
from tests.integration.operating import Operator, operator
from tests.integration.pending_letters import owe
from tests.support.letter_examples import START, FakeClock, form, letter

__all__ = ["operator"]
SECRETS = {
    "child_name": "Geheimkind",
    "city_country": "Geheimstadt",
    "parent_email": "geheim@example.com",
    "wish_list": "a secret kite",
    "message_to_santa": "secret words",
}


@pytest.fixture
def files(settings: Settings) -> Callable[[], bytes]:
    """Reads all files of the database."""
    database = Path(settings.engine_url.database or "")

    def read() -> bytes:
        # The audit's journal is a folder beside the database.
        all_files = database.parent.rglob("*")
        found = sorted(one for one in all_files if database.name in str(one) and one.is_file())
        assert found[0] == database
        return b"".join(file.read_bytes() for file in found)

    return read


@pytest.fixture
async def running(open_service: Open, tmp_path: Path) -> AsyncIterator[LetterService]:
    """A demo's letter service with its loops."""
    async with open_service(sendgrid_api_key=None, outbox_dir=tmp_path / "outbox") as service:
        yield service


def traces(data: bytes) -> set[str]:
    return {name for name, words in SECRETS.items() if words.encode() in data}


async def finish(service: LetterService) -> None:
    assert await service.erasure.finish(60)


async def letter_with_words(service: LetterService) -> str:
    """Store a letter with the secret words and return the token that deletes it."""
    outcome = await submit(form(**SECRETS), origin=None, service=service)
    assert outcome.link
    return outcome.link


async def test_parents_delete_leaves_no_word_in_the_files(
    running: LetterService, files: Callable[[], bytes], stored: Stored, tmp_path: Path
) -> None:
    await owe(running, 20, reply_scheduled_at=START + timedelta(hours=1))
    token = await letter_with_words(running)
    assert traces(files()) == set(SECRETS)
    assert len(list((tmp_path / "outbox").iterdir())) == 2
    await running.parents.delete(token)
    # The running service erases without being called. pytest ends a test that hangs.
    while traces(files()) or list((tmp_path / "outbox").iterdir()):
        await asyncio.sleep(0)
    assert len(stored()) == 20


async def test_reader_only_delays_the_erasure(
    open_service: Open,
    settings: Settings,
    files: Callable[[], bytes],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    service = open_service()
    token = await letter_with_words(service)
    reader = sqlite3.connect(settings.engine_url.database or "", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM santa_letters").fetchone()
    await service.parents.delete(token)
    monkeypatch.setattr(erasure_module, "REPORT_AFTER", 0.0)
    waits = [await service.erasure.run() for _ in range(8)]
    assert waits == [5, 10, 20, 40, 80, 160, 300, 300]
    assert traces(files()) == set(SECRETS)
    # One line for the first of them; the others are counted.
    (line,) = [one for one in caplog.messages if one.startswith("deleted letters are not erased")]
    assert line.endswith("another connection uses the database")
    # Letters are stored meanwhile.
    await submit(form(), origin=None, service=service)
    reader.execute("ROLLBACK")
    reader.close()
    await finish(service)
    assert traces(files()) == set()


async def test_copies_of_moved_rows_are_erased(
    open_service: Open, files: Callable[[], bytes], clock: FakeClock, stored: Stored
) -> None:
    """Rows that grow are moved to other pages, which can leave copies of them behind."""
    service = open_service()
    chance = random.Random(12)  # noqa: S311 - reproducible sizes

    def fill(connection: Connection) -> None:
        for number in range(1, 1001):
            name = f"Geheim{number:04}"
            due = START + timedelta(days=chance.choice([1, 3]))
            texts = {"child_name": name, "wish_list": f"{name} " * chance.randint(1, 60)}
            row = letter(**texts, delete_after=due).model_dump(exclude={"id"})
            connection.execute(insert(LETTERS).values(row))
            grown = {"reply_message_id": "m" * chance.randint(0, 250)}
            older = LETTERS.c.id == chance.randint(1, number)
            connection.execute(update(LETTERS).where(older).values(grown))

    await service.repository.database.write(fill)
    clock.forward(days=2)
    before = {row.child_name for row in stored()}
    await finish(service)
    kept = {row.child_name for row in stored()}
    assert len(before) == 1000
    assert 400 < len(kept) < 600
    found = files()
    assert {name for name in before if name.encode() in found} == kept


async def test_start_erases_what_a_crash_left(
    open_service: Open, files: Callable[[], bytes]
) -> None:
    killed = open_service()
    token = await letter_with_words(killed)
    await killed.parents.delete(token)
    assert traces(files())
    async with open_service():
        while traces(files()):
            await asyncio.sleep(0)


async def test_rewriting_takes_a_small_share_of_the_time(
    open_service: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = open_service()
    rewrites = []
    rewrite = service.repository.database.rewrite

    async def counted() -> bool:
        rewrites.append(None)
        return await rewrite()

    monkeypatch.setattr(service.repository.database, "rewrite", counted)
    monkeypatch.setattr(erasure_module, "WORK_SHARE", 1e-9)
    for _ in range(3):
        token = await letter_with_words(service)
        await service.parents.delete(token)
        wait = await service.erasure.run()
    assert len(rewrites) == 1
    assert 0 < wait < erasure_module.INTERVAL


@pytest.mark.parametrize("command", [("delete", "1", "--yes"), ("purge",)])
async def test_operators_delete_beside_a_running_server(
    operator: Operator,
    running: LetterService,
    files: Callable[[], bytes],
    clock: FakeClock,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: tuple[str, ...],
) -> None:
    monkeypatch.setenv("OUTBOX_DIR", str(tmp_path / "outbox"))
    await letter_with_words(running)
    # The operator's commands have the real clock, by which the letter is old.
    done = await operator.run(*command)
    assert (done.exit_code, done.stderr) == (0, "")
    assert traces(files()) == set()
    assert list((tmp_path / "outbox").iterdir()) == []


async def test_operator_is_told_what_a_reader_delays(
    operator: Operator,
    open_service: Open,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("santa_app.letters.operator.cli.ERASE_SECONDS", 0.0)
    await letter_with_words(open_service())
    reader = sqlite3.connect(settings.engine_url.database or "", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM santa_letters").fetchone()
    done = await operator.run("delete", "1", "--yes")
    reader.close()
    assert done.exit_code == 0
    assert done.stderr.startswith("Words of deleted letters are still in the database's files")


def mail(letter_id: int | None) -> Mail:
    return Mail(
        letter_id=letter_id,
        message_id=f"<{letter_id}@example.com>",
        to=EmailAddress.parse("a@example.com"),
        subject="x",
        text="x",
        html="<p>x</p>",
    )


async def test_outbox_keeps_only_mails_of_stored_letters_for_30_days(
    running: LetterService, clock: FakeClock, tmp_path: Path
) -> None:
    outbox = tmp_path / "outbox"
    (stays,) = await owe(
        running, 1, reply_scheduled_at=START + timedelta(days=50), reply_status=ReplyStatus.HELD
    )

    def names() -> list[str]:
        return sorted(path.name for path in outbox.iterdir())

    await running.sender.send(mail(None))
    await finish(running)
    (alert,) = {Path(name).stem for name in names()}
    assert alert.endswith("Z-operator")
    await running.sender.send(mail(stays))
    kept = names()
    assert len(kept) == 4
    await running.sender.send(mail(stays + 1))
    (outbox / f".{START:%Y%m%dT%H%M%S.%f}Z-letter-{stays + 1}.eml").touch()
    (outbox / "notes.txt").touch()
    assert len(names()) == 8
    await finish(running)
    assert names() == sorted([*kept, "notes.txt"])
    clock.forward(days=30)
    await finish(running)
    assert names() == sorted([*kept, "notes.txt"])
    clock.forward(seconds=1)
    await finish(running)
    assert names() == ["notes.txt"]
