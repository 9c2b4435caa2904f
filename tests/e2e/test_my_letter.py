"""The parent's page: reached by the links in Santa's reply and on the thank-you screen (DESIGN 5)."""

import re
import sqlite3
import urllib.request
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import violations
from tests.e2e.conftest import PHONE, TABLET, WIDE
from tests.e2e.letter_form import Letter, LetterPage
from tests.fake_sendgrid import FakeSendGrid
from tests.running_site import RunningSite
from tests.signed_events import EventSigner, body_of, event

Rows = Callable[[str], list[dict[str, object]]]
Change = Callable[..., None]
SIZES = (PHONE, TABLET, WIDE)


def links_in_reply(page: Page, inbox: FakeSendGrid, address: str) -> list[str]:
    """Write a letter and return the paths in its reply: of the letter, to stop mail."""
    letter = LetterPage(page).open()
    letter.post(Letter(parent_email=address, wish_list="a kite"))
    expect(letter.thanks).to_be_visible()
    (mail,) = [mail for mail in inbox.taken if mail.to == address]
    links = re.findall(r"/my-letter#\S+", mail.text)
    assert len(links) == 2
    assert all(link in mail.html for link in links)
    return links


def link_in_reply(page: Page, inbox: FakeSendGrid, address: str) -> str:
    return links_in_reply(page, inbox, address)[0]


@pytest.fixture
def change(site: RunningSite, address: str) -> Change:
    """Change columns of the letters sent to the test's address, as time or SendGrid would."""

    def write(**values: object) -> None:
        columns = ", ".join(f"{name} = :{name}" for name in values)
        with sqlite3.connect(site.database, timeout=10) as connection:
            done = connection.execute(
                f"UPDATE santa_letters SET {columns} WHERE parent_email = :address",  # noqa: S608
                {**values, "address": address},
            )
            assert done.rowcount > 0

    return write


def ago(**time: float) -> str:
    """Return a moment in the past as the database stores it."""
    return (datetime.now(UTC) - timedelta(**time)).strftime("%Y-%m-%d %H:%M:%S.%f")


def test_seeing_changes_nothing(page: Page, inbox: FakeSendGrid, rows: Rows, address: str) -> None:
    link = link_in_reply(page, inbox, address)
    before = rows(address)
    page.goto("/")
    page.goto(link)
    main = page.get_by_role("main")
    expect(main).to_contain_text("The letter of Testkind")
    expect(main).to_contain_text("a kite")
    expect(main).to_contain_text("Santa's reply has been sent.")
    expect(main).to_contain_text("If it is not there by then, you can ask for it again from")
    expect(main).to_contain_text("•••@example.com")
    assert address not in page.content()
    assert rows(address) == before
    assert page.locator('meta[name="robots"]').get_attribute("content") == "noindex"


def test_deleting(page: Page, inbox: FakeSendGrid, rows: Rows, address: str) -> None:
    page.goto(link_in_reply(page, inbox, address))
    page.get_by_role("button", name="Delete this letter").click()
    expect(page.get_by_role("button", name="Yes, delete this letter")).to_be_focused()
    page.get_by_role("button", name="No, leave it").click()
    assert len(rows(address)) == 1
    page.get_by_role("button", name="Delete this letter").click()
    page.get_by_role("button", name="Yes, delete this letter").click()
    gone = page.get_by_role("heading", name="The letter is deleted")
    expect(gone).to_be_visible()
    expect(gone).to_be_focused()
    assert rows(address) == []
    page.reload()
    expect(page.get_by_role("heading", name="This link opens no letter any more.")).to_be_visible()


def test_stopping_all_mail(page: Page, inbox: FakeSendGrid, rows: Rows, address: str) -> None:
    page.goto(link_in_reply(page, inbox, address))
    page.get_by_role("button", name="Stop all mail to this address").click()
    page.get_by_role("button", name="Yes, stop all mail to this address").click()
    allow = page.get_by_role("button", name="Allow mail to this address again")
    expect(allow).to_be_visible()
    expect(page.get_by_role("status")).to_have_text("All mail to this address is stopped.")

    letter = LetterPage(page).open()
    letter.post(Letter(parent_email=address))
    expect(letter.thanks).to_be_visible()
    assert [row["reply_status"] for row in rows(address)] == ["sent", "held"]
    assert len([mail for mail in inbox.taken if mail.to == address]) == 1


