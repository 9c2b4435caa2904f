"""Finds the source of Python functions, and describes code that cannot be compiled."""

import ast
import functools
import inspect
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType


class BrowserCompileError(Exception):
    """Python code cannot be compiled for the browser. The build stops.

    Attributes:
        problem: What is wrong, in one sentence.
        hint: What to write instead.
        file: The path of the Python file, or an empty text if there is none.
        line: The line number, from 1, or 0 if there is none.
        source: That line without its indentation.
    """

    def __init__(self, problem: str, hint: str, *, file: str = "", line: int = 0) -> None:
        self.problem, self.hint, self.file, self.line = problem, hint, file, line
        self.source = ""
        if file and line:
            self.source = Path(file).read_text(encoding="utf-8").splitlines()[line - 1].strip()
        place = f"{file}:{line}: " if file else ""
        shown = f"\n    {self.source}" if self.source else ""
        super().__init__(f"{place}{problem}{shown}\nInstead: {hint}")


@dataclass(frozen=True, kw_only=True, slots=True)
class Source:
    """A Python function and the syntax tree of its definition."""

    function: FunctionType
    file: str
    node: ast.FunctionDef

    def error(self, node: ast.AST, problem: str, hint: str) -> BrowserCompileError:
        """Return the error for a node of this function."""
        line = getattr(node, "lineno", self.node.lineno)
        return BrowserCompileError(problem, hint, file=self.file, line=line)


@functools.lru_cache(maxsize=256)
def _parse(file: str, _modified_ns: int) -> ast.Module:
    return ast.parse(Path(file).read_text(encoding="utf-8"), file)


def module_tree(file: str) -> ast.Module:
    """Return the syntax tree of a Python file. It is parsed again only after a change."""
    return _parse(file, Path(file).stat().st_mtime_ns)


def source_of(function: FunctionType) -> Source:
    """Find the definition of a function in its file.

    Raises:
        BrowserCompileError: The file does not contain it, or it is a lambda or `async`.
    """
    file = inspect.getsourcefile(function)
    name = function.__name__
    first = function.__code__.co_firstlineno
    if file is None or not Path(file).is_file():
        raise BrowserCompileError(f"{name} has no source file.", "define it in a module")
    for node in ast.walk(module_tree(file)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        decorators = getattr(node, "decorator_list", [])
        if min([node.lineno, *(d.lineno for d in decorators)]) != first:
            continue
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return Source(function=function, file=file, node=node)
        if not isinstance(node, ast.FunctionDef):
            raise BrowserCompileError(
                "Only functions defined with `def` run in the browser.",
                "write `def` instead of `async def` or a named lambda",
                file=file,
                line=node.lineno,
            )
    raise BrowserCompileError(
        f"The definition of {name} was not found.",
        "define it with `def` in a module, without a decorator that replaces it",
        file=file,
        line=first,
    )
