"""The Nice List checker, from the form to the result."""

import json
import re

from playwright.sync_api import expect

from santa_app.content.nice_list import CHECKING_STEPS
from tests.e2e.feature_steps import (
    NICE_LIST,
    is_still,
    prints,
    tab_to,
    tab_to_without_server,
)
from tests.e2e.nice_list_page import PRINT_BUTTONS, NiceList, nice

__all__ = ["nice"]

WHOLE = ({"width": 360, "height": 740}, {"width": 1440, "height": 900})
"""Windows in which the result is seen as a whole."""


def test_form_loading_and_result(nice: NiceList) -> None:
    page = nice.page
    expect(nice.submit).to_be_disabled()
    nice.name.fill("Testkind")
    expect(nice.submit).to_be_enabled()
    nice.name.press("Enter")
    loading = page.get_by_role("status").filter(has_text=re.compile("…$|!$"))
    for step in CHECKING_STEPS:
        expect(loading).to_have_text(step)
        page.clock.run_for(1_000)
    expect(nice.result).to_be_focused()
    expect(nice.result).to_have_text("Congratulations, Testkind!")
    expect(nice.panel.locator("svg.fill-gold")).to_have_count(4)
    for size in WHOLE:
        page.set_viewport_size(size)
        nice.another.click()
        expect(nice.name).to_be_focused()
        expect(nice.name).to_have_value("")
        nice.check("Testkind")
        card = nice.panel.locator(".pop-in").bounding_box()
        menu = page.get_by_role("banner").bounding_box()
        assert card
        assert menu
        assert menu["y"] + menu["height"] <= card["y"]
        assert card["y"] + card["height"] <= size["height"]
    kept = json.dumps(page.evaluate("[window.dataLayer, {...localStorage}, document.cookie]"))
    assert "testkind" not in kept.lower()
    assert page.url.endswith(NICE_LIST)


def test_by_keyboard_without_server(nice: NiceList) -> None:
    page = nice.page
    tab_to_without_server(page, page.get_by_role("button", name="Check My Name"))
    page.keyboard.press("Enter")
    page.clock.run_for(1_000)
    expect(nice.name).to_be_focused()
    page.keyboard.type("Testkind")
    tab_to(page, nice.submit, 1)
    page.keyboard.press("Space")
    is_still(page)
    page.clock.run_for(3_000)
    expect(nice.result).to_be_focused()
    is_still(page)
    tab_to(page, page.get_by_role("button", name="Get Your Certificate"), 1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your certificate", exact=True)).to_be_focused()
    tab_to(page, page.get_by_role("button", name=PRINT_BUTTONS[0]), 1)
    with page.expect_popup():
        page.keyboard.press("Space")
    page.clock.run_for(500)
    assert len(prints(page)) == 1
    page.bring_to_front()
    tab_to(page, nice.another, 3)
    page.keyboard.press("Enter")
    expect(nice.name).to_be_focused()
