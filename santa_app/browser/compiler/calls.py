"""Rewrites calls: of builtins, methods of text and lists, compiled functions, and the browser API."""

# ruff: noqa: D102 - ast.NodeTransformer names its methods after the nodes
import ast
import dataclasses
import inspect
import math
import types
import typing

from santa_app.browser.compiler.names import Found, Names, call, is_dataclass_type, name
from santa_app.browser.compiler.tables import (
    BUILTIN_HINTS,
    BUILTINS,
    CHANGING,
    HELPERS,
    MATH,
    METHOD_HINTS,
    METHODS,
    OPTIONAL,
    UNDEFINED,
)
from santa_app.browser.compiler.values import (
    NotConstantError,
    default_json,
    has_default,
    init_fields,
)
from santa_app.browser.browser_api import BrowserApi

_KEYWORD = inspect.Parameter.KEYWORD_ONLY
_EITHER = inspect.Parameter.POSITIONAL_OR_KEYWORD


class Calls(Names, ast.NodeTransformer):
    """The rewriter's layer for calls."""

    def member(self, node: ast.Attribute) -> ast.expr:
        """Return the code for `self.name`, read."""
        if self.owner.signature(node.attr) is not None:
            self.program.helper("python", "py_bound")
            return call("py_bound", name("self"), ast.Constant(value=node.attr))
        self.check_member(node)
        return ast.Attribute(value=name("self"), attr=node.attr, ctx=ast.Load())

    def check_member(self, node: ast.Attribute) -> None:
        """Refuse a field or property that the State class does not declare."""
        if node.attr not in self.owner.defaults and node.attr not in self.owner.computed:
            self.refuse(node, f"{self.owner.label} has no field or method {node.attr}.",
                        f"declare it: `{node.attr}: type = default` in the class")  # fmt: skip

    def answers_truth(self, node: ast.expr) -> bool:
        """Whether a call can only return True or False."""
        if not isinstance(node, ast.Call):
            return False
        if isinstance(node.func, ast.Attribute):
            return node.func.attr in {"startswith", "endswith"}
        return isinstance(node.func, ast.Name) and node.func.id in {"any", "all", "bool"}

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self._no_stars(node)
        func = node.func
        if isinstance(func, ast.Attribute):
            if self.is_self(func.value):
                return self._own(node, func)
            base = self.static(func.value)
            if base is not None and isinstance(base.value, BrowserApi):
                return self._facade(node, func, base.value)
        found = self.static(func)
        if found is not None:
            return self._known(node, found)
        if isinstance(func, ast.Name):
            self._positional(node)
            return call(self.local(func.id), *[self.visit(a) for a in node.args])
        if isinstance(func, ast.Attribute):
            return self._method(node, func)
        return self.refuse(node, "Only a name or a method can be called.", "name the function")

    def _no_stars(self, node: ast.Call) -> None:
        for item in node.args:
            if isinstance(item, ast.Starred):
                self.refuse(node, "Starred arguments do not run in the browser.", "name each one")
        if any(k.arg is None for k in node.keywords):
            self.refuse(node, "** in a call does not run in the browser.", "name each one")

    def _positional(self, node: ast.Call) -> None:
        if node.keywords:
            self.refuse(node, "This call takes no keywords in the browser.", "pass by position")

    def argument(self, node: ast.expr) -> ast.expr:
        """Return the code for an argument; a generator is fine where it is used up at once."""
        if isinstance(node, ast.GeneratorExp):
            node = ast.copy_location(ast.ListComp(elt=node.elt, generators=node.generators), node)
        return self.visit(node)

    def _own(self, node: ast.Call, func: ast.Attribute) -> ast.expr:
        signature = self.owner.signature(func.attr)
        if signature is None:
            self.check_member(func)
            self.refuse(node, f"{func.attr} is a field, not a method.", "leave the brackets out")
        if self.pure:
            self.refuse(node, "A property only reads.", "move this into a method")
        arguments = self.bind(node, signature, func.attr)
        target = ast.Attribute(value=name("self"), attr=func.attr, ctx=ast.Load())
        return ast.Call(func=target, args=arguments, keywords=[])

    def _facade(self, node: ast.Call, func: ast.Attribute, api: BrowserApi) -> ast.expr:
        method = None if func.attr.startswith("_") else getattr(api, func.attr, None)
        if method is None or func.attr == "use":
            self.refuse(node, f"`browser` has no {func.attr}.", "see browser_api.py for what it has")
        self.touch(node)
        timer = func.attr in {"after", "every", "cancel"}
        if timer and self.owner is None:
            self.refuse(node, "Timers belong to a State.", "start them in one of its methods")
        if func.attr in {"track", "emit"}:
            arguments = self._event(node)
        else:
            arguments = self.bind(node, inspect.signature(method), func.attr)
        self.program.helper("runtime" if timer else "browser_api", "fx_" + func.attr)
        return call("fx_" + func.attr, *([name("self")] if timer else []), *arguments)

    def _event(self, node: ast.Call) -> list[ast.expr]:
        if len(node.args) != 1:
            self.refuse(node, "This takes one event and keywords.", "name the parameters")
        keys: list[ast.expr | None] = [ast.Constant(value=k.arg) for k in node.keywords]
        values = [self.visit(k.value) for k in node.keywords]
        return [self.visit(node.args[0]), ast.Dict(keys=keys, values=values)]

    def bind(self, node: ast.Call, signature: inspect.Signature, label: str) -> list[ast.expr]:
        """Return the arguments of a call in the order of the parameters."""
        try:
            bound = signature.bind(*node.args, **{str(k.arg): k.value for k in node.keywords})
        except TypeError as error:
            self.refuse(node, f"This call of {label} does not fit: {error}.", "see its definition")
        given = bound.arguments
        arguments = [
            self.argument(given[p]) if p in given else name(UNDEFINED) for p in signature.parameters
        ]
        while arguments and isinstance(arguments[-1], ast.Name) and arguments[-1].id == UNDEFINED:
            arguments.pop()
        return arguments

    def _known(self, node: ast.Call, found: Found) -> ast.expr:
        value = found.value
        if isinstance(value, types.FunctionType):
            if value is typing.cast:
                return self.visit(node.args[1])
            if value is dataclasses.replace:
                self.refuse(node, "replace() does not run in the browser.", "build a new one")
            target = self.function(node, value)
            return call(target, *self.bind(node, inspect.signature(value), found.name))
        if is_dataclass_type(value):
            return self._dataclass(node, value)
        if getattr(value, "__module__", "") == math.__name__ and found.name in MATH:
            self._positional(node)
            target = ast.Attribute(value=name("Math"), attr=found.name, ctx=ast.Load())
            return ast.Call(func=target, args=[self.visit(a) for a in node.args], keywords=[])
        if found.module == "builtins":
            return self._builtin(node, found.name)
        problem = f"{found.name} cannot be called in the browser."
        return self.refuse(node, problem, "call a plain function")

    def _dataclass(self, node: ast.Call, cls: type) -> ast.expr:
        if hasattr(cls, "__post_init__"):
            self.refuse(node, f"{cls.__name__} checks itself in __post_init__, which stays behind.",
                        "build a dataclass without it")  # fmt: skip
        try:
            for field in init_fields(cls):
                default_json(field)
        except NotConstantError as error:
            self.refuse(node, f"A default of {cls.__name__} is no constant: {error}.", error.hint)
        parameters = [
            inspect.Parameter(f.name, _KEYWORD if f.kw_only else _EITHER,
                              default=None if has_default(f) else inspect.Parameter.empty)
            for f in init_fields(cls)
        ]  # fmt: skip
        arguments = self.bind(node, inspect.Signature(parameters), cls.__name__)
        return call(self.program.factory(cls), *arguments)

    def _builtin(self, node: ast.Call, called: str) -> ast.expr:
        if called in {"min", "max"}:
            return self._extreme(node, called)
        if called == "zip":
            self._positional(node)
            return self.helper("py_zip", *[self.argument(a) for a in node.args])
        if called not in BUILTINS:
            hint = BUILTIN_HINTS.get(called, "write it with simpler functions")
            self.refuse(node, f"{called}() does not run in the browser.", hint)
        if called == "next" and not (node.args and isinstance(node.args[0], ast.GeneratorExp)):
            self.refuse(node, "next() takes a generator here.", "use an index")
        arguments = self.bind(node, _signature(BUILTINS[called]), f"{called}()")
        return self.helper(HELPERS.get(called, "py_" + called), *arguments)

    def _extreme(self, node: ast.Call, called: str) -> ast.expr:
        keywords = {k.arg: self.visit(k.value) for k in node.keywords}
        if len(node.args) == 1:
            values: ast.expr = self.argument(node.args[0])
        else:
            values = ast.List(elts=[self.visit(a) for a in node.args], ctx=ast.Load())
        rest = [keywords.get("key"), keywords.get("default")]
        while rest and rest[-1] is None:
            rest.pop()
        return self.helper("py_" + called, values, *[r or name(UNDEFINED) for r in rest])

    def _method(self, node: ast.Call, func: ast.Attribute) -> ast.expr:
        most = METHODS.get(func.attr)
        if most is None:
            self.refuse(node, f"{func.attr}() is no method that runs in the browser.",
                        METHOD_HINTS.get(func.attr, "write a function for it"))  # fmt: skip
        if func.attr in CHANGING and self.static(func.value) is not None:
            self.refuse(node, "This changes a global, which each page has a copy of.",
                        "keep what changes in a field of the State")  # fmt: skip
        keywords = {k.arg: self.visit(k.value) for k in node.keywords}
        arguments = [self.argument(a) for a in node.args]
        if func.attr == "sort":
            rest = [keywords.get("key"), keywords.get("reverse")]
            return self.helper(
                "m_sort", self.visit(func.value), *[r or name(UNDEFINED) for r in rest]
            )
        if keywords or not OPTIONAL.get(func.attr, most) <= len(arguments) <= most:
            self.refuse(node, f"{func.attr}() takes other arguments in the browser.",
                        f"pass at most {most}, by position")  # fmt: skip
        return self.helper("m_" + func.attr, self.visit(func.value), *arguments)


def _signature(parameters: str) -> inspect.Signature:
    given = [
        inspect.Parameter(p.rstrip("="), _EITHER,
                          default=None if p.endswith("=") else inspect.Parameter.empty)
        for p in parameters.split()
    ]  # fmt: skip
    return inspect.Signature(given)
