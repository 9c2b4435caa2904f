"""A page before its first paint and after it (framework/build/deferred_hydration.py)."""

import re

import pytest
from playwright.sync_api import Page, expect

from santa_app.content import paths
from tests.e2e.fixture_types import NewPage
from tests.support import chromium
from tests.support.console_guard import Guard
from tests.support.visit import visit, wait_until_it_moves
from tests.support.waiting import wait_until

MOVING = "document.getAnimations().filter(one => one.animationName === '{}').length"


def moving(page: Page, name: str) -> int:
    return page.evaluate(MOVING.format(name))


def snowy(new_page: NewPage) -> Page:
    """Return a page with motion, in which it snows on every date."""
    page = new_page(reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('snow', 'true')")
    return page


def test_snow_and_sleigh_move_after_hydration(new_page: NewPage) -> None:
    page = visit(snowy(new_page), "/")
    wait_until_it_moves(page)
    assert moving(page, "snow-fall") == 50
    assert moving(page, "fly-in") == 1
    assert moving(page, "rise-in") == 0  # its text is shown at once
    # The text of the next page rises.
    page.get_by_role("contentinfo").get_by_role("link", name="About Us").click()
    expect(page).to_have_url(re.compile("/about$"))
    page.wait_for_function(MOVING.format("rise-in") + " === 1")


def test_nothing_moves_with_reduced_motion(new_page: NewPage) -> None:
    page = visit(new_page(reduced_motion="reduce"), "/")
    wait_until_it_moves(page)
    page.wait_for_function("document.getAnimations().every(one => one.playState === 'finished')")
    sleigh = page.locator(".fly-in")
    assert sleigh.evaluate("one => getComputedStyle(one).opacity") == "1"


def test_motion_starts_even_if_the_app_is_not_loaded(new_page: NewPage, guard: Guard) -> None:
    guard.expect("ERR_FAILED")
    page = new_page(reduced_motion="no-preference")
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto("/")
    page.wait_for_function(MOVING.format("snow-fall") + " === 50")
    page.wait_for_function(MOVING.format("fly-in") + " === 1")


@pytest.mark.parametrize("path", [paths.ABOUT, paths.NICE_LIST])
def test_endless_animations_leave_the_main_thread_alone(new_page: NewPage, path: str) -> None:
    """The compositor moves the snow: the page at rest computes no styles."""
    page = visit(snowy(new_page), path)
    wait_until_it_moves(page)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")

    def rests() -> bool:
        before = chromium.metrics(devtools)["RecalcStyleCount"]
        page.wait_for_timeout(1000)
        return chromium.metrics(devtools)["RecalcStyleCount"] == before

    wait_until(rests, "a second without computing styles")
    assert moving(page, "snow-fall") == 50
