"""Letters that come by HTTP POST, without JavaScript or without a websocket."""

import base64
import hashlib
import html
import logging
import os
import re
from collections.abc import AsyncIterator

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from santa_app.content import plain_form, thanks
from santa_app.content.errors import WENT_WRONG
from santa_app.content.submission import WORDS
from santa_app.guard.event_allowlist import EventAllowlist
from santa_app.guard.middleware import GuardMiddleware
from santa_app.letters import LetterService, serve_form_posts
from santa_app.letters import service as service_module
from santa_app.letters.form_post import MAX_FORM, POLICY
from santa_app.server.serving import serve_pages
from tests.integration.fixture_types import Open, Stored
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import FakeClock, class_form, form

ORIGIN = {"origin": "https://letters.example"}
PATH = plain_form.PATH


@pytest.fixture
def service(open_service: Open, monkeypatch: pytest.MonkeyPatch) -> LetterService:
    opened = open_service(origin_letters_per_hour=5)
    monkeypatch.setitem(service_module._services, os.getpid(), opened)
    return opened


async def _pages(scope: object, receive: object, send: object) -> None:
    raise AssertionError("the request reached the framework")


@pytest.fixture
async def browser(service: LetterService) -> AsyncIterator[httpx.AsyncClient]:
    """A browser that shows a page of the site."""
    app = serve_pages(
        GuardMiddleware(serve_form_posts(_pages), service.settings, EventAllowlist({}))
    )
    transport = httpx.ASGITransport(app=app, client=("192.0.2.1", 40_000))
    async with httpx.AsyncClient(
        transport=transport, base_url="http://test", headers=ORIGIN
    ) as opened:
        yield opened


def plain(**values: str) -> dict[str, str]:
    """Return the fields as a browser without JavaScript sends them: no key, no id."""
    sent = {key: str(value) for key, value in form(**values).items()}
    return {key: value for key, value in sent.items() if key != "submission_key"} | {
        "been_good": "on"
    }


def shown(answer: httpx.Response) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "", answer.text))


