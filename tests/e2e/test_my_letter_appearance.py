"""The parent's page in every state of a reply, at three widths, checked with axe."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.fixture_types import Rows
from tests.e2e.my_letter_page import ago, change_letters, links_in_reply
from tests.support.accessibility import violations
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.running_site import RunningSite
from tests.support.screens import PHONE, TABLET, WIDE

ADDRESS = "my-letter-looks@example.com"
SIZES = (PHONE, TABLET, WIDE)
Change = Callable[..., None]
NEWS: dict[str, dict[str, object]] = {
    "sent": {},
    "delivered": {"delivery_status": "delivered", "delivery_status_at": ago(minutes=1)},
    "deferred": {"delivery_status": "deferred"},
    "blocked": {"delivery_status": "blocked", "reply_sent_at": ago(hours=2)},
    "bounced": {"delivery_status": "bounced"},
    "retrying": {
        "reply_status": "pending",
        "reply_scheduled_at": "2099-01-01",
        "reply_attempts": 2,
    },
    "recipient limit": {
        "reply_status": "held",
        "hold_reason": "recipient_limit",
        "reply_scheduled_at": "2099-01-01 00:00:00.000000",
    },
    "expired": {
        "reply_status": "failed",
        "failure_reason": "expired",
        "reply_error": "500",
        "reply_sent_at": None,
    },
    "no more": {"resend_count": 3, "reply_sent_at": ago(hours=2)},
    "long": {
        "child_name": "Maximiliane-Testkind" * 3,
        "wish_list": "\n".join(["a kite", "w" * 300, "ein Wunsch mit Wörtern " * 20]),
        "city_country": "Testville" * 11,
    },
}
WORDS = {
    "sent": "Santa's reply has been sent.",
    "delivered": "Santa's reply has arrived in the mailbox.",
    "deferred": "the mailbox isn't taking it yet",
    "blocked": "Send the reply again",
    "bounced": "There doesn't seem to be a mailbox with this address",
    "retrying": "We keep trying automatically.",
    "recipient limit": "got several replies within a day",
    "expired": "Send the reply again",
    "no more": "We've sent it again three times",
    "long": "Maximiliane",
}


@pytest.fixture
def change(site: RunningSite) -> Change:
    """Changes columns of the letter whose states this module tests."""

    def write(**values: object) -> None:
        change_letters(site, ADDRESS, **values)

    return write


@pytest.fixture
def pictures(screenshots: Path) -> Callable[[Page, str], None]:
    """Check a page at three widths with axe and for overflow; `make screenshots` saves pictures."""

    def look(page: Page, name: str) -> None:
        for size in SIZES:
            page.set_viewport_size(size)
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
            if os.environ.get("SCREENSHOTS"):
                file = screenshots / f"my-letter-{name.replace(' ', '-')}-{size['width']}.png"
                page.screenshot(path=file, full_page=True)
        assert violations(page) == [], name

    return look


def test_every_state_and_question_is_shown(
    page: Page,
    inbox: FakeSendGrid,
    change: Change,
    rows: Rows,
    pictures: Callable[[Page, str], None],
    subtests: pytest.Subtests,
) -> None:
    letter, stopping = links_in_reply(page, inbox, ADDRESS)
    (before,) = rows(ADDRESS)
    page.goto(letter)
    for news, columns in NEWS.items():
        with subtests.test(news=news):
            change(**before | columns)
            page.reload()
            expect(page.get_by_role("main")).to_contain_text(WORDS[news])
            pictures(page, news)
            if news == "sent":
                page.emulate_media(color_scheme="dark")
                assert violations(page, "color-contrast") == []
                paper = page.get_by_role("article", name="Santa's letter")
                expect(paper).to_have_css("background-color", "rgb(255, 255, 255)")
                page.emulate_media(color_scheme="light")
    change(**before)
    page.reload()
    page.get_by_role("button", name="Delete this letter").click()
    expect(page.get_by_role("button", name="No, leave it")).to_be_visible()
    pictures(page, "question")
    page.get_by_role("button", name="Stop all mail to this address").click()
    page.get_by_role("button", name="Yes, stop all mail to this address").click()
    expect(page.get_by_role("button", name="Allow mail to this address again")).to_be_visible()
    pictures(page, "stopped")
    page.goto(stopping)
    expect(page.get_by_role("heading", name="Mail to your address")).to_be_visible()
    pictures(page, "mailbox stopped")
    page.goto("/my-letter#broken")
    expect(page.get_by_role("heading", name="Part of this link is missing.")).to_be_visible()
    pictures(page, "broken")


def test_server_that_does_not_answer(page: Page, pictures: Callable[[Page, str], None]) -> None:
    page.clock.install()
    page.route_web_socket(re.compile("/_event"), lambda _socket: None)
    page.goto("/my-letter#waiting")
    expect(page.get_by_role("main")).to_contain_text("Looking for your letter")
    page.clock.run_for(9_500)
    slow = page.get_by_role("heading", name="We can't reach Santa's post office right now.")
    expect(slow).to_be_visible()
    pictures(page, "slow")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("main")).to_contain_text("Looking for your letter")
