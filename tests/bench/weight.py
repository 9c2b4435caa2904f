"""The bytes of pages and States, compared with their budgets."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from santa_app.site import ROUTES
from tests.bench.states import PageStates, StateWeights, weigh_states
from tests.support.page_weight import BUDGET_JS, BUDGET_PAGE, Build, Weight
from tests.support.table import say, show, verdict

BUDGET_RUNTIME = 6_000
"""Bytes; 1 KB is 1,000 bytes."""


def show_weights(web: Path) -> None:
    """Print the bytes of first visits and browser States in the build in `web`."""
    paths = [route.page.path for route in ROUTES]
    build = Build(web / "build" / "client")
    weights = {path: build.weigh(path) for path in paths}
    states = weigh_states(web, paths)
    show(
        "First visit in gzip bytes, and the browser States in it",
        ("page", "HTML", "CSS", "JS", "fonts", "pictures", "all", "States", "≤ 180 KB JS, 250 KB"),
        (_page(path, weights[path], states.pages[path]) for path in paths),
    )
    for address in sorted(build.missing):
        say(f"  missing in the build: {address}")
    _show_states(states)


def _page(path: str, weight: Weight, states: PageStates) -> Sequence[str]:
    kinds = (weight.html, weight.css, weight.js, weight.fonts, weight.pictures, weight.total)
    light = weight.js <= BUDGET_JS and weight.total <= BUDGET_PAGE
    return (path, *(f"{size:,}" for size in kinds), f"{states.used_bytes:,}", verdict(met=light))


def _show_states(weights: StateWeights) -> None:
    show(
        "Browser States in gzip bytes, each alone with the rules, texts and helpers it needs",
        ("State", "bytes", "pages"),
        _states(weights),
    )
    light = weights.runtime <= BUDGET_RUNTIME
    say(f"  runtime and valtio: {weights.runtime:,} of {BUDGET_RUNTIME:,}: {verdict(met=light)}")
    say("  The build mixes States and components in chunks, so its bundler bundled the States")
    say("  again to weigh them; a page's States share helpers and weigh less than their sum.")
    excess = {path: page for path, page in weights.pages.items() if page.carried != page.used}
    if not excess:
        say("  No page carries a State that it does not use.")
        return
    show(
        "Pages whose chunks carry States that they do not use",
        ("page", "unused States", "bytes"),
        (_excess(path, page) for path, page in excess.items()),
    )


def _states(weights: StateWeights) -> Iterator[Sequence[str]]:
    for name, size in weights.states.items():
        pages = sum(name in page.used for page in weights.pages.values())
        yield name, f"{size:,}", str(pages)


def _excess(path: str, page: PageStates) -> Sequence[str]:
    unused = set(page.carried) - set(page.used)
    return path, str(len(unused)), f"{page.carried_bytes - page.used_bytes:,}"
