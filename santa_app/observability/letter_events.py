"""Log lines for the steps of a letter: accepted, sent, retried, held, failed.

A line names the letter by its id. The other facts are passed as `extra` fields, so that log
processors can read them (`santa_app.observability.logs.FIELDS` lists the fields that are kept).
"""

import logging
from datetime import datetime
from enum import StrEnum

logger = logging.getLogger(__name__)


class LetterEvent(StrEnum):
    """A step of a letter, as the log names it."""

    ACCEPTED = "letter accepted"
    QUEUED = "letter accepted, reply pending"
    HELD = "letter accepted, reply held"
    DUPLICATE = "duplicate letter"
    SENT = "reply sent"
    RETRY = "reply scheduled for retry"
    SNOOZED = "reply snoozed"
    FAILED = "reply failed"
    UNKNOWN = "reply sent or not, unknown"


def log_letter(event: LetterEvent, letter_id: int | None, **facts: object) -> None:
    """Log a step of a letter with its facts; facts that are None are left out of the line."""
    shown = {
        name: value.isoformat(timespec="seconds") if isinstance(value, datetime) else value
        for name, value in facts.items()
    }
    logger.info("%s", event.value, extra={"letter": letter_id, **shown})


def log_many(message: str, count: int) -> None:
    """Log `message` with the number of letters it concerns, unless that is 0."""
    if count:
        logger.info(message, extra={"count": count})


def log_parent(action: str, letter_id: int | None) -> None:
    """Log what a parent did with a link; a link that only stops mail has no letter id."""
    logger.info("a parent %s", action, extra={"letter": letter_id})
