"""What the plugin itself changes in the built pages."""

from pathlib import Path
from typing import get_args

import pytest

from santa_app.build import BuildPlugin, plugin
from santa_app.components.page_style import PageStyle, Sheet
from santa_app.framework import inventory
from santa_app.framework.build.build_output import FALLBACK_FILE, BuildError, insert_into_head


def test_a_build_stops_when_an_internal_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inventory, "faults", lambda web: [f"{web.name} has changed toasts."])
    client = tmp_path / ".web" / "build" / "client"
    client.mkdir(parents=True)
    with pytest.raises(SystemExit, match=r"is not complete: \.web has changed toasts\.$"):
        BuildPlugin().post_build(static_dir=client)


def test_a_page_without_one_head_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / FALLBACK_FILE).write_text("<head></head>")
    insert_into_head(tmp_path, "kept_text.js")
    assert "putBackTexts" in (tmp_path / FALLBACK_FILE).read_text()
    (tmp_path / FALLBACK_FILE).write_text("<body></body>")
    with pytest.raises(BuildError, match="has not exactly one head"):
        insert_into_head(tmp_path, "kept_text.js")


def test_no_asset_hides_a_sheet_that_only_some_pages_load() -> None:
    sheets = {f"$/{plugin._page_style(file)[0]}" for file in plugin._PAGE_STYLES.glob("*.css")}
    assert {PageStyle.create(sheet=name).add_imports()[""] for name in get_args(Sheet)} == sheets
    assets = plugin._PAGE_STYLES.parents[1]
    assert [sheet for sheet in sheets if (assets / sheet.removeprefix("$/")).exists()] == []
