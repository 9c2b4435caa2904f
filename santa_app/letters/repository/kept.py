"""Letters that the operator alone still has: deleted before a decision, or kept for the police.

The functions run on an open connection, inside the repository's transaction.
"""

import json
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, select, update

from santa_app.database import INSERTS
from santa_app.letters.desk.models import KEPT, KeptReason
from santa_app.letters.models import LETTERS, SantaLetter

UNDECIDED: Final = timedelta(days=7)
"""How long a letter that its family has deleted waits for a decision at most."""
_LEFT_OUT: Final = {"access_key", "submission_key", "recipient_hash", "domain_hash", "reply_lease"}
"""Secrets and hashes, by which a copy could be joined with the mailbox's other letters."""


def keep(
    connection: Connection, letter: SantaLetter, reason: KeptReason, now: datetime, time: timedelta
) -> None:
    """Copy a letter's words for a time. What is kept for the police stays so when it is deleted."""
    copy: dict[str, Any] = {
        "reason": reason,
        "facts": letter.model_dump_json(exclude=_LEFT_OUT),
        "kept_at": now,
        "delete_after": now + time,
    }
    insert = INSERTS[connection.dialect.name](KEPT).values(letter_id=letter.id, **copy)
    kept = insert.on_conflict_do_nothing()
    if reason is KeptReason.POLICE:
        kept = insert.on_conflict_do_update(index_elements=[KEPT.c.letter_id], set_=copy)
    connection.execute(kept)


def find(connection: Connection, letter_id: int) -> tuple[SantaLetter, Row[Any]] | None:
    row = connection.execute(select(KEPT).where(KEPT.c.letter_id == letter_id)).first()
    if row is None:
        return None
    nothing = dict.fromkeys(_LEFT_OUT, "")
    return SantaLetter.model_validate({**json.loads(row.facts), **nothing}), row


def mark_opened(connection: Connection, letter_id: int, now: datetime) -> None:
    """Note that a person has seen the letter's words, so that nobody else is called."""
    unseen = update(LETTERS).where(LETTERS.c.id == letter_id, LETTERS.c.opened_at.is_(None))
    connection.execute(unseen.values(opened_at=now))


def drop(connection: Connection, letter_id: int) -> bool:
    return connection.execute(delete(KEPT).where(KEPT.c.letter_id == letter_id)).rowcount == 1
