"""Chooses the domain that the domain limit counts for a mailbox: none of a well-known provider.

An attacker with a domain of their own has as many mailboxes as they like, and a company has all
its people in one domain. Everybody has a mailbox at the well-known providers, so a limit for one
of these would hold the letters of strangers.
"""

from functools import cache

from publicsuffixlist import PublicSuffixList

from santa_app.content.mail_providers import PROVIDERS
from santa_app.rules.email_address import EmailAddress


@cache
def _suffixes() -> PublicSuffixList:
    return PublicSuffixList()


def limited_domain(address: EmailAddress) -> str | None:
    """Return the domain that the domain limit counts, or None for a well-known provider.

    Subdomains count as the domain that was registered, because its owner makes them at no cost.
    """
    if address.domain in PROVIDERS:
        return None
    return _suffixes().privatesuffix(address.domain) or address.domain
