"""404.html is the prerendered not-found page."""

from pathlib import Path

import pytest
from reflex.utils.frontend_skeleton import _update_react_router_config
from reflex_base.config import get_config

from santa_app.framework.build.build_output import (
    FALLBACK_FILE,
    BuildError,
    built_pages,
    offline_page,
)
from santa_app.framework.build.not_found import move_not_found_page, with_not_found_page


def test_the_page_is_prerendered_with_the_others() -> None:
    built = _update_react_router_config(get_config(), prerender_routes=True)
    assert '[...getStaticPaths(), "/404"]' in with_not_found_page(built)


def test_the_page_replaces_the_one_without_content(tmp_path: Path) -> None:
    (tmp_path / FALLBACK_FILE).write_text("<html></html>")
    (tmp_path / "404").mkdir()
    (tmp_path / "404" / "index.html").write_text("<main>Oops</main>")
    move_not_found_page(tmp_path)
    assert (tmp_path / FALLBACK_FILE).read_text() == "<main>Oops</main>"
    assert offline_page(tmp_path).read_text() == "<html></html>"
    assert built_pages(tmp_path) == {}


@pytest.mark.parametrize("only", [FALLBACK_FILE, "404/index.html"])
def test_a_build_without_the_page_is_an_error(tmp_path: Path, only: str) -> None:
    (tmp_path / only).parent.mkdir(exist_ok=True)
    (tmp_path / only).write_text("<html></html>")
    with pytest.raises(BuildError, match="not built"):
        move_not_found_page(tmp_path)
