"""The SMTP sender against a real server: each answer's outcome, TLS, logins and connections."""

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from socket import EAI_NONAME, gaierror
from typing import Any

import pytest

from santa_app.letters.mail.base import (
    AccountError,
    Cause,
    DeferredError,
    Mail,
    RejectedError,
    SendError,
    ServerError,
    UnknownOutcomeError,
    UnreachableError,
)
from santa_app.letters.mail.smtp import SmtpSender
from santa_app.rules.email_address import EmailAddress
from santa_app.settings import Settings
from tests.support.fake_sendgrid import Mode
from tests.support.letter_examples import START, FakeClock, make_settings
from tests.support.running_site import free_port
from tests.support.smtp_server import HOST, PASSWORD, Refusal, SmtpServer, Stage

LOCAL = "pat.parent"
MAIL = Mail(
    letter_id=3,
    message_id="<reply-3@northpole.example>",
    to=EmailAddress.parse(f"{LOCAL}@bücher.example"),
    subject="For Zoë 小明: a letter from the North Pole, which came a very long way to you 🎅",
    text="Dear Zoë, 小明\n.a line that begins with a dot\n" + "long " * 300,
    html="<p>Dear Zoë, 小明</p>" + "<p>long</p>" * 300,
    headers={
        "List-Unsubscribe": f"<https://letters.example/unsubscribe/{'t' * 150}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Auto-Submitted": "auto-generated",
    },
)
Send = Callable[..., SmtpSender]


def unknown_name(*_: object, **__: object) -> None:
    """Answer as the resolver does where a name does not exist; no question leaves the machine."""
    raise gaierror(EAI_NONAME, "Name or service not known")


def smtp_settings(smtp_server: SmtpServer, **values: Any) -> Settings:
    tls = values.get("smtp_tls", "none")
    defaults = {
        "mail_sender": "smtp",
        "smtp_host": "localhost",
        "smtp_port": smtp_server.ports[tls],
        "smtp_tls": tls,
        "smtp_user": "santa",
        "smtp_password": PASSWORD,
        "mail_from": "santa@northpole.example",
        "mail_from_name": "Père Noël, Esq.",
        "mail_reply_to": "elves@northpole.example",
    }
    return make_settings(**{**defaults, **values})


@pytest.fixture
async def sender(smtp_server: SmtpServer) -> AsyncIterator[Send]:
    """Opens senders, which are closed after the test."""
    opened: list[SmtpSender] = []

    def open_one(**values: Any) -> SmtpSender:
        settings = smtp_settings(smtp_server, **values)
        opened.append(SmtpSender(settings, FakeClock()))
        return opened[-1]

    yield open_one
    for one in opened:
        await one.close()


@pytest.mark.parametrize("tls", ["starttls", "tls", "none"])
async def test_mail_arrives_whole(tls: str, smtp_server: SmtpServer, sender: Send) -> None:
    assert await sender(smtp_tls=tls).send(MAIL) == MAIL.message_id
    (mail,) = smtp_server.mails
    assert (mail.sender, mail.recipient) == ("santa@northpole.example", str(MAIL.to))
    assert mail.user == "santa"
    # ASCII and short lines pass through servers without any extension.
    assert mail.content.isascii()
    lines = mail.content.split(b"\r\n")
    long = [line for line in lines if len(line) > 78]
    assert [line.partition(b":")[0] for line in long] == [b"List-Unsubscribe"]
    assert b"\n" not in mail.content.replace(b"\r\n", b"")

    message = mail.message
    assert str(message["From"].addresses[0].display_name) == "Père Noël, Esq."
    assert message["From"].addresses[0].addr_spec == "santa@northpole.example"
    assert message["To"] == str(MAIL.to)
    assert message["Reply-To"] == "elves@northpole.example"
    assert message["Subject"] == MAIL.subject
    assert message["Date"].datetime == START
    assert message["Message-ID"] == MAIL.message_id
    assert message["X-Letter-Id"] == "3"
    for name, value in MAIL.headers.items():
        assert f"\r\n{name}: {value}\r\n".encode() in mail.content
    assert message.get_content_type() == "multipart/alternative"
    parts = [(part.get_content_type(), part.get_content()) for part in message.iter_parts()]
    assert [kind for kind, _ in parts] == ["text/plain", "text/html"]
    assert parts[0][1].splitlines() == MAIL.text.splitlines()
    assert parts[1][1].strip() == MAIL.html


