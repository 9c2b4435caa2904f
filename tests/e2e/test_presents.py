"""Drop the Presents: one walk by touch, keyboard and mouse through every way to fly."""

import re

from playwright.sync_api import Locator, Page, expect

from santa_app.content import presents as words
from santa_app.content.presents import HEMISPHERES
from santa_app.rules.presents import FALL_SECONDS, HOUSES, chimney_place, flight_seconds
from tests.e2e.feature_steps import (
    COUNT_TONES,
    PRESENTS,
    SMALL,
    fits,
    is_still,
    nothing_shifted,
    record_shifts,
    stopped,
    tab_to,
)
from tests.e2e.fixture_types import AtDate

SPEED = HEMISPHERES[0].speed
_HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def _stage(page: Page) -> Locator:
    return page.locator("#presents-stage")


def _columns(page: Page) -> list[int]:
    houses = page.locator(".presents-house")
    expect(houses).to_have_count(HOUSES)
    return [int(column) for column in houses.evaluate_all("all => all.map(h => h.dataset.column)")]


def _news(page: Page) -> Locator:
    return page.locator(".game-news")


def _animations(page: Page) -> dict[str, float]:
    """Return the running animations of the stage by name, with their seconds."""
    found = page.evaluate(
        "document.getAnimations().filter(a => a.animationName?.startsWith('presents-'))"
        ".map(a => [a.animationName, a.effect.getComputedTiming().duration / 1000])"
    )
    return dict(found)


def test_every_way_to_fly_by_touch_keyboard_and_mouse(at_date: AtDate) -> None:
    page = stopped(at_date, PRESENTS, **SMALL)
    page.add_init_script(COUNT_TONES)
    record_shifts(page)
    page.reload()
    page.wait_for_function("window.dataLayer?.length > 0")
    _hop_by_touch(page)
    nothing_shifted(page)
    fits(page)
    _fly_by_keyboard(page)
    _hide_and_fly_on(page)
    page.reload()
    page.get_by_role("button", name="Fly", exact=True).click()
    expect(page.get_by_text("Your best: 1")).to_be_visible()
    _play_without_hurry_by_mouse(page)


def _hop_by_touch(page: Page) -> None:
    """A whole flight of a visitor who prefers reduced motion, and so begins with little hops."""
    expect(page.get_by_role("button", name="Little hops")).to_have_attribute("aria-pressed", "true")
    expect(_stage(page)).to_have_accessible_name(words.SAID["take_off"])
    box = page.locator(".presents-stage").bounding_box()
    assert box
    assert min(box["width"], box["height"]) > 290
    _stage(page).tap()
    expect(_stage(page)).to_have_accessible_name(words.SAID["drop"])
    columns = _columns(page)
    for stop in range(3 * HOUSES):
        page.clock.run_for(2_000)
        if columns[stop // 3] == stop % 3:
            expect(_news(page)).to_have_text(words.SAID["over_chimney"])
            _stage(page).tap()
            if stop // 3 < HOUSES - 1:
                expect(_news(page)).to_have_text(words.SAID["in_chimney"])
    is_still(page)
    expect(_news(page)).to_have_text(f"10 of 10 chimneys. {words.PRAISES[0].text}")
    assert page.evaluate("window.tones") == 0


def _fly_by_keyboard(page: Page) -> None:
    """The first present of a flight with sound; the roofs glide once the visitor has chosen so."""
    page.get_by_role("button", name="Fly", exact=True).tap()
    tab_to(page, page.get_by_role("button", name=re.compile("Sound is")))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Sound is on")).to_be_focused()
    asked = page.evaluate("window.tones")
    assert asked > 0
    _stage(page).focus()
    page.keyboard.press("Enter")
    columns = _columns(page)
    assert _animations(page) == {"presents-glide": flight_seconds(SPEED)}
    page.clock.run_for(round(1000 * ((chimney_place(columns, 0) + 300) / SPEED - FALL_SECONDS)))
    page.keyboard.press("Space")
    expect(page.locator(".presents-falling")).to_have_attribute("data-inside", "true")
    assert set(_animations(page)) == {"presents-glide", "presents-drop"}
    page.clock.run_for(round(1000 * FALL_SECONDS))
    expect(page.get_by_text("Presents: 1 of 10")).to_be_visible()
    assert page.evaluate("window.tones") > asked


def _hide_and_fly_on(page: Page) -> None:
    """A hidden tab pauses the flight; the next press flies on from the same place."""
    page.evaluate(_HIDE, True)
    expect(_news(page)).to_have_text(words.SAID["resting"])
    assert _animations(page) == {}
    place = page.locator(".presents-strip").bounding_box()
    page.evaluate(_HIDE, False)
    page.clock.run_for(60_000)
    assert page.locator(".presents-strip").bounding_box() == place
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=words.WORDS["pause"])).to_be_visible()
    page.keyboard.press("Escape")
    expect(_stage(page)).to_have_accessible_name(words.SAID["fly_on"])
    page.keyboard.press("Enter")
    page.clock.run_for(60_000)
    expect(_news(page)).to_contain_text("1 of 10 chimneys.")


def _play_without_hurry_by_mouse(page: Page) -> None:
    """In another hemisphere, where the sleigh moves only when Next or the right arrow is pressed."""
    page.get_by_role("button", name="North", exact=True).click()
    page.get_by_role("button", name="No hurry").click()
    _stage(page).click()
    columns = _columns(page)
    page.clock.run_for(600_000)
    for _ in range(columns[0] + 1):
        page.get_by_role("button", name=words.WORDS["next"]).click()
    expect(_news(page)).to_have_text(words.SAID["over_chimney"])
    _stage(page).click()
    expect(page.get_by_text("Presents: 1 of 10")).to_be_visible()
    _stage(page).focus()
    page.keyboard.press("ArrowRight")
    expect(_news(page)).not_to_have_text(words.SAID["in_chimney"])
    page.get_by_role("button", name=words.WORDS["pause"]).click()
    expect(_stage(page)).to_have_accessible_name(words.SAID["fly_on"])
