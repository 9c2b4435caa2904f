"""Steps shared by the tests of the features that run in the visitor's browser."""

import datetime as dt
import json
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.fixture_types import AtDate
from tests.e2e.paper import FORMATS, Sheet, read_pdf
from tests.support.accessibility import OPTIONS, load_axe
from tests.support.visit import visit
from tests.support.waiting import PATIENCE_MS

NICE_LIST = "/nice-list"
TRACKER = "/track-santa"
GAMES = "/christmas-games"
TRIVIA = "/games/christmas-trivia"
ELF_NAMES = "/games/elf-name-generator"
GOOD_DEEDS = "/games/good-deeds-tracker"
PAIRS = "/games/christmas-pairs"
PRESENTS = "/games/drop-the-presents"
COLOR_ONLINE = "/coloring-pages/color-online"

SMALL = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TALL = {"width": 1440, "height": 3000}
"""A window so tall that every layout shift happens inside it."""
MOVING = {"reduced_motion": "no-preference"}
"""A visitor who allows motion; by default the tests' visitors prefer reduced motion."""

INVISIBLE_SHIFT = 0.001
"""An invisible layout shift score: half a pixel of one line on a screen."""

# A printed window tells the page that opened it, since the elf certificate closes itself.
COUNT_TONES = """
window.tones = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.tones += 1;
  return start.apply(this, when);
};
"""
"""Counts in `window.tones` the tones that a page starts, for `add_init_script`."""
RECORD_PRINTS = """
window.print = () => {
  const home = window.opener ?? window;
  (home.prints ??= []).push({
    at: home.Date.now(),
    html: document.documentElement.outerHTML,
    widths: [...document.images].map(({ naturalWidth }) => naturalWidth),
  });
  // As on an iPhone, the sheet is done after print() has returned.
  queueMicrotask(() => {
    home.openAfterPrint = !window.closed;
    dispatchEvent(new Event("afterprint"));
  });
};
"""

_RECORD_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifts.push({
    value: entry.value,
    nodes: entry.sources.map((source) => source.node?.outerHTML?.slice(0, 120) ?? ""),
  });
}).observe({ type: "layout-shift", buffered: true });
"""


def local(when: str, zone: str) -> dt.datetime:
    """Return a date and time of a zone, given as 2026-12-24 18:00 or with seconds."""
    return dt.datetime.fromisoformat(when).replace(tzinfo=ZoneInfo(zone))


def stopped_at(at_date: AtDate, path: str, when: str, zone: str, **options: Any) -> Page:
    """Open a page five minutes before a local date and time, and stop its clock at it.

    From there time passes only with `page.clock.run_for`.
    """
    moment = local(when, zone)
    page = at_date(moment - dt.timedelta(minutes=5), zone, **options)
    page.context.add_init_script(RECORD_PRINTS)
    visit(page, path)
    page.clock.pause_at(moment)
    return page


def stopped(at_date: AtDate, path: str, **options: Any) -> Page:
    """Open a page at noon of an ordinary December day, with its clock stopped."""
    return stopped_at(at_date, path, "2026-12-10 12:00", "Europe/London", **options)


def without_server(page: Page) -> None:
    """Load a page's lazy pictures and whole style sheets too, and cut it off from the server.

    From then on a request that the browser's cache cannot answer fails, and so does the test.
    """
    for picture in page.get_by_role("main").locator("img[loading=lazy]:visible").all():
        picture.scroll_into_view_if_needed()
        # A picture whose loading has not begun may call itself complete, too.
        expect(picture).not_to_have_js_property("naturalWidth", 0)
        expect(picture).to_have_js_property("complete", value=True)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)


def milliseconds(page: Page) -> int:
    """Return the time of the page's clock, in ms since 1970."""
    return page.evaluate("Date.now()")


def prints(page: Page) -> list[dict[str, Any]]:
    """Return time, document and pictures' widths of each print from the page and its windows."""
    return page.evaluate("window.prints ?? []")


