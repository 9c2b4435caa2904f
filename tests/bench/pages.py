"""Pages compared with bare sites: bytes and largest paint on a slow phone, and server speed.

The browser is throttled like Lighthouse's phone: 1.6 Mbit/s, 150 ms round trip, a quarter of the
processor's speed. All pages are measured in the same minutes with the same browser.
"""

import asyncio
import time
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from playwright.sync_api import Browser, CDPSession, Locator, Page, sync_playwright

from tests.bench.rivals import RivalError, build_rival, served_packed
from tests.bench.speed import API_KEY
from tests.support import chromium
from tests.support.load import percentile
from tests.support.running_site import RunningSite, site_in
from tests.support.table import say, show, verdict

PAGES = ("/", "/track-santa", "/recipe/gingerbread-cookies")
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
REQUESTS, AT_ONCE = 600, 20
IDLE = 200
"""Visitors who have read a page and keep it open."""
_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_638_400 / 8,
    "uploadThroughput": 750_000 / 8,
}
_LARGEST = """() => new Promise((done) => {
  new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime))
    .observe({ type: "largest-contentful-paint", buffered: true });
})"""
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """A first visit: bytes over the wire, and milliseconds to the largest paint."""

    size: float
    largest: float


@contextmanager
def _phone(browser: Browser, **options: Any) -> Generator[tuple[Page, CDPSession]]:
    """Yield a page on a slow phone."""
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


def visit(browser: Browser, address: str) -> Visit:
    """Open a URL as a slow phone on its first visit."""
    with _phone(browser, service_workers="block") as (page, devtools):
        sizes: list[float] = []
        devtools.on(
            "Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"])
        )
        page.goto(address)
        page.wait_for_load_state("networkidle")
        return Visit(size=sum(sizes), largest=page.evaluate(_LARGEST))


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


def _row(name: str, visits: Sequence[Visit]) -> tuple[str, ...]:
    size = median(each.size for each in visits)
    return name, f"{size:,.0f}", f"{median(each.largest for each in visits):,.0f}"


def _visits(folder: Path, site: RunningSite) -> list[tuple[str, ...]]:
    rows = []
    with ExitStack() as stack:
        addresses = {path: site.url + path for path in PAGES}
        for name in ("vite", "astro"):
            try:
                rival = build_rival(name, folder / name)
            except RivalError as error:
                say(f"  {error}")
                continue
            addresses[rival.name] = stack.enter_context(served_packed(rival.pages))
        api = stack.enter_context(sync_playwright())
        browser = chromium.launch(api, site.port)
        stack.callback(browser.close)
        for name, address in addresses.items():
            rows.append(_row(name, [visit(browser, address) for _ in range(RUNS)]))
        hops = [took for _ in range(RUNS) for took in next_pages(browser, site.url)]
    painted, frames = zip(*hops, strict=True)
    for what, took in (("the next page's heading", painted), ("the frame after it", frames)):
        third = percentile(took, 0.75)
        say(
            f"  {len(took)} taps, from each to {what}:"
            f" median {median(took):.0f} ms, p75 {third:.0f}, longest {max(took):.0f}"
        )
    met = percentile(painted, 0.75) <= AIM_NEXT
    say(f"  p75 to the heading at most {AIM_NEXT} ms: {verdict(met=met)}")
    return rows


def resident(process: int) -> int:
    """Return the bytes of memory that a process and its children hold (Linux)."""
    found = 0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            lines = dict(
                line.split(":", 1) for line in status.read_text().splitlines() if ":" in line
            )
        except (FileNotFoundError, ProcessLookupError):
            continue  # the process ended meanwhile
        if int(status.parent.name) == process or int(lines["PPid"]) == process:
            found += 1024 * int(lines.get("VmRSS", "0").split()[0])
    return found


async def _answers(url: str, path: str) -> float:
    """Return answers per second for REQUESTS requests of a page, AT_ONCE at a time."""
    limits = httpx.Limits(max_connections=AT_ONCE)
    headers = {"accept-encoding": "br"}
    async with httpx.AsyncClient(base_url=url, limits=limits, headers=headers) as client:

        async def ask(count: int) -> None:
            for _ in range(count):
                async with client.stream("GET", path) as answer:
                    assert answer.status_code == 200
                    async for _chunk in answer.aiter_raw():
                        pass

        await ask(10)
        start = time.perf_counter()
        await asyncio.gather(*(ask(REQUESTS // AT_ONCE) for _ in range(AT_ONCE)))
        return REQUESTS / (time.perf_counter() - start)


async def _idle(site: RunningSite) -> float:
    """Return the memory in bytes of each of IDLE visitors who keep a page open."""
    assert site.process
    await _answers(site.local_url, "/")
    before = resident(site.process.pid)
    clients = [httpx.AsyncClient(base_url=site.local_url) for _ in range(IDLE)]
    try:
        for client in clients:
            await client.get("/about")
        return max(0, resident(site.process.pid) - before) / IDLE
    finally:
        for client in clients:
            await client.aclose()


def show_pages(folder: Path) -> None:
    """Measure and print."""
    site = site_in(folder, SENDGRID_API_KEY=API_KEY)
    try:
        site.start()
        rates = {path: asyncio.run(_answers(site.local_url, path)) for path in PAGES}
        memory = asyncio.run(_idle(site))
        rows = _visits(folder, site)
    finally:
        site.stop()
    show(
        f"First visit of a slow phone, median of {RUNS}: bytes over the wire, ms to largest paint",
        ("page", "bytes", "largest paint"),
        rows,
    )
    show(
        f"The server's share, {AT_ONCE} at once",
        ("what", "found"),
        [
            *((f"answers per second, {path}", f"{rate:,.0f}") for path, rate in rates.items()),
            ("bytes of memory for an idle visitor (no websocket)", f"{memory:,.0f}"),
        ],
    )
