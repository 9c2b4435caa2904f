"""The parent's page, reached by the link in Santa's reply (DESIGN section 5)."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.letter_form import Letter, LetterPage
from tests.fake_sendgrid import FakeSendGrid

Rows = Callable[[str], list[dict[str, object]]]


def link_in_reply(page: Page, inbox: FakeSendGrid, address: str) -> str:
    letter = LetterPage(page).open()
    letter.post(Letter(parent_email=address, wish_list="a kite"))
    expect(letter.thanks).to_be_visible()
    (mail,) = [mail for mail in inbox.taken if mail.to == address]
    link = re.search(r"/my-letter#\S+", mail.text)
    assert link
    assert link.group(0) in mail.html
    return link.group(0)


def test_seeing_changes_nothing(page: Page, inbox: FakeSendGrid, rows: Rows, address: str) -> None:
    link = link_in_reply(page, inbox, address)
    before = rows(address)
    page.goto("/")
    page.goto(link)
    main = page.get_by_role("main")
    expect(main).to_contain_text("The letter of Testkind")
    expect(main).to_contain_text("a kite")
    expect(main).to_contain_text("Santa's reply has been sent.")
    expect(main).to_contain_text("•••@example.com")
    assert address not in page.content()
    assert rows(address) == before


def test_deleting(page: Page, inbox: FakeSendGrid, rows: Rows, address: str) -> None:
    page.goto(link_in_reply(page, inbox, address))
    page.get_by_role("button", name="Delete this letter").click()
    page.get_by_role("button", name="Keep it").click()
    assert len(rows(address)) == 1
    page.get_by_role("button", name="Delete this letter").click()
    page.get_by_role("button", name="Yes, delete it").click()
    expect(page.get_by_role("heading", name="The letter is deleted")).to_be_visible()
    assert rows(address) == []
    page.reload()
    expect(page.get_by_role("heading", name="This letter has been deleted.")).to_be_visible()


def test_stopping_all_mail(page: Page, inbox: FakeSendGrid, rows: Rows, address: str) -> None:
    page.goto(link_in_reply(page, inbox, address))
    page.get_by_role("button", name="Stop all mail to this address").click()
    allow = page.get_by_role("button", name="Allow mail to this address again")
    expect(allow).to_be_visible()

    letter = LetterPage(page).open()
    letter.post(Letter(parent_email=address))
    expect(letter.thanks).to_be_visible()
    assert [row["reply_status"] for row in rows(address)] == ["sent", "held"]
    assert len([mail for mail in inbox.taken if mail.to == address]) == 1


def test_a_broken_link(page: Page) -> None:
    page.goto("/my-letter#not-a-token")
    expect(page.get_by_role("heading", name="This link is not complete.")).to_be_visible()
    expect(page.get_by_role("button", name="Delete this letter")).to_be_hidden()
