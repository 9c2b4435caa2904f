"""Builds the JavaScript modules: one for each State, and one for each Python module it uses."""

import dataclasses
import functools
import inspect
import json
import sys
import typing
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType
from typing import Any

from reflex_browser_state import portable
from reflex_browser_state.compiler.function import Owner, compile_function
from reflex_browser_state.compiler.source import BrowserCompileError, source_of
from reflex_browser_state.compiler.types import attribute_of
from reflex_browser_state.compiler.values import (
    NotConstantError,
    default_json,
    init_fields,
    properties_of,
    shape_of,
    to_json,
)
from reflex_browser_state.declaration import Default, StateSpec

_TRIES = 9
"""Times that a default is made, to notice a random one."""


@dataclass(slots=True)
class _Module:
    """A JavaScript file that is being written: what it imports, and its parts by name."""

    file: str
    imports: dict[str, set[str]] = field(default_factory=dict)
    parts: dict[str, str] = field(default_factory=dict)

    def text(self) -> str:
        lines = [
            f'import {{ {", ".join(sorted(names))} }} from "./{file}.js";'
            for file, names in sorted(self.imports.items())
        ]
        return "\n".join([*lines, *self.parts.values(), ""])


class Program:
    """Collects the JavaScript of States and of everything that they refer to."""

    def __init__(self) -> None:
        self._modules: dict[str, _Module] = {}
        self._current = _Module("")
        self._states: dict[str, StateSpec] = {}
        self._browser_users: set[str] = set()
        self._key_owners: dict[tuple[str, str], str] = {}
        self._scripts: dict[str, Path] = {}

    def files(self) -> dict[str, str]:
        """Return the text of each module by its file name without the ending."""
        scripts = {file: path.read_text(encoding="utf-8") for file, path in self._scripts.items()}
        return {file: module.text() for file, module in self._modules.items()} | scripts

    @contextmanager
    def _writing(self, file: str) -> Generator[_Module]:
        """Make `file` the module that imports what is included meanwhile."""
        before, self._current = self._current, self._modules.setdefault(file, _Module(file))
        try:
            yield self._current
        finally:
            self._current = before

    def _include(self, module: str, name: str, write: Callable[[str], str]) -> str:
        """Write a part of a Python module, once, and import it. Returns its JavaScript name."""
        file, name = _file(module), f"{module.replace('.', '$')}${name}"
        with self._writing(file) as current:
            if name not in current.parts:
                current.parts[name] = ""  # it may refer to itself
                current.parts[name] = write(name)
        return self.helper(file, name)

    def helper(self, file: str, name: str) -> str:
        """Import a name from another JavaScript file and return it."""
        if file != self._current.file:
            self._current.imports.setdefault(file, set()).add(name)
        return name

    def script(self, path: Path, name: str) -> str:
        """Import a function of a site's JavaScript file; return the name it has here."""
        file = f"site-{path.stem}"
        if self._scripts.setdefault(file, path) != path:
            hint = "rename one of them"
            raise BrowserCompileError(f"Two JavaScript files are called {path.name}.", hint)
        made = f"${path.stem.replace('-', '_')}${name}"
        self.helper(file, f"{name} as {made}")
        return made

    def function(self, function: FunctionType) -> str:
        """Include a function of a plain module; return its JavaScript name."""
        if function.__module__ == portable.__name__:
            return self.helper("portable", f"portable_{function.__name__}")

        def write(name: str) -> str:
            compiled = compile_function(source_of(function), self)
            if compiled.uses_browser:
                self._browser_users.add(name)
            return f"export function {name}{compiled.text}"

        return self._include(function.__module__, function.__name__, write)

    def uses_browser(self, name: str) -> bool:
        """Return whether an included function calls `browser`, itself or through others."""
        return name in self._browser_users

    def constant(self, value: object, module: str, name: str) -> str:
        """Include a constant as JSON; return its JavaScript name."""
        return self._include(module, name, lambda made: f"export const {made} = {to_json(value)};")

    def factory(self, cls: type) -> str:
        """Include the function that builds a dataclass; return its JavaScript name."""

        def write(name: str) -> str:
            fields = init_fields(cls)
            given = ", ".join(f"${f.name}{default_json(f)}" for f in fields)
            members = ", ".join(f"{f.name}: ${f.name}" for f in fields)
            complete = self.completion(cls)
            return f"export const {name} = ({given}) => {complete}({{ {members} }});"

        return self._include(cls.__module__, f"make${cls.__name__}", write)

    def completion(self, cls: type) -> str:
        """Include the function that adds a dataclass's properties; return its JavaScript name.

        The name is empty if the dataclass has no properties.
        """
        names = properties_of(cls)
        if not names:
            return ""

        def write(name: str) -> str:
            lines = [f"export function {name}(made) {{"]
            fields = [f.name for f in dataclasses.fields(typing.cast("Any", cls))]
            for at, attribute in enumerate(names):
                getter: Any = inspect.getattr_static(cls, attribute)
                # Properties are computed in this order, so each sees only those before it.
                owner = Owner(
                    label=cls.__name__,
                    fields=fields,
                    properties=names[:at],
                    hint=functools.partial(attribute_of, cls),
                )
                source = source_of(getter.fget)
                body = compile_function(source, self, owner, receiver="made", read_only=True)
                lines.append(f"  made.{attribute} = (() => {{")
                lines += [f"    {line}" for line in body.lines]
                lines.append("  })();")
            return "\n".join([*lines, "  return made;", "}"])

        return self._include(cls.__module__, f"complete${cls.__name__}", write)

    def state(self, spec: StateSpec) -> None:
        """Compile a State class. Raises `BrowserCompileError`."""
        if self._states.setdefault(spec.label, spec) is not spec:
            raise _error(spec, f"Two State classes are called {spec.label}.", "rename one of them")
        with self._writing(f"state_{spec.label}") as module:
            self.helper("runtime", "define")
            arguments = [
                _object(self._compiled(spec, spec.methods)),
                _object(self._compiled(spec, spec.computed, read_only=True)),
                self._persistent_fields(spec),
                json.dumps(spec.numeric()),
            ]
            while arguments[-1] in {"[]", "{}"} and len(arguments) > 1:
                arguments.pop()
            defaults = f"() => ({self._defaults(spec)})"
            module.parts["store"] = (
                f"export const store = define({', '.join([defaults, *arguments])});"
            )

    def _compiled(
        self, spec: StateSpec, functions: dict[str, FunctionType], *, read_only: bool = False
    ) -> list[str]:
        owner = Owner(
            label=spec.label,
            fields=spec.defaults,
            properties=spec.computed,
            signature=spec.signature,
            hint=spec.hint,
        )
        return [
            name + compile_function(source_of(function), self, owner, read_only=read_only).text
            for name, function in functions.items()
        ]

    def _defaults(self, spec: StateSpec) -> str:
        members = []
        for name, default in spec.defaults.items():
            try:
                members.append(f"{name}: {_default_json(default)}")
            except NotConstantError as error:
                text = f"The default of {spec.label}.{name} cannot be sent to the browser: {error}."
                raise _error(spec, text, error.hint, name) from error
        return _object(members)

    def _persistent_fields(self, spec: StateSpec) -> str:
        hints, made = spec.hints(), []
        for name, default in spec.defaults.items():
            if not default.storage:
                continue
            member = f"{spec.label}.{name}"
            owner = self._key_owners.setdefault((default.storage, default.key), member)
            if default.storage != "query" and owner != member:
                text = f"{owner} uses the key {default.key!r} too."
                raise _error(spec, text, "use another key", name)
            try:
                shape = shape_of(hints[name], self.completion)
            except NotConstantError as error:
                raise _error(spec, f"{error}.", error.hint, name) from error
            place = json.dumps([name, default.storage, default.key])[:-1]
            rest = ", true" if default.back else ""
            if default.per:
                rest = f", false, {json.dumps(default.per)}"
            made.append(f"{place}, {shape}{rest}]")
        return f"[{', '.join(made)}]"


