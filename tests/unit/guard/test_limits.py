"""Limits per client, per websocket and for the whole process."""

import pytest

from santa_app.guard.limits import ConnectionLimits, FixedWindowCounter
from santa_app.guard.refusals import Reason, Refused
from tests.support.letter_examples import make_settings


class Seconds:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def refused(limits: ConnectionLimits, address: str) -> Reason | None:
    try:
        limits.acquire(address)
    except Refused as error:
        return error.reason
    return None


def test_a_minute_s_worth_and_a_new_minute() -> None:
    clock = Seconds()
    counter = FixedWindowCounter(2, clock)
    assert [counter.hit("a") for _ in range(3)] == [True, True, False]
    assert counter.hit("b")
    clock.now = 59.9
    assert not counter.hit("a")
    clock.now = 60.0
    assert counter.hit("a")


def test_nobody_is_remembered_for_longer_than_a_minute() -> None:
    clock = Seconds()
    counter = FixedWindowCounter(1, clock)
    for number in range(5000):
        counter.hit(str(number))
    clock.now = 60.0
    counter.hit("a")
    assert len(counter._counts) == 1


def test_a_school_class_behind_one_address_is_let_in() -> None:
    limits = ConnectionLimits(make_settings(), Seconds())
    # Each of 60 children has the page open in two tabs, and reloads it once.
    assert [refused(limits, "192.0.2.1") for _ in range(120)] == [None] * 120
    for _ in range(60):
        limits.release("192.0.2.1")
    assert [refused(limits, "192.0.2.1") for _ in range(60)] == [None] * 60
    for _ in range(60 * 6):
        limits.count_message("192.0.2.1")


def test_connections_of_one_address() -> None:
    limits = ConnectionLimits(make_settings(origin_connections=2), Seconds())
    assert [refused(limits, "a") for _ in range(3)] == [None, None, Reason.CONNECTIONS]
    assert refused(limits, "b") is None
    limits.release("a")
    assert refused(limits, "a") is None


def test_connections_of_all() -> None:
    limits = ConnectionLimits(make_settings(max_connections=2), Seconds())
    assert [refused(limits, name) for name in "abc"] == [None, None, Reason.FULL]
    limits.release("a")
    assert refused(limits, "c") is None


def test_connecting_again_and_again() -> None:
    clock = Seconds()
    limits = ConnectionLimits(make_settings(origin_connects_per_minute=3), clock)
    for _ in range(3):
        assert refused(limits, "a") is None
        limits.release("a")
    assert refused(limits, "a") is Reason.CONNECTS
    clock.now = 60
    assert refused(limits, "a") is None


def test_messages_of_one_address() -> None:
    limits = ConnectionLimits(make_settings(origin_messages_per_minute=2), Seconds())
    limits.count_message("a")
    limits.count_message("a")
    with pytest.raises(Refused) as error:
        limits.count_message("a")
    assert error.value.reason is Reason.MESSAGES
    limits.count_message("b")


def test_who_left_is_forgotten() -> None:
    limits = ConnectionLimits(make_settings(), Seconds())
    for number in range(100):
        limits.acquire(str(number))
        limits.release(str(number))
    assert len(limits._open) == 0
