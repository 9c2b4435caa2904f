"""The worker: accepts letters and sends the replies that are owed, in every server process."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from contextlib import ExitStack, suppress
from datetime import datetime, timedelta
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from santa_app.letters.mail import MAX_RETRY_AFTER
from santa_app.letters.models import (
    HoldReason,
    LimitName,
    PauseKind,
    ReplyKind,
    ReplyStatus,
    SantaLetter,
)
from santa_app.letters.repository import (
    AcceptResult,
    AcceptStatus,
    LetterRepository,
    QuotaUsage,
)
from santa_app.letters.sending.alerts import REMINDER, DangerAlerts, log_danger
from santa_app.letters.sending.attempt import JITTER, Claim, ReplySender, SendAttempt
from santa_app.letters.sending.circuit_breaker import CircuitBreaker
from santa_app.letters.sending.leases import LeaseWatch
from santa_app.letters.sending.periodic import PeriodicTasks
from santa_app.observability.letter_events import LetterEvent, log_letter, log_many
from santa_app.observability.masking import describe, report
from santa_app.observability.throttled_log import ThrottledLog
from santa_app.settings import Settings

logger = logging.getLogger(__name__)

_LOOP_ERROR: Final = "the worker's loop met an error"
MINUTE: Final = 60.0
HOUR: Final = 3600.0
QUOTA_SECONDS: Final = 10.0
"""How late the log may say that the quota is used up."""
_REPLY_LIMITS: Final[Mapping[str, LimitName]] = {
    HoldReason.RECIPIENT_LIMIT: LimitName.MAILBOX_REPLIES,
    HoldReason.DOMAIN_LIMIT: LimitName.DOMAIN_REPLIES,
}


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
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._settings = settings
        self._repository = repository
        self._reply_sender = reply_sender
        self._monotonic = monotonic
        self._breaker = CircuitBreaker(repository.read_pause)
        self._leases = LeaseWatch(settings.lease, monotonic)
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
        self._quota: tuple[QuotaUsage, datetime] | None = None
        self.limits_reached = Counter[LimitName]()
        """Limits that were reached here and are not stored yet."""
        self.limits_of_a_day: Mapping[str, int] | None = None
        """How often limits were reached in all processes, read once a minute."""
        self.unconfirmed: int | None = None
        """How many replies may have been sent or not, read once a minute."""
        self._database_errors = ThrottledLog(logger, _LOOP_ERROR)
        self.alerts = DangerAlerts(settings, repository, reply_sender.sender, monotonic)
        self.tasks = tasks = PeriodicTasks(monotonic)
        # First, because nothing that keeps replies back may delay an alert.
        tasks.every(MINUTE, self.alerts.send)
        tasks.every(settings.lease / 20, self._end_leases)
        tasks.every(HOUR, self._end_far_times)
        tasks.every(MINUTE, self._count_limits)
        tasks.every(QUOTA_SECONDS, self._read_quota)
        tasks.every(HOUR, self._log_used_up_quota)

    def start(self) -> None:
        if self._loop is None:
            self._loop = asyncio.create_task(self._run(), name="reply worker")

    async def stop(self) -> None:
        """Claim no more letters, and finish those in flight."""
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
        self._wake_up.set()

    @property
    def is_running(self) -> bool:
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
            lease = self._take_slot(letter)
            ends_at = self._monotonic() + self._settings.lease
            task = None
            try:
                # The attempt of a duplicate's first letter may end while the database answers.
                running = dict(self._in_flight)
                accepted = await self._repository.accept(letter, lease)
                stored = accepted.letter
                if stored is None:
                    return accepted, None
                self._log_accepted(accepted.status, stored)
                if accepted.status is AcceptStatus.STORED:
                    if stored.reply_status == ReplyStatus.SENDING:
                        claim = Claim(letter=stored, ends_at=ends_at)
                        task = self._launch(stored, self._attempt(claim), visitor_waits=True)
                        return accepted, task
                    if limit := _REPLY_LIMITS.get(stored.hold_reason or ""):
                        self.limits_reached[limit] += 1
                    self.wake()
                return accepted, (running | self._in_flight).get(stored.id or 0)
            finally:
                if task is None:
                    self._visitor_sends -= lease is not None

    def _take_slot(self, letter: SantaLetter) -> str | None:
        if self._needs_a_person(letter):
            letter.reply_status, letter.hold_reason = ReplyStatus.HELD, HoldReason.DANGER
        if letter.reply_status == ReplyStatus.HELD or self._stopping:
            return None
        if self._visitor_sends >= self._settings.visitor_sends:
            return None
        self._visitor_sends += 1
        return _new_lease()

    def _needs_a_person(self, letter: SantaLetter) -> bool:
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
            reasons = {HoldReason.DANGER, HoldReason.HIDDEN_FIELD}
            log_danger(letter.id, is_held=letter.hold_reason in reasons)

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
        """Run due tasks and send due letters; return the seconds until the next tick."""
        await self.tasks.run_due()
        wait = self._settings.poll_interval
        if await self._is_paused():
            return wait
        seconds = await self._repository.seconds_until_due()
        if seconds is None:
            return wait
        if seconds > 0:
            return min(wait, max(seconds, 0.01))
        return 0 if await self._send_due() else wait

    async def _is_paused(self) -> bool:
        """Return whether all sending is paused, and log it where the operator began or ended it."""
        pause = await self._breaker.open_pause()
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
        if await self._breaker.open_pause() is not None:
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
        log_many("held letters released", await self._repository.release_held())
        return await self._claim(limit)

    async def _claim(self, limit: int) -> int:
        # Before the claim, so that the lease is never longer here than in the database.
        ends_at = self._monotonic() + self._settings.lease
        claimed = await self._repository.claim(_new_lease(), limit)
        for letter in claimed:
            claim = Claim(letter=letter, ends_at=ends_at)
            self._launch(letter, self._send_from_backlog(claim), visitor_waits=False)
        return len(claimed)

    # Periodic tasks

    async def _end_leases(self) -> None:
        """Send again what processes had claimed that are gone."""
        if ended := self._leases.ended(await self._repository.leases()):
            letters = await self._repository.end_leases(ended)
            message = "%d letters of a process that is gone may have been sent or not"
            logger.error(message, letters)

    async def _end_far_times(self) -> None:
        settings = self._settings
        ended = await self._repository.end_far_times(
            retry=max(timedelta(seconds=(1 + JITTER) * settings.retry_most), MAX_RETRY_AFTER),
            pause=max(timedelta(seconds=settings.refused_pause), MAX_RETRY_AFTER),
            alert=REMINDER,
        )
        if ended:
            logger.error("the database's clock was ahead: %d waits end now", ended)

    async def _count_limits(self) -> None:
        counts, self.limits_reached = self.limits_reached, Counter[LimitName]()
        try:
            found = await self._repository.count_limits(counts)
        except SQLAlchemyError:
            self.limits_reached += counts
            raise
        self.limits_of_a_day, self.unconfirmed = found

    async def _read_quota(self) -> None:
        if self._repository.quota.limited:
            self._quota = await self._repository.quota_usage()

    async def _log_used_up_quota(self) -> bool:
        """Log that letters wait for the quota; an error where one waits too long."""
        if self._quota is None:
            return False
        usage, now = self._quota
        if usage.free != 0 or usage.oldest_due is None:
            return False
        time_limit = timedelta(hours=self._settings.reply_limit_hours)
        late = now - usage.oldest_due > time_limit
        logger.log(
            logging.ERROR if late else logging.WARNING,
            "the sending quota is used up: %d replies wait%s; the next can be sent at %s",
            usage.due_letters,
            f", some for more than {time_limit}" if late else "",
            usage.next_at.isoformat(timespec="minutes") if usage.next_at else "later",
        )
        return True

    # One letter

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

    async def _send_from_backlog(self, claim: Claim) -> SendAttempt:
        """Send one letter of the backlog in a free slot, unless sending is paused by then."""
        with ExitStack() as slot:
            await self._backlog_slots.acquire()
            slot.callback(self._backlog_slots.release)
            if self._stopping or await self._breaker.open_pause() is not None:
                # Still due: the pause keeps it back until it ends or the operator ends it.
                return await self._reply_sender.snooze(claim)
            # An accepted mail frees its slot at once; a failure is stored before the next letter.
            return await self._attempt(claim, on_accepted=slot.close)

    async def _attempt(
        self, claim: Claim, on_accepted: Callable[[], object] | None = None
    ) -> SendAttempt:
        attempt = await self._reply_sender.run(claim, on_accepted)
        if self._breaker.record(attempt):
            try:
                await self._repository.close_pause()
            except SQLAlchemyError as error:
                # The next reply that is sent closes it.
                logger.warning("the circuit breaker could not be closed: %s", describe(error))
        return attempt


def _new_lease() -> str:
    return secrets.token_hex(8)
