"""TrackerState in both modes, through both midnights, in three time zones."""

from itertools import pairwise

import pytest
from reflex_browser_state import browser
from reflex_browser_state.testing import FakeBrowser

from santa_app.content.cities import CITIES
from santa_app.content.postcards import HOME
from santa_app.content.tracker import SAID, WEATHER
from santa_app.states.tracker import TrackerState

ZONES = ["Pacific/Auckland", "Europe/London", "America/Los_Angeles"]
NAMES = {city.name for city in CITIES}


def _started() -> TrackerState:
    state = TrackerState()
    state.on_start()
    return state


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize(
    ("now", "live"),
    [
        ("2025-12-23 23:59:59.999", False),
        ("2025-12-24 00:00:00", True),
        ("2025-12-24 23:59:59.999", True),
        ("2025-12-25 00:00:00", False),
        ("2025-12-31 12:00:00", False),
        ("2025-11-24 12:00:00", False),
        ("2026-01-24 12:00:00", False),
    ],
)
def test_santa_flies_on_the_visitors_24_december_only(zone: str, now: str, live: bool) -> None:
    with FakeBrowser(now, zone=zone):
        state = _started()
        assert state.ready
        assert state.live is live
        assert (state.city in NAMES) is live


def test_on_other_days_only_the_clock_moves() -> None:
    with FakeBrowser("2025-12-10 20:05:28") as fake:
        state = _started()
        before = vars(state).copy()
        assert state.time == "8:05:28 PM"
        assert (state.city, state.country) == ("North Pole", "Arctic")
        assert state.next_stop == "Getting ready for Christmas Eve!"
        assert (state.gifts_delivered, state.gifts_text) == (0, "0")
        assert state.gifts_note == "Christmas Eve only!"
        assert (state.weather, state.trail_path, state.next_path, state.dust_path) == (
            "",
            "",
            "",
            "",
        )
        assert state.postcard == HOME
        assert "December 24th" in state.announcement
        fake.advance(2)
        assert state.time == "8:05:30 PM"
        fake.advance(5)
        assert state.time == "8:05:35 PM"
        assert vars(state) == {**before, "time": "8:05:35 PM"}


def test_a_live_stop_shows_everything() -> None:
    with FakeBrowser("2025-12-24 10:00:00", zone="Europe/London") as fake:
        state = _started()
        city = next(city for city in CITIES if city.name == state.city)
        there = browser.zoned_time(fake.now, city.zone)
        assert state.country == city.country
        assert f":{there.minute:02d}:{there.second:02d} " in state.time
        assert 500_000 <= state.gifts_delivered <= 1_499_999
        assert state.gifts_text == f"{state.gifts_delivered:,}"
        assert state.gifts_note == "And counting!"
        assert state.weather in WEATHER
        assert state.position.name == city.name
        assert state.next_stop.startswith(f"{state.next_position.name}, ")
        assert state.postcard.name == city.name
        assert state.next_postcard.name == state.next_position.name
        assert state.trail_path.count("M") >= 4
        assert state.next_path.startswith("M")


def test_the_local_time_is_that_of_the_city() -> None:
    expected = {
        "Auckland": ("11:3", " PM"),
        "Sydney": ("9:3", " PM"),
        "Mexico City": ("4:3", " AM"),
        "Los Angeles": ("2:3", " AM"),
    }
    with FakeBrowser("2025-12-24 10:30:00", zone="Asia/Tokyo") as fake:
        fake.set_time(fake.now + 9 * 3_600_000)  # half past ten UTC
        state = _started()
        seen = {}
        for _slot in range(2 * len(CITIES)):
            seen[state.city] = state.time
            fake.advance(5)
        assert seen.keys() == expected.keys()
        for city, (start, end) in expected.items():
            assert seen[city].startswith(start)
            assert seen[city].endswith(end)


def test_santa_moves_every_five_seconds_to_where_he_said_he_would() -> None:
    with FakeBrowser("2025-12-24 10:00:01.700", zone="Europe/London") as fake:
        state = _started()
        stops = [(state.city, state.next_position.name, state.gifts_delivered)]
        fake.advance(3.2)
        assert state.city == stops[0][0]
        fake.advance(0.1)
        stops.append((state.city, state.next_position.name, state.gifts_delivered))
        for _slot in range(2 * len(CITIES)):
            fake.advance(5)
            stops.append((state.city, state.next_position.name, state.gifts_delivered))
        for (_, said, gifts), (city, _, more) in pairwise(stops):
            assert city == said
            assert more >= gifts
        assert {city for city, _, _ in stops} == {
            "Auckland", "Sydney", "Mexico City", "Los Angeles",
        }  # fmt: skip


@pytest.mark.parametrize(
    ("now", "note", "bedtime"),
    [
        ("2025-12-24 05:00:00", "in_daylight", False),
        ("2025-12-24 16:59:59", "in_daylight", False),
        ("2025-12-24 17:00:00", "in_the_evening", False),
        ("2025-12-24 20:59:59", "in_the_evening", False),
        ("2025-12-24 21:00:00", "at_night", True),
        ("2025-12-24 04:59:59", "at_night", True),
        ("2025-12-25 21:00:00", "in_daylight", False),
    ],
)
def test_the_page_knows_the_hour_at_home(now: str, note: str, bedtime: bool) -> None:
    with FakeBrowser(now, zone="Asia/Kathmandu"):  # he is not in Mumbai
        state = _started()
        assert state.home_note == SAID[note]
        assert state.bedtime is bedtime


@pytest.mark.parametrize(
    ("zone", "cities"),
    [
        ("Asia/Tokyo", {"Tokyo"}),
        ("Asia/Kathmandu", {"Mumbai"}),
        ("America/Denver", {"Mexico City", "Los Angeles"}),
        ("Pacific/Honolulu", {"Los Angeles"}),
    ],
)
def test_the_page_says_when_he_is_in_the_nearest_time_zone(zone: str, cities: set[str]) -> None:
    with FakeBrowser("2025-12-24 23:00:00", zone=zone) as fake:
        state = _started()
        near = set()
        for _slot in range(40):
            assert state.stop_name == (f"Near you: {state.city}" if state.near else state.city)
            if state.home_note == SAID["near"]:
                near.add(state.city)
            fake.advance(5)
        assert near == cities


def test_the_trail_is_where_he_was() -> None:
    with FakeBrowser("2025-12-24 10:00:00", zone="Europe/London") as fake:
        state = _started()
        flown = []
        for _slot in range(4):
            flown.append(state.next_path)
            fake.advance(5)
        assert state.trail_path == "".join(flown)


def test_screen_readers_hear_a_sentence_a_minute() -> None:
    with FakeBrowser("2025-12-24 10:00:02", zone="Europe/London") as fake:
        state = _started()
        heard = [state.announcement]
        for _second in range(180):
            fake.advance(1)
            if state.announcement != heard[-1]:
                heard.append(state.announcement)
        assert heard[0].startswith("Santa is on his way!")
        assert len(heard) == 4
        assert all("Next stop: " in sentence for sentence in heard[1:])


def test_every_screen_shows_the_same_santa() -> None:
    seen = []
    for zone, now in [
        ("Europe/London", "2025-12-24 10:00:02"),
        ("Asia/Tokyo", "2025-12-24 19:00:02"),
        ("Pacific/Auckland", "2025-12-24 23:00:02"),
    ]:
        with FakeBrowser(now, zone=zone):
            state = _started()
            seen.append((state.city, state.next_stop, state.gifts_delivered, state.weather))
    assert len(set(seen)) == 1
