"""Good deeds: totals, tiers, this week and what an id tells (SPEC sections 4 and 9)."""

from collections.abc import Sequence
from dataclasses import dataclass

from santa_app.content.good_deeds import DEED_TIERS, DeedTier
from santa_app.rules.countdown import DAY, SECOND_MS
from santa_app.rules.whole_number import whole_number

WEEK_MS = 7 * DAY * SECOND_MS
_LONGEST_ID = 15


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """A good deed as the browser keeps it (SPEC section 3).

    Attributes:
        id: The instant it was added, in ms since 1970, as text.
        text: What was done.
        date: The day, as the visitor's locale writes it.
        points: What it earned.
    """

    id: str
    text: str
    date: str
    points: int


def deed_time(deed_id: str) -> int:
    """Return the instant in ms that a deed's id carries, or -1 when it carries none."""
    return whole_number(deed_id, _LONGEST_ID)


def free_id(deeds: Sequence[Deed], now: float) -> str:
    """Return the id for a deed added at `now` (ms): the timestamp, or the next one not taken."""
    taken = [deed.id for deed in deeds]
    time = int(now)
    while str(time) in taken:
        time += 1
    return str(time)


def total_points(deeds: Sequence[Deed]) -> int:
    """Return the sum of all points, 0 when somebody stored points below 0."""
    total = 0
    for deed in deeds:
        total += deed.points
    return max(total, 0)


def average_points(deeds: Sequence[Deed]) -> int:
    """Return the mean points of a deed, rounded half up; 0 without deeds."""
    count = len(deeds)
    if count == 0:
        return 0
    return (2 * total_points(deeds) + count) // (2 * count)


def deeds_this_week(deeds: Sequence[Deed], now: float) -> int:
    """Count the deeds dated at most seven days before `now` (ms)."""
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
    """Return the index in DEED_TIERS of the next tier above `total`, or -1 at the top."""
    found = -1
    for index in range(len(DEED_TIERS)):
        if DEED_TIERS[index].points > total:
            found = index
    return found


def points_to_next(total: int) -> int:
    """Return the points missing to the next tier, 0 at the top."""
    index = next_tier_index(total)
    if index < 0:
        return 0
    return DEED_TIERS[index].points - total


def progress_percent(total: int) -> int:
    """Return how far `total` is on its way from its tier to the next: 0-99, and 100 at the top."""
    index = next_tier_index(total)
    if index < 0:
        return 100
    start = deed_tier(total).points
    span = DEED_TIERS[index].points - start
    return (100 * (total - start)) // span
