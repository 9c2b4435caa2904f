"""`make screenshots`: every page at 360, 768 and 1440 pixels, and every state of every feature.

The pictures go to .build/screenshots/, which git ignores. Arguments select the pages and states
whose names contain one of them: `python -m tests.e2e.screenshots home quiz`. `--readme` takes the
four pictures of the README instead.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from santa_app.site import ROUTES
from tests.e2e.feature_states import STATES, ZONE
from tests.support import chromium
from tests.support.running_site import ROOT, site_in
from tests.support.visit import wait_until_it_reacts

FOLDER = ROOT / ".build" / "screenshots"
README = ROOT / "art" / "readme"
ARRIVAL = 4500
"""Milliseconds until the sleigh on the home page has reached the moon."""
HEIGHTS = {360: 740, 768: 1024, 1440: 900}
LOOKS = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "forced": {"viewport": {"width": 1440, "height": 900}, "forced_colors": "active"},
}


def _take(page: Page, name: str) -> None:
    page.evaluate("document.querySelectorAll('img').forEach(i => i.loading = 'eager')")
    # Uses events, not timers: the page's clock may stand still.
    page.evaluate(
        "Promise.all([...document.images].map(i => i.complete || new Promise(done => {"
        " i.onload = i.onerror = done })))"
    )
    page.screenshot(path=FOLDER / f"{name}.png", full_page=True)


def _pages(browser: Browser, url: str, wanted: list[str]) -> int:
    paths = [*(route.page.path for route in ROUTES), "/no/such-page"]
    names = {path: path.strip("/").replace("/", "--") or "home" for path in paths}
    chosen = [path for path in paths if any(part in names[path] for part in wanted or [""])]
    for width, height in HEIGHTS.items():
        page = browser.new_page(
            viewport={"width": width, "height": height}, reduced_motion="reduce", bypass_csp=True
        )
        for path in chosen:
            page.goto(url + path)
            wait_until_it_reacts(page)
            _take(page, f"{names[path]}-{width}")
        page.close()
    return len(chosen) * len(HEIGHTS)


def _states(browser: Browser, url: str, wanted: list[str]) -> int:
    count = 0
    for state in STATES:
        if not any(part in state.name for part in wanted or [""]):
            continue
        for look, options in LOOKS.items():
            if {"wide": "wide", "phone": "phone", "forced": "wide"}[look] not in state.widths:
                continue
            context = browser.new_context(
                base_url=url,
                bypass_csp=True,
                locale="en-US",
                timezone_id=ZONE,
                reduced_motion="reduce",
                **options,
            )
            page = context.new_page()
            state.open(page)
            _take(page, f"state-{state.name}-{look}")
            context.close()
            count += 1
    return count


def _readme(browser: Browser, url: str) -> int:
    (eve,) = [state for state in STATES if state.name == "tracker-eve"]
    pictures = (
        ("home", "/", None, 1440, 900),
        ("letter", "/letters-to-santa", "#letter", 900, 900),
        ("tracker", eve.path, "#santa-now", 900, 900),
        ("recipe", "/recipe/gingerbread-cookies", None, 900, 900),
    )
    for name, path, top, width, height in pictures:
        context = browser.new_context(
            base_url=url,
            bypass_csp=True,
            timezone_id=ZONE,
            reduced_motion="reduce",
            viewport={"width": width, "height": height},
        )
        page = context.new_page()
        if path == eve.path:
            eve.open(page)
        else:
            page.goto(path)
            page.wait_for_function("window.dataLayer?.length > 0")
        if top:
            page.evaluate("top => document.querySelector(top).scrollIntoView()", top)
        page.wait_for_timeout(ARRIVAL)
        page.screenshot(path=README / f"{name}.jpg", type="jpeg", quality=82)
        context.close()
    return len(pictures)


def main(wanted: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as api:
        site = site_in(Path(folder))
        site.start()
        browser = chromium.launch(api, site.port)
        try:
            if wanted == ["--readme"]:
                count = _readme(browser, site.url)
            else:
                count = _pages(browser, site.url, wanted) + _states(browser, site.url, wanted)
        finally:
            browser.close()
            site.stop()
    sys.stdout.write(f"{count} pictures in {README if wanted == ['--readme'] else FOLDER}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
