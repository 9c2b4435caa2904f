"""The page with helplines: numbers to dial, a quick way to leave, and no trace in analytics."""

import re

from playwright.sync_api import Page, expect

from santa_app.content.helplines import COUNTRIES, WORDS, countries, tel
from tests.e2e.fixture_types import NewPage
from tests.support.visit import events, visit, wait_until_it_reacts

PATH = "/someone-to-talk-to"
HOME = re.compile(r"^https?://[^/]+/$")
NUMBERS = [
    tel(entry.phone)
    for country in countries("en")
    for entry in (*country.emergencies, *country.helplines)
]


def test_a_child_finds_a_number_and_leaves_without_a_trace(page: Page) -> None:
    visit(page, "/about")
    page.get_by_role("contentinfo").get_by_role("link", name="Someone to Talk To").click()
    expect(page).to_have_url(re.compile(f"{PATH}$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Someone to Talk To")
    number = page.get_by_role("link", name="Call Childline: 1800 66 66 66")
    expect(number).to_be_hidden()
    page.get_by_role("heading", name="Ireland").click()
    expect(number).to_be_in_viewport()
    leave = page.get_by_role("link", name=WORDS.leave)
    expect(leave).to_be_in_viewport()
    leave.click()
    expect(page).to_have_url(HOME)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Get a Personal Reply!")
    views = "window.dataLayer.filter(e => e.event === 'page_view').length"
    page.go_back()
    expect(page).to_have_url(re.compile("/about$"))
    page.wait_for_function(f"{views} === 3")
    page.go_forward()
    expect(page).to_have_url(HOME)
    page.wait_for_function(f"{views} === 4")
    assert [view["path"] for view in events(page, "page_view")] == ["/about", "/", "/about", "/"]
    assert "someone" not in page.evaluate("JSON.stringify(window.dataLayer)").lower()


def test_the_country_of_the_browser_comes_first(new_page: NewPage) -> None:
    for locale, country, number in (
        ("de-AT", "Austria", "147"),
        ("en-GB", "United Kingdom", "0800 1111"),
    ):
        page = new_page(locale=locale)
        page.goto(PATH)
        wait_until_it_reacts(page)
        card = page.locator("#visitors-section")
        expect(card.get_by_role("heading", level=3)).to_have_text(country)
        expect(card.get_by_role("link", name=number)).to_be_visible()
        page.get_by_role("link", name="Another country", exact=True).press("Enter")
        expect(page).to_have_url(re.compile("#numbers$"))


def test_opened_directly_it_reports_nothing(page: Page) -> None:
    page.goto(PATH)
    wait_until_it_reacts(page)
    assert page.evaluate("window.dataLayer ?? []") == []
    page.get_by_role("banner").get_by_role("link", name="Write Letter").first.click()
    page.wait_for_function("window.dataLayer?.length > 0")
    assert [event["event"] for event in page.evaluate("window.dataLayer")] == ["page_view"]


def test_without_javascript_every_number_can_be_dialed(new_page: NewPage) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(PATH)
    links = page.locator("#numbers a[href^='tel:']")
    found = links.evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert found == NUMBERS
    seen = links.filter(visible=True)
    emergencies = sum(country.emergency is not None for country in COUNTRIES)
    expect(seen).to_have_count(emergencies)
    page.get_by_role("heading", name="Ireland").click()
    ireland = next(country for country in COUNTRIES if country.country == "Ireland")
    expect(seen).to_have_count(emergencies + len(ireland.helplines))
    page.emulate_media(media="print")
    expect(seen).to_have_count(len(NUMBERS))
    page.emulate_media(media="screen")
    page.get_by_role("link", name=WORDS.leave).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Get a Personal Reply!")
