"""`santa setup` asks until `.env` starts a server in production, and forgets no setting."""

import os
import secrets
from pathlib import Path

import httpx2
import pytest
from typer.testing import CliRunner, Result

from santa_app.letters.operator import app
from santa_app.settings import Settings, load_settings
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import without_environment
from tests.support.running_site import free_port

SITE = f"https://127.0.0.1:{free_port()}"
NAME = "Santa's Friends #1 for $5"
ANSWERS = (
    "",  # the folder
    "xx", "",  # the first is refused, and what was suggested is suggested again
    NAME, "1 Main Street", "5", "+1 555 010 0123", "office@letters.example",
    SITE, "", "",  # proxies and database as suggested
    "sendgrid", "SG.hidden", "santa@letters.example", "elves@letters.example",
    "none", "",
)  # fmt: skip


@pytest.fixture(autouse=True)
def _folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, sendgrid: FakeSendGrid) -> None:
    without_environment(monkeypatch)
    monkeypatch.setenv("SENDGRID_HOST", sendgrid.url)
    monkeypatch.chdir(tmp_path)


def run(*answers: str) -> Result:
    return CliRunner().invoke(app, ["setup"], input="\n".join((*answers, "")))


def test_the_answers_become_a_file_that_starts(tmp_path: Path, sendgrid: FakeSendGrid) -> None:
    done = run(*ANSWERS, "y", "y")
    assert done.exit_code == 0, done.output
    assert "LANGUAGES should be all, or some of en, de, " in done.stderr
    assert "OPERATOR_PHONE should be a phone number" in done.stderr
    assert "SendGrid took the sample for office@letters.example" in done.stderr
    assert f"{SITE} does not answer" in done.stderr
    assert len(sendgrid.requests) == 1
    file = tmp_path / ".env"
    assert file.stat().st_mode & 0o777 == 0o600
    assert sorted(one.name for one in tmp_path.iterdir()) == [".env", "data"]
    chosen = load_settings(file)
    assert chosen.environment == "production"
    assert chosen.languages == Settings(_env_file=None, languages="all").languages
    assert chosen.operator_name == NAME
    assert chosen.database_url == f"sqlite:///{tmp_path}/data/santa.db"
    assert chosen.audit_folder == tmp_path / "data" / "audit"
    assert chosen.send_budget_per_day == 100


def test_what_would_stop_the_start_is_asked_again() -> None:
    without_name = (*ANSWERS[:3], "", *ANSWERS[4:])
    done = run(*without_name, NAME, "n", "n")
    assert done.exit_code == 0, done.output
    assert "OPERATOR_NAME must be set in production" in done.stderr
    assert done.stderr.count("OPERATOR_ADDRESS:") == 1
    assert load_settings(".env").operator_name == NAME


def test_a_folder_that_cannot_be_used_is_told_before_the_questions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taken").touch()
    done = run("taken/data")
    assert done.exit_code == 1
    assert "taken/data cannot be used" in done.stderr
    monkeypatch.setattr(os, "access", lambda folder, _: Path(folder) != tmp_path)
    refused = run("")
    assert refused.exit_code == 1
    assert refused.stderr.endswith(f"{tmp_path} cannot be written by this user.\n")
    assert "LANGUAGES" not in done.stderr
    assert not (tmp_path / ".env").exists()


def test_a_file_is_kept_unless_the_operator_agrees(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    key = secrets.token_urlsafe(32)
    file.write_text(f"# mine\nPORT=3005\nSECRET_KEY={key}\n")
    assert run("n").exit_code == 1
    assert file.read_text().startswith("# mine\n")
    assert run("y", *ANSWERS[:5]).exit_code == 1  # the answers end too early
    assert file.read_text().startswith("# mine\n")
    assert run("y", *ANSWERS, "n", "n").exit_code == 0
    chosen = load_settings(file)
    assert chosen.port == 3005
    assert chosen.signing_key() == key


@pytest.mark.parametrize(
    ("status", "says"),
    [(200, "{} answers."), (502, "does not yet (502)"), (404, "not the proxy of this site")],
)
def test_the_proxy_is_asked(status: int, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(httpx2, "get", lambda _url, **_options: httpx2.Response(status))
    assert says.format(SITE) in run(*ANSWERS, "n", "y").stderr


def test_what_was_not_asked_and_is_wrong_is_the_operator_s_to_mend(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("PORT=70000\n")
    done = run("y", *ANSWERS)
    assert done.exit_code == 1
    assert "PORT" in done.stderr
    assert (tmp_path / ".env").read_text() == "PORT=70000\n"
