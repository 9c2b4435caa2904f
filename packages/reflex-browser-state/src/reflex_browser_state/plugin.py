"""The Reflex plugin that compiles States when the site is built."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Unpack

from reflex.plugins import Plugin, PreCompileContext

from reflex_browser_state.compiler.program import Program
from reflex_browser_state.compiler.source import BrowserCompileError
from reflex_browser_state.declaration import SPECS, StateSpec
from reflex_browser_state.handlers import FOLDER, browser_handler

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


def check_on_load(route: str, on_load: Any) -> None:  # noqa: ANN401 - all that Reflex accepts
    """Raise `BrowserCompileError` if a page's `on_load` has a handler of a `BrowserState`."""
    for given in on_load if isinstance(on_load, Sequence) else [on_load]:
        # Reflex calls a lambda, too.
        event = given() if getattr(given, "__name__", "") == "<lambda>" else given
        name = browser_handler(event)
        if name:
            raise BrowserCompileError(
                f"The page {route!r} has on_load={name}, but on_load runs on the server only.",
                f"call it in the method on_start of {name.partition('.')[0]}, "
                f"or write on_mount={name} at a component of the page",
            )


class BrowserPlugin(Plugin):
    """Compiles each `BrowserState` that a page uses. Goes into `plugins` of rxconfig.py."""

    def pre_compile(self, **context: Unpack[PreCompileContext]) -> None:
        """Compile the States after Reflex has evaluated the pages, which marks those they use."""
        for page in context["unevaluated_pages"]:
            check_on_load(page.route, page.on_load)
        used = [spec for spec in SPECS.values() if spec.used]
        files = states_in_javascript(used)
        context["add_save_task"](lambda: files)
