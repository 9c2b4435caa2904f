"""Requests to SendGrid and its answers; the network is in the integration tests."""

import json
from datetime import timedelta
from email.message import Message

import pytest

from santa_app.letters.mail.base import Mail
from santa_app.letters.mail.sendgrid import (
    SendGridSender,
    error_message,
    names_recipient,
    retry_after,
)
from santa_app.rules.email_address import EmailAddress
from tests.support.letter_examples import START, FakeClock, make_settings


def headers(**values: str) -> Message:
    message = Message()
    for name, value in values.items():
        message[name.replace("_", "-")] = value
    return message


@pytest.mark.parametrize(
    ("given", "seconds"),
    [
        (headers(Retry_After="30"), 30),
        (headers(Retry_After=" 0 "), 0),
        (headers(Retry_After="Mon, 01 Dec 2025 12:01:00 GMT"), 60),
        (headers(Retry_After="Mon, 01 Dec 2025 12:01:00"), 60),
        (headers(Retry_After="Mon, 01 Dec 2025 11:00:00 GMT"), 0),
        (headers(X_RateLimit_Reset=str(int(START.timestamp()) + 45)), 45),
        (headers(X_RateLimit_Reset="1"), 0),
        (headers(Retry_After="10", X_RateLimit_Reset="9999999999"), 10),
        (headers(Retry_After="99999999999999999999"), 3600),
        (headers(X_RateLimit_Reset="9" * 40), 3600),
        (headers(Retry_After="soon", X_RateLimit_Reset="later"), None),
        (headers(Retry_After="-5"), None),
        (headers(Retry_After=""), None),
        (headers(), None),
        (None, None),
    ],
)
def test_when_to_ask_again(given: Message | None, seconds: int | None) -> None:
    expected = None if seconds is None else timedelta(seconds=seconds)
    assert retry_after(given, START) == expected


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b'{"errors": [{"message": "No good", "field": "to"}]}', "No good"),
        (b'{"errors": [{"message": "a.parent@example.com\\nis bad"}]}', "a•••@example.com is bad"),
        (b'{"errors": [{"message": "%s"}]}' % (b"x" * 900), "x" * 200),
        (b'{"errors": []}', None),
        (b'{"errors": [{"message": ""}]}', None),
        (b'{"errors": "no"}', None),
        (b"[1]", None),
        (b"<html>", None),
        (b"\xff\xfe", None),
        (b"", None),
        (None, None),
    ],
)
def test_what_sendgrid_said(body: bytes | None, said: str | None) -> None:
    assert error_message(body) == said


@pytest.mark.parametrize(
    ("fields", "names"),
    [
        (["personalizations.0.to.0.email"], True),
        (["personalizations.0.to"], True),
        (["personalizations.0.to.0.email", "from.email"], False),
        (["personalizations.0.custom_args"], False),
        (["personalizations.0.subject"], False),
        (["from.email"], False),
        ([None], False),
        ([7], False),
        ([], False),
    ],
)
def test_an_error_about_the_recipient_is_told_from_others(
    fields: list[object], names: bool
) -> None:
    body = json.dumps({"errors": [{"message": "No", "field": field} for field in fields]})
    assert names_recipient(body) is names
    assert not names_recipient(b"<html>")


API = {
    "from": dict, "reply_to": dict, "personalizations": list, "subject": str, "content": list,
    "headers": dict, "categories": list, "custom_args": str, "tracking_settings": dict,
}  # fmt: skip
"""Parts of a request and their types, as SendGrid's OpenAPI description has them (tsg_mail_v3)."""


async def test_the_payload_is_the_mail_and_nothing_that_tracks() -> None:
    addresses = {"mail_from": "santa@a.example", "mail_reply_to": "elves@a.example"}
    settings = make_settings(sendgrid_api_key="k", **addresses)
    sender = SendGridSender(settings, FakeClock())
    mail = Mail(
        letter_id=9,
        message_id="<reply-9@example.com>",
        to=EmailAddress("a", "example.com"),
        subject="Hello",
        text="words",
        html="<p>words</p>",
        headers={"References": "<9@example.com>"},
    )
    body = sender.payload(mail)
    assert {name: type(value) for name, value in body.items()}.items() <= API.items()
    assert body["personalizations"] == [
        {"to": [{"email": "a@example.com"}], "custom_args": {"letter_id": "9"}}
    ]
    assert body["from"] == {"email": "santa@a.example", "name": "Santa Claus"}
    assert (body["reply_to"], body["subject"]) == ({"email": "elves@a.example"}, "Hello")
    assert body["categories"] == ["santa-reply"]
    assert body["headers"] == {"References": "<9@example.com>", "Message-ID": mail.message_id}
    assert body["tracking_settings"] == {
        "click_tracking": {"enable": False, "enable_text": False},
        "open_tracking": {"enable": False},
        "subscription_tracking": {"enable": False},
    }
    assert body["content"] == [
        {"type": "text/plain", "value": "words"},
        {"type": "text/html", "value": "<p>words</p>"},
    ]
    await sender.close()


@pytest.mark.parametrize(
    ("subject", "text", "html"),
    [("", "t", "h"), ("a\nb", "t", "h"), ("s", "", "h"), ("s", "t", "")],
)
def test_a_mail_checks_itself(subject: str, text: str, html: str) -> None:
    with pytest.raises(ValueError, match=r"subject|part"):
        Mail(
            letter_id=1,
            message_id="<reply-1@example.com>",
            to=EmailAddress("a", "example.com"),
            subject=subject,
            text=text,
            html=html,
        )
