"""The log tells when descriptors or connections run short."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from unittest.mock import MagicMock

import pytest

from santa_app.descriptors import open_now as count_open
from santa_app.guard import connection_watch
from santa_app.guard.connection_watch import DESCRIPTORS, REQUESTS, watch_connections
from santa_app.guard.shutdown import OpenWebsockets, Websocket
from tests.support.letter_examples import make_settings


@pytest.fixture
def files(tmp_path: Path) -> Iterator[ExitStack]:
    """Files that a test opens; the limit of descriptors is restored afterwards."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    (tmp_path / "file").touch()
    with ExitStack() as stack:
        stack.callback(resource.setrlimit, resource.RLIMIT_NOFILE, limits)
        yield stack


async def checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait until a started watch has checked twice."""
    checks = 0
    twice = asyncio.Event()

    def open_now() -> int:
        nonlocal checks
        checks += 1
        if checks == 2:
            twice.set()
        return count_open()

    with monkeypatch.context() as patch:
        patch.setattr(connection_watch, "open_now", open_now)
        await asyncio.wait_for(twice.wait(), 20)


def messages(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [line.removeprefix("connections: ") for line in caplog.messages]


async def test_descriptors_run_short(
    files: ExitStack,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(connection_watch, "CHECK_SECONDS", 0.01)
    limit = 2 * count_open() + 100
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    running = asyncio.create_task(watch_connections())
    await checked(monkeypatch)
    assert messages(caplog) == []
    with suppress(OSError):
        for _ in range(limit):
            files.enter_context((tmp_path / "file").open())
    assert count_open() == limit  # although none is left to list them
    await checked(monkeypatch)
    assert messages(caplog) == [DESCRIPTORS]
    running.cancel()


async def test_connections_without_a_websocket_run_short(
    files: ExitStack,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(connection_watch, "CHECK_SECONDS", 0.01)
    monkeypatch.setattr(connection_watch, "settings", lambda: make_settings(max_connections=20))
    websockets = OpenWebsockets()
    monkeypatch.setattr(connection_watch, "open_websockets", websockets)
    running = asyncio.create_task(watch_connections())
    await checked(monkeypatch)
    pages = [MagicMock(Websocket) for _ in range(20)]
    for websocket in pages:
        websockets.add(websocket)
    for _ in range(30):
        files.enter_context((tmp_path / "file").open())
    await checked(monkeypatch)
    assert messages(caplog) == []
    for websocket in pages:
        websockets.discard(websocket)
    await checked(monkeypatch)
    assert messages(caplog) == [REQUESTS]
    running.cancel()
