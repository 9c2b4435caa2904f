"""What a parent can do with a link: see the letter, delete it, request a resend, stop all mail.

Viewing changes nothing, because mail scanners open links; the rest is for buttons. Each link is
signed, expires, and has one scope:

| link                 | view    | print | delete | resend          | mail     | end links |
|----------------------|---------|-------|--------|-----------------|----------|-----------|
| reply: the letter    | all     | yes   | yes    | yes             | yes      | yes       |
| thank-you screen     | less    | no    | yes    | until delivered | no       | no        |
| reply: stop all mail | mailbox | no    | no     | no              | stop     | no        |
| reply: its header    | no      | no    | no     | no              | stop, by | no        |
|                      |         |       |        |                 | POST     |           |

"Mail" is to stop all mail to the mailbox, and to allow it again.

The holder of a reply's link owns the mailbox. The holder of a thank-you screen's link wrote the
letter, but may have typed a stranger's address: they learn nothing about the mailbox beyond their
own letter, and have no power over its mail. Because they may delete the letter, and with it the
link to it, the reply carries a second link that stops mail without a letter.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from santa_app.content.sad_words import DANGER, kinds
from santa_app.content.santa_reply import FRIEND
from santa_app.i18n import Language, gettext, letter_locale
from santa_app.letters.models import HoldReason, ReplyKind, SantaLetter, SuppressionReason
from santa_app.letters.parents.links import LinkError, LinkErrorCode, LinkScope, LinkSigner
from santa_app.letters.parents.progress import ReplyProgress, for_writer, reply_progress
from santa_app.letters.parents.resend import (
    ResendDecision,
    ResendStatus,
    decide_resend,
    resend_columns,
)
from santa_app.letters.repository import (
    Columns,
    Hold,
    LetterNotFoundError,
    LetterRepository,
    LetterSnapshot,
)
from santa_app.observability.letter_events import log_parent
from santa_app.observability.masking import mask
from santa_app.rules.season import is_looking_back
from santa_app.settings import Settings

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class LetterView:
    """A letter as the holder of a link may see it."""

    letter: SantaLetter
    """Without wishes and message where it has signs of danger: it looks like a letter in which the
    child left both empty."""
    recipient: str
    """The parent's e-mail address, masked: enough to recognize it, too little to learn it."""
    progress: ReplyProgress
    resend: ResendDecision
    is_owner: bool
    """Whether the link came with the reply, so that its holder owns the mailbox."""
    mail_stopped: bool
    """Whether the mailbox is suppressed; always False for a writer."""
    may_thank: bool
    """Whether the child may thank Santa now: once, after Christmas, for a reply that was sent."""
    is_thanked: bool
    """Whether the child has just done so."""
    may_print: bool
    """Whether Santa's reply may be shown and printed: it was sent, and the holder of the link owns
    the mailbox it went to. Its words tell a writer how many letters the mailbox had."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MailboxView:
    """What a link that only stops mail shows."""

    mail_stopped: bool


def is_thanking_time(moment: datetime) -> bool:
    """Return whether it is 26 December to 6 January in any time zone."""
    days = (moment.astimezone(UTC) + timedelta(hours=hours) for hours in (-12, 14))
    return any(is_looking_back(day.month, day.day) for day in days)


class ParentAccess:
    """Serves parents who come with a link. Every method raises LinkError."""

    def __init__(
        self,
        repository: LetterRepository,
        signer: LinkSigner,
        settings: Settings,
        *,
        on_delete: Callable[[], None],
    ) -> None:
        """`on_delete` is called after a letter was deleted."""
        self._on_delete = on_delete
        self._repository = repository
        self._signer = signer
        self._time_limit = timedelta(hours=settings.reply_limit_hours)

    async def view(self, token: object) -> LetterView | MailboxView:
        """Return what the link shows; nothing changes."""
        scope, key = self._require(token, LinkScope.LETTER, LinkScope.WRITER, LinkScope.MAILBOX)
        if scope is LinkScope.MAILBOX:
            suppression = await self._repository.suppression(key)
            return MailboxView(mail_stopped=suppression is not None)
        snapshot = await _existing(self._repository.snapshot(key))
        return self._view(snapshot, is_owner=scope is LinkScope.LETTER)

    async def thanked_letter(self, token: object) -> SantaLetter:
        """Return the whole letter whose reply is thanked for; FORBIDDEN where that may not be."""
        _, key = self._require(token, LinkScope.LETTER)
        snapshot = await _existing(self._repository.snapshot(key))
        view = self._view(snapshot, is_owner=True)
        if not (view.may_thank or view.is_thanked):  # a duplicate gets the first one's answer
            raise LinkError(LinkErrorCode.FORBIDDEN)
        return snapshot.letter

    async def delete(self, token: object) -> None:
        _, key = self._require(token, LinkScope.LETTER, LinkScope.WRITER)
        letter_id = await _existing(self._repository.delete_letter(key))
        self._on_delete()
        log_parent("deleted the letter", letter_id)

    async def resend(self, token: object) -> None:
        """Owe the reply once more; LinkError NO_RESEND where that is not possible now."""
        scope, key = self._require(token, LinkScope.LETTER, LinkScope.WRITER)

        def decide(snapshot: LetterSnapshot, hold: Hold | None) -> Columns:
            view = self._view(snapshot, is_owner=scope is LinkScope.LETTER)
            if view.resend.status is not ResendStatus.ALLOWED:
                raise LinkError(LinkErrorCode.NO_RESEND)
            return resend_columns(snapshot.letter, hold, snapshot.at, self._time_limit)

        resent = self._repository.resend(key, decide)
        log_parent("requested a resend", await _existing(resent))

    async def stop_mail(self, token: object) -> None:
        """Suppress the mailbox, which stays known as a keyed hash only."""
        scope, key = self._require(token, LinkScope.LETTER, LinkScope.MAILBOX)
        letter_id, mailbox = None, key
        if scope is LinkScope.LETTER:
            letter_id, mailbox = await self._mailbox_of(key)
        await self._repository.suppress(mailbox, SuppressionReason.PARENT)
        if scope is LinkScope.MAILBOX and self._signer.is_of_version_1(str(token), scope):
            await self._repository.suppress_former(mailbox, SuppressionReason.PARENT)
        log_parent("stopped all mail to the mailbox", letter_id)

    async def unsubscribe(self, token: str) -> None:
        """Suppress the mailbox at the request of a mail program."""
        mailbox = self._signer.key(token, LinkScope.UNSUBSCRIBE)
        await self._repository.suppress(mailbox, SuppressionReason.PARENT)
        log_parent("stopped all mail to the mailbox", None)

    def unsubscribe_page(self, token: str, language: Language) -> str:
        """Return the URL of the page where the person in front of a mail program can do so."""
        return self._signer.stop_url(self._signer.key(token, LinkScope.UNSUBSCRIBE), language)

    async def allow_mail(self, token: object) -> None:
        """Undo `stop_mail` for letters to come; a held reply can be requested as a resend."""
        _, key = self._require(token, LinkScope.LETTER)
        letter_id, mailbox = await self._mailbox_of(key)
        await self._repository.allow(mailbox)
        log_parent("allowed mail to the mailbox", letter_id)

    async def end_links(self, token: object) -> None:
        _, key = self._require(token, LinkScope.LETTER)
        renewed = self._repository.renew_access_key(key)
        log_parent("invalidated the letter's links", await _existing(renewed))

    def _require(self, token: object, *scopes: LinkScope) -> tuple[LinkScope, str]:
        scope, key = self._signer.open(token)
        if scope not in scopes:
            raise LinkError(LinkErrorCode.FORBIDDEN)
        return scope, key

    async def _mailbox_of(self, access_key: str) -> tuple[int | None, str]:
        snapshot = await _existing(self._repository.snapshot(access_key))
        return snapshot.letter.id, snapshot.letter.recipient_hash

    def _view(self, snapshot: LetterSnapshot, *, is_owner: bool) -> LetterView:
        letter, suppression = _shown(snapshot.letter), snapshot.suppression
        progress = reply_progress(snapshot)
        thanking = (
            is_owner
            and suppression is None
            and letter.reply_sent_at is not None
            and not (letter.children or letter.is_thanks)
            and is_thanking_time(snapshot.at)
        )
        return LetterView(
            letter=letter,
            recipient=mask(letter.parent_email),
            progress=progress if is_owner else for_writer(progress, letter),
            resend=decide_resend(
                letter, progress, suppression=suppression, is_owner=is_owner, now=snapshot.at
            ),
            is_owner=is_owner,
            mail_stopped=is_owner and suppression is not None,
            may_thank=thanking and not snapshot.is_thanked,
            is_thanked=thanking and snapshot.is_thanked,
            may_print=is_owner and letter.reply_sent_at is not None,
        )


def _shown(letter: SantaLetter) -> SantaLetter:
    """Return `letter` with the words that the holder of a link may read.

    Where there are signs of danger, or may be, the holder may be the cause.
    """
    if letter.reply_kind != ReplyKind.GENTLE and letter.hold_reason != HoldReason.UNREAD:
        return letter
    shown = SantaLetter(**letter.model_dump(exclude={"wish_list", "message_to_santa"}))
    locale = letter_locale(letter.locale)

    def has_signs(text: str | None) -> bool:
        return DANGER in kinds(text or "", locale)

    if has_signs(letter.child_name):
        shown.child_name = gettext(FRIEND)
    if has_signs(letter.city_country):
        shown.city_country = None
    if has_signs(letter.children):
        lines = (letter.children or "").split("\n")
        shown.children = "\n".join(line for line in lines if not has_signs(line))
    return shown


async def _existing(found: Awaitable[T]) -> T:
    """Await a lookup by access key; a missing letter becomes LinkError GONE."""
    try:
        return await found
    except LetterNotFoundError:
        raise LinkError(LinkErrorCode.GONE) from None
