"""The files of a first visit, which the budgets of a page weigh."""

import gzip
from pathlib import Path

import pytest

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
