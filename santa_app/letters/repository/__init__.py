"""All SQL of the letters, behind one object: `LetterRepository`.

`letters` has its methods; the other modules have the types and statements of one subject each.
"""

# ruff: noqa: F401 -- these names are the public surface of the package

from santa_app.letters.repository.letters import (
    NO_LEASE,
    UNCHANGED,
    AcceptResult,
    AcceptStatus,
    ActionResult,
    Columns,
    LetterChange,
    LetterNotFoundError,
    LetterRepository,
    LetterSnapshot,
    OperatorAction,
    PauseChange,
    ReplyUpdate,
)
from santa_app.letters.repository.pauses import Pause
from santa_app.letters.repository.quota import MOST_WAITING, QuotaUsage, SendQuota
from santa_app.letters.repository.recipients import Hold, copy_hold
from santa_app.letters.repository.reports import Overview, Watched
