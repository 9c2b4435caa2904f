"""The worker: accepts letters and sends the replies that are owed, in every server process."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import ExitStack, suppress
from datetime import datetime, timedelta
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from santa_app.letters.clock import Clock
from santa_app.letters.models import ReplyStatus, SantaLetter
from santa_app.letters.repository import (
    AcceptResult,
    AcceptStatus,
    Lease,
    LetterRepository,
    RecipientLimits,
)
from santa_app.letters.sending.attempt import ReplySender, SendAttempt
from santa_app.observability.letter_events import LetterEvent, log_letter, log_many
from santa_app.observability.masking import describe, report
from santa_app.observability.throttled_log import ThrottledLog
from santa_app.rules.submit_status import SubmitStatus
from santa_app.settings import Settings

logger = logging.getLogger(__name__)

PAUSE_CACHE_SECONDS: Final = 0.02
CLOCK_TOLERANCE = timedelta(seconds=1)
"""What a clock that is being corrected may gain between two looks; leases have that to spare."""
_LOOP_ERROR: Final = "the worker's loop met an error"
_LOOP_ERROR: Final = "the worker's loop met an error"
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)


class CircuitBreaker:
    """Pauses all sending of this process while the database says that sending is paused.

    | state     | means                                              | left by                  |
    |-----------|----------------------------------------------------|--------------------------|
    | closed    | letters are sent                                   | an attempt that pauses   |
    | open      | nothing is sent before `paused_until`              | the passing of that time |
    | half open | one letter goes first, to see whether mail is      | an attempt that sends,   |
    |           | accepted again                                     | rejects or pauses        |

    Every letter of a backlog asks before it is sent, because another process may have paused
    sending. At 100 letters a second that would be a tenth of all work, so they share an answer for
    20 ms.
    """

    def __init__(self, paused_until: Callable[[datetime], Awaitable[datetime | None]]) -> None:
        """`paused_until` asks the database, given the present moment."""
        self.half_open = False
        self._paused_until = paused_until
        self._asked_at = 0.0
        self._answer: asyncio.Future[datetime | None] | None = None

    async def open_until(self, now: datetime) -> datetime | None:
        """Return until when nothing is sent, or None. Raises SQLAlchemyError."""
        moment = asyncio.get_running_loop().time()
        if self._answer is None or moment - self._asked_at > PAUSE_CACHE_SECONDS:
            self._asked_at = moment
            self._answer = asyncio.ensure_future(self._paused_until(now))
        # Shielded, because other letters wait for the same answer.
        until = await asyncio.shield(self._answer)
        return until if until is not None and until > now else None

    def record(self, attempt: SendAttempt) -> None:
        """Learn from an attempt of this process."""
        if attempt.paused_until is not None:
            self.half_open = True
            self._answer = None
        elif attempt.status in {SubmitStatus.REPLY_SENT, SubmitStatus.REPLY_REJECTED}:
            self.half_open = False


class ClockJumpDetector:
    """Compares the wall clock with the monotonic clock.

    Leases expire by the wall clock. When it jumps forward, the leases of replies that other
    processes are sending right now seem expired, and a reclaim would send them twice. So after a
    jump no lease is reclaimed for the duration of a lease: by then these sends have ended.
    """

    def __init__(self, clock: Clock, monotonic: Callable[[], float]) -> None:
        self._clock = clock
        self._monotonic = monotonic
        self._last: tuple[datetime, float] = clock(), monotonic()
        self._distrust_until = float("-inf")

    def may_reclaim(self, lease: float) -> bool:
        """Read both clocks, and return whether expired leases of `lease` seconds may be reclaimed.

        Call it often: a jump shows only between two calls.
        """
        now, seconds = self._clock(), self._monotonic()
        last_now, last_seconds = self._last
        self._last = now, seconds
        if now - last_now > timedelta(seconds=seconds - last_seconds) + CLOCK_TOLERANCE:
            self._distrust_until = seconds + lease
        return seconds >= self._distrust_until


class ReplyWorker:
    """Accepts letters, sends their replies at once, and works off the backlog.

    A letter whose visitor waits uses a slot of its own, so a backlog never delays it. Where no
    slot is free, the letter is stored as pending and becomes part of the backlog.
    """

    def __init__(
        self,
        settings: Settings,
        repository: LetterRepository,
        reply_sender: ReplySender,
        clock: Clock,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._settings = settings
        self._repository = repository
        self._reply_sender = reply_sender
        self._clock = clock
        self._limits = RecipientLimits.from_settings(settings)
        self._time_limit = timedelta(hours=settings.reply_limit_hours)
        self._clock_jumps = ClockJumpDetector(clock, monotonic)
        self._breaker = CircuitBreaker(repository.paused_until)
        self._accept_locks = WeakValueDictionary[str, asyncio.Lock]()
        self._in_flight: dict[int, asyncio.Task[SendAttempt]] = {}
        self._visitor_sends = 0
        self._backlog: set[asyncio.Task[SendAttempt]] = set()
        self._backlog_slots = asyncio.Semaphore(settings.backlog_sends)
        self._loop: asyncio.Task[None] | None = None
        self._wake_up = asyncio.Event()
        self._stopping = False
        self._ticked_at = float("inf")
        self._quota_log_at = clock()
        self._database_errors = ThrottledLog(logger, _LOOP_ERROR)

    def start(self) -> None:
        """Start the loop; needs a running event loop."""
        if self._loop is None:
            self._loop = asyncio.create_task(self._run(), name="reply worker")

    async def stop(self) -> None:
        """Claim nothing more and finish what is in flight."""
        self._stopping = True
        self.wake()
        if self._loop is not None:
            await self._loop
            self._loop = None
        if self._in_flight:
            timeout = 2 * self._settings.send_timeout
            _, unfinished = await asyncio.wait(self._in_flight.values(), timeout=timeout)
            for task in unfinished:
                # Its lease expires, then another process sends the letter.
                task.cancel()

    def wake(self) -> None:
        """Let the loop look for due letters at once."""
        self._wake_up.set()

    @property
    def is_running(self) -> bool:
        """Whether the loop runs, for health checks."""
        return self._loop is not None and not self._loop.done()

    @property
    def seconds_since_tick(self) -> float:
        """Seconds since the loop last looked for due letters; negative before its first look."""
        return asyncio.get_running_loop().time() - self._ticked_at

    # New letters

    async def accept(
        self, letter: SantaLetter
    ) -> tuple[AcceptResult, asyncio.Task[SendAttempt] | None]:
        """Store a new letter, commit, and start to send its reply.

        The returned task is the attempt, which nobody has to await; it is None where the reply
        comes later. A duplicate submission returns the first letter's task. Raises
        SQLAlchemyError when the letter was not stored.
        """
        # Serialized by key, so that the first letter's task exists when its duplicate is accepted.
        async with self._accept_locks.setdefault(letter.submission_key, asyncio.Lock()):
            has_slot = self._prepare(letter)
            task = None
            try:
                accepted = await self._repository.accept(letter, self._limits)
                stored = accepted.letter
                if stored is None:
                    return accepted, None
                self._log_accepted(accepted.status, stored)
                if accepted.status is AcceptStatus.STORED:
                    if has_slot and stored.reply_status == ReplyStatus.SENDING:
                        task = self._launch(stored, self._attempt(stored), visitor_waits=True)
                        return accepted, task
                    self.wake()
                return accepted, self._in_flight.get(stored.id or 0)
            finally:
                if task is None:
                    self._visitor_sends -= has_slot

    def _prepare(self, letter: SantaLetter) -> bool:
        """Take a visitor's slot and give the letter a lease; False where no slot is free."""
        now = self._clock()
        if self._stopping or self._visitor_sends >= self._settings.visitor_sends:
            letter.reply_status, letter.reply_scheduled_at = ReplyStatus.PENDING, now
            return False
        lease = self._new_lease(now)
        letter.reply_status = ReplyStatus.SENDING
        letter.reply_lease, letter.reply_lease_until = lease.key, lease.until
        letter.reply_scheduled_at = lease.until
        letter.reply_attempted_at = now
        self._visitor_sends += 1
        return True

    @staticmethod
    def _log_accepted(status: AcceptStatus, letter: SantaLetter) -> None:
        event = LetterEvent.DUPLICATE
        if status is AcceptStatus.STORED:
            event = {
                ReplyStatus.PENDING: LetterEvent.QUEUED,
                ReplyStatus.HELD: LetterEvent.HELD,
            }.get(ReplyStatus(letter.reply_status), LetterEvent.ACCEPTED)
        log_letter(
            event,
            letter.id,
            status=letter.reply_status,
            reason=letter.hold_reason,
            due=letter.reply_scheduled_at,
        )

    # The loop

    async def _run(self) -> None:
        while not self._stopping:
            self._wake_up.clear()
            self._ticked_at = asyncio.get_running_loop().time()
            try:
                delay = await self._tick()
            except Exception as error:  # noqa: BLE001 - the loop survives every error
                if isinstance(error, SQLAlchemyError):
                    self._database_errors.warning(describe(error))
                else:
                    logger.error("%s: %s", _LOOP_ERROR, describe(error))  # noqa: TRY400 - no traceback, which could quote a letter
                delay = self._settings.poll_interval
            if delay and not self._stopping:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wake_up.wait(), delay)

    async def _tick(self) -> float:
        """Send what is due; return the seconds until the next tick, 0 for at once."""
        self._clock_jumps.may_reclaim(self._settings.lease)
        now = self._clock()
        wait = self._settings.poll_interval
        scheduled_at = await self._repository.next_scheduled()
        if scheduled_at is None:
            return wait
        if scheduled_at > now:
            return min(wait, max((scheduled_at - now).total_seconds(), 0.01))
        if await self._send_due():
            return 0
        await self._log_quota(now)
        return wait

    async def drain(self) -> int:
        """Send all that is due now, and return how many letters that was; for tests."""
        total = 0
        while (claimed := await self._send_due()) or self._backlog:
            total += claimed
            await asyncio.wait(tuple(self._backlog))
        return total

    async def _send_due(self) -> int:
        """Claim due letters and start to send them; return how many.

        Held letters are released where no other letter is due.
        """
        # More letters than slots, so that no slot is empty while results are stored.
        limit = 3 * self._settings.backlog_sends - len(self._backlog)
        if self._breaker.half_open:
            limit = 0 if self._backlog else 1
        if limit <= 0:
            return 0
        if claimed := await self._claim(limit):
            return claimed
        released = await self._repository.release_held(
            self._clock(), self._limits, self._time_limit
        )
        log_many("held letters released", released)
        return await self._claim(limit)

    async def _claim(self, limit: int) -> int:
        now = self._clock()
        claimed = await self._repository.claim(
            now=now, lease=self._new_lease(now), limit=limit, exclude=tuple(self._in_flight)
        )
        for letter in claimed:
            self._launch(letter, self._send_from_backlog(letter), visitor_waits=False)
        return len(claimed)

    async def _log_quota(self, now: datetime) -> None:
        """Log that letters wait for the quota, once an hour; an error where they wait too long."""
        if not self._repository.quota.limited or now < self._quota_log_at:
            return
        usage = await self._repository.quota_usage(now)
        if usage.free != 0 or usage.oldest_due is None:
            self._quota_log_at = now + MINUTE
            return
        self._quota_log_at = now + HOUR
        late = now - usage.oldest_due > self._time_limit
        next_at = usage.next_at.isoformat(timespec="minutes") if usage.next_at else "later"
        logger.log(
            logging.ERROR if late else logging.WARNING,
            "the sending quota is used up: %d replies wait%s; the next can be sent at %s",
            usage.due_letters,
            f", some for more than {self._time_limit}" if late else "",
            next_at,
        )

    # One letter

    def _new_lease(self, now: datetime) -> Lease:
        return Lease(
            key=secrets.token_hex(8),
            until=now + timedelta(seconds=self._settings.lease),
            reclaim_expired=self._clock_jumps.may_reclaim(self._settings.lease),
        )

    def _launch(
        self, letter: SantaLetter, work: Coroutine[Any, Any, SendAttempt], *, visitor_waits: bool
    ) -> asyncio.Task[SendAttempt]:
        letter_id = letter.id or 0
        task = asyncio.create_task(work, name=f"letter {letter_id}")
        self._in_flight[letter_id] = task
        if not visitor_waits:
            self._backlog.add(task)

        def ended(task: asyncio.Task[SendAttempt]) -> None:
            self._visitor_sends -= visitor_waits
            self._backlog.discard(task)
            if self._in_flight.get(letter_id) is task:
                del self._in_flight[letter_id]
            if not task.cancelled() and (error := task.exception()) is not None:
                report(logger, f"{task.get_name()}: the attempt ended with an error", error)
            # Fetch more letters when about half a load is sent, not one by one.
            low = len(self._backlog) <= 2.5 * self._settings.backlog_sends
            if not visitor_waits and (low or self._breaker.half_open):
                self.wake()

        task.add_done_callback(ended)
        return task

    async def _send_from_backlog(self, letter: SantaLetter) -> SendAttempt:
        """Send one letter of the backlog in a free slot, unless sending is paused by then."""
        with ExitStack() as slot:
            await self._backlog_slots.acquire()
            slot.callback(self._backlog_slots.release)
            now = self._clock()
            paused_until = now if self._stopping else await self._breaker.open_until(now)
            if paused_until is not None:
                return await self._reply_sender.snooze(letter, paused_until)
            # An accepted mail frees its slot at once; a failure is stored before the next letter.
            return await self._attempt(letter, on_accepted=slot.close)

    async def _attempt(
        self, letter: SantaLetter, on_accepted: Callable[[], object] | None = None
    ) -> SendAttempt:
        attempt = await self._reply_sender.run(letter, on_accepted)
        self._breaker.record(attempt)
        return attempt
