"""Where Python functions are defined: their files and syntax trees."""

import ast
import functools
import inspect
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType

from santa_app.browser.compiler.errors import BrowserCompileError


@dataclass(frozen=True, kw_only=True, slots=True)
class Code:
    """One Python function and the piece of its file that defines it."""

    function: FunctionType
    file: str
    node: ast.FunctionDef

    def error(self, node: ast.AST, problem: str, hint: str) -> BrowserCompileError:
        """Return the error that refuses a piece of this function."""
        line = getattr(node, "lineno", self.node.lineno)
        return BrowserCompileError(problem, hint, file=self.file, line=line)


@functools.lru_cache(maxsize=256)
def _tree(file: str, _changed: int) -> ast.Module:
    return ast.parse(Path(file).read_text(encoding="utf-8"), file)


def module_tree(file: str) -> ast.Module:
    """Parse a Python file, once for each version of it."""
    return _tree(file, Path(file).stat().st_mtime_ns)


def code_of(function: FunctionType) -> Code:
    """Find the definition of a function in its file.

    Raises:
        BrowserCompileError: There is no file with it, or it is a lambda or `async`.
    """
    file = inspect.getsourcefile(function)
    name = function.__name__
    first = function.__code__.co_firstlineno
    if file is None or not Path(file).is_file():
        raise BrowserCompileError(f"{name} has no source file.", "define it in a module.")
    for node in ast.walk(module_tree(file)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        decorators = getattr(node, "decorator_list", [])
        if min([node.lineno, *(d.lineno for d in decorators)]) != first:
            continue
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return Code(function=function, file=file, node=node)
        if not isinstance(node, ast.FunctionDef):
            raise BrowserCompileError(
                "Only plain functions made with `def` run in the browser.",
                "write `def` instead of `async def` or a lambda with a name.",
                file=file,
                line=node.lineno,
            )
    raise BrowserCompileError(
        f"The definition of {name} was not found.",
        "define it with `def` in a module, without a decorator that replaces it.",
        file=file,
        line=first,
    )
