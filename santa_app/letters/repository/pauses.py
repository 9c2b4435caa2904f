"""The stored state of the circuit breaker, which all processes share: one row of `sending_pause`.

| row                           | state     | left by                                            |
|-------------------------------|-----------|----------------------------------------------------|
| none                          | closed    | an answer that pauses, a rejection, the operator   |
| `paused_until` ahead, or null | open      | that time; null: the operator's `resume`           |
| `paused_until` passed         | half open | a reply that is sent, which deletes the row        |

Letters that wait for the end of a pause stay pending and due: the row alone keeps them back, so
that deleting it is all that `resume` has to do.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, Connection, case, or_, select

from santa_app.database import INSERTS
from santa_app.letters.models import PAUSE, PauseKind

LONG_PAUSE: Final = timedelta(minutes=15)
"""How long a request for fewer mails may keep all replies back before a person looks."""
REJECTIONS_IN_A_ROW: Final = 3
"""Replies that were rejected, or whose outcome is unknown, without a sent one in between, after
which the cause is not their letters."""
LOCK: Final = 0x5A17B
"""The number of the advisory lock of the transactions that pause sending."""
_PAUSE = PAUSE.c


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause:
    """Why and until when all sending is paused, or was paused until nothing has been sent yet."""

    kind: PauseKind
    reason: str
    """What the mail service answered; for the operator."""
    since: datetime
    until: datetime | None
    """None for a pause that lasts until the operator ends it."""
    rejections: int
    """Replies since the last one that was sent that were rejected, or whose outcome is unknown."""

    def is_open(self, now: datetime) -> bool:
        """Whether nothing may be sent now; if not, one letter goes first (half open)."""
        return self.until is None or self.until > now

    @property
    def is_alarming(self) -> bool:
        """Whether a person has to look, until a reply is sent again."""
        match self.kind:
            case PauseKind.REFUSED:
                return True
            case PauseKind.REJECTED:
                return self.rejections >= REJECTIONS_IN_A_ROW
            case PauseKind.RATE_LIMIT:
                return self.until is not None and self.until - self.since >= LONG_PAUSE
            case PauseKind.OPERATOR:
                return False


def is_open(now: ColumnElement[datetime] | datetime) -> ColumnElement[bool]:
    """Return the condition that nothing may be sent, for an EXISTS over the table."""
    return or_(_PAUSE.paused_until.is_(None), _PAUSE.paused_until > now)


def read(connection: Connection) -> Pause | None:
    """Return the circuit breaker's row, or None while it is closed."""
    row = connection.execute(select(PAUSE)).first()
    if row is None:
        return None
    return Pause(
        kind=PauseKind(row.kind),
        reason=row.reason,
        since=row.since,
        until=row.paused_until,
        rejections=row.rejections,
    )


def pause(
    connection: Connection, kind: PauseKind, until: datetime | None, reason: str, now: datetime
) -> None:
    """Pause the sending of all processes; a longer pause stays, and the operator's in any case."""
    insert = INSERTS[connection.dialect.name](PAUSE).values(
        id=1, kind=kind, paused_until=until, reason=reason, since=now, rejections=0
    )
    new = insert.excluded
    shorter = _PAUSE.paused_until.is_not(None)
    if until is not None:
        shorter = _PAUSE.paused_until < until
    connection.execute(
        insert.on_conflict_do_update(
            index_elements=[_PAUSE.id],
            set_={
                "kind": new.kind,
                "paused_until": new.paused_until,
                "reason": new.reason,
                # Pauses of one kind that follow each other are one: nothing was sent in between.
                "since": case((_PAUSE.kind == new.kind, _PAUSE.since), else_=new.since),
            },
            where=shorter,
        )
    )


def count_rejection(
    connection: Connection, until: datetime, reason: str, now: datetime
) -> Pause | None:
    """Count a rejected reply, or one of unknown outcome, and pause if it is one of a run.

    Returns the pause then. The first one half opens the circuit breaker, so that a backlog is sent
    one by one until it is clear whether the others end like that, too.
    """
    insert = INSERTS[connection.dialect.name](PAUSE).values(
        id=1, kind=PauseKind.REJECTED, paused_until=now, reason=reason, since=now, rejections=1
    )
    counted = insert.on_conflict_do_update(
        index_elements=[_PAUSE.id], set_={"rejections": _PAUSE.rejections + 1}
    ).returning(_PAUSE.rejections)
    if connection.execute(counted).scalar_one() < REJECTIONS_IN_A_ROW:
        return None
    pause(connection, PauseKind.REJECTED, until, reason, now)
    return read(connection)