@pytest.mark.parametrize(
    ("typed", "local"),
    [
        ("Parent.One+x@Example.org", "Parent.One+x"),
        ("o'b_c-d&e~f@a-b.example.com", "o'b_c-d&e~f"),
        ("parent@пример.example", "parent"),
        ("hana..oya.@docomo.ne.jp", "hana..oya."),
        (f"{'a' * 64}@{'b' * 63}.{'c' * 63}.example", "a" * 64),
    ],
)
async def test_address_is_not_changed_on_its_way(
    typed: str, local: str, smtp_server: SmtpServer, sender: Send
) -> None:
    address = EmailAddress.parse(typed)
    await sender().send(replace(MAIL, to=address))
    (mail,) = smtp_server.mails
    assert mail.recipient == str(address)  # the server of the tests takes the quotes off
    assert mail.message["To"] == str(address)
    (parsed,) = mail.message["To"].addresses
    assert (parsed.username, parsed.domain, parsed.display_name) == (local, address.domain, "")


REFUSALS = [
    (Stage.CONNECT, "421 4.3.2 too many connections", DeferredError, Cause.CONNECTION),
    (Stage.CONNECT, "554 5.7.1 your host is listed", AccountError, Cause.CONNECTION),
    (Stage.CONNECT, "HTTP/1.1 400 Bad Request", ServerError, Cause.CONNECTION),
    (Stage.EHLO, "421 4.3.0 closing", DeferredError, Cause.LOGIN),
    (Stage.AUTH, "454 4.7.0 temporary failure", DeferredError, Cause.LOGIN),
    (Stage.AUTH, "534 5.7.9 too weak", AccountError, Cause.LOGIN),
    (Stage.AUTH, "535 5.7.8 wrong password", AccountError, Cause.LOGIN),
    (Stage.MAIL, "450 4.1.8 domain not found", DeferredError, Cause.SENDER),
    (Stage.MAIL, "530 5.7.0 login first", AccountError, Cause.LOGIN),
    (Stage.MAIL, "550 5.7.1 not your address", AccountError, Cause.SENDER),
    (Stage.MAIL, "552 5.3.4 too large", RejectedError, Cause.OTHER),
    (Stage.MAIL, "553 sender not allowed", AccountError, Cause.SENDER),
    (Stage.RCPT, "450 4.2.0 greylisted", DeferredError, Cause.RECIPIENT),
    (Stage.RCPT, "530 5.7.0 login first", AccountError, Cause.LOGIN),
    (Stage.RCPT, "550 5.7.1 relaying denied", RejectedError, Cause.RECIPIENT),
    (Stage.RCPT, "553 5.1.8 your domain is unknown", AccountError, Cause.SENDER),
    (Stage.DATA, "451 4.3.0 not now", DeferredError, Cause.OTHER),
    (Stage.DATA, "554 5.5.1 no valid recipients", RejectedError, Cause.OTHER),
    (Stage.CONTENT, "451 4.3.0 not now", DeferredError, Cause.OTHER),
    (Stage.CONTENT, "552 5.3.4 too large", RejectedError, Cause.OTHER),
    (Stage.CONTENT, "199 perhaps", UnknownOutcomeError, Cause.CONNECTION),
]
REFUSED_MAILBOXES = [
    (Stage.RCPT, "550 5.1.1 no such mailbox", RejectedError, Cause.RECIPIENT),
    (Stage.RCPT, "556 5.1.10 takes no mail", RejectedError, Cause.RECIPIENT),
    (Stage.CONTENT, "550 5.1.1 no such mailbox", RejectedError, Cause.RECIPIENT),
]
"""Refusals in which the server names the mailbox as the reason."""


@pytest.mark.parametrize(("stage", "text", "kind", "cause"), [*REFUSALS, *REFUSED_MAILBOXES])
async def test_refusal_becomes_an_outcome(
    stage: Stage,
    text: str,
    kind: type[SendError],
    cause: Cause,
    smtp_server: SmtpServer,
    sender: Send,
) -> None:
    smtp_server.refuse(always=Refusal(stage=stage, text=text))
    with pytest.raises(SendError) as caught:
        await sender().send(MAIL)
    error = caught.value
    assert type(error) is kind
    assert error.cause is cause
    named = (stage, text, kind, cause) in REFUSED_MAILBOXES
    assert getattr(error, "names_recipient", False) is named
    # No SMTP refusal uses the quota; an answer that is no SMTP may have accepted the mail.
    assert error.uses_quota is (kind in {ServerError, UnknownOutcomeError})
    assert smtp_server.mails == []
    if text[0] in "45":
        code, _, words = text.partition(" ")
        assert str(error) == f"{code}: {words}"
    smtp_server.refuse()
    await sender().send(MAIL)
    assert len(smtp_server.mails) == 1


