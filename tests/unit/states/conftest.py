"""Gives the State tests their stand-in for the browser."""

from reflex_browser_state.testing import fake_browser

__all__ = ["fake_browser"]
