"""The good deeds tracker, kept in this browser (SPEC section 4)."""

from santa_app.browser import BrowserState, Field, browser, computed, event, field, stored
from santa_app.browser.portable import trim
from santa_app.content.good_deeds import (
    DEED_TIERS,
    MANUAL_POINTS_MAX,
    MANUAL_POINTS_MIN,
    STORAGE_KEY,
    SUGGESTIONS,
    DeedTier,
)
from santa_app.rules.deeds import (
    Deed,
    average_points,
    deed_tier,
    deeds_this_week,
    free_id,
    next_tier_index,
    points_to_next,
    progress_percent,
    total_points,
)

INPUT_ID = "deed-input"


class GoodDeedsState(BrowserState):
    """The list of deeds, newest first, and what it adds up to.

    Attributes:
        deeds: Kept in `localStorage` under "good-deeds"; an empty list removes the key.
        text: What is typed into the add field.
        now: The instant in ms from which "this week" is counted.
        before: The list before the last removal or reset.
        can_undo: Whether that list can be brought back.
        announcement: What a screen reader says about the last change.
    """

    deeds: Field[list[Deed]] = stored([], key=STORAGE_KEY)
    text: Field[str] = field("")
    now: Field[float] = field(0)
    before: Field[list[Deed]] = field([])
    can_undo: Field[bool] = field(False)
    announcement: Field[str] = field("")

    def on_start(self) -> None:
        """Look at the clock now and every minute, for "this week"."""
        self.look_at_clock()
        browser.every(60, self.look_at_clock)

    @event
    def look_at_clock(self) -> None:
        """Take the present instant."""
        self.now = browser.now()

    @event
    def add(self) -> None:
        """Add what is typed for 5 to 19 points; blanks are ignored."""
        text = trim(self.text)
        if text == "":
            return
        self.record(text, browser.random_int(MANUAL_POINTS_MIN, MANUAL_POINTS_MAX))
        self.text = ""
        browser.focus(INPUT_ID)

    @event
    def add_suggestion(self, index: int) -> None:
        """Add one of the ten suggestions for its points."""
        suggestion = SUGGESTIONS[index]
        self.record(suggestion.text, suggestion.points)

    @event
    def record(self, text: str, points: int) -> None:
        """Put a deed of this moment on top of the list."""
        self.look_at_clock()
        deed = Deed(
            id=free_id(self.deeds, self.now),
            text=text,
            date=browser.local_date_string(self.now),
            points=points,
        )
        self.deeds = [deed, *self.deeds]
        self.can_undo = False
        self.announcement = f"Added for {points} points. You have {self.total} points now."

    @event
    def remove(self, deed_id: str) -> None:
        """Take one deed off the list."""
        self.before = self.deeds
        self.can_undo = True
        self.deeds = [deed for deed in self.deeds if deed.id != deed_id]
        self.announcement = f"Removed. You have {self.total} points now."
        browser.focus(INPUT_ID)

    @event
    def reset_tracker(self) -> None:
        """Empty the list, which removes it from the browser's storage."""
        self.before = self.deeds
        self.can_undo = len(self.deeds) > 0
        self.deeds = []
        self.announcement = "All deeds are cleared."
        browser.focus(INPUT_ID)

    @event
    def undo(self) -> None:
        """Bring back the list as it was before the last removal or reset."""
        if not self.can_undo:
            return
        self.deeds = self.before
        self.before = []
        self.can_undo = False
        self.announcement = f"Brought back. You have {self.total} points now."
        browser.focus(INPUT_ID)

    @computed
    def count(self) -> int:
        """How many deeds there are."""
        return len(self.deeds)

    @computed
    def total(self) -> int:
        """The sum of all points."""
        return total_points(self.deeds)

    @computed
    def average(self) -> int:
        """The mean points of a deed, rounded."""
        return average_points(self.deeds)

    @computed
    def this_week(self) -> int:
        """How many deeds are at most seven days old."""
        return deeds_this_week(self.deeds, self.now)

    @computed
    def tier(self) -> DeedTier:
        """The tier reached: its name and message."""
        return deed_tier(self.total)

    @computed
    def at_top(self) -> bool:
        """Whether the highest tier is reached."""
        return next_tier_index(self.total) < 0

    @computed
    def next_tier_name(self) -> str:
        """The name of the next tier, blank at the top."""
        index = next_tier_index(self.total)
        if index < 0:
            return ""
        return DEED_TIERS[index].name

    @computed
    def missing(self) -> int:
        """The points missing to the next tier, 0 at the top."""
        return points_to_next(self.total)

    @computed
    def progress(self) -> int:
        """How far it is from this tier to the next, in percent."""
        return progress_percent(self.total)
