"""The tables of the letters, and the enums their columns hold."""

# No `from __future__ import annotations` here: SQLModel reads the annotations at run time.
import secrets
from datetime import datetime
from enum import StrEnum
from typing import Final

from sqlalchemy import Index, func
from sqlmodel import Field, SQLModel

from santa_app.database import UtcDateTime, table_of
from santa_app.i18n import DEFAULT_LOCALE


class ReplyStatus(StrEnum):
    """The state of the reply to a letter.

    | status  | meaning                                              | leaves it by           |
    |---------|------------------------------------------------------|------------------------|
    | pending | owed, due at `reply_scheduled_at`                    | a claim                |
    | sending | claimed under `reply_lease`                          | completion, lease end  |
    | held    | not sent for `hold_reason`; checked again at         | what `holds` permits   |
    |         | `reply_scheduled_at`, never where that is null       | for the reason         |
    | sent    | the mail service accepted it                         | a resend               |
    | failed  | not sent, for `failure_reason`                       | a resend, the operator |
    """

    PENDING = "pending"
    SENDING = "sending"
    SENT = "sent"
    HELD = "held"
    FAILED = "failed"


OWED = (ReplyStatus.PENDING, ReplyStatus.SENDING)
"""The statuses of a reply that is still to be sent."""


class HoldReason(StrEnum):
    """Why a reply is held."""

    RECIPIENT_LIMIT = "recipient_limit"
    """The mailbox has had its replies for 24 hours."""
    DOMAIN_LIMIT = "domain_limit"
    """The mailbox's domain has had its replies for 24 hours."""
    SUPPRESSED = "suppressed"
    """The mailbox is on the suppression list."""
    OPERATOR = "operator"
    RESTORED = "restored"
    """A backup that was restored owed it, and it may have been sent since."""
    DANGER = "danger"
    """The letter has signs of danger: a person reads it and decides on the reply."""
    HIDDEN_FIELD = "hidden_field"
    """The form's hidden field was filled in: a person sees whether a bot wrote the letter."""
    UNREAD = "unread"
    """The recognizer was slow or failed: it reads the letter as soon as it can."""
    NEXT_COPY = "next_copy"
    """The outcome of the last attempt is unknown; the reply is sent once more, hours later."""
    OUTCOME_UNKNOWN = "outcome_unknown"
    """The same after `MAX_COPIES` such attempts: a person finds out whether the reply was sent."""


MAX_COPIES = 3
"""Attempts of unknown outcome after which a reply is not sent again by itself."""


class ReplyKind(StrEnum):
    """What reply a letter gets by decision: when it is accepted, or by the operator."""

    GENTLE = "gentle"
    """For signs of danger: says only what every reply may say. The parents' page does not show the
    child's words either, because their reader may be the cause."""
    SAD = "sad"
    """For a sad letter: the gentle reply, which quotes nothing."""
    CHEERFUL = "cheerful"
    """For a letter that is neither sad nor has signs of danger, whatever phrases are in it."""
    ORDINARY = "ordinary"
    """A false alarm: the reply that the letter gets without its signs of danger."""


class FailureReason(StrEnum):
    """Why a reply failed."""

    REJECTED = "rejected"
    """The mail service refused this mail for good."""
    ADDRESS = "address"
    """The mail service refused the recipient's address, such as a mistyped one."""
    EXPIRED = "expired"
    """No attempt succeeded before `reply_expires_at`."""


class DeliveryStatus(StrEnum):
    """The latest delivery event of a sent reply, in ascending rank.

    An event of lower rank never replaces one of higher rank, in any order of arrival.
    """

    PROCESSED = "processed"
    DEFERRED = "deferred"
    BLOCKED = "blocked"
    """The mailbox's provider refused this one mail."""
    DROPPED = "dropped"
    """SendGrid did not pass the mail on."""
    DELIVERED = "delivered"
    BOUNCED = "bounced"
    """The address does not exist; suppresses the mailbox, as the next two do."""
    UNSUBSCRIBED = "unsubscribed"
    COMPLAINED = "complained"
    """The recipient marked the mail as spam."""

    @property
    def rank(self) -> int:
        """The position in that order, from 0."""
        return tuple(DeliveryStatus).index(self)


class SuppressionReason(StrEnum):
    """Why a mailbox is on the suppression list. The first reason stays."""

    PARENT = "parent"
    OPERATOR = "operator"
    BOUNCE = "bounce"
    COMPLAINT = "complaint"
    UNSUBSCRIBE = "unsubscribe"


THANKS: Final = "thanks."
"""The beginning of a thank-you's submission key; no browser's key has a dot. The id follows of the
letter whose reply it thanks for: a letter gets one thank-you."""


def thanks_key(letter_id: int | None, recipient_hash: str) -> str:
    """Return the submission key of the thank-you that belongs to a letter."""
    return f"{THANKS}{letter_id}:{recipient_hash}"


