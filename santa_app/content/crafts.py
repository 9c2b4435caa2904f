"""The card crafts: materials, duration and steps."""

from typing import Final

from santa_app.content.checks import Difficulty, Positive, Slug, entry
from santa_app.content.search_links import youtube_search
from santa_app.content.tables import Text, read_table
from santa_app.i18n import SITE_LANGUAGE, sheet_path


@entry
class CardCraft:
    """A card to make by hand.

    `duration` is in minutes, drying included; `video_search` is what to search for on YouTube.
    """

    slug: Slug
    title: Text
    description: Text
    materials: tuple[Text, ...]
    difficulty: Difficulty
    duration: Positive
    steps: tuple[Text, ...]
    video_search: Text

    @property
    def template_url(self) -> str:
        return sheet_path(f"/crafts/{self.slug}.pdf", SITE_LANGUAGE)

    @property
    def video_url(self) -> str:
        return youtube_search(self.video_search)


@entry
class _Page:
    template_alert: Text
    video_alert: Text
    upload_alert: Text
    upload_note: Text
    crafts: tuple[CardCraft, ...]


TABLE: Final = read_table(__file__, _Page)
CARD_CRAFTS: Final = TABLE.crafts
TEMPLATE_ALERT: Final = TABLE.template_alert
VIDEO_ALERT: Final = TABLE.video_alert
UPLOAD_ALERT: Final = TABLE.upload_alert
