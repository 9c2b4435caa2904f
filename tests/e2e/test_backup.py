"""The operator's backup and restore beside a running server."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.fixture_types import Rows
from tests.support.letter_form import Letter, LetterPage
from tests.support.running_site import RunningSite


def operate(site: RunningSite, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "santa_app.letters", *arguments],
        cwd=site.root,
        env=site.environment,
        check=False,
        capture_output=True,
        text=True,
    )


def test_backup_is_complete_and_restore_refuses_the_running_server(
    page: Page, site: RunningSite, rows: Rows, address: str, tmp_path: Path
) -> None:
    letter = LetterPage(page).open()
    letter.post(Letter(parent_email=address))
    expect(letter.thanks).to_be_visible()
    copy = tmp_path / "copy.db"
    done = operate(site, "backup", str(copy))
    assert (done.returncode, done.stderr) == (0, "")
    with closing(sqlite3.connect(copy)) as connection:
        found = connection.execute("SELECT parent_email FROM santa_letters").fetchall()
    assert (address,) in found
    refused = operate(site, "restore", str(copy), "--yes")
    assert refused.returncode == 1
    assert refused.stderr.endswith("is in use; stop the server, and restore again.\n")
    assert len(rows(address)) == 1
