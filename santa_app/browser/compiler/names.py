"""What a name in Python code stands for: a local, a State's member, a constant, a function."""

import ast
import builtins
import dataclasses
import enum
import inspect
import math
import sys
import types
from dataclasses import dataclass
from typing import Any, NoReturn, Protocol

from santa_app.browser.compiler.source import Code, module_tree
from santa_app.browser.compiler.tables import MODULE_HINTS, OURS, TAKEN
from santa_app.browser.compiler.values import NotConstantError, plain
from santa_app.browser.browser_api import BrowserApi

MISSING = object()


class Output(Protocol):
    """What the rewriter asks of the program being built (see program.py)."""

    def function(self, function: types.FunctionType) -> str:
        """Include a function; return its JavaScript name."""

    def touches_browser(self, name: str) -> bool:
        """Whether an included function asks the browser for something."""
        ...

    def constant(self, value: object, module: str, name: str) -> str:
        """Include a constant; return its JavaScript name."""

    def factory(self, cls: type) -> str:
        """Include the function that makes a dataclass; return its JavaScript name."""

    def helper(self, file: str, name: str) -> str:
        """Import a function of our own JavaScript; return its name."""


@dataclass(frozen=True, slots=True)
class Found:
    """A value known at build time, with the module and the name that hold it."""

    value: Any
    module: str
    name: str


class Names:
    """Resolves names inside one function. The base of the rewriter."""

    def __init__(self, code: Code, program: Output, owner: Any = None) -> None:  # noqa: ANN401 - a State class, which imports us
        self.code, self.program, self.owner = code, program, owner
        self.scopes: list[set[str]] = []
        self.pure = False
        self.touches_browser = False
        self.counter = 0

    def refuse(self, node: ast.AST, problem: str, hint: str) -> NoReturn:
        """Stop the build at a piece of the source."""
        raise self.code.error(node, problem, hint)

    def helper(self, name: str, *arguments: ast.expr) -> ast.Call:
        """Build a call of one of our JavaScript helpers."""
        file = "text" if name.startswith("m_") or name in _IN_TEXT else "python"
        self.program.helper(file, name)
        return call(name, *arguments)

    def fresh(self) -> str:
        """Return a local name that the code itself cannot use."""
        self.counter += 1
        return f"tmp_{self.counter}"

    def is_local(self, name: str) -> bool:
        """Whether a name is bound inside the function."""
        return any(name in scope for scope in self.scopes)

    def local(self, name: str) -> str:
        """Return the JavaScript name of a local."""
        if name in TAKEN or name.startswith(OURS) or name[0].lower() != name[0]:
            return "v_" + name
        return name

    def is_self(self, node: ast.AST) -> bool:
        """Whether a node is the State itself."""
        return self.owner is not None and isinstance(node, ast.Name) and node.id == "self"

    def static(self, node: ast.AST) -> Found | None:
        """Return what a name or dotted name stands for if that is known at build time."""
        if isinstance(node, ast.Name):
            return None if self.is_local(node.id) or self.is_self(node) else self._global(node)
        if not isinstance(node, ast.Attribute):
            return None
        base = self.static(node.value)
        return None if base is None else self._attribute(node, base)

    def _attribute(self, node: ast.Attribute, base: Found) -> Found | None:
        if isinstance(base.value, types.ModuleType):
            self._check_module(node, base.value)
            if not hasattr(base.value, node.attr):
                self.refuse(node, f"{base.value.__name__} has no {node.attr}.", "check the name")
            return _origin(base.value.__name__, node.attr, getattr(base.value, node.attr))
        if isinstance(base.value, enum.EnumMeta) and node.attr in base.value.__members__:
            return Found(base.value[node.attr], base.module, f"{base.name}.{node.attr}")
        if isinstance(base.value, enum.Enum) and node.attr in {"value", "name"}:
            return Found(getattr(base.value, node.attr), base.module, f"{base.name}.{node.attr}")
        return None

    def _global(self, node: ast.Name) -> Found:
        function = self.code.function
        if node.id in function.__code__.co_freevars:
            self.refuse(node, f"{node.id} belongs to a surrounding function.", "pass it in")
        value = function.__globals__.get(node.id, MISSING)
        if value is not MISSING:
            return _origin(function.__module__, node.id, value)
        value = getattr(builtins, node.id, MISSING)
        if value is MISSING:
            self.refuse(
                node,
                f"The name {node.id} is no local, function, constant or member of `browser`.",
                "define it at the top of the module, or import it there",
            )
        return Found(value, "builtins", node.id)

    def _check_module(self, node: ast.AST, module: types.ModuleType) -> None:
        root = module.__name__.partition(".")[0]
        if module is not math and (root in sys.stdlib_module_names or not is_ours(module)):
            self.refuse(
                node,
                f"The module {module.__name__} does not exist in a browser.",
                MODULE_HINTS.get(
                    root, "write the function in a module of your own, or use `browser`"
                ),
            )

    def value(self, node: ast.expr, found: Found) -> ast.expr:
        """Return the code for a value known at build time, and include it."""
        value = found.value
        if isinstance(value, enum.Enum | bool | int | float | str | None):
            return ast.Constant(value=self._plain(node, found))
        if isinstance(value, types.FunctionType):
            return name(self.function(node, value))
        if isinstance(value, type) and issubclass(value, enum.Enum):
            return name(self.program.constant(tuple(value), found.module, found.name))
        if isinstance(value, types.ModuleType):
            self._check_module(node, value)
        if isinstance(value, types.ModuleType | type | BrowserApi) or found.module == "builtins":
            self.refuse(node, f"{found.name} cannot be passed around.", "call it right here")
        self._plain(node, found)
        return name(self.program.constant(value, found.module, found.name))

    def _plain(self, node: ast.expr, found: Found) -> Any:  # noqa: ANN401 - any JSON value
        try:
            return plain(found.value)
        except NotConstantError as error:
            text = f"{found.module}.{found.name} is no constant: {error}."
            self.refuse(node, text, error.hint)

    def function(self, node: ast.AST, function: types.FunctionType) -> str:
        """Include a function and return its JavaScript name."""
        function = inspect.unwrap(function)
        self._check_module(node, sys.modules[function.__module__])
        made = self.program.function(function)
        if self.program.touches_browser(made):
            self.touch(node)
        return made

    def touch(self, node: ast.AST) -> None:
        """Note that the function asks the browser, which a property must not."""
        self.touches_browser = True
        if self.pure:
            self.refuse(
                node,
                "A property is also computed at build time, without a browser.",
                "keep the answer in a field that on_start or a timer sets",
            )


