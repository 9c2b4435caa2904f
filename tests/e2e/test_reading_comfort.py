"""Words stay readable: on pictures, on a dark screen, and with more contrast."""

import io
import re

import pytest
from PIL import Image, ImageColor
from playwright.sync_api import Locator, Page, expect

from santa_app.content import paths
from santa_app.site import ROUTES
from tests.e2e.fixture_types import NewPage
from tests.support.accessibility import violations
from tests.support.html_page import fetch
from tests.support.running_site import RunningSite
from tests.support.visit import wait_until_it_reacts

LEAST = 4.5
READING = {route.page.body.__module__: route.page.path for route in ROUTES if route.page.reading}
"""One page of each module with reading pages: the recipes share their layout."""
HERO = "main section"
BANNER = ".closing"
LOOKS = {
    HERO: re.compile(r'<main.*?<section[^>]* class="([^"]*)"', re.DOTALL),
    BANNER: re.compile(r'class="[^"]*\bclosing\b[^"]*"[^>]*><div class="([^"]*)"'),
}
"""The classes in a page's HTML that give its hero and its banner their look."""
WIDTHS = (360, 768, 1024, 1440, 1920)
LINES = """place => {
  const left = place.getBoundingClientRect().left, top = place.getBoundingClientRect().top;
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const lines = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const color = getComputedStyle(walker.currentNode.parentElement).color;
    for (const box of range.getClientRects()) {
      if (box.width > 2 && box.height > 2) {
        lines.push([walker.currentNode.textContent, color,
                    [box.left - left, box.top - top, box.right - left, box.bottom - top].map(Math.round)]);
      }
    }
  }
  return lines;
}"""
"""Text, color and box of each line of words in a part of the page, from its upper left corner."""
HIDE_WORDS = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main * { color: transparent !important } .snow, header { display: none !important }');
  document.adoptedStyleSheets = [sheet];
}"""


def _luminance(color: tuple[int, ...]) -> float:
    parts = [one / 255 for one in color[:3]]
    red, green, blue = [
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: float, other: float) -> float:
    dark, light = sorted((one, other))
    return (light + 0.05) / (dark + 0.05)


def _worst_contrasts(place: Locator) -> list[tuple[float, str]]:
    """Return for each line of words its contrast with the worst pixel behind it."""
    place.page.evaluate("document.adoptedStyleSheets = []")
    lines = place.evaluate(LINES)
    place.page.evaluate(HIDE_WORDS)
    picture = Image.open(io.BytesIO(place.screenshot())).convert("RGB")
    found = []
    for text, color, box in lines:
        words = _luminance(ImageColor.getrgb(color))
        behind = picture.crop(box).getcolors(maxcolors=picture.width * picture.height)
        assert behind, text
        found.append((min(_contrast(words, _luminance(pixel)) for _, pixel in behind), text))
    return found


def _one_of_each_look(site: RunningSite) -> list[tuple[str, str]]:
    """Return page and place of the first hero and the first banner of each look on the site."""
    seen: set[str] = set()
    places = []
    for route in ROUTES:
        path = route.page.path
        html = fetch(site.local_url + path)[1].decode()
        for place, look in LOOKS.items():
            found = look.search(html)
            if found and found[1] not in seen:
                seen.add(found[1])
                places.append((path, place))
    # In the look of the list of recipes, but with more words.
    return [*places, (READING["santa_app.pages.recipe_detail"], HERO)]


@pytest.mark.nightly
def test_words_on_pictures_have_contrast(page: Page, site: RunningSite) -> None:
    """One page is resized, because a visit costs more than a resize."""
    places = _one_of_each_look(site)
    assert [place for _, place in places].count(HERO) >= 12
    assert [place for _, place in places].count(BANNER) >= 4
    measured = 0
    poor = []
    opened = ""
    for path, place in places:
        if path != opened:
            opened = path
            page.set_viewport_size({"width": WIDTHS[0], "height": 1400})
            page.goto(path)
            wait_until_it_reacts(page)
            page.evaluate("document.querySelectorAll('img').forEach(i => { i.loading = 'eager' })")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 1400})
            page.wait_for_function("[...document.images].every(i => i.complete)")
            contrasts = _worst_contrasts(page.locator(place).first)
            assert contrasts, (path, place)
            measured += len(contrasts)
            poor += [(path, width, round(one, 2), text) for one, text in contrasts if one < LEAST]
    assert poor == []
    assert measured > 300


def _background(page: Page, element: str) -> str:
    return page.locator(element).first.evaluate("e => getComputedStyle(e).backgroundColor")


def test_reading_pages_are_dark_on_a_dark_screen(new_page: NewPage) -> None:
    assert len(READING) == 14
    page = new_page(color_scheme="dark")
    for path in READING.values():
        page.goto(path)
        wait_until_it_reacts(page)
        page.emulate_media(contrast="no-preference")
        assert _background(page, ".reading") == "rgb(11, 21, 48)", path
        assert violations(page, "color-contrast") == [], path
        page.emulate_media(contrast="more")
        assert _background(page, ".reading") == "rgb(0, 0, 0)", path
        if path == paths.REINDEER:  # its cards have colors of their own
            assert violations(page, "color-contrast") == []
        page.emulate_media(media="print")
        assert _background(page, ".reading") == "rgb(251, 250, 245)", path
        assert page.evaluate(
            "getComputedStyle(document.querySelector('main .text-ink, main .text-pine')).color"
        ) in {"rgb(27, 39, 64)", "rgb(15, 61, 46)"}, path
        page.emulate_media(media="screen")


def test_reading_pages_have_more_contrast_when_asked(new_page: NewPage) -> None:
    page = new_page(contrast="more")
    page.goto(READING["santa_app.pages.recipe_detail"])
    for name in (".text-ink", ".text-ink-soft"):
        assert (
            page.locator(f".reading main {name}").first.evaluate("e => getComputedStyle(e).color")
            == "rgb(0, 0, 0)"
        )
    expect(page.locator(".snow")).to_be_hidden()
    assert violations(page) == []
