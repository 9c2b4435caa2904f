"""The messages of one client wait while another visitor's letter is answered."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

from tests.abuse.client import SUBMIT, event, hydrated, letter
from tests.abuse.neighbor import ATTACKER, DEFAULTS, NEIGHBOR, came_from, letter_waits
from tests.support.running_site import RunningSite

CLIENTS, MESSAGES = 10, 50


async def test_a_letter_beside_costly_messages(strict_server: Callable[..., RunningSite]) -> None:
    # A message counts as 5 ms, so after 40 of them two pass in a second; all take four minutes.
    site = strict_server(**{**DEFAULTS, "ORIGIN_CPU_PERCENT": "1"})
    costly = event(SUBMIT, {"form": {**letter("costly"), "child_name": "\u200b" * 10_000}})
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(hydrated(site, **came_from(ATTACKER)))
            for _ in range(CLIENTS)
        ]
        reading = [asyncio.create_task(client.until_closed()) for client in clients]
        for client in clients:
            await client.send(*[costly] * MESSAGES)
        await letter_waits(site, NEIGHBOR, 1)  # fails unless the letter is accepted
        answers = [
            text for one in clients for text in one.received if "abuse-letter-costly" in text
        ]
        assert len(answers) < CLIENTS * MESSAGES
        assert [one.closed for one in clients] == [""] * CLIENTS
        for task in reading:
            task.cancel()
