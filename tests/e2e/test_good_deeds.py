"""The good deeds tracker: points, tiers, suggestions, keyboard, phone."""

import json
import re

from playwright.sync_api import expect

from tests.e2e.deeds_page import Deeds, deeds, deeds_json
from tests.e2e.feature_steps import (
    NICE_LIST,
    is_still,
    tab_to,
    tab_to_without_server,
)

__all__ = ["deeds"]


def test_adding_and_a_long_list(deeds: Deeds) -> None:
    page = deeds.page
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
    deeds.input.fill("  Fed the test robot  ")
    deeds.input.press("Enter")
    expect(deeds.rows).to_have_count(1)
    expect(deeds.input).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="Added for")).to_have_count(1)
    deeds.input.fill("<b>Swept</b> the snow")
    deeds.submit.click()
    deeds.expect_texts(["<b>Swept</b> the snow", "Fed the test robot"])
    deeds.suggestions.first.click()
    expect(deeds.jar).to_have_accessible_name("A jar with 3 stars")
    expect(deeds.points.locator(".drops")).to_have_count(1)
    assert "test robot" not in json.dumps(page.evaluate("window.dataLayer"))

    deeds.elsewhere(deeds_json(*[5] * 40))
    expect(deeds.rows).to_have_count(40)
    shown, all_of_it = deeds.area.evaluate("e => [e.clientHeight, e.scrollHeight]")
    assert shown <= 600
    assert all_of_it > 1_000
    deeds.area.focus()
    page.keyboard.press("End")
    expect(deeds.rows.last).to_be_in_viewport()
    page.get_by_role("button", name="Remove Deed 39").click()
    expect(deeds.rows).to_have_count(39)
    page.get_by_role("link", name="Check Nice List Status").click()
    expect(page).to_have_url(re.compile(f"{NICE_LIST}$"))


def test_by_keyboard_without_server(deeds: Deeds) -> None:
    page = deeds.page
    tab_to_without_server(page, deeds.input)
    page.keyboard.type("Typed on keys")
    page.keyboard.press("Enter")
    expect(deeds.rows).to_have_count(1)
    tab_to(page, deeds.suggestions.first, 3)
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Did you do it again?")).to_be_focused()
    expect(deeds.rows).to_have_count(2)
    page.keyboard.press("Enter")
    expect(deeds.rows).to_have_count(3)
    expect(deeds.stars).to_have_count(3)
    is_still(page)
    tab_to(page, deeds.rows.first.get_by_role("button"), 15)
    page.keyboard.press("Enter")
    expect(deeds.rows).to_have_count(2)
    expect(deeds.input).to_be_focused()
    tab_to(page, deeds.undo, 15)
    page.keyboard.press("Enter")
    expect(deeds.rows).to_have_count(3)
    expect(deeds.input).to_be_focused()
    tab_to(page, deeds.reset, 30)
    page.keyboard.press("Enter")
    expect(deeds.rows).to_have_count(0)
    expect(deeds.undo).to_be_focused()
    expect(deeds.undo.locator("..")).to_contain_text("Your list is empty again.")
