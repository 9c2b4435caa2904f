"""After one visit the site opens without a network, and a new release replaces the old one."""

import datetime as dt
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from santa_app.content.advent import CHAPTERS
from santa_app.content.advent.page import TABLE
from santa_app.content.paths import COLOR_ONLINE
from tests.e2e.feature_steps import fits
from tests.e2e.privacy import Collector
from tests.support.console_guard import Guard
from tests.support.letter_form import LETTER
from tests.support.running_site import RunningSite
from tests.support.visitor_context import visitor

NOT_KEPT = "No network right now"
KEPT = """async () => {
  const names = (await caches.keys()).filter(name => name.includes("precache"));
  return (await Promise.all(names.map(async name => (await (await caches.open(name)).keys()).map(r => r.url)))).flat();
}"""


def first_visit(page: Page) -> None:
    """Visit the site and wait until its service worker has cached it."""
    page.goto("/")
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")


@pytest.fixture(scope="module")
def keeper(browser: Browser, site: RunningSite, privacy: Collector) -> Iterator[BrowserContext]:
    """A browser context that has cached the site."""
    with visitor(browser, site, service_workers="allow") as context:
        privacy.watch(context)
        page = context.new_page()
        first_visit(page)
        page.close()
        yield context


@pytest.fixture
def again(keeper: BrowserContext, guard: Guard) -> Iterator[Page]:
    """A page of a returning visitor whose browser has cached the site."""
    page = keeper.new_page()
    guard.watch(page)
    page.goto("/")
    yield page
    page.close()
    keeper.set_offline(False)


@pytest.fixture
def first(
    own_browser: Browser, own_site: RunningSite, guard: Guard, privacy: Collector
) -> Iterator[Page]:
    """A visitor of the site whose service worker a test replaces, after the first visit."""
    with visitor(own_browser, own_site, service_workers="allow") as context:
        privacy.watch(context)
        page = context.new_page()
        guard.watch(page)
        first_visit(page)
        yield page


@contextmanager
def worker_changed(site: RunningSite, change: Callable[[str], str]) -> Iterator[None]:
    """Serve another service worker while the site runs; restore the old one at the end."""
    worker = site.root / ".web" / "build" / "client" / "sw.js"
    before = {file: file.read_bytes() for file in worker.parent.glob("sw.js*")}
    text = before[worker].decode()
    changed = change(text)
    assert changed != text
    for file in before:
        file.unlink()
    worker.write_text(changed)
    yield
    for file, data in before.items():
        file.write_bytes(data)


@pytest.fixture
def released(own_site: RunningSite) -> Iterator[None]:
    """A new release of the service worker."""
    page = '"url":"/offline.html","revision":"'
    with worker_changed(own_site, lambda text: text.replace(page, page + "new-")):
        yield


@pytest.fixture
def outgrown(own_site: RunningSite) -> Iterator[None]:
    """A service worker of a site so large that two recipes are no longer kept from the start."""

    def left_out(address: str) -> bool:
        return any(name in address for name in ("warm-milk-for-santa", "reindeer-carrots"))

    def without(text: str) -> str:
        known, bundle = text.split(";\n", 1)
        santa = json.loads(known.removeprefix("self.santa="))
        may_wait = ("/games/", "/recipe/", COLOR_ONLINE)
        assert [page for page in santa["runtimePages"] if not page.startswith(may_wait)] == []
        recipes = [page for page in santa["pages"] if left_out(page)]
        assert len(recipes) == 2
        santa["runtimePages"] += recipes
        santa["pages"] = [page for page in santa["pages"] if not left_out(page)]
        santa["files"] = [file for file in santa["files"] if not left_out(file["url"])]
        return f"self.santa={json.dumps(santa)};\n{bundle}"

    with worker_changed(own_site, without):
        yield


