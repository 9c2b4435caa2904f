"""Santa's journey: deterministic, fair to every city, always moving on."""

from collections import Counter
from datetime import UTC, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from santa_app.content.cities import CITIES
from santa_app.content.tracker import WEATHER
from santa_app.rules import tracker

EVE_2026_UTC = 1_798_070_400_000  # 24 December 2026, 00:00 UTC
START = EVE_2026_UTC - 14 * 3_600_000
END = EVE_2026_UTC + 36 * 3_600_000


@pytest.mark.parametrize(
    ("now", "slot", "left"),
    [(0, 0, 5000), (1, 0, 4999), (4999, 0, 1), (5000, 1, 5000), (EVE_2026_UTC, 359_614_080, 5000)],
)
def test_slots_are_five_seconds_utc(now: int, slot: int, left: int) -> None:
    assert tracker.slot_at(now) == slot
    assert tracker.ms_to_next_slot(now) == left


def test_every_draw_is_in_range_and_spread_evenly() -> None:
    drawn = Counter(tracker.draw(seed, 3, 14) for seed in range(14_000))
    assert set(drawn) == set(range(14))
    assert all(850 < count < 1150 for count in drawn.values())


def test_he_visits_cities_at_night_evenly_and_never_stays() -> None:
    slots = range(tracker.slot_at(START), tracker.slot_at(END))
    stops = [tracker.city_index(slot) for slot in slots]
    assert set(stops) == set(range(len(CITIES)))
    assert all(one != other for one, other in pairwise(stops))
    for first in range(0, len(stops), tracker.NIGHT_SLOTS):
        begin = datetime.fromtimestamp(slots[first] * tracker.SLOT_MS / 1000, UTC)
        hours = [begin.astimezone(ZoneInfo(city.zone)).hour for city in CITIES]
        asleep = {at for at, hour in enumerate(hours) if hour >= 20 or hour < 5}
        visits = Counter(stops[first : first + tracker.NIGHT_SLOTS])
        assert len(asleep) >= 4
        assert visits.keys() == asleep
        assert max(visits.values()) - min(visits.values()) <= 1


def test_the_order_of_the_cities_is_drawn_for_each_round() -> None:
    start = tracker.slot_at(EVE_2026_UTC)
    count = len(tracker.night_cities(start))
    rounds = {
        tuple(tracker.city_index(start + first + step) for step in range(count))
        for first in range(0, 20 * count, count)
    }
    assert len(rounds) >= 18


def test_gifts_stay_in_range_and_never_fall_through_the_whole_night() -> None:
    slots = range(tracker.slot_at(START), tracker.slot_at(END), 7)
    counts = [tracker.gifts_delivered(slot, 2026) for slot in slots]
    assert all(500_000 <= count <= 1_499_999 for count in counts)
    assert all(one <= other for one, other in pairwise(counts))
    assert counts[0] < 500_200
    assert counts[-1] > 1_499_500


def test_gifts_keep_their_range_outside_the_night() -> None:
    before = tracker.gifts_delivered(tracker.slot_at(START) - 1000, 2026)
    after = tracker.gifts_delivered(tracker.slot_at(END) + 1000, 2026)
    assert 500_000 <= before < 500_028
    assert 1_499_971 < after <= 1_499_999


def test_gifts_are_drawn_not_counted_evenly() -> None:
    slot = tracker.slot_at(EVE_2026_UTC)
    counts = [tracker.gifts_delivered(slot + step, 2026) for step in range(200)]
    assert len({other - one for one, other in pairwise(counts)}) > 20


def test_every_kind_of_weather_comes_up() -> None:
    slot = tracker.slot_at(EVE_2026_UTC)
    seen = {tracker.weather_index(slot + step) for step in range(200)}
    assert seen == set(range(len(WEATHER)))
