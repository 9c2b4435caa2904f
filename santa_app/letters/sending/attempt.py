"""One attempt to send one claimed letter's reply, and how its result is stored.

| the mail service                         | the letter                  | all sending       |
|------------------------------------------|-----------------------------|-------------------|
| accepts the mail                         | sent                        |                   |
| rejects the mail                         | failed: rejected            |                   |
| does not answer, or answers 5xx          | retried; after 48 h failed: |                   |
|                                          | expired                     |                   |
| asks for fewer requests, without a time  | retried                     | paused for 30 s   |
| asks for fewer requests until a time     | snoozed, uses no attempt    | paused until then |
| refuses our key, or our quota is used up | snoozed, uses no attempt    | paused for 5 min  |

The n-th failed attempt is retried after 30 s · 2ⁿ⁻¹: 30 s, 1 min, 2 min, …, capped at 15 min, then
varied by ±20 % (jitter); but not before the time that the mail service asked for. The times are the
settings RETRY_FIRST, RETRY_MOST, REPLY_LIMIT_HOURS and REFUSED_PAUSE.
"""

import asyncio
import logging
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy.exc import SQLAlchemyError

from santa_app.letters.clock import Clock
from santa_app.letters.mail import (
    AccountError,
    RateLimitError,
    RejectedError,
    Sender,
    SendError,
    ServerError,
    TransportError,
)
from santa_app.letters.models import FailureReason, ReplyStatus, SantaLetter
from santa_app.letters.replies import ReplyRenderer
from santa_app.letters.repository import LetterRepository, ReplyUpdate
from santa_app.letters.retention import delete_after
from santa_app.observability.letter_events import LetterEvent, log_letter
from santa_app.observability.masking import describe, report
from santa_app.rules.submit_status import SubmitStatus
from santa_app.settings import Settings

JITTER = 0.2
"""The share of a delay by which it varies, so that letters are not all retried at once."""

logger = logging.getLogger(__name__)


def random_jitter() -> float:
    """Return a random number from -1 to 1."""
    return random.uniform(-1, 1)  # noqa: S311 - spreads retries, protects nothing


def retry_delay(failures: int, *, first: float, longest: float, jitter: float) -> timedelta:
    """Return the delay after the n-th failed attempt: first · 2ⁿ⁻¹, at most `longest`, ±20 %.

    Args:
        failures: n, from 1.
        first: The first delay, in seconds.
        longest: The longest delay before jitter, in seconds.
        jitter: A number from -1 to 1, which places the delay within ±20 %.
    """
    # The exponent is capped because 2.0 ** 1024 overflows; the delay is capped long before.
    seconds = min(longest, first * 2.0 ** min(failures - 1, 30))
    return timedelta(seconds=seconds * (1 + JITTER * jitter))


def retry_at(now: datetime, delay: timedelta, requested: datetime | None) -> datetime:
    """Return the next attempt: after our delay, and not before the mail service requested it."""
    moment = now + delay
    return moment if requested is None else max(moment, requested)


@dataclass(frozen=True, slots=True, kw_only=True)
class SendAttempt:
    """The result of an attempt."""

    status: SubmitStatus
    """What a waiting visitor is told; one of `rules.submit_status.STORED`."""
    provider_message: str = ""
    """What the mail service said about a rejected mail."""
    paused_until: datetime | None = None
    """Until when the attempt paused all sending, if it did."""


