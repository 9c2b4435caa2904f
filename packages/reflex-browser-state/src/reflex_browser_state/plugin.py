"""The Reflex plugin that compiles States when the site is built."""

from pathlib import Path
from typing import Unpack

from reflex.plugins import Plugin, PreCompileContext

from reflex_browser_state.compiler.program import Program
from reflex_browser_state.declaration import SPECS, StateSpec
from reflex_browser_state.handlers import FOLDER

_OWN = Path(__file__).parent / "js"


def own_files() -> dict[str, str]:
    """Return the text of the modules in js/ by name."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(_OWN.glob("*.js"))}


def compile_states(specs: list[StateSpec]) -> dict[str, str]:
    """Compile States; return the text of each JavaScript module by name."""
    program = Program()
    for spec in specs:
        program.state(spec)
    return program.files() | own_files()


def states_in_javascript(specs: list[StateSpec]) -> list[tuple[str, str]]:
    """Compile States; return the path in Reflex's web folder and the text of each module."""
    return [(f"{FOLDER}/{name}.js", text) for name, text in compile_states(specs).items()]


class BrowserPlugin(Plugin):
    """Compiles each `BrowserState` that a page uses. Goes into `plugins` of rxconfig.py."""

    def pre_compile(self, **context: Unpack[PreCompileContext]) -> None:
        """Compile the States after Reflex has evaluated the pages, which marks those they use."""
        used = [spec for spec in SPECS.values() if spec.used]
        files = states_in_javascript(used)
        context["add_save_task"](lambda: files)
