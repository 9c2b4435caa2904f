"""The desk's tables: kept letters, people, sessions, tries, audit, proposals, training texts."""

from enum import StrEnum
from typing import Any, Final

from sqlalchemy import Column, Integer, String, Table

from santa_app.database import METADATA, UtcDateTime

_OPERATOR_ONLY: Final = {"operator_only": True}
"""Marks tables of which a parent who asks for a letter's export gets nothing."""


class Role(StrEnum):
    """What a person may do at the desk."""

    DECIDES = "decides"
    """Reads letters and decides on them."""
    COUNTS = "counts"
    """Sees the numbers of the season, and no letter."""


class KeptReason(StrEnum):
    """Why the operator has a copy of a letter."""

    DELETED = "deleted"
    """It was deleted by a link before a person decided on its signs of danger."""
    POLICE = "police"
    """A person keeps it for the police; the letter itself may still be answered and deleted."""


def _text(name: str, **more: Any) -> Any:  # noqa: ANN401 - as Column takes them
    options: dict[str, Any] = {"nullable": False, **more}
    return Column(name, String, **options)


# Letters for the operator alone, as JSON: nothing that a family can reach reads this table.
KEPT = Table(
    "kept_letters", METADATA,
    Column("letter_id", Integer, primary_key=True, autoincrement=False), _text("reason"),
    _text("facts"), Column("kept_at", UtcDateTime, nullable=False),
    Column("delete_after", UtcDateTime, nullable=False, index=True),
    info=_OPERATOR_ONLY,
)  # fmt: skip
# The password's hash is null where an OpenID Connect provider signs people in. The second factor's
# secret is encrypted, and null before the first sign-in; `totp_used` is the time step of the last
# code, because no code is taken twice.
PEOPLE = Table(
    "desk_people", METADATA,
    Column("id", Integer, primary_key=True), _text("name", unique=True), _text("role"),
    _text("password_hash", nullable=True), _text("totp_secret", nullable=True),
    Column("totp_used", Integer, nullable=False, server_default="0"),
    Column("created_at", UtcDateTime, nullable=False),
)  # fmt: skip
# The key is the hash of what the cookie has; `data` is what a sign-in has to remember, as JSON.
SESSIONS = Table(
    "desk_sessions", METADATA,
    _text("key", primary_key=True), Column("person_id", Integer), _text("state"), _text("data"),
    Column("created_at", UtcDateTime, nullable=False),
    Column("seen_at", UtcDateTime, nullable=False),
)  # fmt: skip
TRIES = Table(
    "desk_tries", METADATA,
    _text("key", primary_key=True), Column("tries", Integer, nullable=False),
    Column("last_at", UtcDateTime, nullable=False),
)  # fmt: skip
AUDIT = Table(
    "desk_audit", METADATA,
    Column("id", Integer, primary_key=True), Column("at", UtcDateTime, nullable=False),
    _text("person"), _text("action"), Column("letter_id", Integer), _text("note"),
    info=_OPERATOR_ONLY,
)  # fmt: skip
# Decisions that wait for a second person.
PROPOSALS = Table(
    "desk_proposals", METADATA,
    Column("letter_id", Integer, primary_key=True, autoincrement=False),
    _text("action"), _text("person"), Column("at", UtcDateTime, nullable=False),
    info=_OPERATOR_ONLY,
)  # fmt: skip
# The words of false alarms, without names.
TEXTS = Table(
    "desk_texts", METADATA,
    Column("id", Integer, primary_key=True), _text("locale"), _text("text"),
    Column("kept_at", UtcDateTime, nullable=False),
)  # fmt: skip
