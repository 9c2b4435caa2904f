"""The calculations of `make bench`: percentiles, and the files of a first visit."""

import asyncio
import gzip
from pathlib import Path

import pytest

from tests.support.load import Figures, measure, percentile
from tests.support.page_weight import Build

PAGE = """<html><head>
<link rel="stylesheet" href="/site.css"><link rel="x-deferred" href="/assets/entry.js">
<link rel="preload" as="font" href="/fonts/a.woff2"><link rel="icon" href="/icon.svg">
<link rel="preload" as="image" href="/art/hero.svg"></head><body>
<script type="module">import "/assets/manifest.js"; import("/assets/later-in-line.js");</script>
<img src="/art/hero.svg"><img loading="lazy" src="/art/below.svg">
<picture><source srcset="/art/small.svg"><img loading="eager" src="/art/large.svg"></picture>
<img src="data:image/png;base64,AA=="></body></html>"""
FILES = {
    "about/index.html": PAGE,
    "site.css": "a" * 50,
    "assets/entry.js": 'import{a}from"./shared.js";const b=()=>import("./lazy.js");',
    "assets/shared.js": 'import"./entry.js";export const a=1;',
    "assets/lazy.js": "never fetched at first",
    "assets/manifest.js": "window.manifest={}",
    "assets/later-in-line.js": "the framework's entry, fetched at once",
    "fonts/a.woff2": "f" * 500,
    "icon.svg": "not weighed",
    "art/hero.svg": "<svg>hero</svg>",
    "art/below.svg": "<svg>below</svg>",
    "art/small.svg": "<svg>1</svg>",
    "art/large.svg": "<svg>123456789 large</svg>",
}


def packed(*names: str) -> int:
    return sum(len(gzip.compress(FILES[name].encode(), mtime=0)) for name in names)


@pytest.fixture
def build(tmp_path: Path) -> Build:
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
    return Build(tmp_path)


def test_first_visit_counts_files_that_load_at_once(build: Build) -> None:
    weight = build.weigh("/about")
    assert weight.html == packed("about/index.html")
    assert weight.css == packed("site.css")
    assert weight.js == packed(
        "assets/entry.js", "assets/shared.js", "assets/manifest.js", "assets/later-in-line.js"
    )
    assert weight.fonts == 500
    assert weight.pictures == packed("art/hero.svg", "art/large.svg")
    assert weight.total == sum((weight.html, weight.css, weight.js, weight.fonts, weight.pictures))
    assert build.missing == set()


def test_missing_files_are_named(build: Build, tmp_path: Path) -> None:
    (tmp_path / "art" / "hero.svg").unlink()
    assert build.weigh("/about").pictures == packed("art/large.svg")
    assert build.missing == {"/art/hero.svg"}


def test_percentiles_are_measured_values() -> None:
    figures = Figures(waits=tuple(number / 1000 for number in range(1, 101)), seconds=2)
    assert figures.rate == 50
    assert [figures.within(share) for share in (0.5, 0.95, 0.99, 1)] == [50, 95, 99, 100]
    assert Figures(waits=(0.007,), seconds=1).within(0.5) == 7
    assert percentile([30, 10, 20, 40], 0.75) == 30


def test_empty_measurement_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing"):
        Figures(waits=(), seconds=1)
    with pytest.raises(ValueError, match="nothing"):
        percentile([], 0.75)


async def test_clients_run_concurrently_and_each_in_order() -> None:
    asked: list[tuple[str, int]] = []

    async def first(number: int) -> None:
        asked.append(("first", number))
        await asyncio.sleep(0)

    async def second(number: int) -> None:
        asked.append(("second", number))
        await asyncio.sleep(0)

    figures = await measure([first, second], 2)
    assert asked == [("first", 0), ("second", 0), ("first", 1), ("second", 1)]
    assert len(figures.waits) == 4
