"""The Nice List checker, from the form to the result."""

import json
import re

from playwright.sync_api import expect

from santa_app.content.nice_list import CHECKING_STEPS, NICE_MESSAGES
from tests.e2e.feature_steps import (
    NICE_LIST,
    SMALL,
    events,
    fits,
    is_still,
    prints,
    sound,
    stopped,
    tab_to,
)
from tests.e2e.fixture_types import AtDate
from tests.e2e.nice_list_page import PRINT_BUTTONS, NiceList, name_sum, nice

__all__ = ["nice"]

WHOLE = ({"width": 360, "height": 740}, {"width": 1440, "height": 900})
"""Windows in which the result is seen as a whole."""
NAMES = ("  TESTKIND  ", "小明", "<b>", "🎅", "Testling")


def test_form_loading_and_result(nice: NiceList) -> None:
    page = nice.page
    for blank in ("", "   ", "\u3000\u00a0"):
        nice.name.fill(blank)
        expect(nice.submit).to_be_disabled()
        nice.name.press("Enter")
        expect(nice.name).to_be_visible()
    nice.name.fill("Testkind")
    expect(nice.submit).to_be_enabled()
    nice.name.press("Enter")

    loading = page.get_by_role("status").filter(has_text=re.compile("…$|!$"))
    for step in CHECKING_STEPS:
        expect(loading).to_have_text(step)
        expect(nice.name).to_have_count(0)
        page.clock.run_for(999)
        expect(nice.result).to_have_count(0)
        page.clock.run_for(1)
    expect(nice.result).to_be_focused()
    expect(nice.result).to_have_text("Congratulations, Testkind!")
    expect(nice.panel).to_contain_text("You're on the Nice List.")
    expect(nice.panel).to_contain_text("out of 100")

    nice.another.click()
    expect(nice.name).to_be_focused()
    expect(nice.name).to_have_value("")
    expect(nice.submit).to_be_disabled()


def test_scores_messages_and_events_without_names(nice: NiceList) -> None:
    page = nice.page
    page.get_by_role("button", name="Check My Name").click()
    page.clock.run_for(1_000)
    expect(nice.name).to_be_focused()
    expect(nice.name).to_be_in_viewport()
    checks = [(name, size) for size in WHOLE for name in NAMES]
    for name, size in checks:
        page.set_viewport_size(size)
        nice.check(name)
        card = nice.panel.locator(".pop-in").bounding_box()
        menu = page.get_by_role("banner").bounding_box()
        assert card
        assert menu
        assert menu["y"] + menu["height"] <= card["y"]
        assert card["y"] + card["height"] <= size["height"]
        total = name_sum(name)
        score = 85 + total % 15
        expect(nice.result).to_have_text(f"Congratulations, {name.strip()}!")
        expect(nice.panel).to_contain_text(re.compile(rf"Nice score\s*{score} out of 100"))
        expect(nice.panel).to_contain_text(f"{score // 20} of 5 stars")
        assert score // 20 == 4
        expect(nice.panel.locator("svg.fill-gold")).to_have_count(4)
        expect(nice.panel).to_contain_text(NICE_MESSAGES[total % 5])
        nice.another.click()
    nice.certificate("Testkind")
    nice.printed(PRINT_BUTTONS[0])
    nice.another.click()
    expect(nice.name).to_be_focused()
    checked = ["nice_list_started", "nice_list_completed"]
    found = [event["event"] for event in events(page)]
    assert found[0] == "nice_list_scroll"
    assert found[1:] == [
        *[*checked, "nice_list_reset"] * len(checks),
        *checked,
        "nice_list_certificate",
        "nice_list_reset",
    ]
    kept = json.dumps(page.evaluate("[window.dataLayer, {...localStorage}, document.cookie]"))
    assert "testkind" not in kept.lower()
    assert page.url.endswith(NICE_LIST)

    # Leaving the page cancels the check.
    nice.name.fill("Testkind")
    nice.submit.click()
    page.get_by_role("banner").get_by_role("link", name="Track Santa").click()
    expect(page).to_have_title(re.compile("Santa Tracker"))
    page.clock.run_for(5_000)
    page.go_back()
    expect(nice.name).to_have_value("")
    assert [event["event"] for event in events(page)].count("nice_list_completed") == len(
        checks
    ) + 1


def test_by_keyboard_with_reduced_motion(at_date: AtDate) -> None:
    page = stopped(at_date, NICE_LIST)
    nice = NiceList(page)
    tab_to(page, page.get_by_role("button", name="Check My Name"))
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


def test_on_a_small_phone(at_date: AtDate) -> None:
    page = stopped(at_date, NICE_LIST, **SMALL)
    nice = NiceList(page)
    sound(page)
    nice.name.fill("W" * 60)
    nice.submit.tap()
    fits(page)
    page.clock.run_for(3_000)
    expect(nice.result).to_be_focused()
    fits(page)
    page.get_by_role("button", name="Get Your Certificate").tap()
    expect(nice.fact("Certificate number")).to_be_visible()
    fits(page)
