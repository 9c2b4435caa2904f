"""The good deeds tracker: points, tiers, suggestions, keyboard, phone."""

import json
import re

from playwright.sync_api import Locator, expect

from tests.e2e.deeds_page import DAY, Deeds, deeds, deeds_json
from tests.e2e.feature_steps import (
    GOOD_DEEDS,
    NICE_LIST,
    SMALL,
    events,
    fits,
    is_still,
    milliseconds,
    sound,
    stopped,
    tab_to,
)
from tests.e2e.fixture_types import AtDate
from tests.support.waiting import wait_in_page

__all__ = ["deeds"]

SUGGESTED_POINTS = [10, 15, 10, 5, 20, 10, 15, 10, 5, 15]
TIERS = (
    (0, "Just Starting", "Every good deed counts!"),
    (50, "Getting There", "You're doing wonderful things!"),
    (100, "Nice", "Keep up the great work!"),
    (199, "Very Nice", "You're definitely on the Nice List!"),
    (200, "Super Nice", "Santa is absolutely amazed by your kindness!"),
)


def filled(bar: Locator) -> int:
    """Return the filled share of a progress bar, in percent."""
    return bar.evaluate("e => Math.round(100 * e.offsetWidth / e.parentElement.offsetWidth)")


def test_adding_points_and_events_without_texts(deeds: Deeds) -> None:
    page = deeds.page
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
    deeds.expect_total(0)
    for blank in ("", "   ", "\u3000"):
        deeds.input.fill(blank)
        deeds.input.press("Enter")
        deeds.submit.click()
    expect(deeds.rows).to_have_count(0)
    assert page.evaluate("localStorage.getItem('good-deeds')") is None

    deeds.input.fill("  Fed the test robot  ")
    deeds.input.press("Enter")
    expect(deeds.rows).to_have_count(1)
    expect(deeds.input).to_have_value("")
    expect(deeds.input).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="Added for")).to_have_count(1)
    deeds.input.fill("<b>Swept</b> the snow")
    deeds.submit.click()
    deeds.expect_texts(["<b>Swept</b> the snow", "Fed the test robot"])
    expect(deeds.rows.first).to_contain_text("Dec 10, 2026")

    newest, oldest = deeds.stored()
    assert set(newest) == {"id", "text", "date", "points"}
    assert (oldest["text"], oldest["date"]) == ("Fed the test robot", "Dec 10, 2026")
    assert oldest["id"] == str(milliseconds(page))
    assert newest["id"] != oldest["id"]
    assert all(isinstance(deed["points"], int) for deed in (newest, oldest))
    deeds.expect_total(newest["points"] + oldest["points"])

    def add() -> int:
        before = len(deeds.stored())
        deeds.input.fill("Secret testdeed")
        deeds.input.press("Enter")
        wait_in_page(page, lambda: len(deeds.stored()) > before, "the deed is stored")
        return deeds.stored()[0]["points"]

    drawn = [add() for _ in range(6)]
    assert all(5 <= points <= 19 for points in drawn)
    for number, points in ((0, 5), (0.5, 12), (0.999999, 19)):
        page.evaluate("number => { Math.random = () => number }", number)
        assert add() == points
    expect(deeds.rows).to_have_count(11)

    expect(deeds.jar).to_have_accessible_name("A jar with 11 stars")
    expect(deeds.stars).to_have_count(11)
    expect(deeds.points.locator(".drops")).to_have_count(1)
    deeds.reset.click()
    expect(deeds.stars).to_have_count(0)
    page.get_by_role("link", name="Check Nice List Status").click()
    expect(page).to_have_url(re.compile(f"{NICE_LIST}$"))
    assert events(page)[0] == {
        "event": "button_click", "button_name": "Check Nice List Status", "location": "good deeds",
    }  # fmt: skip
    assert "testdeed" not in json.dumps(page.evaluate("window.dataLayer"))


def test_suggestions_tiers_and_long_lists(deeds: Deeds) -> None:
    expect(deeds.suggestions).to_have_count(10)
    names = []
    for button, points in zip(deeds.suggestions.all(), SUGGESTED_POINTS, strict=True):
        name = re.sub(r"\s*\+\d+ points$", "", button.inner_text().replace("\n", " "))
        names.append(name)
        before = deeds.total()
        button.click()
        deeds.expect_total(before + points)
        expect(deeds.rows.first).to_contain_text(name)
    assert sum(SUGGESTED_POINTS) == 115
    deeds.expect_total(115)
    deeds.expect_texts(names[::-1])
    expect(deeds.number("Good deeds")).to_have_text("10")
    expect(deeds.number("This week")).to_have_text("10")
    expect(deeds.number("Average points")).to_have_text("12")
    assert len({deed["id"] for deed in deeds.stored()}) == 10

    bar = deeds.progress.locator("[aria-hidden=true] > div").first
    limits = (50, 100, 150, 200)
    for lit, (points, name, message) in zip((0, 1, 2, 3, 5), TIERS, strict=True):
        deeds.elsewhere(deeds_json(points) if points else None)
        expect(deeds.points.get_by_role("paragraph")).to_have_text([str(points), name])
        expect(deeds.progress).to_contain_text(message)
        expect(deeds.points.locator(".tree-light.on")).to_have_count(lit)
        following = [limit for limit in limits if limit > points]
        if following:
            expect(deeds.progress).to_contain_text(f"{following[0] - points} points to go until")
            assert filled(bar) == points % 50 * 2
        else:
            expect(deeds.progress).to_contain_text("the very top")
            assert filled(bar) == 100

    now = milliseconds(deeds.page)
    ages = {"now": 0, "a week": 7 * DAY, "more": 7 * DAY + 1, "long ago": 400 * DAY}
    kept = [
        {"id": str(now - age), "text": text, "date": "1/1/2026", "points": points}
        for (text, age), points in zip(ages.items(), (5, 6, 7, 8), strict=True)
    ]
    deeds.elsewhere(json.dumps(kept))
    expect(deeds.number("Good deeds")).to_have_text("4")
    expect(deeds.number("This week")).to_have_text("2")
    expect(deeds.number("Average points")).to_have_text("7")
    deeds.page.clock.run_for(60_000)
    expect(deeds.number("This week")).to_have_text("1")

    deeds.elsewhere(deeds_json(*[5] * 40))
    expect(deeds.rows).to_have_count(40)
    shown, all_of_it = deeds.area.evaluate("e => [e.clientHeight, e.scrollHeight]")
    assert shown <= 600
    assert all_of_it > 1_000
    deeds.area.focus()
    deeds.page.keyboard.press("End")
    expect(deeds.rows.last).to_be_in_viewport()
    deeds.page.get_by_role("button", name="Remove Deed 39").click()
    expect(deeds.rows).to_have_count(39)


def test_by_keyboard_with_reduced_motion(at_date: AtDate) -> None:
    page = stopped(at_date, GOOD_DEEDS)
    deeds = Deeds(page)
    tab_to(page, deeds.input)
    page.keyboard.type("Typed on keys")
    page.keyboard.press("Enter")
    expect(deeds.rows).to_have_count(1)
    tab_to(page, deeds.suggestions.first, 3)
    page.keyboard.press("Space")
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


def test_on_a_small_phone(at_date: AtDate) -> None:
    page = stopped(at_date, GOOD_DEEDS, **SMALL)
    deeds = Deeds(page)
    sound(page)
    deeds.input.fill("W" * 120)
    deeds.submit.tap()
    deeds.suggestions.nth(9).tap()
    expect(deeds.rows).to_have_count(2)
    fits(page)
    for button in deeds.rows.get_by_role("button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] + box["width"] <= 360
