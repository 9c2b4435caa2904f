"""What a parent can do with a link: see the letter, delete it, ask again, stop all mail.

DESIGN section 5. Seeing changes nothing, because mail scanners open links; the rest is for
buttons. Each link is signed, ends by itself, and is good for one purpose (privacy.Purpose):

| link                 | see   | delete | ask again       | stop mail | allow mail | end links |
|----------------------|-------|--------|-----------------|-----------|------------|-----------|
| reply: the letter    | all   | yes    | yes             | yes       | yes        | yes       |
| thank-you screen     | less  | yes    | until delivered | no        | no         | no        |
| reply: stop all mail | state | no     | no              | yes       | no         | no        |

Whoever has the reply has the mailbox. Whoever saw the thank-you screen wrote the letter, but may
have typed a stranger's address: they learn nothing of the mailbox beyond their own letter
(letters.standing), and have no power over its mail. Since they may delete the letter, and with it
the link to it, the reply carries the other link, which works without a letter.

Ending the link gives the letter a new access key; so does nothing else, and deleting the letter
ends its links as well.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, select, update

from santa_app.letters.clock import Clock
from santa_app.letters.database import Database
from santa_app.letters.models import LETTERS, SantaLetter, new_access_key
from santa_app.letters.parents.links import LinkError, LinkScope, LinkSigner
from santa_app.letters.parents.progress import ProgressContext, ReplyProgress, for_writer, standing
from santa_app.letters.parents.resend import ResendDecision, ResendStatus, asking, owe_again
from santa_app.letters.queries import as_letter, lock_recipient, paused_until
from santa_app.letters.recipient_limits import RecipientLimits
from santa_app.letters.sending.quota import SendQuota, has_room
from santa_app.letters.suppression import SuppressionReason, allow, suppress, why_stopped
from santa_app.observability.letter_events import log_parent
from santa_app.observability.masking import mask
from santa_app.settings import Settings

GONE = "This link opens no letter any more."
TOO_WEAK = "This link cannot do that."
NOT_NOW = "The reply cannot be asked for right now."
_OWNER = frozenset({LinkScope.LETTER})
_READERS = frozenset({LinkScope.LETTER, LinkScope.WRITER})
_STOPPERS = frozenset({LinkScope.LETTER, LinkScope.MAILBOX})


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterView:
    """A letter as the owner of a link may see it."""

    letter: SantaLetter
    recipient: str
    """The parent's address, masked: enough to recognize, too little to learn."""
    standing: ReplyProgress
    asking: ResendDecision
    is_owner: bool
    """Whether the link came with the reply, so that its owner has the mailbox."""
    mail_stopped: bool
    """Whether the mailbox gets no mail; never told to anybody but its owner."""

    def __repr__(self) -> str:
        return f"<LetterView of letter {self.letter.id}>"


@dataclass(frozen=True, slots=True, kw_only=True)
class MailboxView:
    """What a link that only stops mail shows."""

    mail_stopped: bool


