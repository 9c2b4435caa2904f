"""Good deeds: total and average points, tiers, the deeds of this week, and the jar of stars."""

from collections.abc import Sequence
from dataclasses import dataclass

from reflex_browser_state.portable import hash32

from santa_app.content.good_deeds import DEED_TIERS, DeedTier
from santa_app.rules.countdown import DAY, SECOND_MS
from santa_app.rules.whole_number import whole_number

WEEK_MS = 7 * DAY * SECOND_MS
_MAX_ID_DIGITS = 15

JAR_ROWS = ((90, 60, 120, 30, 150), (75, 105, 45, 135))
"""Where the stars of a row lie in the drawn jar, in the order in which they come."""
JAR_FLOOR = 178
JAR_ROW_HEIGHT = 24
JAR_CAPACITY = 27
"""Six rows of stars."""
STAR_COLORS = ((18, "#e88a3a"), (13, "#f5ab4b"), (8, "#f4c361"), (0, "#ffe0a3"))
"""The least points of each color, the highest first: the kinder the deed, the deeper the gold."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """A good deed, as the browser stores it."""

    id: str  # when it was added, in ms since 1970, as text
    text: str
    date: str  # in the format of the visitor's locale
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class JarStar:
    """A star in the jar of good deeds, which is 180 wide and 205 high."""

    key: int  # differs from that of the star that lay at this place before
    x: int  # with `y`, its middle
    y: int
    turn: int  # in degrees
    color: str
    fresh: bool  # just dropped into the jar


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


def added_since(deeds: Sequence[Deed], text: str, time: float) -> bool:
    """Return whether a deed of this text was added at `time` (ms) or later."""
    return any(deed.text == text and deed_time(deed.id) >= time for deed in deeds)


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


def tree_level(total: int) -> int:
    """Return how many of the tree's rows of lights are on: one for each tier above the first."""
    level = 0
    for tier in DEED_TIERS:
        if 0 < tier.points <= total:
            level += 1
    return level


def star_color(points: int) -> str:
    """Return the color of the star for a deed of so many points."""
    for least, color in STAR_COLORS:
        if points >= least:
            return color
    return STAR_COLORS[len(STAR_COLORS) - 1][1]


def _jar_star(deed: Deed, place: int, key: int, dropped: int) -> JarStar:
    pair, in_pair = divmod(place, len(JAR_ROWS[0]) + len(JAR_ROWS[1]))
    upper = 1 if in_pair >= len(JAR_ROWS[0]) else 0
    chance = hash32(key)
    return JarStar(
        key=key,
        x=JAR_ROWS[upper][in_pair - upper * len(JAR_ROWS[0])] + chance % 7 - 3,
        y=JAR_FLOOR - (2 * pair + upper) * JAR_ROW_HEIGHT + chance // 7 % 7 - 3,
        turn=chance // 49 % 72,
        color=star_color(deed.points),
        fresh=key + 1 == dropped,
    )


def jar_stars(deeds: Sequence[Deed], dropped: int) -> list[JarStar]:
    """Return the stars for the deeds, the lowest first; a full jar shows the newest on top.

    The star of deed number `dropped` drops into the jar just now; 0 if none does.
    """
    count = len(deeds)
    stars = []
    for place in range(min(count, JAR_CAPACITY)):
        key = count - 1 if place == JAR_CAPACITY - 1 else place
        stars.append(_jar_star(deeds[count - 1 - key], place, key, dropped))
    return stars
