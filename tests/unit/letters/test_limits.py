"""The limit of letters per client and hour."""

import pytest

from santa_app.letters.parents.links import LinkSigner
from santa_app.letters.submission.rate_limit import ClientRateLimit
from tests.support.letter_examples import FakeClock, make_settings


def limit(**values: object) -> ClientRateLimit:
    settings = make_settings(**values)
    return ClientRateLimit(settings, LinkSigner(settings, FakeClock()))


async def test_a_school_class_gets_through_and_the_next_one_waits() -> None:
    origins = limit()
    answers = [await origins.allows("192.0.2.1") for _ in range(62)]
    assert answers == [True] * 60 + [False] * 2
    assert await origins.allows("192.0.2.2")


async def test_neighbors_in_one_network_share() -> None:
    origins = limit(origin_letters_per_hour=1)
    assert await origins.allows("2001:db8::1")
    assert not await origins.allows("2001:db8::2")
    assert await origins.allows("2001:db8:0:1::1")


async def test_a_household_with_many_networks_gets_a_multiple() -> None:
    for shift, most in ((0, 4), (8, 16)):  # within a /56, within a /48
        origins = limit(origin_letters_per_hour=1)
        clients = [f"2001:db8:1:{number << shift:x}::1" for number in range(100)]
        assert [await origins.allows(client) for client in clients].count(True) == most
        assert await origins.allows("2001:db8:2::1")


@pytest.mark.parametrize("origin", [None, ""])
async def test_an_unknown_origin_is_not_limited_here(origin: str | None) -> None:
    origins = limit(origin_letters_per_hour=1)
    assert [await origins.allows(origin) for _ in range(3)] == [True] * 3


async def test_a_counter_that_is_down_refuses_nobody(caplog: pytest.LogCaptureFixture) -> None:
    # Nothing listens there.
    origins = limit(limits_storage="redis://127.0.0.1:9", origin_letters_per_hour=1)
    assert [await origins.allows("192.0.2.1") for _ in range(2)] == [True, True]
    (message, _) = caplog.messages
    assert message.startswith("the client rate limit is off, its storage is down: StorageError")
    assert "192.0.2.1" not in caplog.text
