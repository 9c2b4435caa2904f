"""Christmas Pairs: one walk by touch and keyboard through two games."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.feature_steps import (
    PAIRS,
    SMALL,
    fits,
    is_still,
    nothing_shifted,
    record_shifts,
    tab_to,
)
from tests.e2e.fixture_types import NewPage
from tests.support.visit import visit


def _cards(page: Page) -> Locator:
    return page.get_by_role("group", name="Cards").get_by_role("button")


def _pictures(page: Page) -> list[str]:
    """The picture of each card, which a player sees only on those face up."""
    return _cards(page).locator("img").evaluate_all("all => all.map(one => one.src)")


def _two_places(pictures: list[str]) -> list[tuple[int, int]]:
    return [
        (at, pictures.index(one, at + 1))
        for at, one in enumerate(pictures)
        if one in pictures[at + 1 :]
    ]


def test_a_game_by_touch_and_keyboard(new_page: NewPage) -> None:
    page = new_page(**SMALL)
    record_shifts(page)
    visit(page, PAIRS)
    status = page.get_by_role("status").filter(has_text=re.compile(r"\w"))
    expect(_cards(page)).to_have_count(12)
    nothing_shifted(page)

    # By touch: two that differ stay up until a third is turned.
    pairs = _two_places(_pictures(page))
    (one, _), (other, _), (third, _) = pairs[:3]
    _cards(page).nth(one).tap()
    _cards(page).nth(other).tap()
    expect(status.first).to_contain_text("Not a pair yet.")
    expect(_cards(page).nth(one)).not_to_have_accessible_name(re.compile("face down"))
    fits(page)
    _cards(page).nth(third).tap()
    expect(_cards(page).nth(one)).to_have_accessible_name(f"Card {one + 1}, face down")
    page.get_by_role("button", name="New game").tap()
    for pair in _two_places(_pictures(page)):
        for place in pair:
            _cards(page).nth(place).tap()
    expect(status.first).to_have_text("You found all 6 pairs in 6 turns!")
    is_still(page)

    # By keyboard: another size; the record of the first one is still there after a reload.
    page.reload()
    expect(page.get_by_text("Your best: 6 turns")).to_be_visible()
    size = page.get_by_role("button", name="12 pairs")
    tab_to(page, size, most=60)
    page.keyboard.press("Enter")
    expect(_cards(page)).to_have_count(24)
    expect(page.get_by_text("Your best")).to_have_count(0)
    tab_to(page, _cards(page).first)
    for key in ("Enter", "Tab", "Space"):
        page.keyboard.press(key)
    expect(page.get_by_text("Turns: 1")).to_be_visible()
    expect(_cards(page).nth(1)).to_be_focused()
