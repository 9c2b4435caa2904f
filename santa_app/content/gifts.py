"""Gift ideas by age, with prices in US dollars and reasons, and tips by budget."""

from typing import Final

from santa_app.content.checks import Slug, entry, require
from santa_app.content.tables import Text, read_table


@entry
class GiftIdea:
    """A gift, its price range and why it is a good one."""

    name: Text
    price_range: Text
    why: Text


@entry
class AgeGroup:
    """Gifts for an age group in years. `oldest` is None in the group without an upper end."""

    slug: Slug
    title: Text
    youngest: int
    oldest: int | None = None
    note: Text
    gifts: tuple[GiftIdea, ...]

    def __post_init__(self) -> None:
        rises = self.oldest is None or self.youngest <= self.oldest
        require(self, "oldest", "is below 'youngest'", holds=rises)

    @property
    def ages(self) -> str:
        """The ages as text: "2-4", or "13+" without an upper end."""
        return f"{self.youngest}+" if self.oldest is None else f"{self.youngest}-{self.oldest}"


@entry
class BudgetTier:
    """Advice for one budget."""

    label: Text
    tip: Text
    examples: Text


@entry
class _Page:
    groups: tuple[AgeGroup, ...]
    budgets: tuple[BudgetTier, ...]


TABLE: Final = read_table(__file__, _Page)
AGE_GROUPS: Final = TABLE.groups
GROUP_SLUGS: Final = tuple(group.slug for group in AGE_GROUPS)
