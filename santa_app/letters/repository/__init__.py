"""All SQL of the letters, behind one object: `LetterRepository`.

`letters` has its methods; `recipients`, `quota` and `reports` have the types and statements of
one subject each.
"""

from santa_app.letters.repository.letters import (
    NO_LEASE,
    UNCHANGED,
    AcceptResult,
    AcceptStatus,
    ActionResult,
    Columns,
    Lease,
    LetterChange,
    LetterNotFoundError,
    LetterRepository,
    LetterSnapshot,
    OperatorAction,
    ReplyUpdate,
)
from santa_app.letters.repository.quota import QuotaUsage, SendQuota
from santa_app.letters.repository.recipients import Hold, RecipientLimits
from santa_app.letters.repository.reports import Overview, StatusCount

__all__ = [
    "NO_LEASE",
    "UNCHANGED",
    "AcceptResult",
    "AcceptStatus",
    "ActionResult",
    "Columns",
    "Hold",
    "Lease",
    "LetterChange",
    "LetterNotFoundError",
    "LetterRepository",
    "LetterSnapshot",
    "OperatorAction",
    "Overview",
    "QuotaUsage",
    "RecipientLimits",
    "ReplyUpdate",
    "SendQuota",
    "StatusCount",
]
