"""A page comes with the style rules that it needs, and the whole sheets come before the next page."""

import json

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from santa_app.site import ROUTES
from tests.e2e.feature_steps import INVISIBLE_SHIFT
from tests.e2e.fixture_types import NewPage
from tests.support.console_guard import Guard
from tests.support.running_site import RunningSite
from tests.support.screens import PHONE
from tests.support.visit import visit, wait_until_it_reacts
from tests.support.visitor_context import visitor
from tests.support.waiting import wait_in_page

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


@pytest.mark.nightly
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
    wait_in_page(page, lambda: waiting, "the sheet is asked for")
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


SHIFTS = """window.shift = 0;
new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shift += value)))
  .observe({ type: "layout-shift", buffered: true });"""
PAINTED = "performance.getEntriesByName('first-contentful-paint').length"
PATIENT = """const set = window.setTimeout;
window.setTimeout = (run, wait, ...rest) => (wait === 1000 ? 0 : set(run, wait, ...rest));"""
"""Switches off the timer that shows a page without its fonts after a second."""
END_OF_FIRST_PART = """window.end = 0;
addEventListener("DOMContentLoaded", () => {
  const parts = [...document.querySelectorAll("main > *, footer")];
  const ends = parts.map((part) => part.getBoundingClientRect().bottom);
  const waits = getComputedStyle(parts.at(-1)).display === "none";
  window.end = waits ? Math.max(...ends) : 0;
});"""
"""Sets `end` to where the parts that are painted first end, or to 0 if the footer is among them."""
WHOLE = "!document.documentElement.hasAttribute('data-first-paint')"


def test_a_page_is_shown_with_its_fonts_so_that_nothing_moves(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    for script in (SHIFTS, PATIENT, END_OF_FIRST_PART):
        page.context.add_init_script(script)
    held: list[Route] | None

    def hold(route: Route) -> None:
        if held is None:
            route.continue_()
        else:
            held.append(route)

    page.route("**/fonts/*", hold)
    paths = [route.page.path for route in ROUTES]
    for path in paths:
        held = []
        page.goto(path, wait_until="domcontentloaded")
        assert page.evaluate(PAINTED) == 0, path
        assert page.evaluate("window.end") >= PHONE["height"], path
        waiting, held = held, None
        for route in waiting:
            route.continue_()
        page.wait_for_function(f"{PAINTED} === 1 && {WHOLE}")
        page.wait_for_load_state("load")
        assert page.evaluate("window.shift") <= INVISIBLE_SHIFT, path
    assert len(paths) > 40


def test_a_page_whose_fonts_do_not_arrive_is_shown_all_the_same(
    new_page: NewPage, guard: Guard
) -> None:
    guard.expect("ERR_FAILED")
    page = new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/fonts/*", hold)
    page.goto("/about", wait_until="domcontentloaded")
    page.wait_for_function(f"{PAINTED} === 1")  # after a second
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for route in held:
        route.abort()
    page.unroute("**/fonts/*")
    page.route("**/fonts/*", lambda route: route.abort())
    page.goto("/privacy")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_function(WHOLE)


def test_a_page_opens_at_the_part_that_its_url_names(new_page: NewPage) -> None:
    """It has its full height while it waits for its fonts, so a reload keeps its place, too."""
    page = new_page(viewport=PHONE)
    page.context.add_init_script(PATIENT)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/fonts/*", hold)
    page.goto("/privacy#contact", wait_until="domcontentloaded")
    contact = page.locator("#contact")
    expect(contact).to_be_in_viewport()
    expect(contact).to_have_css("visibility", "hidden")
    for route in held:
        route.continue_()
    page.unroute("**/fonts/*")
    page.wait_for_function(WHOLE)
    expect(contact).to_be_in_viewport()
    page.goto("/privacy")
    page.wait_for_function(WHOLE)
    page.evaluate("scrollTo(0, 1500)")
    page.wait_for_function("scrollY === 1500")
    page.reload()
    page.wait_for_function(f"{WHOLE} && scrollY === 1500")


def test_a_page_without_scripts_waits_for_nothing(browser: Browser, site: RunningSite) -> None:
    with visitor(browser, site, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto("/about")
        heading = page.get_by_role("heading", level=1)
        expect(heading).to_be_visible()
        expect(heading).to_have_css("visibility", "visible")