def landscape_and_upright(browser: Browser, html: str, picture: Path) -> list[list[Sheet]]:
    """Print a document on A4 and Letter, landscape and portrait; return the sheets of each print.

    Saves a screenshot as `picture`.
    """
    context = browser.new_context()
    context.set_default_timeout(PATIENCE_MS)
    try:
        paper = context.new_page()
        paper.set_content(html)
        paper.screenshot(path=picture)
        return [
            read_pdf(paper.pdf(format=size, landscape=lying))
            for size in FORMATS
            for lying in (True, False)
        ]
    finally:
        context.close()


def record_shifts(page: Page) -> None:
    """Record every layout shift from the first moment of the page.

    Without snow, which moves nothing else, and which a tall window takes long to paint.
    """
    page.add_init_script("localStorage.setItem('snow', 'false')")
    page.add_init_script(_RECORD_SHIFTS)


def nothing_shifted(page: Page) -> None:
    """Check, after two more frames, that no visible layout shift has happened.

    An observer of the viewport sees real frames, also while the page's clock stands still.
    """
    for _ in range(2):
        page.evaluate(
            "() => new Promise((go) => new IntersectionObserver(go).observe(document.body)).then(() => 0)"
        )
    found = page.evaluate("window.shifts")
    assert sum(shift["value"] for shift in found) <= INVISIBLE_SHIFT, found


def events(page: Page) -> list[dict[str, Any]]:
    """Return the analytics events after the page view, and check that they are plain data."""
    pushed = page.evaluate("window.dataLayer")
    assert pushed[0]["event"] == "page_view"
    assert json.loads(json.dumps(pushed)) == pushed
    return pushed[1:]


def violations_at_rest(page: Page) -> list[list[str]]:
    """Run axe on a page whose clock stands still, letting it run for the few ms that axe needs."""
    load_axe(page)
    page.evaluate(
        "options => { window.found = null; axe.run(document, options)"
        ".then(({ violations }) => { window.found = violations.map(({ id, nodes }) =>"
        " [id, ...nodes.map(({ target, failureSummary }) => target + failureSummary)]) }) }",
        OPTIONS,
    )
    for _ in range(200):
        page.clock.run_for(1)
        found = page.evaluate("window.found")
        if found is not None:
            break
    return found


def accessible(page: Page) -> None:
    """Check with axe a page whose clock stands still."""
    assert violations_at_rest(page) == []


def fits(page: Page) -> None:
    """Check that no content is wider than the screen."""
    wide = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide[0] <= wide[1], f"{wide[0]} px of content on a screen of {wide[1]} px"


def sound(page: Page) -> None:
    """Check that the page fits the screen and that axe finds no violation."""
    fits(page)
    accessible(page)


def is_still(page: Page) -> None:
    """Check that no animation is running on the page."""
    moving = page.evaluate(
        "document.getAnimations().filter(a => a.effect.getComputedTiming().duration > 1)"
        ".map(a => a.animationName ?? a.transitionProperty)"
    )
    assert moving == [], moving


def tab_to_without_server(page: Page, target: Locator) -> None:
    """Reach a part of a page whose clock stands still, and cut it off: links need the server."""
    tab_to(page, target)
    page.clock.run_for(100)  # the links on the way ask for their pages
    without_server(page)


def tab_to(page: Page, target: Locator, most: int = 40) -> None:
    for _ in range(most):
        if target.evaluate("e => e === document.activeElement"):
            return
        page.keyboard.press("Tab")
    expect(target).to_be_focused()


def add_children(page: Page) -> None:
    """Add a fox to the child of a device, who becomes a bear."""
    page.get_by_role("button", name="Add a child").click()
    for animal in ("Bear", "Fox"):
        page.get_by_role("button", name=animal, exact=True).click()
    expect(page.get_by_text("Now playing: Fox")).to_be_visible()