class ParentAccess:
    """Serves parents who come with a link. Every method raises LinkError for a bad one."""

    def __init__(
        self, settings: Settings, database: Database, signer: LinkSigner, clock: Clock
    ) -> None:
        self._database = database
        self._signer = signer
        self._clock = clock
        self._budget = SendQuota.of(settings)
        self._room = RecipientLimits.of(settings)
        self._limit = timedelta(hours=settings.reply_limit_hours)

    async def view(self, token: object) -> LetterView | MailboxView:
        """Return what `token` shows; nothing changes."""
        purpose, key = self._signer.opened(token)
        if purpose is LinkScope.MAILBOX:
            stopped = await self._database.read(why_stopped, key)
            return MailboxView(mail_stopped=stopped is not None)
        owner = purpose is LinkScope.LETTER
        return await self._database.read(_look, key, owner, self._budget, self._clock())

    async def delete(self, token: object) -> None:
        """Delete the letter behind `token` for good, whether or not it was answered."""
        _, key = self._allowed(token, _READERS)
        log_parent("deleted the letter", await self._database.write(_delete, key))

    async def ask_again(self, token: object) -> None:
        """Owe the reply once more; LinkError where it may not be asked for now."""
        purpose, key = self._allowed(token, _READERS)
        letter = await self._database.write(self._ask, key, purpose is LinkScope.LETTER)
        log_parent("asked for the reply again", letter)

    async def stop_mail(self, token: object) -> None:
        """Send nothing more to the mailbox of this letter, which stays known as a hash only."""
        purpose, key = self._allowed(token, _STOPPERS)
        letter = await self._database.write(_stop, purpose, key, self._clock())
        log_parent("stopped all mail to the letter's address", letter)

    async def allow_mail(self, token: object) -> None:
        """Take `stop_mail` back for letters to come; what was stopped can be asked for again."""
        _, key = self._allowed(token, _OWNER)
        letter = await self._database.write(_allow, key)
        log_parent("allowed mail to the letter's address", letter)

    async def end_link(self, token: object) -> None:
        """Make all links to this letter sent so far invalid."""
        _, key = self._allowed(token, _OWNER)
        log_parent("ended the letter's links", await self._database.write(_end_link, key))

    def _allowed(self, token: object, purposes: frozenset[LinkScope]) -> tuple[LinkScope, str]:
        purpose, key = self._signer.opened(token)
        if purpose not in purposes:
            raise LinkError(TOO_WEAK)
        return purpose, key

    def _ask(self, connection: Connection, access_key: str, owner: bool) -> int | None:  # noqa: FBT001
        lock_recipient(connection, _find(connection, access_key).recipient_hash)
        now = self._clock()
        view = _look(connection, access_key, owner, self._budget, now)
        if view.asking.answer is not ResendStatus.YES:
            raise LinkError(NOT_NOW)
        owe_again(connection, view.letter, self._room, now, self._limit)
        return view.letter.id


def _find(connection: Connection, access_key: str) -> SantaLetter:
    found = connection.execute(select(LETTERS).where(LETTERS.c.access_key == access_key)).first()
    if found is None:
        raise LinkError(GONE)
    return as_letter(found)


def _look(
    connection: Connection,
    access_key: str,
    owner: bool,  # noqa: FBT001 - handed on by the database
    budget: SendQuota,
    now: datetime,
) -> LetterView:
    letter = _find(connection, access_key)
    stopped = why_stopped(connection, letter.recipient_hash)
    around = ProgressContext(
        stopped=stopped,
        resting=paused_until(connection, now) is not None,
        budget_used_up=not has_room(connection, budget, now),
        due=letter.reply_due_at is not None and letter.reply_due_at <= now,
    )
    known = standing(letter, around)
    return LetterView(
        letter=letter,
        recipient=mask(letter.parent_email),
        standing=known if owner else for_writer(known),
        asking=asking(letter, known, stopped=stopped, writer=not owner, now=now),
        is_owner=owner,
        mail_stopped=owner and stopped is not None,
    )


def _delete(connection: Connection, access_key: str) -> int | None:
    letter = _find(connection, access_key)
    connection.execute(delete(LETTERS).where(LETTERS.c.id == letter.id))
    return letter.id


def _stop(connection: Connection, purpose: LinkScope, key: str, now: datetime) -> int | None:
    if purpose is LinkScope.MAILBOX:
        suppress(connection, key, SuppressionReason.PARENT, now)
        return None
    letter = _find(connection, key)
    suppress(connection, letter.recipient_hash, SuppressionReason.PARENT, now)
    return letter.id


def _allow(connection: Connection, access_key: str) -> int | None:
    letter = _find(connection, access_key)
    allow(connection, letter.recipient_hash)
    return letter.id


def _end_link(connection: Connection, access_key: str) -> int | None:
    letter = _find(connection, access_key)
    statement = update(LETTERS).where(LETTERS.c.id == letter.id)
    connection.execute(statement.values(access_key=new_access_key()))
    return letter.id
