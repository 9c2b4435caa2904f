"""State classes written in Python that run in the visitor's browser. Start with README.md.

The names are imported when first used, so that rules may import `portable` without loading Reflex.
"""

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reflex.vars import Field

    from santa_app.browser.browser_api import BrowserError, LocalTime, browser
    from santa_app.browser.compiler.source import BrowserCompileError
    from santa_app.browser.declaration import field, query, stored
    from santa_app.browser.plugin import BrowserPlugin
    from santa_app.browser.state import BrowserHandler, BrowserState, computed, event

_MODULES = {
    "BrowserCompileError": "compiler.source",
    "BrowserError": "browser_api",
    "BrowserHandler": "state",
    "BrowserPlugin": "plugin",
    "BrowserState": "state",
    "LocalTime": "browser_api",
    "browser": "browser_api",
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
    "LocalTime",
    "browser",
    "computed",
    "event",
    "field",
    "query",
    "stored",
]


def __getattr__(name: str) -> object:
    """Import a public name from the module it lives in. Raises `AttributeError` for others."""
    if name == "Field":
        return importlib.import_module("reflex.vars").Field
    if name not in _MODULES:
        raise AttributeError(f"santa_app.browser has no {name}")
    return getattr(importlib.import_module(f"santa_app.browser.{_MODULES[name]}"), name)
