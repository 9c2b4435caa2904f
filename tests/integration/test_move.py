"""`move-to`: all rows to the other kind of database and back, checked, into an empty one only."""

from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine, func, pool, select

from santa_app.database import METADATA, move
from santa_app.database.key import SITE_KEY, KeyChangedError
from santa_app.database.migrations import check_site_key, upgrade
from santa_app.letters import LetterService
from santa_app.letters.clock import utc_now
from santa_app.letters.models import LETTERS, SuppressionReason
from santa_app.rules.email_address import EmailAddress
from santa_app.settings import Settings
from tests.integration.fixture_types import Open
from tests.integration.operating import Operator, operator, owe_since
from tests.support.letter_examples import letter, make_settings
from tests.support.postgresql import PostgresqlServer

__all__ = ["operator"]


@pytest.fixture
def target_url(settings: Settings, postgresql_server: PostgresqlServer, tmp_path: Path) -> str:
    """The URL of an empty database of the other kind."""
    if settings.uses_sqlite:
        return postgresql_server.new_database("target")
    return f"sqlite:///{tmp_path}/target.db"


@pytest.fixture
def target(target_url: str) -> Engine:
    url = make_settings(database_url=target_url).engine_url
    return create_engine(url, poolclass=pool.NullPool)


async def fill(service: LetterService) -> tuple[list[int], int]:
    """Store letters, some rows of other tables, and a letter that is deleted again."""
    numbers = [await owe_since(service, 1, wish_list="Дракон 🐉\n") for _ in range(7)]
    mailbox = service.signer.recipient_hash(EmailAddress.parse("parent@example.com"))
    await service.repository.suppress(mailbox, SuppressionReason.PARENT)
    last = await owe_since(service, 1)
    await service.repository.delete_letter((await service.repository.find(last)).access_key)
    check_site_key(service.settings)
    return numbers, last


@pytest.mark.both_databases
async def test_letters_move_and_their_links_stay_valid(
    open_service: Open, operator: Operator, target_url: str, target: Engine
) -> None:
    service = open_service(clock=utc_now)
    numbers, last = await fill(service)
    token = service.signer.token((await service.repository.find(numbers[0])).access_key)
    await service.close()
    # The URL is asked for, because it may have a password.
    done = await operator.run("move-to", answer=f"{target_url}\n")
    assert done.exit_code == 0, done.output
    assert "Both databases are equal: desk_audit 2, santa_letters 7, " in done.stdout
    source = create_engine(service.settings.engine_url, poolclass=pool.NullPool)
    with (
        target.connect() as connection,
        source.connect() as old,
    ):
        for table in METADATA.sorted_tables:
            rows = [
                sorted(map(repr, one.execute(select(table)).all())) for one in (connection, old)
            ]
            assert rows[0] == rows[1], table.name
    async with open_service(clock=utc_now, database_url=target_url) as moved:
        check_site_key(moved.settings)
        view = await moved.parents.view(token)
        assert view.letter.wish_list == "Дракон 🐉\n"
        # No number is given again, also not that of a letter that is deleted.
        assert await owe_since(moved, 1) > last
    again = await operator.run("move-to", target_url)
    assert (again.exit_code, again.stdout) == (1, "")
    assert "is not empty" in again.stderr


@pytest.mark.both_databases
async def test_nothing_is_moved_out_of_a_database_in_use(
    open_service: Open, operator: Operator, target_url: str, target: Engine
) -> None:
    async with open_service(clock=utc_now) as service:
        numbers, _ = await fill(service)
        refused = await operator.run("move-to", target_url)
        assert (refused.exit_code, refused.stdout) == (1, "")
        assert "is in use; stop servers and desk" in refused.stderr
        assert (await service.repository.find(numbers[0])).id == numbers[0]
    assert (await operator.run("move-to", target_url)).exit_code == 0
    with target.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(LETTERS)) == len(numbers)


@pytest.mark.both_databases
async def test_interrupted_move_is_begun_again_and_serves_nobody_before(
    open_service: Open,
    operator: Operator,
    target_url: str,
    target: Engine,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    service = open_service(clock=utc_now)
    await fill(service)
    await service.close()
    copied, done = move._copied, []

    def breaks(source: Engine, copy: Engine, table: object) -> object:
        if table is LETTERS:
            raise move.MoveError("The line was cut.")
        done.append(table)
        return copied(source, copy, table)

    monkeypatch.setattr(move, "_copied", breaks)
    assert (await operator.run("move-to", target_url)).exit_code == 1
    assert done
    unfinished = service.settings.model_copy(update={"database_url": target_url})
    with pytest.raises(KeyChangedError):
        check_site_key(unfinished)

    def changes(source: Engine, copy: Engine, table: object) -> object:
        digest = copied(source, copy, table)
        if table is LETTERS:
            with source.begin() as connection:
                connection.execute(LETTERS.insert().values(letter().model_dump(exclude={"id"})))
        return digest

    monkeypatch.setattr(move, "_copied", changes)
    refused = await operator.run("move-to", target_url)
    assert "santa_letters has changed meanwhile: stop all servers" in refused.stderr
    with pytest.raises(KeyChangedError):
        check_site_key(unfinished)
    monkeypatch.setattr(move, "_copied", copied)
    assert (await operator.json("move-to", target_url))["santa_letters"][0] == 8
    check_site_key(unfinished)


async def test_move_into_other_letters_or_without_the_key_is_refused(
    open_service: Open,
    operator: Operator,
    settings: Settings,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    service = open_service(clock=utc_now)
    await fill(service)
    await service.close()
    url = f"sqlite:///{tmp_path}/other.db"
    upgrade(make_settings(database_url=url))
    other = create_engine(url, poolclass=pool.NullPool)
    with other.begin() as connection:
        connection.execute(LETTERS.insert().values(letter().model_dump(exclude={"id"})))
    refused = await operator.run("move-to", url)
    assert refused.stderr == (
        "The database is not empty (santa_letters has rows); nothing is moved.\n"
    )
    with other.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(LETTERS)) == 1
        assert connection.scalar(select(SITE_KEY.c.fingerprint)) is None
    monkeypatch.delenv("SECRET_KEY")
    without = await operator.run("move-to", f"sqlite:///{tmp_path}/new.db")
    assert "Links and suppressed mailboxes belong to the key" in without.stderr
    assert (await operator.run("move-to", "mysql://x")).exit_code == 2
    monkeypatch.setenv("SECRET_KEY", "tests-only-Vw4zRk9pTq2mXb7hYc5nJd8fGs3L")
    unreachable = await operator.run("move-to", "postgresql://u:hidden@127.0.0.1:9/none")
    assert (unreachable.exit_code, unreachable.stderr.count("\n")) == (1, 1)
    assert "hidden" not in unreachable.stderr
