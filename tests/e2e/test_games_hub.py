"""The games hub (SPEC section 2, Games hub)."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.feature_steps import (
    ELF_NAMES,
    GAMES,
    GOOD_DEEDS,
    NICE_LIST,
    TRIVIA,
    events,
    fits,
    is_still,
    tab_to,
)
from tests.support.visit import visit

CARDS = (
    ("Christmas Trivia", "5-10 minutes", TRIVIA),
    ("Elf Name Generator", "2-3 minutes", ELF_NAMES),
    ("Good Deeds Tracker", "Ongoing", GOOD_DEEDS),
)


def test_three_games_facts_and_banner(page: Page) -> None:
    main = visit(page, GAMES).get_by_role("main")
    cards = main.get_by_role("link").filter(has=page.get_by_role("heading", level=2))
    expect(cards).to_have_count(3)
    for card, (title, time, link) in zip(cards.all(), CARDS, strict=True):
        expect(card.get_by_role("heading", name=title)).to_be_visible()
        expect(card).to_contain_text(time)
        expect(card).to_have_attribute("href", link)
    facts = main.locator("section").filter(has=page.get_by_role("heading", name="Did You Know?"))
    assert facts.get_by_role("listitem").count() == 4

    main.get_by_role("link", name="Check Nice List").click()
    expect(page).to_have_url(re.compile(f"{NICE_LIST}$"))
    assert events(page)[0] == {
        "event": "button_click", "button_name": "Check Nice List", "location": "games banner",
    }  # fmt: skip


def test_each_card_opens_its_game(page: Page) -> None:
    for title, _, path in CARDS:
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
