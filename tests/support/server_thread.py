"""An asyncio server in a thread of its own, so that it answers even while the test blocks."""

import asyncio
import threading
from typing import Self

from tests.support.waiting import PATIENCE


class ServerThread:
    """A server that runs from the start of a `with` block to its end."""

    def __init__(self, name: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._ready = threading.Event()
        self._stop = asyncio.Event()

    def __enter__(self) -> Self:
        self._thread.start()
        if not self._ready.wait(PATIENCE):
            raise TimeoutError(f"the {self._thread.name} did not start")
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._serve())
        finally:
            self._loop.close()

    async def _serve(self) -> None:
        """Open the ports, set `_ready`, and serve until `_stop` is set."""
        raise NotImplementedError
