"""The printable templates by category, and the alert of the demo's download buttons."""

from typing import Final, Literal

from santa_app.content.checks import Slug, collection, entry
from santa_app.content.tables import Text, read_table
from santa_app.i18n import SITE_LANGUAGE, sheet_path


@entry
class Printable:
    """A template to download."""

    slug: Slug
    name: Text
    description: Text
    type: Literal["PDF"] = "PDF"

    @property
    def download_url(self) -> str:
        return sheet_path(f"/printables/{self.slug}.pdf", SITE_LANGUAGE)

    @property
    def preview_image(self) -> str:
        """URL path of a picture of its first page, 320 x 452 pixels."""
        return sheet_path(f"/printables/{self.slug}.jpg", SITE_LANGUAGE)


@entry
class PrintableCategory:
    """Templates of one kind. `icon` is a Lucide name."""

    slug: Slug
    title: Text
    description: Text
    icon: str
    templates: tuple[Printable, ...]


@entry
class _Page:
    demo_alert: Text
    printing_tips: tuple[Text, ...]
    categories: tuple[PrintableCategory, ...]


TABLE: Final = read_table(__file__, _Page)
PRINTABLE_CATEGORIES: Final = TABLE.categories
PRINTABLES: Final = collection(
    *(template for category in PRINTABLE_CATEGORIES for template in category.templates)
)
DEMO_ALERT: Final = TABLE.demo_alert
"""Shown by the download buttons of a demo, which is a site without a mail key."""
