"""All SQL of the letters, behind one object: `LetterRepository`.

`repository` has the transactions; `queue`, `recipients`, `quota` and `reports` have the
statements they consist of.
"""

from santa_app.letters.repository.queue import Lease, LetterNotFoundError
from santa_app.letters.repository.quota import QuotaUsage, SendQuota
from santa_app.letters.repository.recipients import Hold, RecipientLimits
from santa_app.letters.repository.reports import Overview, StatusCount
from santa_app.letters.repository.repository import (
    AcceptResult,
    AcceptStatus,
    ActionResult,
    Columns,
    EventChange,
    LetterRepository,
    LetterSnapshot,
    OperatorAction,
    OperatorChange,
    ReplyUpdate,
)

__all__ = [
    "AcceptResult",
    "AcceptStatus",
    "ActionResult",
    "Columns",
    "EventChange",
    "Hold",
    "Lease",
    "LetterNotFoundError",
    "LetterRepository",
    "LetterSnapshot",
    "OperatorAction",
    "OperatorChange",
    "Overview",
    "QuotaUsage",
    "RecipientLimits",
    "ReplyUpdate",
    "SendQuota",
    "StatusCount",
]
