"""The statements of the letters' store, the same for SQLite and PostgreSQL.

Each function works on an open connection inside the caller's transaction.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    false,
    func,
    or_,
    select,
    update,
)

from santa_app.letters.models import (
    INSERTS,
    LETTERS,
    OWED,
    PAUSE,
    SUPPRESSED,
    ReplyStatus,
    SantaLetter,
    UtcDateTime,
)

DAY = timedelta(days=1)
PLAIN_STATUS = func.coalesce(LETTERS.c.reply_status, "")
"""The status as a filter for which no index is used. SQLite would prefer the status's index to
that of the due time, and read and sort a backlog of 100,000 whole for each claim."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipientUsage:
    """What is known of a recipient when a letter for them comes in."""

    letters_today: int
    """Letters stored within 24 hours, whatever became of their replies."""
    replies_today: int
    """Replies sent within 24 hours, those owed now, and those a parent asked for again."""
    first_sent_at: datetime | None
    """When the oldest reply within 24 hours was sent."""
    suppressed: bool
    """Whether this mailbox asked for no more mail, or its provider refused it."""
    paused_until: datetime | None
    """Until when all sending rests, whoever it is for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lease:
    """The right to send a letter, until it ends; whoever finishes must still have it."""

    key: str
    until: datetime
    takes_over: bool = True
    """Whether leases that ran out give way to it; see `jumps.ClockJumpDetector`."""


def as_letter(row: Any) -> SantaLetter:  # noqa: ANN401 - SQLAlchemy's row, typed by the statement
    """Return the row of a statement over the whole table as a letter."""
    return SantaLetter(**row._mapping)  # noqa: SLF001 - the documented way to a row's mapping


def lock_recipient(connection: Connection, recipient_hash: str) -> None:
    """Let one transaction at a time decide on a recipient's room, until its end.

    SQLite has one writer at a time anyway.
    """
    if connection.dialect.name == "postgresql":
        number = int(recipient_hash[:15], 16)
        connection.execute(select(func.pg_advisory_xact_lock(number)))


def by_submission_key(connection: Connection, key: str) -> SantaLetter | None:
    """Return the letter stored under a browser's submission key."""
    row = connection.execute(select(LETTERS).where(LETTERS.c.submission_key == key)).first()
    return None if row is None else as_letter(row)


def _mailbox_statement() -> Select[int, int, Any, bool, Any]:
    letter = LETTERS.c
    since = bindparam("since", type_=UtcDateTime)
    fresh = and_(letter.reply_status == ReplyStatus.SENT, letter.reply_sent_at > since)
    owed = letter.reply_status.in_(OWED)
    return select(
        func.count(case((letter.created_at > since, 1))),
        func.count(case((or_(fresh, owed), 1)))
        # Each time a parent asked was one more mail; the older ones of them may count too long.
        + func.coalesce(func.sum(case((letter.reply_asked_at > since, letter.reply_asked))), 0),
        func.min(case((fresh, letter.reply_sent_at))),
        exists().where(SUPPRESSED.c.recipient_hash == bindparam("recipient")),
        select(PAUSE.c.paused_until)
        .where(PAUSE.c.paused_until > bindparam("now", type_=UtcDateTime))
        .scalar_subquery(),
    ).where(letter.recipient_hash == bindparam("recipient"))


_MAILBOX = _mailbox_statement()


def mailbox(connection: Connection, recipient_hash: str, now: datetime) -> RecipientUsage:
    """Return how many letters and replies a recipient had in the last 24 hours."""
    values = {"recipient": recipient_hash, "since": now - DAY, "now": now}
    letters, replies, first, suppressed, paused = connection.execute(_MAILBOX, values).one()
    return RecipientUsage(
        letters_today=letters,
        replies_today=replies,
        first_sent_at=first,
        suppressed=bool(suppressed),
        paused_until=paused,
    )


_STORED_COLUMNS = tuple(column.name for column in LETTERS.columns if column.name != "id")
_ADD = {
    dialect: insert(LETTERS)
    .on_conflict_do_nothing(index_elements=[LETTERS.c.submission_key])
    .returning(LETTERS.c.id)
    for dialect, insert in INSERTS.items()
}


