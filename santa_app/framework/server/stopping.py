"""What a stopping server does first: Granian's signals, and the events that Reflex has in hand."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from typing import Final

import reflex as rx
from granian import _signals

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def before_stop(finish: Callable[[], Awaitable[None]]) -> None:
    """Let each worker process run `finish` between its first SIGTERM or SIGINT and its stop.

    Granian closes every websocket the moment it is told to stop, and tells the app afterwards.
    """
    set_handlers = _signals.set_loop_signals

    def set_loop_signals(loop: asyncio.AbstractEventLoop) -> object:
        stop_granian = set_handlers(loop)
        stopping: list[asyncio.Future[None]] = []

        def begin() -> None:
            if not stopping:
                stopping.append(asyncio.ensure_future(finish(), loop=loop))
                stopping[0].add_done_callback(lambda _: stop_granian.set())

        for number in _SIGNALS:
            loop.add_signal_handler(number, begin)
        return stop_granian

    # Granian has no hook for this; each of its worker processes looks the function up as it starts.
    _signals.set_loop_signals = set_loop_signals  # ty: ignore[invalid-assignment]


async def events_finished(app: rx.App) -> None:
    """Return once no event handler runs and each has sent what it changed."""
    processor = app._event_processor  # noqa: SLF001 -- None before the app has started
    while processor is not None and (tasks := tuple(processor._tasks.values())):  # noqa: SLF001
        await asyncio.wait(tasks)
