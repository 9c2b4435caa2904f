"""Keyed hashes, tokens, and how long a letter is kept."""

import base64
import hashlib
import itertools
from datetime import timedelta

import pytest
from pydantic import SecretStr

from santa_app.i18n import language
from santa_app.letters.parents import links
from santa_app.letters.parents.links import (
    LinkError,
    LinkErrorCode,
    LinkScope,
    LinkSigner,
)
from santa_app.letters.retention import delete_after
from santa_app.rules.email_address import EmailAddress
from tests.support.letter_examples import SECRET_KEY, START, FakeClock, make_settings

KEY = "0123456789abcdef01234567"


def test_hashes_need_the_key() -> None:
    clock = FakeClock()
    first = LinkSigner(make_settings(), clock)
    same = LinkSigner(make_settings(), clock)
    foreign = LinkSigner(make_settings(secret_key=SECRET_KEY[::-1]), clock)
    address = EmailAddress.parse("parent@example.com")
    hashed = first.recipient_hash(address)
    assert hashed == same.recipient_hash(address)
    assert hashed != foreign.recipient_hash(address)
    assert len(hashed) == 32
    assert int(hashed, 16) >= 0
    with pytest.raises(LinkError):
        foreign.key(first.token(KEY))


@pytest.mark.parametrize(("scope", "other"), list(itertools.permutations(LinkScope, 2)))
def test_a_token_is_good_for_its_scope_only(scope: LinkScope, other: LinkScope) -> None:
    signer = LinkSigner(make_settings(), FakeClock())
    token = signer.token(KEY, scope)
    assert signer.key(token, scope) == KEY
    assert signer.open(token) == (scope, KEY)
    with pytest.raises(LinkError, match=LinkErrorCode.INVALID):
        signer.key(token, other)


@pytest.mark.parametrize(
    ("scope", "days"),
    [
        (LinkScope.LETTER, 60),
        (LinkScope.WRITER, 7),
        (LinkScope.MAILBOX, 365),
        (LinkScope.UNSUBSCRIBE, 365),
    ],
)
def test_each_scope_has_its_time(scope: LinkScope, days: int) -> None:
    clock = FakeClock()
    signer = LinkSigner(make_settings(), clock)
    token = signer.token(KEY, scope)
    clock.forward(days=days)
    assert signer.open(token) == (scope, KEY)
    clock.forward(seconds=1)
    with pytest.raises(LinkError, match=LinkErrorCode.EXPIRED):
        signer.open(token)


FORMER = {
    LinkScope.LETTER: "0123456789abcdef01234567.aS2DQA.CtUG17xFJeLIS0Jsizmqw9npn1M",
    LinkScope.WRITER: "0123456789abcdef01234567.aS2DQA.PdIUsTVvpzz_83tRB_5BbyXsfbw",
    LinkScope.MAILBOX: "0123456789abcdef01234567.aS2DQA.wyYu5ylia_gj6aiDmlYRdc_jtIQ",
}
"""Tokens for KEY at START as version 1.0.0 made them, signed with SHA-1."""


@pytest.mark.parametrize("scope", FORMER)
def test_links_in_mails_of_version_1_work_until_they_expire(scope: LinkScope) -> None:
    clock = FakeClock()
    # Version 1 took this key.
    settings = make_settings().model_copy(update={"secret_key": SecretStr("k" * 40)})
    signer = LinkSigner(settings, clock)
    assert signer.open(FORMER[scope]) == (scope, KEY)
    assert signer.token(KEY, scope) != FORMER[scope]
    with pytest.raises(LinkError, match=LinkErrorCode.INVALID):
        signer.open(FORMER[scope][:-1])
    clock.forward(days=365, seconds=1)
    with pytest.raises(LinkError, match=LinkErrorCode.EXPIRED):
        signer.open(FORMER[scope])


def test_tokens_are_signed_with_sha_256() -> None:
    signer = LinkSigner(make_settings(), FakeClock())
    for scope in LinkScope:
        *_, signature = signer.token(KEY, scope).split(".")
        assert len(base64.urlsafe_b64decode(f"{signature}=")) == hashlib.sha256().digest_size


def test_a_changed_token_opens_nothing() -> None:
    signer = LinkSigner(make_settings(), FakeClock())
    token = signer.token(KEY)
    for index in range(len(token)):
        changed = token[:index] + ("A" if token[index] != "A" else "B") + token[index + 1 :]
        if changed[:-1] != token[:-1]:
            with pytest.raises(LinkError):
                signer.key(changed)


def test_the_address_of_the_parent_s_page() -> None:
    signer = LinkSigner(make_settings(site_url="https://letters.example/"), FakeClock())
    page, _, token = signer.parent_url(KEY, language("en")).partition("#")
    assert page == "https://letters.example/my-letter"
    assert signer.key(token) == KEY


def test_days_a_letter_is_kept() -> None:
    settings = make_settings()
    day = timedelta(days=1)
    assert delete_after(START, None, settings) == START + 60 * day
    assert delete_after(START, START + day, settings) == START + 31 * day
    assert delete_after(START, START + 50 * day, settings) == START + 60 * day


def test_a_huge_token_is_refused_before_any_work(monkeypatch: pytest.MonkeyPatch) -> None:
    signer = LinkSigner(make_settings(), FakeClock())
    longest = max(len(signer.token("x" * 32, scope)) for scope in LinkScope)
    assert signer.open(signer.token("x" * 32)) == (LinkScope.LETTER, "x" * 32)
    assert longest <= links._MAX_TOKEN_LENGTH / 2
    checked: list[object] = []
    monkeypatch.setattr(
        "itsdangerous.Signer.verify_signature", lambda *given: checked.append(given)
    )
    with pytest.raises(LinkError, match=LinkErrorCode.INVALID):
        signer.open("x." * links._MAX_TOKEN_LENGTH)
    assert checked == []
    with pytest.raises(LinkError, match=LinkErrorCode.INVALID):
        signer.open("x.y.z")
    assert checked != []
