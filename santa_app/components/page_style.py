"""The style sheets that only some pages load."""

from typing import Literal

from santa_app.framework.components import ImportDict, Invisible

Sheet = Literal[
    "advent",
    "coloring",
    "games",
    "heroes",
    "home",
    "letter",
    "rooms",
    "songs",
    "street",
    "surprises",
    "tracker",
    "village",
]


class PageStyle(Invisible):
    """Loads a sheet of assets/styles/pages with the page that contains it, and with no other page."""

    sheet: Sheet

    def add_imports(self) -> ImportDict:
        return {"": f"$/page_styles/{self.sheet}.css"}
