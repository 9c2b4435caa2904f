"""E-mail addresses: which are accepted, how they are sent, and which share a mailbox."""

import string
import sys
import unicodedata
from functools import cache

import idna
import pytest

from santa_app.rules.email_address import EmailAddress, InvalidAddressError
from santa_app.rules.letter_form import is_email

CODES = range(sys.maxunicode + 1)


@cache
def assigned() -> list[str]:
    return [c for c in map(chr, CODES) if unicodedata.category(c) not in {"Cn", "Co", "Cs"}]


def parsed(text: str) -> EmailAddress | None:
    try:
        return EmailAddress.parse(text)
    except InvalidAddressError:
        return None


@pytest.mark.parametrize(
    ("typed", "sent"),
    [
        ("Parent.Name+x@Example.ORG", "Parent.Name+x@example.org"),
        ("a@bücher.example", "a@xn--bcher-kva.example"),
        ("a@Bücher.example", "a@xn--bcher-kva.example"),
        ("a@XN--bcher-kva.example", "a@xn--bcher-kva.example"),
        ("a@пример.рф", "a@xn--e1afmkfd.xn--p1ai"),
        ("a@faß.example", "a@xn--fa-hia.example"),
    ],
)
def test_case_and_form_of_the_domain_are_canonical(typed: str, sent: str) -> None:
    address = EmailAddress.parse(typed)
    assert str(address) == sent
    assert EmailAddress.parse(sent) == address


@pytest.mark.parametrize("typed", ["hana..oya@docomo.ne.jp", "hana.@ezweb.ne.jp", "h...o.@au.com"])
def test_dots_of_japanese_phone_companies_are_quoted_on_their_way(typed: str) -> None:
    address = EmailAddress.parse(typed)
    local, _, domain = typed.partition("@")
    assert (str(address), address.in_mails) == (typed, f'"{local}"@{domain}')
    for other in (f".{typed}", typed.replace(domain, "gmail.com"), address.in_mails):
        assert parsed(other) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Parent@Example.com", "parent@example.com"),
        ("parent+xmas@example.com", "parent@example.com"),
        ("p.a.rent+x@gmail.com", "parent@googlemail.com"),
        ("a@bücher.example", "A@xn--bcher-kva.example"),
    ],
)
def test_spellings_of_one_mailbox(one: str, other: str) -> None:
    assert EmailAddress.parse(one).mailbox == EmailAddress.parse(other).mailbox


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("p.arent@example.com", "parent@example.com"),
        ("a@example.com", "b@example.com"),
        ("a@example.com", "a@example.org"),
        ("+a@example.com", "+b@example.com"),
        ("a@faß.example", "a@fass.example"),
        ("a@κόσμος.example", "a@κόσμοσ.example"),
    ],
)
def test_mailboxes_that_differ(one: str, other: str) -> None:
    assert EmailAddress.parse(one).mailbox != EmailAddress.parse(other).mailbox


@pytest.mark.parametrize(
    ("stored", "hashed"),
    [
        ("Parent+x@Example.com", "parent@example.com"),
        ("p.arent@googlemail.com", "parent@gmail.com"),
        ("a@bücher.example", "a@bücher.example"),
        ("a@Straße.example", "a@strasse.example"),
    ],
)
def test_former_mailboxes_of_version_1(stored: str, hashed: str) -> None:
    assert EmailAddress.parse(stored).former_mailbox == hashed


def test_an_address_does_not_show_itself() -> None:
    assert "parent" not in repr(EmailAddress.parse("parent@example.com"))
    with pytest.raises(InvalidAddressError) as error:
        EmailAddress.parse("parent@home.test")
    assert "parent" not in str(error.value)
    assert error.value.__suppress_context__


def delivered_to(text: str) -> str | None:
    """Return the address that a lenient mail service delivers to: IDNA with all its mappings."""
    local, _, domain = text.replace("＠", "@").rpartition("@")
    try:
        return f"{local}@{idna.encode(domain, uts46=True).decode('ascii')}"
    except idna.IDNAError:
        return None


