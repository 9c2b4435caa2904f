"""Chooses the domain that the domain limit counts for a mailbox: none of a well-known provider.

An attacker with a domain of their own has as many mailboxes as they like, and a company has all
its people in one domain. Everybody has a mailbox at the well-known providers, so a limit for one
of these would hold the letters of strangers.
"""

from functools import cache
from typing import Final

from publicsuffixlist import PublicSuffixList

from santa_app.rules.email_address import EmailAddress

PROVIDERS: Final = (
    "126.com", "163.com", "aim.com", "alice.it", "aol.com", "arcor.de", "att.net", "bbox.fr",
    "bellsouth.net", "bigpond.com", "bluewin.ch", "blueyonder.co.uk", "bol.com.br", "bt.com",
    "btinternet.com", "charter.net", "comcast.net", "cox.net", "daum.net", "earthlink.net",
    "fastmail.com", "free.fr", "freenet.de", "gmail.com", "gmx.at", "gmx.ch", "gmx.com", "gmx.de",
    "gmx.net", "googlemail.com", "hanmail.net", "hotmail.be", "hotmail.co.uk", "hotmail.com",
    "hotmail.de", "hotmail.es", "hotmail.fr", "hotmail.it", "hotmail.nl", "hush.com",
    "hushmail.com", "icloud.com", "ig.com.br", "interia.pl", "juno.com", "kpnmail.nl",
    "laposte.net", "libero.it", "list.ru", "live.be", "live.ca", "live.co.uk", "live.com",
    "live.com.au", "live.de", "live.fr", "live.it", "live.nl", "mac.com", "mail.com", "mail.ru",
    "mailbox.org", "me.com", "msn.com", "nate.com", "naver.com", "neuf.fr", "ntlworld.com", "o2.pl",
    "onet.pl", "online.de", "optonline.net", "optusnet.com.au", "orange.fr", "outlook.com",
    "outlook.de", "outlook.es", "outlook.fr", "outlook.it", "pm.me", "posteo.de",
    "privaterelay.appleid.com", "prodigy.net.mx", "proton.me", "protonmail.com", "qq.com",
    "rediffmail.com", "rocketmail.com", "rogers.com", "sbcglobal.net", "seznam.cz", "sfr.fr",
    "shaw.ca", "sina.com", "sky.com", "skynet.be", "sympatico.ca", "t-online.de", "talktalk.net",
    "telenet.be", "telus.net", "terra.com.br", "tin.it", "tiscali.co.uk", "tiscali.it", "tuta.com",
    "tutanota.com", "uol.com.br", "verizon.net", "virgilio.it", "virgin.net", "virginmedia.com",
    "walla.co.il", "wanadoo.fr", "web.de", "wp.pl", "xtra.co.nz", "ya.ru", "yahoo.ca",
    "yahoo.co.id", "yahoo.co.in", "yahoo.co.jp", "yahoo.co.uk", "yahoo.com", "yahoo.com.ar",
    "yahoo.com.au", "yahoo.com.br", "yahoo.com.mx", "yahoo.de", "yahoo.es", "yahoo.fr", "yahoo.it",
    "yandex.com", "yandex.ru", "ymail.com", "ziggo.nl", "zoho.com",
)  # fmt: skip
"""Domains under which the public gets mailboxes, after the "List of Popular Domains" of mailcheck
(https://github.com/mailcheck/mailcheck/wiki), with younger providers and without closed ones."""


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
