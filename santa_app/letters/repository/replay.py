"""Repeats on a restored database what the audit says was done after the backup.

The functions run on an open connection, inside the repository's transaction, after `hold_owed`.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, text, update

from santa_app.letters.desk.models import PEOPLE, SESSIONS, KeptReason
from santa_app.letters.holds import HoldEvent, changed_by
from santa_app.letters.models import (
    DELETED,
    LETTERS,
    PAUSE,
    SUPPRESSED,
    HoldReason,
    PauseKind,
    ReplyKind,
    ReplyStatus,
    SantaLetter,
    SuppressionReason,
)
from santa_app.letters.repository import kept, pauses, recipients
from santa_app.letters.repository.audit import FAMILY, Entry
from santa_app.letters.retention import delete_after
from santa_app.settings import Settings

SKIPPED_IDS: Final = 100_000
"""Ids that PostgreSQL skips, as a restore of SQLite does."""
_DECISIONS: Final[Mapping[str, ReplyKind | None]] = {
    "gentle": ReplyKind.GENTLE,
    "ordinary": ReplyKind.ORDINARY,
    "release": None,
    "retry": None,
}
_UNREAD: Final = frozenset({HoldReason.DANGER, HoldReason.UNREAD})


def skip_ids(connection: Connection) -> None:
    """Let no number of a letter that was lost be given again; a SQLite file has skipped them."""
    if connection.dialect.name == "postgresql":
        sequence = "pg_get_serial_sequence('santa_letters', 'id')"
        connection.execute(text(f"SELECT setval({sequence}, nextval({sequence}) + {SKIPPED_IDS})"))


def repeat(connection: Connection, entry: Entry, settings: Settings, now: datetime) -> bool:
    """Repeat an entry, and return whether it changed something."""
    match entry.action:
        case "pause":
            pauses.pause(connection, PauseKind.OPERATOR, None, "paused by the operator", now)
            return True
        case "resume":
            return connection.execute(delete(PAUSE)).rowcount > 0
        case "mailbox: stop" | "mailbox: allow":
            return _mailbox(connection, entry, now)
        case "remove-person":
            its = select(PEOPLE.c.id).where(PEOPLE.c.name == entry.note).scalar_subquery()
            connection.execute(delete(SESSIONS).where(SESSIONS.c.person_id == its))
            gone = delete(PEOPLE).where(PEOPLE.c.name == entry.note)
            return connection.execute(gone).rowcount > 0
    row = connection.execute(select(LETTERS).where(LETTERS.c.id == entry.letter_id)).first()
    if row is None:
        return entry.action == "delete" and kept.drop(connection, entry.letter_id or 0)
    return _letter(connection, entry, SantaLetter(**row._mapping), settings)  # noqa: SLF001 - documented


def _mailbox(connection: Connection, entry: Entry, now: datetime) -> bool:
    """Suppress or allow the mailbox of the letters that the note names, as far as one is left."""
    numbers = [int(number) for number in entry.note.split(", ") if number.isdecimal()]
    of_letters = select(LETTERS.c.recipient_hash).where(LETTERS.c.id.in_(numbers)).limit(1)
    mailbox = connection.scalar(of_letters)
    if mailbox is None:
        return False
    if entry.action == "mailbox: stop":
        recipients.suppress(connection, mailbox, SuppressionReason.OPERATOR, now)
    else:
        connection.execute(delete(SUPPRESSED).where(SUPPRESSED.c.recipient_hash == mailbox))
    return True


def _letter(connection: Connection, entry: Entry, letter: SantaLetter, settings: Settings) -> bool:
    if entry.action == "delete":
        if entry.person == FAMILY:
            keep_undecided(connection, letter, entry.at)
        connection.execute(delete(LETTERS).where(LETTERS.c.id == letter.id))
        return True
    if entry.action == "police":
        kept.keep(connection, letter, KeptReason.POLICE, entry.at, timedelta(days=int(entry.note)))
        return True
    columns = _columns(entry, letter, settings)
    if columns:
        connection.execute(update(LETTERS).where(LETTERS.c.id == letter.id).values(columns))
    return bool(columns)


def _columns(entry: Entry, letter: SantaLetter, settings: Settings) -> dict[str, Any]:
    """Return what to set; a reply that was released may have been sent, so it stays held."""
    if letter.reply_status == ReplyStatus.SENT:
        return {}
    held = {"reply_status": ReplyStatus.HELD, "reply_scheduled_at": None, "failure_reason": None}
    reason = HoldReason(letter.hold_reason) if letter.hold_reason else None
    match entry.action:
        case "hold" if reason is None or reason in changed_by(HoldEvent.HOLD):
            return {**held, "hold_reason": HoldReason.OPERATOR}
        case "mark-sent":
            return {
                **held,
                "reply_status": ReplyStatus.SENT,
                "hold_reason": None,
                "reply_sent_at": entry.at,
                "delete_after": delete_after(letter.created_at, entry.at, settings),
            }
        case action if action in _DECISIONS:
            kind = _DECISIONS[action]
            if kind is None and reason in _UNREAD:
                return {}
            decided = {"reply_kind": kind, "alert_at": None} if kind else {}
            return {**held, "hold_reason": HoldReason.RESTORED, **decided}
    return {}


def keep_undecided(connection: Connection, letter: SantaLetter, now: datetime) -> None:
    """Keep for the operator a letter that its family deletes before a decision on its danger."""
    if letter.hold_reason == HoldReason.DANGER:
        connection.execute(insert(DELETED).values(letter_id=letter.id, alert_at=now))
        kept.keep(connection, letter, KeptReason.DELETED, now, kept.UNDECIDED)
