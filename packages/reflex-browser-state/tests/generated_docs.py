"""Writes the tables of docs/reference.md and docs/limits.md from the compiler, as a command.

What is refused is found by compiling it, so an error and its hint are those that a reader gets.
"""

import builtins
import importlib
import inspect
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType

import refused_functions
import refused_members
import refused_states
from grammar_samples import PARTS, SAMPLES, constructs, module_text
from node_session import module_of

from reflex_browser_state import BrowserCompileError, BrowserState, portable
from reflex_browser_state.browser_api import BrowserApi
from reflex_browser_state.compiler import function
from reflex_browser_state.compiler.program import Program
from reflex_browser_state.declaration import spec_of

DOCS = Path(__file__).resolve().parents[1] / "docs"
MARK = "<!-- Everything below is generated: run tests/generated_docs.py. -->\n"
_OF_THE_CONSOLE = {"copyright", "credits", "exit", "help", "license", "quit"}


def reference() -> str:
    return "\n".join(
        [
            "## Syntax\n",
            *_syntax(refused=False),
            "## Builtins\n",
            *_table(("Call",), [(_code(call),) for call in _builtin_calls()]),
            "## Methods\n",
            *_table(("Method", "Of", "Arguments"), _methods()),
            "## The module `math`\n",
            ", ".join(_code(name) for name in sorted(function.MATH)) + "\n",
            "## Errors that code can catch\n",
            ", ".join(_code(name) for name in sorted(c.__name__ for c in function._ERRORS))
            + ", `Exception`, and error classes of your own\n",
            "## `browser`\n",
            *_table(("Call", "What it does"), _described(vars(BrowserApi).values())),
            "## `reflex_browser_state.portable`\n",
            *_table(("Call", "What it does"), _described(vars(portable).values())),
        ]
    )


def limits() -> str:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        head = ("Python", "What the error says", "Instead")
        refused_builtins = [(f"{name}(n)", f"return {name}(n)") for name in _other_builtins()]
        return "\n".join(
            [
                "## Refused syntax\n",
                *_syntax(refused=True),
                "## Refused names, values and calls\n",
                *_table(head, _refused_functions()),
                "## Refused in States\n",
                *_table(head, _refused_states()),
                "## Refused when the class is defined\n",
                *_table(head, _refused_members()),
                "## Refused builtins\n",
                *_table(head, _tried(refused_builtins, place)),
                "## Refused methods\n",
                *_table(head, _tried(_other_methods(), place)),
                "## Refused modules\n",
                "Every module except `math` and your own. There are hints for these:\n",
                *_table(head, _tried(_modules(), place)),
            ]
        )


def is_up_to_date(name: str, generated: str) -> bool:
    """Whether the part of a document below the mark is what would be written now."""
    return (DOCS / name).read_text("utf-8").partition(MARK)[2] == f"\n{generated}"


def _syntax(*, refused: bool) -> Iterator[str]:
    rows: list[tuple[str, ...]] = []
    heading = ""
    with tempfile.TemporaryDirectory() as folder:
        for name, samples in SAMPLES.items():
            title = {first: part for part, first in PARTS.items()}.get(name)
            if title and heading:
                yield from _section(heading, rows, refused=refused)
                rows = []
            heading = title or heading
            for sample in samples:
                error = _refusal(name, sample, Path(folder))
                if (error is not None) == refused:
                    rows.append((_code(name), *_shown(sample, error)))
        yield from _section(heading, rows, refused=refused)


def _section(title: str, rows: list[tuple[str, ...]], *, refused: bool) -> Iterator[str]:
    yield f"### {title}\n"
    errors = ("What the error says", "Instead") if refused else ()
    yield from _table(("Class of `ast`", "Python", *errors), rows)


def _refusal(name: str, sample: str, folder: Path) -> BrowserCompileError | None:
    """Return the error of a sample; for syntax of a newer Python the one it will have there."""
    if name not in constructs():
        if sample.startswith("def"):
            return None  # type parameters mean nothing when the code runs
        kind = "TemplateStr" if name == "Interpolation" else name
        return BrowserCompileError(function.SYNTAX_PROBLEM.format(kind), function.syntax_hint(kind))
    text = module_text(sample)
    if sample.startswith("return await"):
        text = text.replace("def f(", "async def f(")
    return _error(module_of(text, folder).f)


def _error(compiled: FunctionType) -> BrowserCompileError | None:
    try:
        Program().function(compiled)
    except BrowserCompileError as error:
        return error
    return None


def _shown(sample: str, error: BrowserCompileError | None) -> tuple[str, ...]:
    lines = sample.replace("  # here", "").split("\n")
    code = "<br>".join(_code(line.replace("    ", "  ")) for line in lines)
    return (code,) if error is None else (code, error.problem, error.hint)


