"""Waits between tries: min(15 min, 30 s · 2ⁿ) ± 20 %."""

from datetime import timedelta

import pytest

from santa_app.letters.sending.attempt import retry_at, retry_delay
from tests.support.letter_examples import START


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


def test_a_sender_s_wish_only_makes_it_later() -> None:
    own = timedelta(seconds=30)
    assert retry_at(START, own, None) == START + own
    assert retry_at(START, own, START + timedelta(seconds=5)) == START + own
    later = START + timedelta(minutes=5)
    assert retry_at(START, own, later) == later
