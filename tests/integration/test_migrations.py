"""Models and Alembic revisions agree; an unusable database is reported in one sentence."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, Table, create_engine, inspect, pool, select

from alembic import command
from santa_app.letters.migrations import CONFIG, DatabaseError, upgrade
from santa_app.letters.models import LETTERS, METADATA
from tests.support.letter_examples import letter, make_settings

OURS = {"santa_letters", "suppressed_recipients", "sending_pause", "sending_counts"}


def test_models_and_revisions_agree(database_url: str) -> None:
    engine = create_engine(
        make_settings(database_url=database_url).engine_url, poolclass=pool.NullPool
    )
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        tables = set(inspect(connection).get_table_names())
    assert tables == {*OURS, "alembic_version"}
    assert set(METADATA.tables) >= OURS


def test_columns_of_the_letter() -> None:
    specified = {
        "id", "child_name", "age", "city_country", "parent_email", "wish_list",
        "message_to_santa", "been_good", "created_at", "submission_key", "reply_status",
        "reply_attempts", "reply_due_at", "reply_lease", "reply_lease_until", "reply_sent_at",
        "reply_message_id", "reply_error", "delete_after",
    }  # fmt: skip
    ours = {
        "recipient_hash", "access_key", "reply_give_up_at", "reply_tried_at", "reply_arrival",
        "reply_arrival_at", "reply_arrival_note", "reply_asked", "reply_asked_at",
    }  # fmt: skip
    assert set(LETTERS.columns.keys()) == specified | ours


def test_downgrade_and_upgrade(database_url: str) -> None:
    settings = make_settings(database_url=database_url)
    engine = create_engine(settings.engine_url, poolclass=pool.NullPool)
    config = Config(CONFIG)
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    with engine.connect() as connection:
        assert not OURS & set(inspect(connection).get_table_names())
    upgrade(settings)
    upgrade(settings)
    with engine.connect() as connection:
        assert set(inspect(connection).get_table_names()) >= OURS


def test_letters_outlive_the_second_revision_and_its_way_back(database_url: str) -> None:
    settings = make_settings(database_url=database_url)
    engine = create_engine(settings.engine_url, poolclass=pool.NullPool)
    config = Config(CONFIG)

    def go(to: Callable[[Config, str], None], revision: str) -> None:
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            to(config, revision)

    go(command.downgrade, "0001_santa_letters")
    old = letter()
    with engine.begin() as connection:
        first = Table("santa_letters", MetaData(), autoload_with=connection)
        names = set(first.columns.keys()) - {"id"}
        connection.execute(first.insert().values({name: getattr(old, name) for name in names}))
    go(command.upgrade, "head")
    with engine.connect() as connection:
        row = connection.execute(select(LETTERS)).one()
    assert row.child_name == old.child_name
    assert (row.reply_asked, row.reply_arrival, row.reply_tried_at) == (0, None, None)
    go(command.downgrade, "0001_santa_letters")
    with engine.connect() as connection:
        assert connection.execute(select(LETTERS.c.child_name)).scalar_one() == old.child_name
    go(command.upgrade, "head")


def test_alembic_command_uses_the_settings(tmp_path: Path) -> None:
    database = tmp_path / "letters.db"
    environment = {**os.environ, "DATABASE_URL": f"sqlite:///{database}"}
    subprocess.run(
        [sys.executable, "-m", "alembic", "upgrade", "head"],
        cwd=CONFIG.parent,
        env=environment,
        check=True,
        capture_output=True,
    )
    # WAL is set once and kept in the file.
    engine = create_engine(f"sqlite:///{database}", poolclass=pool.NullPool)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


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