def new_access_key() -> str:
    """Return an unguessable key, by which signed links name a letter."""
    return secrets.token_hex(12)


class SantaLetter(SQLModel, table=True):
    """A child's letter or a class's, and the reply it is owed (a transactional outbox)."""

    __tablename__ = "santa_letters"
    __table_args__ = (
        Index("ix_santa_letters_scheduled", "reply_scheduled_at"),
        Index("ix_santa_letters_recipient", "recipient_hash", "created_at"),
        Index("ix_santa_letters_domain", "domain_hash", "reply_status"),
        # Counts and the oldest letter of each status and reason, without reading a letter.
        Index(
            "ix_santa_letters_status",
            "reply_status",
            "created_at",
            "hold_reason",
            "failure_reason",
        ),
        # A deleted letter's id is never reused, so no old link or log line can mean another.
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)
    child_name: str
    """The child's name; the class's name in a class letter."""
    children: str | None = None
    """The first names of a class letter, one on a line; null in a child's letter."""
    age: int | None = None
    gender: str | None = None
    """"girl" or "boy" if the child said so in the form; Santa's words then fit."""
    city_country: str | None = None
    parent_email: str
    wish_list: str | None = None
    message_to_santa: str | None = None
    been_good: bool

    locale: str = Field(default=DEFAULT_LOCALE, sa_column_kwargs={"server_default": DEFAULT_LOCALE})
    """The language in which the letter was written and is answered, such as "pt_BR"."""

    created_at: datetime = Field(sa_type=UtcDateTime)
    submission_key: str = Field(unique=True)
    """Idempotency key: the browser's key and the mailbox, joined by a colon. The same pair never
    makes a second row."""
    recipient_hash: str
    """Keyed hash of the mailbox, for limits and rights (`LinkSigner.recipient_hash`)."""
    domain_hash: str | None = None
    """Keyed hash of the mailbox's domain, for the domain limit; null for a well-known provider."""
    reply_variant: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    """The number of the letter among those of its mailbox, which chooses Santa's words."""
    reply_kind: str | None = None
    """A `ReplyKind`; null: the letter's words decide."""
    refused_as: str | None = None
    """What the sender was told where the letter was refused, a `SubmitStatus`: it is stored only
    because a person has to read its signs of danger. Null in all other letters."""
    access_key: str = Field(default_factory=new_access_key, unique=True)
    """What a signed link carries; a new key invalidates the links sent so far."""

    reply_status: str = ReplyStatus.PENDING
    hold_reason: str | None = None
    """A `HoldReason` while held, else null."""
    failure_reason: str | None = None
    """A `FailureReason` while failed, else null."""
    reply_attempts: int = 0
    reply_scheduled_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """When the worker looks at the reply next; while sending, the lease's end."""
    reply_expires_at: datetime = Field(sa_type=UtcDateTime)
    """An attempt that fails after this moment was the last one."""
    reply_lease: str | None = None
    reply_lease_until: datetime | None = Field(default=None, sa_type=UtcDateTime)
    reply_sent_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    reply_message_id: str | None = None
    reply_copies: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    """How many attempts to send this reply had an unknown outcome: copies that may have left."""
    reply_error: str | None = None
    """What the mail service or the network said when the last attempt failed; no personal data."""
    reply_attempted_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """When the last attempt was claimed; the sending quota counts the request at this moment."""
    delivery_status: str | None = None
    """A `DeliveryStatus`; null before the first delivery event."""
    delivery_status_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """When that event happened, by SendGrid's clock."""
    delivery_note: str | None = None
    """What the mailbox's provider said about it, addresses masked."""
    resend_count: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    """How often a parent requested a resend."""
    resend_requested_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """When a parent last did; earlier delivery events are about an earlier mail."""
    alert_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """When the operator is told next that the letter is held for signs of danger."""
    opened_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """When a person first saw the letter's words, at the desk or by a command."""
    escalations: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    """To how many further contacts an alert went because nobody opened the letter."""
    reply_text: str | None = None
    """The paragraphs of an answer that a person wrote at the desk; null: Santa's own words."""
    delete_after: datetime = Field(sa_type=UtcDateTime, index=True)

    @property
    def is_thanks(self) -> bool:
        """Whether it is a second, short letter, which thanks for a reply and gets a short one."""
        return (self.submission_key or "").startswith(THANKS)


class SuppressedRecipient(SQLModel, table=True):
    """A mailbox that gets no more mail, known only by its keyed hash."""

    __tablename__ = "suppressed_recipients"

    recipient_hash: str = Field(primary_key=True)
    reason: str
    created_at: datetime = Field(sa_type=UtcDateTime)