BROKEN = [
    (Stage.CONNECT, Mode.DROP, UnreachableError, Cause.CONNECTION),
    (Stage.CONNECT, Mode.HANG, UnreachableError, Cause.SILENCE),
    (Stage.AUTH, Mode.DROP, UnreachableError, Cause.LOGIN),
    (Stage.MAIL, Mode.DROP, UnreachableError, Cause.SENDER),
    (Stage.RCPT, Mode.HANG, UnreachableError, Cause.SILENCE),
    (Stage.DATA, Mode.DROP, UnknownOutcomeError, Cause.OTHER),
    (Stage.CONTENT, Mode.DROP, UnknownOutcomeError, Cause.OTHER),
    (Stage.CONTENT, Mode.HANG, UnknownOutcomeError, Cause.SILENCE),
    (Stage.CONTENT, Mode.LOSE, UnknownOutcomeError, Cause.OTHER),
]


@pytest.mark.parametrize(("stage", "mode", "kind", "cause"), BROKEN)
async def test_broken_connection_is_retried(
    stage: Stage,
    mode: Mode,
    kind: type[SendError],
    cause: Cause,
    smtp_server: SmtpServer,
    sender: Send,
) -> None:
    smtp_server.refuse(Refusal(stage=stage, mode=mode))
    timeout = 0.3 if mode is Mode.HANG else 60.0
    with pytest.raises(SendError) as caught:
        await sender(send_timeout=timeout).send(MAIL)
    assert type(caught.value) is kind
    assert caught.value.cause is cause
    # Only from DATA on is it open whether the server took it.
    assert caught.value.uses_quota is (kind is UnknownOutcomeError)
    await sender().send(MAIL)
    assert {mail.message["Message-ID"] for mail in smtp_server.mails} == {MAIL.message_id}
    assert len(smtp_server.mails) == (2 if mode is Mode.LOSE else 1)


async def test_host_that_is_unknown_or_refuses(
    sender: Send, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(UnreachableError) as caught:
        await sender(smtp_port=free_port()).send(MAIL)
    assert caught.value.cause is Cause.CONNECTION
    monkeypatch.setattr("socket.getaddrinfo", unknown_name)
    with pytest.raises(UnreachableError) as caught:
        await sender(smtp_host="mail.example", smtp_tls="tls").send(MAIL)
    assert caught.value.cause is Cause.DNS


@pytest.mark.parametrize(
    ("values", "says"),
    [
        # The certificate is for localhost.
        ({"smtp_tls": "starttls", "smtp_host": HOST}, "not valid for"),
        ({"smtp_tls": "tls", "smtp_host": HOST}, "not valid for"),
        ({"smtp_tls": "starttls", "port": "none"}, "does not offer STARTTLS"),
        ({"smtp_tls": "tls", "port": "starttls"}, "WRONG_VERSION_NUMBER"),
    ],
)
async def test_insecure_connection_opens_the_circuit_breaker(
    values: dict[str, Any], says: str, smtp_server: SmtpServer, sender: Send
) -> None:
    if port := values.pop("port", None):
        values = {**values, "smtp_port": smtp_server.ports[port]}
    with pytest.raises(AccountError, match=says) as caught:
        await sender(**values).send(MAIL)
    assert caught.value.cause is Cause.TLS
    assert smtp_server.mails == []


async def test_certificate_that_nobody_vouches_for(
    smtp_server: SmtpServer, sender: Send, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "none.pem"))
    for tls in ("starttls", "tls"):
        with pytest.raises(AccountError, match="TLS: self-signed certificate") as caught:
            await sender(smtp_tls=tls).send(MAIL)
        assert caught.value.cause is Cause.TLS
    assert smtp_server.mails == []


async def test_words_of_the_server_hide_the_mailbox_and_the_password(
    smtp_server: SmtpServer, sender: Send
) -> None:
    said = (
        f"550 5.1.1 <{MAIL.to}>: {LOCAL} or {LOCAL.upper()} "
        f"(SRS0=x={LOCAL}@relay.example) {PASSWORD}\0\xff"
    )
    smtp_server.refuse(always=Refusal(stage=Stage.RCPT, text=said))
    with pytest.raises(RejectedError) as caught:
        await sender().send(MAIL)
    text = str(caught.value)
    assert text.startswith("550: 5.1.1 <p•••@xn--bcher-kva.example>: ••• or •••")
    assert LOCAL not in text.lower()
    assert PASSWORD not in text
    assert text.isprintable()
    text.encode()
