"""CountdownState and MailCountdownState on every kind of day, in three time zones."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.states.countdown import CountdownState, MailCountdownState

ZONES = ["Pacific/Auckland", "Europe/London", "America/Los_Angeles"]


def _shown(state: CountdownState) -> tuple[str, str, str, str]:
    return state.days, state.hours, state.minutes, state.seconds


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize(
    ("now", "shown", "spoken"),
    [
        ("2025-11-22 00:00:00", ("33", "00", "00", "00"), "33 days until Christmas"),
        ("2025-12-23 00:00:00", ("02", "00", "00", "00"), "2 days until Christmas"),
        ("2025-12-23 14:58:57", ("01", "09", "01", "03"), "1 day until Christmas"),
        ("2025-12-24 00:00:00", ("01", "00", "00", "00"), "1 day until Christmas"),
        ("2025-12-24 00:00:01", ("00", "23", "59", "59"), "23 hours until Christmas"),
        ("2025-12-24 22:30:00", ("00", "01", "30", "00"), "1 hour until Christmas"),
        ("2025-12-24 23:59:59", ("00", "00", "00", "01"), "Less than one hour until Christmas"),
        ("2025-12-25 00:00:00", ("00", "00", "00", "00"), "Merry Christmas!"),
        ("2025-12-25 23:59:59", ("00", "00", "00", "00"), "Merry Christmas!"),
        ("2025-12-26 00:00:00", ("364", "00", "00", "00"), "364 days until Christmas"),
        ("2025-12-31 23:59:59", ("358", "00", "00", "01"), "358 days until Christmas"),
        ("2026-01-01 00:00:00", ("358", "00", "00", "00"), "358 days until Christmas"),
        ("2028-02-28 00:00:00", ("301", "00", "00", "00"), "301 days until Christmas"),
    ],
)
def test_a_moment(zone: str, now: str, shown: tuple[str, ...], spoken: str) -> None:
    with FakeBrowser(now, zone=zone):
        state = CountdownState()
        assert not state.ready
        assert state.spoken == ""
        state.on_start()
        assert state.ready
        assert _shown(state) == shown
        assert state.spoken == spoken
        assert state.christmas is ("12-25" in now)
        assert not state.eve


@pytest.mark.parametrize("zone", ZONES)
def test_it_counts_every_second_through_both_midnights(zone: str) -> None:
    with FakeBrowser("2025-12-24 23:59:57", zone=zone) as fake:
        state = CountdownState()
        state.on_start()
        seen = []
        for _second in range(4):
            seen.append((state.seconds, state.christmas))
            fake.advance(1)
        assert seen == [("03", False), ("02", False), ("01", False), ("00", True)]
    with FakeBrowser("2025-12-25 23:59:58", zone=zone) as fake:
        state = CountdownState()
        state.on_start()
        fake.advance(1)
        assert state.christmas
        fake.advance(1)
        assert not state.christmas
        assert _shown(state) == ("364", "00", "00", "00")


def test_summer_time_does_not_shift_the_target() -> None:
    with FakeBrowser("2025-06-25 00:00:00", zone="Europe/London"):
        state = CountdownState()
        state.on_start()
        assert _shown(state) == ("183", "01", "00", "00")


def test_a_device_that_slept_is_right_at_the_next_tick() -> None:
    with FakeBrowser("2025-12-01 12:00:00") as fake:
        state = CountdownState()
        state.on_start()
        fake.set_time("2025-12-20 12:00:00")
        state.tick()
        assert state.days == "04"


def test_days_to_mail_roll_over_while_the_page_is_open() -> None:
    with FakeBrowser("2025-12-07 23:59:30") as fake:
        state = MailCountdownState()
        state.on_start()
        assert (state.ready, state.days) == (True, 0)
        fake.advance(60)
        assert state.days == 364
