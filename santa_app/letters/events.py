"""What the log tells of a letter's way, by its number: accepted, sent, retried, held, failed.

The facts are passed as `extra`, so that machines find them (santa_app.logs names those it takes).
"""

import logging
from datetime import datetime
from typing import Any

from santa_app.letters.models import ReplyStatus, SantaLetter
from santa_app.letters.recipient_limits import AcceptResult, AcceptStatus
from santa_app.letters.repository import ReplyUpdate

logger = logging.getLogger(__name__)

_ACCEPTED = {
    ReplyStatus.SENDING: "letter accepted",
    ReplyStatus.PENDING: "letter accepted, its reply comes later",
    ReplyStatus.HELD: "letter accepted, its reply is held",
}


def about(letter: SantaLetter, **facts: object) -> dict[str, Any]:
    """Return a letter's number and `facts`, as the `extra` of a log call."""
    return {"letter": letter.id, **facts}


def log_accepted(accepted: AcceptResult) -> None:
    """Log a letter that came in, or that came in again."""
    letter = accepted.letter
    if letter is None:
        return
    status = ReplyStatus(letter.reply_status)
    said = "letter sent in again"
    if accepted.fate is AcceptStatus.STORED:
        said = _ACCEPTED.get(status, "letter accepted")
    logger.info(said, extra=about(letter, status=status.value, due=_iso(letter.reply_due_at)))


def log_result(letter: SantaLetter, result: ReplyUpdate, now: datetime) -> None:
    """Log how a try ended, once that is written down."""
    facts: dict[str, Any] = {"status": result.status.value, "attempt": result.attempts}
    if letter.reply_tried_at is not None:
        # Since the letter was claimed, its wait for a free slot included.
        facts["ms"] = round((now - letter.reply_tried_at).total_seconds() * 1000)
    match result.status:
        case ReplyStatus.SENT:
            said, answer = "reply sent", result.message_id
        case ReplyStatus.FAILED:
            said, answer = "reply failed", result.error
        case _ if result.attempts > letter.reply_attempts:
            said, answer = "reply will be tried again", result.error
        case _:
            said, answer = "reply put back, it loses no attempt", None
    facts |= {"answer": answer, "due": _iso(result.due_at)}
    logger.info(said, extra=about(letter, **facts))


def log_many(said: str, count: int) -> None:
    """Log what became of several letters at once, if of any."""
    if count:
        logger.info(said, extra={"count": count})


def _iso(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat(timespec="seconds")


def log_parent(did: str, letter: int | None) -> None:
    """Log what a parent did with a link; the link that only stops mail knows no letter."""
    logger.info("a parent %s", did, extra={"letter": letter})
