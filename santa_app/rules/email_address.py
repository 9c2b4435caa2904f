"""E-mail addresses in the one spelling that is stored, hashed and sent."""

from dataclasses import dataclass
from typing import Self

import idna
from email_validator import EmailNotValidError, validate_email

from santa_app.rules.letter_form import is_email

_DOTLESS = frozenset({"gmail.com", "googlemail.com"})


class InvalidAddressError(ValueError):
    """A text is not an e-mail address that we write to."""


@dataclass(frozen=True, slots=True)
class EmailAddress:
    """An e-mail address, made by `parse`. Its text is what mail servers get."""

    local: str  # before the `@`, as typed
    domain: str  # in lower case and in ASCII (IDNA)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the address that `text` states, or raise InvalidAddressError.

        Nothing but the case of the domain is corrected. A character that mail software would drop
        or convert (an invisible one, a full-width dot) is refused, because the mail would reach a
        mailbox other than the one that was checked. So is a domain that the Internet cannot reach.
        """
        if not is_email(text):
            raise InvalidAddressError("it is not written like an e-mail address")
        local, _, domain = text.rpartition("@")
        try:
            found = validate_email(
                _quoted(local, domain),
                allow_smtputf8=False,
                allow_quoted_local=True,
                check_deliverability=False,
                strict=True,
            )
        except EmailNotValidError:
            raise InvalidAddressError("its domain is not valid") from None
        ascii_domain = found.ascii_domain
        if ascii_domain is None or domain.lower() not in {ascii_domain, found.domain}:
            raise InvalidAddressError("its domain has characters that would be converted")
        return cls(local, ascii_domain)

    @property
    def mailbox(self) -> str:
        """One text for all addresses that reach the same mailbox, and for no other.

        Case, a `+tag` and Gmail's dots make no other mailbox. Any difference between domains does:
        the owner of `ß` may be another one than that of `ss`.
        """
        local = self.local.casefold()
        local = local.partition("+")[0] or local
        # In Unicode, because the hashes of stored and suppressed mailboxes were made from that.
        domain = idna.decode(self.domain) if "xn--" in self.domain else self.domain
        if domain in _DOTLESS:
            local, domain = local.replace(".", ""), "gmail.com"
        return f"{local}@{domain}"

    @property
    def former_mailbox(self) -> str:
        """The text of version 1.0.0 for the mailbox, which took `ß` for `ss`, and `ς` for `σ`."""
        return self.mailbox.casefold()

    @property
    def in_mails(self) -> str:
        """The address in headers and commands, where RFC 5321 wants some local parts quoted."""
        return _quoted(self.local, self.domain)

    def __str__(self) -> str:
        return f"{self.local}@{self.domain}"

    def __repr__(self) -> str:
        # A traceback or a log must not carry an address.
        return f"<{type(self).__name__}>"


def _quoted(local: str, domain: str) -> str:
    return f"{local}@{domain}" if all(local.split(".")) else f'"{local}"@{domain}'
