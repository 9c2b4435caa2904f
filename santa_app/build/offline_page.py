"""The page that the service worker shows without a network in place of a page that is not kept."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader

from santa_app import product
from santa_app.content import paths
from santa_app.i18n import current_language
from santa_app.i18n import gettext as _

_LISTED: Final = (
    paths.HOME, paths.ADVENT, product.LETTER_PATH, paths.GAMES, paths.STORIES, paths.SONGS,
    paths.COLOR_ONLINE, paths.RECIPES, paths.TRACKER, paths.NICE_LIST, paths.HELPLINES,
)  # fmt: skip
"""The pages that it links to, if they are kept."""


def not_kept_page(kept: Sequence[str]) -> str:
    """Return the HTML of the page, with links to the `kept` paths that families look for."""
    from santa_app.site import ROUTES  # noqa: PLC0415 -- the pages need the finished configuration

    labels = {route.page.path: route.page.label for route in ROUTES}
    language = current_language()
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent), autoescape=True, trim_blocks=True
    )
    return environment.get_template("offline_page.html").render(
        language=language,
        site=product.NAME,
        heading=_("No network right now"),
        text=_("This page needs the Internet. These work without it:"),
        links=[
            {"path": language.prefix + path, "label": labels[path]}
            for path in _LISTED
            if path in kept
        ],
        again=_("Try again"),
    )
