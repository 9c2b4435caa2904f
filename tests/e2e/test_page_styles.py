"""A page comes with the style rules that it needs, and the whole sheets come before the next page."""

import json

from playwright.sync_api import Page, Route, expect

from santa_app.site import ROUTES
from tests.e2e.console_guard import Guard
from tests.e2e.fixture_types import NewPage
from tests.e2e.screens import PHONE
from tests.support.visit import visit, wait_until_it_reacts

SHEET = "**/assets/__reflex_global_styles-*.css"
DIFFERENCES = """async () => {
  const named = [
    "display", "position", "inset", "width", "height", "margin", "padding", "border", "borderRadius",
    "font", "letterSpacing", "color", "background", "boxShadow", "opacity", "visibility", "transform",
    "translate", "rotate", "scale", "animationName", "transitionProperty", "overflow", "zIndex", "order",
    "gap", "gridTemplate", "flex", "alignItems", "justifyContent", "textAlign", "textDecoration",
    "textWrap", "fill", "stroke", "filter", "clipPath", "content", "objectFit", "cursor", "pointerEvents",
  ];
  const elements = () => [...document.querySelectorAll("body, body *")];
  const looks = () => elements().flatMap((element) => [null, "::before", "::after"].map((part) => {
    const style = getComputedStyle(element, part);
    return element.tagName + (part ?? "") + "." + element.getAttribute("class") + " " +
      named.map((name) => name + ":" + style[name]).join("; ");
  }));
  const links = [...document.querySelectorAll("link[disabled]")];
  await Promise.all(links.map((link) => new Promise((done, fail) => {
    [link.onload, link.onerror, link.disabled] = [done, fail, false];
  })));
  const whole = looks();
  for (const { sheet } of links) sheet.disabled = true;
  const own = looks();
  return { links: links.length, looks: whole.length,
    different: own.flatMap((look, index) => (look === whole[index] ? [] : [[look, whole[index]]])) };
}"""
"""Compares the computed styles of all elements with the whole sheets and without."""
LOADED = (
    "document.querySelectorAll('link[rel=stylesheet][href*=global_styles]:not([disabled])').length"
)


def _compare(page: Page, path: str) -> None:
    page.goto(path)
    wait_until_it_reacts(page)
    found = page.evaluate(DIFFERENCES)
    assert found["links"] >= 1, path
    assert found["looks"] > 300, path
    assert not found["different"], f"{path}: {json.dumps(found['different'][:3], indent=1)}"


def test_a_page_has_every_rule_that_it_needs(new_page: NewPage, guard: Guard) -> None:
    """The whole sheets change nothing, on a wide screen and on a phone."""
    guard.expect("404")
    wide, narrow = new_page(), new_page(viewport=PHONE)
    paths = [*(route.page.path for route in ROUTES), "/no/such-page"]
    for path in paths:
        for page in (wide, narrow):
            _compare(page, path)
    assert len(paths) > 40


def test_the_next_page_waits_for_the_whole_sheet(page: Page) -> None:
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route(SHEET, hold)
    visit(page, "/about")
    expect(page.get_by_role("heading", level=1)).to_have_text("About Us")
    page.get_by_role("contentinfo").get_by_role("link", name="Privacy Policy").click()
    page.wait_for_function("document.querySelector('link[rel=modulepreload][href*=privacy]')")
    expect(page.get_by_role("heading", level=1)).to_have_text("About Us")
    [sheet] = waiting
    sheet.continue_()
    expect(page.get_by_role("heading", level=1)).to_have_text("Privacy Policy")
    assert page.evaluate(LOADED) == 1


def test_a_sheet_that_does_not_arrive_is_asked_for_again(page: Page, guard: Guard) -> None:
    guard.expect("ERR_FAILED")
    asked: list[Route] = []

    def fail(route: Route) -> None:
        asked.append(route)
        route.abort()

    page.route(SHEET, fail)
    visit(page, "/about")
    page.get_by_role("contentinfo").get_by_role("link", name="Privacy Policy").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Privacy Policy")
    assert asked
    page.unroute(SHEET)
    page.get_by_role("contentinfo").get_by_role("link", name="Activities").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Activities")
    assert page.evaluate(LOADED) == 1
