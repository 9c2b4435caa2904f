"""The filter of the activities page."""

from dataclasses import dataclass

from reflex_browser_state import BrowserState, Field, computed, event, query

from santa_app.content.activities import ACTIVITIES, CATEGORIES
from santa_app.content.checks import DIFFICULTIES
from santa_app.i18n import gettext as _
from santa_app.i18n import plural_forms
from santa_app.rules.counting import counted
from santa_app.rules.filters import ALL, matches, valid_choice

_NONE = _("No activities found")
_COUNTS = plural_forms("{count} activity", "{count} activities")


@dataclass(frozen=True, kw_only=True, slots=True)
class ActivityEntry:
    """The part of an activity that the filter needs."""

    slug: str
    category: str
    difficulty: str


ACTIVITY_INDEX: tuple[ActivityEntry, ...] = tuple(
    ActivityEntry(slug=one.slug, category=one.category, difficulty=one.difficulty)
    for one in ACTIVITIES
)


class ActivityFilterState(BrowserState):
    """Category and difficulty in the URL, not validated; an activity is shown if both match."""

    category: Field[str] = query(ALL, key="category")
    difficulty: Field[str] = query(ALL, key="difficulty")

    @event
    def clear(self) -> None:
        self.category = ALL
        self.difficulty = ALL

    @computed
    def chosen_category(self) -> str:
        return valid_choice(self.category, CATEGORIES)

    @computed
    def chosen_difficulty(self) -> str:
        return valid_choice(self.difficulty, DIFFICULTIES)

    @computed
    def shown(self) -> list[str]:
        """The slugs of the activities that match both filters."""
        category, difficulty = self.chosen_category, self.chosen_difficulty
        return [
            activity.slug
            for activity in ACTIVITY_INDEX
            if matches(activity.category, category) and matches(activity.difficulty, difficulty)
        ]

    @computed
    def count_text(self) -> str:
        count = len(self.shown)
        if count == 0:
            return _NONE
        return counted(_COUNTS, count)
