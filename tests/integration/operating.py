"""Runs the operator's commands in this process, on the test's database.

The commands use the real clock, so the letters and the service of these tests do, too.
"""

import asyncio
import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from typer.testing import Result as Ended

from santa_app.letters import LetterService
from santa_app.letters.clock import utc_now
from santa_app.letters.models import FailureReason, ReplyStatus
from santa_app.letters.operator import app
from santa_app.letters.repository import ReplyUpdate
from tests.integration.fixture_types import Open
from tests.integration.pending_letters import owe
from tests.support.letter_examples import SECRET_KEY

HOUR = timedelta(hours=1)


class Operator:
    """Runs commands, which read their settings from the environment, as in a shell."""

    async def run(self, *arguments: str, answer: str = "") -> Ended:
        """Run one command and return its output and exit code."""
        done = await asyncio.to_thread(CliRunner().invoke, app, list(arguments), input=answer)
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        return done

    async def json(self, *arguments: str) -> Any:
        """Run one command with --json and return the decoded output."""
        return json.loads((await self.run(*arguments, "--json")).stdout)


@pytest.fixture
def operator(database_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Operator:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", database_url)
    monkeypatch.setenv("SECRET_KEY", SECRET_KEY)
    return Operator()


@pytest.fixture
def service(open_service: Open) -> LetterService:
    """A letter service with the real clock."""
    return open_service(clock=utc_now)


async def owe_since(service: LetterService, hours: float, **values: object) -> int:
    """Store a pending letter that is `hours` old, and return its number."""
    came = utc_now() - hours * HOUR
    fresh = {
        "created_at": came,
        "reply_scheduled_at": utc_now(),
        "delete_after": came + 1440 * HOUR,
    }
    limits = {"reply_expires_at": came + 48 * HOUR}
    (number,) = await owe(service, 1, **{**fresh, **limits, **values})
    return number


async def end(
    service: LetterService,
    status: ReplyStatus,
    reason: FailureReason | None = None,
    error: str | None = None,
) -> None:
    result = ReplyUpdate(status=status, attempts=3, failure_reason=reason, error=error)
    for letter in await service.repository.claim("of the test", 10):
        await service.repository.complete(letter, lambda _: result)
