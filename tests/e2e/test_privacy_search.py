"""The search for typed texts (privacy.py) finds a leak in each place."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.privacy import Collector
from tests.support.letter_form import Letter, LetterPage
from tests.support.running_site import RunningSite
from tests.support.waiting import PATIENCE_MS, wait_in_page

NAME = "Plantedkind O'Brien-Ü"
WISH = "a planted kite"


@pytest.fixture
def collector() -> Collector:
    """A collector of the test's own, so that planted leaks do not fail the run."""
    return Collector()


@pytest.fixture
def watched(browser: Browser, site: RunningSite, collector: Collector) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=site.url, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    collector.watch(context)
    yield context
    context.close()


@pytest.fixture
def typed(watched: BrowserContext, address: str) -> Page:
    """A page on which a letter was typed but not sent."""
    page = watched.new_page()
    letter = LetterPage(page).open()
    letter.fill(Letter(child_name=NAME, parent_email=address, wish_list=f"{WISH}\nsocks for Oma"))
    return page


def places(leaks: list[str]) -> set[str]:
    return {leak.partition(": ")[0] for leak in leaks}


def leaks_in(page: Page, collector: Collector, expected: set[str]) -> None:
    """Wait until the leaks that the page has told of are in these places, and in no other."""
    wait_in_page(page, lambda: places(collector.leaks([])) == expected, f"leaks in {expected}")


def test_typed_texts_are_canaries_and_found_where_they_leak(
    typed: Page, collector: Collector, address: str
) -> None:
    assert any("/letters-to-santa" in url for url in collector.urls)
    for what, holds in (
        ("canaries", lambda: {NAME, address, WISH, "socks for Oma"} <= collector.canaries),
        ("websocket", lambda: any(url.startswith("ws://") for url in collector.urls)),
        ("event", lambda: any("letter_started" in event for event in collector.events)),
    ):
        wait_in_page(typed, holds, what)
    assert collector.leaks([]) == []

    typed.evaluate("name => window.dataLayer.push({event: 'x', nested: [{who: name}]})", NAME)
    leaks_in(typed, collector, {"an analytics event"})
    for how in ("request", "history", "navigation"):
        collector.urls.clear()
        typed.evaluate(
            """async ([how, name]) => {
                const url = `/?${how}=${encodeURIComponent(name)}`;
                if (how === "request") await fetch(url);
                else if (how === "navigation") location.assign(url);
                else history.pushState(null, "", url);
            }""",
            [how, NAME],
        )
        if how != "request":
            expect(typed).to_have_url(re.compile(f"{how}="))
        leaks_in(typed, collector, {"a URL", "an analytics event"})
