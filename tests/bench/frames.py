"""Frames a second of Drop the Presents on a phone whose processor is four times slower.

Chromium's tracing tells when its compositor drew a frame and when it dropped one, which is what a
visitor sees; DevTools draws its frames track from the same events.
"""

import json
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
FLIGHT = 12
"""Seconds that are measured; a press drops a present in each of them."""
_CATEGORIES = ["disabled-by-default-devtools.timeline.frame"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Frames:
    """The frames of a flight: drawn in a second, dropped in all, and their distances in ms."""

    per_second: float
    dropped: int
    usual: float
    slowest: float


def frames_of(trace: bytes) -> Frames:
    """Count the frames of a trace.

    Raises:
        ValueError: When the trace has no two frames.
    """
    events = json.loads(trace)["traceEvents"]
    drawn = sorted({event["ts"] for event in events if event["name"] == "DrawFrame"})
    if len(drawn) < 2:
        raise ValueError("the trace has no frames")
    gaps = [(later - earlier) / 1000 for earlier, later in pairwise(drawn)]
    return Frames(
        per_second=(len(drawn) - 1) / (drawn[-1] - drawn[0]) * 1_000_000,
        dropped=sum(event["name"] == "DroppedFrame" for event in events),
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
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        visit(page, address)
        stage = page.locator("#presents-stage")
        stage.tap()
        browser.start_tracing(page=page, categories=_CATEGORIES)
        for _ in range(FLIGHT):
            page.wait_for_timeout(1000)
            stage.tap()
        return frames_of(browser.stop_tracing())
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
        ("processor", "frames a second", "dropped", "usual gap, ms", "longest gap, ms"),
        [
            (
                f"{slower} times slower", f"{one.per_second:.1f}", str(one.dropped),
                f"{one.usual:.1f}", f"{one.slowest:.1f}",
            )
            for slower, one in found.items()
        ],
    )  # fmt: skip
