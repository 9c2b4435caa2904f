"""How long each language takes to build, and what its first visits weigh beside English."""

import shutil
import statistics
import time
from pathlib import Path

from santa_app.i18n import LANGUAGES, Language, page_path
from santa_app.server.languages import STAMP_FILE
from santa_app.site import ROUTES
from tests.support.page_weight import Build, Weight
from tests.support.running_site import ROOT
from tests.support.site_copy import SiteCopy, copy_site
from tests.support.table import say, show

_FEW = ("en", "ar")


def show_languages(folder: Path, *, quick: bool) -> None:
    """Build the site in all languages, or in two, and print seconds and bytes of each."""
    site = copy_site(folder / "site")
    shutil.copytree(ROOT / "locales", site.folder / "locales")
    languages = [one for one in LANGUAGES if not quick or one.locale in _FEW]
    say(f"  building {len(languages)} languages …")
    began = time.time()
    done = site.build(LANGUAGES=",".join(one.locale for one in languages))
    took = time.time() - began
    if done.returncode:
        say(f"  they do not build:\n{done.stderr[-800:]}")
        return
    seconds = _seconds(site, languages, began)
    build = Build(site.pages)
    paths = [route.page.path for route in ROUTES]
    english = {path: build.weigh(path) for path in paths}
    show(
        "Seconds of a build, and gzip bytes of a first visit; differences are those of each page to"
        " the English one, without fonts",
        ("language", "seconds", "home page", "fonts", "median difference", "greatest", "where"),
        [_row(one, seconds[one.locale], build, english) for one in languages],
    )
    say(f"  all languages: {took:.0f} s")


def _seconds(site: SiteCopy, languages: list[Language], began: float) -> dict[str, float]:
    """Return what each language took: its build ends when its stamp is written."""
    found = {}
    for language in languages:
        web = ".web" if language is LANGUAGES[0] else f".languages/{language.tag.lower()}"
        ended = (site.folder / web / STAMP_FILE).stat().st_mtime
        found[language.locale] = ended - began
        began = ended
    return found


def _row(
    language: Language, seconds: float, build: Build, english: dict[str, Weight]
) -> tuple[str, ...]:
    weights = {path: build.weigh(page_path(path, language.locale)) for path in english}
    more = {
        path: (weight.total - weight.fonts) - (english[path].total - english[path].fonts)
        for path, weight in weights.items()
    }
    worst = max(more, key=lambda path: more[path])
    return (
        language.tag,
        f"{seconds:.1f}",
        f"{weights['/'].total:,}",
        f"{weights['/'].fonts:,}",
        f"{statistics.median(more.values()):+,.0f}",
        f"{more[worst]:+,}",
        worst,
    )
