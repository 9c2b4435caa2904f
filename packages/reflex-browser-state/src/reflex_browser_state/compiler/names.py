"""Resolves module-level names at build time: their value and the module that defines them."""

import ast
import dataclasses
import functools
import os
import sys
import types
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from reflex_browser_state import portable
from reflex_browser_state.compiler.source import module_tree

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_ENVIRONMENT = [
    getattr(os, name) for name in ("environ", "environb", "getenv", "getenvb") if hasattr(os, name)
]
_READERS = frozenset({"decouple", "dotenv", "dynaconf", "environs", "pydantic_settings"})
"""Packages that read settings from the environment and from files such as `.env`."""
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
    """Whether a constant or class contains values of environment variables, such as a secret.

    Searches its definition, constants and classes named there, and bodies of functions called
    there. Functions, True and False hold no secret.
    """
    if isinstance(known.value, types.FunctionType | bool):
        return False
    return _reads_environment(known.module, known.name.partition(".")[0], set())


_Kinds = tuple[type[ast.AST], ...]
_NAMES: _Kinds = (ast.Name, ast.Attribute)


def _reads_environment(module: str, name: str, seen: set[tuple[str, str]]) -> bool:
    holder = sys.modules.get(module)
    if (module, name) in seen or holder is None or not is_project(holder):
        return False
    seen.add((module, name))
    return any(
        _mentions_environment(
            node, holder, seen, (ast.Call,) if isinstance(node, _FUNCTIONS) else _NAMES
        )
        for node in _definitions(module_tree(str(holder.__file__))).get(name, ())
    )


def _mentions_environment(
    node: ast.AST, holder: types.ModuleType, seen: set[tuple[str, str]], follow: _Kinds
) -> bool:
    """Whether code uses the environment, directly or by a name in an expression of a `follow` kind.

    In a function's body only calls are followed; in the arguments of a call, no names.
    """
    parts = ast.iter_child_nodes(node)
    match node:
        case ast.Name(ctx=ast.Store()) | ast.arg() | ast.Compare():
            return False
        case ast.Name() | ast.Attribute():
            known = _looked_up(node, holder)
            if known is not None:
                return _is_environment(known.value) or (
                    isinstance(node, follow) and _reads_environment(known.module, known.name, seen)
                )
        case ast.AnnAssign(value=value):
            parts = [] if value is None else [value]
        case ast.Subscript(value=value):  # a key is not in the table's item
            parts = [value]
        case ast.Call(func=func) if follow:
            called = _looked_up(func, holder)
            if follow is not _NAMES:
                if called is not None and _reads_environment(called.module, called.name, seen):
                    return True
            elif _makes_its_own(called):
                given = [*node.args, *(keyword.value for keyword in node.keywords)]
                return _mentions_environment(func, holder, seen, follow) or any(
                    _mentions_environment(part, holder, seen, ()) for part in given
                )
    return any(_mentions_environment(part, holder, seen, follow) for part in parts)


def _is_environment(value: object) -> bool:
    """Whether a value is the environment, reads it, or is an object that does."""
    if any(value is one for one in _ENVIRONMENT):
        return True
    own = value if hasattr(value, "__qualname__") else type(value)
    return str(getattr(own, "__module__", "")).partition(".")[0] in _READERS


def _makes_its_own(called: Known | None) -> bool:
    """Whether a call's result differs from its arguments, whose names are then not followed."""
    if called is None or called.module.partition(".")[0] in sys.stdlib_module_names:
        return False
    is_value = isinstance(called.value, str | bytes | list | tuple | dict)
    return not is_value and not dataclasses.is_dataclass(called.value)


def _looked_up(node: ast.AST, holder: types.ModuleType) -> Known | None:
    """Return the value of a name; for a dotted name, of its first part that is no module."""
    if isinstance(node, ast.Name) and node.id in vars(holder):
        return origin(holder.__name__, node.id, vars(holder)[node.id])
    if not isinstance(node, ast.Attribute):
        return None
    base = _looked_up(node.value, holder)
    if base is None or not isinstance(base.value, types.ModuleType):
        return base
    return origin(base.value.__name__, node.attr, getattr(base.value, node.attr, None))


@functools.lru_cache(maxsize=256)
def _definitions(tree: ast.Module) -> dict[str, list[ast.AST]]:
    """Return the parts of a module that define each of its names."""
    found: dict[str, list[ast.AST]] = {}
    for name, node in _defined(tree.body):
        found.setdefault(name, []).append(node)
    return found


def _defined(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, ast.AST]]:
    for node in nodes:
        if isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
            yield node.name, node
            parts = (part for part in ast.walk(node) if isinstance(part, ast.Global))
            yield from ((name, node) for part in parts for name in part.names)
            continue
        targets, source = _assigned(node)
        for part in (part for target in targets for part in ast.walk(target)):
            if isinstance(part, ast.Name):
                yield part.id, source
        yield from _defined(ast.iter_child_nodes(node))


def _assigned(node: ast.AST) -> tuple[list[ast.expr], ast.AST]:
    """Return the targets of a node, and the part with the assigned value."""
    match node:
        case ast.Assign(targets=targets):
            return targets, node
        case ast.AnnAssign(target=target) | ast.AugAssign(target=target):
            return [target], node
        case ast.NamedExpr(target=target):
            return [target], node
        case ast.For(target=target, iter=source):
            return [target], source
        case ast.withitem(optional_vars=ast.expr() as target, context_expr=source):
            return [target], source
    return [], node
