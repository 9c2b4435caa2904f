"""Builds the JavaScript modules: one for each State, one for each Python module they draw on."""

import dataclasses
import inspect
import json
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any

from santa_app.browser import portable
from santa_app.browser.compiler.errors import BrowserCompileError
from santa_app.browser.compiler.source import code_of
from santa_app.browser.compiler.translate import translate
from santa_app.browser.compiler.values import (
    NotConstantError,
    default_json,
    init_fields,
    properties_of,
    shape_of,
    to_json,
)
from santa_app.browser.spec import Spec


@dataclass(slots=True)
class _Module:
    """One JavaScript file being written."""

    file: str
    imports: dict[str, set[str]] = field(default_factory=dict)
    items: dict[str, str] = field(default_factory=dict)

    def text(self) -> str:
        lines = [
            f'import {{ {", ".join(sorted(names))} }} from "./{file}.js";'
            for file, names in sorted(self.imports.items())
        ]
        return "\n".join([*lines, *self.items.values(), ""])


@dataclass(frozen=True, slots=True)
class _Record:
    """A dataclass in the place of a State, while one of its properties is compiled."""

    cls: Any

    @property
    def label(self) -> str:
        return self.cls.__name__

    @property
    def defaults(self) -> set[str]:
        return {f.name for f in dataclasses.fields(self.cls)}

    @property
    def computed(self) -> list[str]:
        return properties_of(self.cls)

    def signature(self, _name: str) -> inspect.Signature | None:
        return None


