"""The health of one server process, as `/health` reports it, without anything a family typed."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Final, Generic, TypeVar

from santa_app.database import StorageProblem, storage_problem
from santa_app.letters.models import PauseKind, ReplyStatus
from santa_app.letters.recognition import UnreadLetters
from santa_app.letters.repository import (
    LetterRepository,
    Pause,
    QuotaUsage,
    Watched,
)
from santa_app.letters.sending import ReplyWorker
from santa_app.observability import metrics
from santa_app.observability.crowding import crowding
from santa_app.observability.masking import describe
from santa_app.observability.throttled_log import ThrottledLog
from santa_app.observability.upgrades import websocket_upgrades
from santa_app.settings import Settings
from santa_app.version import VERSION

logger = logging.getLogger(__name__)

AT_RISK: Final = 0.5
"""The share of the promised time after which an owed reply puts the promise at risk: the other
half is left to repair what is broken."""
LONGEST_SILENCE: Final = timedelta(minutes=15)
"""How long no mail may leave while some is owed."""
MANY: Final = 10_000
COUNT_SECONDS: Final = 30.0
"""How long the counts of so many letters are reused: counting reads an index of them all."""
CACHE_SECONDS: Final = 1.0
"""How long a report is reused: polling costs one query a second, however many clients poll."""
DATABASE_TIMEOUT: Final = 2.0
"""Seconds the database has to answer."""
STORAGE_TIMEOUT: Final = 10.0
"""Seconds the database has for the trial write of a check."""
WATCH_SECONDS: Final = 10.0
"""Seconds between two checks of a process of itself, which also try to store something."""
WORKER_TIMEOUT: Final = 120.0
"""Seconds beyond two polls after which the worker counts as stuck: a locked SQLite file may delay
each transaction of a tick by 4."""
BREAKER_STATES: Final = ("closed", "half_open", "open")
StatusCounts = Mapping[ReplyStatus, int]
Found = tuple[StatusCounts, Pause | None, datetime, Watched, QuotaUsage | None]
Answer = TypeVar("Answer")


class Problem(StrEnum):
    """Why a process is unhealthy."""

    DATABASE = "the database does not answer"
    WORKER_STOPPED = "the reply worker is not running"
    WORKER_STUCK = "the reply worker is stuck"
    SILENCE = "no mail has left for 15 minutes while some is owed"
    PROMISE_AT_RISK = "the promised reply time is at risk"
    UPGRADES_DROPPED = "the proxy in front drops the upgrade of websockets"
    CROWDED = "requests of many networks keep out letters by POST and delivery events"
    OPERATOR_MAIL = "a mail to the operator could not be sent"
    UNREAD = "letters wait for the recognizer, which fails or is slow"
    SENDING_REFUSED = "the mail service refuses our key or login, or the quota is used up"
    REPLIES_REJECTED = "the mail service rejects one reply after the other, or answers none"
    SENDING_PAUSED = "the mail service has asked for no mail for 15 minutes or more"


_ALARMS = {
    PauseKind.REFUSED: Problem.SENDING_REFUSED,
    PauseKind.REJECTED: Problem.REPLIES_REJECTED,
    PauseKind.RATE_LIMIT: Problem.SENDING_PAUSED,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """A health report; `counts` and `oldest` are None where the database does not answer."""

    problems: tuple[Problem | StorageProblem, ...] = ()
    counts: Mapping[ReplyStatus, int] | None = None
    oldest: timedelta | None = None
    """How long the oldest letter whose reply is owed has waited."""
    silence: timedelta = timedelta(0)
    """How long no mail has left while some is owed, but for the operator's pause."""
    undecided: int = 0
    """How many letters with signs of danger wait for a decision."""
    unopened: timedelta = timedelta(0)
    """How long the oldest of them has waited that nobody has opened."""
    pause: Pause | None = None
    """The pause of all sending that is on."""
    half_open: bool = False
    """Whether a pause has ended and no reply has been sent since."""
    limits_reached: Mapping[str, int] | None = None
    """How often limits were reached in 24 hours that strangers can fill for others."""
    unconfirmed: int | None = None
    """How many replies may have been sent or not."""
    quota: QuotaUsage | None = None
    """Read for the metrics only."""
    nobody_is_told: bool = False
    """Whether there is no contact for letters with signs of danger."""
    by_meaning: bool = True
    """Whether letters are recognized by meaning, too, and not by phrases alone."""

    def to_json(self) -> dict[str, Any]:
        report: dict[str, Any] = {
            "status": "failing" if self.problems else "ok",
            "version": VERSION,
            "problems": [problem.value for problem in self.problems],
        }
        if self.oldest is not None:
            report["oldest_unanswered_seconds"] = round(self.oldest.total_seconds())
        if self.counts is not None:
            report["letters"] = {status.value: count for status, count in self.counts.items()}
            # Without the service's words: `letters status` shows them to the operator.
            report["sending_paused"] = self.pause and {
                "kind": self.pause.kind.value,
                "since": self.pause.since.isoformat(timespec="seconds"),
                "until": self.pause.until and self.pause.until.isoformat(timespec="seconds"),
            }
        if not self.by_meaning:
            report["letters_recognized_by"] = "phrases alone"
        if self.limits_reached is not None:
            report["limits_reached"] = self.limits_reached
            report["replies_unconfirmed"] = self.unconfirmed
        if self.nobody_is_told:
            report["signs_of_danger"] = "nobody is told"
        return report


