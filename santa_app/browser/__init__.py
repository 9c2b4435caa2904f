"""State classes written in Python that run in the visitor's browser. README.md explains them.

Names are imported at first use, so that modules can import `portable` without loading Reflex.
"""

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reflex.vars import Field

    from santa_app.browser.browser_api import Area, BrowserError, LocalTime, Tone, browser
    from santa_app.browser.compiler.source import BrowserCompileError
    from santa_app.browser.declaration import field, query, stored
    from santa_app.browser.plugin import BrowserPlugin
    from santa_app.browser.state import BrowserHandler, BrowserState, computed, event

_MODULES = {
    "Area": "browser_api",
    "BrowserCompileError": "compiler.source",
    "BrowserError": "browser_api",
    "BrowserHandler": "state",
    "BrowserPlugin": "plugin",
    "BrowserState": "state",
    "LocalTime": "browser_api",
    "Tone": "browser_api",
    "browser": "browser_api",
    "computed": "state",
    "event": "state",
    "field": "declaration",
    "query": "declaration",
    "stored": "declaration",
}

__all__ = [
    "Area",
    "BrowserCompileError",
    "BrowserError",
    "BrowserHandler",
    "BrowserPlugin",
    "BrowserState",
    "Field",
    "LocalTime",
    "Tone",
    "browser",
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
        raise AttributeError(f"santa_app.browser has no {name}")
    return getattr(importlib.import_module(f"santa_app.browser.{_MODULES[name]}"), name)