def test_games_stories_recipes_tracker_and_helplines_open_without_network(again: Page) -> None:
    again.context.set_offline(True)
    for path, name in (
        ("/christmas-games", "Games"),
        ("/games/christmas-trivia", "Trivia"),
        ("/games/elf-name-generator", "Elf"),
        ("/christmas-stories", "Stories"),
        ("/advent", "Advent Calendar"),
        ("/christmas-recipes", "Recipes"),
        ("/recipe/warm-milk-for-santa", "Warm Milk"),
        ("/track-santa", "Santa"),
    ):
        again.goto(path)
        again.wait_for_function("window.dataLayer?.length > 0")
        expect(again.get_by_role("heading", level=1)).to_contain_text(re.compile(name, re.I))
    again.goto("/someone-to-talk-to")
    again.locator("summary", has_text="United Kingdom").click()
    expect(again.get_by_role("link", name="Call Childline: 0800 1111")).to_be_visible()
    again.goto("/games/elf-name-generator/?from=phone")
    again.get_by_label("First name").fill("Testkind")
    again.get_by_label("Birth month").select_option(label="May")
    again.get_by_role("button", name="Generate My Elf Name").click()
    expect(again.get_by_role("heading", name="Your elf name is")).to_be_visible()
    again.get_by_role("contentinfo").get_by_role("link", name="Track Santa").click()
    expect(again).to_have_title(re.compile("Santa"))
    drawn = "[...document.images].filter(i => i.complete && i.naturalWidth).length"
    again.wait_for_function(f"{drawn} > 0")


@pytest.fixture
def twelfth(own_site: RunningSite) -> Iterator[None]:
    """A service worker for which it is 12 December."""
    date = "Date = class extends Date { constructor() { super(2026, 11, 12, 12) } };\n"
    with worker_changed(own_site, lambda text: f"{date}{text}"):
        yield


def kept(door: int) -> str:
    """Return whether all is cached that the browser needs for a door and what it leads to."""
    sheet = f"/coloring/{CHAPTERS[door - 1].coloring}.svg"
    urls = [f"/art/advent/{door:02}.svg", sheet]
    found = "url => caches.match(url, { ignoreSearch: true })"
    return f"async () => (await Promise.all({urls}.map({found}))).every(Boolean)"


def test_doors_open_without_network(twelfth: None, first: Page, guard: Guard) -> None:
    """Today's after one visit of the home page, another one after it was opened, with what they lead to."""
    guard.expect("ERR_FAILED")  # pictures of other coloring pages
    first.wait_for_function(kept(12))
    first.clock.set_fixed_time(dt.datetime(2026, 12, 12, 12, tzinfo=dt.UTC))
    first.goto("/advent?door=3")
    expect(first.get_by_role("article")).to_be_visible()
    first.wait_for_function(kept(3))
    first.context.set_offline(True)
    for door in (12, 3):
        first.goto(f"/advent?door={door}")
        picture = first.get_by_role("article").get_by_role("img")
        expect(picture).to_have_attribute("src", f"/art/advent/{door:02}.svg")
        first.wait_for_function("document.querySelector('article img').naturalWidth > 0")
        first.get_by_role("link", name="Today's coloring page").click()
        first.wait_for_url("**/coloring-pages*")
        chapter = CHAPTERS[door - 1]
        first.goto(f"{COLOR_ONLINE}?page={chapter.coloring}")
        expect(first.get_by_role("status").filter(has_text="tap the picture")).to_be_visible()
        areas = first.get_by_role("group", name="Areas of the picture").get_by_role("button")
        expect(areas.nth(5)).to_be_attached()
    first.goto("/advent?door=3")
    first.get_by_role("link", name=TABLE.kinds["recipe"].text).click()
    expect(first.get_by_role("heading", level=1)).to_contain_text("Cocoa")


