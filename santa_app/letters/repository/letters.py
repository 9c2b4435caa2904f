"""`LetterRepository`: all SQL of the letters, one method for each transaction."""

import logging
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    inspect,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.orm import configure_mappers

from santa_app.database import INSERTS, METADATA, Database, advisory_lock, database_now
from santa_app.database.key import accept_key
from santa_app.letters.desk.models import KEPT, PEOPLE, SESSIONS, KeptReason
from santa_app.letters.holds import HoldEvent, changed_by
from santa_app.letters.models import (
    COUNTS,
    DELETED,
    FORMER_SUPPRESSIONS,
    LETTERS,
    OWED,
    PAUSE,
    SENT_REPLIES,
    SUPPRESSED,
    UNINDEXED_STATUS,
    FailureReason,
    HoldReason,
    LimitName,
    PauseKind,
    ReplyKind,
    ReplyStatus,
    SantaLetter,
    SuppressionReason,
    new_access_key,
    thanks_key,
)
from santa_app.letters.repository import (
    audit,
    kept,
    limits,
    pauses,
    quota,
    recipients,
    replay,
    reports,
    season,
)
from santa_app.letters.repository.audit import FAMILY, Audit, Entry
from santa_app.letters.repository.pauses import Pause
from santa_app.letters.repository.quota import NOT_PENDING, QuotaUsage, SendQuota
from santa_app.letters.repository.recipients import (
    DAY,
    SUPPRESSED_HOLD,
    Hold,
    copy_hold,
    needed_hold,
)
from santa_app.letters.repository.reports import WAITS_FOR_A_PERSON
from santa_app.letters.retention import delete_after
from santa_app.rules.email_address import EmailAddress, InvalidAddressError
from santa_app.settings import Settings

logger = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
Columns = Mapping[str, Any]
"""Columns of a letter to set, by name."""
MOST_KEPT = 500
"""How many refused letters wait for the operator at most: strangers must not fill the disk."""
MOST_TOLD = 1_000
"""How many letters one alert tells of at most."""
PURGED_AT_ONCE = 250
"""How many rows one transaction of a purge deletes."""
NO_LEASE: Columns = {"reply_lease": None, "reply_lease_until": None}


class LetterNotFoundError(LookupError):
    """No such letter is stored; it may have been deleted."""


class AcceptStatus(StrEnum):
    """What became of a new letter."""

    STORED = "stored"
    DUPLICATE = "duplicate"
    """Its submission key is stored already."""
    RECIPIENT_FULL = "recipient_full"
    """Its recipient has had all letters for 24 hours; it was not stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AcceptResult:
    """The stored letter, or the first one of a duplicate; None where none is stored."""

    status: AcceptStatus
    letter: SantaLetter | None
    newest: int | None = None
    """The newest letter of a recipient that has too many."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplyUpdate:
    """How a claim ended."""

    status: ReplyStatus
    attempts: int
    scheduled_at: datetime | None = None
    sent_at: datetime | None = None
    message_id: str | None = None
    failure_reason: FailureReason | None = None
    hold: Hold | None = None
    """Why the reply is held, in place of `scheduled_at`."""
    copies: int = 0
    """How many copies of the reply may have been sent without our knowing it."""
    error: str | None = None
    delete_after: datetime | None = None
    """The letter's new deletion time; None leaves it."""
    uses_quota: bool = True
    """Whether the mail service may have counted a request; if not, its quota is given back."""

    def columns(self) -> Columns:
        columns: dict[str, Any] = {
            "reply_status": self.status,
            "reply_attempts": self.attempts,
            "reply_scheduled_at": self.scheduled_at,
            "reply_sent_at": self.sent_at,
            "reply_message_id": self.message_id,
            "failure_reason": self.failure_reason,
            "reply_copies": self.copies,
            "reply_error": self.error,
        }
        if self.hold is not None:
            columns |= self.hold.columns()
        if self.delete_after is not None:
            columns["delete_after"] = self.delete_after
        return columns


@dataclass(frozen=True, slots=True, kw_only=True)
class PauseChange:
    """The circuit breaker before and after something that may pause all sending."""

    before: Pause | None
    after: Pause | None
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterSnapshot:
    """A letter, and what else decides on the progress of its reply, read in one transaction."""

    at: datetime
    """When it was read, by the database's clock."""
    letter: SantaLetter
    suppression: SuppressionReason | None
    """Why the mailbox gets no mail, or None."""
    sending_paused: bool
    quota_exhausted: bool
    is_thanked: bool
    """Whether a thank-you for the letter's reply is stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterChange:
    """What a rule does to a letter: columns to set, or None to leave it as it is."""

    columns: Columns | None = None
    delete: bool = False
    suppress: SuppressionReason | None = None
    """Why to suppress the letter's mailbox, or None."""
    message: str = ""
    """What the operator is told; without personal data."""


UNCHANGED = LetterChange()


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionResult:
    """What an operator's action did to one letter; `message` contains no personal data."""

    letter_id: int
    done: bool
    message: str


OperatorAction = Callable[[SantaLetter, bool, datetime], LetterChange]
"""Decides on one letter, given whether its mailbox is suppressed, and the present moment."""


