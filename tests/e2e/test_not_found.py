"""The page for unknown paths, with and without JavaScript."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.support.accessibility import violations


def test_unknown_path(page: Page, guard) -> None:
    """The page is there before the app has started, and stays when it has."""
    guard.expect("404|ERR_FAILED")
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto("/no/such-page")
    expect(page.get_by_role("main").get_by_role("heading", level=1)).to_be_visible()
    expect(page).to_have_title(re.compile("Page not found"))

    page.unroute_all()
    answer = page.goto("/no/such-page")
    assert answer
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_contain_text("404")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Oops! Page not found")
    expect(page.locator("meta[name=robots]")).to_have_attribute("content", "noindex")
    page.wait_for_function("window.dataLayer?.length > 0")
    assert "console error: 404: no page at /no/such-page" in guard.problems
    assert violations(page) == []
    page.get_by_role("link", name="Return to Home").click()
    expect(page).to_have_title(re.compile("^Letters to Santa"))


def test_unknown_path_without_javascript(new_page: Callable[..., Page], guard) -> None:
    guard.expect("404")
    page = new_page(java_script_enabled=False)
    page.goto("/no/such-page")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Oops! Page not found")
    expect(page).to_have_title(re.compile("Page not found"))
    expect(page.locator("meta[name=robots]")).to_have_attribute("content", "noindex")
    page.get_by_role("link", name="Return to Home").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Get a Personal Reply!")
