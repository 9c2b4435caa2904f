"""A real server, and what must hold after each test: it answers, and its log is as expected."""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.abuse.log_check import CANARY, Watch, unannounced
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.running_site import ROOT, RunningSite, free_port, site_in
from tests.support.waiting import PATIENCE

SERVER = ("-m", "tests.abuse.server", "serve")


def server_in(folder: Path, inbox: FakeSendGrid, **settings: str) -> RunningSite:
    """Return a server that keeps its files in `folder`; it is not started yet."""
    port = free_port()
    given = {
        "SENDGRID_API_KEY": "test-key",
        "SENDGRID_HOST": inbox.url,
        "ORIGIN_LETTERS_PER_HOUR": "9999",
        "RECIPIENT_DOMAIN_REPLIES_PER_DAY": "9999",
        "REFLEX_WEB_WORKDIR": str(folder / "web"),
        "SITE_URL": f"http://localhost:{port}",
        "ALLOWED_ORIGINS": "",
        **settings,
    }
    running = site_in(folder, port=port, **given)
    running.command = SERVER
    return running


@pytest.fixture(scope="package")
def inbox() -> Iterator[FakeSendGrid]:
    """A SendGrid of our own on loopback."""
    with FakeSendGrid() as server:
        yield server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, inbox: FakeSendGrid) -> Iterator[RunningSite]:
    """A running server with limits that no single test reaches."""
    running = server_in(tmp_path_factory.mktemp("abused"), inbox)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def strict_server(tmp_path: Path, inbox: FakeSendGrid) -> Iterator[Callable[..., RunningSite]]:
    """Starts a server with settings of the test's own: `strict_server(MAX_CONNECTIONS="3")`."""
    running: list[RunningSite] = []

    def start(**settings: str) -> RunningSite:
        one = server_in(tmp_path, inbox, **settings)
        running.append(one)
        one.start()
        return one

    yield start
    for one in running:
        one.stop()


@pytest.fixture
def log(server: RunningSite) -> Iterator[Watch]:
    """Fails the test on any line in the server's log that it did not announce."""
    server.new_log()
    watch = Watch()
    yield watch
    server.finish_logging()
    text = server.new_log()
    assert CANARY not in text
    assert "Traceback" not in text
    assert unannounced(text, watch.expected) == []


@pytest.fixture
def rows(server: RunningSite) -> Callable[[], int]:
    """Counts the stored letters."""

    def count() -> int:
        with sqlite3.connect(server.database, timeout=PATIENCE) as connection:
            return connection.execute("SELECT count(*) FROM santa_letters").fetchone()[0]

    return count


@pytest.fixture
def folder(server: RunningSite) -> None:
    """Two pages for which the file server redirects to an address that ends in a slash."""
    pages = Path(server.environment["REFLEX_WEB_WORKDIR"]) / "build" / "client"
    (pages / "folder").mkdir(exist_ok=True)
    for page in (pages, pages / "folder"):
        (page / "index.html").write_text("<p>a page</p>")


@pytest.fixture(scope="session")
def registered() -> dict[str, Any]:
    """What the app has registered: `handlers` with their arguments, `variables` of each State."""
    found = subprocess.run(
        [sys.executable, "-m", "tests.abuse.server", "handlers"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(found.stdout)
