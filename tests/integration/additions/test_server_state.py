"""A server feature needs what the checklist says, and nothing else.

Its page opens a websocket by itself, because its components use a server State.
"""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, WebSocket, expect

from tests.integration.additions.written import SERVER_STATE
from tests.support import chromium
from tests.support.running_site import RunningSite, site_in
from tests.support.site_copy import SiteCopy
from tests.support.waiting import PATIENCE_MS, wait_for_function

pytestmark = pytest.mark.nightly


@pytest.fixture
def running(built: SiteCopy, tmp_path: Path) -> Iterator[RunningSite]:
    """The copy's build with its server."""
    site = site_in(tmp_path)
    site.root = built.folder
    site.start()
    yield site
    site.stop()


@pytest.fixture
def page(playwright_api: Playwright, running: RunningSite) -> Iterator[Page]:
    browser = chromium.launch(playwright_api, running.port)
    page = browser.new_page(base_url=running.url)
    page.set_default_timeout(PATIENCE_MS)
    yield page
    browser.close()


def test_votes_on_the_about_page(page: Page, running: RunningSite) -> None:
    opened: list[WebSocket] = []
    page.on("websocket", lambda socket: opened.append(socket))  # noqa: PLW0108 -- Playwright cannot wrap a built-in
    page.goto("/privacy")
    wait_for_function(page, "window.dataLayer?.length > 0")
    assert opened == []
    page.goto(SERVER_STATE.said["path"])
    for count in range(3):
        expect(page.get_by_text("Votes:")).to_have_text(f"Votes: {count}")
        page.get_by_role("button", name="Vote").click()
    expect(page.get_by_text("Votes:")).to_have_text("Votes: 3")
    assert len(opened) == 1
    with sqlite3.connect(running.database) as connection:
        assert connection.execute("SELECT count(*) FROM votes").fetchone() == (3,)
    with opened[0].expect_event("close"):
        page.get_by_role("banner").get_by_role("link", name="Home", exact=True).click()
    with page.expect_websocket():
        page.get_by_role("contentinfo").get_by_role("link", name="About Us").click()
    expect(page.get_by_text("Votes:")).to_have_text("Votes: 3")
    assert len(opened) == 2


def test_table_and_revision_agree(changed: SiteCopy, tmp_path: Path) -> None:
    environment = changed.environment(DATABASE_URL=f"sqlite:///{tmp_path / 'votes.db'}")
    for command in (["upgrade", "head"], ["check"], ["downgrade", "-1"], ["upgrade", "head"]):
        done = subprocess.run(
            [sys.executable, "-m", "alembic", *command],
            cwd=changed.folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_checklist_names_every_changed_file() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "extending.md").read_text("utf-8")
    checklist = guide.partition("\n## A server feature\n")[2].partition("\n## ")[0]
    named = {"alembic/env.py", "alembic/versions/", "santa_app/votes.py", "states/"}
    changed = {file for file, _, _ in SERVER_STATE.inserted} | SERVER_STATE.new_files.keys()
    page = "santa_app/pages/about.py"
    assert [file for file in changed - {page} if not any(name in file for name in named)] == []
    assert [name for name in named if f"`{name}" not in checklist] == []
