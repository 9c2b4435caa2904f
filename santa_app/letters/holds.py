"""Which events may end or replace which hold.

A hold that waits for a person's decision is ended by the operator only, or by proof that the reply
was sent where that is all there is to decide. Events that are not in the table (`allow`, `retry`,
other delivery events) change no hold.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from santa_app.letters.models import HoldReason


class HoldEvent(StrEnum):
    """What may change why a reply is held, or end the hold."""

    RECHECK = "recheck"
    """The worker reads the recipient's limits again."""
    RESEND = "resend"
    """The holder of a link requests the reply."""
    SUPPRESS = "suppress"
    """A parent, a delivery event or the operator puts the mailbox on the suppression list."""
    RESTORE = "restore"
    """A backup was restored, which owed the reply."""
    HOLD = "hold"
    """The operator holds the letter."""
    RELEASE = "release"
    """The operator releases it."""
    PROOF = "proof"
    """A delivery event, or the operator, says that the reply was sent."""


_LIMIT: Final = frozenset(
    {
        HoldEvent.RECHECK,
        HoldEvent.SUPPRESS,
        HoldEvent.RESTORE,
        HoldEvent.HOLD,
        HoldEvent.RELEASE,
    }
)
CHANGED_BY: Final[Mapping[HoldReason, frozenset[HoldEvent]]] = {
    HoldReason.RECIPIENT_LIMIT: _LIMIT,
    HoldReason.DOMAIN_LIMIT: _LIMIT,
    HoldReason.NEXT_COPY: _LIMIT | {HoldEvent.PROOF},
    HoldReason.OUTCOME_UNKNOWN: frozenset({HoldEvent.HOLD, HoldEvent.RELEASE, HoldEvent.PROOF}),
    HoldReason.SUPPRESSED: frozenset({HoldEvent.RESEND, HoldEvent.HOLD, HoldEvent.RELEASE}),
    HoldReason.RESTORED: frozenset({HoldEvent.HOLD, HoldEvent.RELEASE}),
    HoldReason.HIDDEN_FIELD: frozenset({HoldEvent.HOLD, HoldEvent.RELEASE}),
    # Not by a restore: nobody has read it, and whoever reads it decides on its reply.
    HoldReason.UNREAD: frozenset({HoldEvent.HOLD, HoldEvent.RELEASE}),
    HoldReason.OPERATOR: frozenset({HoldEvent.RELEASE}),
    # Also `hold` leaves it: its alerts go on, and a release has to name the reply.
    HoldReason.DANGER: frozenset({HoldEvent.RELEASE}),
}
"""What may change each hold."""


def may_change(reason: str | None, event: HoldEvent) -> bool:
    """Return whether `event` may change the hold of a reply that is held for `reason`."""
    return reason is not None and event in CHANGED_BY[HoldReason(reason)]


def changed_by(event: HoldEvent) -> tuple[HoldReason, ...]:
    """Return the reasons of the holds that `event` may change."""
    return tuple(reason for reason, events in CHANGED_BY.items() if event in events)