def test_the_thank_you_screen_leads_to_the_letter(page: Page, rows: Rows, address: str) -> None:
    letter = LetterPage(page).open()
    letter.post(Letter(parent_email=address, wish_list="a kite"))
    page.get_by_role("link", name="For parents: see this letter, or delete it").click()
    main = page.get_by_role("main")
    expect(main).to_contain_text("The letter of Testkind")
    expect(main).to_contain_text("This link works for seven days")
    for name in ("Stop all mail", "Allow mail", "Make this link invalid"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.get_by_role("button", name="Delete this letter").click()
    page.get_by_role("button", name="Yes, delete this letter").click()
    expect(page.get_by_role("heading", name="The letter is deleted")).to_be_visible()
    assert rows(address) == []


def test_asking_for_the_reply_again(
    page: Page, inbox: FakeSendGrid, change: Change, address: str
) -> None:
    link = link_in_reply(page, inbox, address)
    change(reply_sent_at=ago(hours=2))
    page.goto(link)
    page.get_by_role("button", name="Send the reply again").click()
    expect(page.get_by_role("status")).to_have_text("Santa's reply is on its way once more.")
    expect(page.get_by_role("button", name="Send the reply again")).to_have_count(0)
    inbox.wait_until(lambda: len([mail for mail in inbox.taken if mail.to == address]) == 2)
    page.reload()
    expect(page.get_by_role("main")).to_contain_text("1 of 3 times")


def test_making_the_link_invalid(page: Page, inbox: FakeSendGrid, rows: Rows, address: str) -> None:
    page.goto(link_in_reply(page, inbox, address))
    page.get_by_role("button", name="Make this link invalid").click()
    page.get_by_role("button", name="Yes, make this link invalid").click()
    expect(page.get_by_role("heading", name="This link is invalid now")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="This link opens no letter any more.")).to_be_visible()
    assert len(rows(address)) == 1


def test_the_link_that_only_stops_mail(
    page: Page, inbox: FakeSendGrid, rows: Rows, address: str
) -> None:
    letter, stopping = links_in_reply(page, inbox, address)
    page.goto(letter)
    page.get_by_role("button", name="Delete this letter").click()
    page.get_by_role("button", name="Yes, delete this letter").click()
    expect(page.get_by_role("heading", name="The letter is deleted")).to_be_visible()
    # Only the part behind "#" changes, which loads no page anew.
    page.goto(stopping)
    expect(page.get_by_role("heading", name="Mail to your address")).to_be_visible()
    page.get_by_role("button", name="Stop all mail to this address").click()
    page.get_by_role("button", name="Yes, stop all mail to this address").click()
    expect(page.get_by_role("main")).to_contain_text("Nothing more is sent to this address.")
    write = LetterPage(page).open()
    write.post(Letter(parent_email=address))
    expect(write.thanks).to_be_visible()
    assert [row["reply_status"] for row in rows(address)] == ["held"]


