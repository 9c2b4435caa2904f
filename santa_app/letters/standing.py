"""Where the reply to a letter stands, as its parent is told: one state, in plain words.

Whoever comes from the thank-you screen typed the address but may not own the mailbox. They are
told whether the reply went out, arrived or came back, but nothing of what else is known about
the mailbox: other letters, a wish for no more mail, a complaint.
"""

from dataclasses import dataclass
from enum import StrEnum

from santa_app.letters.attempt import GIVEN_UP
from santa_app.letters.room import STOPPED
from santa_app.letters.suppression import Reason
from santa_app.letters.table import Arrival, ReplyStatus, SantaLetter


class Standing(StrEnum):
    """Why a reply is not there yet, or what became of it."""

    ON_ITS_WAY = "on its way"
    RETRYING = "retrying"
    RESTING = "resting"
    BUDGET = "budget"
    ROOM = "room"
    STOPPED = "stopped"
    ALLOWED_AGAIN = "allowed again"
    HELD = "held"
    REFUSED = "refused"
    GIVEN_UP = "given up"
    SENT = "sent"
    DEFERRED = "deferred"
    DELIVERED = "delivered"
    BLOCKED = "blocked"
    DROPPED = "dropped"
    BOUNCED = "bounced"
    UNSUBSCRIBED = "unsubscribed"
    SPAM = "spam"


WORDS = {
    Standing.ON_ITS_WAY: "Santa's reply is on its way. It has not been sent yet.",
    Standing.RETRYING: (
        "Our mail service could not take Santa's reply yet. We try again and again by ourselves."
    ),
    Standing.RESTING: (
        "Our mail service takes no mail at the moment. Santa's reply goes out as soon as it does."
    ),
    Standing.BUDGET: (
        "Very many families wrote to Santa today. The reply waits for its turn: letters are "
        "answered in the order in which they came."
    ),
    Standing.ROOM: (
        "The reply is waiting, because this address had several replies within a day. It goes "
        "out by itself as soon as there is room again."
    ),
    Standing.STOPPED: "No reply is sent, because all mail to this address is stopped.",
    Standing.ALLOWED_AGAIN: (
        "No reply was sent, because mail to this address was stopped. It is allowed again now: "
        "below you can ask for the reply."
    ),
    Standing.HELD: "The people who run this site hold the reply back, to look at it first.",
    Standing.REFUSED: (
        "Our mail service did not take the reply for this address. Please check the address for "
        "a typing mistake, and write again with the right one."
    ),
    Standing.GIVEN_UP: (
        "The reply could not be sent, though we tried for a long time. We are sorry! "
        "Below you can ask for it again."
    ),
    Standing.SENT: "Santa's reply has been sent. Please look in the spam folder, too.",
    Standing.DEFERRED: (
        "Santa's reply has been sent, but the mailbox does not take it yet. Our mail service "
        "tries again for up to three days."
    ),
    Standing.DELIVERED: (
        "Santa's reply has arrived in the mailbox. If you do not see it, please look in the spam "
        "folder."
    ),
    Standing.BLOCKED: (
        "The mailbox did not take Santa's reply this time. That may pass: below you can ask for "
        "the reply again."
    ),
    Standing.DROPPED: (
        "Our mail service did not pass Santa's reply on. Below you can ask for it again."
    ),
    Standing.BOUNCED: (
        "Santa's reply came back: there seems to be no mailbox with this address. Please check "
        "it for a typing mistake, and write again with the right one."
    ),
    Standing.UNSUBSCRIBED: (
        "Santa's reply was delivered. Then the mailbox asked for no more mail, so nothing more "
        "is sent to it."
    ),
    Standing.SPAM: (
        "Santa's reply was marked as spam in the mailbox, so nothing more is sent to it."
    ),
}
NOT_YET = "Santa's reply has not been sent yet. It goes out by itself when its turn comes."
"""All that a letter's writer is told of a reply that waits, whatever it waits for."""
_ARRIVED = {
    Arrival.PROCESSED: Standing.SENT,
    Arrival.DEFERRED: Standing.DEFERRED,
    Arrival.DELIVERED: Standing.DELIVERED,
    Arrival.BLOCKED: Standing.BLOCKED,
    Arrival.DROPPED: Standing.DROPPED,
    Arrival.BOUNCED: Standing.BOUNCED,
    Arrival.UNSUBSCRIBED: Standing.UNSUBSCRIBED,
    Arrival.SPAM: Standing.SPAM,
}
_OF_THE_MAILBOX = {Standing.UNSUBSCRIBED, Standing.SPAM}
_WAITING = {
    Standing.ON_ITS_WAY,
    Standing.RETRYING,
    Standing.RESTING,
    Standing.BUDGET,
    Standing.ROOM,
    Standing.STOPPED,
    Standing.ALLOWED_AGAIN,
    Standing.HELD,
}
GOOD = frozenset({Standing.SENT, Standing.DELIVERED})
BAD = frozenset(
    {
        Standing.REFUSED,
        Standing.GIVEN_UP,
        Standing.BLOCKED,
        Standing.DROPPED,
        Standing.BOUNCED,
        Standing.SPAM,
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """What a reply's standing depends on beside its letter."""

    stopped: Reason | None
    """Why the mailbox gets no mail."""
    resting: bool
    """Whether all sending is paused."""
    budget_used_up: bool
    due: bool
    """Whether the letter could go now, as far as it is concerned."""


def standing(letter: SantaLetter, around: Surroundings) -> Standing:
    """Return where the reply to `letter` stands."""
    match ReplyStatus(letter.reply_status):
        case ReplyStatus.SENT:
            known = _ARRIVED[Arrival(letter.reply_arrival or Arrival.PROCESSED)]
        case ReplyStatus.FAILED:
            given_up = (letter.reply_error or "").startswith(GIVEN_UP)
            known = Standing.GIVEN_UP if given_up else Standing.REFUSED
        case ReplyStatus.SENDING:
            known = Standing.ON_ITS_WAY
        case _ if around.stopped is not None:
            bounced = around.stopped is Reason.BOUNCE
            known = Standing.BOUNCED if bounced else Standing.STOPPED
        case ReplyStatus.HELD:
            known = _held(letter)
        case ReplyStatus.PENDING:
            known = _pending(letter, around)
    return known


def _held(letter: SantaLetter) -> Standing:
    if letter.reply_due_at is not None:
        return Standing.ROOM
    return Standing.ALLOWED_AGAIN if letter.reply_error == STOPPED else Standing.HELD


def _pending(letter: SantaLetter, around: Surroundings) -> Standing:
    if around.resting:
        return Standing.RESTING
    if around.budget_used_up and around.due:
        return Standing.BUDGET
    return Standing.RETRYING if letter.reply_attempts else Standing.ON_ITS_WAY


def for_writer(known: Standing) -> Standing:
    """Return what somebody may know who typed the address but may not own the mailbox."""
    if known in _OF_THE_MAILBOX:
        return Standing.DELIVERED
    return Standing.ON_ITS_WAY if known in _WAITING else known


def words(known: Standing, *, writer: bool) -> str:
    """Return a standing in plain words."""
    return NOT_YET if writer and known is Standing.ON_ITS_WAY else WORDS[known]
