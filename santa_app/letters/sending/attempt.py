"""One attempt to send one claimed letter's reply, and how its result is stored.

| the mail service                         | the letter                  | all sending       |
|------------------------------------------|-----------------------------|-------------------|
| accepts the mail                         | sent                        |                   |
| rejects the mail                         | failed: rejected            |                   |
| rejects the third mail in a row, none of | snoozed, uses no attempt    | paused for 5 min  |
| them for its recipient's address         |                             |                   |
| cannot be reached, or cannot now         | retried; after 48 h failed: |                   |
|                                          | expired                     |                   |
| got the mail and does not answer         | held: next copy; the third  |                   |
|                                          | time held: outcome unknown  |                   |
| does so the third time in a row          | the same                    | paused for 5 min  |
| asks for fewer requests, without a time  | retried                     | paused for 30 s   |
| asks for fewer requests until a time     | snoozed, uses no attempt    | paused until then |
| refuses our key, login, sender or quota  | snoozed, uses no attempt    | paused for 5 min  |

The n-th failed attempt is retried after 30 s · 2ⁿ⁻¹: 30 s, 1 min, 2 min, …, capped at 15 min, then
varied by ±20 % (jitter); but not before the time that the mail service asked for, at most an
hour. A copy follows after 4 h, and counts as one of the mailbox's replies. The times are the
settings RETRY_FIRST, RETRY_MOST, RETRY_UNKNOWN, REPLY_LIMIT_HOURS and REFUSED_PAUSE.
"""

import asyncio
import logging
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy.exc import SQLAlchemyError

from santa_app.letters.mail import (
    AccountError,
    Cause,
    RateLimitError,
    RejectedError,
    Sender,
    SendError,
    ServerError,
    TransportError,
    UnknownOutcomeError,
)
from santa_app.letters.models import (
    MAX_COPIES,
    FailureReason,
    HoldReason,
    PauseKind,
    ReplyStatus,
    SantaLetter,
)
from santa_app.letters.replies import ReplyRenderer
from santa_app.letters.repository import LetterRepository, PauseChange, ReplyUpdate, copy_hold
from santa_app.letters.retention import delete_after
from santa_app.observability import metrics
from santa_app.observability.letter_events import LetterEvent, log_letter
from santa_app.observability.masking import describe, report
from santa_app.rules.submit_status import SubmitStatus
from santa_app.settings import Settings

JITTER = 0.2
"""The share of a delay by which it varies, so that letters are not all retried at once."""

LEAST_PAUSE = timedelta(seconds=1)
"""How long a pause lasts at least: an answer may ask to wait for no time at all."""

logger = logging.getLogger(__name__)


_EVENTS = (LetterEvent.SENT, LetterEvent.RETRY, LetterEvent.SNOOZED, LetterEvent.UNKNOWN)
for _outcome in (*(event.name.lower() for event in _EVENTS), *FailureReason):
    metrics.SENDS.labels(_outcome)  # begins with 0


def _count(letter: SantaLetter, result: ReplyUpdate, event: LetterEvent) -> None:
    metrics.SENDS.labels(result.failure_reason or event.name.lower()).inc()
    if result.sent_at is not None and letter.resend_count == 0:
        waited = (result.sent_at - letter.created_at).total_seconds()
        metrics.REPLY_SECONDS.observe(max(waited, 0.0))


def random_jitter() -> float:
    return random.uniform(-1, 1)  # noqa: S311 - spreads retries, protects nothing


def retry_delay(failures: int, *, first: float, longest: float, jitter: float) -> timedelta:
    """Return the delay after the n-th failed attempt: first · 2ⁿ⁻¹, at most `longest`, ±20 %.

    n counts from 1, the delays are seconds, and `jitter` is from -1 to 1.
    """
    # The exponent is capped because 2.0 ** 1024 overflows; the delay is capped long before.
    seconds = min(longest, first * 2.0 ** min(failures - 1, 30))
    return timedelta(seconds=seconds * (1 + JITTER * jitter))


