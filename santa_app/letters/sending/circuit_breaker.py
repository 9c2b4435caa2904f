"""The circuit breaker of one process."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final

from santa_app.letters.repository import Pause
from santa_app.letters.sending.attempt import SendAttempt
from santa_app.rules.submit_status import SubmitStatus

PAUSE_CACHE_SECONDS: Final = 0.02


class CircuitBreaker:
    """Pauses all sending of this process while the database says that sending is paused.

    | state     | means                                              | left by                  |
    |-----------|----------------------------------------------------|--------------------------|
    | closed    | letters are sent                                   | an attempt that pauses   |
    | open      | nothing is sent                                    | the end of the pause     |
    | half open | one letter goes first, to see whether mail is      | an attempt that sends    |
    |           | accepted again                                     | or pauses                |

    The state is in the database (`repository.pauses`), so all processes share it and it outlives
    them. Every letter of a backlog asks before it is sent. At 100 letters a second that would be a
    tenth of all work, so they share an answer for 20 ms.
    """

    def __init__(self, read: Callable[[], Awaitable[tuple[Pause | None, datetime]]]) -> None:
        """`read` asks the database for the pause and the present moment."""
        self.half_open = False
        self._read = read
        self._asked_at = 0.0
        self._answer: asyncio.Future[tuple[Pause | None, datetime]] | None = None

    async def open_pause(self) -> Pause | None:
        """Return the pause during which nothing is sent, or None. Raises SQLAlchemyError."""
        moment = asyncio.get_running_loop().time()
        if self._answer is None or moment - self._asked_at > PAUSE_CACHE_SECONDS:
            self._asked_at = moment
            self._answer = asyncio.ensure_future(self._read())
        # Shielded, because other letters wait for the same answer.
        pause, now = await asyncio.shield(self._answer)
        self.half_open = pause is not None
        return pause if pause is not None and pause.is_open(now) else None

    def record(self, attempt: SendAttempt) -> bool:
        """Learn from an attempt of this process; return whether it closes the circuit breaker."""
        closes = self.half_open and attempt.status is SubmitStatus.REPLY_SENT
        if closes or attempt.half_opens:
            self.half_open = attempt.half_opens
            self._answer = None
        return closes
