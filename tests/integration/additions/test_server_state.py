"""A page whose components use a server State opens a websocket; nobody has to declare it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, WebSocket, expect

from tests.integration.additions import written_state
from tests.support import chromium
from tests.support.running_site import RunningSite, site_in
from tests.support.site_copy import SiteCopy
from tests.support.waiting import wait_for_function


@pytest.fixture
def running(built: SiteCopy, tmp_path: Path) -> Iterator[RunningSite]:
    """The copy's build with its server."""
    site = site_in(tmp_path)
    site.root = built.folder
    site.start()
    yield site
    site.stop()


@pytest.fixture
def page(playwright_api: Playwright, running: RunningSite) -> Iterator[Page]:
    browser = chromium.launch(playwright_api, running.port)
    yield browser.new_page(base_url=running.url)
    browser.close()


def test_a_counter_on_the_about_page(page: Page) -> None:
    opened: list[WebSocket] = []
    page.on("websocket", lambda socket: opened.append(socket))  # noqa: PLW0108 -- Playwright cannot wrap a built-in
    page.goto("/privacy")
    wait_for_function(page, "window.dataLayer?.length > 0")
    assert opened == []
    page.goto(written_state.PATH)
    for count in range(3):
        expect(page.get_by_text("Pressed:")).to_have_text(f"Pressed: {count}")
        page.get_by_role("button", name="Count").click()
    assert len(opened) == 1
    with opened[0].expect_event("close"):
        page.get_by_role("banner").get_by_role("link", name="Home", exact=True).click()
    with page.expect_websocket():
        page.get_by_role("contentinfo").get_by_role("link", name="About Us").click()
    expect(page.get_by_text("Pressed:")).to_have_text("Pressed: 3")
    assert len(opened) == 2
