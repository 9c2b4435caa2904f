"""The activities page in the browser: its filter, and the alerts of its card crafts."""

from dataclasses import dataclass

from santa_app.browser import BrowserState, Field, browser, computed, event, query
from santa_app.content.activities import ACTIVITIES, CATEGORIES
from santa_app.content.checks import DIFFICULTIES
from santa_app.content.crafts import TEMPLATE_ALERT, UPLOAD_ALERT, VIDEO_ALERT
from santa_app.rules.filters import ALL, activity_matches, known_choice


@dataclass(frozen=True, kw_only=True, slots=True)
class ActivityEntry:
    """What the filter needs to know of an activity, and nothing else."""

    slug: str
    category: str
    difficulty: str


ACTIVITY_INDEX: tuple[ActivityEntry, ...] = tuple(
    ActivityEntry(slug=one.slug, category=one.category, difficulty=one.difficulty)
    for one in ACTIVITIES
)


class ActivityFilterState(BrowserState):
    """Category and difficulty, each 'all' at first (SPEC section 5, Activity filter).

    Attributes:
        category: A category or 'all', or whatever stands in the address.
        difficulty: A difficulty or 'all', or whatever stands in the address.
    """

    category: Field[str] = query(ALL, key="category")
    difficulty: Field[str] = query(ALL, key="difficulty")

    @event
    def clear(self) -> None:
        """Show every activity again."""
        self.category = ALL
        self.difficulty = ALL

    @computed
    def chosen_category(self) -> str:
        """The category that counts: one of those offered, else 'all'."""
        return known_choice(self.category, CATEGORIES)

    @computed
    def chosen_difficulty(self) -> str:
        """The difficulty that counts: one of those offered, else 'all'."""
        return known_choice(self.difficulty, DIFFICULTIES)

    @computed
    def shown(self) -> list[str]:
        """The slugs of the activities that pass both filters."""
        category, difficulty = self.chosen_category, self.chosen_difficulty
        return [
            activity.slug
            for activity in ACTIVITY_INDEX
            if activity_matches(activity.category, activity.difficulty, category, difficulty)
        ]

    @computed
    def count_text(self) -> str:
        """How many activities show, in words."""
        count = len(self.shown)
        if count == 0:
            return "No activities found"
        return "1 activity" if count == 1 else f"{count} activities"


class CardCraftState(BrowserState):
    """The alerts of the card crafts (SPEC section 2, Activities); the links then do their work."""

    @event
    def template(self) -> None:
        """Say that the template is on its way."""
        browser.alert(TEMPLATE_ALERT)

    @event
    def video(self, slug: str) -> None:
        """Say that the video opens, and count it."""
        browser.track("button_click", button_name="Video", location=slug)
        browser.alert(VIDEO_ALERT)

    @event
    def upload(self) -> None:
        """Say that uploads are not there yet."""
        browser.track("button_click", button_name="Upload Your Card", location="card crafts")
        browser.alert(UPLOAD_ALERT)
