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


def test_counts_are_forgotten_after_a_minute() -> None:
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


def test_connecting_again_and_again() -> None:
    clock = Seconds()
    limits = ConnectionLimits(make_settings(origin_connects_per_minute=3), clock)
    for _ in range(3):
        assert refused(limits, "a") is None
        limits.release("a")
    assert refused(limits, "a") is Reason.CONNECTS
    clock.now = 60
    assert refused(limits, "a") is None


def test_closed_websockets_are_forgotten() -> None:
    limits = ConnectionLimits(make_settings(), Seconds())
    for number in range(100):
        limits.acquire(str(number))
        limits.release(str(number))
    limits.acquire("2001:db8:1:2::/64")
    limits.release("2001:db8:1:2::/64")
    assert len(limits._open) == 0
    assert limits._total == 0


def ipv6(prefix: int, subnet: int) -> str:
    return f"2001:db8:{prefix:x}:{subnet:x}::/64"


def taken(limits: ConnectionLimits, clients: list[str]) -> int:
    return [refused(limits, client) for client in clients].count(None)


def test_an_ipv6_household_with_many_networks_counts_for_all_of_them() -> None:
    """Open and new websockets: a /56 gets 4 times the limit, a /48 16 times."""
    within_56 = [ipv6(1, subnet) for subnet in range(256)]
    within_48 = [ipv6(1, subnet << 8) for subnet in range(256)]
    for clients, most in ((within_56, 4), (within_48, 16)):
        limits = ConnectionLimits(make_settings(origin_connections=1), Seconds())
        assert taken(limits, clients) == most
        limits = ConnectionLimits(make_settings(origin_connects_per_minute=1), Seconds())
        assert taken(limits, clients) == most


def test_a_loud_client_does_not_use_up_what_its_neighbors_have() -> None:
    limits = ConnectionLimits(make_settings(origin_connects_per_minute=2), Seconds())
    assert taken(limits, [ipv6(1, 1)] * 1000) == 2
    assert taken(limits, [ipv6(1, 2)]) == 1


FULL = {"max_connections": 1000, "origin_connections": 1000, "origin_connects_per_minute": 10**6}


@pytest.mark.parametrize(
    "flood",
    [
        [ipv6(number % 2, 1) for number in range(2000)],  # two /64s
        [ipv6(1, number) for number in range(2000)],  # one /48 with many /64s
        [f"192.0.2.{number % 256}" for number in range(2000)],  # one /24
        [ipv6(number % 8, number) for number in range(20_000)],  # eight /48s
    ],
)
def test_a_few_networks_leave_a_fifth_of_all_places(flood: list[str]) -> None:
    limits = ConnectionLimits(make_settings(**FULL), Seconds())
    assert taken(limits, flood) == 800
    assert refused(limits, flood[0]) is Reason.SHARE
    # A class of 40 behind one address, and 150 families of other networks.
    assert taken(limits, ["198.51.100.1"] * 40) == 40
    assert taken(limits, [ipv6(100 + number, 1) for number in range(150)]) == 150


def test_many_networks_leave_places_too() -> None:
    limits = ConnectionLimits(make_settings(**FULL), Seconds())
    taken(limits, [ipv6(number % 50, number) for number in range(20_000)])
    newcomers = [ipv6(1000 + number, 1) for number in range(1000)]
    assert taken(limits, newcomers) >= 70
    assert limits._total == 1000
    limits.release(newcomers[0])
    assert refused(limits, "198.51.100.1") is None


def test_shares_do_not_matter_while_there_is_room() -> None:
    limits = ConnectionLimits(make_settings(**FULL), Seconds())
    assert taken(limits, ["192.0.2.1"] * 1000) == 800
    for _ in range(100):
        limits.release("192.0.2.1")
    assert taken(limits, ["192.0.2.1"] * 1000) == 100
