"""The parent's page, opened by the links in Santa's reply and on the thank-you screen."""

import re
import urllib.request
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Page, expect

from santa_app.content.helplines import ALWAYS_SAID, LINK
from santa_app.content.my_letter import WORDS
from tests.e2e.fixture_types import NewPage, Rows
from tests.e2e.my_letter_page import ago, change_letters, link_in_reply
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_form import Letter, LetterPage
from tests.support.running_site import RunningSite
from tests.support.waiting import PATIENCE


def test_viewing_changes_nothing_and_deleting_deletes(
    new_page: NewPage, inbox: FakeSendGrid, rows: Rows, address: str
) -> None:
    page = new_page(timezone_id="Asia/Kathmandu")
    link = link_in_reply(page, inbox, address)
    before = rows(address)
    page.goto(link[:-5])
    expect(page.get_by_role("heading", name="Part of this link is missing.")).to_be_visible()
    page.goto("/about")
    page.goto(link)
    opened = page.get_by_role("heading", name="Testkind's letter")
    expect(opened).to_be_visible()
    main = page.get_by_role("main")
    # Santa's letter comes first, then what a parent can do.
    paper = main.get_by_role("article", name="Santa's letter")
    tops = [one.evaluate("e => e.getBoundingClientRect().top") for one in (paper, opened)]
    assert tops == sorted(tops)
    expect(main).to_contain_text("a kite")
    expect(main).to_contain_text("Santa's reply has been sent.")
    expect(main).to_contain_text("Still not there? You can ask for it again after")
    expect(main).to_contain_text("•••@example.com")
    created_at = datetime.fromisoformat(str(before[0]["created_at"])).replace(tzinfo=UTC)
    local = created_at.astimezone(ZoneInfo("Asia/Kathmandu"))
    expect(main.get_by_role("time").first).to_have_text(
        f"{local:%B} {local.day}, {local:%Y} at {local.hour % 12 or 12}:{local:%M %p}"
    )
    assert address not in page.content()
    assert rows(address) == before
    assert page.locator('meta[name="robots"]').get_attribute("content") == "noindex"

    # The token has left the address bar and the history.
    expect(page).to_have_url(re.compile("/my-letter$"))
    tab = page.context.new_cdp_session(page)
    visited = [entry["url"] for entry in tab.send("Page.getNavigationHistory")["entries"]]
    assert visited[-1].endswith("/my-letter")
    assert not any(link.partition("#")[2] in url for url in visited)
    # This tab keeps the token until it is closed; another tab does not have it.
    page.reload()
    expect(opened).to_be_visible()
    page.goto("/about")
    page.go_back()
    expect(opened).to_be_visible()
    other = page.context.new_page()
    other.goto("/my-letter")
    expect(other.get_by_role("heading", name=WORDS["bare_title"])).to_be_visible()
    other.close()

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
    expect(
        page.get_by_role("heading", name="This link doesn't open a letter anymore.")
    ).to_be_visible()


def test_mail_is_stopped_on_the_page_and_by_the_mail_program(
    page: Page, site: RunningSite, inbox: FakeSendGrid, rows: Rows, address: str
) -> None:
    page.goto(link_in_reply(page, inbox, address))
    page.get_by_role("button", name="Stop all mail to this address").click()
    page.get_by_role("button", name="Yes, stop all mail to this address").click()
    allow = page.get_by_role("button", name="Allow mail to this address again")
    expect(allow).to_be_visible()
    expect(page.get_by_role("status")).to_have_text("We've stopped all mail to this address.")

    letter = LetterPage(page).open()
    letter.post(Letter(parent_email=address))
    expect(letter.thanks).to_be_visible()
    assert [row["reply_status"] for row in rows(address)] == ["sent", "held"]
    (mail,) = inbox.mails_to(address)

    # A click on the URL for the mail program's button does not stop mail, the button does.
    page.goto("/my-letter")
    allow.click()
    expect(allow).to_be_hidden()
    url = mail.body["headers"]["List-Unsubscribe"].strip("<>")
    page.goto("/about")
    page.goto(url)
    expect(page.get_by_role("button", name="Stop all mail to this address")).to_be_visible()
    button = urllib.request.Request(
        url.replace(site.url, site.local_url), data=b"List-Unsubscribe=One-Click"
    )
    with urllib.request.urlopen(button, timeout=PATIENCE) as answer:
        assert answer.status == 200
    page.reload()
    expect(page.get_by_role("main")).to_contain_text("We don't send anything to this address.")
    site.finish_logging()
    assert url.rpartition("/")[2] not in site.log.read_text()


def test_thank_you_screen_links_to_the_letter(page: Page, rows: Rows, address: str) -> None:
    letter = LetterPage(page).open()
    letter.post(Letter(parent_email=address, wish_list="a kite"))
    expect(letter.thanks).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(ALWAYS_SAID)
    someone = page.get_by_role("main").get_by_role("link", name=LINK)
    expect(someone).to_have_attribute("href", "/someone-to-talk-to")
    page.get_by_role("link", name="For parents: see this letter, or delete it").click()
    main = page.get_by_role("main")
    expect(main).to_contain_text("Testkind's letter")
    expect(main).to_contain_text("This link works for seven days")
    for name in ("Print Santa", "Stop all mail", "Allow mail", "Turn off this link"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.get_by_role("button", name="Delete this letter").click()
    page.get_by_role("button", name="Yes, delete this letter").click()
    expect(page.get_by_role("heading", name="The letter is deleted")).to_be_visible()
    assert rows(address) == []


def test_resend_and_turning_the_link_off(
    page: Page,
    site: RunningSite,
    inbox: FakeSendGrid,
    rows: Rows,
    address: str,
) -> None:
    link = link_in_reply(page, inbox, address)
    change_letters(site, address, reply_sent_at=ago(hours=2))
    page.goto(link)
    page.get_by_role("button", name="Send the reply again").click()
    expect(page.get_by_role("status")).to_have_text("Santa's reply is on its way again.")
    expect(page.get_by_role("button", name="Send the reply again")).to_have_count(0)
    assert len(inbox.mails_to(address, 2)) == 2
    page.reload()
    main = page.get_by_role("main")
    expect(main).to_contain_text("1 of 3 times")

    page.get_by_role("button", name="Turn off this link").click()
    page.get_by_role("button", name="Yes, turn off this link").click()
    expect(page.get_by_role("heading", name="This link is turned off")).to_be_visible()
    page.reload()
    expect(
        page.get_by_role("heading", name="This link doesn't open a letter anymore.")
    ).to_be_visible()
    assert len(rows(address)) == 1


def test_broken_links(page: Page, subtests: pytest.Subtests) -> None:
    for link in ("not-a-token", ""):
        with subtests.test(link=link[:20]):
            page.goto("about:blank")
            page.goto(f"/my-letter#{link}")
            expect(
                page.get_by_role("heading", name="Part of this link is missing.")
            ).to_be_visible()
            expect(page.get_by_role("main")).to_contain_text(
                "Please open the link in Santa's reply again"
            )
            expect(page.get_by_role("button", name="Delete this letter")).to_be_hidden()
