"""The traditions page."""

from playwright.sync_api import Page

from santa_app.content.traditions import TRADITIONS


def test_greetings_name_their_language(page: Page) -> None:
    page.goto("/resources/christmas-traditions")
    greetings = page.get_by_role("main").locator("b[lang]")
    assert greetings.count() == len(TRADITIONS)
    for greeting in greetings.all():
        assert greeting.get_attribute("lang") not in {"", "en"}
