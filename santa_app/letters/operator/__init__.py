"""The operator's command line, `python -m santa_app.letters`."""

from santa_app.letters.operator.cli import app
from santa_app.letters.operator.desk import desk

app.add_typer(desk, name="desk")

__all__ = ["app"]
