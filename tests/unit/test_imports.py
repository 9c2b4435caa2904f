"""The direction of imports between the packages of the site, and between the kinds of tests."""

import ast
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2] / "santa_app"

ALLOWED = {
    "settings": {"i18n", "rules"},
    "version": set(),
    "theme": {"i18n"},
    "drawings": set(),
    "i18n": {"i18n"},
    "content": {"content", "i18n"},
    "product": {"i18n", "settings"},
    "rules": {"rules", "content", "i18n"},
    "observability": {"observability", "settings", "version"},
    "server.client_address": set(),
    "server.descriptors": set(),
    "server.unfinished_messages": set(),
    "database": {"database", "observability", "settings"},
    "letters": {
        "i18n",
        "letters",
        "observability",
        "server.client_address",
        "rules",
        "content",
        "database",
        "settings",
        "version",
    },
    "states": {
        "i18n",
        "states",
        "letters",
        "database",
        "product",
        "rules",
        "content",
        "drawings",
    },
    "components": {
        "components",
        "i18n",
        "states",
        "product",
        "rules",
        "content",
        "theme",
    },
    "pages": {
        "i18n",
        "pages",
        "components",
        "states",
        "product",
        "rules",
        "content",
        "theme",
    },
    "site": {"i18n", "pages", "components", "content", "settings", "release"},
    "guard": {
        "guard",
        "observability",
        "server.client_address",
        "server.unfinished_messages",
        "settings",
    },
    "release": {"release", "i18n", "product", "content", "settings", "theme", "version"},
    "server": {
        "i18n",
        "server",
        "server.descriptors",
        "release",
        "observability",
        "database",
        "letters",
        "content",
        "settings",
        "site",
        "version",
    },
}
FEATURE = {
    "observability",
    "server.client_address",
    "rules",
    "content",
    "database",
    "i18n",
    "settings",
}
"""What a module or package may import that is not in `ALLOWED`: a server feature with its tables,
which only States use."""
WITH_BROWSER_STATE = {"states", "components", "pages", "drawings"}
WITH_PORTABLE = {"rules", "letters"}
"""What may use reflex_browser_state, and what only its module `portable`."""
WITHOUT_REFLEX = {"content", "i18n", "product", "rules", "letters", "database", "settings", "theme"}
TESTS = Path(__file__).resolve().parents[1]
MODULES = sorted(ROOT.rglob("*.py"))


def imports_of(source: bytes) -> frozenset[str]:
    """Return the names that a module imports; for `from a import b` both `a` and `a.b`."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return frozenset(found)


def _layer(path: Path) -> str:
    return _layer_of(path.relative_to(ROOT.parent).with_suffix("").parts)


def _layer_of(parts: Sequence[str]) -> str:
    """Return the layer of a module of `santa_app`: its own where `ALLOWED` names it, or the
    package's."""
    module = ".".join(parts[1:3])
    return module if module in ALLOWED else parts[1]


def wrong_imports(layer: str, source: bytes) -> list[str]:
    """Return the imports that the source of a module of this layer must not have."""
    is_feature = layer not in ALLOWED
    wrong = []
    for name in sorted(imports_of(source)):
        parts = name.split(".")
        if parts[0] == "santa_app" and len(parts) > 1:
            other = _layer_of(parts)
            used_by_state = layer == "states" and other not in {*ALLOWED, "santa_app", "__main__"}
            if other not in ALLOWED.get(layer, FEATURE | {layer}) and not used_by_state:
                wrong.append(name)
        if parts[0] == "reflex_browser_state" and layer not in WITH_BROWSER_STATE:
            portable = name.startswith("reflex_browser_state.portable")
            if not portable or layer not in WITH_PORTABLE:
                wrong.append(name)
        if parts[0] in {"reflex", "reflex_base"} and (is_feature or layer in WITHOUT_REFLEX):
            wrong.append(name)
    return wrong


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_run_one_way(path: Path) -> None:
    layer = _layer(path)
    if layer not in {"santa_app", "__init__", "__main__"}:
        assert wrong_imports(layer, path.read_bytes()) == []


def test_imports_of_a_new_feature() -> None:
    for_states = b"from santa_app.votes import add_vote"
    assert wrong_imports("states", for_states) == []
    assert "santa_app.votes" in wrong_imports("pages", for_states)
    assert wrong_imports("votes", b"from santa_app.database import database") == []
    assert wrong_imports("votes", b"import santa_app.states.letter\nimport reflex") == [
        "reflex",
        "santa_app.states.letter",
    ]


def test_drawn_imports_are_permitted() -> None:
    text = (ROOT.parent / "docs" / "architecture.md").read_text("utf-8")
    arrows = re.findall(r"^ +(\w+) --> (\w+)$", text, re.MULTILINE)
    drawn = {name for arrow in arrows for name in arrow}
    assert drawn >= {name for name in ALLOWED if "." not in name} - {"theme", "version"}
    assert [
        (layer, other) for layer, other in arrows if layer != "app" and other not in ALLOWED[layer]
    ] == []


def test_every_layer_was_seen() -> None:
    assert {_layer(path) for path in MODULES} >= {
        "components",
        "content",
        "letters",
        "pages",
        "rules",
        "settings",
        "states",
    }
    assert len(MODULES) > 60


def test_kinds_of_tests_share_only_support() -> None:
    wrong = []
    for path in sorted(TESTS.rglob("*.py")):
        kind = path.relative_to(TESTS).parts[0]
        for name in imports_of(path.read_bytes()):
            parts = name.split(".")
            if parts[0] == "tests" and len(parts) > 1 and parts[1] not in {kind, "support"}:
                wrong.append(f"{path.relative_to(TESTS)} imports {name}")
    assert wrong == []


def test_rules_take_no_more_of_browser_state_than_portable() -> None:
    portable = b"from reflex_browser_state.portable import trim"
    assert wrong_imports("rules", portable) == []
    assert wrong_imports("content", portable)
    assert wrong_imports("rules", b"from reflex_browser_state import browser")
    assert wrong_imports("states", b"from reflex_browser_state import browser") == []


def test_only_the_repository_of_the_letters_makes_sql() -> None:
    statements = {"select", "insert", "update", "delete", "text", "exists"}
    tables = {"LETTERS", "SUPPRESSED", "PAUSE", "COUNTS"}
    forbidden = {f"sqlalchemy.{name}" for name in statements} | {
        f"santa_app.letters.models.{name}" for name in tables
    }
    others = [path for path in (ROOT / "letters").rglob("*.py") if path.parent.name != "repository"]
    assert len(others) > 20
    for path in others:
        assert not imports_of(path.read_bytes()) & forbidden, path
