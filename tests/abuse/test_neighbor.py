"""The messages of one client wait while another visitor's letter is answered."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

from santa_app.rules.submit_status import STORED
from tests.abuse.client import ATTACKER, SUBMIT, came_from, event, hydrated, letter, write_letter
from tests.support.running_site import RunningSite

CLIENTS, MESSAGES = 10, 50
SETTINGS = {
    "TRUSTED_PROXIES": "127.0.0.1,::1",
    "ORIGIN_CONNECTIONS": "",
    "ORIGIN_CONNECTS_PER_MINUTE": "",
    "ORIGIN_CPU_PERCENT": "1",
}
"""The addresses are told as a proxy tells them; a visitor without one is another client."""


async def test_a_letter_beside_costly_messages(strict_server: Callable[..., RunningSite]) -> None:
    # A message counts as 5 ms, so after 40 of them two pass in a second; all take four minutes.
    site = strict_server(**SETTINGS)
    costly = event(SUBMIT, {"form": {**letter("costly"), "child_name": "\u200b" * 10_000}})
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(hydrated(site, **came_from(ATTACKER)))
            for _ in range(CLIENTS)
        ]
        reading = [asyncio.create_task(client.until_closed()) for client in clients]
        for client in clients:
            await client.send(*[costly] * MESSAGES)
        assert await write_letter(site, "neighbor") in STORED
        answers = [
            text for one in clients for text in one.received if "abuse-letter-costly" in text
        ]
        assert len(answers) < CLIENTS * MESSAGES
        assert [one.closed for one in clients] == [""] * CLIENTS
        for task in reading:
            task.cancel()
