"""The press: Chromium prints HTML to PDF, and the result is made the same on every run."""

from __future__ import annotations

import base64
import os
import re
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from art.printables.squeeze import squeeze

SITE_FONTS = Path(__file__).parents[2] / "assets" / "fonts"
# The site serves Nunito as one variable font. A PDF can only hold such a font glyph by glyph, so
# the sheets use cuts of fixed weight, which embed as one small font each.
OWN_FONTS = Path(__file__).parent / "fonts"
FACES = (
    ("Mountains of Christmas", 700, SITE_FONTS / "mountains-of-christmas-700.woff2"),
    *(("Nunito", weight, OWN_FONTS / f"nunito-{weight}.woff2") for weight in (400, 600, 700, 800)),
)
MAX_BYTES = 150_000  # for each page
_PAGE = re.compile(rb"/Type /Page\b")


class PressError(RuntimeError):
    """A printed file has the wrong number of pages or is too large."""


def font_faces() -> str:
    """Return the style sheet that declares the site's two typefaces, fonts included."""
    rules = []
    for family, weight, path in FACES:
        data = base64.b64encode(path.read_bytes()).decode()
        rules.append(
            f'@font-face{{font-family:"{family}";font-weight:{weight};'
            f"src:url(data:font/woff2;base64,{data})}}"
        )
    return "".join(rules)


class Press:
    """A running browser that prints pages."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def pdf(self, name: str, html: str, pages: int) -> bytes:
        """Print `html` and return the file; raise PressError unless it has `pages` pages."""
        page = self._browser.new_page()
        page.set_content(html)
        page.evaluate("document.fonts.ready")
        data = squeeze(page.pdf(prefer_css_page_size=True, print_background=True, tagged=True))
        page.close()
        found = len(_PAGE.findall(data))
        if found != pages:
            raise PressError(f"{name}: {found} pages printed, {pages} wanted")
        if len(data) > MAX_BYTES * pages:
            raise PressError(f"{name}: {len(data)} bytes, at most {MAX_BYTES * pages} allowed")
        return data

    def picture(self, html: str) -> bytes:
        """Return the first page of `html` as a JPEG of 320 x 452 pixels."""
        page = self._browser.new_page(
            viewport={"width": 794, "height": 1122}, device_scale_factor=320 / 794
        )
        page.emulate_media(media="print")
        page.set_content(html)
        page.evaluate("document.fonts.ready")
        data = page.screenshot(type="jpeg", quality=72)
        page.close()
        return data


@contextmanager
def press() -> Generator[Press]:
    """Start Chromium (the one the variable CHROMIUM names, if set) and yield a press."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM"), args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            yield Press(browser)
        finally:
            browser.close()
