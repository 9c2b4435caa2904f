"""The texts of the About page: the mission, the elves and the magic of Christmas."""

from typing import Final

from santa_app.content import claims, village
from santa_app.content.blocks import IconNote, Note
from santa_app.content.checks import Slug, entry
from santa_app.content.tables import Text, read_table
from santa_app.content.village import COOKIES_MONTHLY, ELVES, TOYS_DAILY


@entry
class Section:
    """A part of the page. `icon` is a Lucide name."""

    slug: Slug
    title: Text
    icon: str
    paragraphs: tuple[Text, ...]


@entry
class _Page:
    sections: tuple[Section, ...]
    values: tuple[IconNote, ...]
    operator: Note
    missing: dict[str, Text]
    demo_note: Text


TABLE: Final = read_table(
    __file__,
    _Page,
    families_on_one_page=claims.FAMILIES_ON_ONE_PAGE,
    reply_within=claims.REPLY_WITHIN,
    elves=ELVES,
    head_elf=village.TABLE.head_elf,
    toys_daily=TOYS_DAILY,
    cookies_monthly=COOKIES_MONTHLY,
)
