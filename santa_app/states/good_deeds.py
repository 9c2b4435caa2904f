"""The good deeds tracker, stored in the browser."""

from reflex_browser_state import Field, browser, computed, event, field, stored
from reflex_browser_state.portable import trim

from santa_app.content.children import CHILD_KEY
from santa_app.content.good_deeds import (
    DEED_TIERS,
    MANUAL_POINTS_MAX,
    MANUAL_POINTS_MIN,
    STORAGE_KEY,
    SUGGESTIONS,
    DeedTier,
)
from santa_app.content.surprises import images_of
from santa_app.i18n import gettext as _
from santa_app.i18n import plural_forms
from santa_app.rules.counting import counted
from santa_app.rules.deeds import (
    Deed,
    JarStar,
    added_since,
    average_points,
    deed_tier,
    deeds_this_week,
    jar_stars,
    next_tier_index,
    points_to_next,
    progress_percent,
    total_points,
    tree_level,
    unused_id,
)
from santa_app.rules.filled import filled
from santa_app.sounds import STAR, sounds
from santa_app.states.surprises import Surprises

INPUT_ID = "deed-input"
RESET_ID = "deeds-reset"

_ADDED = _("Added for {points} points. You have {total} points now.")
_REMOVED = _("Removed. You have {total} points now.")
_EMPTY = _("Your list is empty again.")
_BACK = _("It's back on the list. You have {total} points now.")
AGAIN = _("You just added this one. Did you do it again? Then tap once more.")
_AGAIN_MS = 60_000
"""A suggestion that is tapped again within this time is added after another tap."""
_EMPTY_JAR = _("An empty jar")
_POINTS = plural_forms("{count} points", "{count} points")
_JARS = plural_forms("A jar with {count} star", "A jar with {count} stars")
_STICKERS = images_of("sticker")


class GoodDeedsState(Surprises):
    """The list of deeds, newest first, and its statistics."""

    deeds: Field[list[Deed]] = stored([], key=STORAGE_KEY, per=CHILD_KEY)
    sticker: Field[str] = stored("", key="deeds_sticker", per=CHILD_KEY)  # the slug of the jar's
    text: Field[str] = field("")  # the text in the input
    now: Field[float] = field(0)  # the end of "this week", in ms since 1970
    previous_deeds: Field[list[Deed]] = field([])  # before the last removal or reset
    can_undo: Field[bool] = field(False)
    was_reset: Field[bool] = field(False)  # whether the last change emptied the list
    asked: Field[int] = field(-1)  # index of the suggestion that was tapped twice
    announcement: Field[str] = field("")  # the last change, for screen readers
    dropped: Field[int] = field(0)  # the number of deeds, if the last change added one; else 0

    def on_start(self) -> None:
        self.update_now()
        browser.every(60, self.update_now)
        self.watch_doors()

    @event
    def update_now(self) -> None:
        self.now = browser.now()

    @event
    def add(self) -> None:
        """Add the typed deed for 5 to 19 random points; ignored if blank."""
        text = trim(self.text)
        if text == "":
            return
        self.add_deed(text, browser.random_int(MANUAL_POINTS_MIN, MANUAL_POINTS_MAX))
        self.text = ""
        browser.focus(INPUT_ID)

    @event
    def add_suggestion(self, index: int) -> None:
        """Add a suggestion; for one that was added in the last minute, ask first."""
        suggestion = SUGGESTIONS[index]
        self.update_now()
        if self.asked != index and added_since(self.deeds, suggestion.text, self.now - _AGAIN_MS):
            self.asked = index
            self.announcement = AGAIN
            return
        self.add_deed(suggestion.text, suggestion.points)

    @event
    def add_deed(self, text: str, points: int) -> None:
        """Add a deed with the current time at the top of the list."""
        self.update_now()
        level = self.level
        deed = Deed(
            id=unused_id(self.deeds, self.now),
            text=text,
            date=browser.local_date_string(self.now),
            points=points,
        )
        self.deeds = [deed, *self.deeds]
        self.dropped = len(self.deeds)
        self.can_undo = False
        self.asked = -1
        sounds.play(STAR)
        self.announcement = filled(_ADDED, {"points": str(points), "total": str(self.total)})
        if self.level > level:
            self.announcement += f" {self.tier.tree}"

    @event
    def remove(self, deed_id: str) -> None:
        self.previous_deeds = self.deeds
        self.can_undo = True
        self.was_reset = False
        self.dropped = 0
        self.deeds = [deed for deed in self.deeds if deed.id != deed_id]
        self.announcement = _REMOVED.replace("{total}", str(self.total))
        browser.focus(INPUT_ID)

    @event
    def reset_tracker(self) -> None:
        """Empty the list, which removes it from storage, and offer to undo that."""
        if len(self.deeds) == 0:
            return
        self.previous_deeds = self.deeds
        self.can_undo = True
        self.was_reset = True
        self.dropped = 0
        self.deeds = []
        self.announcement = _EMPTY
        browser.focus(RESET_ID)

    @event
    def undo(self) -> None:
        """Restore the list as it was before the last removal or reset."""
        if not self.can_undo:
            return
        self.deeds = self.previous_deeds
        self.previous_deeds = []
        self.can_undo = False
        self.dropped = 0
        self.announcement = _BACK.replace("{total}", str(self.total))
        browser.focus(INPUT_ID)

    @computed
    def count(self) -> int:
        return len(self.deeds)

    @computed
    def total(self) -> int:
        return total_points(self.deeds)

    @computed
    def average(self) -> int:
        return average_points(self.deeds)

    @computed
    def this_week(self) -> int:
        """The number of deeds that are at most seven days old."""
        return deeds_this_week(self.deeds, self.now)

    @computed
    def tier(self) -> DeedTier:
        return deed_tier(self.total)

    @computed
    def at_top(self) -> bool:
        return next_tier_index(self.total) < 0

    @computed
    def next_tier_name(self) -> str:
        """The name of the next tier; blank in the highest."""
        index = next_tier_index(self.total)
        if index < 0:
            return ""
        return DEED_TIERS[index].name

    @computed
    def points_to_next(self) -> int:
        """The points missing to the next tier; 0 in the highest."""
        return points_to_next(self.total)

    @computed
    def points_missing(self) -> str:
        return counted(_POINTS, self.points_to_next)

    @computed
    def progress(self) -> int:
        """The progress from the current tier to the next, in percent."""
        return progress_percent(self.total)

    @computed
    def level(self) -> int:
        """The number of rows of lights that are on in the tree, 0 to 4."""
        return tree_level(self.total)

    @computed
    def stars(self) -> list[JarStar]:
        return jar_stars(self.deeds, self.dropped)

    @computed
    def sticker_image(self) -> str:
        return _STICKERS.get(self.sticker, "")

    @computed
    def jar_label(self) -> str:
        if self.count == 0:
            return _EMPTY_JAR
        return counted(_JARS, self.count)
