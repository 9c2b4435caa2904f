"""The traditions page."""

from playwright.sync_api import Page, expect

from santa_app.content.customs import CUSTOMS, TITLE
from santa_app.content.traditions import TRADITIONS


def test_greetings_name_their_language_and_bringers_their_countries(page: Page) -> None:
    page.goto("/resources/christmas-traditions")
    greetings = page.get_by_role("main").locator("b[lang]")
    assert greetings.count() == len(TRADITIONS)
    for greeting in greetings.all():
        assert greeting.get_attribute("lang") not in {"", "en"}
    section = page.locator("#presents")
    expect(section.get_by_role("heading", level=2)).to_have_text(TITLE)
    expect(section.get_by_role("heading", level=3)).to_have_text([one.heading for one in CUSTOMS])