class FormerSuppression(SQLModel, table=True):
    """A row of the suppression list of version 1.0.0, whose hashes did not tell `ß` from `ss`.

    `recipients.take_over` moves it to the mailbox of the other spelling once that is known.
    """

    __tablename__ = "former_suppressions"

    recipient_hash: str = Field(primary_key=True)
    """The hash of version 1.0.0 (`LinkSigner.former_hash`)."""
    reason: str


class SentReply(SQLModel, table=True):
    """A reply sent within the last day, for the recipient limits.

    A row of its own, because the letter may be sent again, or be deleted by its writer, who would
    get around the limits by that.
    """

    __tablename__ = "sent_replies"
    __table_args__ = (
        Index("ix_sent_replies_recipient", "recipient_hash", "sent_at"),
        # The newest and those that no limit counts any more, without reading a day's replies.
        Index("ix_sent_replies_sent", "sent_at"),
    )

    id: int | None = Field(default=None, primary_key=True)
    recipient_hash: str
    """Keyed hash of the mailbox, or of its domain: a reply may have a row for each."""
    sent_at: datetime = Field(sa_type=UtcDateTime)


class DeletedLetter(SQLModel, table=True):
    """A letter with signs of danger that was deleted by a link before a person decided on it.

    The row is deleted as soon as the operator is told.
    """

    __tablename__ = "deleted_letters"

    letter_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    alert_at: datetime = Field(sa_type=UtcDateTime)
    """When the operator is told next."""


class LimitName(StrEnum):
    """A limit that strangers can fill for others, of which the operator is told."""

    MAILBOX_LETTERS = "mailbox_letters"
    """A mailbox has had its letters for 24 hours: letters are refused."""
    MAILBOX_REPLIES = "mailbox_replies"
    """A mailbox has had its replies for 24 hours: replies are held."""
    DOMAIN_REPLIES = "domain_replies"
    """The same for a domain."""
    CLIENT_LETTERS = "client_letters"
    """A client network has sent its letters of an hour: letters are refused."""
    CLIENT_FORMS = "client_forms"
    """A client network has sent its refused forms of an hour: all forms are refused."""


class LimitCount(SQLModel, table=True):
    """How often a limit was reached in one hour of the last day."""

    __tablename__ = "limit_counts"

    hour: datetime = Field(primary_key=True, sa_type=UtcDateTime)
    """The start of the hour."""
    name: str = Field(primary_key=True)
    """A `LimitName`."""
    times: int


class PauseKind(StrEnum):
    """Why all sending is paused."""

    RATE_LIMIT = "rate_limit"
    """The mail service asks for fewer requests."""
    REFUSED = "refused"
    """The mail service refuses our key, or says that our quota is used up."""
    REJECTED = "rejected"
    """The mail service rejected several replies one after the other, or answered none of them."""
    OPERATOR = "operator"


class SendingPause(SQLModel, table=True):
    """The circuit breaker while it is not closed (`repository.pauses`). At most one row."""

    __tablename__ = "sending_pause"

    id: int = Field(default=1, primary_key=True)
    kind: str
    """A `PauseKind`."""
    paused_until: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """Before this moment no process sends; null: before the operator resumes."""
    reason: str
    since: datetime = Field(sa_type=UtcDateTime)
    """When the first of the pauses began that followed each other."""
    rejections: int
    """Replies since the last one that was sent that were rejected, or whose outcome is unknown."""


class SendingCount(SQLModel, table=True):
    """How many requests to the mail service were permitted in one minute, for the quota."""

    __tablename__ = "sending_counts"

    minute: datetime = Field(primary_key=True, sa_type=UtcDateTime)
    """The start of the minute."""
    requests: int


LETTERS = table_of(SantaLetter)
SUPPRESSED = table_of(SuppressedRecipient)
FORMER_SUPPRESSIONS = table_of(FormerSuppression)
SENT_REPLIES = table_of(SentReply)
PAUSE = table_of(SendingPause)
COUNTS = table_of(SendingCount)
DELETED = table_of(DeletedLetter)
LIMITS = table_of(LimitCount)
UNINDEXED_STATUS = func.coalesce(LETTERS.c.reply_status, "")
"""The status as a filter that uses no index of it, where another index must give the order.

SQLite would prefer the index of the status to that of the scheduled time, and read and sort a
backlog of 100,000 letters for each claim. So would PostgreSQL where the filter names the few
statuses that it lets through: name the others."""

_ERRORS = LETTERS.c.reply_error.is_not(None)
# The latest of the attempts that failed, without reading a letter that was sent.
Index(
    "ix_santa_letters_error",
    LETTERS.c.reply_attempted_at,
    sqlite_where=_ERRORS,
    postgresql_where=_ERRORS,
)
_ALERTS = LETTERS.c.alert_at.is_not(None)
# The few letters of which the operator is told, without reading any other.
Index(
    "ix_santa_letters_alert",
    LETTERS.c.alert_at,
    sqlite_where=_ALERTS,
    postgresql_where=_ALERTS,
)
