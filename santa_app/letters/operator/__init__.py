"""The operator's command line, `python -m santa_app.letters`."""

from santa_app.letters.operator.cli import app

__all__ = ["app"]
