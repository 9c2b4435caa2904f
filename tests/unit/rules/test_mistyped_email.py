"""Tidied and mistyped e-mail addresses, in CPython and in Node."""

import random

import pytest
from reflex_browser_state.testing import run_in_node, run_in_python

from santa_app.content.mail_providers import PROVIDERS
from santa_app.rules.mistyped_email import suggestion, tidied

MISTYPED = {
    "gmail.con": "gmail.com", "hotmial.com": "hotmail.com", "gmx.d": "gmx.de",
    "yaho.fr": "yahoo.fr", "gmailcom": "gmail.com",
    "gmail,com": "gmail.com", "gmail..com": "gmail.com",
    "gmail.com.": "gmail.com", "gmail com": "gmail.com", "gamil.con": "gmail.com",
    "gmail.fr": "gmail.com", "hotmail.cm": "hotmail.com", "laposte.ne": "laposte.net",
    "uol.com.b": "uol.com.br", "docomo.ne.j": "docomo.ne.jp", "wp.p": "wp.pl",
    "GMAIL.CON": "gmail.com",
}  # fmt: skip
LEFT_ALONE = (
    "gmail.com", "outlook.hu", "gmx.eu", "mail.com", "school.example", "web.at", "company.io",
    "yahoo.co.kr", "live.se", "mama.de", "post.pl", "icloud.com", "hotmail.com.example",
)  # fmt: skip
ENTERED = (
    "\u202amama@gmail.com\u202c", "mama@gmail.com\u200b", "mama＠gmail．com", " mama@gmail.com\n",
    "mama@gmail。com", "\ufeffmama﹫gmail｡com\xa0", "ｍａｍａ@ｇｍａｉｌ.com",
    "\u2068mama@gmail.com\u2069",
)  # fmt: skip


@pytest.mark.parametrize("typed", ENTERED)
def test_what_cannot_be_seen_goes(typed: str) -> None:
    assert tidied(typed) == "mama@gmail.com"


def test_an_invisible_character_inside_stays_and_is_refused() -> None:
    assert tidied("ma\u200bma@gmail.com") == "ma\u200bma@gmail.com"


def test_mistyped_providers_are_recognized() -> None:
    found = {domain: suggestion(f"a.b@{domain}") for domain in (*MISTYPED, *LEFT_ALONE)}
    meant = {domain: f"a.b@{right}" for domain, right in MISTYPED.items()}
    assert found == {**meant, **dict.fromkeys(LEFT_ALONE, "")}


def test_no_provider_is_corrected_to_another() -> None:
    assert not [domain for domain in PROVIDERS if suggestion(f"a@{domain}")]


def test_the_browser_agrees() -> None:
    chance = random.Random(7)  # noqa: S311 -- the same mistakes in each run
    texts = [f"a@{domain}" for domain in (*MISTYPED, *LEFT_ALONE)]
    for domain in chance.choices(PROVIDERS, k=300):
        at = chance.randrange(len(domain))
        slip = chance.choice(["", "x", ".", domain[at] * 2])
        texts.append(f"a@{domain[:at]}{slip}{domain[at + 1 :]}")
    for function, inputs in ((suggestion, texts), (tidied, [*ENTERED, *texts])):
        cases = [[text] for text in inputs]
        assert run_in_node(function, cases) == run_in_python(function, cases)
