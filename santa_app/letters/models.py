"""The tables of the letters: the letter with the state of its reply, and what stops mail."""

# No `from __future__ import annotations` here: SQLModel reads the annotations at run time.
import secrets
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import DateTime, Dialect, Index, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.types import TypeDecorator
from sqlmodel import Field, SQLModel


class ReplyStatus(StrEnum):
    """Where the reply to a letter stands (DESIGN section 4).

    | status  | meaning                                         | leaves it by                 |
    |---------|-------------------------------------------------|------------------------------|
    | pending | owed, due at `reply_due_at`                     | a claim                      |
    | sending | claimed under `reply_lease`                     | a result, or the lease's end |
    | held    | waits for room at the recipient, until          | a claim; without a due time  |
    |         | `reply_due_at`                                  | only a person releases it    |
    | sent    | taken by the sender                             | never                        |
    | failed  | refused for good, or not sent within the limit  | a person                     |
    """

    PENDING = "pending"
    SENDING = "sending"
    SENT = "sent"
    HELD = "held"
    FAILED = "failed"


OWED = (ReplyStatus.PENDING, ReplyStatus.SENDING)
"""Where a reply stands that is still to be sent."""


class UtcDateTime(TypeDecorator[datetime]):
    """An instant: an aware datetime in Python, UTC in the database (SQLite keeps no zone)."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return `value` in UTC; a datetime without a zone is refused with ValueError."""
        del dialect
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs a time zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:  # noqa: ANN401 - the driver's type
        """Return the stored instant as an aware datetime in UTC."""
        del dialect
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class DeliveryStatus(StrEnum):
    """What SendGrid told us of a reply it had taken, in the order in which news replaces news.

    News of a lower rank that comes late changes nothing (letters.arrivals). `blocked` refuses
    one mail, `bounced` the address; the last three stop all mail to it.
    """

    PROCESSED = "processed"
    DEFERRED = "deferred"
    BLOCKED = "blocked"
    DROPPED = "dropped"
    DELIVERED = "delivered"
    BOUNCED = "bounced"
    UNSUBSCRIBED = "unsubscribed"
    SPAM = "spam"

    @property
    def rank(self) -> int:
        """Its place in that order, from 0."""
        return tuple(DeliveryStatus).index(self)


def new_access_key() -> str:
    """Return a fresh, unguessable name for one letter, as links in mails carry it."""
    return secrets.token_hex(12)


class SantaLetter(SQLModel, table=True):
    """One child's letter and the reply owed for it (SPEC section 3, DESIGN section 4)."""

    __tablename__ = "santa_letters"
    __table_args__ = (
        Index("ix_santa_letters_due", "reply_due_at"),
        Index("ix_santa_letters_recipient", "recipient_hash", "created_at"),
        # Counts and the oldest of each status, without reading a single letter.
        Index("ix_santa_letters_status", "reply_status", "created_at"),
        # A deleted letter's number is never given again, so no old link or log can mean another.
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)
    child_name: str
    age: int | None = None
    city_country: str | None = None
    parent_email: str
    wish_list: str | None = None
    message_to_santa: str | None = None
    been_good: bool

    created_at: datetime = Field(sa_type=UtcDateTime)
    submission_key: str = Field(unique=True)
    """Made in the browser for each filled form: the same key never gives a second row."""
    recipient_hash: str
    """Keyed hash of the mailbox, for limits and suppression (privacy.recipient_hash)."""
    access_key: str = Field(default_factory=new_access_key, unique=True)
    """What a signed link carries; a new one makes the links sent so far invalid."""

    reply_status: str = ReplyStatus.PENDING
    reply_attempts: int = 0
    reply_due_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """When Delivery takes the letter up next; while sending, the lease's end; else null."""
    reply_give_up_at: datetime = Field(sa_type=UtcDateTime)
    """A try that fails after this moment was the last one."""
    reply_lease: str | None = None
    reply_lease_until: datetime | None = Field(default=None, sa_type=UtcDateTime)
    reply_sent_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    reply_message_id: str | None = None
    reply_error: str | None = None
    """Why the last try failed, without any personal data."""
    reply_tried_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """When the last try was claimed; a sending budget counts the request from this moment."""
    reply_arrival: str | None = None
    """The latest delivery event, a `DeliveryStatus`; null until there is one."""
    reply_arrival_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """When that happened, by SendGrid's clock."""
    reply_arrival_note: str | None = None
    """What the mailbox's provider said about it, addresses masked."""
    reply_asked: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    """How often a parent asked for the reply again."""
    reply_asked_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """When a parent last did; news from before it is of an earlier reply."""
    delete_after: datetime = Field(sa_type=UtcDateTime, index=True)


class SuppressedRecipient(SQLModel, table=True):
    """A mailbox that gets no more mail, known only by its keyed hash (DESIGN section 5)."""

    __tablename__ = "suppressed_recipients"

    recipient_hash: str = Field(primary_key=True)
    reason: str
    created_at: datetime = Field(sa_type=UtcDateTime)


class SendingPause(SQLModel, table=True):
    """The moment before which no process sends, and why; at most one row (DESIGN section 4)."""

    __tablename__ = "sending_pause"

    id: int = Field(default=1, primary_key=True)
    paused_until: datetime = Field(sa_type=UtcDateTime)
    reason: str


class SendingCount(SQLModel, table=True):
    """How many requests to the sender were permitted in one minute (letters.budget)."""

    __tablename__ = "sending_counts"

    minute: datetime = Field(primary_key=True, sa_type=UtcDateTime)
    """The minute's beginning."""
    requests: int


def _table(model: type[SQLModel]) -> Table:
    return SQLModel.metadata.tables[str(model.__tablename__)]


LETTERS = _table(SantaLetter)
SUPPRESSED = _table(SuppressedRecipient)
PAUSE = _table(SendingPause)
COUNTS = _table(SendingCount)
METADATA = SQLModel.metadata
INSERTS = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""By dialect, the insert that can say what happens where the row is there already."""
