"""The operator's command, as tests run it: in this process, on the test's own database."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from santa_app.letters.cli import app

Command = Callable[..., Any]


class Operator:
    """Runs commands; they read their settings from the environment, as in a shell."""

    async def run(self, *arguments: str, answer: str = "") -> Result:
        """Run one command and return its output and exit code."""
        done = await asyncio.to_thread(CliRunner().invoke, app, list(arguments), input=answer)
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        return done

    async def json(self, *arguments: str) -> Any:
        """Run one command with --json and return what it wrote."""
        return json.loads((await self.run(*arguments, "--json")).stdout)


@pytest.fixture
def operator(database_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Operator:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", database_url)
    monkeypatch.setenv("SECRET_KEY", "k" * 40)
    return Operator()
