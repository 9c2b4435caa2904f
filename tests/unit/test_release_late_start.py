"""A built page's modules wait until it has been painted."""

from pathlib import Path

import pytest

from santa_app.release.late_start import LateStartError, start_late

PAGE = (
    '<head><link rel="modulepreload" href="/assets/entry.js"/>'
    '<link rel="stylesheet" href="/a.css"/></head><body><p>Ho</p>'
    '<script type="module" async="">import "/assets/entry.js";</script>'
    "<p>ho</p></body>"
)


def _client(folder: Path, page: str) -> Path:
    (folder / "about").mkdir()
    for name in ("index.html", "about/index.html", "__spa-fallback.html"):
        (folder / name).write_text(page)
    return folder


def test_every_page_asks_for_its_modules_later(tmp_path: Path) -> None:
    client = _client(tmp_path, PAGE)
    start_late(client)
    for name in ("index.html", "about/index.html", "__spa-fallback.html"):
        html = (client / name).read_text()
        assert "modulepreload" not in html.partition("<body>")[0]
        assert '<link rel="x-later" href="/assets/entry.js"/>' in html
        assert '<link rel="stylesheet" href="/a.css"/>' in html
        held = '<script type="text/x-later">import "/assets/entry.js";</script><script>(() => {'
        assert html.count(held) == 1
        assert html.endswith("})();</script><p>ho</p></body>")


@pytest.mark.parametrize("page", [PAGE.replace("module", "x"), PAGE + PAGE])
def test_a_page_that_starts_otherwise_stops_the_build(tmp_path: Path, page: str) -> None:
    with pytest.raises(LateStartError, match=r"index\.html has no single script that starts it"):
        start_late(_client(tmp_path, page))