def _tried(calls: list[tuple[str, str]], folder: Path) -> Iterator[tuple[str, ...]]:
    """Compile each statement; yield what to show for it, and its error."""
    for shown, statement in calls:
        head, _, body = statement.rpartition("\n")
        text = f"{head}\n{module_text(body)}"
        error = _error(module_of(text, folder).f)
        assert error is not None, statement
        yield _code(shown), error.problem, error.hint


def _refused_functions() -> Iterator[tuple[str, ...]]:
    for made in vars(refused_functions).values():
        if isinstance(made, FunctionType) and "# here" in inspect.getsource(made):
            error = _error(made)
            assert error is not None, made
            if not error.problem.startswith("The syntax "):
                yield _code(error.source.replace("  # here", "")), error.problem, error.hint


def _refused_states() -> Iterator[tuple[str, ...]]:
    program = Program()
    for cls in vars(refused_states).values():
        if isinstance(cls, type) and issubclass(cls, BrowserState) and cls is not BrowserState:
            try:
                program.state(spec_of(cls))
            except BrowserCompileError as error:
                yield _code(error.source.replace("  # here", "")), error.problem, error.hint


def _refused_members() -> Iterator[tuple[str, ...]]:
    samples = [(code, refused_members.define) for _, code, _ in refused_members.SAMPLES]
    samples += [(code, refused_members.execute) for code, _ in refused_members.CLASSES]
    shown = set()
    for code, define in samples:
        problem, _, hint = _class_error(define, code).partition("; ")
        reason = problem.partition(" ")[2], hint
        if reason not in shown:
            shown.add(reason)
            lines = code.replace("    ", "  ").split("\n")
            yield "<br>".join(map(_code, lines)), problem, hint


def _class_error(define: Callable[[str], None], code: str) -> str:
    try:
        define(code)
    except TypeError as error:
        return str(error)
    raise AssertionError(code)


def _builtin_calls() -> list[str]:
    calls = {
        name: [f"{part[:-1]}=…" if part.endswith("=") else part for part in parameters.split()]
        for name, parameters in function.BUILTINS.items()
    }
    calls |= {"min": ["x", "key=…", "default=…"], "max": ["x", "key=…", "default=…"]}
    listed = [f"{name}({', '.join(parameters)})" for name, parameters in calls.items()]
    return sorted([*listed, "min(a, b, …)", "max(a, b, …)", "zip(a, b, …)"])


def _other_builtins() -> list[str]:
    known = {*function.BUILTINS, "min", "max", "zip"} | _OF_THE_CONSOLE
    return sorted(
        name
        for name, value in vars(builtins).items()
        if callable(value)
        and not name.startswith("_")
        and name not in known
        and not (isinstance(value, type) and issubclass(value, BaseException))
    )


def _methods() -> Iterator[tuple[str, ...]]:
    for name, count in sorted(function.METHODS.items()):
        owners = [cls.__name__ for cls in (str, list, dict) if hasattr(cls, name)]
        least, most = count if isinstance(count, tuple) else (count, count)
        keywords = ", `key=…`, `reverse=…`" if name == "sort" else ""
        numbers = str(least) if least == most else f"{least} to {most}"
        yield _code(f"{name}()"), ", ".join(owners), numbers + keywords


def _other_methods() -> list[tuple[str, str]]:
    return [
        (f"{cls.__name__}.{name}()", f"return {example}.{name}()")
        for cls, example in ((str, "text"), (list, "xs"), (dict, "d"))
        for name in sorted(vars(cls))
        if not name.startswith("_") and name not in function.METHODS
    ]


def _modules() -> list[tuple[str, str]]:
    found = []
    for name in sorted(function._MODULE_HINTS):
        members = vars(importlib.import_module(name))
        first = min(k for k, v in members.items() if callable(v) and not k.startswith("_"))
        found.append((name, f"import {name}\nreturn {name}.{first}()"))
    return found


def _described(values: object) -> Iterator[tuple[str, ...]]:
    for made in list(values):
        if isinstance(made, FunctionType) and made.__doc__ and not made.__name__.startswith("_"):
            signature = re.sub(r"^\((self(, )?)?", "(", str(inspect.signature(made)))
            signature = re.sub(r"collections\.abc\.|reflex_browser_state\.\w+\.", "", signature)
            summary = made.__doc__.strip().split("\n\n")[0]
            yield _code(f"{made.__name__}{signature}"), " ".join(summary.split())


def _code(text: str) -> str:
    indent = len(text) - len(text.lstrip())
    return "&nbsp;" * indent + f"`{text.strip()}`"


def _table(head: tuple[str, ...], rows: "Iterator[tuple[str, ...]] | list") -> Iterator[str]:
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"
    yield ""


GENERATED: dict[str, Callable[[], str]] = {"reference.md": reference, "limits.md": limits}

if __name__ == "__main__":
    for file, generate in GENERATED.items():
        written = (DOCS / file).read_text("utf-8").partition(MARK)[0]
        (DOCS / file).write_text(f"{written}{MARK}\n{generate()}", "utf-8")
        sys.stdout.write(f"{file} is written.\n")
