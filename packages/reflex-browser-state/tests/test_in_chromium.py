"""The features of BrowserState in a real browser, on a production build."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

pytestmark = pytest.mark.nightly

START = "2025-06-01T10:00:00"
OLD = '[{"id":"1","text":"from before","points":7}]'


def test_prerendered_page_shows_the_defaults(page: Page, address: str) -> None:
    html = page.request.get(f"{address}/features/").text()
    assert 'id="marker">only-the-features-page-carries-this' in html
    assert 'id="tier">low' in html


def test_handlers_bare_bound_and_in_lists(page: Page) -> None:
    page.goto("/features")
    for button, count in (
        ("add", "1"),
        ("five", "6"),
        ("double", "12"),
        ("both", "13"),
        ("inner", "14"),
    ):
        page.click(f"#{button}")
        expect(page.locator("#count")).to_have_text(count)
    expect(page.locator("#fired")).to_have_text("1")
    expect(page.locator("#tier")).to_have_text("high")
    page.click("#option1")
    expect(page.locator("#option1")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#option0")).to_have_attribute("aria-pressed", "false")


def test_inputs_hand_over_plain_values(page: Page) -> None:
    page.goto("/features")
    page.click("#on")
    expect(page.locator("#late")).to_be_visible()
    page.fill("#name", "hello")
    page.evaluate("document.querySelector('#name').setSelectionRange(2, 2)")
    page.keyboard.type("XYZ")
    expect(page.locator("#name")).to_have_value("heXYZllo")
    expect(page.locator("#hello")).to_have_text("Hello heXYZllo! Z")
    page.fill("#word", "sent")
    page.click("#send")
    expect(page.locator("#form")).to_have_text("sent/-")


def test_focus_waits_for_what_has_just_been_rendered(page: Page) -> None:
    page.goto("/features")
    page.click("#jump")
    expect(page.locator("#late")).to_be_focused()


# The first timer is set by on_start, in a layout effect. React has then used up its slice of time
# and its components subscribe to their stores in a later task, after the click.
CLICK_BEFORE_SUBSCRIPTION = """
const set = window.setInterval;
window.setInterval = (...given) => {
    window.setInterval = set;
    for (const begin = performance.now(); performance.now() < begin + 50;);
    queueMicrotask(() => document.querySelector("#jump").click());
    return set(...given);
};
"""


def test_focus_waits_for_components_that_have_just_been_mounted(page: Page) -> None:
    page.add_init_script(CLICK_BEFORE_SUBSCRIPTION)
    page.goto("/features")
    expect(page.locator("#late")).to_be_focused()


def test_timers_run_and_end_with_the_page(page: Page) -> None:
    page.clock.install(time=START)
    page.goto("/features")
    page.click("#later")
    page.click("#stopped")
    page.clock.run_for(3000)
    expect(page.locator("#ticks")).to_have_text("3")
    expect(page.locator("#fired")).to_have_text("10")
    page.click("#later")
    page.click("#to-plain")
    expect(page.locator("h1")).to_have_text("Plain")
    page.clock.run_for(60_000)
    page.click("#to-features")
    expect(page.locator("h1")).to_have_text("Features")
    expect(page.locator("#ticks")).to_have_text("0")
    expect(page.locator("#fired")).to_have_text("0")
    page.clock.run_for(1000)
    expect(page.locator("#ticks")).to_have_text("1")


def test_next_page_with_the_same_state_keeps_fields_and_starts_anew(page: Page) -> None:
    page.clock.install(time=START)
    page.goto("/features")
    page.click("#five")
    page.clock.run_for(2000)
    page.click("#to-sharing")
    expect(page.locator("#count")).to_have_text("5")
    page.clock.run_for(3000)
    expect(page.locator("#ticks")).to_have_text("5")


def test_stored_values_survive_a_reload_without_the_properties(page: Page) -> None:
    page.goto("/persistence?q=milk")
    page.click("#add")
    page.fill("#draft", "half a sentence")
    expect(page.locator(".n")).to_have_text("MILK 5")
    kept = page.evaluate("[localStorage.notes, sessionStorage.draft]")
    assert kept == ['[{"id":"0","text":"milk","points":5}]', '"half a sentence"']
    page.reload()
    expect(page.locator(".n")).to_have_text("MILK 5")
    expect(page.locator("#draft")).to_have_value("half a sentence")
    page.click("#clear")
    expect(page.locator("#length")).to_have_text("0")
    assert page.evaluate("localStorage.getItem('notes')") is None


def test_a_value_for_each_reader(context: BrowserContext, page: Page) -> None:
    own, reader = page.locator("#own"), page.locator("#reader")
    page.goto("/persistence")
    own.fill("of the first")
    reader.fill("Ann")
    expect(own).to_have_value("")
    own.fill("of Ann")
    kept = page.evaluate("[localStorage.own, localStorage['own@Ann']]")
    assert kept == ['"of the first"', '"of Ann"']
    other = context.new_page()
    other.goto("/persistence")
    expect(other.locator("#own")).to_have_value("of Ann")
    reader.fill("")
    expect(own).to_have_value("of the first")
    expect(other.locator("#own")).to_have_value("of the first")
    own.fill("new")
    expect(other.locator("#own")).to_have_value("new")
    page.evaluate("localStorage.setItem('reader', '{')")
    page.reload()
    expect(own).to_have_value("new")


def test_other_tab_follows(context: BrowserContext, page: Page) -> None:
    page.goto("/persistence?q=one")
    other = context.new_page()
    other.goto("/persistence")
    page.click("#add")
    expect(other.locator("#length")).to_have_text("1")
    other.click("#clear")
    expect(page.locator("#length")).to_have_text("0")
    page.click("#add")
    expect(other.locator("#length")).to_have_text("1")
    other.evaluate("localStorage.clear()")
    expect(page.locator("#length")).to_have_text("0")


def test_unfit_stored_values_count_as_the_default(page: Page) -> None:
    unfit = (
        "{",
        "null",
        '"text"',
        '[{"id":1,"text":"x","points":1}]',
        '[{"id":"1","text":"x"}]',
        "[[]]",
    )
    page.goto("/plain")
    for text in unfit:
        page.evaluate("text => localStorage.setItem('notes', text)", text)
        page.goto("/persistence?q=new")
        expect(page.locator("#search")).to_have_value("new")
        expect(page.locator("#length")).to_have_text("0")
        page.click("#add")
        expect(page.locator("#length")).to_have_text("1")
    extra = OLD.replace("}", ',"color":"red"}')
    page.evaluate("text => localStorage.setItem('notes', text)", extra)
    page.goto("/persistence")
    expect(page.locator(".n")).to_have_text("FROM BEFORE 7")


def break_storage(page: Page, *methods: str) -> None:
    """Make methods of the storages raise, only for the State's keys: Reflex uses storage too."""
    page.add_init_script(
        f"for (const name of {list(methods)}) {{"
        """
          const plain = Storage.prototype[name];
          Storage.prototype[name] = function (key, ...rest) {
            if (key === "notes" || key === "draft") throw new DOMException("no", "Q");
            return plain.call(this, key, ...rest);
          };
        }"""
    )