def test_page_outside_the_precache_opens_after_it_was_visited(
    outgrown: None, first: Page, guard: Guard
) -> None:
    guard.expect("ERR_INTERNET_DISCONNECTED|ERR_FAILED|503")
    first.goto("/recipe/warm-milk-for-santa")
    first.wait_for_function("window.dataLayer?.length > 0")
    first.context.set_offline(True)
    first.goto("/christmas-recipes")
    first.goto("/recipe/warm-milk-for-santa")
    first.wait_for_function("window.dataLayer?.length > 0")
    expect(first.get_by_role("heading", level=1)).to_contain_text("Warm Milk")
    first.goto("/recipe/reindeer-carrots")
    expect(first.get_by_role("heading", level=1)).to_have_text(NOT_KEPT)


def test_a_page_that_is_not_kept_says_what_works(again: Page, guard: Guard) -> None:
    guard.expect("503|ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    again.context.set_offline(True)
    for path in ("/my-letter#token", "/de/", "/no-such-page", "/coloring/rudolph.pdf"):
        again.goto(path)
        expect(again.get_by_role("heading", level=1)).to_have_text(NOT_KEPT)
    fits(again)
    again.get_by_role("link", name="Games").click()
    expect(again.get_by_role("heading", level=1)).to_contain_text("Games")
    again.goto("/About")
    again.wait_for_url("**/about")
    again.goto("/games/christmas-pairs")
    again.get_by_role("button", name="Card 1,").click()
    drawn = "[...document.images].every(i => !i.complete || i.naturalWidth)"
    again.wait_for_function(drawn)


def test_letter_keeps_its_text_and_says_that_it_needs_a_connection(again: Page, guard) -> None:
    guard.expect("ERR_INTERNET_DISCONNECTED|websocket|WebSocket|socket")
    again.goto(LETTER)
    note = again.get_by_text("You're offline right now")
    expect(note).to_be_hidden()
    again.get_by_label("Child's name").fill("Testkind")
    again.context.set_offline(True)
    expect(note).to_be_visible()
    again.reload()
    expect(again.get_by_label("Child's name")).to_have_value("Testkind")
    expect(note).to_be_visible()
    again.context.set_offline(False)
    expect(note).to_be_hidden()
    expect(again.get_by_label("Child's name")).to_have_value("Testkind")


def test_new_release_waits_for_other_tabs_and_then_replaces_the_old_one(
    first: Page, guard: Guard, released: None
) -> None:
    guard.expect("ERR_FAILED")  # a picture of the last page that is not cached
    old = first.evaluate(KEPT)
    other = first.context.new_page()
    guard.watch(other)
    other.goto("/christmas-games")
    waiting = "async () => !!(await navigator.serviceWorker.getRegistration()).waiting"
    other.wait_for_function(waiting)
    first.close()
    other.reload()
    other.wait_for_function(f"async () => !(await ({waiting})())")
    other.wait_for_function(
        f"async () => (await ({KEPT})()).some(url => url.includes('/offline.html?') && url.includes('new-'))"
    )
    other.wait_for_function(f"async () => (await ({KEPT})()).length === {len(old)}")
    other.context.set_offline(True)
    other.goto("/about")
    other.wait_for_function("window.dataLayer?.length > 0")
    expect(other.get_by_role("heading", level=1)).to_be_visible()


def test_letters_and_the_parents_page_bypass_the_service_worker(
    again: Page, site: RunningSite, guard
) -> None:
    guard.expect("ERR_INTERNET_DISCONNECTED")
    kept = again.evaluate(KEPT)
    paths = {url.removeprefix(site.url).partition("?")[0] for url in kept}
    assert len(paths) > 80
    assert "/offline.html" in paths
    for page in ("christmas-games", "warm-milk-for-santa", "track-santa"):
        assert any(path.startswith("/assets/") and page in path for path in paths), page
    assert not {path for path in paths if path.startswith(("/my-letter", "/_event", "/ping"))}
    again.context.set_offline(True)
    for request in ("fetch('/ping')", "fetch('/', {method: 'POST'})", "fetch('/health')"):
        assert again.evaluate(f"{request}.then(() => 'answered', () => 'refused')") == "refused"