def _writes(
    query: "Callable[Concatenate[LetterRepository, Connection, P], T]",
) -> "Callable[Concatenate[LetterRepository, P], Coroutine[Any, Any, T]]":
    """Make a function of a connection an async method that runs it in a transaction."""

    @wraps(query)
    async def method(self: "LetterRepository", *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.write(partial(query, self), *args, **kwargs)

    return method


def _reads(
    query: "Callable[Concatenate[LetterRepository, Connection, P], T]",
) -> "Callable[Concatenate[LetterRepository, P], Coroutine[Any, Any, T]]":
    @wraps(query)
    async def method(self: "LetterRepository", *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.read(partial(query, self), *args, **kwargs)

    return method


class LetterRepository:
    """The stored letters. Each method but `purge` and `season` is one transaction.

    All raise SQLAlchemyError.

    Callers leave out `connection`. Rules that decide on a letter (a resend, a delivery event, an
    operator's action) are functions that the caller hands over: they run inside the transaction,
    on the letter as it is then. Each transaction asks the database for the present moment, so a
    server whose own clock is wrong stores and compares the same times as all others.
    """

    def __init__(
        self,
        database: Database,
        settings: Settings,
        now: Callable[[Connection], datetime] = database_now,
    ) -> None:
        """`now` is for tests."""
        self.database = database
        self.quota = SendQuota.from_settings(settings)
        self.audit = Audit(settings.audit_folder)
        self._settings = settings
        self._time_limit = timedelta(hours=settings.reply_limit_hours)
        self._copy_wait = timedelta(seconds=settings.retry_unknown)
        self._now = now

    # For the worker

    @_writes
    def accept(
        self, connection: Connection, letter: SantaLetter, lease: str | None = None
    ) -> AcceptResult:
        """Store a letter that arrives now, unless its key is stored or its recipient has too many.

        It comes held or pending. A pending one is claimed at once under the key of a lease, unless
        the recipient's limit holds it, sending is paused or the quota is used up.
        """
        recipients.lock(connection, letter.recipient_hash, letter.domain_hash)
        now = self._now(connection)
        usage = recipients.usage(connection, letter.recipient_hash, letter.domain_hash, now)
        if usage.letters >= self._settings.recipient_letters_per_day:
            # Looked up only now, because duplicates are rare: this may be a stored letter.
            first = _by_submission_key(connection, letter.submission_key)
            if first is not None:
                return AcceptResult(status=AcceptStatus.DUPLICATE, letter=first)
            newest = select(func.max(LETTERS.c.id)).where(
                LETTERS.c.recipient_hash == letter.recipient_hash, LETTERS.c.refused_as.is_(None)
            )
            return AcceptResult(
                status=AcceptStatus.RECIPIENT_FULL,
                letter=None,
                newest=connection.execute(newest).scalar_one(),
            )
        letter.reply_variant = usage.next_variant
        self._set_times(letter, now)
        is_claimed = False
        if letter.reply_status == ReplyStatus.HELD:
            letter.alert_at = now if letter.hold_reason == HoldReason.DANGER else None
        elif (hold := needed_hold(usage, self._settings, now)) is not None:
            _set(letter, hold.columns())
        else:
            is_claimed = (
                lease is not None
                and not usage.sending_paused
                and quota.reserve_for_new_letter(connection, self.quota, now)
            )
            _set(letter, self._claim(lease, now) if is_claimed else _pending_at(now))
        if _added(connection, letter):
            return AcceptResult(status=AcceptStatus.STORED, letter=letter)
        if is_claimed:
            quota.give_back(connection, self.quota, now)
        first = _by_submission_key(connection, letter.submission_key)
        return AcceptResult(status=AcceptStatus.DUPLICATE, letter=first)

    @_writes
    def keep(self, connection: Connection, letter: SantaLetter) -> AcceptStatus:
        """Store a refused letter for the operator, who is told of it now.

        RECIPIENT_FULL: `MOST_KEPT` of them wait for a decision, and it was not stored.
        """
        now = self._now(connection)
        kept = select(func.count()).where(
            LETTERS.c.alert_at.is_not(None), WAITS_FOR_A_PERSON, LETTERS.c.refused_as.is_not(None)
        )
        if connection.execute(kept).scalar_one() >= MOST_KEPT:
            return AcceptStatus.RECIPIENT_FULL
        self._set_times(letter, now)
        letter.alert_at = now
        return AcceptStatus.STORED if _added(connection, letter) else AcceptStatus.DUPLICATE

    def _set_times(self, letter: SantaLetter, now: datetime) -> None:
        letter.created_at = now
        letter.reply_expires_at = now + self._time_limit
        letter.delete_after = delete_after(now, None, self._settings)

    @_writes
    def claim(self, connection: Connection, lease: str, limit: int) -> list[SantaLetter]:
        """Claim up to `limit` due letters, as many as the quota allows; return them by id."""
        now = self._now(connection)
        claimed = update(LETTERS).values(self._claim(lease, now))
        if self.quota.limited:
            expires = quota.reserve_for_due_letters(connection, self.quota, due(now, limit), now)
            if not expires:
                return []
            claimed = claimed.where(LETTERS.c.id.in_(tuple(expires))).values(
                reply_expires_at=case(expires, value=LETTERS.c.id)
            )
        else:
            claimed = claimed.where(LETTERS.c.id.in_(due(now, limit)))
        rows = connection.execute(claimed.returning(*LETTERS.c)).all()
        return sorted((_as_letter(row) for row in rows), key=lambda letter: letter.id or 0)

    def _claim(self, lease: str | None, now: datetime) -> Columns:
        until = now + timedelta(seconds=self._settings.lease)
        return {
            "reply_status": ReplyStatus.SENDING,
            "reply_lease": lease,
            "reply_lease_until": until,
            "reply_scheduled_at": until,
            "reply_attempted_at": now,
        }

    @_writes
    def complete(
        self, connection: Connection, letter: SantaLetter, end: Callable[[datetime], ReplyUpdate]
    ) -> tuple[ReplyUpdate, datetime] | None:
        """Write how a claim ends now; return that and the moment, or None for a lost lease.

        Raises ValueError for a letter that is not claimed.
        """
        if letter.id is None or letter.reply_lease is None:
            raise ValueError("only a claimed letter can be completed")
        now = self._now(connection)
        result = end(now)
        claim = {"letter": letter.id, "held_lease": letter.reply_lease}
        values = {**result.columns(), **NO_LEASE, **claim}
        if result.sent_at is not None or result.copies > letter.reply_copies:
            # Also where the letter was deleted meanwhile: the mail has left, or may have.
            recipients.count_sent(connection, letter, result.sent_at or now)
        if connection.execute(_COMPLETE, values).rowcount != 1:
            return None
        if not result.uses_quota and letter.reply_attempted_at is not None:
            quota.give_back(connection, self.quota, letter.reply_attempted_at)
        return result, now

    @_reads
    def leases(self, connection: Connection) -> set[str]:
        sending = select(LETTERS.c.reply_lease).where(
            LETTERS.c.reply_status == ReplyStatus.SENDING, LETTERS.c.reply_lease.is_not(None)
        )
        return set(connection.scalars(sending))

    @_writes
    def end_leases(self, connection: Connection, keys: Collection[str]) -> int:
        """End the leases of processes that are gone, and return how many letters they had.

        Whether these were sent is unknown: a process may be killed after the mail service took a
        reply and before that is stored.
        """
        ended = (
            select(LETTERS)
            .where(LETTERS.c.reply_status == ReplyStatus.SENDING, LETTERS.c.reply_lease.in_(keys))
            .with_for_update()
        )
        now = self._now(connection)
        letters = [_as_letter(row) for row in connection.execute(ended).all()]
        for letter in letters:
            recipients.count_sent(connection, letter, now)
            copies = letter.reply_copies + 1
            hold = copy_hold(copies, now, self._copy_wait).columns()
            _change(connection, letter.id, {**hold, **NO_LEASE, "reply_copies": copies})
        return len(letters)

    @_writes
    def release_held(self, connection: Connection) -> int:
        """Make held letters pending where their recipient's limit allows it; return how many.

        A released reply has the whole time limit. Due replies whose mailbox was suppressed while
        they were being sent become held.
        """
        now = self._now(connection)
        suppressed = select(SUPPRESSED.c.recipient_hash)
        connection.execute(
            update(LETTERS)
            .where(UNINDEXED_STATUS == ReplyStatus.PENDING, LETTERS.c.reply_scheduled_at <= now)
            .where(LETTERS.c.recipient_hash.in_(suppressed))
            .values(SUPPRESSED_HOLD.columns())
        )
        held = (
            select(LETTERS.c.id, LETTERS.c.recipient_hash, LETTERS.c.domain_hash)
            .where(
                recipients.held_for(*changed_by(HoldEvent.RECHECK)),
                LETTERS.c.reply_scheduled_at <= now,
            )
            .order_by(LETTERS.c.reply_scheduled_at, LETTERS.c.id)
            .limit(100)
            .with_for_update(skip_locked=True)
        )
        released = 0
        for letter_id, *hashes in connection.execute(held).all():
            usage = recipients.usage(connection, *hashes, now)
            hold = needed_hold(usage, self._settings, now)
            if hold is None:
                released += 1
                expires = {"hold_reason": None, "reply_expires_at": now + self._time_limit}
                _change(connection, letter_id, {**_pending_at(now), **expires})
            else:
                _change(connection, letter_id, hold.columns())
        return released

    @_reads
    def seconds_until_due(self, connection: Connection) -> float | None:
        """Return the seconds until a letter is due, at most 0 where one is; None without any."""
        first = connection.execute(select(func.min(LETTERS.c.reply_scheduled_at))).scalar_one()
        return None if first is None else (first - self._now(connection)).total_seconds()

    @_reads
    def read_pause(self, connection: Connection) -> tuple[Pause | None, datetime]:
        """Return the circuit breaker's state, None while it is closed, and the present moment."""
        return pauses.read(connection), self._now(connection)

    @_writes
    def pause(
        self, connection: Connection, kind: PauseKind, wait: timedelta | None, reason: str
    ) -> PauseChange:
        """Pause all processes for some time, None for no end.

        A longer pause stays, and the operator's stays in any case.
        """
        advisory_lock(connection, pauses.LOCK)
        before, now = pauses.read(connection), self._now(connection)
        pauses.pause(connection, kind, None if wait is None else now + wait, reason, now)
        return PauseChange(before=before, after=pauses.read(connection), at=now)

    @_writes
    def count_rejection(self, connection: Connection, wait: timedelta, reason: str) -> PauseChange:
        """Count a rejected reply, or one of unknown outcome; pause if it is one of a run.

        `after` is None where it is not.
        """
        advisory_lock(connection, pauses.LOCK)
        before, now = pauses.read(connection), self._now(connection)
        pause = pauses.count_rejection(connection, now + wait, reason, now)
        return PauseChange(before=before, after=pause, at=now)

    @_writes
    def close_pause(self, connection: Connection) -> None:
        """Close the circuit breaker after a reply was sent, unless it opened meanwhile."""
        connection.execute(delete(PAUSE).where(~pauses.is_open(self._now(connection))))

    @_writes
    def resume(self, connection: Connection) -> Pause | None:
        """End any pause at once, and return it, or None where there was none."""
        ended = pauses.read(connection)
        connection.execute(delete(PAUSE))
        return ended

    @_reads
    def quota_usage(self, connection: Connection) -> tuple[QuotaUsage, datetime]:
        now = self._now(connection)
        return quota.usage(connection, self.quota, now), now

    async def purge(self) -> int:
        """Delete letters past `delete_after` that no process is sending; return how many.

        Each transaction deletes `PURGED_AT_ONCE` of them at most, so that no submission waits long
        for the database. Logs an error for those that still owed their reply: the quota may be too
        small. It logs another for those with signs of danger that are still undecided.
        """
        await self.season("9")
        while await self._purge_counts() == PURGED_AT_ONCE:
            continue
        deleted, unread = await self._purge_kept()
        unanswered = 0
        more = True
        while more:
            rows = await self._purge_letters()
            deleted += len(rows)
            unanswered += sum(row.reply_status in OWED for row in rows)
            unread += sum(row.hold_reason == HoldReason.DANGER for row in rows)
            more = len(rows) == PURGED_AT_ONCE
        if unanswered:
            logger.error("%d letters were deleted before their reply was sent", unanswered)
        if unread:
            logger.error("%d letters with signs of danger were deleted unanswered", unread)
        return deleted

    @_writes
    def _purge_counts(self, connection: Connection) -> int:
        """Delete what no quota and no limit counts any more; return how many sent replies."""
        now = self._now(connection)
        self.audit.purge(connection, now)
        quota.delete_old_counts(connection, self.quota, now)
        return recipients.delete_old_counts(connection, now, PURGED_AT_ONCE)

    @_writes
    def _purge_kept(self, connection: Connection) -> tuple[int, int]:
        """Delete the operator's copies whose time is up; return how many, and how many of them
        nobody had decided on."""
        ended = delete(KEPT).where(KEPT.c.delete_after <= self._now(connection))
        reasons = list(connection.scalars(ended.returning(KEPT.c.reason)))
        return len(reasons), reasons.count(KeptReason.DELETED)

    @_writes
    def _purge_letters(self, connection: Connection) -> Sequence[Row[str, str | None]]:
        now = self._now(connection)
        expired = (
            select(LETTERS.c.id)
            .where(
                LETTERS.c.delete_after <= now,
                or_(LETTERS.c.reply_lease_until.is_(None), LETTERS.c.reply_lease_until <= now),
            )
            .limit(PURGED_AT_ONCE)
            .with_for_update(skip_locked=True)
        )
        statement = delete(LETTERS).where(LETTERS.c.id.in_(expired))
        return connection.execute(
            statement.returning(LETTERS.c.reply_status, LETTERS.c.hold_reason)
        ).all()

    @_reads
    def unread(self, connection: Connection, limit: int) -> list[SantaLetter]:
        """Return up to `limit` letters that wait for the recognizer, oldest first."""
        waiting = select(LETTERS).where(recipients.held_for(HoldReason.UNREAD))
        rows = connection.execute(waiting.order_by(LETTERS.c.created_at).limit(limit)).all()
        return [_as_letter(row) for row in rows]

    @_writes
    def set_read(
        self,
        connection: Connection,
        letter: SantaLetter,
        kind: ReplyKind | None,
        *,
        for_a_person: bool,
    ) -> bool:
        """Store what an unread letter was recognized as; return False where it is no longer unread.

        It is held for a person, or due as soon as the limits of its recipient allow it.
        """
        now = self._now(connection)
        columns: dict[str, Any] = {"hold_reason": HoldReason.DANGER, "alert_at": now}
        if not for_a_person:
            # The worker looks at those limits next, as it does for each letter that they hold.
            columns = {"hold_reason": HoldReason.RECIPIENT_LIMIT, "reply_scheduled_at": now}
        unread = and_(LETTERS.c.id == letter.id, recipients.held_for(HoldReason.UNREAD))
        statement = update(LETTERS).where(unread).values(reply_kind=kind, **columns)
        return connection.execute(statement).rowcount == 1

    @_reads
    def alert_is_due(self, connection: Connection) -> bool:
        now = self._now(connection)
        waits = select(LETTERS.c.id).where(LETTERS.c.alert_at <= now, WAITS_FOR_A_PERSON)
        deleted = select(DELETED.c.letter_id).where(DELETED.c.alert_at <= now)
        return any(connection.execute(one.limit(1)).first() for one in (waits, deleted))

    @_writes
    def claim_alerts(
        self, connection: Connection, again_in: timedelta, *, count: bool = False
    ) -> tuple[list[int], list[int]]:
        """Return the ids of the letters of which the operator is to be told now, in order: those
        that wait, and those that were deleted.

        They are due again after a time, in case this process is killed before it tells. The request
        to the mail service counts, but the alert goes out regardless of the quota; with `count`, an
        alert goes out even if none is due.
        """
        now = self._now(connection)
        due = (
            select(LETTERS.c.id)
            .where(LETTERS.c.alert_at <= now, WAITS_FOR_A_PERSON)
            .order_by(LETTERS.c.id)
            .limit(MOST_TOLD)
            .with_for_update(skip_locked=True)
        )
        statement = update(LETTERS).where(LETTERS.c.id.in_(due)).values(alert_at=now + again_in)
        waiting = sorted(connection.scalars(statement.returning(LETTERS.c.id)))
        gone = select(DELETED.c.letter_id).where(DELETED.c.alert_at <= now).limit(MOST_TOLD)
        told = update(DELETED).where(
            DELETED.c.letter_id.in_(gone.with_for_update(skip_locked=True))
        )
        again = told.values(alert_at=now + again_in).returning(DELETED.c.letter_id)
        deleted = sorted(connection.scalars(again))
        if (waiting or deleted or count) and self.quota.limited:
            quota.count(connection, now, 1)
        return waiting, deleted

    @_writes
    def schedule_alerts(
        self,
        connection: Connection,
        waiting: Collection[int],
        deleted: Collection[int],
        wait: timedelta,
    ) -> None:
        """Tell the operator of letters again after a time, as far as they still wait then, and
        never again of deleted ones."""
        alerts = update(LETTERS).where(LETTERS.c.id.in_(waiting), WAITS_FOR_A_PERSON)
        connection.execute(alerts.values(alert_at=self._now(connection) + wait))
        connection.execute(delete(DELETED).where(DELETED.c.letter_id.in_(deleted)))

    @_reads
    def unopened(self, connection: Connection, escalations: int, after: timedelta) -> list[int]:
        """Return the letters that nobody has opened for a time and that so many contacts know."""
        its = LETTERS.c
        waits = select(its.id).where(its.alert_at.is_not(None), WAITS_FOR_A_PERSON)
        late = waits.where(its.opened_at.is_(None), its.created_at <= self._now(connection) - after)
        found = late.where(its.escalations == escalations).limit(MOST_TOLD)
        return sorted(connection.scalars(found))

    @_writes
    def escalated(self, connection: Connection, letters: Collection[int]) -> None:
        """Note that one more contact was told of letters, and count the request."""
        told = update(LETTERS).where(LETTERS.c.id.in_(letters))
        connection.execute(told.values(escalations=LETTERS.c.escalations + 1))
        if self.quota.limited:
            quota.count(connection, self._now(connection), 1)

    @_writes
    def end_far_times(
        self, connection: Connection, *, retry: timedelta, pause: timedelta, alert: timedelta
    ) -> int:
        """End waits that are longer than the longest that the rules give; return how many.

        The database's clock was ahead at their start. The future of the limits is forgotten, too.
        Leases need none of this: they end by the monotonic clock of the process that ends them.
        """
        now = self._now(connection)
        sent_at = SENT_REPLIES.c.sent_at
        connection.execute(update(SENT_REPLIES).where(sent_at > now).values(sent_at=now))
        connection.execute(delete(COUNTS).where(COUNTS.c.minute > now))
        pending, held = (
            LETTERS.c.reply_status == status for status in (ReplyStatus.PENDING, ReplyStatus.HELD)
        )
        waits = (
            (LETTERS.c.reply_scheduled_at, retry, pending),
            (LETTERS.c.reply_scheduled_at, DAY, held),
            (LETTERS.c.alert_at, alert, true()),
            (DELETED.c.alert_at, alert, true()),
            (PAUSE.c.paused_until, pause, true()),
        )
        return sum(
            connection.execute(
                update(column.table).where(column > now + longest, those).values({column: now})
            ).rowcount
            for column, longest, those in waits
        )

    @_writes
    def count_limits(
        self, connection: Connection, counts: Mapping[LimitName, int]
    ) -> tuple[Mapping[str, int], int]:
        """Count limits that were reached; return all counts of 24 hours, and how many replies
        may have been sent or not."""
        now = self._now(connection)
        limits.add(connection, counts, now)
        return limits.reached(connection, now), reports.unconfirmed(connection)

    @_reads
    def stored(self, connection: Connection, letter_ids: Collection[int]) -> set[int]:
        """Return which of these letters are stored; there must be at least one id."""
        letter_id = LETTERS.c.id
        # No list of ids, whose length databases limit.
        within = letter_id.between(min(letter_ids), max(letter_ids))
        return set(letter_ids) & set(connection.scalars(select(letter_id).where(within)))

    # For the parents' page, by the access key of a link; raise LetterNotFoundError

    @_reads
    def snapshot(self, connection: Connection, access_key: str) -> LetterSnapshot:
        return self._snapshot(connection, access_key, lock=False)

    @_writes
    def resend(
        self,
        connection: Connection,
        access_key: str,
        decide: Callable[[LetterSnapshot, Hold | None], Columns],
    ) -> int | None:
        """Set the columns that `decide` returns, and return the letter's id.

        `decide` gets the hold that the recipient's limits ask for, and raises an error where no
        resend is possible; then nothing changes.
        """
        found = _find(connection, LETTERS.c.access_key == access_key)
        recipients.lock(connection, found.recipient_hash, found.domain_hash)
        snapshot = self._snapshot(connection, access_key, lock=True)
        usage = recipients.usage(connection, found.recipient_hash, found.domain_hash, snapshot.at)
        hold = needed_hold(usage, self._settings, snapshot.at)
        _change(connection, snapshot.letter.id, decide(snapshot, hold))
        return snapshot.letter.id

    @_writes
    def delete_letter(self, connection: Connection, access_key: str) -> int:
        """Delete a letter and its thank-you, and return the letter's id.

        One with signs of danger that is undecided stays in a table of the operator's, who is told.
        """
        statement = delete(LETTERS).where(LETTERS.c.access_key == access_key)
        letter = _as_letter(_existing(connection.execute(statement.returning(*LETTERS.c)).first()))
        letter_id, now = letter.id or 0, self._now(connection)
        key = thanks_key(letter_id, letter.recipient_hash)
        thanks = delete(LETTERS).where(LETTERS.c.submission_key == key).returning(*LETTERS.c)
        for gone in (letter, *map(_as_letter, connection.execute(thanks).all())):
            replay.keep_undecided(connection, gone, now)
            self.audit.record(connection, Entry(now, FAMILY, "delete", gone.id))
        return letter_id

    @_writes
    def renew_access_key(self, connection: Connection, access_key: str) -> int:
        """Give a letter a new access key, which invalidates its links, and return its id."""
        statement = update(LETTERS).where(LETTERS.c.access_key == access_key)
        renewed = statement.values(access_key=new_access_key())
        return _existing(connection.scalar(renewed.returning(LETTERS.c.id)))

    def _snapshot(self, connection: Connection, access_key: str, *, lock: bool) -> LetterSnapshot:
        letter = _find(connection, LETTERS.c.access_key == access_key, lock=lock)
        now = self._now(connection)
        return LetterSnapshot(
            at=now,
            letter=letter,
            suppression=recipients.suppression(connection, letter.recipient_hash),
            sending_paused=connection.execute(
                select(exists().where(pauses.is_open(now)))
            ).scalar_one(),
            quota_exhausted=not quota.has_free(connection, self.quota, now),
            is_thanked=_by_submission_key(connection, thanks_key(letter.id, letter.recipient_hash))
            is not None,
        )

    # For the suppression list, by the keyed hash of a mailbox

    @_reads
    def suppression(self, connection: Connection, recipient_hash: str) -> SuppressionReason | None:
        """Return why a mailbox is suppressed, or None where it is not."""
        return recipients.suppression(connection, recipient_hash)

    @_writes
    def suppress_former(
        self, connection: Connection, former_hash: str, reason: SuppressionReason
    ) -> None:
        """Suppress the mailboxes that version 1.0.0 did not tell from another one."""
        row = INSERTS[connection.dialect.name](FORMER_SUPPRESSIONS).values(
            recipient_hash=former_hash, reason=reason
        )
        connection.execute(row.on_conflict_do_nothing())

    @_writes
    def take_over(self, connection: Connection, former_hash: str, recipient_hash: str) -> None:
        """Suppress a mailbox for what version 1.0.0 stored under its former hash."""
        recipients.take_over(connection, former_hash, recipient_hash, self._now(connection))

    @_writes
    def suppress(
        self, connection: Connection, recipient_hash: str, reason: SuppressionReason
    ) -> int:
        """Suppress a mailbox, hold its waiting replies, and return how many are held."""
        recipients.suppress(connection, recipient_hash, reason, self._now(connection))
        return recipients.held_count(connection, recipient_hash)

    @_writes
    def allow(self, connection: Connection, recipient_hash: str) -> int:
        """Take a mailbox off the list, and return how many of its replies stay held."""
        connection.execute(delete(SUPPRESSED).where(SUPPRESSED.c.recipient_hash == recipient_hash))
        return recipients.held_count(connection, recipient_hash)

    @_writes
    def accept_key(self, connection: Connection, hashed: Callable[[EmailAddress], str]) -> None:
        """Take another key: hash the mailboxes with it, and forget what the former one sealed."""
        accept_key(connection, self._settings)
        connection.execute(update(PEOPLE).values(totp_secret=None))
        connection.execute(delete(SESSIONS))
        for row in connection.execute(select(LETTERS.c.id, LETTERS.c.parent_email)).all():
            with suppress(InvalidAddressError):  # a refused letter, or one of an earlier release
                new = hashed(EmailAddress.parse(row.parent_email))
                connection.execute(update(LETTERS).filter_by(id=row.id).values(recipient_hash=new))

    # For the webhook

    @_writes
    def apply_events(
        self,
        connection: Connection,
        decisions: Sequence[tuple[int, Callable[[SantaLetter], LetterChange]]],
    ) -> int:
        """Apply decisions on delivery events in their order; return how many changed a letter.

        Each is a letter's id and a function of the letter as the decisions before have left it.
        """
        same_letters = LETTERS.c.id.in_({letter_id for letter_id, _ in decisions})
        # The recipients' locks come before the rows', as in every other transaction.
        mailboxes = connection.scalars(select(LETTERS.c.recipient_hash).where(same_letters))
        recipients.lock(connection, *mailboxes)
        rows = select(LETTERS.c.id).where(same_letters).order_by(LETTERS.c.id).with_for_update()
        known = set(connection.scalars(rows))
        now = self._now(connection)
        count = 0
        for letter_id, decide in decisions:
            if letter_id not in known:
                continue
            letter = _find(connection, LETTERS.c.id == letter_id)
            change = decide(letter)
            if (columns := change.columns) is None:
                continue
            count += 1
            # A copy that may have been sent is counted already.
            if columns.get("reply_status") == ReplyStatus.SENT and letter.reply_status in OWED:
                recipients.count_sent(connection, letter, columns["reply_sent_at"])
            _apply(connection, letter, change, now)
        return count

    # For the operator and `/health`

    @_reads
    def check_tables(self, connection: Connection) -> None:
        """Raise SQLAlchemyError where the database lacks a table or a column."""
        for table in METADATA.sorted_tables:
            connection.execute(select(table).limit(0))

    @_reads
    def status_counts(self, connection: Connection) -> Mapping[ReplyStatus, int]:
        return reports.status_counts(connection)

    async def season(self, since: str) -> list[dict[str, Any]]:
        """Count the letters of each day, and return the counts from a day on, such as "2026-11-01".

        A letter that came and was deleted between two counts is in none.
        """
        found = await self.database.read(season.counted)
        return await self.database.write(season.store, found, since)

    @_reads
    def watched(self, connection: Connection) -> reports.Watched:
        return reports.watched(connection)

    @_reads
    def overview(self, connection: Connection) -> reports.Overview:
        return reports.overview(connection, self.quota, self._now(connection))

    @_reads
    def find(self, connection: Connection, letter_id: int) -> SantaLetter:
        return _find(connection, LETTERS.c.id == letter_id)

    @_writes
    def find_or_kept(self, connection: Connection, letter_id: int, *, opened: bool) -> SantaLetter:
        """Return a letter, or the operator's copy of one that its family has deleted.

        `opened`: its words are shown. Raises LetterNotFoundError.
        """
        if opened:
            kept.mark_opened(connection, letter_id, self._now(connection))
        try:
            return _find(connection, LETTERS.c.id == letter_id)
        except LetterNotFoundError:
            letter, _ = _existing(kept.find(connection, letter_id))
            return letter

    @_reads
    def export(self, connection: Connection, letter_id: int) -> dict[str, list[dict[str, Any]]]:
        """Return all that is stored about a letter, by table, for a parent who asks for it.

        Covers the letter and the rows of other tables that name it (`letter_id`) or its mailbox
        (`recipient_hash`). Raises LetterNotFoundError.
        """
        letter = _find(connection, LETTERS.c.id == letter_id)
        found: dict[str, list[dict[str, Any]]] = {}
        for table in METADATA.sorted_tables:
            if table.info.get("operator_only"):
                continue
            if table is LETTERS:
                condition = table.c.id == letter_id
            elif "letter_id" in table.c:
                condition = table.c.letter_id == letter_id
            elif "recipient_hash" in table.c:
                condition = table.c.recipient_hash == letter.recipient_hash
            else:
                continue
            rows = connection.execute(select(table).where(condition)).mappings()
            found[table.name] = [dict(row) for row in rows]
        return found

    @_writes
    def hold_owed(self, connection: Connection, *, restored: bool = False) -> tuple[int, int]:
        """Hold all replies that a worker would send, except those that a process is sending.

        Returns how many, and how many are being sent. `restored`: the database is a backup, whose
        processes are gone.
        """
        now = self._now(connection)
        rechecked = recipients.held_for(*changed_by(HoldEvent.RESTORE))
        owed = or_(LETTERS.c.reply_status.in_(OWED), rechecked)
        sent_now = and_(
            LETTERS.c.reply_status == ReplyStatus.SENDING, LETTERS.c.reply_lease_until > now
        )
        held = {"reply_status": ReplyStatus.HELD, "hold_reason": HoldReason.RESTORED}
        values = {**held, "reply_scheduled_at": None, **NO_LEASE}
        free = owed if restored else and_(owed, ~sent_now)
        count = connection.execute(update(LETTERS).where(free).values(values)).rowcount
        left = select(func.count()).select_from(LETTERS).where(sent_now)
        return count, connection.execute(left).scalar_one()

    @_reads
    def held_as_owed(self, connection: Connection, after: int, limit: int) -> list[int]:
        """Return the ids above `after` of up to `limit` letters that `hold_owed` holds."""
        restored = LETTERS.c.hold_reason == HoldReason.RESTORED
        statement = select(LETTERS.c.id).where(LETTERS.c.id > after, restored)
        return list(connection.scalars(statement.order_by(LETTERS.c.id).limit(limit)))

    @_reads
    def suppressions(self, connection: Connection) -> list[dict[str, Any]]:
        return [dict(row) for row in connection.execute(select(SUPPRESSED)).mappings()]

    @_writes
    def add_suppressions(self, connection: Connection, rows: Collection[dict[str, Any]]) -> None:
        """Add rows to the suppression list; mailboxes that are on it stay as they are."""
        for row in rows:
            statement = INSERTS[connection.dialect.name](SUPPRESSED).values(row)
            connection.execute(statement.on_conflict_do_nothing())

    @_reads
    def failed(
        self,
        connection: Connection,
        after: int,
        limit: int,
        *,
        reason: FailureReason | None = None,
        since: datetime | None = None,
    ) -> list[int]:
        """Return the ids above `after` of up to `limit` failed letters that may be retried.

        `reason` and `since`, the time of the last attempt, leave out others.
        """
        chosen = [LETTERS.c.id > after, LETTERS.c.reply_status == ReplyStatus.FAILED]
        if reason is not None:
            chosen.append(LETTERS.c.failure_reason == reason)
        if since is not None:
            chosen.append(LETTERS.c.reply_attempted_at >= since)
        statement = (
            select(LETTERS.c.id)
            .where(*chosen)
            .where(~exists().where(SUPPRESSED.c.recipient_hash == LETTERS.c.recipient_hash))
            .order_by(LETTERS.c.id)
            .limit(limit)
        )
        return list(connection.scalars(statement))

    @_writes
    def apply_action(
        self,
        connection: Connection,
        letter_ids: list[int],
        action: OperatorAction,
        by: tuple[str, str] | None = None,
    ) -> list[ActionResult]:
        """Apply an operator's action to letters, except to those that a process is sending.

        `by`: the person and the action's name, for the audit.
        """
        now = self._now(connection)

        def apply(letter_id: int) -> tuple[bool, str]:
            try:
                letter = _find(connection, LETTERS.c.id == letter_id, lock=True)
            except LetterNotFoundError:
                copy = kept.find(connection, letter_id)
                change = action(copy[0], True, now) if copy else UNCHANGED  # noqa: FBT003
                if change.delete and kept.drop(connection, letter_id):
                    return True, change.message
                return False, "does not exist; it may have been deleted"
            until = letter.reply_lease_until
            if until is not None and until > now:
                seconds = (until - now).total_seconds()
                return False, f"is being sent right now; try again in {seconds:.0f} s at the latest"
            suppression = recipients.suppression(connection, letter.recipient_hash)
            change = action(letter, suppression is not None, now)
            return _apply(connection, letter, change, now), change.message

        results: list[ActionResult] = []
        for letter_id in letter_ids:
            done, said = apply(letter_id)
            results.append(ActionResult(letter_id=letter_id, done=done, message=said))
            if by and done:
                self.audit.record(connection, Entry(now, *by, letter_id))
        return results

    @_writes
    def record(self, connection: Connection, *what: Any) -> None:  # noqa: ANN401 - as `Entry` has them
        """Write person, action, number and note to the audit: no words, and no address."""
        self.audit.record(connection, Entry(self._now(connection), *what))

    @_writes
    def replay(self, connection: Connection, person: str) -> list[Entry]:
        """Repeat what the audit's journal has and this restored database lacks.

        Returns what changed something. Raises OSError for a journal that cannot be read.
        """
        now = self._now(connection)
        replay.skip_ids(connection)
        missing = self.audit.missing(connection)
        for entry in missing:
            audit.store(connection, entry)
        self.audit.record(connection, Entry(now, person, "restore"))
        return [one for one in missing if replay.repeat(connection, one, self._settings, now)]


_STORED_COLUMNS = tuple(column.name for column in LETTERS.columns if column.name != "id")
_ADD = {
    dialect: add(LETTERS)
    .on_conflict_do_nothing(index_elements=[LETTERS.c.submission_key])
    .returning(LETTERS.c.id)
    for dialect, add in INSERTS.items()
}
_COMPLETE = update(LETTERS).where(
    LETTERS.c.id == bindparam("letter"), LETTERS.c.reply_lease == bindparam("held_lease")
)


def _added(connection: Connection, letter: SantaLetter) -> bool:
    """Store a letter unless its key is stored, set its id, and return whether it was stored."""
    values = {name: getattr(letter, name) for name in _STORED_COLUMNS}
    letter.id = connection.execute(_ADD[connection.dialect.name], values).scalar_one_or_none()
    return letter.id is not None


def due(now: datetime, limit: int) -> Select[int]:
    """Return the statement for the ids of up to `limit` due letters, oldest first.

    While sending is paused no letter is due, and letters to suppressed mailboxes never are.
    PostgreSQL skips letters that another process is claiming.
    """
    letter = LETTERS.c
    return (
        select(letter.id)
        .where(
            letter.reply_scheduled_at <= now,
            UNINDEXED_STATUS.not_in(NOT_PENDING),
            ~exists().where(SUPPRESSED.c.recipient_hash == letter.recipient_hash),
            ~exists(select(PAUSE.c.id).where(pauses.is_open(now))),
        )
        .order_by(letter.reply_scheduled_at, letter.id)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )


configure_mappers()  # SQLAlchemy's constructor does this, which rows of letters don't go through
_NEW_LETTER = inspect(SantaLetter).class_manager.new_instance


def _as_letter(row: Any) -> SantaLetter:  # noqa: ANN401 - SQLAlchemy's row, typed by the statement
    # As SQLAlchemy's own loader does: the constructor takes 20 times as long, for each letter.
    letter = _NEW_LETTER()
    letter.__dict__.update(row._mapping)  # noqa: SLF001 - the documented way to a row's mapping
    return letter


def _find(connection: Connection, where: ColumnElement[bool], *, lock: bool = False) -> SantaLetter:
    """Return the letter that matches; `lock` keeps its row from others until the commit."""
    statement = select(LETTERS).where(where)
    row = connection.execute(statement.with_for_update() if lock else statement).first()
    return _as_letter(_existing(row))


def _existing(found: T | None) -> T:
    if found is None:
        raise LetterNotFoundError
    return found


def _by_submission_key(connection: Connection, key: str) -> SantaLetter | None:
    row = connection.execute(select(LETTERS).where(LETTERS.c.submission_key == key)).first()
    return None if row is None else _as_letter(row)


def _pending_at(moment: datetime) -> Columns:
    return {"reply_status": ReplyStatus.PENDING, "reply_scheduled_at": moment}


def _set(letter: SantaLetter, columns: Columns) -> None:
    for name, value in columns.items():
        setattr(letter, name, value)


def _change(connection: Connection, letter_id: int | None, columns: Columns) -> None:
    connection.execute(update(LETTERS).where(LETTERS.c.id == letter_id).values(columns))


def _apply(
    connection: Connection, letter: SantaLetter, change: LetterChange, now: datetime
) -> bool:
    """Apply a rule's decision to a locked letter, and return whether it changes anything."""
    if change.delete:
        connection.execute(delete(LETTERS).where(LETTERS.c.id == letter.id))
    elif change.columns is not None:
        _change(connection, letter.id, change.columns)
    if change.suppress is not None:
        recipients.suppress(connection, letter.recipient_hash, change.suppress, now)
    return change.delete or change.columns is not None
