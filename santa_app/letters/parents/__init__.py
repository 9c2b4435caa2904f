"""What a parent can see and do with a signed link."""

from santa_app.letters.parents.access import LetterView, MailboxView, ParentAccess
from santa_app.letters.parents.links import (
    LinkError,
    LinkErrorCode,
    LinkScope,
    LinkSigner,
)
from santa_app.letters.parents.progress import BAD, GOOD, ReplyProgress, progress_text
from santa_app.letters.parents.resend import MAX_RESENDS, ResendDecision, ResendStatus

__all__ = [
    "BAD",
    "GOOD",
    "MAX_RESENDS",
    "LetterView",
    "LinkError",
    "LinkErrorCode",
    "LinkScope",
    "LinkSigner",
    "MailboxView",
    "ParentAccess",
    "ReplyProgress",
    "ResendDecision",
    "ResendStatus",
    "progress_text",
]
