"""Who imports whom, and whose page a saved file is."""

from pathlib import Path

import pytest

from santa_app.development.modules import Modules

FILES = {
    "shop/__init__.py": "",
    "shop/content/__init__.py": "",
    "shop/content/songs.py": "SONGS = ()",
    "shop/content/paths.py": "HOME = '/'",
    "shop/pages/__init__.py": "",
    "shop/pages/songs.py": "from shop.content import songs",
    "shop/pages/home.py": "import shop.pages.cards",
    "shop/pages/cards.py": "def card():\n    import shop.content.songs",
    "shop/pages/about.py": "from shop.content.paths import HOME",
}
PAGES = [f"shop.pages.{name}" for name in ("about", "home", "cards", "songs")]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "shop"


def test_the_pages_that_show_a_file_come_with_the_nearest_first(package: Path) -> None:
    found = Modules(package).nearest_first(PAGES, frozenset({"shop.content.songs"}))
    assert found == ["shop.pages.cards", "shop.pages.songs", "shop.pages.home"]


def test_a_page_s_own_module_is_the_nearest(package: Path) -> None:
    found = Modules(package).nearest_first(PAGES, frozenset({"shop.pages.cards"}))
    assert found == ["shop.pages.cards", "shop.pages.home"]


def test_a_package_is_known_by_its_folder_s_name(package: Path) -> None:
    modules = Modules(package)
    assert modules.name(package / "content" / "__init__.py") == "shop.content"
    assert modules.name(package / "content" / "songs.py") == "shop.content.songs"
    assert modules.nearest_first(PAGES, frozenset({"shop.content"})) == ["shop.pages.songs"]


def test_a_file_that_nobody_imports_belongs_to_no_page(package: Path) -> None:
    assert Modules(package).nearest_first(PAGES, frozenset({"shop.letters"})) == []


def test_modules_that_import_each_other_come_to_an_end(package: Path) -> None:
    (package / "content" / "songs.py").write_text("import shop.pages.songs")
    modules = Modules(package)
    assert modules.distance("shop.pages.songs", frozenset({"shop.elsewhere"})) is None


def test_what_a_file_imports_now_counts(package: Path) -> None:
    modules, about = Modules(package), package / "pages" / "about.py"
    about.write_text("from shop.content.songs import SONGS")
    modules.read([about])
    assert modules.distance("shop.pages.about", frozenset({"shop.content.songs"})) == 1


@pytest.mark.parametrize("text", ["from shop.content import (", "a\0b"])
def test_a_broken_file_imports_nothing(package: Path, text: str) -> None:
    modules, about = Modules(package), package / "pages" / "about.py"
    about.write_text(text)
    modules.read([about, package / "gone.py"])
    assert modules.distance("shop.pages.about", frozenset({"shop.content.paths"})) is None