def test_full_storage_keeps_the_value_in_memory(page: Page) -> None:
    break_storage(page, "setItem")
    page.goto("/persistence?q=kept")
    page.click("#add")
    expect(page.locator("#length")).to_have_text("1")
    page.fill("#draft", "here")
    expect(page.locator("#draft")).to_have_value("here")


def test_forbidden_storage_keeps_the_value_in_memory(page: Page) -> None:
    break_storage(page, "getItem", "setItem", "removeItem")
    page.goto("/persistence?q=kept")
    page.click("#add")
    page.click("#add")
    expect(page.locator("#length")).to_have_text("2")
    page.click("#clear")
    expect(page.locator("#length")).to_have_text("0")


def test_query_follows_address_and_address_follows_query(page: Page) -> None:
    page.goto("/persistence?q=abc&other=1&page=4")
    expect(page.locator("#search")).to_have_value("abc")
    expect(page.locator("#page")).to_have_text("4")
    page.click("#turn")
    page.fill("#search", "two words")
    expect(page).to_have_url(re.compile(r"/persistence/\?q=two\+words&other=1&page=5$"))
    page.click("#to-plain")
    expect(page).to_have_url(re.compile(r"/plain$"))
    page.go_back()
    expect(page.locator("#search")).to_have_value("two words")
    expect(page.locator("#page")).to_have_text("5")
    page.click("#to-persistence")
    expect(page.locator("#search")).to_have_value("")
    expect(page.locator("#page")).to_have_text("1")
    page.goto("/persistence?page=many")
    expect(page.locator("#page")).to_have_text("1")


def test_the_back_button_closes_what_a_query_field_has_opened(page: Page) -> None:
    page.goto("/persistence?q=abc")
    before = page.evaluate("history.length")
    shown = page.locator("#chapter")
    for close in (page.go_back, lambda: page.click("#all")):
        page.click("#one")
        expect(page).to_have_url(re.compile(r"\?q=abc&chapter=1$"))
        page.click("#two")
        expect(page).to_have_url(re.compile(r"\?q=abc&chapter=2$"))
        assert page.evaluate("history.length") == before + 1
        close()
        expect(page).to_have_url(re.compile(r"\?q=abc$"))
        expect(shown).to_have_text("/1")  # setting the default is no news to the State
    page.go_forward()
    expect(shown).to_have_text("2/2")
    page.reload()
    expect(shown).to_have_text("2/0")
    page.go_back()
    expect(shown).to_have_text("/1")
    page.goto("/persistence?chapter=1")
    before = page.evaluate("history.length")
    page.click("#all")
    expect(page).to_have_url(re.compile(r"/persistence/?$"))
    assert page.evaluate("history.length") == before, "there was no entry to go back to"


def test_page_from_the_back_forward_cache_is_refreshed(page: Page) -> None:
    page.clock.install(time=START)
    page.goto("/persistence")
    page.evaluate("text => localStorage.setItem('notes', text)", OLD)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(page.locator(".n")).to_have_text("FROM BEFORE 7")
    page.goto("/features")
    expect(page.locator("#ticks")).to_have_text("0")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(page.locator("#ticks")).to_have_text("1")


def test_print_window_opens_or_says_that_it_was_blocked(
    context: BrowserContext, page: Page
) -> None:
    page.goto("/features")
    with context.expect_page() as opened:
        page.click("#certificate")
    expect(opened.value.locator("h1")).to_have_text("Printed")
    expect(page.locator("#answer")).to_have_text("opened")
    page.evaluate("() => { window.open = () => null }")
    page.click("#certificate")
    expect(page.locator("#answer")).to_have_text("blocked")
    page.evaluate("() => { window.open = () => { throw new Error('broken') } }")
    page.click("#certificate")
    expect(page.locator("#answer")).to_have_text("failed")


def test_nothing_is_requested_while_a_state_is_used(page: Page) -> None:
    page.goto("/features")
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.click("#five")
    page.fill("#name", "Testkind")
    page.fill("#word", "sent")
    page.click("#send")
    expect(page.locator("#form")).to_have_text("sent/-")
    assert asked == []
