"""A client that sends more than its share is refused; others' letters get through."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

from santa_app.guard.processor_share import ALLOWANCE, LONGEST_WAIT, MESSAGE_COST
from santa_app.guard.refusals import Reason
from tests.abuse.client import SUBMIT, event, hydrated, letter
from tests.abuse.neighbor import ATTACKER, DEFAULTS, NEIGHBOR, letter_waits
from tests.support.running_site import RunningSite

PERCENT = 1
MOST = round((ALLOWANCE + LONGEST_WAIT * PERCENT / 100) / MESSAGE_COST)
"""Messages of one client that pass before one would have to wait for too long."""


async def test_a_letter_beside_costly_messages(strict_server: Callable[..., RunningSite]) -> None:
    site = strict_server(**{**DEFAULTS, "ORIGIN_CPU_PERCENT": str(PERCENT)})
    costly = event(SUBMIT, {"form": {**letter("costly"), "child_name": "\u200b" * 10_000}})
    async with AsyncExitStack() as stack:
        came_from = {"headers": [("X-Forwarded-For", ATTACKER)]}
        clients = [await stack.enter_async_context(hydrated(site, **came_from)) for _ in range(10)]
        for client in clients:
            await client.send(*[costly] * MOST)
        await letter_waits(site, NEIGHBOR, 1)  # fails unless the letter is accepted
        await asyncio.gather(*(client.until_closed() for client in clients))
    assert Reason.PROCESSOR in site.log.read_text()
