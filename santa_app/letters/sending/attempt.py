"""One try to send one claimed letter's reply, and what its end means for letter and sending."""

import asyncio
import logging
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy.exc import SQLAlchemyError

from santa_app.letters.clock import Clock
from santa_app.letters.mail.base import (
    AccountError,
    RateLimitError,
    RejectedError,
    Sender,
    SendError,
    ServerError,
    TransportError,
)
from santa_app.letters.models import ReplyStatus, SantaLetter
from santa_app.letters.parents.links import delete_after
from santa_app.letters.replies.render import ReplyRenderer
from santa_app.letters.repository import LetterRepository, ReplyUpdate
from santa_app.observability.letter_events import LetterEvent, log_letter
from santa_app.observability.masking import describe, report
from santa_app.settings import Settings

SPREAD = 0.2
"""Part of a wait by which it varies either way, so that letters do not all come back at once."""


def retry_delay(failures: int, *, first: float, most: float, chance: float) -> timedelta:
    """Return the wait after a number of failed tries, 1 or more: first · 2ⁿ, up to `most`.

    `first` and `most` are seconds; `chance`, from -1 to 1, places the wait within the spread.
    """
    # The exponent is capped because the wait long has been; 2 ** 1000 would not be a float.
    seconds = min(most, first * 2.0 ** min(failures - 1, 30))
    return timedelta(seconds=seconds * (1 + SPREAD * chance))


def retry_at(now: datetime, delay: timedelta, asked: datetime | None) -> datetime:
    """Return the next try: after our own delay, and not before the sender asked for it."""
    moment = now + delay
    return moment if asked is None else max(moment, asked)


logger = logging.getLogger(__name__)

Step = Callable[[], object]


def nothing() -> None:
    """Take no step."""


GIVEN_UP = "given up: "
"""How `reply_error` begins for a letter that no sender refused, but none took in time either."""
REJECTED = "rejected"
"""How it begins for a letter that a sender refused; behind a colon stands what it said."""


class AttemptOutcome(StrEnum):
    """How a try ended, as far as the visitor's toast and the pace of sending depend on it."""

    SENT = "sent"
    POSTPONED = "postponed"
    """The sender answered that it cannot now, or there was no time left to ask it."""
    UNREACHED = "unreached"
    PAUSED = "paused"
    """The answer concerns all of our mail; the letter lost no attempt."""
    REJECTED = "rejected"


@dataclass(frozen=True, slots=True, kw_only=True)
class SendAttempt:
    """The end of a try; `said` is the sender's own word on a rejected mail."""

    ending: AttemptOutcome
    said: str = ""
    paused_until: datetime | None = None


def uniform() -> float:
    """Return a random number from -1 to 1."""
    return random.uniform(-1, 1)  # noqa: S311 - spreads retries, guards nothing


