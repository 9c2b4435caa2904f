"""The bytes of a first visit to each page, beside their budgets."""

from collections.abc import Sequence
from pathlib import Path

from santa_app.site import ROUTES
from tests.support.page_weight import BUDGET_JS, BUDGET_PAGE, Build, Weight
from tests.support.table import say, show, verdict


def show_weights(pages: Path) -> None:
    """Print what a first visit weighs on each page in the folder of built pages."""
    build = Build(pages)
    paths = [route.page.path for route in ROUTES]
    budget = f"≤ {BUDGET_JS // 1000} KB JS, {BUDGET_PAGE // 1000}"
    show(
        "First visit in gzip bytes",
        ("page", "HTML", "CSS", "JS", "fonts", "pictures", "all", budget),
        [_row(path, build.weigh(path)) for path in paths],
    )
    for address in sorted(build.missing):
        say(f"  missing in the build: {address}")


def _row(path: str, weight: Weight) -> Sequence[str]:
    kinds = (weight.html, weight.css, weight.js, weight.fonts, weight.pictures, weight.total)
    light = weight.js <= BUDGET_JS and weight.total <= BUDGET_PAGE
    return (path, *(f"{size:,}" for size in kinds), verdict(met=light))
