"""Helpers for the parent's page: the links in a reply, and changes to a stored letter."""

import re
import sqlite3
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, expect

from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_form import Letter, LetterPage
from tests.support.running_site import RunningSite
from tests.support.waiting import PATIENCE


def links_in_reply(page: Page, inbox: FakeSendGrid, address: str) -> list[str]:
    """Send a letter and return the two paths in its reply: to the letter, and to stop mail."""
    letter = LetterPage(page).open()
    letter.post(Letter(parent_email=address, wish_list="a kite"))
    expect(letter.thanks).to_be_visible()
    (mail,) = inbox.mails_to(address)
    links = re.findall(r"/my-letter#\S+", mail.text)
    assert len(links) == 2
    assert all(link in mail.html for link in links)
    return links


def link_in_reply(page: Page, inbox: FakeSendGrid, address: str) -> str:
    return links_in_reply(page, inbox, address)[0]


def change_letters(site: RunningSite, address: str, **values: object) -> None:
    """Change columns of the letters with a parent's e-mail address."""
    columns = ", ".join(f"{name} = :{name}" for name in values)
    with sqlite3.connect(site.database, timeout=PATIENCE) as connection:
        done = connection.execute(
            f"UPDATE santa_letters SET {columns} WHERE parent_email = :address",  # noqa: S608
            {**values, "address": address},
        )
        assert done.rowcount > 0


def ago(**time: float) -> str:
    """Return a moment in the past as the database stores it."""
    return (datetime.now(UTC) - timedelta(**time)).strftime("%Y-%m-%d %H:%M:%S.%f")