@dataclass(slots=True, kw_only=True)
class ReplySender:
    """Tries to send replies and writes down how each try ended."""

    settings: Settings
    repository: LetterRepository
    sender: Sender
    writer: ReplyRenderer
    clock: Clock
    chance: Callable[[], float] = uniform
    _alarmed_until: datetime | None = None

    async def make(self, letter: SantaLetter, taken: Step = nothing) -> SendAttempt:
        """Send the reply to a claimed letter and end its claim; errors end up in the result.

        `taken` is called once the sender has the mail, before that is written down.
        """
        if not self._fits_lease(letter):
            return await self._release(letter, SendAttempt(ending=AttemptOutcome.POSTPONED))
        try:
            message_id = await self.sender.send(self.writer.write(letter))
        except SendError as error:
            return await self._failed(letter, error)
        except Exception as error:  # noqa: BLE001 - whatever it is, the letter is tried again
            report(logger, f"letter {letter.id}: the reply was not made", error)
            return await self._failed(letter, ServerError(type(error).__name__))
        taken()
        now = self.clock()
        result = ReplyUpdate(
            status=ReplyStatus.SENT,
            attempts=letter.reply_attempts + 1,
            sent_at=now,
            message_id=message_id,
            delete_after=delete_after(letter.created_at, now, self.settings),
        )
        await self._finish(letter, result)
        return SendAttempt(ending=AttemptOutcome.SENT)

    async def put_back(self, letter: SantaLetter, until: datetime) -> None:
        """Give a claimed letter back unsent, due again at `until`; it loses no attempt."""
        await self._release(
            letter, SendAttempt(ending=AttemptOutcome.POSTPONED, paused_until=until)
        )

    def _fits_lease(self, letter: SantaLetter) -> bool:
        # Half the timeout again is for writing the result while the lease still holds.
        spare = timedelta(seconds=1.5 * self.settings.send_timeout)
        return letter.reply_lease_until is not None and (
            self.clock() + spare <= letter.reply_lease_until
        )

    async def _release(self, letter: SantaLetter, attempt: SendAttempt) -> SendAttempt:
        result = ReplyUpdate(
            status=ReplyStatus.PENDING,
            attempts=letter.reply_attempts,
            due_at=attempt.paused_until or self.clock(),
            error=letter.reply_error,
            counted=False,
        )
        await self._finish(letter, result)
        return attempt

    async def _failed(self, letter: SantaLetter, error: SendError) -> SendAttempt:
        if isinstance(error, AccountError):
            until = self.clock() + timedelta(seconds=self.settings.refused_pause)
            self._alarm(until, str(error))
            return await self._pause(letter, until, str(error))
        if isinstance(error, RateLimitError) and error.retry_at is not None:
            return await self._pause(letter, error.retry_at, str(error))
        if isinstance(error, RejectedError):
            logger.warning("the sender rejects a reply for good", extra={"letter": letter.id})
            reason = f"{REJECTED}: {error}".removesuffix(": ")
            await self._finish(letter, self._lost(letter, reason, error))
            return SendAttempt(ending=AttemptOutcome.REJECTED, said=str(error))
        attempt = SendAttempt(ending=AttemptOutcome.POSTPONED)
        if isinstance(error, TransportError):
            attempt = SendAttempt(ending=AttemptOutcome.UNREACHED)
        elif isinstance(error, RateLimitError):
            until = self.clock() + timedelta(seconds=self.settings.retry_first)
            await self._write_pause(until, str(error))
            attempt = SendAttempt(ending=AttemptOutcome.PAUSED, paused_until=until)
        await self._retry_later(letter, error)
        return attempt

    async def _retry_later(self, letter: SantaLetter, error: SendError) -> None:
        now = self.clock()
        if now >= letter.reply_give_up_at:
            logger.error(
                "no reply within the limit", extra={"letter": letter.id, "answer": str(error)}
            )
            await self._finish(letter, self._lost(letter, f"{GIVEN_UP}{error}", error))
            return
        delay = retry_delay(
            letter.reply_attempts + 1,
            first=self.settings.retry_first,
            most=self.settings.retry_most,
            chance=self.chance(),
        )
        asked = error.retry_at if isinstance(error, ServerError) else None
        result = ReplyUpdate(
            status=ReplyStatus.PENDING,
            attempts=letter.reply_attempts + 1,
            due_at=retry_at(now, delay, asked),
            error=str(error),
            counted=error.counted,
        )
        await self._finish(letter, result)

    def _lost(self, letter: SantaLetter, reason: str, error: SendError) -> ReplyUpdate:
        return ReplyUpdate(
            status=ReplyStatus.FAILED,
            attempts=letter.reply_attempts + 1,
            error=reason,
            counted=error.counted,
        )

    def _alarm(self, until: datetime, reason: str) -> None:
        """Log the alarm for the operator, once for each pause however many letters meet it."""
        now = self.clock()
        if self._alarmed_until is None or now >= self._alarmed_until:
            logger.critical("ALARM: all sending rests until %s: %s", until.isoformat(), reason)
            self._alarmed_until = until

    async def _pause(self, letter: SantaLetter, until: datetime, reason: str) -> SendAttempt:
        await self._write_pause(until, reason)
        return await self._release(
            letter, SendAttempt(ending=AttemptOutcome.PAUSED, paused_until=until)
        )

    async def _write_pause(self, until: datetime, reason: str) -> None:
        try:
            await self.repository.pause(until, reason)
        except SQLAlchemyError as error:
            # Then the next letter meets the same answer and tries to write it again.
            logger.warning("the pause could not be written: %s", describe(error))

    async def _finish(self, letter: SantaLetter, result: ReplyUpdate) -> None:
        """Write the result, again and again while the lease holds: a mail that went out and
        is not recorded would go out twice."""
        wait = 0.2
        while True:
            try:
                if await self.repository.finish(letter, result):
                    self._log(letter, result)
                else:
                    logger.warning(
                        "a letter was gone before its result", extra={"letter": letter.id}
                    )
            except SQLAlchemyError as error:
                said = "a result is not written yet: %s"
                logger.warning(said, describe(error), extra={"letter": letter.id})
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
            event, answer = LetterEvent.RETURNED, None
        since = letter.reply_tried_at
        log_letter(
            event,
            letter.id,
            status=result.status.value,
            attempt=result.attempts,
            # Since the letter was claimed, which includes the wait for a free slot.
            ms=None if since is None else round((self.clock() - since).total_seconds() * 1000),
            answer=answer,
            due=result.due_at,
        )
