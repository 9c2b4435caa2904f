"""What names at the top of modules stand for when the site is built, and where they come from."""

import ast
import dataclasses
import os
import sys
import types
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from reflex_browser_state import portable
from reflex_browser_state.compiler.source import module_tree

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_MISSING = object()


@dataclass(frozen=True, slots=True)
class Known:
    """A value known at build time, with the module and the name that hold it."""

    value: Any
    module: str
    name: str


def is_project(module: types.ModuleType | None) -> bool:
    """Whether a module belongs to the project rather than to an installed package."""
    file = getattr(module, "__file__", None) or ""
    return module is portable or (
        file.endswith(".py")
        and getattr(module, "__name__", "").partition(".")[0] not in sys.stdlib_module_names
        and "site-packages" not in file
        and "dist-packages" not in file
    )


def origin(module: str, attribute: str, value: object) -> Known:
    """Follow `from … import` to the module that defines a name, so that it is included once."""
    holder = sys.modules.get(module)
    file = getattr(holder, "__file__", None)
    if holder is None or file is None or not is_project(holder):
        return Known(value, module, attribute)
    for node in module_tree(file).body:
        if not isinstance(node, ast.ImportFrom) or node.module is None:
            continue
        for alias in node.names:
            source = f"{holder.__package__}.{node.module}" if node.level else node.module
            if (alias.asname or alias.name) == attribute and source in sys.modules:
                if getattr(sys.modules[source], alias.name, _MISSING) is value:
                    return origin(source, alias.name, value)
                return Known(value, module, attribute)
    return Known(value, module, attribute)


def reads_environment(known: Known) -> bool:
    """Whether a constant or class holds what environment variables say, such as a secret.

    Its definition and those of the constants and classes that it names are searched, and the bodies
    of the functions that it names. A function by itself holds nothing.
    """
    if isinstance(known.value, types.FunctionType):
        return False
    return _reads_environment(known.module, known.name.partition(".")[0], set())


def _reads_environment(module: str, name: str, seen: set[tuple[str, str]]) -> bool:
    holder = sys.modules.get(module)
    if (module, name) in seen or holder is None or not is_project(holder):
        return False
    seen.add((module, name))
    return any(
        _mentions_environment(node, holder, None if isinstance(node, _FUNCTIONS) else seen)
        for node in _definitions(module_tree(str(holder.__file__)).body, name)
    )


def _mentions_environment(
    node: ast.AST, holder: types.ModuleType, seen: set[tuple[str, str]] | None
) -> bool:
    """Whether code uses `os.environ` or `os.getenv`, or unless `seen` is None a name for it."""
    parts = ast.iter_child_nodes(node)
    match node:
        case ast.Name(ctx=ast.Store()) | ast.arg() | ast.Compare():
            return False
        case ast.Name() | ast.Attribute():
            known = _looked_up(node, holder)
            if known is not None:
                is_environment = known.value is os.environ or known.value is os.getenv
                return is_environment or (
                    seen is not None and _reads_environment(known.module, known.name, seen)
                )
        case ast.AnnAssign(value=value):
            parts = [] if value is None else [value]
        case ast.Subscript(value=value):  # a key is not in the table's item
            parts = [value]
        case ast.Call(func=func) if seen is not None and _makes_its_own(_looked_up(func, holder)):
            given = [*node.args, *(keyword.value for keyword in node.keywords)]
            return _mentions_environment(func, holder, seen) or any(
                _mentions_environment(part, holder, None) for part in given
            )
    return any(_mentions_environment(part, holder, seen) for part in parts)


def _makes_its_own(called: Known | None) -> bool:
    """Whether the result of a call counts as something else than its arguments."""
    if called is None or called.module.partition(".")[0] in sys.stdlib_module_names:
        return False
    is_value = isinstance(called.value, str | bytes | list | tuple | dict)
    return not is_value and not dataclasses.is_dataclass(called.value)


def _looked_up(node: ast.AST, holder: types.ModuleType) -> Known | None:
    """Return what a name in a module means, of a dotted one the first part that is no module."""
    if isinstance(node, ast.Name) and node.id in vars(holder):
        return origin(holder.__name__, node.id, vars(holder)[node.id])
    if not isinstance(node, ast.Attribute):
        return None
    base = _looked_up(node.value, holder)
    if base is None or not isinstance(base.value, types.ModuleType):
        return base
    return origin(base.value.__name__, node.attr, getattr(base.value, node.attr, None))


def _definitions(nodes: Iterable[ast.AST], name: str) -> Iterator[ast.AST]:
    """Yield the statements of a module that define a name."""
    for node in nodes:
        if isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
            if node.name == name:
                yield node
        elif isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            parts = [part for target in targets for part in ast.walk(target)]
            if any(isinstance(part, ast.Name) and part.id == name for part in parts):
                yield node
        else:
            yield from _definitions(ast.iter_child_nodes(node), name)
