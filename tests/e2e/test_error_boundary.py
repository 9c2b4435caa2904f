"""The error boundary shows a message and two buttons when the code of a page fails."""

import re

from playwright.sync_api import Page, Route, expect

from tests.support.accessibility import violations
from tests.support.console_guard import Guard

BROKEN = "export default () => { throw new Error('slipped on the ice'); };"


def test_failing_page_offers_to_reload(page: Page, guard: Guard) -> None:
    guard.expect("slipped on the ice")

    def break_down(route: Route) -> None:
        route.fulfill(body=BROKEN, content_type="text/javascript")

    module = re.compile(r"/assets/_about_\._index-[^/]+\.js$")
    page.route(module, break_down)
    page.goto("/about")
    fallback = page.get_by_role("alert")
    expect(fallback.get_by_role("heading", level=1)).to_have_text("Oops! Something went wrong")
    expect(fallback).to_contain_text("An unexpected error occurred")
    expect(fallback).not_to_contain_text("slipped")
    assert violations(page) == []
    page.unroute(module)
    fallback.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("About"))
    page.route(module, break_down)
    page.reload()
    page.get_by_role("link", name="Return to Home").click()
    expect(page).to_have_title(re.compile("^Letters to Santa"))
