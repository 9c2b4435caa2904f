"""The coloring pages, and tips for parents, from `coloring.toml`."""

from santa_app.content.checks import Difficulty, Slug, entry
from santa_app.content.tables import Text, read_table
from santa_app.i18n import DEFAULT_LOCALE, SITE_LANGUAGE

_FOLDER = "/coloring" if SITE_LANGUAGE == DEFAULT_LOCALE else "/coloring/wordless"
"""Pictures in other languages lack the lettering, which is English."""


@entry
class ColoringPage:
    """A page to print and color. `character` says who is in the picture."""

    slug: Slug
    title: Text
    description: Text
    difficulty: Difficulty
    character: Text
    alt: Text

    @property
    def preview_image(self) -> str:
        return f"{_FOLDER}/{self.slug}.svg"

    @property
    def download_url(self) -> str:
        return f"{_FOLDER}/{self.slug}.pdf"


@entry
class _Table:
    tips: tuple[Text, ...]
    pages: tuple[ColoringPage, ...]


TABLE = read_table(__file__, _Table)

COLORING_PAGES = TABLE.pages
RANDOM_PAGE = COLORING_PAGES[0]
"""The file of the button "Download a Random Page": always the first page."""
