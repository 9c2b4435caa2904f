"""Tidies an e-mail address as it is typed or filled in, and guesses what a mistyped one means.

Plain code, because the build compiles it to JavaScript for the forms.
"""

from typing import Final

from santa_app.content.mail_providers import PROVIDERS
from santa_app.rules.letter_form import is_blank, is_email

_FULL_WIDTH: Final = 0xFEE0
"""How far a full-width form is from its ASCII character."""
_DOTS: Final = "。｡﹒"
_REAL_ENDS: Final = ("com", "net", "org", "edu", "gov", "info", "app", "dev", "email", "cloud")
"""Top-level domains of more than two letters that are no slip of the finger."""
_SLIPS: Final = {"com": ("co", "cm", "om"), "net": ("ne",)}
"""Top-level domains of countries in which no provider has the name of one in "com" or "net"."""
_ONLY_COM: Final = ("gmail", "googlemail", "icloud")
"""Providers that have mailboxes in "com" only."""
_MIN_NAME: Final = 4
"""Shortest name of a provider, without its end, in which a mistake is recognized."""


def tidied(text: str) -> str:
    """Return an address without invisible characters at its ends, full-width forms folded."""
    shown = ""
    for letter in text:
        code = ord(letter)
        if 0xFF01 <= code <= 0xFF5E:
            shown += chr(code - _FULL_WIDTH)
        elif letter in _DOTS:
            shown += "."
        else:
            shown += "@" if letter == "﹫" else letter
    start = 0
    end = len(shown)
    while start < end and is_blank(shown[start]):
        start += 1
    while end > start and is_blank(shown[end - 1]):
        end -= 1
    return shown[start:end]


def suggestion(email: str) -> str:
    """Return the address that a tidied one may stand for, or an empty text.

    Only domains of PROVIDERS are suggested, for one mistake in the name, in the end, or in each:
    "hotmial.con" is hotmail.com. A domain that may well exist, such as outlook.hu, is left alone.
    """
    parts = email.split("@")
    if len(parts) != 2 or len(email) > 100:
        return ""
    typed = parts[1].lower()
    if typed in PROVIDERS:
        return ""
    best = ""
    fewest = 3
    for provider in PROVIDERS:
        mistakes = _mistakes(typed, provider)
        if mistakes < fewest:
            best = provider
            fewest = mistakes
    found = f"{parts[0].replace(' ', '')}@{best}"
    return found if best != "" and is_email(found) else ""


def _mistakes(typed: str, provider: str) -> int:
    """Return 1 or 2 if a domain may stand for a provider's, else 3."""
    if _letters(typed) == _letters(provider):
        return 1
    cut = provider.find(".")
    dot = typed.find(".")
    if dot < 0:
        return 3
    name = typed[:dot]
    end = typed[dot + 1 :]
    wrong = 0
    if name != provider[:cut]:
        if len(name) < _MIN_NAME or cut <= _MIN_NAME or not _is_near(name, provider[:cut]):
            return 3
        wrong += 1
    if end != provider[cut + 1 :]:
        if name not in _ONLY_COM and not _is_slip(end, provider[cut + 1 :]):
            return 3
        wrong += 1
    return wrong


def _letters(domain: str) -> str:
    """Return a domain without dots, and without blanks and commas typed in their place."""
    return "".join([letter for letter in domain if letter not in ". ,;"])


def _is_slip(end: str, right: str) -> bool:
    """Return whether the end of a domain is no real one, and near the right one."""
    last = end[end.rfind(".") + 1 :]
    if end in _SLIPS.get(right, ()):
        return True
    return len(last) != 2 and end not in _REAL_ENDS and _is_near(end, right)


def _is_near(typed: str, right: str) -> bool:
    """Return whether two texts differ in one character, missing, added, changed or swapped."""
    start = 0
    while start < len(typed) and start < len(right) and typed[start] == right[start]:
        start += 1
    a = typed[start:]
    b = right[start:]
    swapped = len(a) > 1 and len(b) > 1 and a[0] == b[1] and a[1] == b[0] and a[2:] == b[2:]
    return swapped or a[1:] == b or a == b[1:] or a[1:] == b[1:]
