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
from santa_app.letters.mail import MAX_RETRY_AFTER
from santa_app.letters.models import HoldReason, PauseKind, ReplyKind, ReplyStatus, SantaLetter
from santa_app.letters.repository import (
    AcceptResult,
    AcceptStatus,
    Arrivals,
    Lease,
    LetterRepository,
    LongestTimes,
    Pause,
    RecipientLimits,
)
from santa_app.letters.sending.alerts import REMINDER, DangerAlerts
from santa_app.letters.sending.attempt import JITTER, ReplySender, SendAttempt
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
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)


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

    def __init__(self, read: Callable[[], Awaitable[Pause | None]]) -> None:
        """`read` asks the database."""
        self.half_open = False
        self._read = read
        self._asked_at = 0.0
        self._answer: asyncio.Future[Pause | None] | None = None

    async def open_pause(self, now: datetime) -> Pause | None:
        """Return the pause during which nothing is sent, or None. Raises SQLAlchemyError."""
        moment = asyncio.get_running_loop().time()
        if self._answer is None or moment - self._asked_at > PAUSE_CACHE_SECONDS:
            self._asked_at = moment
            self._answer = asyncio.ensure_future(self._read())
        # Shielded, because other letters wait for the same answer.
        pause = await asyncio.shield(self._answer)
        self.half_open = pause is not None
        return pause if pause is not None and pause.is_open(now) else None

    def record(self, attempt: SendAttempt) -> bool:
        """Learn from an attempt of this process; return whether it closes the circuit breaker."""
        closes = self.half_open and attempt.status is SubmitStatus.REPLY_SENT
        if closes or attempt.half_opens:
            self.half_open = attempt.half_opens
            self._answer = None
        return closes


class ClockJumpDetector:
    """Compares the wall clock with the monotonic clock, to notice when it is set.

    Leases expire by the wall clock. When it jumps forward, the leases of replies that other
    processes are sending right now seem expired, and a reclaim would send them twice. So after a
    jump no lease is reclaimed for the duration of a lease: by then these sends have ended.
    """

    def __init__(self, clock: Clock, monotonic: Callable[[], float]) -> None:
        self._clock = clock
        self._monotonic = monotonic
        self._last: tuple[datetime, float] = clock(), monotonic()
        self._distrust_until = float("-inf")
        self._steps: list[timedelta] = []

    def may_reclaim(self, lease: float) -> bool:
        """Read both clocks, and return whether expired leases of `lease` seconds may be reclaimed.

        Call it often: a jump shows only between two calls.
        """
        now, seconds = self._clock(), self._monotonic()
        last_now, last_seconds = self._last
        self._last = now, seconds
        step = now - last_now - timedelta(seconds=seconds - last_seconds)
        if abs(step) > CLOCK_TOLERANCE:
            self._steps.append(step)
        if step > CLOCK_TOLERANCE:
            self._distrust_until = seconds + lease
        return seconds >= self._distrust_until

    def take_steps(self) -> list[timedelta]:
        """Return by how much the wall clock was set since the last call, negative for back."""
        steps, self._steps = self._steps, []
        return steps


def longest_times(settings: Settings) -> LongestTimes:
    """Return the longest times from now that the rules give."""
    return LongestTimes(
        retry=max(timedelta(seconds=(1 + JITTER) * settings.retry_most), MAX_RETRY_AFTER),
        pause=max(timedelta(seconds=settings.refused_pause), MAX_RETRY_AFTER),
        lease=timedelta(seconds=settings.lease),
        reply_limit=timedelta(hours=settings.reply_limit_hours),
        alert=REMINDER,
        keep_after_reply=timedelta(days=settings.keep_days_after_reply),
        keep=timedelta(days=settings.keep_days_at_most),
    )


