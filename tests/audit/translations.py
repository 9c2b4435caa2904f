"""`python -m tests.audit.translations [tag …]`, run by `make audit`: every page in every language.

Builds the site in all its languages, and visits each page as a search engine and in Chromium. The
exit code is 1 where a page has another language, direction or number of headings than it should,
a violation that axe finds, an error in the console, a font that it did not preload, words that are
cut or wider than the smallest screen, or a text of the English page whose words are neither names
nor in the language's same_words.txt.
"""

import argparse
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from art.fonts import country_names, untranslated
from santa_app import product
from santa_app.content.helplines import WORDS
from santa_app.i18n import LANGUAGES, REVIEWED, Language, page_path
from santa_app.i18n.catalogs import FOLDER
from santa_app.site import ROUTES
from tests.support import chromium
from tests.support.accessibility import cut_words, violations
from tests.support.console_guard import Guard
from tests.support.html_page import HtmlPage, fetch
from tests.support.layout import BROKEN_WORDS_OF_HEADINGS, FITS, SET_RULES, UNPAINTED
from tests.support.page_fonts import preloaded_fonts, requested_fonts
from tests.support.policy_violations import listen, refused
from tests.support.running_site import ROOT, RunningSite, build_site, site_in
from tests.support.screens import NARROW, PHONE, WIDE
from tests.support.shared_build import built_once
from tests.support.site_copy import copy_site
from tests.support.table import say, show
from tests.support.visit import wait_until_it_reacts
from tests.support.visitor_context import visitor
from tools.messages import SAME_WORDS, words_of

PATHS = tuple(route.page.path for route in ROUTES)
CANONICAL = {route.page.path: route.page.canonical or route.page.path for route in ROUTES}
ENGLISH, *OTHERS = LANGUAGES
SETTINGS = {
    "SENDGRID_API_KEY": "test-key",
    "LANGUAGES": ",".join(language.locale for language in LANGUAGES),
    "INCOMPLETE_LANGUAGES": ",".join(one.locale for one in OTHERS if one.locale not in REVIEWED),
}
WIDTHS = (NARROW, PHONE)
HOST_NAME = re.compile(r"[\w-]+(?:\.[\w-]+)+")
TEXTS = """() => {
  const own = document.documentElement.lang, found = new Set();
  const add = (element, text) => {
    if (/\\p{L}{2}/u.test(text) && element.closest('[lang]').lang === own) found.add(text.trim());
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element.closest('script, style, template, noscript')) continue;
    add(element, walker.currentNode.data);
  }
  for (const name of ['alt', 'title', 'aria-label', 'aria-description', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`))
      add(element, element.getAttribute(name));
  const named = 'meta[name=description], meta[name=keywords], meta[property="og:title"], '
    + 'meta[property="og:description"], meta[property="og:image:alt"], meta[name="twitter:title"], '
    + 'meta[name="twitter:description"]';
  for (const meta of document.querySelectorAll(named)) add(meta, meta.content);
  add(document.documentElement, document.title);
  return [...found].filter(text => !/^https?:/.test(text));
}"""
"""The texts of a page, with those of its head and its labels, that are not marked as foreign."""


def _build(folder: Path) -> None:
    build_site()  # installs the packages that the copy uses, too
    copy = copy_site(folder)
    shutil.copytree(ROOT / "locales", folder / "locales")
    say(f"building {len(LANGUAGES)} languages …")
    began = time.perf_counter()
    done = copy.build(**SETTINGS)
    if done.returncode:
        raise RuntimeError(f"they do not build:\n{done.stdout[-800:]}{done.stderr[-800:]}")
    say(f"built in {time.perf_counter() - began:.0f} s")


def _known_words(language: Language) -> set[str]:
    """Return the words that a language has in common with English, and those of names."""
    same = (FOLDER / language.locale / SAME_WORDS).read_text("utf-8")
    directories = (directory.name for directory in WORDS.directories)
    names = (product.NAME, *country_names(language.locale), *untranslated(), *directories)
    return words_of(" ".join([same, *names]))


