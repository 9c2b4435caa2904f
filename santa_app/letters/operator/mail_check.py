"""A sample reply for the operator, and one sentence about what keeps it from being sent."""

import secrets
from dataclasses import dataclass, replace

from santa_app.letters.clock import Clock
from santa_app.letters.mail import Cause, SendError, choose_sender
from santa_app.letters.models import SantaLetter
from santa_app.letters.parents import LinkSigner
from santa_app.letters.replies import ReplyRenderer
from santa_app.rules.email_address import EmailAddress
from santa_app.settings import Settings

SAMPLE_ID = 0
"""No stored letter has this number, so nothing counts delivery events of a sample."""

_SENDGRID = {
    Cause.DNS: "The name in SENDGRID_HOST is not known; check it, and this machine's DNS",
    Cause.CONNECTION: "SENDGRID_HOST cannot be reached; check it, and this machine's firewall",
    Cause.SILENCE: "SendGrid did not answer within SEND_TIMEOUT; check this machine's network",
    Cause.TLS: "The TLS connection to SENDGRID_HOST failed; check its name and certificate",
    Cause.LOGIN: "SendGrid refuses SENDGRID_API_KEY, or the plan's mails are used up",
    Cause.SENDER: (
        "SendGrid does not let this key send from {sender}; verify that sender (MAIL_FROM), and "
        "give the key the permission Mail Send"
    ),
    Cause.RECIPIENT: "SendGrid refuses the recipient {recipient}; try another address",
    Cause.OTHER: "SendGrid does not take the mail",
}
_SMTP = {
    Cause.DNS: "The name in SMTP_HOST, {host}, is not known; check it, and this machine's DNS",
    Cause.CONNECTION: (
        "No mail server takes connections at {host}, port {port}; check SMTP_HOST, SMTP_PORT and "
        "this machine's firewall"
    ),
    Cause.SILENCE: (
        "{host}, port {port}, does not answer; check SMTP_HOST, SMTP_PORT and SMTP_TLS (port 465 "
        "needs tls, 587 starttls), and this machine's firewall"
    ),
    Cause.TLS: (
        "SMTP_TLS={tls} does not work with {host}, port {port}; port 465 needs tls, 587 starttls, "
        "and the certificate must be valid for SMTP_HOST"
    ),
    Cause.LOGIN: "The mail server refuses the login; check SMTP_USER and SMTP_PASSWORD",
    Cause.SENDER: "The mail server does not let your user send from {sender}; check MAIL_FROM",
    Cause.RECIPIENT: (
        "The mail server does not take mail for {recipient}; check the address, and whether the "
        "server wants SMTP_USER and SMTP_PASSWORD"
    ),
    Cause.OTHER: "The mail server does not take the mail",
}
_SENTENCES = {
    "sendgrid": _SENDGRID,
    "smtp": _SMTP,
    "file": {Cause.FOLDER: "The folder OUTBOX_DIR, {outbox}, cannot be written; check its owner"},
}


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
    sender = choose_sender(settings, clock)
    try:
        await sender.send(replace(mail, subject=f"Test: {mail.subject}"))
    except SendError as error:
        return MailCheck(
            sender=settings.sender, sent=False, sentence=_explain(settings, error, shown)
        )
    finally:
        await sender.close()
    return MailCheck(sender=settings.sender, sent=True, sentence=_success(settings, shown))


def _sample(signer: LinkSigner, to: EmailAddress, clock: Clock) -> SantaLetter:
    """Return a letter that is not stored."""
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


def _success(settings: Settings, shown: str) -> str:
    match settings.sender:
        case "file":
            return f"This is a demo: the sample for {shown} is in {settings.outbox_dir.resolve()}."
        case "smtp":
            who = f"The mail server {settings.smtp_address[0]}"
        case _:
            who = "SendGrid"
    return f"{who} took the sample for {shown}; see whether it arrives, and not as spam."
