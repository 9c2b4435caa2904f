"""Where Santa is: a pure function of the clock, so every screen shows the same (SPEC section 4).

Time is cut into slots of five seconds UTC. Everything drawn at random comes from a generator
that a slot seeds and that agrees in Python and in every browser.
"""

from santa_app.browser.portable import unit
from santa_app.content.cities import CITIES
from santa_app.content.tracker import WEATHER
from santa_app.rules.countdown import DAY, HOUR, SECOND_MS, day_number

SLOT_MS = 5000

GIFTS_MIN = 500000
GIFTS_MAX = 1499999

_CITY_STREAM = 1
_GIFTS_STREAM = 101
_WEATHER_STREAM = 102

_DAY_MS = DAY * SECOND_MS
_EVE_STARTS_EARLY_MS = 14 * HOUR * SECOND_MS  # 24 December begins at UTC+14 …
_EVE_SLOTS = 50 * HOUR * SECOND_MS // SLOT_MS  # … and ends at UTC-12, fifty hours later


def slot_at(now: float) -> int:
    """Return the number of the slot that `now` (ms since 1970) lies in."""
    return int(now // SLOT_MS)


def ms_to_next_slot(now: float) -> int:
    """Return the milliseconds from `now` to the start of the next slot: 1 to 5000."""
    return SLOT_MS - int(now % SLOT_MS)


def draw(seed: int, stream: int, count: int) -> int:
    """Return a number from 0 to `count` - 1 that looks random but follows from the seed.

    `stream` sets apart the draws made with one seed; both are 0 or more.
    """
    return int(unit(seed, stream) * count)


def _shuffled_cities(seed: int) -> list[int]:
    order = list(range(len(CITIES)))
    for last in range(len(CITIES) - 1, 0, -1):
        other = draw(seed, _CITY_STREAM + last, last + 1)
        held = order[last]
        order[last] = order[other]
        order[other] = held
    return order


def journey_order(lap: int) -> list[int]:
    """Return the order in which lap number `lap` visits all cities, as indexes in CITIES.

    A lap never opens with the city that closed the one before, so Santa always moves on.
    """
    order = _shuffled_cities(lap)
    before = _shuffled_cities(lap - 1)
    if order[0] == before[len(before) - 1]:
        held = order[0]
        order[0] = order[1]
        order[1] = held
    return order


def city_index(slot: int) -> int:
    """Return the index in CITIES of the city Santa visits in `slot`."""
    lap = slot // len(CITIES)
    return journey_order(lap)[slot % len(CITIES)]


def gifts_delivered(slot: int, year: int) -> int:
    """Return the gifts delivered by `slot` on Christmas Eve of `year`: 500000 to 1499999.

    The range is cut into as many steps as the night has slots, from 24 December at UTC+14 to
    its end at UTC-12. A slot draws its number from its own step, so that the count is random
    and yet never falls while a family watches.
    """
    eve_start = day_number(year, 12, 24) * _DAY_MS - _EVE_STARTS_EARLY_MS
    step = slot - eve_start // SLOT_MS
    step = min(max(step, 0), _EVE_SLOTS - 1)
    spread = GIFTS_MAX - GIFTS_MIN + 1
    return GIFTS_MIN + (step * spread + draw(slot, _GIFTS_STREAM, spread)) // _EVE_SLOTS


def weather_index(slot: int) -> int:
    """Return the index in WEATHER of the sky around the sleigh in `slot`."""
    return draw(slot, _WEATHER_STREAM, len(WEATHER))
