"""The card templates to print and fold, and the steps of doing so."""

from santa_app.content.blocks import Note
from santa_app.content.checks import Slug, entry
from santa_app.content.tables import Text, read_table
from santa_app.i18n import DEFAULT_LOCALE, SITE_LANGUAGE, sheet_path


@entry
class CardTemplate:
    """A card to print on both sides and fold."""

    slug: Slug
    title: Text
    description: Text
    alt: Text

    @property
    def preview_image(self) -> str:
        """URL path of a picture of the finished front."""
        kind = "svg" if SITE_LANGUAGE == DEFAULT_LOCALE else "jpg"
        return sheet_path(f"/cards/{self.slug}.{kind}", SITE_LANGUAGE)

    @property
    def download_url(self) -> str:
        return sheet_path(f"/cards/{self.slug}.pdf", SITE_LANGUAGE)


@entry
class _Page:
    templates: tuple[CardTemplate, ...]
    steps: tuple[Note, ...]


TABLE = read_table(__file__, _Page)

CARD_TEMPLATES = TABLE.templates
