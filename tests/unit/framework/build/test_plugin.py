"""What the plugin itself changes in the built pages."""

from pathlib import Path

from santa_app.framework.build import plugin
from santa_app.framework.build.build_output import FALLBACK_FILE
from santa_app.version import VERSION


def test_every_page_states_the_version(tmp_path: Path) -> None:
    files = [tmp_path / "index.html", tmp_path / "about" / "index.html", tmp_path / FALLBACK_FILE]
    for file in files:
        file.parent.mkdir(exist_ok=True)
        file.write_text("<html><body><footer></footer></body></html>")
    plugin._add_version(tmp_path)
    for file in files:
        assert f"</footer><!-- version {VERSION} --></body>" in file.read_text()