@dataclass(frozen=True, slots=True, kw_only=True)
class SendAttempt:
    """The result of an attempt."""

    status: SubmitStatus
    """What a waiting visitor is told; one of `rules.submit_status.STORED`."""
    half_opens: bool = False
    """Whether the attempt paused all sending, or gave reason to send one letter at a time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A letter that this process may send."""

    letter: SantaLetter
    ends_at: float
    """When its lease ends, by the monotonic clock: no clock that is set makes it longer."""


@dataclass(slots=True, kw_only=True)
class ReplySender:
    """Sends replies and stores how each attempt ended."""

    settings: Settings
    repository: LetterRepository
    sender: Sender
    renderer: ReplyRenderer
    monotonic: Callable[[], float] = time.monotonic
    jitter: Callable[[], float] = random_jitter

    async def run(
        self, claim: Claim, on_accepted: Callable[[], object] | None = None
    ) -> SendAttempt:
        """Send the reply to a claimed letter and complete the claim; errors become the result.

        Calls `on_accepted` once the mail service has accepted the mail, before that is stored.
        """
        # Half a timeout more, to store the result before the lease ends.
        if self.monotonic() + 1.5 * self.settings.send_timeout > claim.ends_at:
            return await self.snooze(claim)
        letter = claim.letter
        kind: type[SendError] = ServerError
        try:
            mail = self.renderer.write(letter)
            kind = UnknownOutcomeError
            message_id = await self.sender.send(mail)
        except SendError as error:
            return await self._failed(claim, error)
        except Exception as error:  # noqa: BLE001 - an unexpected error is retried like any other
            report(logger, f"letter {letter.id}: the reply could not be rendered or sent", error)
            return await self._failed(claim, kind(type(error).__name__))
        if on_accepted is not None:
            on_accepted()

        def sent(now: datetime) -> ReplyUpdate:
            return ReplyUpdate(
                status=ReplyStatus.SENT,
                attempts=letter.reply_attempts + 1,
                sent_at=now,
                message_id=message_id,
                delete_after=delete_after(letter.created_at, now, self.settings),
            )

        await self._complete(claim, sent)
        return SendAttempt(status=SubmitStatus.REPLY_SENT)

    async def snooze(
        self, claim: Claim, wait: timedelta = timedelta(), error: str | None = None
    ) -> SendAttempt:
        """Return a claimed letter unsent, due again after `wait`; it uses no attempt."""
        letter = claim.letter

        def snoozed(now: datetime) -> ReplyUpdate:
            return ReplyUpdate(
                status=ReplyStatus.PENDING,
                attempts=letter.reply_attempts,
                scheduled_at=now + wait,
                copies=letter.reply_copies,
                error=error or letter.reply_error,
                uses_quota=False,
            )

        await self._complete(claim, snoozed)
        return SendAttempt(status=SubmitStatus.REPLY_LATER)

    async def _failed(self, claim: Claim, error: SendError) -> SendAttempt:
        if isinstance(error, AccountError):
            wait = timedelta(seconds=self.settings.refused_pause)
            return await self._pause_and_snooze(claim, PauseKind.REFUSED, wait, error)
        if isinstance(error, RateLimitError) and error.retry_after is not None:
            wait = max(error.retry_after, LEAST_PAUSE)
            return await self._pause_and_snooze(claim, PauseKind.RATE_LIMIT, wait, error)
        if isinstance(error, RejectedError):
            return await self._rejected(claim, error)
        if isinstance(error, UnknownOutcomeError):
            return await self._unknown(claim, error)
        attempt = SendAttempt(status=SubmitStatus.REPLY_LATER)
        if isinstance(error, TransportError):
            attempt = SendAttempt(status=SubmitStatus.REPLY_UNREACHED)
        elif isinstance(error, RateLimitError):
            wait = timedelta(seconds=self.settings.retry_first)
            await self._pause(PauseKind.RATE_LIMIT, wait, str(error))
            attempt = SendAttempt(status=SubmitStatus.REPLY_LATER, half_opens=True)
        await self._retry(claim, error)
        return attempt

    async def _rejected(self, claim: Claim, error: RejectedError) -> SendAttempt:
        """Fail the letter; where it is one of a run of rejections, pause all sending instead."""
        letter = claim.letter
        logger.warning("the mail service rejects a reply", extra={"letter": letter.id})
        # An address that the service does not take says nothing about other letters, and anyone
        # can type a few of them.
        half_opens = not error.names_recipient
        change = await self._count_rejection(error) if half_opens else None
        if change and change.after is not None and change.at < letter.reply_expires_at:
            await self.snooze(claim, error=str(error) or None)
            return SendAttempt(status=SubmitStatus.REPLY_LATER, half_opens=True)
        reason, told = FailureReason.REJECTED, SubmitStatus.REPLY_REJECTED
        if error.cause is Cause.RECIPIENT:
            reason, told = FailureReason.ADDRESS, SubmitStatus.REPLY_ADDRESS_REFUSED
        await self._complete(claim, lambda _: self._failure(letter, reason, error))
        return SendAttempt(status=told, half_opens=half_opens)

    async def _unknown(self, claim: Claim, error: UnknownOutcomeError) -> SendAttempt:
        """Hold a letter that may have been sent: for another copy, or after three for a person.

        While the mail service answers nothing, few letters at a time use up their copies.
        """
        letter = claim.letter
        await self._count_rejection(error)
        await self._complete(claim, lambda now: self._held_as_unknown(letter, error, now))
        told = SubmitStatus.REPLY_LATER if error.answered else SubmitStatus.REPLY_UNREACHED
        return SendAttempt(status=told, half_opens=True)

    def _held_as_unknown(
        self, letter: SantaLetter, error: SendError, now: datetime, more: int = 1
    ) -> ReplyUpdate:
        copies = letter.reply_copies + more
        wait = timedelta(seconds=self.settings.retry_unknown)
        return ReplyUpdate(
            status=ReplyStatus.HELD,
            hold=copy_hold(copies if more else MAX_COPIES, now, wait),
            copies=copies,
            attempts=letter.reply_attempts + 1,
            error=str(error),
            uses_quota=error.uses_quota,
        )

    async def _count_rejection(self, error: SendError) -> PauseChange | None:
        wait = timedelta(seconds=self.settings.refused_pause)
        reason = str(error) or "no reason given"
        try:
            change = await self.repository.count_rejection(wait, reason)
        except SQLAlchemyError as failure:
            logger.warning("an attempt could not be counted: %s", describe(failure))
            return None
        _log_pause(change)
        return change

    async def _retry(self, claim: Claim, error: SendError) -> None:
        """Schedule the next attempt: after our delay, and not before the mail service asked."""
        letter = claim.letter
        wait = retry_delay(
            letter.reply_attempts + 1,
            first=self.settings.retry_first,
            longest=self.settings.retry_most,
            jitter=self.jitter(),
        )
        if isinstance(error, ServerError) and error.retry_after is not None:
            wait = max(wait, error.retry_after)

        def retried(now: datetime) -> ReplyUpdate:
            if now >= letter.reply_expires_at and letter.reply_copies:
                # It may have been sent, so it has not failed.
                return self._held_as_unknown(letter, error, now, more=0)
            if now >= letter.reply_expires_at:
                return self._failure(letter, FailureReason.EXPIRED, error)
            return ReplyUpdate(
                status=ReplyStatus.PENDING,
                attempts=letter.reply_attempts + 1,
                scheduled_at=now + wait,
                copies=letter.reply_copies,
                error=str(error),
                uses_quota=error.uses_quota,
            )

        await self._complete(claim, retried)

    @staticmethod
    def _failure(letter: SantaLetter, reason: FailureReason, error: SendError) -> ReplyUpdate:
        return ReplyUpdate(
            status=ReplyStatus.FAILED,
            attempts=letter.reply_attempts + 1,
            failure_reason=reason,
            copies=letter.reply_copies,
            error=str(error) or None,
            uses_quota=error.uses_quota,
        )

    async def _pause_and_snooze(
        self, claim: Claim, kind: PauseKind, wait: timedelta, error: SendError
    ) -> SendAttempt:
        stored = await self._pause(kind, wait, str(error))
        # Due at once, because the pause keeps it back; by itself where none could be stored.
        await self.snooze(claim, timedelta() if stored else wait)
        return SendAttempt(status=SubmitStatus.REPLY_LATER, half_opens=True)

    async def _pause(self, kind: PauseKind, wait: timedelta, reason: str) -> bool:
        try:
            _log_pause(await self.repository.pause(kind, wait, reason))
        except SQLAlchemyError as error:
            # The next letter gets the same answer and tries to store the pause again.
            logger.warning("the pause could not be stored: %s", describe(error))
            return False
        return True

    async def _complete(self, claim: Claim, end: Callable[[datetime], ReplyUpdate]) -> None:
        """Store how a claim ends, repeatedly while the lease lasts: a reply that was sent but is
        not recorded as sent would be sent again."""
        letter, wait = claim.letter, 0.2
        while True:
            try:
                done = await self.repository.complete(letter, end)
            except SQLAlchemyError as error:
                message = "a result is not stored yet: %s"
                logger.warning(message, describe(error), extra={"letter": letter.id})
                if self.monotonic() + wait >= claim.ends_at:
                    report(logger, f"letter {letter.id}: its result is lost", error)
                    return
                await asyncio.sleep(wait)
                wait = min(2 * wait, 5.0)
                continue
            if done is None:
                logger.warning(
                    "a result came after its lease was lost", extra={"letter": letter.id}
                )
            else:
                _log(letter, *done)
            return


