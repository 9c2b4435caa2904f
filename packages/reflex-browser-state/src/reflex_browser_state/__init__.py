"""State classes written in Python that run in the visitor's browser. README.md explains them.

Names are imported at first use, so that modules can import `portable` without loading Reflex.
"""

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reflex.vars import Field

    from reflex_browser_state.browser_api import Instrument, LocalTime, Tone, browser
    from reflex_browser_state.compiler.source import BrowserCompileError
    from reflex_browser_state.declaration import field, query, stored
    from reflex_browser_state.functions import BrowserError, browser_functions
    from reflex_browser_state.plugin import BrowserPlugin
    from reflex_browser_state.state import BrowserHandler, BrowserState, computed, event

_MODULES = {
    "BrowserCompileError": "compiler.source",
    "BrowserError": "functions",
    "BrowserHandler": "state",
    "BrowserPlugin": "plugin",
    "BrowserState": "state",
    "Instrument": "browser_api",
    "LocalTime": "browser_api",
    "Tone": "browser_api",
    "browser": "browser_api",
    "browser_functions": "functions",
    "computed": "state",
    "event": "state",
    "field": "declaration",
    "query": "declaration",
    "stored": "declaration",
}

__all__ = [
    "BrowserCompileError",
    "BrowserError",
    "BrowserHandler",
    "BrowserPlugin",
    "BrowserState",
    "Field",
    "Instrument",
    "LocalTime",
    "Tone",
    "browser",
    "browser_functions",
    "computed",
    "event",
    "field",
    "query",
    "stored",
]


def __getattr__(name: str) -> object:
    """Import a public name from its module. Raises `AttributeError` for other names."""
    if name == "Field":
        return importlib.import_module("reflex.vars").Field
    if name not in _MODULES:
        raise AttributeError(f"reflex_browser_state has no {name}")
    return getattr(importlib.import_module(f"reflex_browser_state.{_MODULES[name]}"), name)
