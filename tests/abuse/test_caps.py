"""The limits for one client, enforced by a real server, and how it determines the client."""

import asyncio
import itertools
import re
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest

from santa_app.guard.refusals import Reason
from santa_app.rules.submit_status import SubmitStatus
from tests.abuse.client import (
    SUBMIT,
    RawClient,
    came_from,
    event,
    hydrated,
    letter,
    write_letter,
)
from tests.support.running_site import RunningSite
from tests.support.waiting import PATIENCE
from tests.support.websocket import ClosedError

TOO_MANY = f'"{SubmitStatus.TOO_MANY}"'

Strict = Callable[..., RunningSite]
DEFAULTS = {
    "ORIGIN_CONNECTIONS": "",
    "ORIGIN_CONNECTS_PER_MINUTE": "",
}
CHILDREN = 60
HOUR = 3600


async def refused(site: RunningSite, **how: Any) -> bool:
    try:
        client = await RawClient.connect(site, **how)
    except ClosedError:
        return True
    await client.leave()
    return False


async def test_a_school_class_behind_one_address_writes_at_once(strict_server: Strict) -> None:
    site = strict_server(**DEFAULTS, ORIGIN_LETTERS_PER_HOUR="60")

    async def child(number: int) -> str:
        async with hydrated(site), hydrated(site) as page:  # a second tab stays open
            form = letter(f"child-{number}")
            await page.send(event(SUBMIT, {"form": form}))
            return await page.receive_until(str(form["submission_key"]))

    answers = await asyncio.gather(*(child(number) for number in range(CHILDREN)))
    assert [answer for answer in answers if '"reply_' not in answer] == []
    assert "refused" not in site.log.read_text()


async def test_connections_of_one_address_and_of_all(strict_server: Strict) -> None:
    site = strict_server(TRUSTED_PROXIES="127.0.0.1", ORIGIN_CONNECTIONS="3", MAX_CONNECTIONS="5")
    async with AsyncExitStack() as stack:
        for _ in range(3):
            await stack.enter_async_context(hydrated(site, **came_from("203.0.113.1")))
        # The left entry is the visitor's own word, and changes nothing.
        assert await refused(site, **came_from("203.0.113.1"))
        assert await refused(site, **came_from("198.51.100.7, 203.0.113.1"))
        assert await refused(site, **came_from("203.0.113.1:4711"))
        await stack.enter_async_context(hydrated(site, **came_from("2001:db8:1:2::1")))
        # The last place is not for a network that has one.
        assert await refused(site, **came_from("2001:db8:1:3::1"))
        await stack.enter_async_context(hydrated(site, **came_from("2001:db8:2:2::2")))
        assert await refused(site, **came_from("203.0.113.99"))
    async with asyncio.timeout(PATIENCE):  # until the server notices that they have gone
        while await refused(site, **came_from("203.0.113.1")):
            pass
    log = site.log.read_text()
    assert Reason.CONNECTIONS in log
    assert Reason.SHARE in log
    assert Reason.FULL in log
    assert not re.search(r"203\.0\.113|198\.51|2001:db8", log)


async def test_letters_of_one_address(strict_server: Strict) -> None:
    site = strict_server(TRUSTED_PROXIES="127.0.0.1", ORIGIN_LETTERS_PER_HOUR="1")

    async def write(name: str, address: str) -> str:
        async with hydrated(site, **came_from(address)) as client:
            await client.send(event(SUBMIT, {"form": letter(name)}))
            return await client.receive_until(f"abuse-letter-{name}")

    for attempt in itertools.count(100):
        began = time.time() // HOUR
        client = f"203.0.113.{attempt}"
        too_many = [
            TOO_MANY in await write(f"{attempt}-{number}", sender)
            for number, sender in enumerate(
                (client, f"198.51.100.7, {client}", f"{client}:4711", f"192.0.2.{attempt}")
            )
        ]
        # With a new hour the counter lets one more letter through.
        if time.time() // HOUR == began:
            break
    assert too_many == [False, True, True, False]


async def test_a_websocket_that_answers_no_ping_makes_room(strict_server: Strict) -> None:
    site = strict_server(
        ORIGIN_CONNECTIONS="1", REFLEX_SOCKET_INTERVAL="1", REFLEX_SOCKET_TIMEOUT="1"
    )
    silent = await RawClient.connect(site)
    with suppress(ClosedError):
        async with asyncio.timeout(PATIENCE):
            while True:  # reads pings and answers none
                await silent._socket.receive()
    await silent.leave()
    for _ in range(50):  # its place is free a moment after its websocket is closed
        with suppress(ClosedError):
            assert await write_letter(site, "after-silence") == "reply_sent"
            break
    else:
        pytest.fail("no room was made")
