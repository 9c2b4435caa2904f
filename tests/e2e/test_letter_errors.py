"""Errors of the letter form: wrong input, sender and database failures, a stopped server."""

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.fixture_types import Rows
from tests.support.console_guard import Guard
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_form import Letter, LetterPage
from tests.support.running_site import RunningSite
from tests.support.waiting import PATIENCE

WRONG = "Oops! Something went wrong"


def refused(letter: LetterPage, message: str, field: str | None) -> None:
    toast = letter.toast(WRONG)
    expect(toast).to_contain_text(message)
    expect(toast).to_have_attribute("data-type", "error")
    if field:
        control = letter.page.get_by_label(field, exact=field == "Age")
        expect(control).to_be_focused()
        expect(control).to_have_attribute("aria-invalid", "true")


def test_wrong_input(page: Page, subtests: pytest.Subtests) -> None:
    """One letter for each sentence; test_letter_form.py tries all that is refused."""
    for name, email, age, message, field in (
        ("   ", "x@example.com", "", "Please fill in all required fields", "Child's name"),
        ("Testkind", "x@example.com", "7.5", "Please enter an age from 1 to 18", "Age"),
    ):
        with subtests.test(field=field):
            letter = LetterPage(page).open()
            letter.post(Letter(child_name=name, parent_email=email, age=age, wish_list="a kite"))
            refused(letter, message, field)
            expect(page.get_by_text(message).first).to_be_visible()
            expect(letter.wishes).to_have_value("a kite")
    letter = LetterPage(page).open()
    letter.post(Letter(child_name="", parent_email="foo@bar", age="45"))
    expect(letter.name).to_have_accessible_description(re.compile("the child's name"))
    expect(letter.email).to_have_accessible_description(re.compile("valid email address"))
    expect(page.get_by_label("Age", exact=True)).to_have_accessible_description(
        re.compile("age from 1 to 18")
    )
    # Editing a field clears its error.
    expect(letter.name).to_have_attribute("aria-invalid", "true")
    letter.name.fill("Testkind")
    expect(letter.name).to_have_attribute("aria-invalid", "false")


def test_letter_is_stored_when_sending_the_reply_fails(
    page: Page, guard: Guard, inbox: FakeSendGrid, answers: Callable[..., None], rows: Rows,
    address: str, subtests: pytest.Subtests,
) -> None:  # fmt: skip
    guard.expect("server: ")
    failed, exception = "letter_email_failed", "letter_email_exception"
    for name, answer, words, event, statuses in (
        ("error", Answer(status=500), "saved and Santa's reply will be sent shortly", failed, {"held"}),
        ("dropped", Answer(mode=Mode.DROP), "Santa will reply soon", exception, {"held"}),
    ):  # fmt: skip
        with subtests.test(answer=name):
            mailbox = f"{name}-{address}"
            answers(mailbox, answer)
            letter = LetterPage(page).open()
            letter.post(Letter(parent_email=mailbox))
            expect(letter.toast("Letter Received!")).to_contain_text(words)
            expect(letter.thanks).to_be_visible()
            assert page.evaluate("window.dataLayer.at(-1).event") == event
            assert rows(mailbox)[0]["reply_status"] in statuses
    with subtests.test("a sender that hangs"):
        mailbox = f"hangs-{address}"
        answers(mailbox, Answer(mode=Mode.HANG))
        letter = LetterPage(page).open()
        letter.post(Letter(parent_email=mailbox))
        # The visitor waits SUBMIT_WAIT for the sender, which would time out long after the test.
        expect(letter.thanks).to_be_visible()
        expect(letter.toast("Letter Received!")).to_contain_text("spam")
        inbox.answer_hanging()
        assert len(rows(mailbox)) == 1


@contextmanager
def broken_table(site: RunningSite) -> Iterator[None]:
    def rename(before: str, after: str) -> None:
        with sqlite3.connect(site.database, timeout=PATIENCE) as connection:
            connection.execute(f"ALTER TABLE {before} RENAME TO {after}")

    rename("santa_letters", "santa_letters_away")
    try:
        yield
    finally:
        rename("santa_letters_away", "santa_letters")


def test_database_failure_is_shown_and_the_text_is_kept(
    page: Page, site: RunningSite, guard: Guard, rows: Rows, address: str
) -> None:
    guard.expect("server: ")
    letter = LetterPage(page).open()
    with broken_table(site):
        letter.post(Letter(parent_email=address, wish_list="a kite"))
        refused(letter, "Failed to save letter: ", None)
    expect(letter.wishes).to_have_value("a kite")
    letter.send.click()
    expect(letter.thanks).to_be_visible()
    assert len(rows(address)) == 1


def test_text_is_kept_without_a_server_and_one_letter_is_stored_later(
    page: Page, site: RunningSite, guard: Guard, inbox: FakeSendGrid, rows: Rows, address: str
) -> None:
    guard.expect("WebSocket|Failed to load resource|ERR_CONNECTION")
    letter = LetterPage(page).open()
    letter.fill(Letter(parent_email=address, wish_list="a kite"))
    site.kill()
    letter.send.click()
    expect(page.get_by_role("button", name="Sending to the North Pole...")).to_be_visible()
    # Real time: with a fake clock the websocket's timers would run ahead of the network.
    expect(letter.toast(WRONG)).to_be_visible()
    refused(letter, "Your letter is safe on this page", None)
    expect(letter.wishes).to_have_value("a kite")
    expect(letter.send).to_be_enabled()

    site.start()
    # The queued letter may be sent before the second click, which then finds no form.
    page.locator("form button[type=submit]").evaluate_all("found => found.map((b) => b.click())")
    # A connection attempt during the start may first have to time out (20 s).
    expect(letter.thanks).to_be_visible()
    assert len(rows(address)) == 1
    assert len(inbox.mails_to(address)) == 1
