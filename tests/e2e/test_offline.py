"""After one visit the site opens without a network, and a new release replaces the old one."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.fixture_types import NewPage
from tests.e2e.letter_form import LETTER
from tests.running_site import ROOT, RunningSite

WORKER = ROOT / ".web" / "build" / "client" / "sw.js"
KEPT = """async () => {
  const names = (await caches.keys()).filter(name => name.includes("precache"));
  return (await Promise.all(names.map(async name => (await (await caches.open(name)).keys()).map(r => r.url)))).flat();
}"""


@pytest.fixture
def visitor(new_page: NewPage) -> Page:
    """A visitor whose browser may keep the site; the first visit has been made."""
    page = new_page(service_workers="allow")
    page.goto("/")
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


@pytest.fixture
def released() -> Iterator[None]:
    """A new release of the service worker while the site runs; the old one comes back."""
    before = {file: file.read_bytes() for file in WORKER.parent.glob("sw.js*")}
    for file in before:
        file.unlink()
    text = before[WORKER].decode()
    WORKER.write_text(
        text.replace('"url":"/about","revision":"', '"url":"/about","revision":"new-')
    )
    assert WORKER.read_text() != text
    yield
    for file, data in before.items():
        file.write_bytes(data)


def test_games_stories_recipes_and_tracker_open_without_network(visitor: Page) -> None:
    visitor.context.set_offline(True)
    for path, name in (
        ("/christmas-games", "Games"),
        ("/games/christmas-trivia", "Trivia"),
        ("/games/elf-name-generator", "Elf"),
        ("/christmas-stories", "Stories"),
        ("/christmas-recipes", "Recipes"),
        ("/recipe/eggnog", "Eggnog"),
        ("/track-santa", "Santa"),
    ):
        visitor.goto(path)
        visitor.wait_for_function("window.dataLayer?.length > 0")
        expect(visitor.get_by_role("heading", level=1)).to_contain_text(re.compile(name, re.I))
    visitor.goto("/games/elf-name-generator/?from=phone")
    visitor.get_by_label("First name").fill("Testkind")
    visitor.get_by_label("Birth month").select_option(label="May")
    visitor.get_by_role("button", name="Generate My Elf Name").click()
    expect(visitor.get_by_role("heading", name="Your elf name is")).to_be_visible()
    visitor.get_by_role("contentinfo").get_by_role("link", name="Track Santa").click()
    expect(visitor).to_have_title(re.compile("Santa"))
    drawn = "[...document.images].filter(i => i.complete && i.naturalWidth).length"
    visitor.wait_for_function(f"{drawn} > 0")


def test_the_letter_keeps_its_words_and_says_what_it_needs(visitor: Page, guard) -> None:
    guard.expect("ERR_INTERNET_DISCONNECTED|websocket|WebSocket|socket")
    visitor.goto(LETTER)
    note = visitor.get_by_text("Santa's post needs a connection")
    expect(note).to_be_hidden()
    visitor.get_by_label("Child's name").fill("Testkind")
    visitor.context.set_offline(True)
    expect(note).to_be_visible()
    visitor.reload()
    expect(visitor.get_by_label("Child's name")).to_have_value("Testkind")
    expect(note).to_be_visible()
    visitor.context.set_offline(False)
    expect(note).to_be_hidden()
    expect(visitor.get_by_label("Child's name")).to_have_value("Testkind")


def test_a_new_release_takes_over_on_the_next_visit(visitor: Page, guard, released: None) -> None:
    guard.expect("ERR_FAILED")  # a picture of the last page, which was never seen before
    old = visitor.evaluate(KEPT)
    visitor.goto("/christmas-games")
    visitor.wait_for_function(
        "async () => (await caches.keys()).length && !(await navigator.serviceWorker.getRegistration()).waiting"
        f" && (await ({KEPT})()).some(url => url.includes('/about?') && url.includes('new-'))"
    )
    visitor.wait_for_function(
        "async () => !(await navigator.serviceWorker.getRegistration()).waiting"
    )
    visitor.wait_for_function(f"async () => (await ({KEPT})()).length === {len(old)}")
    visitor.context.set_offline(True)
    visitor.goto("/about")
    visitor.wait_for_function("window.dataLayer?.length > 0")
    expect(visitor.get_by_role("heading", level=1)).to_be_visible()


def test_a_second_tab_keeps_its_release_until_it_is_closed(visitor: Page, released: None) -> None:
    other = visitor.context.new_page()
    other.goto("/christmas-games")
    waiting = "async () => !!(await navigator.serviceWorker.getRegistration()).waiting"
    other.wait_for_function(waiting)
    visitor.close()
    other.reload()
    other.wait_for_function(f"async () => !(await ({waiting})())")


def test_letters_and_the_parents_page_never_pass_through(
    visitor: Page, site: RunningSite, guard
) -> None:
    guard.expect("ERR_INTERNET_DISCONNECTED")
    kept = visitor.evaluate(KEPT)
    paths = {url.removeprefix(site.url).partition("?")[0] for url in kept}
    assert len(paths) > 80
    assert {"/", "/christmas-games", "/recipe/eggnog", "/track-santa"} <= paths
    assert not {path for path in paths if path.startswith(("/my-letter", "/_event", "/ping"))}
    visitor.context.set_offline(True)
    for request in ("fetch('/ping')", "fetch('/', {method: 'POST'})", "fetch('/health')"):
        assert visitor.evaluate(f"{request}.then(() => 'answered', () => 'refused')") == "refused"
