"""Changing the reply and adding a mail need what the checklist says, and nothing else."""

import os
import re
import subprocess
import sys
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

import pytest

from santa_app.letters import SubmitStatus
from tests.integration.additions import posting
from tests.integration.additions.written import MAIL, PROSE
from tests.support.site_copy import SiteCopy

pytestmark = pytest.mark.nightly

ROOT = Path(__file__).parents[3]
SAID = MAIL.said


def mailed(copy: SiteCopy, folder: Path, moment: str) -> tuple[EmailMessage, str]:
    """Submit a letter to the copy at a moment; return the mail it wrote, and the HTML file."""
    done = subprocess.run(
        [sys.executable, posting.__file__, moment],
        cwd=folder,
        env={
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(copy.folder),
            "SITE_URL": "https://santa.example.com",
            "DATABASE_URL": f"sqlite:///{folder / 'letters.db'}",
            "OUTBOX_DIR": str(folder / "outbox"),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == SubmitStatus.REPLY_SENT, done.stderr
    (eml,) = (folder / "outbox").glob("*.eml")
    (html,) = (folder / "outbox").glob("*.html")
    mail = message_from_bytes(eml.read_bytes(), policy=default)
    assert isinstance(mail, EmailMessage)
    return mail, html.read_text("utf-8")


def parts(mail: EmailMessage) -> tuple[str, str]:
    """Return the text and the HTML of a mail."""
    text, html = mail.get_body(("plain",)), mail.get_body(("html",))
    assert text
    assert html
    return text.get_content(), html.get_content()


def test_changed_reply(changed: SiteCopy, tmp_path: Path) -> None:
    mail, page = mailed(changed, tmp_path, "2026-12-10T12:00:00+00:00")
    assert mail["Subject"].startswith("For ")
    assert mail["To"] == "parent@example.com"
    text, html = parts(mail)
    assert html.splitlines() == page.splitlines()
    for part in (text, html):
        assert " ".join(part.split()).count(SAID["sentence"]) >= 1
        assert part.count(SAID["ornament"]) == 1
        assert part.index(SAID["ornament"]) < part.rindex("Santa Claus")
        assert "a red kite" in part


def test_added_mail_for_late_letters(changed: SiteCopy, tmp_path: Path) -> None:
    mail, page = mailed(changed, tmp_path, "2026-12-27T12:00:00+00:00")
    assert mail["Subject"] == SAID["late_subject"]
    text, html = parts(mail)
    assert html.splitlines() == page.splitlines()
    assert "<h1>A letter from Santa, by the stove</h1>" in html
    for part in (text, html):
        assert "Emil" in part
        assert SAID["late_sentence"] in part
        assert SAID["sentence"] not in part
        assert part.count("https://santa.example.com/my-letter#") == 2
        assert "https://santa.example.com/privacy" in part


def test_checklist_names_every_changed_file() -> None:
    guide = (ROOT / "docs" / "extending.md").read_text("utf-8")
    checklist = guide.partition("\n## A mail\n")[2].partition("\n## ")[0]
    assert len(re.findall(r"^\d\. ", checklist, re.MULTILINE)) >= 5
    inserted = {file.removeprefix("santa_app/") for file, _, _ in MAIL.inserted}
    new = {f"{Path(file).parent}/".removeprefix("santa_app/") for file in MAIL.new_files}
    assert len(inserted | new) == 7
    assert [name for name in sorted(inserted | new) if f"`{name}`" not in checklist] == []


def test_project_itself_is_unchanged() -> None:
    for file in MAIL.new_files:
        assert not (ROOT / file).exists()
    assert SAID["sentence"] not in (ROOT / PROSE).read_text("utf-8")
