"""A built page's modules wait until it has been painted."""

from pathlib import Path

import pytest

from santa_app.framework.build.build_output import BuildError
from santa_app.framework.build.deferred_hydration import defer_hydration

PAGE = (
    '<html lang="en"><head><link rel="modulepreload" href="/assets/entry.js"/>'
    '<link rel="stylesheet" href="/a.css"/></head><body><p>Ho</p>'
    '<script type="module" async="">import "/assets/x.js";'
    'import("/assets/entry.client-a_B-1.js");</script>'
    "<p>ho</p></body></html>"
)


def _client(folder: Path, page: str) -> Path:
    (folder / "about").mkdir()
    for name in ("index.html", "about/index.html", "__spa-fallback.html"):
        (folder / name).write_text(page)
    return folder


def test_every_page_asks_for_its_modules_later(tmp_path: Path) -> None:
    client = _client(tmp_path, PAGE)
    defer_hydration(client)
    for name in ("index.html", "about/index.html", "__spa-fallback.html"):
        html = (client / name).read_text()
        assert "modulepreload" not in html.partition("<body>")[0]
        assert '<link rel="x-deferred" href="/assets/entry.js"/>' in html
        assert '<link rel="stylesheet" href="/a.css"/>' in html
        held = (
            '<script type="text/x-deferred">import "/assets/x.js";'
            'import("/assets/entry.client-a_B-1.js").finally(() => '
            'dispatchEvent(new Event("santa:app-loaded")));</script><script>(() => {'
        )
        assert html.count(held) == 1
        assert html.endswith("})();</script><p>ho</p></body></html>")
        assert html.startswith('<html data-animations-paused="" lang="en"><head>')


@pytest.mark.parametrize(
    ("page", "missing"),
    [
        (PAGE.replace("module", "x"), "has not exactly one module script"),
        (PAGE + PAGE, "has not exactly one module script"),
        (PAGE.replace("<html ", "<HTML "), "has not exactly one html element"),
        (PAGE.replace("client-", "server-"), "does not end with the app's entry"),
        (PAGE.replace("modulepreload", "preload"), "has no links to modules"),
        (
            PAGE.replace('rel="modulepreload"', 'as="x" rel="modulepreload"'),
            "has no links to modules",
        ),
    ],
)
def test_a_page_that_starts_otherwise_stops_the_build(
    tmp_path: Path, page: str, missing: str
) -> None:
    with pytest.raises(BuildError, match=rf"index\.html {missing}"):
        defer_hydration(_client(tmp_path, page))