def _default_json(default: Default) -> str:
    made = {to_json(default.make(), fields=True) for _ in range(_TRIES)}
    if len(made) > 1:
        raise NotConstantError(
            "it is a different value each time, but the page has one for all visitors",
            "set the field in on_start, for example with browser.random()",
        )
    return made.pop()


def file_of(function: FunctionType) -> str:
    """Return the name of the JavaScript file that a function is written to."""
    module = function.__module__
    return "portable" if module == portable.__name__ else _file(module)


def _file(module: str) -> str:
    # React Router leaves out files whose names end in ".client.js" or ".server.js".
    return f"py-{module.replace('.', '-')}"


def _object(members: list[str]) -> str:
    return "{ " + ",\n".join(members) + " }" if members else "{}"


def _error(spec: StateSpec, problem: str, hint: str, name: str = "") -> BrowserCompileError:
    """Return an error that points at the class, or at the line of one of its fields."""
    try:
        lines, first = inspect.getsourcelines(spec.cls)
    except OSError:  # the class was made without a class statement
        return BrowserCompileError(problem, hint)
    found = [n for n, line in enumerate(lines) if name and line.strip().startswith(f"{name}:")]
    file = inspect.getsourcefile(sys.modules[spec.cls.__module__]) or ""
    return BrowserCompileError(problem, hint, file=file, line=first + (found[0] if found else 0))