class ReplyWorker:
    """Accepts letters, sends their replies at once, and works off the backlog.

    A letter whose visitor waits uses a slot of its own, so a backlog never delays it. Where no
    slot is free, the letter is stored as pending and becomes part of the backlog.
    """

    def __init__(  # noqa: PLR0913 -- the last three are clocks
        self,
        settings: Settings,
        repository: LetterRepository,
        reply_sender: ReplySender,
        clock: Clock,
        monotonic: Callable[[], float] = time.monotonic,
        *,
        set_clock: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`set_clock` sets the clock by the database's; the loop calls it each time."""
        self._settings = settings
        self._set_clock = set_clock
        self._repository = repository
        self._reply_sender = reply_sender
        self._clock = clock
        self._limits = RecipientLimits.from_settings(settings)
        self._time_limit = timedelta(hours=settings.reply_limit_hours)
        self._clock_jumps = ClockJumpDetector(clock, monotonic)
        self._longest_times = longest_times(settings)
        self._breaker = CircuitBreaker(repository.read_pause)
        self.alerts = DangerAlerts(settings, repository, reply_sender.sender, clock, monotonic)
        self._accept_locks = WeakValueDictionary[str, asyncio.Lock]()
        self._in_flight: dict[int, asyncio.Task[SendAttempt]] = {}
        self._visitor_sends = 0
        self._backlog: set[asyncio.Task[SendAttempt]] = set()
        self._backlog_slots = asyncio.Semaphore(settings.backlog_sends)
        self._loop: asyncio.Task[None] | None = None
        self._wake_up = asyncio.Event()
        self._stopping = False
        self._ticked_at = float("inf")
        self._paused_by_operator = False
        # Intervals are measured by the monotonic clock, so that setting the clock delays none.
        self._monotonic = monotonic
        self._check_at = self._count_at = float("-inf")
        self._quota_log_at = self._arrivals_log_at = float("-inf")
        self.arrivals: Arrivals | None = None
        """How many letters arrive, counted once a minute; None before the first count."""
        self._database_errors = ThrottledLog(logger, _LOOP_ERROR)

    def start(self) -> None:
        """Start the loop; needs a running event loop."""
        if self._loop is None:
            # The clock may have been set since: that was no jump.
            self._clock_jumps = ClockJumpDetector(self._clock, self._monotonic)
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

        The returned task is the attempt, which need not be awaited; it is None where the reply
        comes later. A duplicate submission returns the first letter's task. Raises
        SQLAlchemyError when the letter was not stored.
        """
        # Serialized by key, so that the first letter's task exists when its duplicate is accepted.
        async with self._accept_locks.setdefault(letter.submission_key, asyncio.Lock()):
            has_slot = self._prepare(letter)
            task = None
            try:
                # The attempt of a duplicate's first letter may end while the database answers.
                running = dict(self._in_flight)
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
                return accepted, (running | self._in_flight).get(stored.id or 0)
            finally:
                if task is None:
                    self._visitor_sends -= has_slot

    def _prepare(self, letter: SantaLetter) -> bool:
        """Take a visitor's slot and give the letter a lease; False where no slot is free."""
        now = self._clock()
        if self._needs_a_person(letter):
            letter.reply_status, letter.hold_reason = ReplyStatus.HELD, HoldReason.DANGER
            letter.reply_scheduled_at, letter.alert_at = None, now
            return False
        if letter.reply_status == ReplyStatus.HELD:
            return False
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

    def _needs_a_person(self, letter: SantaLetter) -> bool:
        """Return whether a letter has signs of danger and there is a person to tell of it."""
        contact = self._settings.safeguarding_contact
        return letter.reply_kind == ReplyKind.GENTLE and contact is not None

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
        if status is AcceptStatus.STORED and letter.reply_kind == ReplyKind.GENTLE:
            logger.error(
                "a letter has signs of danger: %s",
                "`show` it and decide"
                if letter.hold_reason in {HoldReason.DANGER, HoldReason.HIDDEN_FIELD}
                else "it gets the gentle reply, and nobody is told: set SAFEGUARDING_CONTACT",
                extra={"letter": letter.id},
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
        if self._set_clock is not None:
            await self._set_clock()
        # First, because what keeps replies back must not delay it.
        await self.alerts.send()
        await self._tidy()
        now = self._clock()
        wait = self._settings.poll_interval
        if await self._is_paused(now):
            return wait
        scheduled_at = await self._repository.next_scheduled()
        if scheduled_at is None:
            return wait
        if scheduled_at > now:
            return min(wait, max((scheduled_at - now).total_seconds(), 0.01))
        if await self._send_due():
            return 0
        await self._log_quota()
        return wait

    async def _tidy(self) -> None:
        """Pull moments in where the clock was ahead, and count arrivals."""
        self._clock_jumps.may_reclaim(self._settings.lease)
        steps = self._clock_jumps.take_steps()
        for step in steps:
            direction = "forward" if step > timedelta() else "back"
            logger.warning("the clock was set %s by %s", direction, abs(step))
        now, seconds = self._clock(), self._monotonic()
        if seconds >= self._check_at or any(step < timedelta() for step in steps):
            self._check_at = float("-inf")
            ahead = await self._repository.pull_in(self._longest_times, now)
            if ahead:
                message = "the clock was ahead by %s: times that lay too far ahead were pulled in"
                logger.error(message, ahead)
            self._check_at = seconds + HOUR.total_seconds()
        if seconds >= self._count_at:
            self._count_at = seconds + MINUTE.total_seconds()
            self.arrivals = await self._repository.count_arrivals(now)
            if self.arrivals.is_unusual and seconds >= self._arrivals_log_at:
                self._arrivals_log_at = seconds + HOUR.total_seconds()
                message = "%d letters arrived in the last hour, and %.1f in a usual one"
                logger.error(message, self.arrivals.last_hour, self.arrivals.usual_hour)

    async def _is_paused(self, now: datetime) -> bool:
        """Return whether all sending is paused, and log it where the operator began or ended it."""
        pause = await self._breaker.open_pause(now)
        by_operator = pause is not None and pause.kind is PauseKind.OPERATOR
        if by_operator and not self._paused_by_operator:
            logger.warning("the operator has paused all sending")
        elif self._paused_by_operator and not by_operator:
            logger.info("the operator's pause of all sending has ended")
        self._paused_by_operator = by_operator
        return pause is not None

    async def drain(self) -> int:
        """Send all that is due now, and return how many letters that was; for tests."""
        total = 0
        while (claimed := await self._send_due()) or self._backlog:
            total += claimed
            if not claimed:
                await asyncio.wait(tuple(self._backlog))
        return total

    async def _send_due(self) -> int:
        """Claim due letters and start to send them; return how many.

        Held letters are released where no other letter is due.
        """
        if await self._breaker.open_pause(self._clock()) is not None:
            return 0
        # More letters than slots, so that no slot is empty while results are stored.
        slots = self._settings.backlog_sends
        # As many as slots at a time, so that no transaction is long.
        limit = min(slots, 3 * slots - len(self._backlog))
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

    async def _log_quota(self) -> None:
        """Log that letters wait for the quota, once an hour; an error where they wait too long."""
        now, seconds = self._clock(), self._monotonic()
        if not self._repository.quota.limited or seconds < self._quota_log_at:
            return
        usage = await self._repository.quota_usage(now)
        if usage.free != 0 or usage.oldest_due is None:
            self._quota_log_at = seconds + MINUTE.total_seconds()
            return
        self._quota_log_at = seconds + HOUR.total_seconds()
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
            if self._stopping or await self._breaker.open_pause(now) is not None:
                # Still due: the pause keeps it back until it ends or the operator ends it.
                return await self._reply_sender.snooze(letter, now)
            # An accepted mail frees its slot at once; a failure is stored before the next letter.
            return await self._attempt(letter, on_accepted=slot.close)

    async def _attempt(
        self, letter: SantaLetter, on_accepted: Callable[[], object] | None = None
    ) -> SendAttempt:
        attempt = await self._reply_sender.run(letter, on_accepted)
        if self._breaker.record(attempt):
            try:
                await self._repository.close_pause(self._clock())
            except SQLAlchemyError as error:
                # The next reply that is sent closes it.
                logger.warning("the circuit breaker could not be closed: %s", describe(error))
        return attempt