_IN_TEXT = frozenset({"py_str", "py_format", "py_join", "py_chr", "py_ord"})


def name(text: str) -> ast.Name:
    """Build a name."""
    return ast.Name(id=text, ctx=ast.Load())


def call(function: str, *arguments: ast.expr) -> ast.Call:
    """Build a call of a plain name."""
    return ast.Call(func=name(function), args=list(arguments), keywords=[])


def is_ours(module: types.ModuleType) -> bool:
    """Whether a module is source of the project rather than an installed package."""
    file = getattr(module, "__file__", None) or ""
    return file.endswith(".py") and "site-packages" not in file and "dist-packages" not in file


def is_dataclass_type(value: object) -> bool:
    """Whether a value is a dataclass itself, not an instance."""
    return isinstance(value, type) and dataclasses.is_dataclass(value)


def _origin(module: str, attribute: str, value: object) -> Found:
    """Follow `from … import` back to the module that defines a name, so it is emitted once."""
    found = sys.modules.get(module)
    file = getattr(found, "__file__", None)
    if found is None or file is None or not is_ours(found):
        return Found(value, module, attribute)
    for node in module_tree(file).body:
        if not isinstance(node, ast.ImportFrom) or node.module is None:
            continue
        for alias in node.names:
            source = f"{found.__package__}.{node.module}" if node.level else node.module
            if (alias.asname or alias.name) == attribute and source in sys.modules:
                held = getattr(sys.modules[source], alias.name, MISSING)
                return (
                    _origin(source, alias.name, value)
                    if held is value
                    else Found(value, module, attribute)
                )
    return Found(value, module, attribute)
