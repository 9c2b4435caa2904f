"""How long all languages take to build, and what their first visits weigh beside English."""

import shutil
import statistics
import time
from pathlib import Path

from santa_app.i18n import LANGUAGES, Language, page_path
from santa_app.site import ROUTES
from tests.support.page_weight import Build, Weight
from tests.support.running_site import ROOT
from tests.support.site_copy import copy_site
from tests.support.table import say, show

_FEW = ("en", "ar")


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
    paths = [route.page.path for route in ROUTES]
    english = {path: build.weigh(path) for path in paths}
    show(
        "Gzip bytes of a first visit; differences are to the English page, without fonts",
        ("language", "home page", "fonts", "median difference", "greatest", "where"),
        [_row(one, build, english) for one in languages],
    )
    say(f"  built in {took:.0f} s")


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
