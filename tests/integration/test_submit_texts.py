"""Submitted texts: every script is supported, and no text can turn the reply into a message."""

import html
import re

import pytest

from santa_app.content.santa_reply import PARTS, TOPICS
from santa_app.i18n import isolated
from santa_app.letters import LetterService, SubmitStatus, submit
from tests.integration.fixture_types import Stored
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import form

NAMES = ["Мария", "Zoë", "小明", "محمد", "अनन्या", "Σοφία", "O'Brien", "Anne-Marie", "שרה"]


@pytest.mark.both_databases
@pytest.mark.parametrize("name", NAMES)
async def test_names_in_every_script_are_stored_and_greeted(
    name: str, service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sent = form(child_name=name, city_country="Oslo", wish_list="a kite")
    await submit(sent, origin=None, service=service)
    assert [row.child_name for row in stored()] == [name]
    (request,) = sendgrid.requests
    assert request.text.startswith(f"Dear {isolated(name, 'ltr')},\n")
    for words in (name.replace("'", "&#39;"), "Oslo", "a kite"):
        assert f'<bdi translate="no">{words}</bdi>' in request.html


HOSTILE = {
    "link": "see https://evil.test/now",
    "domain": "go to evil.test today",
    "disguised domain": "go to evil[.]test",
    "address": "write to me@evil.test",
    "telephone": "call 0123 456 789",
    "html": "<a href='//evil'>x</a><script>alert(1)</script>",
    "bidi": "a \u202egnp.live\u202c b",
    "zero width": "ev\u200bil.te\u200bst",
    "fullwidth": "ｈｔｔｐ：／／ｅｖｉｌ．ｔｅｓｔ",
    "sentence": "Your account is locked so please call this number",
}


PROSE = {
    text.format(age=form()["age"], place="", names="")
    for texts in (*PARTS.values(), *(topic.answers for topic in TOPICS))
    for text in texts
}


def frame(text: str) -> str:
    """Return a mail without Santa's prose and without the links, which differ for each letter."""
    bare = re.sub(r"/my-letter#[\w.-]+", "", " ".join(text.split()))
    for prose in sorted(PROSE, key=len, reverse=True):
        bare = bare.replace(prose, "")
    return bare


@pytest.mark.parametrize("wish", HOSTILE.values(), ids=HOSTILE.keys())
async def test_hostile_texts_are_stored_but_never_quoted(
    wish: str, service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    # For comparison: a letter without anything to quote, whose reply holds our words only.
    nothing = dict.fromkeys(("child_name", "city_country", "wish_list"), "x@y")
    hostile = [{}, *({name: wish} for name in (*nothing, "message_to_santa"))]
    for change in hostile:
        outcome = await submit(form(**nothing) | change, origin=None, service=service)
        assert outcome.status is SubmitStatus.REPLY_SENT
    for row, change in zip(stored(), hostile, strict=True):
        assert all(getattr(row, name) == wish for name in change)

    expected, *replies = sendgrid.requests
    assert len(replies) == 4
    for reply in replies:
        assert frame(reply.text) == frame(expected.text)
        assert frame(html.unescape(reply.html)) == frame(html.unescape(expected.html))
        assert reply.body["subject"] in PARTS["subject"]


@pytest.mark.both_databases
async def test_characters_that_databases_refuse_do_no_harm(
    service: LetterService, stored: Stored
) -> None:
    outcome = await submit(
        form(child_name="Test\x00kind\ud800", wish_list="a\x00b\x07c"), origin=None, service=service
    )
    assert outcome.status is SubmitStatus.REPLY_SENT
    (row,) = stored()
    assert (row.child_name, row.wish_list) == ("Testkind", "abc")
