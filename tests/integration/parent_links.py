"""Helpers for parents' letters: submit, open links, change stored rows."""

from santa_app.letters import LetterService, submit
from santa_app.letters.models import LETTERS, SuppressionReason
from santa_app.letters.parents.access import LetterView
from santa_app.rules.email_address import EmailAddress
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import form

MINE = {"parent_email": "mine@example.com"}


async def write(service: LetterService, **values: object) -> str:
    """Submit a letter and return the token of the thank-you screen's link."""
    outcome = await submit(form(**{**MINE, **values}), origin=None, service=service)
    assert outcome.accepted
    assert "@" not in outcome.link
    return outcome.link


async def change(service: LetterService, **values: object) -> None:
    """Change columns of all letters directly in the database."""
    await service.repository.database.write(
        lambda connection: connection.execute(LETTERS.update().values(values))
    )


async def stop(service: LetterService, reason: SuppressionReason) -> None:
    """Suppress a mailbox with delivery events, as the webhook does."""
    mailbox = service.signer.recipient_hash(EmailAddress.parse(MINE["parent_email"]))
    await service.repository.suppress(mailbox, reason)


async def sent_link(service: LetterService, sendgrid: FakeSendGrid, **values: object) -> str:
    """Submit a letter and return the token of the link to it in its reply."""
    await submit(form(**values), origin=None, service=service)
    letter, _ = links_in(sendgrid.requests[-1].text)
    return letter


def links_in(text: str) -> list[str]:
    """Return the two tokens in a reply: to the letter, and to stop mail."""
    lines = [line.strip() for line in text.splitlines() if "/my-letter#" in line]
    assert {line.partition("#")[0] for line in lines} == {"https://letters.example/my-letter"}
    return [line.partition("#")[2] for line in lines]


async def look(service: LetterService, token: object) -> LetterView:
    """Open a letter by its token and return what the page shows."""
    view = await service.parents.view(token)
    assert isinstance(view, LetterView)
    return view
