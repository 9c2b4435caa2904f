"""One Node process that runs many compiled programs, and their comparison with CPython."""

import importlib.util
import itertools
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from reflex_browser_state.compiler.program import Program, file_of
from reflex_browser_state.testing import node_path, write_modules

_DRIVER = """
import { createInterface } from "node:readline";
import { py_keys } from "./python.js";
const shown = (x) => {
  if (x === undefined) return ["undefined"];
  if (typeof x === "number" && !Number.isFinite(x)) return ["number", String(x)];
  if (x === null || typeof x !== "object") return x;
  if (Array.isArray(x)) return ["list", ...x.map(shown)];
  return ["dict", ...py_keys(x).map((k) => [k, shown(x[k])])];
};
for await (const line of createInterface({ input: process.stdin })) {
  const { file, name, inputs } = JSON.parse(line);
  let answer;
  try {
    const called = (await import(file))[name];
    answer = inputs.map((values) => {
      try { return shown(called(...values)); } catch (error) { return ["raised", error.name]; }
    });
  } catch (error) { answer = ["broken", String(error)]; }
  process.stdout.write(JSON.stringify(answer) + "\\n");
}
"""


def shown(value: Any) -> Any:
    """Return a result in the form of the driver: the order of a dict counts, a tuple is a list."""
    if isinstance(value, float):
        return ["number", _js(value)] if value - value != 0 else _whole(value)
    if isinstance(value, list | tuple):
        return ["list", *map(shown, value)]
    if isinstance(value, dict):
        return ["dict", *[[key, shown(item)] for key, item in value.items()]]
    return value


def _whole(value: float) -> float:
    return int(value) if value.is_integer() else value


def _js(value: float) -> str:
    return "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"  # noqa: PLR0124


class NodeSession:
    """A Node process that imports compiled modules and calls their functions."""

    def __init__(self, folder: Path, process: subprocess.Popen[str]) -> None:
        self.folder, self.process = folder, process

    def run(self, function: Any, inputs: Sequence[Sequence[Any]]) -> Any:
        """Compile a function, call it once for each list of arguments, and return the answers."""
        program = Program()
        name = program.function(function)
        write_modules(self.folder, program)
        question = {"file": f"./{file_of(function)}.js", "name": name, "inputs": inputs}
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


@contextmanager
def node_session() -> Iterator[NodeSession]:
    """Start Node in a folder with the package's own JavaScript."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        write_modules(place, Program())
        (place / "driver.js").write_text(_DRIVER, encoding="utf-8")
        process = subprocess.Popen(
            [node_path(), "driver.js"],
            cwd=place, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        try:
            yield NodeSession(place, process)
        finally:
            assert process.stdin
            assert process.stdout
            process.stdin.close()
            process.wait()
            process.stdout.close()


_NUMBERS = itertools.count()


def module_of(text: str, folder: Path) -> ModuleType:
    """Import a module from its text, under a name of its own."""
    name = f"program_{next(_NUMBERS)}"
    file = folder / f"{name}.py"
    file.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # the compiler and dataclasses look it up
    spec.loader.exec_module(module)
    return module


def in_python(function: Any, inputs: Sequence[Sequence[Any]]) -> list[Any]:
    """Call a function in CPython; return the answers in the form of `NodeSession.run`."""
    answers: list[Any] = []
    for arguments in inputs:
        try:
            answers.append(shown(function(*json.loads(json.dumps(arguments)))))
        except Exception as error:  # noqa: BLE001 - the kind of error is the answer
            answers.append(["raised", type(error).__name__])
    return answers
