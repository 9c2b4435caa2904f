"""What protects a family's data: keyed hashes, signed links, and a parent's rights.

DESIGN section 5. A link names its letter by an access key, its mailbox by a keyed hash, never by
an address or a number. Its token stands in the fragment, which browsers send to no server.
"""

import hashlib
import hmac
import unicodedata
from datetime import datetime, timedelta
from enum import StrEnum

from itsdangerous import BadData, SignatureExpired, TimestampSigner

from santa_app.letters.clock import Clock
from santa_app.settings import Settings

_DOTLESS = frozenset({"gmail.com", "googlemail.com"})


class LinkScope(StrEnum):
    """What a link is for; a token made for one purpose opens nothing else."""

    LETTER = "my-letter"
    """In the reply: whoever has it has the mailbox, and may do all that a parent may."""
    WRITER = "just-written"
    """On the thank-you screen: whoever has it typed the address, but may not own the mailbox."""
    MAILBOX = "stop-mail"
    """In the reply: stops all mail to its mailbox, also when the letter is long deleted."""


WRITER_DAYS = 7
"""How long the thank-you screen's link opens anything."""
MAILBOX_DAYS = 365
"""How long a reply's link stops mail; mails are kept longer than letters."""
OLD = "This link is too old."
BROKEN = "This link is not complete."


class LinkError(Exception):
    """A link does not open anything; the text is for the visitor."""


def mailbox_name(address: str) -> str:
    """Return one name for all spellings of an address that reach the same mailbox.

    Case, a `+tag` and the dots of Gmail do not make another mailbox, so they give no further
    letters under the limits.
    """
    local, _, domain = unicodedata.normalize("NFKC", address).casefold().rpartition("@")
    local = local.partition("+")[0] or local
    if domain in _DOTLESS:
        local, domain = local.replace(".", ""), "gmail.com"
    return f"{local}@{domain.rstrip('.')}"


class LinkSigner:
    """Keyed hashes and signed tokens of this installation, all from its one secret key."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        key = settings.signing_key()
        self._hash_key = hashlib.sha256(f"recipient-hash:{key}".encode()).digest()
        self._days = {
            LinkScope.LETTER: settings.keep_days_at_most,
            LinkScope.WRITER: WRITER_DAYS,
            LinkScope.MAILBOX: MAILBOX_DAYS,
        }
        self._page = f"{settings.site_url}/my-letter"

        class Signer(TimestampSigner):
            def get_timestamp(self) -> int:
                return int(clock().timestamp())

        # Keys of letters are safe in an address as they are, so nothing has to be encoded.
        self._signers = {purpose: Signer(key, salt=f"letters.{purpose}") for purpose in LinkScope}

    def recipient_hash(self, address: str) -> str:
        """Return the keyed hash of the mailbox behind `address`, 32 hexadecimal digits."""
        return self.keyed_hash(mailbox_name(address))

    def keyed_hash(self, text: str) -> str:
        """Return a hash of `text` that nobody without our key can make or try out."""
        return hmac.new(self._hash_key, text.encode(), hashlib.sha256).hexdigest()[:32]

    def token(self, access_key: str, purpose: LinkScope = LinkScope.LETTER) -> str:
        """Return a signed token for a letter's access key, or a mailbox's hash; see `LinkScope`."""
        return self._signers[purpose].sign(access_key).decode("ascii")

    def access_key(self, token: object, purpose: LinkScope = LinkScope.LETTER) -> str:
        """Return the key in `token`; LinkError where it is foreign, broken or too old."""
        if not isinstance(token, str):
            raise LinkError(BROKEN)
        seconds = self._days[purpose] * 86_400
        try:
            key = self._signers[purpose].unsign(token, max_age=seconds)
        except SignatureExpired:
            raise LinkError(OLD) from None
        except BadData:
            raise LinkError(BROKEN) from None
        return key.decode("ascii")

    def opened(self, token: object) -> tuple[LinkScope, str]:
        """Return what `token` is for and the key in it; LinkError as from `access_key`."""
        for purpose in LinkScope:
            try:
                return purpose, self.access_key(token, purpose)
            except LinkError as error:
                if str(error) != BROKEN:
                    raise
        raise LinkError(BROKEN)

    def parent_url(self, access_key: str) -> str:
        """Return the address of the parent's page for a letter."""
        return f"{self._page}#{self.token(access_key)}"

    def stop_url(self, recipient_hash: str) -> str:
        """Return the address at which all mail to a mailbox can be stopped."""
        return f"{self._page}#{self.token(recipient_hash, LinkScope.MAILBOX)}"


def delete_after(created_at: datetime, sent_at: datetime | None, settings: Settings) -> datetime:
    """Return when a letter is deleted: some days after its reply, and after some in any case."""
    latest = created_at + timedelta(days=settings.keep_days_at_most)
    if sent_at is None:
        return latest
    return min(latest, sent_at + timedelta(days=settings.keep_days_after_reply))
