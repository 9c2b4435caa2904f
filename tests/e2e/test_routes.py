"""Every page of the site, as a search engine, a visitor and a link checker see it."""

from urllib.parse import urldefrag, urlsplit

import pytest
from playwright.sync_api import Page

from santa_app.content import paths
from santa_app.site import ROUTES as TABLE
from tests.support.accessibility import cut_words, violations
from tests.support.html_page import HtmlPage, fetch, read
from tests.support.layout import BROKEN_WORDS_OF_HEADINGS, FITS, SET_RULES, UNPAINTED
from tests.support.page_fonts import preloaded_fonts, requested_fonts
from tests.support.policy_violations import listen, refused
from tests.support.running_site import RunningSite
from tests.support.screens import NARROW, PHONE, WIDE
from tests.support.visit import wait_until_it_reacts
from tests.support.waiting import wait_until

ROUTES = tuple(route.page.path for route in TABLE)
CANONICAL = {route.page.path: route.page.canonical or route.page.path for route in TABLE}
NOT_INDEXED = {route.page.path for route in TABLE if not route.page.indexed}
LARGE = 32
"""A browser font size, in pixels."""
SPACED = f"""{UNPAINTED} * {{ line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important }} p {{ margin-bottom: 2em !important }}"""
"""The text spacing of WCAG 1.4.12."""
NAME_CLEAR_OF_MENU = """() => {
  const [name, menu] = ['header a span', '#menu-mobile-button'].map(
    one => document.querySelector(one).getBoundingClientRect());
  return name.width > 0 && menu.width > 0 && name.right <= menu.left;
}"""
WORDS_OVER_PICTURES = """() => {
  const covers = (box, other) => box.left < other.right - 1 && other.left < box.right - 1
    && box.top < other.bottom - 1 && other.top < box.bottom - 1;
  return [...document.querySelectorAll('main section:has(h1), main .closing')].flatMap(section => {
    const pictures = [...section.querySelectorAll('img')].map(i => i.getBoundingClientRect());
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT), found = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const boxes = [...range.getClientRects()].filter(box => box.width > 2);
      if (boxes.some(box => pictures.some(picture => covers(box, picture)))) {
        found.push(walker.currentNode.textContent);
      }
    }
    return found;
  });
}"""
"""The words of hero and banner that stand over a picture; test_reading_comfort.py measures those."""
BROKEN_LABELS = """[...document.querySelectorAll('.btn')].filter(button => {
  const words = document.createRange();
  return button.offsetWidth && (button.scrollWidth > button.clientWidth + 1
    || [button, ...button.querySelectorAll(':scope > span:not([class])')].flatMap(
      one => [...one.childNodes]).filter(one => one.nodeType === Node.TEXT_NODE).some(text => {
      words.selectNode(text);
      return new Set([...words.getClientRects()].map(line => Math.round(line.top))).size > 1;
    }));
}).map(button => button.textContent)"""
"""The labels of buttons that break in two lines or reach over their edges."""
TASK_HERO_ENDS = """[...document.querySelectorAll('.strip')].map(
  hero => hero.getBoundingClientRect().bottom + scrollY)"""
"""Where the low hero of a page ends at which visitors do something, in pixels from the page's top."""
META = (
    "description", "keywords", "robots", "og:title", "og:description", "og:image", "og:type",
    "twitter:card", "twitter:title", "twitter:description", "twitter:image",
)  # fmt: skip


@pytest.fixture(scope="module")
def pages(site: RunningSite) -> dict[str, HtmlPage]:
    return {path: read(site.local_url + path) for path in ROUTES}


def test_html_holds_metadata_and_words_without_javascript(
    pages: dict[str, HtmlPage], site: RunningSite
) -> None:
    for path, page in pages.items():
        assert len(page.h1) == 1, path
        assert page.h1[0].strip(), path
        assert 10 <= len(page.title) <= 70, path
        for name in META:
            assert page.meta.get(name), f"{path} has no {name}"
        assert page.canonical == [site.url + CANONICAL[path]]
        assert ("noindex" in page.meta["robots"]) == (path in NOT_INDEXED)
        assert len(page.words.split()) > 30, path


def test_titles_and_descriptions_are_unique(pages: dict[str, HtmlPage]) -> None:
    kept = [page for path, page in pages.items() if CANONICAL[path] == path]
    for values in ([page.title for page in kept], [page.meta["description"] for page in kept]):
        assert len(set(values)) == len(values)


