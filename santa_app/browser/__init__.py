"""State classes written in Python that run in the visitor's browser. Start with README.md."""

from reflex.vars import Field

from santa_app.browser.compiler.errors import BrowserCompileError
from santa_app.browser.facade import BrowserError, LocalTime, browser
from santa_app.browser.fields import field, query, stored
from santa_app.browser.plugin import BrowserPlugin
from santa_app.browser.state import BrowserState
from santa_app.browser.typed import computed, event

__all__ = [
    "BrowserCompileError",
    "BrowserError",
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
