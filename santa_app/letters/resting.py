"""When all sending rests, and how it goes on after that."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final

from santa_app.letters.attempt import Attempt, Ending

FRESH: Final = 0.02
"""Seconds for which an answer holds."""


class Rest:
    """Until when all sending rests, as the database said no longer than `FRESH` seconds ago.

    Each letter of a backlog asks before it is sent, because another process may have been told to
    rest. At a hundred letters a second that would be a tenth of all work, so they share answers:
    what is sent too much in that time is less than what was under way when the pause began.

    Attributes:
        cautious: Whether one letter has to go ahead alone, to see if mail is taken again.
    """

    def __init__(self, ask: Callable[[datetime], Awaitable[datetime | None]]) -> None:
        """`ask` asks the database, given the moment that counts as now."""
        self.cautious = False
        self._ask = ask
        self._asked_at = 0.0
        self._answer: asyncio.Future[datetime | None] | None = None

    async def until(self, now: datetime) -> datetime | None:
        """Return until when all sending rests, or None where it does not.

        Raises SQLAlchemyError when the database gave no answer.
        """
        moment = asyncio.get_running_loop().time()
        if self._answer is None or moment - self._asked_at > FRESH:
            self._asked_at = moment
            self._answer = asyncio.ensure_future(self._ask(now))
        # Whoever stops waiting takes the answer from nobody else.
        until = await asyncio.shield(self._answer)
        return until if until is not None and until > now else None

    def learn(self, attempt: Attempt) -> None:
        """Draw the conclusions from a try of this process for the letters after it."""
        if attempt.paused_until is not None:
            self.cautious = True
            self._answer = None
        elif attempt.ending in {Ending.SENT, Ending.REJECTED}:
            self.cautious = False
