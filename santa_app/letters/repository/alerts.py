"""Alerts: of which letters with signs of danger the operator is to be told, and when.

The functions run on an open connection, inside the repository's transaction.
"""

from collections.abc import Collection
from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, Connection, select, update

from santa_app.letters.models import LETTERS, HoldReason

MOST: Final = 50
"""How many letters one alert names at most; the others follow in the next one."""
_LETTER = LETTERS.c
WAITS_FOR_A_PERSON: Final[ColumnElement[bool]] = _LETTER.hold_reason == HoldReason.DANGER
"""The condition that a letter with signs of danger is still undecided."""


def is_due(connection: Connection, now: datetime) -> bool:
    """Return whether the operator is to be told of any letter now."""
    due = select(_LETTER.id).where(_LETTER.alert_at <= now, WAITS_FOR_A_PERSON).limit(1)
    return connection.execute(due).first() is not None


def claim(connection: Connection, now: datetime, again_at: datetime) -> list[int]:
    """Return the ids of letters of which the operator is to be told now, in ascending order.

    They are due again at `again_at`, in case this process is killed before it tells.
    """
    due = (
        select(_LETTER.id)
        .where(_LETTER.alert_at <= now, WAITS_FOR_A_PERSON)
        .order_by(_LETTER.id)
        .limit(MOST)
        .with_for_update(skip_locked=True)
    )
    claimed = update(LETTERS).where(_LETTER.id.in_(due)).values(alert_at=again_at)
    return sorted(connection.scalars(claimed.returning(_LETTER.id)))


def schedule(connection: Connection, letter_ids: Collection[int], at: datetime) -> None:
    """Set when the operator is told next of letters, as far as they still wait for a person."""
    waiting = update(LETTERS).where(_LETTER.id.in_(letter_ids), WAITS_FOR_A_PERSON)
    connection.execute(waiting.values(alert_at=at))


def waiting(connection: Connection) -> list[int]:
    """Return the ids of the letters that wait for a person, `MOST` of them at most."""
    # Sorted here, because SQLite would read all letters in their order instead of the index.
    ids = select(_LETTER.id).where(_LETTER.alert_at.is_not(None), WAITS_FOR_A_PERSON)
    return sorted(connection.scalars(ids))[:MOST]
