"""Santa's position, gifts and weather as functions of the time, so every screen shows the same.

Time is divided into slots of five seconds (UTC). All random values come from a generator that is
seeded with the slot and gives the same results in Python and in every browser.
"""

from reflex_browser_state.portable import unit

from santa_app.content.cities import EVE_OFFSETS
from santa_app.content.tracker import WEATHER
from santa_app.rules.countdown import DAY, HOUR, SECOND_MS, day_number

SLOT_MS = 5000
SLOTS_PER_MINUTE = 12

NIGHT_STARTS = 20
NIGHT_ENDS = 5
"""The local hours between which Santa visits a city."""
NIGHT_SLOTS = 360
"""The cities in which it is night are found anew every half hour."""

GIFTS_MIN = 500000
GIFTS_MAX = 1499999

_CITY_STREAM = 1
_GIFTS_STREAM = 101
_WEATHER_STREAM = 102

_DAY_MS = DAY * SECOND_MS
_EVE_STARTS_EARLY_MS = 14 * HOUR * SECOND_MS  # 24 December starts at UTC+14
_EVE_SLOTS = 50 * HOUR * SECOND_MS // SLOT_MS  # and ends at UTC-12, 50 hours later


def slot_at(now: float) -> int:
    """Return the number of the slot at `now` (ms since 1970)."""
    return int(now // SLOT_MS)


def ms_to_next_slot(now: float) -> int:
    """Return the milliseconds from `now` until the next slot starts: 1 to 5000."""
    return SLOT_MS - int(now % SLOT_MS)


def draw(seed: int, stream: int, count: int) -> int:
    """Return a pseudorandom number from 0 to `count` - 1.

    `stream` distinguishes several draws with the same seed; both are 0 or more.
    """
    return int(unit(seed, stream) * count)


def night_cities(slot: int) -> list[int]:
    """Return the indexes in CITIES where it is night in `slot`: at any time four or more."""
    half_hour = slot // NIGHT_SLOTS / 2
    found = []
    for index, offset in enumerate(EVE_OFFSETS):
        hour = (half_hour + offset) % 24
        if hour >= NIGHT_STARTS or hour < NIGHT_ENDS:
            found.append(index)
    return found


def was_visited(city: int, now: float, year: int) -> bool:
    """Whether Santa's visits to a city have begun by `now` (ms since 1970) on the Eve of `year`."""
    first = day_number(year, 12, 24) * 24 + NIGHT_STARTS - EVE_OFFSETS[city]
    return now >= first * HOUR * SECOND_MS


def is_near(city: int, offset: float) -> bool:
    """Whether a city's time zone is the nearest to one that is `offset` hours ahead of UTC."""
    away = [abs(other - offset) for other in EVE_OFFSETS]
    return away[city] == min(away)


def _round_start(slot: int) -> int:
    """Return the first slot of the round that visits each night city once."""
    half_hour_start = slot - slot % NIGHT_SLOTS
    return slot - (slot - half_hour_start) % len(night_cities(slot))


def _shuffled_cities(start: int) -> list[int]:
    order = night_cities(start)
    for last in range(len(order) - 1, 0, -1):
        other = draw(start, _CITY_STREAM + last, last + 1)
        held = order[last]
        order[last] = order[other]
        order[other] = held
    return order


def city_index(slot: int) -> int:
    """Return the index in CITIES of the city Santa visits in `slot`; he never stays."""
    start = _round_start(slot)
    order = _shuffled_cities(start)
    if slot < start + 2:
        # Of a whole round before this one, only the first two could have changed places.
        if start % NIGHT_SLOTS == 0:
            before = city_index(start - 1)
        else:
            before = _shuffled_cities(start - len(order))[len(order) - 1]
        if order[0] == before:
            held = order[0]
            order[0] = order[1]
            order[1] = held
    return order[slot - start]


def gifts_delivered(slot: int, year: int) -> int:
    """Return the gifts delivered by `slot` on Christmas Eve of `year`: 500000 to 1499999.

    The range is divided into as many steps as there are slots while it is 24 December anywhere.
    Each slot draws a number from its own step, so the count is random but never decreases.
    """
    eve_start = day_number(year, 12, 24) * _DAY_MS - _EVE_STARTS_EARLY_MS
    step = slot - eve_start // SLOT_MS
    step = min(max(step, 0), _EVE_SLOTS - 1)
    spread = GIFTS_MAX - GIFTS_MIN + 1
    return GIFTS_MIN + (step * spread + draw(slot, _GIFTS_STREAM, spread)) // _EVE_SLOTS


def gifts_by(now: float, year: int) -> int:
    """Return the gifts delivered by `now` (ms since 1970), which grow from slot to slot."""
    slot = slot_at(now)
    first = gifts_delivered(slot, year)
    more = gifts_delivered(slot + 1, year) - first
    return first + int(more * (now % SLOT_MS) / SLOT_MS)


def weather_index(slot: int) -> int:
    """Return the index in WEATHER of the weather around the sleigh in `slot`."""
    return draw(slot, _WEATHER_STREAM, len(WEATHER))