def add(connection: Connection, letter: SantaLetter) -> bool:
    """Insert `letter` and give it its id; return False when its submission key is known."""
    values = {name: getattr(letter, name) for name in _STORED_COLUMNS}
    number = connection.execute(_ADD[connection.dialect.name], values).scalar_one_or_none()
    letter.id = number
    return number is not None


_PAUSED = select(PAUSE.c.paused_until).where(
    PAUSE.c.paused_until > bindparam("now", type_=UtcDateTime)
)


def paused_until(connection: Connection, now: datetime) -> datetime | None:
    """Return until when all sending rests, or None where it does not."""
    return connection.execute(_PAUSED, {"now": now}).scalar_one_or_none()


def due(
    now: datetime, limit: int, busy: Collection[int] = (), *, take_over: bool = True
) -> Select[int]:
    """Return the statement for the ids of up to `limit` due letters, oldest first.

    Letters whose lease ran out are due again, if one may `take_over`. `busy` names letters this
    process works on itself, so that a clock put forward makes it send none twice. While sending is
    paused nothing is due, and for a mailbox that stopped mail nothing ever is. On PostgreSQL
    letters that another process is just taking are skipped.
    """
    letter = LETTERS.c
    ended = letter.reply_lease_until <= now if take_over else false()
    return (
        select(letter.id)
        .where(
            letter.reply_due_at <= now,
            PLAIN_STATUS.in_(OWED),
            or_(letter.reply_status != ReplyStatus.SENDING, ended),
            letter.id.not_in(busy),
            ~exists().where(SUPPRESSED.c.recipient_hash == letter.recipient_hash),
            ~exists().where(PAUSE.c.paused_until > now),
        )
        .order_by(letter.reply_due_at)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )


def claim(
    connection: Connection,
    which: Select[int] | Collection[int],
    *,
    now: datetime,
    lease: Lease,
) -> list[SantaLetter]:
    """Take the letters with the ids in `which` (see `due`) under a fresh lease, oldest first."""
    statement = (
        update(LETTERS)
        .where(LETTERS.c.id.in_(which))
        .values(
            reply_status=ReplyStatus.SENDING,
            reply_lease=lease.key,
            reply_lease_until=lease.until,
            reply_due_at=lease.until,
            reply_tried_at=now,
        )
        .returning(*LETTERS.c)
    )
    rows = connection.execute(statement).all()
    return sorted((as_letter(row) for row in rows), key=lambda one: one.id or 0)


_NO_LEASE = {"reply_lease": None, "reply_lease_until": None}
_FINISH = update(LETTERS).where(
    LETTERS.c.id == bindparam("letter"), LETTERS.c.reply_lease == bindparam("held_lease")
)


def finish(connection: Connection, letter_id: int, lease: str, values: dict[str, Any]) -> bool:
    """End a claim with `values`; return False when the lease had gone to somebody else."""
    found = {"letter": letter_id, "held_lease": lease}
    return connection.execute(_FINISH, {**values, **found, **_NO_LEASE}).rowcount == 1


_NEXT_DUE = select(func.min(LETTERS.c.reply_due_at))


def next_due(connection: Connection) -> datetime | None:
    """Return when the next letter is due, which may be in the past."""
    return connection.execute(_NEXT_DUE).scalar_one_or_none()


def pause(connection: Connection, until: datetime, reason: str) -> None:
    """Let no process send before `until`; a pause that lasts longer stays."""
    insert = INSERTS[connection.dialect.name]
    statement = insert(PAUSE).values(id=1, paused_until=until, reason=reason)
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=[PAUSE.c.id],
            set_={"paused_until": until, "reason": reason},
            where=PAUSE.c.paused_until < until,
        )
    )


def _time_is_up(now: datetime) -> ColumnElement[bool]:
    return and_(
        LETTERS.c.delete_after <= now,
        or_(LETTERS.c.reply_lease_until.is_(None), LETTERS.c.reply_lease_until <= now),
    )


def purge(connection: Connection, now: datetime) -> int:
    """Delete letters whose time is up, and return how many; one being sent waits."""
    return connection.execute(delete(LETTERS).where(_time_is_up(now))).rowcount


def owed_beyond_their_time(connection: Connection, now: datetime) -> int:
    """Return how many letters `purge` would delete although their reply is still owed."""
    owed = select(func.count()).where(_time_is_up(now), LETTERS.c.reply_status.in_(OWED))
    return connection.execute(owed).scalar_one()
