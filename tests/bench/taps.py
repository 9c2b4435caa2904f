"""From a tap on a link to the next page, on a slow phone.

The browser is throttled like Lighthouse's phone: 1.6 Mbit/s, 150 ms round trip, a quarter of the
processor's speed.
"""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Locator, Page, sync_playwright

from tests.bench.speed import API_KEY
from tests.support import chromium
from tests.support.load import percentile
from tests.support.running_site import site_in
from tests.support.table import say, verdict

NEXT = (
    "/letters-to-santa", "/nice-list", "/track-santa", "/christmas-recipes", "/santas-address",
    "/christmas-cards", "/activities", "/about", "/someone-to-talk-to", "/privacy",
)  # fmt: skip
"""Pages to which a visitor goes on by the links in the footer, one after the other."""
PRESS = 80
"""Milliseconds that a finger rests on a link."""
READING = 3_000
"""Milliseconds on each page before the next tap."""
AIM_NEXT = 150
"""Milliseconds from a tap to the heading of the next page, for three of four taps."""
RUNS = 3
_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_638_400 / 8,
    "uploadThroughput": 750_000 / 8,
}
_WATCH = """() => {
  const old = document.querySelector("h1").textContent;
  window.santaTap = {};
  addEventListener("click", ({ timeStamp }) => {
    const watch = new MutationObserver(() => {
      const heading = document.querySelector("h1");
      if ((heading?.textContent ?? old) === old) return;
      watch.disconnect();
      heading.setAttribute("elementtiming", "heading");
      requestAnimationFrame(() => requestAnimationFrame(
        () => (window.santaTap.frame = performance.now() - timeStamp)));
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      window.santaTap.painted = list.getEntries()[0].renderTime - timeStamp;
    }).observe({ type: "element" });
  }, { once: true, capture: true });
}"""
"""Stores the milliseconds from the next click until another heading is painted, as the browser
reports it (Element Timing), and until the next frame begins, after more of the page's work."""
_TAPPED = "santaTap.painted && santaTap.frame ? [santaTap.painted, santaTap.frame] : null"


@contextmanager
def _phone(browser: Browser, **options: Any) -> Generator[tuple[Page, CDPSession]]:
    context = browser.new_context(
        viewport={"width": 412, "height": 823}, is_mobile=True, reduced_motion="reduce", **options
    )
    try:
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", _NETWORK)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        yield page, devtools
    finally:
        context.close()


def _tap(link: Locator, devtools: CDPSession) -> None:
    """Put a finger on a link, and lift it after PRESS."""
    link.scroll_into_view_if_needed()
    box = link.bounding_box()
    assert box
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    for event, points in (("touchStart", [middle]), ("touchEnd", [])):
        devtools.send("Input.dispatchTouchEvent", {"type": event, "touchPoints": points})
        link.page.wait_for_timeout(PRESS)


def next_pages(browser: Browser, address: str) -> list[tuple[float, float]]:
    """Return milliseconds from each tap on a link to the next heading, and to the frame after it.

    The service worker has fetched by then what it keeps of each page.
    """
    found = []
    with _phone(browser, has_touch=True) as (page, devtools):
        page.goto(address)
        for path in NEXT:
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(READING)
            page.evaluate(_WATCH)
            _tap(page.locator(f"footer a[href='{path}']").first, devtools)
            while not (took := page.evaluate(_TAPPED)):
                page.wait_for_timeout(50)
            found.append(tuple(took))
    return found


def show_taps(folder: Path) -> None:
    site = site_in(folder, SENDGRID_API_KEY=API_KEY)
    site.start()
    try:
        with sync_playwright() as api:
            browser = chromium.launch(api, site.port)
            hops = [took for _ in range(RUNS) for took in next_pages(browser, site.url)]
            browser.close()
    finally:
        site.stop()
    painted, frames = zip(*hops, strict=True)
    for what, took in (("the next page's heading", painted), ("the frame after it", frames)):
        say(
            f"  {len(took)} taps, from each to {what}: median {median(took):.0f} ms,"
            f" p75 {percentile(took, 0.75):.0f}, longest {max(took):.0f}"
        )
    met = percentile(painted, 0.75) <= AIM_NEXT
    say(f"  p75 to the heading at most {AIM_NEXT} ms: {verdict(met=met)}")
