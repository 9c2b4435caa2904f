"""Where the reply to a letter stands, as its parent is told: one state, in plain words.

Whoever comes from the thank-you screen typed the address but may not own the mailbox. They are
told whether the reply went out, arrived or came back, but nothing of what else is known about
the mailbox: other letters, a wish for no more mail, a complaint.
"""

from dataclasses import dataclass
from enum import StrEnum

from santa_app.letters.models import DeliveryStatus, ReplyStatus, SantaLetter
from santa_app.letters.recipient_limits import STOPPED
from santa_app.letters.sending.attempt import GIVEN_UP
from santa_app.letters.suppression import SuppressionReason


class ReplyProgress(StrEnum):
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
    ReplyProgress.ON_ITS_WAY: "Santa's reply is on its way. It has not been sent yet.",
    ReplyProgress.RETRYING: (
        "Our mail service could not take Santa's reply yet. We try again and again by ourselves."
    ),
    ReplyProgress.RESTING: (
        "Our mail service takes no mail at the moment. Santa's reply goes out as soon as it does."
    ),
    ReplyProgress.BUDGET: (
        "Very many families wrote to Santa today. The reply waits for its turn: letters are "
        "answered in the order in which they came."
    ),
    ReplyProgress.ROOM: (
        "The reply is waiting, because this address had several replies within a day. It goes "
        "out by itself as soon as there is room again."
    ),
    ReplyProgress.STOPPED: "No reply is sent, because all mail to this address is stopped.",
    ReplyProgress.ALLOWED_AGAIN: (
        "No reply was sent, because mail to this address was stopped. It is allowed again now: "
        "below you can ask for the reply."
    ),
    ReplyProgress.HELD: "The people who run this site hold the reply back, to look at it first.",
    ReplyProgress.REFUSED: (
        "Our mail service did not take the reply for this address. Please check the address for "
        "a typing mistake, and write again with the right one."
    ),
    ReplyProgress.GIVEN_UP: (
        "The reply could not be sent, though we tried for a long time. We are sorry! "
        "Below you can ask for it again."
    ),
    ReplyProgress.SENT: "Santa's reply has been sent. Please look in the spam folder, too.",
    ReplyProgress.DEFERRED: (
        "Santa's reply has been sent, but the mailbox does not take it yet. Our mail service "
        "tries again for up to three days."
    ),
    ReplyProgress.DELIVERED: (
        "Santa's reply has arrived in the mailbox. If you do not see it, please look in the spam "
        "folder."
    ),
    ReplyProgress.BLOCKED: (
        "The mailbox did not take Santa's reply this time. That may pass: below you can ask for "
        "the reply again."
    ),
    ReplyProgress.DROPPED: (
        "Our mail service did not pass Santa's reply on. Below you can ask for it again."
    ),
    ReplyProgress.BOUNCED: (
        "Santa's reply came back: there seems to be no mailbox with this address. Please check "
        "it for a typing mistake, and write again with the right one."
    ),
    ReplyProgress.UNSUBSCRIBED: (
        "Santa's reply was delivered. Then the mailbox asked for no more mail, so nothing more "
        "is sent to it."
    ),
    ReplyProgress.SPAM: (
        "Santa's reply was marked as spam in the mailbox, so nothing more is sent to it."
    ),
}
NOT_YET = "Santa's reply has not been sent yet. It goes out by itself when its turn comes."
"""All that a letter's writer is told of a reply that waits, whatever it waits for."""
_ARRIVED = {
    DeliveryStatus.PROCESSED: ReplyProgress.SENT,
    DeliveryStatus.DEFERRED: ReplyProgress.DEFERRED,
    DeliveryStatus.DELIVERED: ReplyProgress.DELIVERED,
    DeliveryStatus.BLOCKED: ReplyProgress.BLOCKED,
    DeliveryStatus.DROPPED: ReplyProgress.DROPPED,
    DeliveryStatus.BOUNCED: ReplyProgress.BOUNCED,
    DeliveryStatus.UNSUBSCRIBED: ReplyProgress.UNSUBSCRIBED,
    DeliveryStatus.SPAM: ReplyProgress.SPAM,
}
_OF_THE_MAILBOX = {ReplyProgress.UNSUBSCRIBED, ReplyProgress.SPAM}
_WAITING = {
    ReplyProgress.ON_ITS_WAY,
    ReplyProgress.RETRYING,
    ReplyProgress.RESTING,
    ReplyProgress.BUDGET,
    ReplyProgress.ROOM,
    ReplyProgress.STOPPED,
    ReplyProgress.ALLOWED_AGAIN,
    ReplyProgress.HELD,
}
GOOD = frozenset({ReplyProgress.SENT, ReplyProgress.DELIVERED})
BAD = frozenset(
    {
        ReplyProgress.REFUSED,
        ReplyProgress.GIVEN_UP,
        ReplyProgress.BLOCKED,
        ReplyProgress.DROPPED,
        ReplyProgress.BOUNCED,
        ReplyProgress.SPAM,
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ProgressContext:
    """What a reply's standing depends on beside its letter."""

    stopped: SuppressionReason | None
    """Why the mailbox gets no mail."""
    resting: bool
    """Whether all sending is paused."""
    budget_used_up: bool
    due: bool
    """Whether the letter could go now, as far as it is concerned."""


def standing(letter: SantaLetter, around: ProgressContext) -> ReplyProgress:
    """Return where the reply to `letter` stands."""
    match ReplyStatus(letter.reply_status):
        case ReplyStatus.SENT:
            known = _ARRIVED[DeliveryStatus(letter.reply_arrival or DeliveryStatus.PROCESSED)]
        case ReplyStatus.FAILED:
            given_up = (letter.reply_error or "").startswith(GIVEN_UP)
            known = ReplyProgress.GIVEN_UP if given_up else ReplyProgress.REFUSED
        case ReplyStatus.SENDING:
            known = ReplyProgress.ON_ITS_WAY
        case _ if around.stopped is not None:
            bounced = around.stopped is SuppressionReason.BOUNCE
            known = ReplyProgress.BOUNCED if bounced else ReplyProgress.STOPPED
        case ReplyStatus.HELD:
            known = _held(letter)
        case ReplyStatus.PENDING:
            known = _pending(letter, around)
    return known


def _held(letter: SantaLetter) -> ReplyProgress:
    if letter.reply_due_at is not None:
        return ReplyProgress.ROOM
    return ReplyProgress.ALLOWED_AGAIN if letter.reply_error == STOPPED else ReplyProgress.HELD


def _pending(letter: SantaLetter, around: ProgressContext) -> ReplyProgress:
    if around.resting:
        return ReplyProgress.RESTING
    if around.budget_used_up and around.due:
        return ReplyProgress.BUDGET
    return ReplyProgress.RETRYING if letter.reply_attempts else ReplyProgress.ON_ITS_WAY


def for_writer(known: ReplyProgress) -> ReplyProgress:
    """Return what somebody may know who typed the address but may not own the mailbox."""
    if known in _OF_THE_MAILBOX:
        return ReplyProgress.DELIVERED
    return ReplyProgress.ON_ITS_WAY if known in _WAITING else known


def words(known: ReplyProgress, *, writer: bool) -> str:
    """Return a standing in plain words."""
    return NOT_YET if writer and known is ReplyProgress.ON_ITS_WAY else WORDS[known]
