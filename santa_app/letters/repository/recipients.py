"""Recipients: the limits for one mailbox and for its domain, and the suppression list.

A recipient is known by the keyed hash of its mailbox, its domain by another. The functions run on
an open connection, inside the repository's transaction.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    ScalarSelect,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from santa_app.database import INSERTS, UtcDateTime, advisory_lock
from santa_app.letters.holds import HoldEvent, changed_by
from santa_app.letters.models import (
    FORMER_SUPPRESSIONS,
    LETTERS,
    MAX_COPIES,
    OWED,
    PAUSE,
    SENT_REPLIES,
    SUPPRESSED,
    HoldReason,
    ReplyStatus,
    SantaLetter,
    SuppressionReason,
)
from santa_app.letters.repository import pauses
from santa_app.settings import Settings

DAY = timedelta(days=1)
RECHECK_INTERVAL = timedelta(hours=1)
"""When a held reply is checked again while the replies before it are still owed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplyUsage:
    """The replies that a mailbox or a domain has had in the last 24 hours."""

    owed: int
    sent: int
    oldest_sent_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipientUsage:
    """What a mailbox and its domain have had in the last 24 hours."""

    letters: int
    """Letters stored, answered or not."""
    next_variant: int
    """The `reply_variant` of the mailbox's next letter."""
    mailbox: ReplyUsage
    domain: ReplyUsage
    """None owed and none sent for the domain of a well-known provider."""
    suppressed: bool
    sending_paused: bool
    """Whether all sending is paused, for every mailbox."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hold:
    """Why a reply is held, and when to check again; None if only a person can release it."""

    reason: HoldReason
    recheck_at: datetime | None

    def columns(self) -> dict[str, Any]:
        return {
            "reply_status": ReplyStatus.HELD,
            "hold_reason": self.reason,
            "reply_scheduled_at": self.recheck_at,
        }


SUPPRESSED_HOLD = Hold(reason=HoldReason.SUPPRESSED, recheck_at=None)


def copy_hold(copies: int, now: datetime, wait: timedelta) -> Hold:
    """Return the hold of a reply of which so many copies may have been sent."""
    if copies < MAX_COPIES:
        return Hold(reason=HoldReason.NEXT_COPY, recheck_at=now + wait)
    return Hold(reason=HoldReason.OUTCOME_UNKNOWN, recheck_at=None)


def needed_hold(usage: RecipientUsage, settings: Settings, now: datetime) -> Hold | None:
    """Return the hold for one more reply, or None where it may be sent."""
    if usage.suppressed:
        return SUPPRESSED_HOLD
    if usage.mailbox.owed + usage.mailbox.sent >= settings.recipient_replies_per_day:
        oldest = usage.mailbox.oldest_sent_at
        recheck_at = now + RECHECK_INTERVAL if oldest is None else oldest + DAY
        return Hold(reason=HoldReason.RECIPIENT_LIMIT, recheck_at=recheck_at)
    if usage.domain.owed + usage.domain.sent >= settings.recipient_domain_replies_per_day:
        # A domain may have thousands of held letters, so they are not checked for each reply
        # that leaves the window.
        oldest = usage.domain.oldest_sent_at or now
        recheck_at = max(oldest + DAY, now + RECHECK_INTERVAL)
        return Hold(reason=HoldReason.DOMAIN_LIMIT, recheck_at=recheck_at)
    return None


def lock(connection: Connection, *hashes: str | None) -> None:
    """Serialize the transactions that decide on mailboxes and domains, given by their hashes."""
    advisory_lock(connection, *(int(one[:15], 16) for one in hashes if one is not None))


def _usage_statement() -> Select[int, int, int, int, Any, int, int, Any, bool, bool]:
    letter, sent = LETTERS.c, SENT_REPLIES.c
    since = bindparam("since", type_=UtcDateTime)
    mailbox, domain = bindparam("mailbox"), bindparam("domain")
    owed_in_domain = select(func.count()).where(
        letter.domain_hash == domain, letter.reply_status.in_(OWED)
    )

    def sent_to(known: BindParameter[Any]) -> list[ScalarSelect[Any]]:
        return [
            select(figure)
            .where(sent.recipient_hash == known, sent.sent_at > since)
            .scalar_subquery()
            for figure in (func.count(), func.min(sent.sent_at))
        ]

    return select(
        # A refused one that is stored for the operator must not be felt by its sender.
        func.count(case((and_(letter.created_at > since, letter.refused_as.is_(None)), 1))),
        func.coalesce(func.max(letter.reply_variant) + 1, 0),
        func.count(case((letter.reply_status.in_(OWED), 1))),
        *sent_to(mailbox),
        owed_in_domain.scalar_subquery(),
        *sent_to(domain),
        exists().where(SUPPRESSED.c.recipient_hash == mailbox),
        exists(select(PAUSE.c.id).where(pauses.is_open(bindparam("now", type_=UtcDateTime)))),
    ).where(letter.recipient_hash == mailbox)


_USAGE = _usage_statement()


def usage(
    connection: Connection, recipient_hash: str, domain_hash: str | None, now: datetime
) -> RecipientUsage:
    """Return what a recipient has had in the 24 hours before `now`."""
    values = {"mailbox": recipient_hash, "domain": domain_hash, "since": now - DAY, "now": now}
    found = connection.execute(_USAGE, values).one()
    letters, variant, owed, sent, oldest = found[:5]
    domain_owed, domain_sent, domain_oldest, suppressed, paused = found[5:]
    return RecipientUsage(
        letters=letters,
        next_variant=variant,
        mailbox=ReplyUsage(owed=owed, sent=sent, oldest_sent_at=oldest),
        domain=ReplyUsage(owed=domain_owed, sent=domain_sent, oldest_sent_at=domain_oldest),
        suppressed=bool(suppressed),
        sending_paused=bool(paused),
    )


def count_sent(connection: Connection, letter: SantaLetter, sent_at: datetime) -> None:
    for known in (letter.recipient_hash, letter.domain_hash):
        if known is not None:
            values = {"recipient_hash": known, "sent_at": sent_at}
            connection.execute(insert(SENT_REPLIES), values)


def delete_old_counts(connection: Connection, now: datetime, limit: int) -> int:
    """Delete up to `limit` counted replies that no limit reaches any more; return how many."""
    old = select(SENT_REPLIES.c.id).where(SENT_REPLIES.c.sent_at <= now - DAY).limit(limit)
    statement = delete(SENT_REPLIES).where(
        SENT_REPLIES.c.id.in_(old.with_for_update(skip_locked=True))
    )
    return connection.execute(statement).rowcount


def held_for(*reasons: HoldReason) -> ColumnElement[bool]:
    return and_(LETTERS.c.reply_status == ReplyStatus.HELD, LETTERS.c.hold_reason.in_(reasons))


def suppress(
    connection: Connection, recipient_hash: str, reason: SuppressionReason, now: datetime
) -> None:
    """Put a mailbox on the suppression list and hold its replies that wait.

    Replies that wait for a person stay as they are. Otherwise the mailbox's owner could stop its
    mail, allow it again and request the reply before a person has looked at the letter.
    """
    # Two transactions that suppress one mailbox would otherwise lock the same letters.
    lock(connection, recipient_hash)
    insert = INSERTS[connection.dialect.name](SUPPRESSED)
    row = insert.values(recipient_hash=recipient_hash, reason=reason, created_at=now)
    connection.execute(row.on_conflict_do_nothing())
    waiting = or_(
        LETTERS.c.reply_status == ReplyStatus.PENDING, held_for(*changed_by(HoldEvent.SUPPRESS))
    )
    connection.execute(
        update(LETTERS)
        .where(LETTERS.c.recipient_hash == recipient_hash, waiting)
        .values(SUPPRESSED_HOLD.columns())
    )


def take_over(connection: Connection, former_hash: str, recipient_hash: str, now: datetime) -> None:
    """Suppress a mailbox for what version 1.0.0 stored under its former hash, once and for all."""
    former = FORMER_SUPPRESSIONS.c
    taken = delete(FORMER_SUPPRESSIONS).where(former.recipient_hash == former_hash)
    reason = connection.execute(taken.returning(former.reason)).scalar_one_or_none()
    if reason is not None:
        suppress(connection, recipient_hash, SuppressionReason(reason), now)


def suppression(connection: Connection, recipient_hash: str) -> SuppressionReason | None:
    """Return why a mailbox is on the suppression list, or None where it is not."""
    statement = select(SUPPRESSED.c.reason).where(SUPPRESSED.c.recipient_hash == recipient_hash)
    reason = connection.execute(statement).scalar_one_or_none()
    return None if reason is None else SuppressionReason(reason)


def held_count(connection: Connection, recipient_hash: str) -> int:
    held = select(func.count()).where(
        LETTERS.c.recipient_hash == recipient_hash, LETTERS.c.reply_status == ReplyStatus.HELD
    )
    return connection.execute(held).scalar_one()
