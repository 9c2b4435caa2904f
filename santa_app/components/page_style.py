"""Style sheets that only some pages load."""

import reflex as rx
from reflex_base.utils.imports import ImportDict


class GamesStyle(rx.Fragment):
    """Loads assets/styles/pages/games.css with the page that contains it, and with no other page."""

    def add_imports(self) -> ImportDict:
        """Import the sheet, which the bundler gives only to the routes that need it."""
        return {"": "$/styles/pages/games.css"}


class HomeStyle(rx.Fragment):
    """Loads assets/styles/pages/home.css in the same way."""

    def add_imports(self) -> ImportDict:
        """Import the sheet."""
        return {"": "$/styles/pages/home.css"}
