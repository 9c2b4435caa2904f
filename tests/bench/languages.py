"""How long all languages take to build, what first visits weigh, and which fonts they fetch."""

import shutil
import statistics
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from santa_app.content import paths
from santa_app.i18n import LANGUAGES, Language, page_path
from santa_app.site import ROUTES
from tests.support.chromium import launch
from tests.support.loopback import served
from tests.support.page_fonts import preloaded_fonts, requested_fonts
from tests.support.page_weight import Build, Weight
from tests.support.running_site import ROOT
from tests.support.site_copy import copy_site
from tests.support.table import say, show
from tests.support.visit import wait_until_it_reacts

_FEW = ("en", "ar")
_WITH_FONTS = (paths.HOME, paths.RECIPES, paths.HELPLINES)
"""The pages whose fonts are weighed; the last one names places and helplines of many countries."""


def show_languages(folder: Path, *, quick: bool) -> None:
    """Build the site in all languages, or in two; print the seconds, and the bytes of each."""
    site = copy_site(folder / "site")
    shutil.copytree(ROOT / "locales", site.folder / "locales")
    languages = [one for one in LANGUAGES if not quick or one.locale in _FEW]
    say(f"  building {len(languages)} languages …")
    began = time.perf_counter()
    done = site.build(LANGUAGES=",".join(one.locale for one in languages))
    took = time.perf_counter() - began
    if done.returncode:
        say(f"  they do not build:\n{done.stderr[-800:]}")
        return
    build = Build(site.pages)
    english = {route.page.path: build.weigh(route.page.path) for route in ROUTES}
    show(
        "Gzip bytes of a first visit; differences are to the English page, without fonts",
        ("language", "home page", "fonts", "median difference", "greatest", "where"),
        [_row(one, build, english) for one in languages],
    )
    with served(site.pages) as url, sync_playwright() as api, launch(api) as browser:
        page = browser.new_page()
        show(
            "Fonts that Chromium requests, in bytes",
            ("language", *_WITH_FONTS, "not preloaded"),
            [_font_row(one, build, page, url) for one in languages],
        )
    say(f"  built in {took:.0f} s")


def _font_row(language: Language, build: Build, page: Page, url: str) -> tuple[str, ...]:
    sizes, others = [], set[str]()
    for path in _WITH_FONTS:
        page.goto(url + page_path(path, language.locale))
        wait_until_it_reacts(page)
        fonts = requested_fonts(page)
        sizes.append(f"{sum(map(build.size, fonts)):,} ({len(fonts)})")
        others |= fonts - preloaded_fonts(page)
    return (language.tag, *sizes, ", ".join(sorted(others)))


def _row(language: Language, build: Build, english: dict[str, Weight]) -> tuple[str, ...]:
    weights = {path: build.weigh(page_path(path, language.locale)) for path in english}
    more = {
        path: (weight.total - weight.fonts) - (english[path].total - english[path].fonts)
        for path, weight in weights.items()
    }
    worst = max(more, key=lambda path: more[path])
    return (
        language.tag,
        f"{weights['/'].total:,}",
        f"{weights['/'].fonts:,}",
        f"{statistics.median(more.values()):+,.0f}",
        f"{more[worst]:+,}",
        worst,
    )
