"""404.html contains the text of the not-found page for browsers without JavaScript."""

from pathlib import Path

import pytest

from santa_app.release.build_output import FALLBACK_FILE, ReleaseError
from santa_app.release.not_found import NOT_FOUND_PATH, fill_fallback_page

SHELL_HTML = "<html><head><meta charset='utf-8'></head><body><script>boot()</script></body></html>"
TWIN_HTML = (
    '<html><head><title>Gone &amp; lost</title><link href="/a.css" rel="stylesheet"/></head>'
    '<body class="x"><main>Oops</main><script>hydrate()</script></body></html>'
)


def folder(tmp_path: Path, twin: str = TWIN_HTML) -> Path:
    (tmp_path / FALLBACK_FILE).write_text(SHELL_HTML)
    (tmp_path / NOT_FOUND_PATH.strip("/")).mkdir()
    (tmp_path / NOT_FOUND_PATH.strip("/") / "index.html").write_text(twin)
    return tmp_path


def test_words_styles_and_title_go_into_the_shell(tmp_path: Path) -> None:
    fill_fallback_page(folder(tmp_path))
    filled = (tmp_path / FALLBACK_FILE).read_text()
    assert "<noscript><main>Oops</main></noscript></body>" in filled
    assert "<title data-static>Gone &amp; lost</title>" in filled
    assert '<noscript><link href="/a.css" rel="stylesheet"/></noscript>' in filled
    assert "hydrate()" not in filled
    assert "boot()" in filled


def test_a_build_without_the_page_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ReleaseError, match="not built"):
        fill_fallback_page(tmp_path)


def test_a_twin_without_title_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ReleaseError, match="no title"):
        fill_fallback_page(folder(tmp_path, "<html><body>x</body></html>"))
