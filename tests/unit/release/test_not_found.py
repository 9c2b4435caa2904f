"""The shell of 404.html says what the built not-found page says, without JavaScript too."""

from pathlib import Path

import pytest

from santa_app.release.not_found import SHELL, TWIN, ShellError, fill_shell

SHELL_HTML = "<html><head><meta charset='utf-8'></head><body><script>boot()</script></body></html>"
TWIN_HTML = (
    '<html><head><title>Gone &amp; lost</title><link href="/a.css" rel="stylesheet"/></head>'
    '<body class="x"><main>Oops</main><script>hydrate()</script></body></html>'
)


def folder(tmp_path: Path, twin: str = TWIN_HTML) -> Path:
    (tmp_path / SHELL).write_text(SHELL_HTML)
    (tmp_path / TWIN.strip("/")).mkdir()
    (tmp_path / TWIN.strip("/") / "index.html").write_text(twin)
    return tmp_path


def test_words_styles_and_title_go_into_the_shell(tmp_path: Path) -> None:
    fill_shell(folder(tmp_path))
    filled = (tmp_path / SHELL).read_text()
    assert "<noscript><main>Oops</main></noscript></body>" in filled
    assert "<title data-static>Gone &amp; lost</title>" in filled
    assert '<noscript><link href="/a.css" rel="stylesheet"/></noscript>' in filled
    assert "hydrate()" not in filled
    assert "boot()" in filled


def test_a_build_without_the_page_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ShellError, match="not built"):
        fill_shell(tmp_path)


def test_a_twin_without_title_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ShellError, match="no title"):
        fill_shell(folder(tmp_path, "<html><body>x</body></html>"))
