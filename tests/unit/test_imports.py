"""Holds the direction of imports that DESIGN section 3 draws."""

from pathlib import Path

import pytest

from santa_app.development.modules import imports_of

ROOT = Path(__file__).resolve().parents[2] / "santa_app"

ALLOWED = {
    "setting_kinds": set(),
    "settings": {"setting_kinds"},
    "memory": set(),
    "theme": set(),
    "browser": {"browser"},
    "content": {"content"},
    "product": {"settings"},
    "rules": {"rules", "content", "browser"},
    "letters": {"letters", "rules", "content", "settings"},
    "states": {"states", "letters", "product", "rules", "content", "browser"},
    "components": {"components", "states", "product", "rules", "content", "theme", "browser"},
    "pages": {"pages", "components", "states", "product", "rules", "content", "theme", "browser"},
    "not_found_shell": set(),
    "site": {"pages", "components", "content", "settings", "not_found_shell"},
    "guard": {"guard", "letters", "settings"},
    "release": {"release", "product", "content", "not_found_shell", "settings", "theme"},
    "serving": {"not_found_shell", "release", "settings", "site"},
    "logs": {"letters", "settings"},
    "development": {"development", "browser"},
    "commands": {"logs", "letters", "content", "settings"},
}
WITHOUT_REFLEX = {"content", "product", "rules", "letters", "settings", "setting_kinds", "theme"}
MODULES = sorted(ROOT.rglob("*.py"))


def _layer(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_run_one_way(path: Path) -> None:
    layer = _layer(path)
    if layer in {"santa_app", "__init__", "__main__"}:
        return
    assert layer in ALLOWED, f"{layer} is no layer of DESIGN section 3"
    for name in imports_of(path.read_bytes()):
        parts = name.split(".")
        if parts[0] == "santa_app" and len(parts) > 1:
            assert parts[1] in ALLOWED[layer], f"{path.name} imports {name}"
        if parts[0] in {"reflex", "reflex_base"}:
            assert layer not in WITHOUT_REFLEX, f"{path.name} imports {name}"


def test_every_layer_was_seen() -> None:
    assert {_layer(path) for path in MODULES} >= {
        "browser", "components", "content", "letters", "pages", "rules", "settings", "states"
    }  # fmt: skip
    assert len(MODULES) > 60


def test_rules_take_no_more_of_browser_than_same() -> None:
    for path in (ROOT / "rules").glob("*.py"):
        for name in imports_of(path.read_bytes()):
            if name.startswith("santa_app.browser"):
                assert name.startswith("santa_app.browser.same"), f"{path.name} imports {name}"
