"""The age filter of the gift page (SPEC section 4, Gift ideas)."""

from santa_app.browser import BrowserState, Field, computed, query
from santa_app.content.gifts import AGE_GROUPS, GROUP_SLUGS
from santa_app.rules.filters import ALL, known_choice

AGES_BY_SLUG: dict[str, str] = {group.slug: group.ages for group in AGE_GROUPS}


class GiftFilterState(BrowserState):
    """Which age group shows; a choice shows only that group, and the address carries it.

    Attributes:
        age: Slug of an age group or 'all', or whatever stands in the address.
    """

    age: Field[str] = query(ALL, key="age")

    @computed
    def chosen(self) -> str:
        """The group that counts: one of those offered, else 'all'."""
        return known_choice(self.age, GROUP_SLUGS)

    @computed
    def announcement(self) -> str:
        """What a screen reader says of the choice."""
        return "Gift ideas for ages " + AGES_BY_SLUG.get(self.chosen, "2 to 13 and up")
