"""The delays between attempts."""

from datetime import timedelta

import pytest

from santa_app.letters.sending.attempt import retry_delay


@pytest.mark.parametrize(
    ("failures", "seconds"),
    [(1, 30), (2, 60), (3, 120), (4, 240), (5, 480), (6, 900), (7, 900), (10_000, 900)],
)
def test_waits_double_up_to_the_most(failures: int, seconds: int) -> None:
    delay = retry_delay(failures, first=30, longest=900, jitter=0)
    assert delay == timedelta(seconds=seconds)


@pytest.mark.parametrize(("jitter", "seconds"), [(-1, 24), (0, 30), (0.5, 33), (1, 36)])
def test_waits_spread_by_a_fifth(jitter: float, seconds: float) -> None:
    assert retry_delay(1, first=30, longest=900, jitter=jitter) == timedelta(seconds=seconds)
