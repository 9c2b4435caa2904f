"""How one process of the site is doing: is the database there, does Delivery run, is the promise
of a reply kept? What `/health` answers (letters.health_page) without anything a family typed.
"""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Final

from santa_app.letters.clock import Clock
from santa_app.letters.models import OWED, ReplyStatus
from santa_app.letters.operator import reports
from santa_app.letters.repository import LetterRepository
from santa_app.letters.sending.worker import ReplyWorker
from santa_app.observability.masking import describe
from santa_app.settings import Settings

logger = logging.getLogger(__name__)

AT_RISK: Final = 0.5
"""Share of the promised time after which an owed reply puts the promise at risk: half of it is
then left to mend what is broken."""
REUSED_FOR: Final = 1.0
"""Seconds for which an answer is given again: polling costs a query a second, whoever polls."""
DATABASE_PATIENCE: Final = 2.0
"""Seconds the database has to answer."""
DELIVERY_PATIENCE: Final = 120.0
"""Seconds beyond two of its polls after which Delivery counts as stuck: a locked SQLite file may
hold up each statement of a round for 15."""
Standings = Mapping[ReplyStatus, reports.StatusCount]


class Problem(StrEnum):
    """Why a process is not well."""

    DATABASE = "the database does not answer"
    STOPPED = "delivery does not run"
    STUCK = "delivery is stuck"
    PROMISE = "the promised reply is at risk"


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """How a process is doing; `counts` and `oldest` are None where the database is silent."""

    problems: tuple[Problem, ...] = ()
    counts: Mapping[ReplyStatus, int] | None = None
    oldest: timedelta | None = None
    """How long the oldest letter has waited whose reply is still owed."""

    def facts(self) -> dict[str, Any]:
        """Return what machines are told."""
        facts: dict[str, Any] = {
            "status": "failing" if self.problems else "ok",
            "problems": [problem.value for problem in self.problems],
        }
        if self.oldest is not None:
            facts["oldest_unanswered_seconds"] = round(self.oldest.total_seconds())
        if self.counts is not None:
            facts["letters"] = {status.value: count for status, count in self.counts.items()}
        return facts


class HealthChecker:
    """Examines its process at most once a second, and one look at a time."""

    def __init__(
        self, settings: Settings, repository: LetterRepository, worker: ReplyWorker, clock: Clock
    ) -> None:
        self._repository = repository
        self._worker = worker
        self._clock = clock
        self._risk = AT_RISK * timedelta(hours=settings.reply_promise_hours)
        self._patience = 2 * settings.poll_interval + DELIVERY_PATIENCE
        self._query: asyncio.Task[Standings] | None = None
        self._turn = asyncio.Lock()
        self._last = Health()
        self._good_until = 0.0

    async def check(self) -> Health:
        """Return how the process is doing, `REUSED_FOR` seconds ago or later; never raises."""
        time = asyncio.get_running_loop().time
        async with self._turn:
            if time() >= self._good_until:
                health = await self._examine()
                if health.problems != self._last.problems:
                    said = "; ".join(health.problems) or "all is well again"
                    logger.log(logging.ERROR if health.problems else logging.INFO, said)
                self._last, self._good_until = health, time() + REUSED_FOR
            return self._last

    async def _examine(self) -> Health:
        problems: list[Problem] = []
        if not self._worker.alive:
            problems.append(Problem.STOPPED)
        elif self._worker.silent_for > self._patience:
            problems.append(Problem.STUCK)
        standings = await self._ask()
        if standings is None:
            return Health(problems=(Problem.DATABASE, *problems))
        oldest = self._oldest(standings, self._clock())
        if oldest > self._risk:
            problems.append(Problem.PROMISE)
        counts = {status: found.count for status, found in standings.items()}
        return Health(problems=tuple(problems), counts=counts, oldest=oldest)

    async def _ask(self) -> Standings | None:
        """Return what the database says, None where it says nothing in time."""
        # A query that still hangs is waited for again: a silent database gets no second one.
        if self._query is None:
            self._query = asyncio.create_task(self._repository.database.read(reports.status_counts))
        done, _ = await asyncio.wait({self._query}, timeout=DATABASE_PATIENCE)
        if not done:
            return None
        query, self._query = self._query, None
        if query.cancelled():
            return None
        if (error := query.exception()) is not None:
            logger.warning("health: the database does not answer: %s", describe(error))
            return None
        return query.result()

    @staticmethod
    def _oldest(standings: Standings, now: datetime) -> timedelta:
        came = [standings[status].oldest for status in OWED]
        waits = [now - moment for moment in came if moment is not None]
        # A clock that was put back makes nobody wait for less than nothing.
        return max([timedelta(0), *waits])
