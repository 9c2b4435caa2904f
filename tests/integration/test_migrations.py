"""Models and Alembic revisions agree; an unusable database is reported in one sentence."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import (
    Connection,
    Engine,
    MetaData,
    Table,
    create_engine,
    inspect,
    pool,
    select,
    text,
)

from alembic import command
from santa_app.database import METADATA, accept_key
from santa_app.database.key import KeyChangedError
from santa_app.database.migrations import (
    CONFIG,
    DatabaseError,
    check_revision,
    check_site_key,
    upgrade,
)
from santa_app.letters import LetterService
from santa_app.letters.models import LETTERS, SUPPRESSED, HoldReason, ReplyStatus
from santa_app.letters.parents import LinkSigner
from santa_app.letters.parents.links import LinkError
from santa_app.rules.email_address import EmailAddress
from tests.integration.fixture_types import Stored
from tests.integration.parent_links import write
from tests.support.letter_examples import SECRET_KEY, START, FakeClock, letter, make_settings
from tests.support.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.both_databases

OURS = {
    "santa_letters", "suppressed_recipients", "sending_pause", "sending_counts", "sent_replies",
    "former_suppressions", "site_key", "season_days",
}  # fmt: skip


def test_models_and_revisions_agree(database_url: str) -> None:
    engine = create_engine(
        make_settings(database_url=database_url).engine_url, poolclass=pool.NullPool
    )
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        tables = set(inspect(connection).get_table_names())
    assert tables == {*METADATA.tables, "alembic_version"}
    assert tables >= OURS


@pytest.fixture
def engine(database_url: str) -> Engine:
    url = make_settings(database_url=database_url).engine_url
    return create_engine(url, poolclass=pool.NullPool)


def test_downgrade_and_upgrade(database_url: str, engine: Engine) -> None:
    settings = make_settings(database_url=database_url)
    migrate(engine, command.downgrade, "base")
    with engine.connect() as connection:
        assert not OURS & set(inspect(connection).get_table_names())
    upgrade(settings)
    upgrade(settings)
    with engine.connect() as connection:
        assert set(inspect(connection).get_table_names()) >= OURS


def migrate(engine: Engine, to: Callable[[Config, str], None], revision: str) -> None:
    config = Config(CONFIG)
    config.attributes["lose_data"] = True
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        to(config, revision)


@pytest.mark.parametrize("revision", ["base", "-1"])
@pytest.mark.parametrize("kept", ["letter", "suppression"])
def test_downgrade_that_loses_data_is_refused(engine: Engine, revision: str, kept: str) -> None:
    statement = LETTERS.insert().values(letter().model_dump(exclude={"id"}))
    if kept == "suppression":
        row = {"recipient_hash": "x", "reason": "parent", "created_at": START}
        statement = SUPPRESSED.insert().values(row)
    with engine.begin() as connection:
        connection.execute(statement)
        before = {name: rows_of(connection, METADATA.tables[name]) for name in OURS}
    config = Config(CONFIG)
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        with pytest.raises(SystemExit, match=r"A downgrade loses data.* 1 rows of "):
            command.downgrade(config, revision)
    with engine.connect() as connection:
        assert {name: rows_of(connection, METADATA.tables[name]) for name in OURS} == before


def test_alembic_command_asks_for_the_loss(sqlite_template: Path, tmp_path: Path) -> None:
    database = tmp_path / "letters.db"
    shutil.copy(sqlite_template, database)
    engine = create_engine(f"sqlite:///{database}", poolclass=pool.NullPool)
    with engine.begin() as connection:
        connection.execute(LETTERS.insert().values(letter().model_dump(exclude={"id"})))

    def downgrade(*options: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "alembic", *options, "downgrade", "base"],
            cwd=CONFIG.parent,
            env={**os.environ, "DATABASE_URL": f"sqlite:///{database}"},
            check=False,
            capture_output=True,
            text=True,
        )

    refused = downgrade()
    assert refused.returncode == 1
    assert refused.stderr.endswith("`alembic -x lose-data downgrade …` does it.\n")
    assert "Traceback" not in refused.stderr
    assert downgrade("-x", "lose-data").returncode == 0
    with engine.connect() as connection:
        assert not OURS & set(inspect(connection).get_table_names())


def test_letters_outlive_all_revisions_and_the_way_back(engine: Engine) -> None:
    migrate(engine, command.downgrade, "0001_santa_letters")
    old = letter()
    values = old.model_dump() | {
        "reply_due_at": old.reply_scheduled_at, "reply_give_up_at": old.reply_expires_at
    }  # fmt: skip
    with engine.begin() as connection:
        first = Table("santa_letters", MetaData(), autoload_with=connection)
        names = set(first.columns.keys()) - {"id"}
        connection.execute(first.insert().values({name: values[name] for name in names}))
    migrate(engine, command.upgrade, "head")
    with engine.connect() as connection:
        row = connection.execute(select(LETTERS)).one()
    assert (row.child_name, row.locale) == (old.child_name, "en")
    assert (row.resend_count, row.delivery_status, row.reply_attempted_at) == (0, None, None)
    assert row.reply_scheduled_at == old.reply_scheduled_at
    migrate(engine, command.downgrade, "0001_santa_letters")
    with engine.connect() as connection:
        assert connection.execute(select(LETTERS.c.child_name)).scalar_one() == old.child_name
    migrate(engine, command.upgrade, "head")


async def test_mailboxes_of_version_1_are_told_apart_by_their_revision(
    service: LetterService, engine: Engine, stored: Stored
) -> None:
    signer = service.signer
    kept, gone = map(EmailAddress.parse, ("a@straße.example", "b@straße.example"))
    (one, other) = [EmailAddress.parse(f"{known.local}@strasse.example") for known in (kept, gone)]
    migrate(engine, command.downgrade, "0012_copies")
    with engine.begin() as connection:
        for address in (one, other):
            former = signer.recipient_hash(address)
            row = {"recipient_hash": former, "reason": "parent", "created_at": START}
            connection.execute(SUPPRESSED.insert().values(row))
            if address is one:
                old = letter(recipient_hash=former, parent_email="a@straße.example")
                old.submission_key = f"key:{former}"
                then = Table("santa_letters", MetaData(), autoload_with=connection)
                row = old.model_dump(exclude={"id"})
                row = {name: value for name, value in row.items() if name in then.c}
                connection.execute(then.insert().values(row))
    migrate(engine, command.upgrade, "head")
    (row,) = stored()
    exact = signer.recipient_hash(kept)
    assert (row.recipient_hash, row.submission_key) == (exact, f"key:{exact}")
    # Whoever of the two stopped mail gets none; each allows it for itself.
    for address in (kept, gone, one, other):
        await write(service, parent_email=str(address))
        assert stored()[-1].hold_reason == HoldReason.SUPPRESSED
        await service.repository.allow(signer.recipient_hash(address))
        await write(service, parent_email=str(address))
        assert stored()[-1].reply_status == ReplyStatus.SENT
    migrate(engine, command.downgrade, "0012_copies")
    migrate(engine, command.upgrade, "head")


def test_id_of_a_deleted_letter_is_not_reused_after_the_revisions(engine: Engine) -> None:
    migrate(engine, command.downgrade, "0003_status_index")
    migrate(engine, command.upgrade, "head")
    with engine.begin() as connection:
        ids = []
        for _ in range(2):
            values = letter().model_dump(exclude={"id"})
            ids.append(connection.execute(LETTERS.insert().values(values)).inserted_primary_key)
            connection.execute(LETTERS.delete())
    assert ids[0] != ids[1]


def rows_of(connection: Connection, table: Table) -> list[Any]:
    return list(connection.execute(select(table).order_by(*table.primary_key)))


UNUSABLE = {
    "sqlite:////nowhere/at/all.db": (
        "The database sqlite:////nowhere/at/all.db cannot be used: unable to open database file."
    ),
    "postgresql://user:hidden@127.0.0.1:9/letters": (
        "The database postgresql+psycopg://user:***@127.0.0.1:9/letters cannot be used: "
        "the database is not available."
    ),
}


@pytest.mark.parametrize("url", UNUSABLE, ids=["sqlite", "postgresql"])
def test_database_that_cannot_be_opened(url: str) -> None:
    with pytest.raises(DatabaseError) as error:
        upgrade(make_settings(database_url=url))
    assert str(error.value) == UNUSABLE[url]


def test_newer_schema_is_one_sentence(database_url: str, engine: Engine) -> None:
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999_from_tomorrow'")
    with pytest.raises(DatabaseError, match=r"upgraded by a newer release; start that release\.$"):
        upgrade(make_settings(database_url=database_url))


def test_a_server_runs_with_a_newer_schema_and_not_with_an_older_one(
    database_url: str, engine: Engine
) -> None:
    settings = make_settings(database_url=database_url)
    check_revision(settings)
    for revision, is_older in (("9999_from_tomorrow", False), ("0001_santa_letters", True)):
        with engine.begin() as connection:
            connection.execute(
                text("UPDATE alembic_version SET version_num = :to"), {"to": revision}
            )
        if is_older:
            with pytest.raises(DatabaseError, match="older than this release"):
                check_revision(settings)
        else:
            check_revision(settings)


def test_sqlite_files_are_private(tmp_path: Path) -> None:
    open_to_all = tmp_path / "old.db"
    open_to_all.touch(mode=0o644)
    for file in (tmp_path / "new.db", open_to_all):
        settings = make_settings(database_url=f"sqlite:///{file}")
        upgrade(settings)
        engine = create_engine(settings.engine_url, poolclass=pool.NullPool)
        with engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE anything (id INTEGER)")
            files = sorted(tmp_path.glob(f"{file.stem}.db*"))
            assert len(files) == 3
            assert {each.stat().st_mode & 0o777 for each in files} == {0o600}
    # WAL is set once and kept in the file.
    engine = create_engine(f"sqlite:///{open_to_all}", poolclass=pool.NullPool)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_migrations_of_an_empty_database_wait_for_each_other(
    kind: str, database_url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """As Kubernetes starts them, with the second one's first statement while the first one runs."""
    url, lock = f"sqlite:///{tmp_path}/new.db", "BEGIN IMMEDIATE"
    if kind == "postgresql":
        url = request.getfixturevalue("postgresql_server").new_database("empty")
        lock = f"SELECT pg_advisory_lock({0x5A17C})"
    else:
        (tmp_path / "new.db").touch()
    engine = create_engine(make_settings(database_url=url).engine_url, poolclass=pool.NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql(lock)
        both = [
            subprocess.Popen(
                [sys.executable, "-m", "santa_app", "migrate"],
                cwd=CONFIG.parent,
                env={**os.environ, "DATABASE_URL": url},
                stderr=subprocess.PIPE,
                text=True,
            )
            for _ in range(2)
        ]
        if kind == "postgresql":
            waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            wait_until(
                lambda: connection.exec_driver_sql(waiting).scalar() == 2, "both migrations wait"
            )
    for process in both:
        _, said = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, said
    check_revision(make_settings(database_url=url))


def test_start_with_another_key_is_refused_until_it_is_accepted(database_url: str) -> None:
    settings = make_settings(database_url=database_url)
    check_site_key(settings)
    check_site_key(settings)
    other = "another-one-Kq8vXz3mWb6tRc1yJf5hDn2g"
    changed = make_settings(database_url=database_url, secret_key=other)
    with pytest.raises(KeyChangedError, match="SECRET_KEY is not the key of this database"):
        check_site_key(changed)
    both = make_settings(database_url=database_url, secret_key=other, former_secret_keys=SECRET_KEY)
    check_site_key(both)
    address = EmailAddress.parse("parent@example.com")
    clock = FakeClock()
    old, new = LinkSigner(settings, clock), LinkSigner(both, clock)
    # Links of both keys are valid, the new ones are made with the new key alone.
    assert new.key(old.token("0" * 24)) == "0" * 24
    assert new.key(new.token("0" * 24)) == "0" * 24
    with pytest.raises(LinkError):
        old.key(new.token("0" * 24))
    # The suppression list knows its mailboxes.
    assert new.recipient_hash(address) == old.recipient_hash(address)
    engine = create_engine(settings.engine_url, poolclass=pool.NullPool)
    with engine.begin() as connection:
        accept_key(connection, changed)
    check_site_key(changed)
    with pytest.raises(KeyChangedError):
        check_site_key(settings)
