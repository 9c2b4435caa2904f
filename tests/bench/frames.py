"""Frames a second of what moves, and what it costs, on a phone with a processor four times slower.

Chromium's tracing tells when its compositor draws a frame, which is what a visitor sees. A bare
page with one animation shows in the same run what the machine can do.
"""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.bench.speed import API_KEY
from tests.support import chromium
from tests.support.running_site import site_in
from tests.support.table import show
from tests.support.visit import visit

BARE = """<style>@keyframes glide { to { transform: translateX(200px) } }
div { width: 60px; height: 60px; background: red; animation: glide 1s linear infinite alternate }
</style><div></div>"""
EVE = """(() => {
  const Real = Date, ahead = new Real(new Real().getFullYear(), 11, 24, 18) - Real.now();
  const now = () => Real.now() + ahead;
  window.Date = class extends Real {
    constructor(...given) { given.length ? super(...given) : super(now()); }
    static now() { return now(); }
  };
})()"""
"""Lets a page begin at six in the evening of Christmas Eve, with the browser's own timers."""
PRESENTS = "/games/drop-the-presents"
PLACES = {
    "a bare page": "",
    "snow beside a page at rest": "/about",
    "Drop the Presents": PRESENTS,
    "the tracker on Christmas Eve": "/track-santa#santa-now",
    "the picture on the home page": "/",
}
SLOWER = (1, 4)
"""Factors by which DevTools slows the page's processor."""
FLIGHT = 4
"""Seconds that are measured; in each of them something is touched where that is the point."""
LATE = 1.5 * 1000 / 60
"""A distance between two frames, in ms, at which one of 60 a second is missing."""
_CATEGORIES = ["disabled-by-default-devtools.timeline.frame"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Frames:
    """Frames of a flight.

    Attributes:
        per_second: How many were drawn in a second.
        late: How many came late.
        usual: The median of the milliseconds from one to the next.
        slowest: The most milliseconds from one to the next.
        busy: The share of the time, 0 to 1, in which the main thread worked.
    """

    per_second: float
    late: int
    usual: float
    slowest: float
    busy: float


def frames_of(times: Sequence[float], busy: float) -> Frames:
    """Sum up the times of frames, in ms; `busy` as in `Frames`.

    Raises:
        ValueError: When there are no two frames.
    """
    if len(times) < 2:
        raise ValueError("there are no frames")
    gaps = [later - earlier for earlier, later in pairwise(times)]
    return Frames(
        per_second=1000 * len(gaps) / (times[-1] - times[0]),
        late=sum(gap > LATE for gap in gaps),
        usual=median(gaps),
        slowest=max(gaps),
        busy=busy,
    )


def _touchable(page: Page, path: str) -> list[Locator]:
    """Bring what moves in sight, and return what is touched one after the other."""
    if path == PRESENTS:
        stage = page.locator("#presents-stage")
        stage.scroll_into_view_if_needed()
        stage.tap()  # takes off
        return [stage]
    touches = page.locator("main .touch[type=button]")
    if touches.count():
        touches.last.scroll_into_view_if_needed()
    return touches.all()


def watch(browser: Browser, site: str, path: str, slower: int) -> Frames:
    """Count the frames of a page on a phone's screen; without a path, of the bare page."""
    context = browser.new_context(
        viewport={"width": 412, "height": 823}, has_touch=True, is_mobile=True,
        reduced_motion="no-preference", service_workers="block",
    )  # fmt: skip
    try:
        page = context.new_page()
        page.add_init_script(EVE)
        if path:
            visit(page, site + path)
        else:
            page.set_content(BARE)
        touched = _touchable(page, path)
        devtools = context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        devtools.send("Performance.enable")
        before = chromium.metrics(devtools)
        browser.start_tracing(page=page, categories=_CATEGORIES)
        for second in range(FLIGHT):
            page.wait_for_timeout(1000)
            if touched:
                event = "pointerdown" if path == PRESENTS else "click"
                touched[second % len(touched)].dispatch_event(event)
        after = chromium.metrics(devtools)
        events = json.loads(browser.stop_tracing())["traceEvents"]
        worked, took = (after[name] - before[name] for name in ("TaskDuration", "Timestamp"))
        drawn = sorted(e["ts"] / 1000 for e in events if e["name"] == "DrawFrame")
        return frames_of(drawn, busy=worked / took)
    finally:
        context.close()


def show_frames(folder: Path) -> None:
    """Measure and print."""
    site = site_in(folder, SENDGRID_API_KEY=API_KEY)
    site.start()
    try:
        with sync_playwright() as api:
            browser = chromium.launch(api, site.port)
            found = {
                (name, slower): watch(browser, site.url, path, slower)
                for slower in SLOWER
                for name, path in PLACES.items()
            }
            version = browser.version
            browser.close()
    finally:
        site.stop()
    show(
        f"Frames, Chromium {version}, load {os.getloadavg()[0]:.1f}",
        (
            "what moves", "processor", "frames a second", "late", "usual gap, ms",
            "longest gap, ms", "main thread busy, %",
        ),
        [
            (
                name, f"{slower} times slower", f"{one.per_second:.1f}", str(one.late),
                f"{one.usual:.1f}", f"{one.slowest:.1f}", f"{100 * one.busy:.0f}",
            )
            for (name, slower), one in found.items()
        ],
    )  # fmt: skip
