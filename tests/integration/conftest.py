"""Fixtures of the integration tests: two real databases, a fake SendGrid, a clock."""

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, pool, select

from santa_app.database import METADATA
from santa_app.database.migrations import upgrade
from santa_app.letters.clock import Clock
from santa_app.letters.models import LETTERS, SantaLetter
from santa_app.letters.sending import circuit_breaker
from santa_app.letters.service import LetterService
from santa_app.settings import Settings
from tests.integration.fixture_types import Open, Stored
from tests.support.certificates import make_certificate
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import FakeClock, make_settings, without_environment
from tests.support.pgbouncer import pgbouncer
from tests.support.postgresql import PostgresqlServer, postgresql
from tests.support.smtp_server import SmtpServer


@pytest.fixture(autouse=True)
def _environment(monkeypatch: pytest.MonkeyPatch) -> None:
    without_environment(monkeypatch)


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[PostgresqlServer]:
    """A PostgreSQL server of the tests' own."""
    with postgresql() as server:
        yield server


@pytest.fixture(scope="session")
def postgresql_url(postgresql_server: PostgresqlServer) -> Iterator[str]:
    """The URL of a migrated database on that server, through the PgBouncer that PGBOUNCER names."""
    url = postgresql_server.new_database("letters")
    upgrade(make_settings(database_url=url))
    with pgbouncer(url) if "PGBOUNCER" in os.environ else nullcontext(url) as found:
        yield found


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file to copy."""
    path = tmp_path_factory.mktemp("template") / "letters.db"
    upgrade(make_settings(database_url=f"sqlite:///{path}"))
    return path


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test on SQLite, and on PostgreSQL, too, if it is marked `both_databases`."""
    named = [mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")]
    if "database_url" in metafunc.fixturenames and "database_url" not in named:
        both = metafunc.definition.get_closest_marker("both_databases")
        kinds = ["sqlite", "postgresql"] if both else ["sqlite"]
        metafunc.parametrize("database_url", kinds, indirect=True)


@pytest.fixture
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty, migrated database, SQLite or PostgreSQL."""
    if request.param == "sqlite":
        copy = tmp_path / "letters.db"
        shutil.copy(request.getfixturevalue("sqlite_template"), copy)
        return f"sqlite:///{copy}"
    url: str = request.getfixturevalue("postgresql_url")
    address = _usual_settings().model_copy(update={"database_url": url}).engine_url
    engine = create_engine(address, poolclass=pool.NullPool)
    with engine.begin() as connection:
        names = ", ".join(table.name for table in METADATA.sorted_tables)
        connection.exec_driver_sql(f"TRUNCATE {names} RESTART IDENTITY")
    return url


@pytest.fixture
def sendgrid() -> Iterator[FakeSendGrid]:
    with FakeSendGrid() as server:
        yield server


@pytest.fixture(scope="session")
def running_smtp_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SmtpServer]:
    """One SMTP server for all tests of this process."""
    with SmtpServer(make_certificate(tmp_path_factory.mktemp("tls"))) as server:
        yield server


@pytest.fixture
def smtp_server(
    running_smtp_server: SmtpServer, monkeypatch: pytest.MonkeyPatch
) -> Iterator[SmtpServer]:
    """The SMTP server as new; clients trust its certificate."""
    monkeypatch.setenv("SSL_CERT_FILE", str(running_smtp_server.certificate.certificate))
    yield running_smtp_server
    running_smtp_server.forget()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@cache
def _usual_settings() -> Settings:
    """Return the settings that all tests share; reading them takes as long as a quick test."""
    return make_settings(
        sendgrid_api_key="test-key",
        mail_from="santa@northpole.example",
        mail_reply_to="elves@northpole.example",
        site_url="https://letters.example",
        send_timeout=8.0,
        submit_wait=20.0,
        lease=20.0,
        poll_interval=0.2,
    )


@pytest.fixture
def settings(database_url: str, sendgrid: FakeSendGrid) -> Settings:
    """Settings for the real client with the fake SendGrid, with long timeouts for busy machines."""
    own = {"database_url": database_url, "sendgrid_host": sendgrid.url}
    return _usual_settings().model_copy(update=own)


@pytest.fixture
async def open_service(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Open]:
    """Opens letter services, one for each simulated process; they are closed after the test.

    By default their monotonic clock follows the clock.
    """
    # An answer that is kept for 20 ms is old where a test moves the clock.
    monkeypatch.setattr(circuit_breaker, "PAUSE_CACHE_SECONDS", -1)
    opened: list[LetterService] = []

    def open_one(clock: Clock = clock, **changes: Any) -> LetterService:
        monotonic = changes.pop("monotonic", lambda: clock().timestamp())
        changed = settings.model_copy(update=changes)
        service = LetterService(changed, clock=clock, monotonic=monotonic, jitter=lambda: 0.0)
        opened.append(service)
        return service

    yield open_one
    for service in opened:
        await service.close()


@pytest.fixture
def service(open_service: Open) -> LetterService:
    """A letter service whose worker does not run by itself: tests call `drain`."""
    return open_service()


@pytest.fixture
def stored(settings: Settings) -> Stored:
    """Reads all letters with a connection of the test's own, oldest first."""
    engine = create_engine(settings.engine_url, poolclass=pool.NullPool)

    def read() -> list[SantaLetter]:
        with engine.connect() as connection:
            rows = connection.execute(select(LETTERS).order_by(LETTERS.c.id)).all()
        return [SantaLetter(**row._mapping) for row in rows]

    return read
