"""The page that the service worker shows without a network in place of a page that is not kept."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader

from santa_app import marks, product
from santa_app.content import paths
from santa_app.i18n import current_language
from santa_app.i18n import gettext as _

_LISTED: Final = {
    paths.HOME: _("Home"),
    paths.ADVENT: _("Advent Calendar"),
    product.LETTER_PATH: product.NAME,
    paths.GAMES: _("Games"),
    paths.STORIES: _("Stories"),
    paths.SONGS: _("Songs"),
    paths.COLORING: _("Coloring Pages"),
    paths.RECIPES: _("Recipes"),
    paths.TRACKER: _("Track Santa"),
    paths.NICE_LIST: _("Nice List"),
    paths.HELPLINES: _("Someone to talk to"),
}
"""The pages that it links to, if they are kept."""


def not_kept_page(kept: Sequence[str]) -> str:
    """Return the HTML of the page, with links to the `kept` paths that families look for."""
    language = current_language()
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent), autoescape=True, trim_blocks=True
    )
    return environment.get_template("offline_page.html").render(
        language=language,
        site=marks.within("HTML", product.NAME),
        heading=_("No network right now"),
        text=_("This page needs the Internet. These work without it:"),
        links=[
            {"path": language.prefix + path, "label": label}
            for path, label in _LISTED.items()
            if path in kept
        ],
        again=_("Try again"),
    )
