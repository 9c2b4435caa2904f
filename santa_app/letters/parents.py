"""What a parent can do with the link in a reply: see the letter, delete it, stop all mail.

DESIGN section 5. Seeing changes nothing, because mail scanners open links; the rest is for
buttons. Whoever has the link has the mailbox it was sent to.
"""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, delete, exists, select

from santa_app.letters.clock import Clock
from santa_app.letters.database import Database
from santa_app.letters.masking import mask
from santa_app.letters.privacy import LinkError, Secrets
from santa_app.letters.queries import as_letter
from santa_app.letters.suppression import Reason, suppress
from santa_app.letters.table import LETTERS, SUPPRESSED, ReplyStatus, SantaLetter

GONE = "This letter has been deleted."


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterView:
    """A letter as its parent may see it."""

    letter: SantaLetter
    recipient: str
    """The parent's address, masked: enough to recognize, too little to learn."""
    status: ReplyStatus
    arrived_at: datetime
    sent_at: datetime | None
    delete_after: datetime
    mail_stopped: bool

    def __repr__(self) -> str:
        return f"<LetterView of letter {self.letter.id}>"


class ParentDesk:
    """Serves parents who come with a link. Every method raises LinkError for a bad one."""

    def __init__(self, database: Database, secrets: Secrets, clock: Clock) -> None:
        self._database = database
        self._secrets = secrets
        self._clock = clock

    async def view(self, token: object) -> LetterView:
        """Return the letter behind `token`; nothing changes."""
        letter, stopped = await self._database.read(_look, self._secrets.access_key(token))
        return LetterView(
            letter=letter,
            recipient=mask(letter.parent_email),
            status=ReplyStatus(letter.reply_status),
            arrived_at=letter.created_at,
            sent_at=letter.reply_sent_at,
            delete_after=letter.delete_after,
            mail_stopped=stopped,
        )

    async def delete(self, token: object) -> None:
        """Delete the letter behind `token` for good, whether or not it was answered."""
        await self._database.write(_delete, self._secrets.access_key(token))

    async def stop_mail(self, token: object) -> None:
        """Send nothing more to the mailbox of this letter, which stays known as a hash only."""
        await self._database.write(_stop, self._secrets.access_key(token), self._clock())

    async def allow_mail(self, token: object) -> None:
        """Take `stop_mail` back for letters to come; what was stopped stays unsent."""
        await self._database.write(_allow, self._secrets.access_key(token))


def _find(connection: Connection, access_key: str) -> SantaLetter:
    found = connection.execute(select(LETTERS).where(LETTERS.c.access_key == access_key)).first()
    if found is None:
        raise LinkError(GONE)
    return as_letter(found)


def _look(connection: Connection, access_key: str) -> tuple[SantaLetter, bool]:
    letter = _find(connection, access_key)
    stopped = select(exists().where(SUPPRESSED.c.recipient_hash == letter.recipient_hash))
    return letter, bool(connection.execute(stopped).scalar_one())


def _delete(connection: Connection, access_key: str) -> None:
    if not connection.execute(delete(LETTERS).where(LETTERS.c.access_key == access_key)).rowcount:
        raise LinkError(GONE)


def _stop(connection: Connection, access_key: str, now: datetime) -> None:
    suppress(connection, _find(connection, access_key).recipient_hash, Reason.PARENT, now)


def _allow(connection: Connection, access_key: str) -> None:
    mailbox = _find(connection, access_key).recipient_hash
    connection.execute(delete(SUPPRESSED).where(SUPPRESSED.c.recipient_hash == mailbox))
