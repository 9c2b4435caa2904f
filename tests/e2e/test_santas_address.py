"""Santa's mailing address: days left, banner, links."""

import datetime as dt
import re
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Page, expect

from santa_app.pages.santas_address import GUIDE
from tests.e2e.fixture_types import AtDate
from tests.support.accessibility import violations
from tests.support.running_site import RunningSite
from tests.support.visit import events, opened_elsewhere, stay_at_home, visit
from tests.support.waiting import wait_until

ADDRESS = "/santas-address"
TORONTO = "America/Toronto"


def test_days_left_in_the_visitors_time_zone(at_date: AtDate, subtests: pytest.Subtests) -> None:
    page = at_date(dt.datetime.fromisoformat("2026-11-21 09:00"), TORONTO)
    status = page.get_by_role("main").get_by_role("status").get_by_role("paragraph")
    for when, number, words in (
        ("2026-11-21 09:00", "16", "days left to mail your letter"),
        ("2026-12-07 23:58", "0", "Today is the last day to mail your letter!"),
    ):
        with subtests.test(when=when):
            page.clock.set_system_time(
                dt.datetime.fromisoformat(when).replace(tzinfo=ZoneInfo(TORONTO))
            )
            visit(page, ADDRESS)
            expect(status).to_have_text([number, words])
    page.clock.run_for(3 * 60_000)
    expect(status).to_have_text(["364", "days left to mail your letter"])


def test_banner_at_the_foot(page: Page) -> None:
    visit(page, ADDRESS)
    banner = page.get_by_role("complementary", name="Write to Santa online")
    link = banner.get_by_role("link", name="Write online")
    expect(link).to_have_attribute("href", "/letters-to-santa")
    expect(page.get_by_role("heading", name="Write this on the envelope")).to_be_in_viewport()
    expect(banner).not_to_be_in_viewport()
    for part in (GUIDE, "Questions families ask"):
        page.get_by_role("heading", name=part).scroll_into_view_if_needed()
        expect(banner).to_be_in_viewport(ratio=0.99)
        box = banner.bounding_box()
        assert box
        assert box["y"] + box["height"] == pytest.approx(900, abs=1)
    page.keyboard.press("End")
    footer = page.get_by_role("contentinfo")
    expect(footer).to_be_in_viewport()
    ends_above = "(banner, footer) => banner.getBoundingClientRect().bottom <= footer.getBoundingClientRect().top + 1"
    wait_until(
        lambda: banner.evaluate(ends_above, footer.element_handle()), "it ends above the footer"
    )
    for question in page.locator("summary:visible").all()[1:]:
        question.click()
    assert violations(page) == []
    banner.get_by_role("button", name="Close this banner").click()
    expect(banner).to_have_count(0)
    page.reload()
    page.wait_for_function("window.dataLayer?.length > 0")
    expect(banner).to_have_count(0)


def test_letter_template_and_map(page: Page, site: RunningSite) -> None:
    stay_at_home(page.context, site)
    visit(page, ADDRESS)
    with page.expect_download() as coming:
        page.get_by_role("link", name="Letter template (PDF)").click()
    assert coming.value.suggested_filename == "letter-to-santa.pdf"
    assert coming.value.path().read_bytes().startswith(b"%PDF-")
    assert events(page, "file_download") == [
        {"file_name": "letter-to-santa.pdf", "file_type": "pdf"}
    ]
    address = opened_elsewhere(page.get_by_role("link", name="Find it on the map"))
    assert re.match(
        r"https://www\.google\.com/maps/search/\?api=1&query=.*North\+?(%20)?Pole", address
    )
