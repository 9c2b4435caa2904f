"""The letter, from the form to the parent's inbox."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.feature_steps import SMALL, accessible
from tests.e2e.fixture_types import NewPage, Rows
from tests.e2e.paper import FORMATS, print_to_pdf, squeezed
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_form import Letter, LetterPage

SENDING = "Sending to the North Pole..."
FULL = {
    "child_name": "Ottilie",
    "age": "7",
    "city_country": "Wuppertal",
    "wish_list": "a red sled\na drum",
    "message": "How is Rudolph?",
}


def _write_by_keyboard(letter: LetterPage, address: str) -> None:
    """Write the letter with one Tab from field to field, and send it."""
    page = letter.page
    letter.name.focus()
    for field, text in (
        (letter.name, FULL["child_name"]),
        (letter.age, FULL["age"]),
        (letter.city, FULL["city_country"]),
        (letter.wishes, FULL["wish_list"]),
        (letter.message, FULL["message"]),
        (letter.good, ""),
        (letter.email, address),
    ):
        expect(field).to_be_focused()
        page.keyboard.type(text)
        page.keyboard.press("Tab")
    expect(letter.send).to_be_focused()
    # The way back has one stop more: the pictures, which typed wishes do not need.
    for _ in range(3):
        page.keyboard.press("Shift+Tab")
    expect(letter.message).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Put on my list: Bike")).to_be_focused()
    letter.send.focus()
    page.keyboard.press("Enter")


def test_letter_is_sent_stored_and_answered(
    page: Page, inbox: FakeSendGrid, rows: Rows, address: str
) -> None:
    letter = LetterPage(page).open()
    _write_by_keyboard(letter, address)

    expect(letter.toast("Ho Ho Ho! Letter Received & Reply Sent!")).to_be_visible()
    expect(page.get_by_role("heading", name="Thank you, Ottilie!")).to_be_focused()
    thanks = page.locator("#letter")
    for words in ("Wuppertal", "7", address, "so good this year", "read your wish list"):
        expect(thanks).to_contain_text(words)
    for chip in ("Letter Delivered", "Reply Coming Soon", "Nice List Updated"):
        expect(thanks.get_by_text(chip)).to_be_visible()

    (row,) = rows(address)
    assert (row["child_name"], row["wish_list"]) == ("Ottilie", "a red sled\na drum")
    assert row["message_to_santa"] == "How is Rudolph?"
    (mail,) = inbox.mails_to(address)
    assert mail.letter_id == row["id"]
    assert "a red sled" in mail.text

    events = page.evaluate("window.dataLayer")
    assert [event["event"] for event in events] == [
        "page_view", "letter_started", "form_submit", "letter_saved", "letter_email_sent"
    ]  # fmt: skip
    everything = json.dumps(events)
    for secret in (address, "Ottilie", "Wuppertal", "red sled", "Rudolph"):
        assert secret not in everything
    assert address not in page.url


def test_longest_input_fits_a_small_phone(phone: Page, address: str) -> None:
    letter = LetterPage(phone).open()
    letter.post(Letter(child_name="W" * 60, city_country="L" * 100, age="1", parent_email=address))
    expect(letter.thanks).to_be_visible()
    expect(phone.locator("#letter")).to_contain_text("someone who is 1 year old.")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Words of the thank-you screen that the toast covers or that are out of sight.
_LOST_WORDS = """
() => {
  const walker = document.createTreeWalker(document.querySelector("#thank-you"), NodeFilter.SHOW_TEXT);
  const toast = document.querySelector("[data-sonner-toast]").getBoundingClientRect();
  const bar = document.querySelector("header.site-bar").getBoundingClientRect();
  const card = document.querySelector("#thank-you").getBoundingClientRect();
  const lost = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      const covered = box.right > toast.left && box.left < toast.right && box.bottom > toast.top;
      const cut = box.left < card.left || box.right > card.right;
      if (covered || cut || box.top < bar.bottom || box.bottom > innerHeight)
        lost.push(`${walker.currentNode.data}: ${JSON.stringify(box)}`);
    }
  }
  return lost;
}
"""


def _arrive(letter: LetterPage, input_: Letter) -> None:
    """Send a letter, look at its picture, and run the stopped clock up to the thank-you screen."""
    page = letter.page
    count = "dataLayer.filter(e => e.event === 'letter_saved').length"
    before = page.evaluate(count)
    letter.post(input_)
    page.wait_for_function(f"{count} > {before}")
    page.clock.run_for(2_000)
    expect(page.get_by_role("button", name=SENDING)).to_be_disabled()
    expect(page.get_by_role("status").get_by_text("Here comes the sleigh")).to_be_visible()
    if input_.age:
        accessible(page)
    page.clock.run_for(800)
    expect(letter.thanks).to_be_focused()
    page.clock.run_for(100)  # the toast


@pytest.mark.parametrize("look", [SMALL, {"viewport": {"width": 1280, "height": 800}}])
def test_thank_you_screen(new_page: NewPage, address: str, look: dict[str, Any]) -> None:
    page = new_page(**look)
    page.clock.install()
    letter = LetterPage(page).open()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    _arrive(
        letter, Letter(parent_email=address, city_country="Teststadt", wish_list="a kite", age="7")
    )
    expect(letter.toast("Ho Ho Ho!")).to_be_visible()
    assert page.evaluate(_LOST_WORDS) == []
    expect(page.locator("#letter [aria-live]")).to_have_text(re.compile("^Ho ho ho!.*Santa$"))

    keep = page.get_by_role("button", name="Keep this page open")
    keep.click()
    expect(keep).to_have_attribute("aria-pressed", "true")
    page.clock.run_for(10_000)
    page.get_by_role("button", name="Write for another child").click()
    expect(letter.email).to_have_value(address)
    expect(letter.city).to_have_value("Teststadt")
    expect(letter.name).to_be_focused()
    for field in (letter.name, letter.age, letter.wishes):
        expect(field).to_have_value("")

    _arrive(letter, Letter(parent_email=address, good=False))
    screen = page.locator("#thank-you")
    if look is SMALL:
        screen.tap(position={"x": 5, "y": 60})
        page.clock.run_for(19_000)
        expect(letter.thanks).to_be_visible()
        page.clock.run_for(9_500)
    else:
        page.mouse.move(600, 400)
        page.mouse.move(601, 401)
        page.clock.run_for(12_000)
        expect(letter.thanks).to_be_visible()
        page.mouse.move(5, 400)
        page.clock.run_for(8_500)
    expect(letter.thanks).to_be_hidden()
    expect(page.get_by_role("heading", name="Dear Santa,")).to_be_focused()
    for field in (
        letter.name,
        letter.age,
        letter.city,
        letter.email,
        letter.wishes,
        letter.message,
    ):
        expect(field).to_have_value("")
    expect(letter.good).to_be_checked()


def test_double_click_sends_one_letter(
    page: Page, inbox: FakeSendGrid, rows: Rows, answers: Callable[..., None], address: str
) -> None:
    answers(address, Answer(delay=1.0))
    letter = LetterPage(page).open()
    letter.fill(Letter(parent_email=address))
    letter.send.dblclick()
    expect(page.get_by_role("button", name=SENDING)).to_be_disabled()
    expect(letter.thanks).to_be_visible()
    assert len(rows(address)) == 1
    assert len(inbox.mails_to(address)) == 1


def test_each_child_of_a_device_keeps_its_own_age(page: Page, rows: Rows, address: str) -> None:
    letter = LetterPage(page).open()
    written = "#thank-you"
    for name, age in (("Erstes", "7"), ("Zweites", ""), ("Drittes", "11")):
        expect(letter.age).to_have_value("")
        letter.post(Letter(child_name=name, age=age, parent_email=address))
        expect(page.get_by_role("heading", name=f"Thank you, {name}!")).to_be_visible()
        if age:
            expect(page.locator(written)).to_contain_text(f"who is {age} years old")
        else:
            expect(page.locator(written)).not_to_contain_text("years old")
        page.get_by_role("button", name="Write for another child").click()
    assert [row["age"] for row in rows(address)] == [7, None, 11]


def test_typed_text_survives_a_reload(page: Page, rows: Rows, address: str) -> None:
    letter = LetterPage(page).open()
    letter.fill(Letter(parent_email=address, good=False, **FULL))
    page.reload()
    expect(letter.name).to_have_value("Ottilie")
    expect(letter.wishes).to_have_value(FULL["wish_list"])
    expect(letter.good).not_to_be_checked()
    letter.send.click()
    expect(letter.thanks).to_be_visible()
    assert len(rows(address)) == 1
    kept = page.evaluate("JSON.stringify({...sessionStorage})")
    assert address not in kept
    assert "red sled" not in kept


def test_pictures_a_saved_letter_and_the_printed_letter(phone: Page, address: str) -> None:
    letter = LetterPage(phone).open()
    box = letter.name.bounding_box()
    assert box
    assert box["y"] + box["height"] <= 740
    letter.name.fill("Ottilie")
    flap = phone.locator(".envelope-flap").bounding_box()
    assert flap
    assert flap["y"] <= 1.5 * 740, flap["y"]
    letter.age.fill("7")
    letter.wishes.fill("a kite")
    bike = phone.get_by_role("button", name="Put on my list: Bike")
    for listed in ("a kite\na bike", "a kite", "a kite\na bike"):
        bike.focus()
        phone.keyboard.press("Space")
        expect(letter.wishes).to_have_value(listed)
        expect(bike).to_have_attribute("aria-pressed", str("bike" in listed).lower())
    expect(bike).to_have_css("background-color", "rgb(15, 61, 46)")
    phone.keyboard.press("ArrowRight")
    expect(phone.get_by_role("button", name="Put on my list: Teddy")).to_be_focused()
    phone.keyboard.press("Tab")
    expect(letter.message).to_be_focused()
    letter.email.fill(address)
    save = phone.get_by_label("Keep my letter on this device")
    expect(save).not_to_be_checked()
    save.check()
    letter.message.fill("How is Rudolph?")
    kept = phone.evaluate("JSON.stringify({...localStorage})")
    assert "Rudolph" in kept
    assert address not in kept
    # As if the browser had been closed: the tab's own storage is gone.
    phone.evaluate("sessionStorage.clear()")
    phone.reload()
    expect(letter.wishes).to_have_value("a kite\na bike")
    expect(letter.message).to_have_value("How is Rudolph?")
    expect(letter.email).to_have_value("")
    save.uncheck()
    phone.wait_for_function("!JSON.stringify({...localStorage}).includes('Rudolph')")
    save.check()

    letter.email.fill(address)
    letter.send.tap()
    expect(letter.thanks).to_be_visible()
    assert "Rudolph" not in phone.evaluate(
        "JSON.stringify([{...localStorage}, {...sessionStorage}])"
    )
    phone.get_by_role("button", name="Keep this page open").tap()
    for paper in FORMATS:
        (sheet,) = print_to_pdf(phone, paper)
        words = squeezed(sheet.words)
        for said in (
            "Dear Santa,",
            "My name is Ottilie. I'm 7 years old.",
            "a bike",
            "How is Rudolph?",
        ):
            assert squeezed(said) in words
        assert squeezed("Thank you") not in words
        assert squeezed(address) not in words
