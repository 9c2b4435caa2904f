"""Stops a server process in order: a visitor whose letter is in hand is answered first.

Granian closes every websocket the moment it is told to stop, and tells the app afterwards. A letter
that was being sent then was stored and answered, but its visitor read that the server could not be
reached. So a signal to stop does these steps before it reaches Granian: read no further events,
finish those in hand, close each websocket after its last message. The worker and the database are
closed by their lifespan tasks, when Granian stops.
"""

import asyncio
from contextlib import suppress
from typing import Final, Protocol

import reflex as rx

from santa_app.framework.server.stopping import before_stop, events_finished
from santa_app.observability import metrics
from santa_app.settings import settings

EXTRA_SECONDS: Final = 5.0
"""How much longer than SUBMIT_WAIT an event may take to finish; nothing a page sends needs more."""
SETTLE_SECONDS: Final = 0.1
"""Longer than an event that was read takes to become a task of the framework."""
CLOSE_SECONDS: Final = 2.0
"""How long the slowest visitor's connection has to take its last message."""


class Websocket(Protocol):
    """An open websocket."""

    def stop_reading(self) -> None:
        """Drop what the page sends from now on; it sends its letter to the next server."""

    def finish(self) -> None:
        """Close after the last message."""


class OpenWebsockets:
    """The open websockets of this process."""

    def __init__(self) -> None:
        self.stopping = False
        """Whether the process stops and takes no new websocket."""
        self._open: set[Websocket] = set()
        self._empty = asyncio.Event()

    def __len__(self) -> int:
        return len(self._open)

    def add(self, websocket: Websocket) -> None:
        """Count a websocket as open."""
        self._open.add(websocket)
        metrics.WEBSOCKETS.set(len(self._open))

    def discard(self, websocket: Websocket) -> None:
        """Count a websocket as closed."""
        self._open.discard(websocket)
        metrics.WEBSOCKETS.set(len(self._open))
        if not self._open:
            self._empty.set()

    def stop_reading(self) -> None:
        """Take no new websocket, and no event from an open one."""
        self.stopping = True
        for websocket in self._open:
            websocket.stop_reading()

    async def close(self) -> None:
        """Close all websockets after their last message, and wait for it."""
        self._empty.clear()
        for websocket in self._open:
            websocket.finish()
        if self._open:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._empty.wait(), CLOSE_SECONDS)


open_websockets: Final = OpenWebsockets()


def stop_in_order(app: rx.App) -> None:
    """Let the process of `app` stop in order after the first SIGTERM or SIGINT."""
    before_stop(lambda: finish(app, open_websockets))


async def finish(app: rx.App, websockets: OpenWebsockets) -> None:
    """Finish the events in hand and close the websockets."""
    websockets.stop_reading()
    await asyncio.sleep(SETTLE_SECONDS)
    with suppress(TimeoutError):
        async with asyncio.timeout(settings().submit_wait + EXTRA_SECONDS):
            await events_finished(app)
    await websockets.close()
