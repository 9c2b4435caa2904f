"""Good deeds: total and average points, tiers, and the deeds of this week."""

from collections.abc import Sequence
from dataclasses import dataclass

from santa_app.content.good_deeds import DEED_TIERS, DeedTier
from santa_app.rules.countdown import DAY, SECOND_MS
from santa_app.rules.whole_number import whole_number

WEEK_MS = 7 * DAY * SECOND_MS
_MAX_ID_DIGITS = 15


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """A good deed, as the browser stores it.

    Attributes:
        id: The time when it was added, in ms since 1970, as text.
        text: What the visitor did.
        date: The day when it was added, in the format of the visitor's locale.
        points: The points it earned.
    """

    id: str
    text: str
    date: str
    points: int


def deed_time(deed_id: str) -> int:
    """Return the time in ms since 1970 that a deed's id contains, or -1 if it contains none."""
    return whole_number(deed_id, _MAX_ID_DIGITS)


def unused_id(deeds: Sequence[Deed], now: float) -> str:
    """Return the id of a deed added at `now` (ms): the timestamp, or the next unused number."""
    taken = [deed.id for deed in deeds]
    time = int(now)
    while str(time) in taken:
        time += 1
    return str(time)


def total_points(deeds: Sequence[Deed]) -> int:
    """Return the sum of all points, at least 0: browser storage may contain negative points."""
    total = 0
    for deed in deeds:
        total += deed.points
    return max(total, 0)


def average_points(deeds: Sequence[Deed]) -> int:
    """Return the average points of a deed, rounded half up; 0 without deeds."""
    count = len(deeds)
    if count == 0:
        return 0
    return (2 * total_points(deeds) + count) // (2 * count)


def deeds_this_week(deeds: Sequence[Deed], now: float) -> int:
    """Return how many deeds were added at most seven days before `now` (ms)."""
    count = 0
    for deed in deeds:
        time = deed_time(deed.id)
        if time >= 0 and now - time <= WEEK_MS:
            count += 1
    return count


def deed_tier(total: int) -> DeedTier:
    """Return the tier that `total` points have reached."""
    for tier in DEED_TIERS:
        if total >= tier.points:
            return tier
    return DEED_TIERS[len(DEED_TIERS) - 1]


def next_tier_index(total: int) -> int:
    """Return the index in DEED_TIERS of the tier after the current one, or -1 in the highest."""
    found = -1
    for index in range(len(DEED_TIERS)):
        if DEED_TIERS[index].points > total:
            found = index
    return found


def points_to_next(total: int) -> int:
    """Return the points missing to the next tier, or 0 in the highest."""
    index = next_tier_index(total)
    if index < 0:
        return 0
    return DEED_TIERS[index].points - total


def progress_percent(total: int) -> int:
    """Return the progress from the current tier to the next, 0-99, or 100 in the highest."""
    index = next_tier_index(total)
    if index < 0:
        return 100
    start = deed_tier(total).points
    span = DEED_TIERS[index].points - start
    return (100 * (total - start)) // span