def _log_pause(change: PauseChange) -> None:
    """Log a pause once, however many letters that were in flight cause it."""
    before, after = change.before, change.after
    if after is None or after.until is None:
        return
    alarm = after.is_alarming and not (before is not None and before.is_alarming)
    if before is not None and before.is_open(change.at) and not alarm:
        return
    until = after.until.isoformat(timespec="seconds")
    if not after.is_alarming:
        logger.warning("all sending is paused until %s: %s", until, after.reason)
    elif after.kind is PauseKind.RATE_LIMIT:
        since = after.since.isoformat(timespec="seconds")
        message = "all sending is paused until %s, and nothing was sent since %s: %s"
        logger.error(message, until, since, after.reason)
    else:
        run = f"{after.rejections} replies in a row were rejected or got no answer: "
        cause = run if after.kind is PauseKind.REJECTED else ""
        logger.critical("ALARM: all sending is paused until %s: %s%s", until, cause, after.reason)


def _log(letter: SantaLetter, result: ReplyUpdate, now: datetime) -> None:
    answer = result.error
    if result.status is ReplyStatus.SENT:
        event, answer = LetterEvent.SENT, result.message_id
    elif result.status is ReplyStatus.FAILED:
        event = LetterEvent.FAILED
    elif result.hold is not None:
        event = LetterEvent.UNKNOWN
    elif result.attempts > letter.reply_attempts:
        event = LetterEvent.RETRY
    else:
        event, answer = LetterEvent.SNOOZED, None
    _count(letter, result, event)
    if result.failure_reason is FailureReason.EXPIRED:
        logger.error(
            "no reply within the time limit", extra={"letter": letter.id, "answer": answer}
        )
    hold = result.hold
    if hold is not None:
        log_unknown(letter.id, hold.reason, result.copies)
    claimed_at = letter.reply_attempted_at
    log_letter(
        event,
        letter.id,
        status=result.status.value,
        reason=result.failure_reason or (hold and hold.reason),
        attempt=result.attempts,
        # Since the claim, which includes the wait for a free slot.
        ms=claimed_at and round((now - claimed_at).total_seconds() * 1000),
        answer=answer,
        due=hold.recheck_at if hold else result.scheduled_at,
    )


def log_unknown(letter_id: int | None, reason: HoldReason, copies: int) -> None:
    """Tell the operator of a reply that may have been sent, once for each attempt."""
    if reason is HoldReason.OUTCOME_UNKNOWN:
        message = "ALARM: it is unknown whether a reply was sent in %d attempts: find out, then "
        message += "`release` it or `mark-sent`"
    else:
        message = "it is unknown whether a reply was sent in attempt %d; it is sent again later"
    logger.error(message, copies, extra={"letter": letter_id})
