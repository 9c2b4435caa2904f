"""The games hub."""

import re

from playwright.sync_api import Page, expect

from santa_app.content import games
from tests.e2e.feature_steps import (
    ELF_NAMES,
    GAMES,
    fits,
    is_still,
    tab_to,
)
from tests.support.visit import visit


def test_each_card_opens_its_game(page: Page) -> None:
    for game in games.GAMES:
        title, path = game.title, game.link
        visit(page, GAMES)
        is_still(page)
        tab_to(page, page.get_by_role("main").get_by_role("link").filter(has_text=title))
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile(f"{path}$"))
        expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()


def test_on_a_small_phone(phone: Page) -> None:
    visit(phone, GAMES)
    fits(phone)
    phone.get_by_role("main").get_by_role("link").filter(has_text="Elf Name Generator").tap()
    expect(phone).to_have_url(re.compile(f"{ELF_NAMES}$"))
