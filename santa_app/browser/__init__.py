"""State classes written in Python that run in the visitor's browser. Start with README.md."""

from santa_app.browser.errors import BrowserCompileError
from santa_app.browser.facade import BrowserError, LocalTime, browser
from santa_app.browser.plugin import BrowserPlugin
from santa_app.browser.state import BrowserState, query, stored

__all__ = [
    "BrowserCompileError",
    "BrowserError",
    "BrowserPlugin",
    "BrowserState",
    "LocalTime",
    "browser",
    "query",
    "stored",
]
