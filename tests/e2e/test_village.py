"""The map of the village: one walk by touch, keyboard and mouse, with and without motion."""

import re

from playwright.sync_api import Locator, Page, expect

from santa_app.content.village import LOCATIONS
from tests.e2e.feature_steps import (
    SMALL,
    TALL,
    accessible,
    fits,
    is_still,
    nothing_shifted,
    record_shifts,
    tab_to,
)
from tests.e2e.fixture_types import NewPage
from tests.support.visit import visit, wait_until_it_reacts
from tests.support.waiting import wait_until

VILLAGE = "/stories/north-pole-village"
NAMES = [place.name for place in LOCATIONS]


def _map(page: Page) -> Locator:
    return page.get_by_role("region", name="Map of the village")


def _house(page: Page, name: str) -> Locator:
    return _map(page).get_by_role("button", name=name)


def _scrolled(page: Page) -> float:
    return _map(page).evaluate("map => map.scrollLeft")


def _arrives(page: Page, name: str) -> None:
    """Wait until a house stands in the middle of the map, and its card is open."""
    box = _house(page, name).bounding_box
    middle = (page.viewport_size or {})["width"] / 2

    def in_sight() -> bool:
        found = box()
        return found is not None and abs(found["x"] + found["width"] / 2 - middle) < middle

    wait_until(in_sight, f"{name} is in sight")
    expect(page.get_by_role("article", name=name)).to_be_visible()
    expect(page.get_by_role("heading", name=name, level=2)).to_be_focused()
    expect(_house(page, name)).to_have_attribute("aria-expanded", "true")


def test_a_walk_by_touch_keyboard_and_mouse(new_page: NewPage) -> None:
    page = new_page(**SMALL)
    record_shifts(page)
    visit(page, VILLAGE)
    houses = _map(page).get_by_role("button")
    expect(houses).to_have_count(len(NAMES))
    nothing_shifted(page)
    for sign in _map(page).locator(".village-sign").all():
        box = sign.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44

    # By touch: the house is tapped, the map jumps (reduced motion), and the card says how far it is.
    page.get_by_role("button", name="Look right").tap()
    page.wait_for_function("document.getElementById('village-map').scrollLeft > 200")
    _house(page, NAMES[1]).tap()
    _arrives(page, NAMES[1])
    card = page.get_by_role("article", name=NAMES[1])
    expect(card.get_by_role("listitem")).to_have_text(list(LOCATIONS[1].details))
    expect(card).to_contain_text(f"Stop 2 of {len(NAMES)}")
    expect(card).to_contain_text(f"You've visited 1 of {len(NAMES)} places.")
    box = _house(page, NAMES[1]).bounding_box()
    assert box
    assert 60 < box["y"] < 740, "the house stays in sight above its card"
    fits(page)
    is_still(page)
    accessible(page)
    page.get_by_role("button", name=f"Next: {NAMES[2]}").tap()
    _arrives(page, NAMES[2])
    page.get_by_role("button", name="Close the door").tap()
    expect(_house(page, NAMES[2])).to_be_focused()
    expect(page.get_by_role("article", name=NAMES[2])).to_have_count(0)

    # By keyboard, after a reload: visits are remembered, keys move the map, Escape closes.
    page.reload()
    wait_until_it_reacts(page)
    expect(_house(page, NAMES[2])).to_have_accessible_name(f"Visited: {NAMES[2]}")
    tab_to(page, _map(page), most=60)
    for key, check in (("End", "> 900"), ("Home", "=== 0"), ("ArrowRight", "> 100")):
        top = page.evaluate("scrollY")
        page.keyboard.press(key)
        page.wait_for_function(f"document.getElementById('village-map').scrollLeft {check}")
        assert page.evaluate("scrollY") == top, "the page stays where it is"
    tab_to(page, _house(page, NAMES[0]))
    page.keyboard.press("Enter")
    _arrives(page, NAMES[0])
    page.keyboard.press("Escape")
    expect(_house(page, NAMES[0])).to_be_focused()

    # By mouse on a wide screen, where the map glides.
    page.emulate_media(reduced_motion="no-preference")
    page.set_viewport_size(TALL)
    _house(page, NAMES[0]).click()
    page.get_by_role("button", name=f"Back: {NAMES[-1]}").click()
    _arrives(page, NAMES[-1])
    wait_until(lambda: _scrolled(page) > 100, "the map has moved")
    expect(page.get_by_role("button", name="Look right")).to_have_attribute("data-away", "true")


def test_without_javascript_a_house_leads_to_its_place_in_the_list(new_page: NewPage) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(VILLAGE)
    link = _map(page).get_by_role("link", name=NAMES[0])
    expect(_map(page).get_by_role("link")).to_have_count(len(NAMES))
    link.click()
    expect(page).to_have_url(re.compile(r"#santas-workshop$"))
    expect(page.locator("#santas-workshop")).to_be_in_viewport()
