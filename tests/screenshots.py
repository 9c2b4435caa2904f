"""`make screenshots`: every page at 360, 768 and 1440 pixels, for people to look at.

The pictures go to .build/screenshots/, which git ignores.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from santa_app.site import ROUTES
from tests import chromium
from tests.running_site import ROOT, site_in

FOLDER = ROOT / ".build" / "screenshots"
WIDTHS = {360: 740, 768: 1024, 1440: 900}


def main() -> int:
    """Take the pictures and say where they are."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    count = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as api:
        site = site_in(Path(folder))
        site.start()
        browser = api.chromium.launch(
            executable_path=chromium.ensure(), args=list(chromium.ARGUMENTS)
        )
        try:
            for width, height in WIDTHS.items():
                page = browser.new_page(
                    viewport={"width": width, "height": height},
                    reduced_motion="reduce",
                    bypass_csp=True,  # waiting for a function evaluates text in the page
                )
                for path in [*(route.page.path for route in ROUTES), "/no/such-page"]:
                    page.goto(site.url + path)
                    page.wait_for_function("window.dataLayer?.length > 0")
                    page.evaluate(
                        "document.querySelectorAll('img').forEach(i => i.loading = 'eager')"
                    )
                    page.wait_for_function("[...document.images].every(i => i.complete)")
                    name = path.strip("/").replace("/", "--") or "home"
                    page.screenshot(path=FOLDER / f"{name}-{width}.png", full_page=True)
                    count += 1
        finally:
            browser.close()
            site.stop()
    sys.stdout.write(f"{count} pictures in {FOLDER}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
