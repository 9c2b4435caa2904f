"""The direction of imports between the packages of the site, and between the kinds of tests."""

import ast
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from santa_app.framework.inventory import inventory

ROOT = Path(__file__).resolve().parents[2] / "santa_app"

ALLOWED = {
    "settings": {"settings", "i18n", "rules"},
    "version": set(),
    "build_folder": set(),
    "marks": set(),
    "theme": {"i18n"},
    "drawings": set(),
    "i18n": {"i18n", "marks"},
    "content": {"content", "i18n", "product"},
    "product": {"i18n", "marks", "settings"},
    "rules": {"rules", "content", "i18n"},
    "recognizer": {"recognizer"},
    "observability": {"build_folder", "observability", "settings", "version"},
    "client_address": set(),
    "shutdown": {"framework", "observability", "settings"},
    "database": {"database", "observability", "settings"},
    "letters": {
        "build_folder",
        "i18n",
        "letters",
        "observability",
        "client_address",
        "rules",
        "content",
        "database",
        "recognizer",
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
        "marks",
        "components",
        "framework",
        "i18n",
        "states",
        "product",
        "rules",
        "content",
        "theme",
    },
    "pages": {
        "framework",
        "i18n",
        "pages",
        "components",
        "states",
        "product",
        "rules",
        "content",
        "theme",
    },
    "site": {"i18n", "pages", "components", "content", "product", "framework"},
    "framework": {"build_folder", "framework", "i18n", "settings"},
    "build": {"build", "framework", "i18n", "marks", "product", "content", "theme"},
    "guard": {
        "framework",
        "guard",
        "observability",
        "client_address",
        "settings",
        "shutdown",
    },
    "server": {
        "build_folder",
        "marks",
        "product",
        "i18n",
        "server",
        "build",
        "framework",
        "observability",
        "database",
        "content",
        "rules",
        "settings",
        "site",
        "version",
    },
}
FEATURE = {
    "build_folder",
    "observability",
    "client_address",
    "rules",
    "content",
    "database",
    "i18n",
    "settings",
}
"""Permitted imports of what is not in `ALLOWED`: a server feature with its tables, for States
only."""
WITH_BROWSER_STATE = {"states", "components", "pages", "drawings"}
WITH_PORTABLE = {"rules", "letters"}
"""The packages that may use reflex_browser_state, and those that may use only its `portable`."""
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


FRAMEWORKS = re.compile(r"granian|reflex|reflex_(?!browser_state)\w+|socketio|engineio|starlette")
PUBLIC = {
    "reflex",
    "reflex.event",
    "reflex.plugins",
    "reflex.vars",
    "starlette",
    "starlette.applications",
    "starlette.datastructures",
    "starlette.middleware",
    "starlette.requests",
    "starlette.responses",
    "starlette.types",
}
"""The modules of frameworks that their documentation tells an app to import. All others, and names
that start with an underscore, are for `santa_app/framework` only."""
_DOCUMENTED = {"_asdict", "_replace", "_mapping", "_var_data", "_env_file"}
"""Names with an underscore that are public: of named tuples, SQLAlchemy, Reflex and Pydantic."""
_PRIVATE_IN_TEXT = re.compile(r"\$/(?:utils|env)\b|__react\w+|_valueTracker|\bUNSAFE_\w+")
"""JavaScript of Reflex's web folder, React and React Router that is not public."""
OUTSIDE = [
    path
    for path in (
        *sorted(ROOT.rglob("*.py")),
        *sorted(ROOT.rglob("*.js")),
        ROOT.parent / "rxconfig.py",
    )
    if ROOT / "framework" not in path.parents
]


def private_names(source: str) -> list[str]:
    """Return the private names of other packages that a Python module uses."""
    tree = ast.parse(source)
    found = [name for name in imports_of(source.encode()) if not _is_public(name)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            owner = ast.unparse(node.value)
            is_own = owner in {"self", "cls", "super()"} or owner.startswith(("self.", "cls."))
            if _is_private(node.attr) and not is_own and not _is_defined(tree, node.attr):
                found.append(f"{owner}.{node.attr}")
            if owner == "rx" and node.attr in {"constants", "istate", "state", "utils"}:
                found.append(f"rx.{node.attr}")
        elif isinstance(node, ast.keyword) and _is_private(node.arg or ""):
            found.append(f"{node.arg}=")
    return sorted(found)


def _is_public(imported: str) -> bool:
    """Return whether an imported name is public; `from a import b` gives `a` and `a.b`."""
    parts = imported.split(".")
    if parts[0] == "santa_app":
        return True
    if any(map(_is_private, parts)):
        return False
    is_framework = FRAMEWORKS.fullmatch(parts[0])
    return not is_framework or ".".join(parts[:2]) in PUBLIC


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in _DOCUMENTED


def _is_defined(tree: ast.Module, name: str) -> bool:
    """Return whether the module itself defines an attribute of this name."""
    return any(
        (isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name == name)
        or (
            isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store)
            and ast.unparse(node.value) == "self"
            and node.attr == name
        )
        for node in ast.walk(tree)
    )


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(ROOT.parent)))
def test_private_names_of_frameworks_stay_in_their_room(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert _PRIVATE_IN_TEXT.findall(text) == []
    if path.suffix == ".py":
        assert private_names(text) == []


def test_private_names_in_their_rooms_are_in_the_inventory() -> None:
    """Nothing is used of which the document and the checks know nothing."""
    checks = [check for internal in inventory() for check in internal.names]
    paths = {check.path for check in checks}
    known = {path.rpartition(".")[2] for path in paths}
    known |= {f"{name}=" for check in checks for name in check.takes}
    package = ROOT.parent / "packages" / "reflex-browser-state" / "src"
    modules = [*(ROOT / "framework").rglob("*.py"), *package.rglob("*.py")]
    assert len(modules) > 30
    for path in modules:
        for name in private_names(path.read_text(encoding="utf-8")):
            is_known = any(one.startswith(f"{name}.") for one in paths)
            assert is_known or name.rpartition(".")[2] in known, f"{path}: {name}"


@pytest.mark.parametrize(
    "source",
    [
        "from reflex.utils import exec",
        "import reflex.istate.manager",
        "from reflex.state import State",
        "from reflex_base.vars import VarData",
        "from reflex_components_core.el.elements.inline import A",
        "from granian import Granian",
        "import socketio",
        "from engineio.async_socket import AsyncSocket",
        "from starlette._utils import get_route_path",
        "from starlette.routing import Router",
        "import _socket",
        "rx.utils.exec.run()",
        "var._get_all_var_data()",
        "app._event_processor.stop()",
        "rx.Var(_js_expr='1')",
    ],
)
def test_a_private_name_is_found(source: str) -> None:
    assert private_names(source)


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
    packages = {name for name in ALLOWED if "." not in name}
    assert drawn >= packages - {
        "build_folder",
        "client_address",
        "marks",
        "shutdown",
        "theme",
        "version",
    }
    assert [
        (layer, other) for layer, other in arrows if layer != "app" and other not in ALLOWED[layer]
    ] == []


def test_kinds_of_tests_share_only_support() -> None:
    wrong = []
    for path in sorted(TESTS.rglob("*.py")):
        kind = path.relative_to(TESTS).parts[0]
        for name in imports_of(path.read_bytes()):
            parts = name.split(".")
            if parts[0] == "tests" and len(parts) > 1 and parts[1] not in {kind, "support"}:
                wrong.append(f"{path.relative_to(TESTS)} imports {name}")
    assert wrong == []


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
