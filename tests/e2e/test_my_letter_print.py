"""Printing Santa's letter from the parent's page: the button, the words, the sheet of paper."""

from datetime import UTC, datetime
from typing import Any

from playwright.sync_api import Page, expect

from santa_app.content.santa_reply import CLOSING, SIGNATURE
from santa_app.letters.replies import write
from tests.e2e.fixture_types import Rows
from tests.e2e.my_letter_page import change_letters, link_in_reply
from tests.e2e.paper import FORMATS, plain, print_to_pdf, squeezed
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import letter
from tests.support.running_site import RunningSite
from tests.support.visit import count_prints

BUSY: dict[str, Any] = {
    "child_name": "Maximilian, Alexandrina and Christopher",
    "age": 11,
    "city_country": "Santiago de Compostela, Spain",
    "wish_list": "a remote control car\na kitchen playset\na dollhouse\nsomething else",
    "message_to_santa": "Are you real? How do you visit all the houses in one night?",
    "been_good": False,
}
LETTERS: dict[str, dict[str, Any]] = {
    "short": {"child_name": "Ben", "age": 3, "wish_list": None, "message_to_santa": None},
    "gentle": {"wish_list": "that my daddy comes home"},
    "Arabic": {"child_name": "محمد", "city_country": "القاهرة"},
    "Chinese": {"child_name": "小明", "city_country": "北京"},
    "longest": BUSY,
}


def longest_variant(mailbox: object, created_at: object) -> int:
    """Return the `reply_variant` with which Santa's reply to BUSY is longest."""
    moment = datetime.fromisoformat(str(created_at)).replace(tzinfo=UTC)

    def length(number: int) -> int:
        reply = write(
            letter(**BUSY, recipient_hash=mailbox, created_at=moment, reply_variant=number)
        )
        return sum(len(part.text) + len(part.after) for part in reply.paragraphs)

    return max(range(24), key=length)


def test_santa_s_letter_is_printed_on_one_page(
    page: Page, inbox: FakeSendGrid, site: RunningSite, rows: Rows, address: str
) -> None:
    count_prints(page)
    page.goto(link_in_reply(page, inbox, address))
    paper = page.get_by_role("article", name="Santa's letter")
    (mail,) = inbox.mails_to(address)
    expect(paper.get_by_role("img", name=SIGNATURE)).to_be_visible()
    words, _, after = mail.text.replace("  * ", "").partition(CLOSING)
    assert plain(words) in plain(paper.inner_text())
    assert plain(after.partition("* * *")[0]).removeprefix(SIGNATURE) in plain(paper.inner_text())

    button = page.get_by_role("button", name="Print Santa's letter")
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("window.prints === 1")
    expect(button).to_be_focused()

    page.emulate_media(media="print")
    expect(paper).to_be_visible()
    for other in (
        page.get_by_role("heading", include_hidden=True).first,
        page.get_by_role("button", name="Delete this letter", include_hidden=True),
    ):
        expect(other).to_be_hidden()

    (row,) = rows(address)
    longest = longest_variant(row["recipient_hash"], row["created_at"])
    change_letters(site, address, reply_variant=longest)
    for name, columns in LETTERS.items():
        change_letters(site, address, **columns)
        page.reload()
        expect(paper).to_contain_text(columns.get("child_name", "Dear").partition(",")[0])
        for size in FORMATS:
            sheets = print_to_pdf(page, size)
            assert [sheet.format for sheet in sheets] == [size], name
            assert squeezed(CLOSING) in squeezed(sheets[0].words), name
            assert squeezed("Delete this letter") not in squeezed(sheets[0].words), name

    page.emulate_media(media="screen")
    change_letters(
        site, address, reply_status="failed", reply_sent_at=None, failure_reason="expired"
    )
    page.reload()
    expect(page.get_by_role("button", name="Delete this letter")).to_be_visible()
    expect(paper).to_have_count(0)
    expect(page.get_by_role("button", name="Print Santa's letter")).to_have_count(0)
