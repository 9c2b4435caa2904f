"""The outbox as a queue: add, find, claim, complete and purge letters; pause all sending.

Each function is a few statements on an open connection, inside the caller's transaction, the
same for SQLite and PostgreSQL.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    false,
    func,
    or_,
    select,
    update,
)

from santa_app.database import INSERTS, UtcDateTime
from santa_app.letters.models import LETTERS, OWED, PAUSE, SUPPRESSED, ReplyStatus, SantaLetter
from santa_app.letters.repository.recipients import UNINDEXED_STATUS


@dataclass(frozen=True, slots=True, kw_only=True)
class Lease:
    """The right to send a reply until a moment; only its holder can complete the claim."""

    key: str
    until: datetime
    reclaim_expired: bool = True
    """Whether to claim letters whose lease has expired; see `ClockJumpDetector`."""


class LetterNotFoundError(LookupError):
    """No such letter is stored; it may have been deleted."""


def as_letter(row: Any) -> SantaLetter:  # noqa: ANN401 - SQLAlchemy's row, typed by the statement
    """Return the row of a statement over all columns as a letter."""
    return SantaLetter(**row._mapping)  # noqa: SLF001 - the documented way to a row's mapping


def find(connection: Connection, *where: ColumnElement[bool], lock: bool = False) -> SantaLetter:
    """Return the letter that matches; `lock` keeps its row from others until the commit.

    Raises LetterNotFoundError.
    """
    statement = select(LETTERS).where(*where)
    if lock:
        statement = statement.with_for_update()
    row = connection.execute(statement).first()
    if row is None:
        raise LetterNotFoundError
    return as_letter(row)


def by_submission_key(connection: Connection, key: str) -> SantaLetter | None:
    """Return the letter stored under a browser's submission key."""
    row = connection.execute(select(LETTERS).where(LETTERS.c.submission_key == key)).first()
    return None if row is None else as_letter(row)


_STORED_COLUMNS = tuple(column.name for column in LETTERS.columns if column.name != "id")
_ADD = {
    dialect: insert(LETTERS)
    .on_conflict_do_nothing(index_elements=[LETTERS.c.submission_key])
    .returning(LETTERS.c.id)
    for dialect, insert in INSERTS.items()
}


def add(connection: Connection, letter: SantaLetter) -> bool:
    """Insert `letter` and set its id; return False when its submission key is stored already."""
    values = {name: getattr(letter, name) for name in _STORED_COLUMNS}
    letter.id = connection.execute(_ADD[connection.dialect.name], values).scalar_one_or_none()
    return letter.id is not None


def change(connection: Connection, letter_id: int | None, columns: Mapping[str, Any]) -> None:
    """Set columns of one letter."""
    connection.execute(update(LETTERS).where(LETTERS.c.id == letter_id).values(columns))


def due(
    now: datetime, limit: int, exclude: Collection[int] = (), *, reclaim_expired: bool = True
) -> Select[int]:
    """Return the statement for the ids of up to `limit` due letters, oldest first.

    `exclude` names letters that this process is sending itself, so that a clock set forward
    sends none twice. While sending is paused no letter is due, and letters to suppressed
    mailboxes never are. PostgreSQL skips letters that another process is claiming.
    """
    letter = LETTERS.c
    expired = letter.reply_lease_until <= now if reclaim_expired else false()
    return (
        select(letter.id)
        .where(
            letter.reply_scheduled_at <= now,
            UNINDEXED_STATUS.in_(OWED),
            or_(letter.reply_status != ReplyStatus.SENDING, expired),
            letter.id.not_in(exclude),
            ~exists().where(SUPPRESSED.c.recipient_hash == letter.recipient_hash),
            ~exists().where(PAUSE.c.paused_until > now),
        )
        .order_by(letter.reply_scheduled_at)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )


def claim(
    connection: Connection,
    ids: Select[int] | Collection[int],
    *,
    now: datetime,
    lease: Lease,
) -> list[SantaLetter]:
    """Claim the letters with these ids (see `due`) under `lease`, and return them by id."""
    statement = (
        update(LETTERS)
        .where(LETTERS.c.id.in_(ids))
        .values(
            reply_status=ReplyStatus.SENDING,
            reply_lease=lease.key,
            reply_lease_until=lease.until,
            reply_scheduled_at=lease.until,
            reply_attempted_at=now,
        )
        .returning(*LETTERS.c)
    )
    rows = connection.execute(statement).all()
    return sorted((as_letter(row) for row in rows), key=lambda letter: letter.id or 0)


NO_LEASE = {"reply_lease": None, "reply_lease_until": None}
_COMPLETE = update(LETTERS).where(
    LETTERS.c.id == bindparam("letter"), LETTERS.c.reply_lease == bindparam("held_lease")
)


def complete(
    connection: Connection, letter_id: int, lease: str, columns: Mapping[str, Any]
) -> bool:
    """End a claim with `columns`; return False when the lease is lost."""
    values = {**columns, "letter": letter_id, "held_lease": lease, **NO_LEASE}
    return connection.execute(_COMPLETE, values).rowcount == 1


_NEXT_SCHEDULED = select(func.min(LETTERS.c.reply_scheduled_at))


def next_scheduled(connection: Connection) -> datetime | None:
    """Return the earliest scheduled time of all letters, which may be in the past."""
    return connection.execute(_NEXT_SCHEDULED).scalar_one_or_none()


_PAUSED = select(PAUSE.c.paused_until).where(
    PAUSE.c.paused_until > bindparam("now", type_=UtcDateTime)
)


def paused_until(connection: Connection, now: datetime) -> datetime | None:
    """Return until when all sending is paused, or None where it is not."""
    return connection.execute(_PAUSED, {"now": now}).scalar_one_or_none()


def pause(connection: Connection, until: datetime, reason: str) -> None:
    """Pause all sending until a moment; a longer pause stays."""
    insert = INSERTS[connection.dialect.name]
    statement = insert(PAUSE).values(id=1, paused_until=until, reason=reason)
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=[PAUSE.c.id],
            set_={"paused_until": until, "reason": reason},
            where=PAUSE.c.paused_until < until,
        )
    )


def purge(connection: Connection, now: datetime) -> tuple[int, int]:
    """Delete letters past `delete_after` that no process is sending.

    Returns how many, and how many of them still owed their reply.
    """
    expired = and_(
        LETTERS.c.delete_after <= now,
        or_(LETTERS.c.reply_lease_until.is_(None), LETTERS.c.reply_lease_until <= now),
    )
    owed = select(func.count()).where(expired, LETTERS.c.reply_status.in_(OWED))
    unanswered = connection.execute(owed).scalar_one()
    return connection.execute(delete(LETTERS).where(expired)).rowcount, unanswered
