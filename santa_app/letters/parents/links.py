"""Signed links for parents, and keyed hashes of mailboxes.

A link names its letter by an access key and its mailbox by a keyed hash, never by an e-mail
address or an id. Its token is in the URL's fragment, which browsers send to no server. Only the
URL that mail programs post to has it in the path.
"""

import hashlib
import hmac
from datetime import timedelta
from enum import StrEnum

from itsdangerous import BadData, TimestampSigner

from santa_app.content import paths
from santa_app.i18n import DEFAULT_LOCALE, Language, page_path
from santa_app.letters.clock import Clock
from santa_app.rules.email_address import EmailAddress
from santa_app.rules.server_paths import UNSUBSCRIBE_PATH
from santa_app.settings import Settings

WRITER_DAYS = 7
"""How many days a link of the thank-you screen is valid."""
MAILBOX_DAYS = 365
"""How many days a link that stops mail is valid; mails are kept longer than letters."""
_MAX_TOKEN_LENGTH = 200
"""Twice the characters of the longest token that is made here."""


class LinkScope(StrEnum):
    """What a link is for. A token signed for one scope is invalid in every other."""

    LETTER = "my-letter"
    """In the reply: its holder owns the mailbox, and may do all that a parent may."""
    WRITER = "just-written"
    """On the thank-you screen: its holder typed the address, but may not own the mailbox."""
    MAILBOX = "stop-mail"
    """In the reply: stops all mail to its mailbox, also after the letter is deleted."""
    UNSUBSCRIBE = "one-click"
    """In the reply's header: the same for mail programs, by a POST request and by nothing else."""


class LinkErrorCode(StrEnum):
    """Why a link does not do what was asked; `content.my_letter` has the visitor's words."""

    INVALID = "invalid"
    """The token is incomplete, changed, or not ours."""
    EXPIRED = "expired"
    GONE = "gone"
    """The letter was deleted, or its links were invalidated."""
    FORBIDDEN = "forbidden"
    """The link's scope does not allow the action."""
    NO_RESEND = "no_resend"
    """The reply cannot be resent now."""


class LinkError(Exception):
    """A link does not do what the visitor asked for."""

    def __init__(self, code: LinkErrorCode) -> None:
        super().__init__(code.value)
        self.code = code


class LinkSigner:
    """Makes and checks keyed hashes and signed tokens with the site's secret keys."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        keys = settings.signing_keys()
        storing_key = settings.storing_key()
        self._hash_key = hashlib.sha256(f"recipient-hash:{storing_key}".encode()).digest()
        self._days = {
            LinkScope.LETTER: settings.keep_days_at_most,
            LinkScope.WRITER: WRITER_DAYS,
            LinkScope.MAILBOX: MAILBOX_DAYS,
            LinkScope.UNSUBSCRIBE: MAILBOX_DAYS,
        }
        self._site = settings.site_url
        self._clock = clock

        class Signer(TimestampSigner):
            def get_timestamp(self) -> int:
                return int(clock().timestamp())

        # Access keys and hashes are URL-safe, so tokens need no encoding.
        self._signers = {
            scope: Signer(keys, salt=f"letters.{scope}", digest_method=hashlib.sha256)
            for scope in LinkScope
        }
        # Version 1.0.0 signed with the library's default, SHA-1. The links in its mails work until
        # they expire; this can go MAILBOX_DAYS after the last server of that version has stopped.
        self._former_signers = {
            scope: Signer(keys, salt=f"letters.{scope}", digest_method=hashlib.sha1)
            for scope in (LinkScope.LETTER, LinkScope.WRITER, LinkScope.MAILBOX)
        }

    def recipient_hash(self, address: EmailAddress) -> str:
        """Return the keyed hash of the mailbox behind `address`, 32 hexadecimal digits."""
        former = self.keyed_hash(address.former_mailbox)
        if address.mailbox == address.former_mailbox:
            return former
        # From the former hash, so that revision 0013 needs no key for the letters it finds.
        return hashlib.sha256(f"{former}:{address.domain}".encode()).hexdigest()[:32]

    def former_hash(self, address: EmailAddress) -> str | None:
        """Return the hash that version 1.0.0 gave the mailbox, or None where it is the same."""
        former = self.keyed_hash(address.former_mailbox)
        return None if former == self.recipient_hash(address) else former

    def domain_hash(self, domain: str) -> str:
        """Return the keyed hash of a domain, which no mailbox has."""
        return self.keyed_hash(f"domain:{domain}")

    def keyed_hash(self, text: str) -> str:
        """Return a hash of `text` that cannot be made or tested without our key."""
        return hmac.new(self._hash_key, text.encode(), hashlib.sha256).hexdigest()[:32]

    def token(self, key: str, scope: LinkScope = LinkScope.LETTER) -> str:
        """Return a signed token for an access key, or for a mailbox's hash with scope MAILBOX."""
        return self._signers[scope].sign(key).decode("ascii")

    def key(self, token: object, scope: LinkScope = LinkScope.LETTER) -> str:
        """Return the key in a token of `scope`. Raises LinkError: INVALID or EXPIRED."""
        # The length first: checking a signature takes time for each character.
        if not isinstance(token, str) or len(token) > _MAX_TOKEN_LENGTH:
            raise LinkError(LinkErrorCode.INVALID)
        for signers in (self._signers, self._former_signers):
            if scope not in signers:
                continue
            try:
                key, signed_at = signers[scope].unsign(token, return_timestamp=True)
            except BadData:
                continue
            # Without `max_age`, which refuses a link that was signed while our clock was ahead.
            if self._clock() - signed_at > timedelta(days=self._days[scope]):
                raise LinkError(LinkErrorCode.EXPIRED)
            return key.decode("ascii")
        raise LinkError(LinkErrorCode.INVALID)

    def is_of_version_1(self, token: str, scope: LinkScope) -> bool:
        """Return whether a valid token stands in a mail of version 1.0.0."""
        return self._former_signers[scope].validate(token)

    def open(self, token: object) -> tuple[LinkScope, str]:
        """Return the scope of `token` and its key. Raises LinkError: INVALID or EXPIRED."""
        for scope in LinkScope:
            try:
                return scope, self.key(token, scope)
            except LinkError as error:
                if error.code is not LinkErrorCode.INVALID:
                    raise
        raise LinkError(LinkErrorCode.INVALID)

    def parent_url(self, access_key: str, language: Language) -> str:
        return f"{self._site}{page_path(paths.MY_LETTER, language.locale)}#{self.token(access_key)}"

    def stop_url(self, recipient_hash: str, language: Language) -> str:
        token = self.token(recipient_hash, LinkScope.MAILBOX)
        return f"{self._site}{page_path(paths.MY_LETTER, language.locale)}#{token}"

    def unsubscribe_url(self, recipient_hash: str, language: Language) -> str:
        """Return a mail program's URL; its query is the language of the page for a person."""
        token = self.token(recipient_hash, LinkScope.UNSUBSCRIBE)
        query = "" if language.locale == DEFAULT_LOCALE else f"?locale={language.locale}"
        return f"{self._site}{UNSUBSCRIBE_PATH}{token}{query}"
