"""A teacher's way from the home page to the poster, and what goes wrong on it."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.fixture_types import Rows
from tests.e2e.paper import FORMATS, print_to_pdf, squeezed
from tests.support.accessibility import violations
from tests.support.fake_sendgrid import FakeSendGrid

NAMES = [f"{name} {letter}." for letter in "ABC" for name in (
    "Anna", "Ben", "Zoë", "Jean-Luc", "O'Neil", "Maximiliana", "Ida", "Qwertina", "Leo", "Mia",
)]  # fmt: skip
LIST = "\n".join(f"{number}. {name}" for number, name in enumerate(NAMES, start=1))


def test_from_the_home_page_to_the_poster_on_a_phone(
    phone: Page, inbox: FakeSendGrid, rows: Rows, address: str
) -> None:
    phone.goto("/")
    phone.get_by_role("button", name="Menu").tap()
    phone.locator("#menu-mobile").get_by_role("link", name="For Teachers").tap()
    phone.get_by_role("link", name="Write the class letter").tap()
    phone.get_by_label("Your class").fill("Class 2b")
    phone.get_by_label("First names").fill(LIST)
    expect(phone.get_by_role("form")).to_contain_text("30 names of 40")
    phone.get_by_label("Your email").fill(address)
    phone.get_by_role("button", name="Send Our Letter to Santa").tap()
    thanks = phone.get_by_role("heading", name="Thank you, Class 2b!")
    expect(thanks).to_be_focused()
    assert violations(phone) == []
    (row,) = rows(address)
    assert row["children"] == "\n".join(NAMES)
    # The form is empty, and nothing of the list stays in the tab.
    assert "Qwertina" not in phone.evaluate(
        "JSON.stringify([{...sessionStorage}, {...localStorage}])"
    )

    (mail,) = inbox.mails_to(address)
    assert not any(word in mail.text + mail.html for word in ("Anna", "Qwertina", "Class 2b"))
    (link, *_) = re.findall(r"/my-letter#\S+", mail.text)
    phone.goto(link)
    main = phone.get_by_role("main")
    expect(main).to_contain_text("Class 2b's letter")
    expect(main).to_contain_text("Please read these names once before you print.")
    expect(main).to_contain_text("Qwertina A.")
    assert violations(phone) == []

    phone.evaluate("() => { window.printed = 0; window.print = () => { window.printed += 1 } }")
    phone.get_by_role("button", name="Print the poster").tap()
    phone.wait_for_function("() => window.printed === 1")
    for paper in FORMATS:
        picture, names = print_to_pdf(phone, paper)
        assert picture.format == names.format == paper
        assert picture.drawing > 20_000, "the poster's picture is missing"
        assert "Class2b" in squeezed(picture.words)
        words = squeezed(names.words)
        assert all(squeezed(name) in words for name in NAMES)
        assert "Deletetheletter" not in squeezed(picture.words) + words
    phone.get_by_role("button", name="Print the little letters").tap()
    phone.wait_for_function("() => window.printed === 2")
    for paper in FORMATS:
        sheets = print_to_pdf(phone, paper)
        assert [sheet.format for sheet in sheets] == [paper] * 8
        for number, sheet in enumerate(sheets):
            words = squeezed(sheet.words)
            four = NAMES[4 * number : 4 * number + 4]
            assert words.count("Dear") == len(four)
            assert all(squeezed(f"Dear {name},") in words for name in four)

    phone.get_by_role("button", name="Delete this letter").tap()
    phone.get_by_role("button", name="Yes, delete this letter").tap()
    expect(phone.get_by_role("heading", name="The letter is deleted")).to_be_visible()
    expect(phone.get_by_text("From Santa's desk")).to_have_count(0)
    assert rows(address) == []


def test_a_list_that_is_refused_can_be_mended_with_the_keyboard(
    page: Page, inbox: FakeSendGrid, rows: Rows, address: str
) -> None:
    page.goto("/for-teachers")
    names = page.get_by_label("First names")
    send = page.get_by_role("button", name="Send Our Letter to Santa")
    expect(send).to_be_enabled()
    page.get_by_label("Your class").fill("2b")
    page.get_by_label("Your email").fill(address)
    # The browser's own check, then the server's, which knows first names.
    for typed, says in (
        ("", "Please add at least one first name"),
        (
            "Anna\n\nBen Schmidt",
            "First names only, please; a rare double name is recognized by its hyphen: line 3",
        ),
    ):
        names.fill(typed)
        send.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#children-note")).to_contain_text(says)
        expect(names).to_be_focused()
        expect(names).to_have_attribute("aria-invalid", "true")
    assert violations(page) == []
    assert rows(address) == []
    page.reload()
    expect(names).to_have_value("Anna\n\nBen Schmidt")
    names.fill("Anna\n\nBen")
    send.click()
    expect(page.get_by_role("heading", name="Thank you, 2b!")).to_be_visible()
    page.get_by_role("button", name="Write for another class").click()
    expect(page.get_by_label("Your class")).to_be_focused()
    expect(page.get_by_label("Your email")).to_have_value(address)
    expect(names).to_have_value("")
