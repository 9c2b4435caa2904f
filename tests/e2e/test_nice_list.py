"""The Nice List checker, from the form to the result."""

import json
import re

from playwright.sync_api import expect

from santa_app.content.nice_list import CHECKING_STEPS, NICE_MESSAGES
from tests.e2e.feature_steps import (
    NICE_LIST,
    SMALL,
    events,
    is_still,
    prints,
    sound,
    stopped,
    tab_to,
)
from tests.e2e.fixture_types import AtDate
from tests.e2e.nice_list_page import PRINT_BUTTONS, NiceList, name_sum, nice

__all__ = ["nice"]

NAMES = ("Testkind", "  TESTKIND  ", "Zoë-Test", "小明", "<b>", 'Al"ex', "🎅", "Testling", "x" * 60)


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


def test_scores_stars_and_messages(nice: NiceList) -> None:
    seen = set()
    for name in NAMES:
        nice.check(name)
        total = name_sum(name)
        score = 85 + total % 15
        message = NICE_MESSAGES[total % 5]
        expect(nice.result).to_have_text(f"Congratulations, {name.strip()}!")
        expect(nice.panel).to_contain_text(re.compile(rf"Nice score\s*{score} out of 100"))
        expect(nice.panel).to_contain_text(f"{score // 20} of 5 stars")
        assert nice.panel.locator("svg.fill-gold").count() == score // 20 == 4
        expect(nice.panel).to_contain_text(message)
        seen.add(message)
        nice.another.click()
    assert seen == set(NICE_MESSAGES)
    assert len(seen) == 5


def test_hero_button_leads_to_the_form(nice: NiceList) -> None:
    nice.page.get_by_role("button", name="Check My Name").click()
    nice.page.clock.run_for(1_000)
    expect(nice.name).to_be_focused()
    expect(nice.name).to_be_in_viewport()
    how = (
        nice.page.get_by_role("main")
        .locator("section")
        .filter(has=nice.page.get_by_role("heading", name="How it works"))
    )
    assert how.get_by_role("listitem").count() == 3


def test_events_carry_no_name(nice: NiceList) -> None:
    page = nice.page
    page.get_by_role("button", name="Check My Name").click()
    nice.certificate("Testkind")
    nice.printed(PRINT_BUTTONS[0])
    nice.another.click()
    expect(nice.name).to_be_focused()
    assert [event["event"] for event in events(page)] == [
        "nice_list_scroll", "nice_list_started", "nice_list_completed",
        "nice_list_certificate", "nice_list_reset",
    ]  # fmt: skip
    assert "testkind" not in json.dumps(page.evaluate("window.dataLayer")).lower()
    assert (
        page.evaluate("JSON.stringify([{...localStorage}, document.cookie])").count("estkind") == 0
    )
    assert page.url.endswith(NICE_LIST)


def test_leaving_the_page_cancels_the_check(nice: NiceList) -> None:
    page = nice.page
    nice.name.fill("Testkind")
    nice.submit.click()
    page.get_by_role("banner").get_by_role("link", name="Track Santa").click()
    expect(page).to_have_title(re.compile("Santa Tracker"))
    page.clock.run_for(5_000)
    page.go_back()
    expect(nice.name).to_have_value("")
    assert "nice_list_completed" not in [event["event"] for event in events(page)]


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
    sound(page)
    page.clock.run_for(3_000)
    expect(nice.result).to_be_focused()
    sound(page)
    page.get_by_role("button", name="Get Your Certificate").tap()
    expect(nice.fact("Certificate number")).to_be_visible()
    sound(page)
