"""The letters of one parent: written, looked at through their links, changed behind the desk."""

from santa_app.letters import PostOffice, submit
from santa_app.letters.parents import LetterView
from santa_app.letters.suppression import Reason, suppress
from santa_app.letters.table import LETTERS
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import START, form

MINE = {"parent_email": "mine@example.com"}


async def write(office: PostOffice, **values: object) -> str:
    """Submit a letter and return the token the thank-you screen gets."""
    outcome = await submit(form(**{**MINE, **values}), origin=None, office=office)
    assert outcome.accepted
    assert "@" not in outcome.link
    return outcome.link


async def change(office: PostOffice, **values: object) -> None:
    """Change columns of all letters behind the desk's back."""
    await office.store.database.write(
        lambda connection: connection.execute(LETTERS.update().values(values))
    )


async def stop(office: PostOffice, reason: Reason) -> None:
    """Let a mailbox's own events stop it, as the webhook does."""
    mailbox = office.secrets.recipient_hash(MINE["parent_email"])
    await office.store.database.write(suppress, mailbox, reason, START)


async def sent_link(office: PostOffice, sendgrid: FakeSendGrid, **values: object) -> str:
    """Submit a letter and return the token of the link to it in its reply."""
    await submit(form(**values), origin=None, office=office)
    letter, _ = links_in(sendgrid.requests[-1].text)
    return letter


def links_in(text: str) -> list[str]:
    """Return the tokens in a reply: the one of its letter, the one that stops mail."""
    lines = [line.strip() for line in text.splitlines() if "/my-letter#" in line]
    assert {line.partition("#")[0] for line in lines} == {"https://letters.example/my-letter"}
    return [line.partition("#")[2] for line in lines]


async def look(office: PostOffice, token: object) -> LetterView:
    """Open a link to a letter and return what its page shows."""
    view = await office.parents.view(token)
    assert isinstance(view, LetterView)
    return view