@pytest.mark.parametrize("link", ["not-a-token", "", "%", "a" * 3_000, "%F0%9F%8E%85"])
def test_a_broken_link(page: Page, link: str) -> None:
    page.goto(f"/my-letter#{link}")
    expect(page.get_by_role("heading", name="This link is not complete.")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Open the link from Santa's reply once more")
    expect(page.get_by_role("button", name="Delete this letter")).to_be_hidden()


def test_the_whole_link_after_a_broken_one(page: Page, inbox: FakeSendGrid, address: str) -> None:
    link = link_in_reply(page, inbox, address)
    page.goto(link[:-5])
    expect(page.get_by_role("heading", name="This link is not complete.")).to_be_visible()
    page.goto(link)
    expect(page.get_by_role("heading", name="The letter of Testkind")).to_be_visible()


def test_news_from_sendgrid_reaches_the_parent(
    page: Page,
    site: RunningSite,
    inbox: FakeSendGrid,
    signer: EventSigner,
    rows: Rows,
    address: str,
) -> None:
    link = link_in_reply(page, inbox, address)
    number = rows(address)[0]["id"]
    assert isinstance(number, int)

    def tell(name: str) -> int:
        now = datetime.now(UTC)
        body = body_of(event(name, number, address, now, type="bounce"))
        request = urllib.request.Request(
            f"{site.url}/webhooks/sendgrid", body, signer.headers(body, now), method="POST"
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status

    assert tell("delivered") == 204
    page.goto(link)
    expect(page.get_by_role("main")).to_contain_text("Santa's reply has arrived in the mailbox.")
    expect(page.get_by_role("main")).to_contain_text("Reply delivered")
    assert tell("bounce") == 204
    page.reload()
    main = page.get_by_role("main")
    expect(main).to_contain_text("there seems to be no mailbox with this address")
    expect(page.get_by_role("button", name="Allow mail to this address again")).to_be_visible()


NEWS: dict[str, dict[str, object]] = {
    "sent": {},
    "delivered": {"reply_arrival": "delivered", "reply_arrival_at": ago(minutes=1)},
    "deferred": {"reply_arrival": "deferred"},
    "blocked": {"reply_arrival": "blocked", "reply_sent_at": ago(hours=2)},
    "bounced": {"reply_arrival": "bounced"},
    "retrying": {"reply_status": "pending", "reply_due_at": "2099-01-01", "reply_attempts": 2},
    "room": {"reply_status": "held", "reply_due_at": "2099-01-01 00:00:00.000000"},
    "given up": {
        "reply_status": "failed",
        "reply_error": "given up: 500",
        "reply_sent_at": None,
    },
    "no more": {"reply_asked": 3, "reply_sent_at": ago(hours=2)},
    "long": {
        "child_name": "Maximiliane-Testkind" * 3,
        "wish_list": "\n".join(["a kite", "w" * 300, "ein Wunsch mit Wörtern " * 20]),
        "city_country": "Testville" * 11,
    },
}
WORDS = {
    "sent": "Santa's reply has been sent.",
    "delivered": "Santa's reply has arrived in the mailbox.",
    "deferred": "the mailbox does not take it yet",
    "blocked": "Send the reply again",
    "bounced": "there seems to be no mailbox with this address",
    "retrying": "We try again and again by ourselves.",
    "room": "as soon as there is room again",
    "given up": "Send the reply again",
    "no more": "It was sent again three times",
    "long": "Maximiliane",
}


@pytest.fixture
def pictures(screenshots: Path) -> Callable[[Page, str], None]:
    """Look at a page at three widths: no violation, nothing wider than the window, a picture."""

    def look(page: Page, name: str) -> None:
        for size in SIZES:
            page.set_viewport_size(size)
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
            file = screenshots / f"my-letter-{name.replace(' ', '-')}-{size['width']}.png"
            page.screenshot(path=file, full_page=True)
        assert violations(page) == [], name

    return look


@pytest.mark.parametrize("news", NEWS)
def test_every_state_of_a_reply_in_plain_words(
    news: str,
    page: Page,
    inbox: FakeSendGrid,
    change: Change,
    pictures: Callable[[Page, str], None],
    address: str,
) -> None:
    link = link_in_reply(page, inbox, address)
    if NEWS[news]:
        change(**NEWS[news])
    page.goto(link)
    expect(page.get_by_role("main")).to_contain_text(WORDS[news])
    pictures(page, news)


def test_questions_and_messages_are_accessible(
    page: Page, inbox: FakeSendGrid, pictures: Callable[[Page, str], None], address: str
) -> None:
    letter, stopping = links_in_reply(page, inbox, address)
    page.goto(letter)
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
    expect(page.get_by_role("heading", name="This link is not complete.")).to_be_visible()
    pictures(page, "broken")


def test_a_server_that_does_not_answer(page: Page, pictures: Callable[[Page, str], None]) -> None:
    page.clock.install()
    page.route_web_socket(re.compile("/_event"), lambda _socket: None)
    page.goto("/my-letter#waiting")
    expect(page.get_by_role("main")).to_contain_text("Looking for your letter")
    page.clock.run_for(9_500)
    slow = page.get_by_role("heading", name="Santa's post office cannot be reached right now.")
    expect(slow).to_be_visible()
    pictures(page, "slow")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("main")).to_contain_text("Looking for your letter")