class _DatabaseTask(Generic[Answer]):
    """Something asked of the database, one at a time: a hanging database is not asked again."""

    def __init__(
        self, ask: Callable[[], Coroutine[Any, Any, Answer]], errors: ThrottledLog
    ) -> None:
        self._ask = ask
        self._errors = errors
        self._task: asyncio.Task[Answer] | None = None

    def take(self) -> asyncio.Task[Answer] | None:
        """Return the task that is under way, if any, and forget it."""
        task, self._task = self._task, None
        return task

    async def outcome(self, seconds: float) -> Answer | Problem | StorageProblem:
        """Return the answer, or why there is none. Raises TimeoutError when it takes longer."""
        if self._task is None:
            self._task = asyncio.create_task(self._ask())
        task = self._task
        done, _ = await asyncio.wait({task}, timeout=seconds)
        if not done:
            raise TimeoutError
        self._task = None
        if task.cancelled():
            return Problem.DATABASE
        if (error := task.exception()) is not None:
            self._errors.warning(describe(error))
            return storage_problem(error) or Problem.DATABASE
        return task.result()


class HealthChecker:
    """Checks its process at most once a second, one check at a time."""

    def __init__(
        self,
        settings: Settings,
        repository: LetterRepository,
        worker: ReplyWorker,
        unread: UnreadLetters,
    ) -> None:
        self._unread = unread
        self._repository = repository
        self._worker = worker
        self._risk = AT_RISK * timedelta(hours=settings.reply_promise_hours)
        self._worker_timeout = 2 * settings.poll_interval + WORKER_TIMEOUT
        self._storage: Problem | StorageProblem | None = None
        self._traffic: tuple[Problem, ...] = ()
        self._watch: asyncio.Task[None] | None = None
        self._measures = settings.metrics_port is not None
        self._nobody_is_told = settings.safeguarding_contact is None
        errors = ThrottledLog(logger, "the database failed a check")
        self._query = _DatabaseTask(self._query_database, errors)
        self._probe = _DatabaseTask(repository.database.storage_problem, errors)
        self._lock = asyncio.Lock()
        self._last = Health()
        self._cached_until = 0.0
        self._counts: StatusCounts = {}
        self._count_at = 0.0

    async def check(self) -> Health:
        """Return a report at most `CACHE_SECONDS` old; never raises."""
        time = asyncio.get_running_loop().time
        async with self._lock:
            if time() >= self._cached_until:
                health = await self._check()
                if health.problems != self._last.problems:
                    message = "; ".join(health.problems) or "all problems are solved"
                    logger.log(logging.ERROR if health.problems else logging.INFO, message)
                self._last, self._cached_until = health, time() + CACHE_SECONDS
            return self._last

    def start(self) -> None:
        """Check storage regularly, so that the log names a problem even if no one polls."""
        if self._watch is None:
            self._watch = asyncio.create_task(self._run(), name="health")

    async def stop(self) -> None:
        tasks = [task for task in (self._watch, self._probe.take()) if task is not None]
        self._watch = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            await self.watch()
            if self._measures:
                await self.measure()

    async def measure(self) -> None:
        """Check, and set the gauges; those of the database only if it answers."""
        health = await self.check()
        for problem in (*Problem, *StorageProblem):
            metrics.PROBLEMS.labels(problem.name.lower()).set(problem in health.problems)
        if health.counts is None or health.oldest is None:
            return
        for status, count in health.counts.items():
            metrics.LETTERS.labels(status.value).set(count)
        metrics.OLDEST_OWED.set(health.oldest.total_seconds())
        metrics.SILENCE.set(health.silence.total_seconds())
        metrics.UNDECIDED.set(health.undecided)
        metrics.UNOPENED.set(health.unopened.total_seconds())
        state = "open" if health.pause else "half_open" if health.half_open else "closed"
        for one in BREAKER_STATES:
            metrics.CIRCUIT_BREAKER.labels(one).set(one == state)
        quota, usage = self._repository.quota, health.quota
        if usage is None:
            return
        for window, used, limit in (
            ("day", usage.used_in_a_day, quota.per_day),
            ("hour", usage.used_in_an_hour, quota.per_hour),
        ):
            if limit:
                metrics.QUOTA_USED.labels(window).set(used)
                metrics.QUOTA_LIMIT.labels(window).set(limit)

    async def watch(self) -> None:
        """Try to store something, and check the rest where that changes something."""
        found = await self._storage_problem()
        if found != self._storage or _traffic_problems() != self._traffic:
            self._storage, self._cached_until = found, 0.0
            await self.check()

    async def _storage_problem(self) -> Problem | StorageProblem | None:
        try:
            return await self._probe.outcome(STORAGE_TIMEOUT)
        except TimeoutError:
            return Problem.DATABASE

    async def _check(self) -> Health:
        problems: list[Problem | StorageProblem] = []
        if not self._worker.is_running:
            problems.append(Problem.WORKER_STOPPED)
        elif self._worker.seconds_since_tick > self._worker_timeout:
            problems.append(Problem.WORKER_STUCK)
        if self._worker.alerts.is_failing:
            # The log names the letters: this report is public.
            problems.append(Problem.OPERATOR_MAIL)
        if self._unread.are_late:
            problems.append(Problem.UNREAD)
        self._traffic = _traffic_problems()
        problems += self._traffic
        found = await self._ask_database()
        if not isinstance(found, tuple):
            return Health(problems=(found, *problems))
        if self._storage is not None:
            problems.insert(0, self._storage)
        counts, pause, now, watched, quota = found
        # A wait is never negative, also after the clock was set back.
        oldest = max(now - (watched.oldest_owed or now), timedelta(0))
        silence = _silence(oldest, watched.last_sent_at, pause, now)
        if silence > LONGEST_SILENCE:
            problems.append(Problem.SILENCE)
        if oldest > self._risk:
            problems.append(Problem.PROMISE_AT_RISK)
        if pause is not None and pause.is_alarming:
            problems.append(_ALARMS[pause.kind])
        return Health(
            problems=tuple(problems),
            counts=counts,
            oldest=oldest,
            silence=silence,
            undecided=watched.undecided,
            unopened=now - (watched.unopened_since or now),
            pause=pause if pause is not None and pause.is_open(now) else None,
            half_open=pause is not None and not pause.is_open(now),
            quota=quota,
            limits_reached=self._worker.limits_of_a_day,
            unconfirmed=self._worker.unconfirmed,
            nobody_is_told=self._nobody_is_told,
            by_meaning=self._unread.recognizer.is_used,
        )

    async def _ask_database(self) -> Found | Problem | StorageProblem:
        try:
            return await self._query.outcome(DATABASE_TIMEOUT)
        except TimeoutError:
            return self._storage or Problem.DATABASE

    async def _query_database(self) -> Found:
        quota = None
        if self._measures and self._repository.quota.limited:
            quota, _ = await self._repository.quota_usage()
        time = asyncio.get_running_loop().time
        if sum(self._counts.values()) < MANY or time() >= self._count_at:
            self._counts = await self._repository.status_counts()
            self._count_at = time() + COUNT_SECONDS
        pause, now = await self._repository.read_pause()
        return self._counts, pause, now, await self._repository.watched(), quota


def _traffic_problems() -> tuple[Problem, ...]:
    found = {
        Problem.UPGRADES_DROPPED: websocket_upgrades.are_dropped,
        Problem.CROWDED: crowding.is_recent,
    }
    return tuple(problem for problem, is_there in found.items() if is_there)


def _silence(
    oldest: timedelta, last_sent_at: datetime | None, pause: Pause | None, now: datetime
) -> timedelta:
    if pause is not None and pause.kind is PauseKind.OPERATOR:
        return timedelta(0)
    return oldest if last_sent_at is None else max(min(oldest, now - last_sent_at), timedelta(0))
