"""Gives the State tests their stand-in for the browser."""

from santa_app.browser.testing import fake_browser

__all__ = ["fake_browser"]
