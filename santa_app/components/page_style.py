"""The style sheets that only some pages load."""

from typing import ClassVar

import reflex as rx

from santa_app.framework.components import ImportDict


class _PageStyle(rx.Fragment):
    """Loads a sheet of assets/styles/pages with the page that contains it, and with no other page."""

    _sheet: ClassVar[str]

    def add_imports(self) -> ImportDict:
        return {"": f"$/page_styles/{self._sheet}.css"}


class AdventStyle(_PageStyle):
    """Loads the style of the doors of the Advent calendar."""

    _sheet = "advent"


class GamesStyle(_PageStyle):
    """Loads the style of the games and of their rewards."""

    _sheet = "games"


class VillageStyle(_PageStyle):
    """Loads the style of the map of the North Pole village."""

    _sheet = "village"


class ColoringStyle(_PageStyle):
    """Loads the style of coloring on the screen."""

    _sheet = "coloring"


class HomeStyle(_PageStyle):
    """Loads the style of the scene on the home page."""

    _sheet = "home"


class LetterStyle(_PageStyle):
    """Loads the style of the letter form and of its thank-you screen."""

    _sheet = "letter"


class HeroStyle(_PageStyle):
    """Loads the style of the first sections with a photograph, a stage or a book."""

    _sheet = "heroes"


class BaubleStyle(_PageStyle):
    """Loads the style of the first sections with a picture in a bauble."""

    _sheet = "bauble"


class SongsStyle(_PageStyle):
    """Loads the style of the words of the songs."""

    _sheet = "songs"