def test_links_and_assets_resolve(pages: dict[str, HtmlPage], site: RunningSite) -> None:
    inside: set[str] = set()
    outside = 0
    for path, page in pages.items():
        for link in page.links:
            href = link.get("href", "")
            parts = urlsplit(href)
            if parts.scheme in {"http", "https"} and not href.startswith(site.url):
                outside += 1
                assert parts.scheme == "https", f"{path}: {href}"
                assert parts.hostname, f"{path}: {href}"
                assert "." in str(parts.hostname)
                assert link.get("target") == "_blank", f"{path}: {href}"
                assert "noopener" in link.get("rel", ""), f"{path}: {href}"
            elif parts.scheme in {"", "http"}:
                inside.add(urldefrag(href.removeprefix(site.url))[0] or path)
        for image in page.images:
            inside.add(image["src"])
            assert "alt" in image, f"{path}: {image['src']}"
            assert image.get("width"), f"{path}: {image['src']}"
            assert image.get("height"), f"{path}: {image['src']}"
        for name in ("og:image", "twitter:image"):
            inside.add(page.meta[name].removeprefix(site.url))
    broken = [target for target in sorted(inside) if fetch(site.local_url + target)[0] != 200]
    assert broken == []
    assert len(inside) > len(pages)
    assert outside > 0


def test_links_within_a_page_hold_only_the_fragment(pages: dict[str, HtmlPage]) -> None:
    """With a path before the `#`, a browser without JavaScript would load the page again."""
    parts = 0
    for path, page in pages.items():
        for link in page.links:
            address, part = urldefrag(link.get("href", ""))
            if part and urlsplit(address).path.rstrip("/") in {"", path.rstrip("/")}:
                assert not address, f"{path}: {link['href']}"
                assert part in page.ids, f"{path}: {link['href']}"
                parts += 1
    assert parts > 0


def test_sitemap_lists_the_indexed_pages(site: RunningSite) -> None:
    status, body, _ = fetch(f"{site.local_url}/sitemap.xml")
    assert status == 200
    listed = set(body.decode().replace("<loc>", "\n<loc>").splitlines())
    found = {line[5 : line.index("</loc>")] for line in listed if line.startswith("<loc>")}
    wanted = {
        (site.url + path).rstrip("/")
        for path in ROUTES
        if path not in NOT_INDEXED and CANONICAL[path] == path
    }
    assert {address.rstrip("/") for address in found} == wanted
    status, body, kind = fetch(f"{site.local_url}/robots.txt")
    assert status == 200
    assert kind == "text/plain"
    assert b"Sitemap:" in body


def test_pages_show_all_pictures_and_fit_every_screen(page: Page) -> None:
    """One browser page visits all, because starting a new one costs as much as a visit."""
    listen(page)
    browser = page.context.new_cdp_session(page)
    tasks = 0
    for path in ROUTES:
        page.set_viewport_size(WIDE)
        browser.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
        page.goto(path)
        wait_until_it_reacts(page)
        assert page.locator("h1").count() == 1, path
        page.evaluate("document.querySelectorAll('img').forEach(i => { i.loading = 'eager' })")
        page.wait_for_function("[...document.images].every(i => i.complete)")
        assert requested_fonts(page) == preloaded_fonts(page), path
        empty = page.evaluate("[...document.images].filter(i => !i.naturalWidth).map(i => i.src)")
        assert empty == [], path
        assert violations(page) == [], path
        page.evaluate(SET_RULES, UNPAINTED)
        for width in (1920, 1024, 768, 360, 320):
            page.set_viewport_size({"width": width, "height": 800})
            # The page lays itself out again a moment after its window has changed.
            wait_until(lambda: page.evaluate(FITS), f"{path} fits into {width} px")
            assert cut_words(page) == [], (path, width)
            assert page.evaluate(BROKEN_WORDS_OF_HEADINGS) == [], (path, width)
            if width >= PHONE["width"]:
                assert page.evaluate(BROKEN_LABELS) == [], (path, width)
            if path != paths.HOME:
                assert page.evaluate(WORDS_OVER_PICTURES) == [], (path, width)
            if width == PHONE["width"]:
                ends = page.evaluate(TASK_HERO_ENDS)
                tasks += len(ends)
                assert max(ends, default=0) <= 480, path
        page.set_viewport_size(NARROW)
        page.evaluate(SET_RULES, SPACED)
        wait_until(lambda: page.evaluate(FITS), f"{path} fits with text spacing")
        assert page.evaluate(NAME_CLEAR_OF_MENU), path
        page.evaluate(SET_RULES, UNPAINTED)
        page.set_viewport_size(PHONE)
        browser.send("Page.setFontSizes", {"fontSizes": {"standard": LARGE}})
        wait_until(lambda: page.evaluate(FITS), f"{path} fits with large letters")
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == f"{LARGE}px"
        assert page.evaluate(NAME_CLEAR_OF_MENU), path
        assert refused(page) == [], path
    assert tasks >= 10
