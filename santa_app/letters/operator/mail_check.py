"""Mails to the operator, and one sentence about what keeps one from being sent."""

import html
import secrets
import tomllib
from dataclasses import dataclass, replace
from email.utils import make_msgid
from pathlib import Path
from typing import Final

from santa_app.letters.clock import Clock
from santa_app.letters.mail import Cause, Mail, SendError, choose_sender
from santa_app.letters.models import SantaLetter
from santa_app.letters.parents import LinkSigner
from santa_app.letters.replies import ReplyRenderer
from santa_app.rules.email_address import EmailAddress
from santa_app.settings import Settings

SAMPLE_ID = 0
"""No stored letter has this number, so nothing counts delivery events of a sample."""

_SENTENCES: Final = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
"""For the operator, by sender and cause."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MailCheck:
    """How a sample reply fared."""

    sender: str
    sent: bool
    sentence: str
    """For the operator; contains neither secrets nor the recipient's name."""


async def send_sample(settings: Settings, clock: Clock, to: EmailAddress, shown: str) -> MailCheck:
    """Send a sample reply to `to`, whom the sentence names as `shown`.

    Raises SettingsError where no key can be stored, as the server does.
    """
    if settings.example_addresses and not settings.is_demo:
        name = settings.example_addresses[0]
        sentence = f"{name} is not set; it must be an e-mail address of your own."
        return MailCheck(sender=settings.sender, sent=False, sentence=sentence)
    signer = LinkSigner(settings, clock)
    mail = ReplyRenderer(settings, signer).write(_sample(signer, to, clock))
    mail = replace(mail, subject=f"Test: {mail.subject}")
    return await _send(settings, clock, mail, shown, "the sample")


async def send_note(settings: Settings, clock: Clock, to: EmailAddress, text: str) -> MailCheck:
    """Send a sentence to the operator."""
    mail = Mail(
        letter_id=None,
        message_id=make_msgid(domain=settings.mail_from.rpartition("@")[2]),
        to=to,
        subject=f"{settings.product_name}: {text}"[:120],
        text=text,
        html=f"<p>{html.escape(text)}</p>",
        headers={"Auto-Submitted": "auto-generated"},
    )
    return await _send(settings, clock, mail, str(to), "the note")


async def _send(settings: Settings, clock: Clock, mail: Mail, shown: str, what: str) -> MailCheck:
    sender = choose_sender(settings, clock)
    try:
        await sender.send(mail)
    except SendError as error:
        return MailCheck(
            sender=settings.sender, sent=False, sentence=_explain(settings, error, shown)
        )
    finally:
        await sender.close()
    return MailCheck(sender=settings.sender, sent=True, sentence=_success(settings, shown, what))


def _sample(signer: LinkSigner, to: EmailAddress, clock: Clock) -> SantaLetter:
    now = clock()
    return SantaLetter(
        id=SAMPLE_ID,
        child_name="Emma",
        age=7,
        city_country="Springfield",
        parent_email=str(to),
        wish_list="a red kite\na book about owls",
        been_good=True,
        created_at=now,
        submission_key=secrets.token_hex(8),
        recipient_hash=signer.recipient_hash(to),
        access_key=secrets.token_urlsafe(16),
        reply_expires_at=now,
        delete_after=now,
    )


def _explain(settings: Settings, error: SendError, shown: str) -> str:
    sentences = _SENTENCES[settings.sender]
    host, port = settings.smtp_address
    sentence = sentences.get(error.cause, sentences.get(Cause.OTHER, "The mail was not sent"))
    told = sentence.format(
        host=host,
        port=port,
        tls=settings.smtp_tls,
        sender=settings.mail_from,
        recipient=shown,
        outbox=settings.outbox_dir.resolve(),
    )
    why = str(error).rstrip(".")
    return f"{told} ({why})." if why else f"{told}."


def _success(settings: Settings, shown: str, what: str) -> str:
    match settings.sender:
        case "file":
            return f"This is a demo: {what} for {shown} is in {settings.outbox_dir.resolve()}."
        case "smtp":
            who = f"The mail server {settings.smtp_address[0]}"
        case _:
            who = "SendGrid"
    return f"{who} took {what} for {shown}; see whether it arrives, and not as spam."