class Program:
    """Collects what States need; `files` is the result. Implements what the rewriter asks for."""

    def __init__(self) -> None:
        self._modules: dict[str, _Module] = {}
        self._current = _Module("")
        self._states: dict[str, Spec] = {}
        self._touching: set[str] = set()
        self._keys: dict[tuple[str, str], str] = {}

    def files(self) -> dict[str, str]:
        """Return the text of each module by its file name without the ending."""
        return {file: module.text() for file, module in self._modules.items()}

    @contextmanager
    def _writing(self, file: str) -> Generator[_Module]:
        """Let what is included meanwhile be imported by the module `file`."""
        before, self._current = self._current, self._modules.setdefault(file, _Module(file))
        try:
            yield self._current
        finally:
            self._current = before

    def _include(self, module: str, name: str, write: Callable[[], str]) -> str:
        """Write an item of a Python module unless that was done; import it, return its name."""
        file = _file(module)
        with self._writing(file) as made:
            if name not in made.items:
                made.items[name] = ""  # what it refers to may refer to it
                made.items[name] = write()
        return self._import(file, name)

    def _import(self, file: str, name: str) -> str:
        if file != self._current.file:
            self._current.imports.setdefault(file, set()).add(name)
        return name

    def helper(self, file: str, name: str) -> str:
        """Import a function of our own JavaScript; return its name."""
        return self._import(file, name)

    def function(self, function: FunctionType) -> str:
        """Include a function of a plain module; return its JavaScript name."""
        if function.__module__ == portable.__name__:
            return self.helper("portable", f"portable_{function.__name__}")
        name = _name("f", function.__module__, function.__name__)

        def write() -> str:
            made = translate(code_of(function), self)
            if made.touches_browser:
                self._touching.add(name)
            return f"export const {name} = {made.body};"

        return self._include(function.__module__, name, write)

    def touches_browser(self, name: str) -> bool:
        """Whether an included function asks the browser for something."""
        return name in self._touching

    def constant(self, value: object, module: str, name: str) -> str:
        """Include a constant as JSON; return its JavaScript name."""
        made = _name("c", module, name)
        return self._include(module, made, lambda: f"export const {made} = {to_json(value)};")

    def factory(self, cls: type) -> str:
        """Include the function that makes a dataclass; return its JavaScript name."""
        name = _name("make", cls.__module__, cls.__name__)

        def write() -> str:
            fields = init_fields(cls)
            given = ", ".join(f"p_{f.name}{default_json(f)}" for f in fields)
            members = ", ".join(f"{json.dumps(f.name)}: p_{f.name}" for f in fields)
            return f"export const {name} = ({given}) => {self.complete(cls)}({{ {members} }});"

        return self._include(cls.__module__, name, write)

    def complete(self, cls: type) -> str:
        """Include the function that adds a dataclass's properties; return its JavaScript name.

        The name is empty where there are none to add.
        """
        names = properties_of(cls)
        if not names:
            return ""
        name = _name("with", cls.__module__, cls.__name__)

        def write() -> str:
            lines = [f"export const {name} = (made) => {{"]
            for attribute in names:
                getter: Any = inspect.getattr_static(cls, attribute)
                body = translate(code_of(getter.fget), self, _Record(cls), pure=True).body
                lines.append(f"  made.{attribute} = ({body}).call(made);")
            return "\n".join([*lines, "  return made;", "};"])

        return self._include(cls.__module__, name, write)

    def state(self, spec: Spec) -> None:
        """Compile a State class. Raises `BrowserCompileError`."""
        other = self._states.setdefault(spec.label, spec)
        if other is not spec:
            raise _at(spec, f"Two State classes are called {spec.label}.", "rename one of them")
        with self._writing(f"state_{spec.label}") as made:
            self._import("runtime", "define")
            parts = [
                _object(self._compiled(spec, spec.methods)),
                _object(self._compiled(spec, spec.computed, pure=True)),
                self._kept(spec),
                json.dumps(spec.numeric()),
            ]
            while parts[-1] in {"[]", "{}"} and len(parts) > 1:
                parts.pop()
            defaults = self._defaults(spec)
            made.items["store"] = (
                f"export const store = define(() => ({defaults}), {', '.join(parts)});"
            )

    def _compiled(
        self, spec: Spec, functions: dict[str, FunctionType], *, pure: bool = False
    ) -> list[str]:
        return [
            f"{name}: {translate(code_of(function), self, spec, pure=pure).body}"
            for name, function in functions.items()
        ]

    def _defaults(self, spec: Spec) -> str:
        made = []
        for name, default in spec.defaults.items():
            try:
                made.append(f"{name}: {to_json(default.make(), fields=True)}")
            except NotConstantError as error:
                text = f"The default of {spec.label}.{name} cannot be sent to the browser: {error}."
                raise _at(spec, text, error.hint, name) from error
        return _object(made)

    def _kept(self, spec: Spec) -> str:
        hints, made = spec.hints(), []
        for name, default in spec.defaults.items():
            if not default.where:
                continue
            owner = self._keys.setdefault((default.where, default.key), f"{spec.label}.{name}")
            if default.where != "query" and owner != f"{spec.label}.{name}":
                raise _at(
                    spec, f"{owner} uses the key {default.key!r} too.", "use another key", name
                )
            try:
                shape = shape_of(hints[name], self.complete)
            except NotConstantError as error:
                raise _at(spec, f"{error}.", error.hint, name) from error
            place = json.dumps([name, default.where, default.key])[:-1]
            made.append(f"{place}, {shape}]")
        return f"[{', '.join(made)}]"


def _object(members: list[str]) -> str:
    return "{ " + ",\n".join(members) + " }" if members else "{}"


def _name(kind: str, module: str, name: str) -> str:
    return f"{kind}_{module}_{name}".replace(".", "_")


def _file(module: str) -> str:
    return "py_" + module.replace(".", "_")


def file_of(function: FunctionType) -> str:
    """Return the name of the JavaScript module that a function goes to."""
    module = function.__module__
    return "portable" if module == portable.__name__ else _file(module)


def _at(spec: Spec, problem: str, hint: str, name: str = "") -> BrowserCompileError:
    try:
        lines, first = inspect.getsourcelines(spec.cls)
    except OSError:  # a class made without a class statement
        return BrowserCompileError(problem, hint)
    found = [n for n, line in enumerate(lines) if name and line.strip().startswith(f"{name}:")]
    file = inspect.getsourcefile(sys.modules[spec.cls.__module__]) or ""
    return BrowserCompileError(problem, hint, file=file, line=first + (found[0] if found else 0))
