"""FakeBrowser, the stand-in for the browser in unit tests."""

import pytest

from reflex_browser_state import BrowserError, BrowserState, LocalTime, browser, field
from reflex_browser_state.browser_api import BrowserApi
from reflex_browser_state.plugin import own_files
from reflex_browser_state.testing import FakeBrowser, PrintedWindow


class Ticker(BrowserState):
    ticks: int = 0
    times: list[float] = field(default_factory=list)

    def tick(self) -> None:
        self.ticks += 1
        self.times = [*self.times, browser.now()]


def test_every_member_has_a_stand_in_and_a_javascript_side() -> None:
    members = [name for name in vars(BrowserApi) if not name.startswith("_")]
    scripts = "".join(own_files().values())
    assert members
    for name in members:
        assert hasattr(FakeBrowser, f"_do_{name}"), name
        assert f"browser_{name}" in scripts, name


def test_without_a_browser_every_call_says_so() -> None:
    with pytest.raises(BrowserError, match=r"now\(\) needs a browser; tests use FakeBrowser"):
        browser.now()


def test_timers_run_in_order_and_at_their_moment() -> None:
    with FakeBrowser(1000) as fake:
        state = Ticker()
        browser.every(2, state.tick)
        browser.after(3, state.tick)
        fake.advance(4)
        assert state.times == [3000, 4000, 5000]
        assert (fake.now, fake.pending) == (5000, 1)
        fake.leave()
        fake.advance(10)
    assert state.ticks == 3


def test_canceled_timers_do_not_run() -> None:
    with FakeBrowser() as fake:
        state = Ticker()
        one, more = browser.after(1, state.tick), browser.every(1, state.tick)
        browser.cancel(one)
        fake.advance(1)
        browser.cancel(more)
        fake.advance(5)
        assert (state.ticks, fake.pending) == (1, 0)


def test_a_timer_may_stop_itself() -> None:
    with FakeBrowser() as fake:
        handles: list[int] = []
        handles.append(browser.every(1, lambda: browser.cancel(handles[0])))
        fake.advance(5)
        assert fake.pending == 0


def test_clock_knows_zones_and_summer_time() -> None:
    with FakeBrowser("2025-03-30 00:30:00", zone="Europe/London"):
        now = browser.now()
        expected = LocalTime(year=2025, month=3, day=30, hour=2, minute=30, second=0, weekday=6)
        assert browser.local_time(now + 3_600_000) == expected
        assert browser.zoned_time(now, "Pacific/Auckland").hour == 13
        day = browser.local_midnight(2025, 3, 31) - browser.local_midnight(2025, 3, 30)
        assert day == 23 * 3_600_000
        assert browser.local_date_string(now) == "3/30/2025"
        with pytest.raises(BrowserError, match="unknown time zone Mars/Base"):
            browser.zoned_time(now, "Mars/Base")


def test_randomness_is_seeded() -> None:
    with FakeBrowser(seed=3):
        first = [browser.random_int(5, 19) for _ in range(50)]
        assert 0 <= browser.random() < 1
    with FakeBrowser(seed=3):
        assert [browser.random_int(5, 19) for _ in range(50)] == first
    assert min(first) >= 5
    assert max(first) <= 19


def test_printed_windows_open_are_blocked_or_break() -> None:
    with FakeBrowser() as fake:
        assert browser.print_window("<p>", 0.5, close=True)
        assert fake.printed == [PrintedWindow(html="<p>", delay=0.5, close=True)]
    with FakeBrowser(popups="blocked") as fake:
        assert not browser.print_window("<p>", 0.5, close=True)
        assert fake.printed == []
    with FakeBrowser(popups="broken"), pytest.raises(BrowserError):
        browser.print_window("<p>", 0.5, close=True)


def test_a_clock_can_be_set_without_running_timers() -> None:
    with FakeBrowser("2025-12-24 23:59:59") as fake:
        state = Ticker()
        browser.every(1, state.tick)
        fake.set_time("2025-12-25 06:00:00")
        assert (state.ticks, browser.local_time(browser.now()).day) == (0, 25)
