"""A visitor learns the truth about a letter whose server stops, is killed, or starts again."""

import os
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.fixture_types import Rows
from tests.e2e.my_letter_page import link_in_reply
from tests.support.console_guard import Guard
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_form import Letter, LetterPage
from tests.support.running_site import RunningSite
from tests.support.waiting import PATIENCE

NETWORK = "WebSocket|Failed to load resource|ERR_CONNECTION"
SENDING = "Sending to the North Pole..."
SENT = "Ho Ho Ho! Letter Received & Reply Sent!"
MESSAGES = """(() => {
  const set = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage").set;
  Object.defineProperty(WebSocket.prototype, "onmessage", { set(handler) {
    const waiting = [];
    const deliver = () => waiting.splice(0).forEach((one) => handler(one));
    set.call(this, (message) => {
      if (!window.busy) {
        handler(message);
      } else if (message.data.includes('"is_hydrated_rx_state_":true')) {
        setTimeout(() => { deliver(); setTimeout(handler, 100, message); }, 300);
      } else if (waiting.push(message) === 1) setTimeout(deliver, 300);
    });
  } });
})()"""
"""While `busy`, the page renders nothing between a connection and its first, unfinished State."""


def wait_for_mail(inbox: FakeSendGrid, address: str) -> None:
    inbox.wait_until(lambda: address in [mail.to for mail in inbox.requests])


def test_letter_in_hand_is_answered_by_a_server_that_is_told_to_stop(
    page: Page, site: RunningSite, guard: Guard, inbox: FakeSendGrid, rows: Rows,
    answers: Callable[..., None], address: str,
) -> None:  # fmt: skip
    guard.expect(NETWORK)
    answers(address, Answer(delay=1.5))
    letter = LetterPage(page).open()
    letter.post(Letter(parent_email=address, wish_list="a kite"))
    wait_for_mail(inbox, address)
    assert site.process is not None
    os.killpg(site.process.pid, signal.SIGTERM)
    expect(letter.toast(SENT)).to_be_visible()
    expect(letter.thanks).to_be_visible()
    assert site.process.wait(PATIENCE) == 0
    assert [row["reply_status"] for row in rows(address)] == ["sent"]
    site.start()


@pytest.mark.parametrize("busy", [False, True])
def test_page_asks_again_for_the_answer_that_a_killed_server_did_not_give(
    page: Page, busy: bool, site: RunningSite, guard: Guard, inbox: FakeSendGrid, rows: Rows,
    answers: Callable[..., None], address: str,
) -> None:  # fmt: skip
    guard.expect(NETWORK)
    page.add_init_script(MESSAGES)
    answers(address, Answer(mode=Mode.HANG))
    letter = LetterPage(page).open()
    letter.post(Letter(parent_email=address, wish_list="a kite"))
    wait_for_mail(inbox, address)
    page.evaluate("busy => { window.busy = busy }", busy)
    site.kill()
    expect(page.get_by_role("button", name=SENDING)).to_be_visible()
    site.start()
    # Stored before the kill, and found by its key: nothing is typed or pressed again.
    expect(letter.toast("Letter Received!")).to_be_visible()
    expect(letter.thanks).to_be_visible()
    assert len(rows(address)) == 1


def test_parents_page_shows_the_letter_again_after_a_restart(
    page: Page, site: RunningSite, guard: Guard, inbox: FakeSendGrid, address: str
) -> None:
    guard.expect(NETWORK)
    page.goto(link_in_reply(page, inbox, address))
    shown = page.get_by_role("heading", name="Testkind's letter")
    expect(shown).to_be_visible()
    site.kill()
    site.start()
    # The new server knows nothing of the page, until the page asks for the letter again.
    with page.expect_event("websocket"):
        pass
    expect(page.get_by_role("main")).to_contain_text("a kite")
