"""Which sender is used, and that each process has one letter service of its own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from santa_app import settings as settings_module
from santa_app.database import database, database_lifespan
from santa_app.database.migrations import upgrade
from santa_app.letters import SubmitStatus, letter_service, letters_lifespan, submit
from santa_app.letters.mail import choose_sender
from santa_app.letters.mail.file import FileSender
from santa_app.letters.mail.sendgrid import SendGridSender
from santa_app.letters.mail.smtp import SmtpSender
from santa_app.settings import settings
from tests.support.letter_examples import FakeClock, form, make_settings, without_environment


@pytest.fixture
def demo(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The settings of a demo whose files are all in a temporary folder."""
    without_environment(monkeypatch)
    monkeypatch.chdir(tmp_path)
    settings_module.settings.cache_clear()
    upgrade(settings())
    yield tmp_path
    settings_module.settings.cache_clear()


@pytest.mark.parametrize(
    ("values", "sender"),
    [
        ({}, FileSender),
        ({"sendgrid_api_key": "k"}, SendGridSender),
        ({"sendgrid_api_key": "k", "mail_sender": "file"}, FileSender),
        ({"sendgrid_api_key": "k", "mail_sender": "smtp", "smtp_host": "::1"}, SmtpSender),
    ],
)
async def test_the_settings_choose_the_sender(values: dict[str, str], sender: type) -> None:
    settings = make_settings(**values)
    chosen = choose_sender(settings, FakeClock())
    assert isinstance(chosen, sender)
    assert settings.is_demo is (sender is FileSender)
    await chosen.close()


async def test_a_demo_works_with_nothing_set(demo: Path) -> None:
    async with database_lifespan(), letters_lifespan():
        assert letter_service().worker.is_running
        outcome = await submit(form(), origin="192.0.2.1")
        service = letter_service()
    assert outcome.status is SubmitStatus.REPLY_SENT
    assert not service.worker.is_running
    assert sorted(path.suffix for path in (demo / "outbox").iterdir()) == [".eml", ".html"]
    assert (demo / "santa.db.key").exists()


async def test_each_process_and_each_run_has_its_own(
    demo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del demo
    async with database_lifespan(), letters_lifespan():
        ours = letter_service()
        assert letter_service() is ours
        with monkeypatch.context() as patch:
            # As after a fork: the parent's service is known, but not used.
            patch.setattr(os, "getpid", lambda: -1)
            async with database_lifespan(), letters_lifespan():
                assert letter_service() is not ours
        assert letter_service() is ours
    async with database_lifespan(), letters_lifespan():
        assert letter_service() is not ours


async def test_letters_share_the_database_of_the_process(demo: Path) -> None:
    del demo
    async with database_lifespan():
        shared = database()
        async with letters_lifespan():
            assert letter_service().repository.database is shared
        # Stopping the letters leaves the database open for other features.
        assert await shared.read(lambda connection: connection.scalar(text("SELECT 1"))) == 1
    async with database_lifespan():
        assert database() is not shared
