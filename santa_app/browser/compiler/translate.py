"""Turns one Python function into a JavaScript function: our rewriter, then PScript."""

import ast
import re
import warnings
from dataclasses import dataclass
from typing import Any

from santa_app.browser.compiler.names import Output
from santa_app.browser.compiler.source import Code
from santa_app.browser.compiler.statements import Statements

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of ast, which PScript looks through
    from pscript import JSError, Parser

_DECORATORS = frozenset({"event", "computed", "property", "cache", "lru_cache", "var"})


@dataclass(frozen=True, kw_only=True, slots=True)
class Translated:
    """A JavaScript function expression, and whether it asks the browser for something."""

    body: str
    touches_browser: bool


class _Printer(Parser):
    """PScript with its own ideas of builtins, methods and operators switched off."""

    _functions = property(lambda _self: {}, lambda _self, _value: None)
    _methods = property(lambda _self: {}, lambda _self, _value: None)
    _pscript_overload = False


def translate(code: Code, program: Output, owner: Any = None, *, pure: bool = False) -> Translated:  # noqa: ANN401 - a State class
    """Compile one function.

    Args:
        code: The function.
        program: Includes what it refers to.
        owner: The State class whose method it is, or None for a function of a module.
        pure: Whether it may only read, as a property does.

    Raises:
        BrowserCompileError: Something in it cannot run in a browser.
    """
    for decorator in code.node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if getattr(called, "attr", getattr(called, "id", "")) not in _DECORATORS:
            problem = "A decorator does not run in the browser."
            raise code.error(decorator, problem, "leave it out; event and property are fine")
    rewriter = Statements(code, program, owner)
    rewriter.pure = pure
    made = rewriter.definition(code.node, "compiled", skip=0 if owner is None else 1)
    source = ast.unparse(ast.fix_missing_locations(made))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            printed = _Printer(source, inline_stdlib=False, docstrings=False)
    except JSError as error:
        raise code.error(
            code.node, f"PScript cannot compile this: {error}", "simplify it"
        ) from error
    if printed._std_functions or printed._std_methods:  # noqa: SLF001 - the parser's only account of it
        raise code.error(code.node, "PScript wants its own library for this.", "simplify it")
    text = printed.dump().strip()
    body = re.sub(r"^var [\w, ]+;\s*compiled = function \w*", "function", text).rstrip(";")
    return Translated(body=body, touches_browser=rewriter.touches_browser)