def _in_html(site: RunningSite, language: Language, path: str) -> Iterator[str]:
    """Yield what is wrong with a page as a search engine reads it."""
    status, body, _ = fetch(site.local_url + page_path(path, language.locale))
    if status != 200:
        yield f"status {status}"
        return
    text = body.decode()
    tag = text[text.index("<html") :].partition(">")[0]
    attributes = {"dir": "ltr", **dict(re.findall(r'\b(lang|dir)="([^"]*)"', tag))}
    if attributes != {"lang": language.tag, "dir": language.direction}:
        yield f"{attributes}"
    page = HtmlPage()
    page.feed(text)
    if len(page.h1) != 1 or not page.h1[0].strip():
        yield f"h1: {page.h1}"
    names = [*(one.tag for one in LANGUAGES), "x-default"]
    alternates = re.findall(r'hreflang="([^"]+)"', text[: text.index("<body")], re.I)
    is_listed = "noindex" not in page.meta["robots"] and CANONICAL[path] == path
    if is_listed and sorted(alternates) != sorted(names):
        yield f"hreflang: {alternates}"


def _in_browser(
    page: Page, language: Language, address: str, pictures: Path | None
) -> Iterator[str]:
    """Yield what is wrong with a page in Chromium; the page is left open."""
    page.set_viewport_size(WIDE)
    page.goto(address)
    wait_until_it_reacts(page)
    yield from (f"axe: {one}" for one in violations(page))
    if extra := requested_fonts(page) - preloaded_fonts(page):
        yield f"fonts not preloaded: {extra}"
    yield from (f"policy: {one}" for one in refused(page))
    if pictures:
        name = address.strip("/").replace("/", "_")
        for size in (PHONE, WIDE):
            page.set_viewport_size(size)
            page.screenshot(path=pictures / f"{name}-{size['width']}.png", full_page=True)
    page.evaluate(SET_RULES, UNPAINTED)
    for size in WIDTHS:
        page.set_viewport_size(size)
        page.wait_for_timeout(50)
        width = size["width"]
        if not page.evaluate(FITS):
            yield f"wider than {width} px"
        if cut := cut_words(page):
            yield f"cut at {width} px: {cut}"
        broken = page.evaluate(BROKEN_WORDS_OF_HEADINGS)
        if broken and language.script != "japanese":  # which may break after most letters
            yield f"broken in headings at {width} px: {broken}"


def _reader(browser: Browser, site: RunningSite, language: Language) -> BrowserContext:
    return visitor(browser, site, locale=language.tag)


def _texts(browser: Browser, site: RunningSite) -> dict[str, list[str]]:
    """Return the texts of the English pages by path."""
    with _reader(browser, site, ENGLISH) as context:
        page = context.new_page()
        texts = {}
        for path in PATHS:
            page.goto(path)
            wait_until_it_reacts(page)
            texts[path] = page.evaluate(TEXTS)
    return texts


def _walk(
    browser: Browser,
    site: RunningSite,
    language: Language,
    english: dict[str, list[str]],
    pictures: Path | None,
) -> int:
    """Print what is wrong with the pages of a language; return how many pages have a fault."""
    known = _known_words(language)
    wrong = 0
    with _reader(browser, site, language) as context:
        page, guard = context.new_page(), Guard()
        listen(page)
        guard.watch(page)
        for path, originals in english.items():
            address = page_path(path, language.locale)
            found = [
                *_in_html(site, language, path),
                *_in_browser(page, language, address, pictures),
            ]
            same = set(originals).intersection(page.evaluate(TEXTS))
            found += [
                f"English: {text}"
                for text in sorted(same)
                if words_of(HOST_NAME.sub(" ", text)) - known
            ]
            found += guard.problems
            guard.problems.clear()
            if found:
                say("\n  ".join([f"{language.tag} {path}", *found]))
                wrong += 1
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.audit.translations", description=__doc__)
    tags = [language.tag for language in OTHERS]
    parser.add_argument("languages", nargs="*", metavar="tag", choices=[*tags, []])
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of every page")
    chosen = parser.parse_args()
    wanted = [one for one in OTHERS if not chosen.languages or one.tag in chosen.languages]
    if chosen.pictures:
        chosen.pictures.mkdir(parents=True, exist_ok=True)
        chosen.pictures = chosen.pictures.resolve()
    os.chdir(ROOT)
    chromium.ensure()
    built = built_once("all-languages", [], _build)
    faults = {}
    with tempfile.TemporaryDirectory(prefix="santa-languages-") as folder, sync_playwright() as api:
        site = site_in(Path(folder), **SETTINGS)
        site.root = built
        site.start()
        try:
            with chromium.launch(api, site.port) as browser:
                english = _texts(browser, site)
                for language in wanted:
                    faults[language] = _walk(browser, site, language, english, chosen.pictures)
        finally:
            site.stop()
    show(
        "Every page in every language, as a search engine and in Chromium",
        ("language", "name", "pages", "with a fault"),
        [(one.tag, one.name, str(len(english)), str(wrong)) for one, wrong in faults.items()],
    )
    return 1 if any(faults.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
