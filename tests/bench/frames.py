"""Frames a second of Drop the Presents on a phone whose processor is four times slower.

Chromium's tracing tells when its compositor draws a frame, which is what a visitor sees.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tests.support import chromium
from tests.support.running_site import site_in
from tests.support.table import show
from tests.support.visit import visit

PAGE = "/games/drop-the-presents"
SLOWER = (1, 4)
"""Factors by which DevTools slows the page's processor."""
FLIGHT = 4
"""Seconds that are measured; a press drops a present in each of them."""
LATE = 1.5 * 1000 / 60
"""A distance between two frames, in ms, at which one of 60 a second is missing."""
_CATEGORIES = ["disabled-by-default-devtools.timeline.frame"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Frames:
    """Frames of a flight: how many in a second, how many late, and their distances in ms."""

    per_second: float
    late: int
    usual: float
    slowest: float


def frames_of(times: Sequence[float]) -> Frames:
    """Sum up the times of frames, in ms.

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
    )


def fly(browser: Browser, address: str, slower: int) -> Frames:
    """Fly over the roofs of the first level on a phone's screen, and count the frames."""
    context = browser.new_context(
        viewport={"width": 412, "height": 823}, has_touch=True, is_mobile=True,
        reduced_motion="no-preference", service_workers="block",
    )  # fmt: skip
    try:
        page = context.new_page()
        visit(page, address)
        stage = page.locator("#presents-stage")
        stage.scroll_into_view_if_needed()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        stage.tap()
        browser.start_tracing(page=page, categories=_CATEGORIES)
        for _ in range(FLIGHT):
            page.wait_for_timeout(1000)
            stage.dispatch_event("pointerdown")
        events = json.loads(browser.stop_tracing())["traceEvents"]
        return frames_of(sorted(e["ts"] / 1000 for e in events if e["name"] == "DrawFrame"))
    finally:
        context.close()


def show_frames(folder: Path) -> None:
    """Measure and print."""
    site = site_in(folder)
    site.start()
    try:
        with sync_playwright() as api:
            browser = chromium.launch(api, site.port)
            found = {slower: fly(browser, f"{site.url}{PAGE}", slower) for slower in SLOWER}
            version = browser.version
            browser.close()
    finally:
        site.stop()
    show(
        f"Frames of {PAGE}, Chromium {version}",
        ("processor", "frames a second", "late", "usual gap, ms", "longest gap, ms"),
        [
            (
                f"{slower} times slower", f"{one.per_second:.1f}", str(one.late),
                f"{one.usual:.1f}", f"{one.slowest:.1f}",
            )
            for slower, one in found.items()
        ],
    )  # fmt: skip
