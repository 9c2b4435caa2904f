"""The letter where no websocket opens, and without JavaScript: it goes by HTTP POST."""

import re

from playwright.sync_api import Page, expect

from santa_app.content import plain_form
from tests.e2e.fixture_types import NewPage, Rows
from tests.support.console_guard import Guard
from tests.support.letter_form import LETTER, Letter, LetterPage


def test_letter_goes_through_where_the_proxy_swallows_websockets(
    page: Page, rows: Rows, address: str
) -> None:
    page.route_web_socket(re.compile("/_event"), lambda _: None)  # opens, and never answers
    letter = LetterPage(page).open()
    with page.expect_request(f"**{plain_form.PATH}") as posted:
        letter.post(Letter(parent_email=address))
    assert posted.value.method == "POST"
    expect(letter.toast("Ho Ho Ho! Letter Received & Reply Sent!")).to_be_visible()
    expect(letter.thanks).to_be_visible()
    (row,) = rows(address)
    assert row["reply_status"] == "sent"


def test_letter_without_javascript(
    new_page: NewPage, rows: Rows, address: str, guard: Guard
) -> None:
    guard.expect("status of 422")  # the letter with an error
    page = new_page(java_script_enabled=False, viewport={"width": 360, "height": 740})
    page.goto(LETTER)
    letter = LetterPage(page)
    letter.post(Letter(child_name="Testkind", age="45", parent_email=address, wish_list="a kite"))
    page.wait_for_url(f"**{plain_form.PATH}")
    expect(page.get_by_role("alert")).to_have_text(
        "Please enter an age from 1 to 18, or leave it empty"
    )
    expect(letter.wishes).to_have_value("a kite")
    expect(letter.age).to_be_focused()
    letter.age.fill("7")
    letter.send.click()
    expect(letter.thanks).to_have_text("Thank you, Testkind!")
    page.reload()
    (row,) = rows(address)
    assert (row["age"], row["wish_list"], row["reply_status"]) == (7, "a kite", "sent")
    page.get_by_role("link", name=plain_form.ANOTHER).click()
    page.wait_for_url(f"**{LETTER}")