@dataclass(slots=True, kw_only=True)
class ReplySender:
    """Sends replies and stores how each attempt ended."""

    settings: Settings
    repository: LetterRepository
    sender: Sender
    renderer: ReplyRenderer
    clock: Clock
    jitter: Callable[[], float] = random_jitter
    _alarm_silent_until: datetime | None = None

    async def run(
        self, letter: SantaLetter, on_accepted: Callable[[], object] | None = None
    ) -> SendAttempt:
        """Send the reply to a claimed letter and complete the claim; errors become the result.

        Calls `on_accepted` once the mail service has accepted the mail, before that is stored.
        """
        if not self._fits_lease(letter):
            return await self.snooze(letter, self.clock())
        try:
            message_id = await self.sender.send(self.renderer.write(letter))
        except SendError as error:
            return await self._failed(letter, error)
        except Exception as error:  # noqa: BLE001 - an unexpected error is retried like any other
            report(logger, f"letter {letter.id}: the reply could not be rendered or sent", error)
            return await self._failed(letter, ServerError(type(error).__name__))
        if on_accepted is not None:
            on_accepted()
        now = self.clock()
        result = ReplyUpdate(
            status=ReplyStatus.SENT,
            attempts=letter.reply_attempts + 1,
            sent_at=now,
            message_id=message_id,
            delete_after=delete_after(letter.created_at, now, self.settings),
        )
        await self._complete(letter, result)
        return SendAttempt(status=SubmitStatus.REPLY_SENT)

    async def snooze(self, letter: SantaLetter, until: datetime) -> SendAttempt:
        """Return a claimed letter unsent, scheduled for `until`; it uses no attempt."""
        result = ReplyUpdate(
            status=ReplyStatus.PENDING,
            attempts=letter.reply_attempts,
            scheduled_at=until,
            error=letter.reply_error,
            uses_quota=False,
        )
        await self._complete(letter, result)
        return SendAttempt(status=SubmitStatus.REPLY_LATER)

    def _fits_lease(self, letter: SantaLetter) -> bool:
        # Half a timeout more, to store the result before the lease expires.
        needed = timedelta(seconds=1.5 * self.settings.send_timeout)
        return letter.reply_lease_until is not None and (
            self.clock() + needed <= letter.reply_lease_until
        )

    async def _failed(self, letter: SantaLetter, error: SendError) -> SendAttempt:
        if isinstance(error, AccountError):
            until = self.clock() + timedelta(seconds=self.settings.refused_pause)
            self._alarm(until, str(error))
            return await self._pause_and_snooze(letter, until, str(error))
        if isinstance(error, RateLimitError) and error.retry_at is not None:
            return await self._pause_and_snooze(letter, error.retry_at, str(error))
        if isinstance(error, RejectedError):
            logger.warning("the mail service rejects a reply", extra={"letter": letter.id})
            await self._fail(letter, FailureReason.REJECTED, error)
            return SendAttempt(status=SubmitStatus.REPLY_REJECTED, provider_message=str(error))
        attempt = SendAttempt(status=SubmitStatus.REPLY_LATER)
        if isinstance(error, TransportError):
            attempt = SendAttempt(status=SubmitStatus.REPLY_UNREACHED)
        elif isinstance(error, RateLimitError):
            until = self.clock() + timedelta(seconds=self.settings.retry_first)
            await self._pause(until, str(error))
            attempt = SendAttempt(status=SubmitStatus.REPLY_LATER, paused_until=until)
        await self._retry(letter, error)
        return attempt

    async def _retry(self, letter: SantaLetter, error: SendError) -> None:
        now = self.clock()
        if now >= letter.reply_expires_at:
            logger.error(
                "no reply within the time limit", extra={"letter": letter.id, "answer": str(error)}
            )
            await self._fail(letter, FailureReason.EXPIRED, error)
            return
        delay = retry_delay(
            letter.reply_attempts + 1,
            first=self.settings.retry_first,
            longest=self.settings.retry_most,
            jitter=self.jitter(),
        )
        requested = error.retry_at if isinstance(error, ServerError) else None
        result = ReplyUpdate(
            status=ReplyStatus.PENDING,
            attempts=letter.reply_attempts + 1,
            scheduled_at=retry_at(now, delay, requested),
            error=str(error),
            uses_quota=error.uses_quota,
        )
        await self._complete(letter, result)

    async def _fail(self, letter: SantaLetter, reason: FailureReason, error: SendError) -> None:
        result = ReplyUpdate(
            status=ReplyStatus.FAILED,
            attempts=letter.reply_attempts + 1,
            failure_reason=reason,
            error=str(error) or None,
            uses_quota=error.uses_quota,
        )
        await self._complete(letter, result)

    async def _pause_and_snooze(
        self, letter: SantaLetter, until: datetime, reason: str
    ) -> SendAttempt:
        await self._pause(until, reason)
        await self.snooze(letter, until)
        return SendAttempt(status=SubmitStatus.REPLY_LATER, paused_until=until)

    async def _pause(self, until: datetime, reason: str) -> None:
        try:
            await self.repository.pause(until, reason)
        except SQLAlchemyError as error:
            # The next letter gets the same answer and tries to store the pause again.
            logger.warning("the pause could not be stored: %s", describe(error))

    def _alarm(self, until: datetime, reason: str) -> None:
        """Log the operator's alarm, once for each pause however many letters cause it."""
        now = self.clock()
        if self._alarm_silent_until is None or now >= self._alarm_silent_until:
            logger.critical("ALARM: all sending is paused until %s: %s", until.isoformat(), reason)
            self._alarm_silent_until = until

    async def _complete(self, letter: SantaLetter, result: ReplyUpdate) -> None:
        """Store the result, repeatedly while the lease holds: a reply that was sent but is not
        recorded as sent would be sent again."""
        wait = 0.2
        while True:
            try:
                if await self.repository.complete(letter, result):
                    self._log(letter, result)
                else:
                    logger.warning(
                        "a result came after its lease was lost", extra={"letter": letter.id}
                    )
            except SQLAlchemyError as error:
                message = "a result is not stored yet: %s"
                logger.warning(message, describe(error), extra={"letter": letter.id})
                until = letter.reply_lease_until
                if until is None or self.clock() + timedelta(seconds=wait) >= until:
                    report(logger, f"letter {letter.id}: result {result.status} lost", error)
                    return
            else:
                return
            await asyncio.sleep(wait)
            wait = min(2 * wait, 5.0)

    def _log(self, letter: SantaLetter, result: ReplyUpdate) -> None:
        answer = result.error
        if result.status is ReplyStatus.SENT:
            event, answer = LetterEvent.SENT, result.message_id
        elif result.status is ReplyStatus.FAILED:
            event = LetterEvent.FAILED
        elif result.attempts > letter.reply_attempts:
            event = LetterEvent.RETRY
        else:
            event, answer = LetterEvent.SNOOZED, None
        claimed_at = letter.reply_attempted_at
        log_letter(
            event,
            letter.id,
            status=result.status.value,
            reason=result.failure_reason,
            attempt=result.attempts,
            # Since the claim, which includes the wait for a free slot.
            ms=claimed_at and round((self.clock() - claimed_at).total_seconds() * 1000),
            answer=answer,
            due=result.scheduled_at,
        )
