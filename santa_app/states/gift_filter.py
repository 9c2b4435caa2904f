"""The age filter of the gift ideas page."""

from reflex_browser_state import BrowserState, Field, computed, query

from santa_app.content.gifts import AGE_GROUPS, GROUP_SLUGS
from santa_app.i18n import gettext as _
from santa_app.rules.filters import ALL, valid_choice

AGES_BY_SLUG: dict[str, str] = {group.slug: group.ages for group in AGE_GROUPS}

_ANNOUNCED = _("Gift ideas for ages {ages}")
_ALL_AGES = _("2 to 13 and up")


class GiftFilterState(BrowserState):
    """The slug of the age group in the URL, not validated; only that group is shown."""

    age: Field[str] = query(ALL, key="age")

    @computed
    def chosen(self) -> str:
        return valid_choice(self.age, GROUP_SLUGS)

    @computed
    def announcement(self) -> str:
        return _ANNOUNCED.replace("{ages}", AGES_BY_SLUG.get(self.chosen, _ALL_AGES))
