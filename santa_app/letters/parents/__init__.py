"""What a parent can see and do with a signed link."""

# ruff: noqa: F401 -- these names are the public surface of the package

from santa_app.letters.parents.access import LetterView, MailboxView, ParentAccess
from santa_app.letters.parents.links import LinkError, LinkErrorCode, LinkScope, LinkSigner
from santa_app.letters.parents.progress import BAD, GOOD, ReplyProgress, progress_text
from santa_app.letters.parents.resend import MAX_RESENDS, ResendDecision, ResendStatus