async def test_a_plain_form_is_stored_once_and_thanked(
    browser: httpx.AsyncClient, stored: Stored, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    sent = plain(child_name="  Ottilie <b> ", wish_list="a drum\r\na sled")
    for _ in range(2):  # the second is a reload of the answer
        answer = await browser.post(PATH, data=sent)
        assert answer.status_code == 200
        assert "Thank you, Ottilie <b>!" in shown(answer)
        assert "<b>" not in answer.text
        assert thanks.SAID["good"] in shown(answer)
        assert sent["parent_email"] in shown(answer)
        assert "/my-letter#" in answer.text
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["content-security-policy"] == POLICY
    (row,) = stored()
    assert (row.child_name, row.reply_status) == ("Ottilie <b>", "sent")
    assert not any(word in caplog.text for word in ("Ottilie", sent["parent_email"], "drum"))
    clock.forward(days=1)
    await browser.post(PATH, data=sent)
    assert len(stored()) == 2


async def test_the_page_s_style_is_the_one_its_policy_allows(browser: httpx.AsyncClient) -> None:
    answer = await browser.post(PATH, data=plain())
    (style,) = re.findall(r"<style>(.*?)</style>", answer.text, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert f"style-src 'sha256-{digest}'" in POLICY


@pytest.mark.parametrize(
    ("changes", "sentence", "field"),
    [
        ({"child_name": " "}, "Please fill in all required fields", "child_name"),
        ({"parent_email": "foo@bar"}, "Please enter a valid email address", "parent_email"),
        ({"age": "45"}, "Please enter an age from 1 to 18, or leave it empty", "age"),
        ({"wish_list": "x" * 9_000}, "Please keep the wish list to 2,000 characters", "wish_list"),
    ],
)
async def test_a_form_with_an_error_comes_back_filled_in(
    browser: httpx.AsyncClient, stored: Stored, changes: dict[str, str], sentence: str, field: str
) -> None:
    sent = {**plain(message_to_santa='</textarea>"&'), **changes}
    answer = await browser.post(PATH, data=sent)
    assert answer.status_code == 422
    assert f"<h1>{WENT_WRONG}</h1>" in answer.text
    assert sentence in shown(answer)
    assert re.search(rf'name="{field}"[^>]*aria-invalid="true"', answer.text)
    fields = dict(re.findall(r'<input id="(\w+)" name="\1"[^>]* value="([^"]*)"', answer.text))
    texts = dict(
        re.findall(r'<textarea id="(\w+)"[^>]*>\n(.*?)</textarea>', answer.text, re.DOTALL)
    )
    again = {key: html.unescape(value) for key, value in {**fields, **texts}.items()}
    assert {key: again[key] for key in sent if key in again} == {
        key: value for key, value in sent.items() if key in again
    }
    assert again.keys() >= sent.keys() - {"been_good"}
    assert stored() == []


async def test_a_child_may_say_how_santa_speaks_to_it(
    browser: httpx.AsyncClient, stored: Stored
) -> None:
    """Only in a language that needs it; nobody has to, and an answer with an error keeps it."""
    for locale, chosen in (("pl", "girl"), ("pl", ""), ("en", "girl")):
        again = await browser.post(PATH, data=plain(age="45", locale=locale, gender=chosen))
        checked = re.findall(r'name="gender" value="(\w*)" checked', again.text)
        assert checked == ([] if locale == "en" else [chosen])
        await browser.post(PATH, data=plain(locale=locale, gender=chosen))
    assert [row.gender for row in stored()] == ["girl", None, None]


async def test_a_form_whose_address_is_refused_comes_back_to_be_corrected(
    browser: httpx.AsyncClient, sendgrid: FakeSendGrid
) -> None:
    field = "personalizations.0.to.0.email"
    sendgrid.answers(Answer(status=400, error="no such mailbox", field=field))
    sent = plain(parent_email="parent@exmaple.com", wish_list="a drum")
    answer = await browser.post(PATH, data=sent)
    assert "Error: The email address was refused." in answer.text
    assert "Letter Received!" in answer.text
    assert 'value="parent@exmaple.com"' in answer.text
    assert "a drum</textarea>" in answer.text
    again = await browser.post(PATH, data={**sent, "parent_email": "parent@example.com"})
    assert "Reply Sent!" in html.unescape(again.text)


async def test_a_class_letter_is_answered_in_its_own_words(
    browser: httpx.AsyncClient, stored: Stored
) -> None:
    sent = {key: str(value) for key, value in class_form().items() if key != "submission_key"}
    refused = await browser.post(PATH, data={**sent, "parent_email": ""})
    assert ">Your email</label>" in refused.text
    assert "been good" not in shown(refused)
    answer = await browser.post(PATH, data=sent)
    assert f"Thank you, {sent['class_name']}!" in shown(answer)
    assert plain_form.ANOTHER_CLASS in shown(answer)
    assert [row.children for row in stored()] == [sent["children"]]


async def test_the_script_s_post_gets_the_websocket_s_answer(
    browser: httpx.AsyncClient, stored: Stored
) -> None:
    sent = {**form(submission_key="k" * 36), "id": "i" * 36}
    for _ in range(2):
        answer = (await browser.post(PATH, json=sent)).json()
        link = answer.pop("link")
        assert link
        assert answer == {
            "id": sent["id"],
            "key": sent["submission_key"],
            "status": "reply_sent",
            "title": "Ho Ho Ho! Letter Received & Reply Sent!",
            "description": WORDS["reply_sent"],
            "field": "",
        }
    assert len(stored()) == 1


async def test_posts_count_for_the_limits_of_their_network(
    browser: httpx.AsyncClient, stored: Stored
) -> None:
    answers = [await browser.post(PATH, data=plain(child_name=f"Ada {n}")) for n in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    assert "Too many letters came from your internet connection" in shown(answers[-1])
    assert len(stored()) == 5


@pytest.mark.parametrize(
    "headers", [{"origin": "https://evil.test"}, {"origin": "null"}, {"origin": ""}]
)
async def test_other_origins_are_refused(
    browser: httpx.AsyncClient, stored: Stored, headers: dict[str, str]
) -> None:
    assert (await browser.post(PATH, data=plain(), headers=headers)).status_code == 403
    assert (await browser.post(PATH, json=form(), headers=headers)).status_code == 403
    del browser.headers["origin"]
    assert (await browser.post(PATH, data=plain())).status_code == 403
    assert stored() == []


async def test_what_is_no_form_is_told_so(browser: httpx.AsyncClient, stored: Stored) -> None:
    json_type = {"content-type": "application/json"}
    for body in (b"", b"[1]", b"{", b"[" * 100_000, b"\xff"):
        answer = await browser.post(PATH, content=body, headers=json_type)
        assert (answer.status_code, answer.json()["status"]) == (400, "invalid")
    plain_type = {"content-type": "application/x-www-form-urlencoded"}
    for body, status in ((b"a=1&" * 99, 400), (b"x" * (MAX_FORM + 1), 413)):
        answer = await browser.post(PATH, content=body, headers=plain_type)
        assert answer.status_code == status
        assert plain_form.MISSING in shown(answer)
    answer = await browser.post(PATH, content=b"", headers=plain_type)
    assert answer.status_code == 422
    assert (await browser.put(PATH)).status_code == 405
    answer = await browser.get(PATH)
    assert (answer.status_code, answer.headers["location"]) == (303, "/letters-to-santa")
    assert stored() == []


async def test_while_the_database_fails_the_form_comes_back(
    service: LetterService, browser: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("disk is gone"))

    monkeypatch.setattr(service.worker, "accept", fail)
    answer = await browser.post(PATH, data=plain(child_name="Ada"))
    assert answer.status_code == 500
    assert "Failed to save letter" in shown(answer)
    assert 'value="Ada"' in answer.text
    service_module._services.pop(os.getpid())
    assert (await browser.post(PATH, data=plain())).status_code == 503
