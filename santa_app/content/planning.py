"""The Christmas planning timeline and checklist."""

from typing import Final

from santa_app.content.checks import Slug, entry
from santa_app.content.tables import Text, read_table


@entry
class PlanningPeriod:
    """A few weeks and their tasks. `icon` is a Lucide name."""

    slug: Slug
    period: Text
    focus: Text
    tasks: tuple[Text, ...]
    icon: str


@entry
class ChecklistItem:
    """An item of the checklist. The browser stores the `slug` of each checked item."""

    slug: Slug
    text: Text


@entry
class _Page:
    periods: tuple[PlanningPeriod, ...]
    checklist: tuple[ChecklistItem, ...]


TABLE: Final = read_table(__file__, _Page)
CHECKLIST: Final = TABLE.checklist
