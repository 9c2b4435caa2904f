"""Delivery: sends what is owed, in every process, until it is told to stop (DESIGN section 4)."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from datetime import datetime, timedelta
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from santa_app.letters.clock import Clock
from santa_app.letters.models import ReplyStatus, SantaLetter
from santa_app.letters.queries import Lease
from santa_app.letters.recipient_limits import AcceptResult, AcceptStatus, RecipientLimits
from santa_app.letters.repository import LetterRepository
from santa_app.letters.sending.attempt import (
    AttemptOutcome,
    ReplySender,
    SendAttempt,
    Step,
    nothing,
)
from santa_app.letters.sending.quota import QuotaLog
from santa_app.observability.letter_events import LetterEvent, log_letter, log_many
from santa_app.observability.masking import describe, report
from santa_app.settings import Settings

FRESH: Final = 0.02
"""Seconds for which an answer holds."""


class CircuitBreaker:
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

    def learn(self, attempt: SendAttempt) -> None:
        """Draw the conclusions from a try of this process for the letters after it."""
        if attempt.paused_until is not None:
            self.cautious = True
            self._answer = None
        elif attempt.ending in {AttemptOutcome.SENT, AttemptOutcome.REJECTED}:
            self.cautious = False


TOLERANCE = timedelta(seconds=1)
"""What a clock that is being corrected may gain between two looks; a lease has that to spare."""


class ClockJumpDetector:
    """Compares the clock with one that nobody sets.

    Leases end by the clock, which all processes share more or less. Where it jumps forward, the
    leases of replies that other processes are sending at this moment seem to have ended, and
    taking them over would send them twice. So for as long as a lease lasts after a jump no
    lease counts as ended: by then whatever was in flight has landed.
    """

    def __init__(self, clock: Clock, steady: Callable[[], float]) -> None:
        """`steady` returns seconds that pass evenly, whatever becomes of the clock."""
        self._clock = clock
        self._steady = steady
        self._seen: tuple[datetime, float] = clock(), steady()
        self._distrust_until = float("-inf")

    def leases_end(self, lease: float) -> bool:
        """Look at both clocks, and return whether a lease that ran out has really ended.

        `lease` is how long a lease lasts, in seconds. Look often: a jump is only seen by
        looking before and after it.
        """
        now, steady = self._clock(), self._steady()
        then, steady_then = self._seen
        self._seen = now, steady
        if now - then > timedelta(seconds=steady - steady_then) + TOLERANCE:
            self._distrust_until = steady + lease
        return steady >= self._distrust_until


logger = logging.getLogger(__name__)
_ACCEPTED = {
    ReplyStatus.PENDING: LetterEvent.QUEUED,
    ReplyStatus.HELD: LetterEvent.HELD,
}
PURGE_EVERY = timedelta(hours=6)


class ReplyWorker:
    """Takes in letters, sends their replies at once, and works off what is still owed.

    Letters whose visitor waits have slots of their own, so a backlog never keeps them waiting.
    Where no slot is free, a letter is stored as pending and the backlog's turn comes to it.
    """

    def __init__(
        self,
        settings: Settings,
        repository: LetterRepository,
        attempts: ReplySender,
        clock: Clock,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._settings = settings
        self._repository = repository
        self._attempts = attempts
        self._clock = clock
        self._watch = ClockJumpDetector(clock, steady)
        self._rest = CircuitBreaker(repository.paused_until)
        self._limits = RecipientLimits.of(settings)
        self._reply_limit = timedelta(hours=settings.reply_limit_hours)
        self._visiting = 0
        self._gate = asyncio.Semaphore(settings.backlog_sends)
        self._backlog: set[asyncio.Task[SendAttempt]] = set()
        self._in_flight: dict[int, asyncio.Task[SendAttempt]] = {}
        self._arriving = WeakValueDictionary[str, asyncio.Lock]()
        self._bell = asyncio.Event()
        self._stopping = False
        self._loop: asyncio.Task[None] | None = None
        self._purge_at = clock()
        self._budget_log = QuotaLog(settings)
        self._looked_at = float("inf")

    def start(self) -> None:
        """Begin to work off what is due; needs a running event loop."""
        if self._loop is None:
            self._loop = asyncio.create_task(self._run(), name="letters delivery")

    async def stop(self) -> None:
        """Claim nothing new and finish what is in flight."""
        self._stopping = True
        self._bell.set()
        if self._loop is not None:
            await self._loop
            self._loop = None
        if self._in_flight:
            patience = 2 * self._settings.send_timeout
            _, left = await asyncio.wait(self._in_flight.values(), timeout=patience)
            for task in left:
                # Its lease ends by itself, then another process sends the letter.
                task.cancel()

    @property
    def alive(self) -> bool:
        """Whether the loop runs, for health checks."""
        return self._loop is not None and not self._loop.done()

    @property
    def silent_for(self) -> float:
        """Seconds since the loop last began to look for what is due; less than 0 before that."""
        return asyncio.get_running_loop().time() - self._looked_at

    def wake(self) -> None:
        """Let the loop look at once for letters that are due."""
        self._bell.set()

    async def accept(
        self, letter: SantaLetter
    ) -> tuple[AcceptResult, asyncio.Task[SendAttempt] | None]:
        """Store a new letter and commit, then begin to send its reply.

        The task ends with the try, whether or not anybody waits for it; it is None where the
        reply comes later. A letter that was sent in twice gives the task of the first.
        Raises SQLAlchemyError when the letter was not stored.
        """
        # One after the other, so that the first is already being sent when the second is known.
        async with self._arriving.setdefault(letter.submission_key, asyncio.Lock()):
            return await self._take_in(letter)

    async def _take_in(
        self, letter: SantaLetter
    ) -> tuple[AcceptResult, asyncio.Task[SendAttempt] | None]:
        reserved = self._reserve(letter)
        try:
            accepted = await self._repository.accept(letter, self._limits)
        except BaseException:
            self._visiting -= reserved
            raise
        stored = accepted.letter
        if stored is not None:
            status = ReplyStatus(stored.reply_status)
            event = LetterEvent.DUPLICATE
            if accepted.fate is AcceptStatus.STORED:
                event = _ACCEPTED.get(status, LetterEvent.ACCEPTED)
            log_letter(event, stored.id, status=status.value, due=stored.reply_due_at)
        if accepted.fate is AcceptStatus.STORED and stored is not None:
            if reserved and stored.reply_status == ReplyStatus.SENDING:
                return accepted, self._launch(stored, visiting=True)
            self.wake()
        self._visiting -= reserved
        return accepted, None if stored is None else self._in_flight.get(stored.id or 0)

    async def drain(self) -> int:
        """Send all that is due now, and return how many letters it was; for tests."""
        total = 0
        while (claimed := await self._take_due()) or self._backlog:
            total += claimed
            await asyncio.wait(tuple(self._backlog))
        return total

    def _reserve(self, letter: SantaLetter) -> bool:
        """Give the letter a lease if it can be sent at once, else make it pending."""
        now = self._clock()
        if self._stopping or self._visiting >= self._settings.visitor_sends:
            letter.reply_status, letter.reply_due_at = ReplyStatus.PENDING, now
            return False
        lease = self._new_lease(now)
        letter.reply_status = ReplyStatus.SENDING
        letter.reply_lease, letter.reply_lease_until = lease.key, lease.until
        letter.reply_due_at = lease.until
        letter.reply_tried_at = now
        self._visiting += 1
        return True

    def _new_lease(self, now: datetime) -> Lease:
        until = now + timedelta(seconds=self._settings.lease)
        ended = self._watch.leases_end(self._settings.lease)
        return Lease(key=secrets.token_hex(8), until=until, takes_over=ended)

    def _launch(self, letter: SantaLetter, *, visiting: bool) -> asyncio.Task[SendAttempt]:
        number = letter.id or 0
        work = self._attempt(letter) if visiting else self._in_turn(letter)
        task = asyncio.create_task(work, name=f"letter {number}")
        self._in_flight[number] = task
        if not visiting:
            self._backlog.add(task)

        def ended(task: asyncio.Task[SendAttempt]) -> None:
            self._visiting -= visiting
            self._backlog.discard(task)
            if self._in_flight.get(number) is task:
                del self._in_flight[number]
            if not task.cancelled() and (error := task.exception()) is not None:
                report(logger, f"{task.get_name()}: the try broke off", error)
            # More letters are fetched when half a load of them is gone, not one by one.
            low = len(self._backlog) <= 2.5 * self._settings.backlog_sends
            if not visiting and (low or self._rest.cautious):
                self.wake()

        task.add_done_callback(ended)
        return task

    async def _in_turn(self, letter: SantaLetter) -> SendAttempt:
        """Send one letter of the backlog once a slot is free, unless things changed meanwhile."""
        with ExitStack() as turn:
            await self._gate.acquire()
            turn.callback(self._gate.release)
            now = self._clock()
            until = now if self._stopping else await self._rest.until(now)
            if until is not None:
                await self._attempts.put_back(letter, until)
                return SendAttempt(ending=AttemptOutcome.POSTPONED)
            # A taken mail frees its slot at once; a failure is written down before the next turn.
            return await self._attempt(letter, taken=turn.close)

    async def _attempt(self, letter: SantaLetter, taken: Step = nothing) -> SendAttempt:
        """Try to send one letter, and draw the conclusions for those after it."""
        attempt = await self._attempts.make(letter, taken)
        self._rest.learn(attempt)
        return attempt

    async def _take_due(self) -> int:
        """Claim what is due and begin to send it; return how many letters it was.

        Held letters get the room there is once nothing else is due.
        """
        # More than the slots, so that none is empty while results are written and letters fetched.
        free = 3 * self._settings.backlog_sends - len(self._backlog)
        if self._rest.cautious:
            free = 0 if self._backlog else 1
        if free <= 0:
            return 0
        if claimed := await self._claim(free):
            return claimed
        released = await self._repository.release_held(
            self._clock(), self._limits, self._reply_limit
        )
        log_many("held letters have room now", released)
        return await self._claim(free)

    async def _claim(self, limit: int) -> int:
        now = self._clock()
        claimed = await self._repository.claim(
            now=now, lease=self._new_lease(now), limit=limit, busy=tuple(self._in_flight)
        )
        for letter in claimed:
            self._launch(letter, visiting=False)
        return len(claimed)

    async def _run(self) -> None:
        while not self._stopping:
            self._bell.clear()
            self._looked_at = asyncio.get_running_loop().time()
            try:
                delay = await self._round()
            except Exception as error:  # noqa: BLE001 - whatever it is, delivery goes on
                level = logging.WARNING if isinstance(error, SQLAlchemyError) else logging.ERROR
                logger.log(level, "a round of delivery broke off: %s", describe(error))
                delay = self._settings.poll_interval
            if delay and not self._stopping:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._bell.wait(), delay)

    async def _round(self) -> float:
        """Do what is due and return the seconds until the next look; 0 for at once."""
        self._watch.leases_end(self._settings.lease)
        now = self._clock()
        if now >= self._purge_at:
            self._purge_at = now + PURGE_EVERY
            log_many("letters whose time was up are deleted", await self._repository.purge(now))
        due = await self._repository.next_due()
        if due is not None and due <= now and await self._take_due():
            return 0
        if due is not None and due <= now and self._budget_log.wants(now):
            self._budget_log.note(await self._repository.budget_usage(now), now)
        wait = self._settings.poll_interval
        if due is not None and due > now:
            wait = min(wait, max((due - now).total_seconds(), 0.01))
        return wait
