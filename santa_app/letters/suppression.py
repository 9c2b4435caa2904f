"""Mailboxes that get no more mail, each known by its keyed hash and the reason only."""

from datetime import datetime
from enum import StrEnum

from sqlalchemy import Connection, delete, select, update

from santa_app.letters.models import INSERTS, LETTERS, SUPPRESSED, ReplyStatus
from santa_app.letters.queries import lock_recipient
from santa_app.letters.recipient_limits import STOPPED

_WAITING = (ReplyStatus.PENDING, ReplyStatus.HELD)


class SuppressionReason(StrEnum):
    """Why a mailbox gets no more mail. The first one that came stays."""

    PARENT = "parent"
    OPERATOR = "operator"
    BOUNCE = "bounce"
    SPAM = "spam"
    UNSUBSCRIBE = "unsubscribe"


def suppress(
    connection: Connection, recipient_hash: str, reason: SuppressionReason, now: datetime
) -> None:
    """Stop all mail to a mailbox: letters that wait are held, letters to come will be."""
    # Whoever stops the same mailbox at the same moment would lock the same letters.
    lock_recipient(connection, recipient_hash)
    insert = INSERTS[connection.dialect.name](SUPPRESSED)
    known = insert.values(recipient_hash=recipient_hash, reason=reason, created_at=now)
    connection.execute(known.on_conflict_do_nothing())
    connection.execute(
        update(LETTERS)
        .where(LETTERS.c.recipient_hash == recipient_hash, LETTERS.c.reply_status.in_(_WAITING))
        .values(reply_status=ReplyStatus.HELD, reply_due_at=None, reply_error=STOPPED)
    )


def allow(connection: Connection, recipient_hash: str) -> None:
    """Let mail go to a mailbox again, from the next letter on; what was stopped stays unsent."""
    connection.execute(delete(SUPPRESSED).where(SUPPRESSED.c.recipient_hash == recipient_hash))


def why_stopped(connection: Connection, recipient_hash: str) -> SuppressionReason | None:
    """Return why a mailbox gets no mail, or None where it does."""
    statement = select(SUPPRESSED.c.reason).where(SUPPRESSED.c.recipient_hash == recipient_hash)
    reason = connection.execute(statement).scalar_one_or_none()
    return None if reason is None else SuppressionReason(reason)