def is_mapped(domain: str) -> bool:
    """Return whether IDNA's mapping (UTS 46) changes a domain."""
    try:
        return idna.uts46_remap(domain, std3_rules=False) != domain
    except idna.IDNAError:
        return False


def test_every_character_before_the_at_sign() -> None:
    tried = (*assigned(), *map(chr, CODES[::97]))
    taken = {letter for letter in tried if is_email(f"a{letter}b@example.org")}
    words = string.ascii_letters + string.digits + "_+-'&~."
    assert taken == set(words)
    for letter in taken:
        assert str(EmailAddress.parse(f"a{letter}b@example.org")) == f"a{letter}b@example.org"


def test_every_character_after_the_at_sign() -> None:
    # A character that the mapping leaves alone makes a domain of its own, so every 499th will do.
    # Unassigned and private characters and surrogates are all refused alike.
    mapped = [c for c in assigned() if is_mapped(f"g{c}mail.com")]
    assert len(mapped) > 5_000
    tried = (*mapped, *assigned()[::499], *map(chr, CODES[::9973]))
    taken = [check(f"a@g{letter}mail.com") for letter in tried]
    assert 1_000 < sum(taken) < len(taken) / 2


def test_characters_that_vanish_or_become_a_separator() -> None:
    odd = [c for c in assigned() if not c.isascii() and becomes(c) in {"", *".@,;<>%!"}]
    assert len(odd) > 270
    for letter in odd:
        for place in (
            "a{}gmail.com",
            "a{}@gmail.com",
            "a@gmail{}com",
            "a@gmail.co{}m",
            "a@b.c{}d@e.f",
        ):
            assert parsed(place.format(letter)) is None, ascii(letter)


VICTIM = EmailAddress.parse("victim@example.org")
DISGUISES = [
    "VICTIM@EXAMPLE.ORG", "victim+x@example.org", "victim@example.org.", "victim@.example.org",
    '"victim"@example.org', "victim(x)@example.org", "Victim <victim@example.org>",
    "<victim@example.org>", "victim@example.org,a@b.c", "a@b.c;victim@example.org",
    "a@b.c，victim＠example.org", "a@b.c＜victim＠example.org＞", "a@b.c\nvictim@example.org",
    "victim%example.org@relay.example.com", "example.org!victim@relay.example.com",
    "@relay.example.com:victim@example.org", "victim@[192.0.2.1]", "victim@192.0.2.1",
    "vıctim@example.org", "victim@examp\u00adle.org", "victim@ｅxample.org",
    "vic\u200btim@example.org",
]  # fmt: skip
"""Addresses that some mail software delivers to VICTIM."""


@pytest.mark.parametrize("disguise", DISGUISES)
def test_a_disguised_address_is_refused_or_counts_for_its_mailbox(disguise: str) -> None:
    address = parsed(disguise)
    assert address is None or address.mailbox == VICTIM.mailbox


def becomes(letter: str) -> str:
    """Return the text to which some mail software maps a character."""
    try:
        return idna.uts46_remap(letter, std3_rules=False)
    except idna.IDNAError:
        return unicodedata.normalize("NFKC", letter)


def check(text: str) -> bool:
    """Return whether `text` is accepted; then it leaves as typed, but for the domain's case."""
    address = parsed(text)
    if address is None:
        return False
    assert str(address).isascii()
    assert delivered_to(text) == delivered_to(str(address)) == str(address)
    assert EmailAddress.parse(str(address)).mailbox == address.mailbox
    # Two domains never share a mailbox: each can be read from it.
    assert EmailAddress.parse(address.mailbox).domain == address.domain
    shown = f"{address.local}@{idna.decode(address.domain)}"
    assert shown == unicodedata.normalize("NFC", text.lower())
    return True
