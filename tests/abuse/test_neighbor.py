"""One client's costly messages do not delay the letters of others."""

import asyncio
from collections.abc import Callable

from tests.abuse.client import SUBMIT, event, hydrated, letter
from tests.abuse.neighbor import ATTACKER, DEFAULTS, NEIGHBOR, letter_waits
from tests.support.running_site import RunningSite


async def test_a_letter_beside_costly_messages(strict_server: Callable[..., RunningSite]) -> None:
    site = strict_server(**DEFAULTS)
    # Each of them took 50 ms of the event loop, all together 20 s.
    costly = event(SUBMIT, {"form": {**letter("costly"), "child_name": "\u200b" * 10_000}})

    async def send() -> None:
        async with hydrated(site, headers=[("X-Forwarded-For", ATTACKER)]) as client:
            await client.send(*[costly] * 40)
            sent.release()
            await done.wait()

    sent, done = asyncio.Semaphore(0), asyncio.Event()
    async with asyncio.TaskGroup() as attack:
        for _ in range(10):
            attack.create_task(send())
        for _ in range(10):
            await sent.acquire()
        (wait,) = await letter_waits(site, NEIGHBOR, 1)
        done.set()
    # On a quiet machine it is a twentieth of that.
    assert wait < 3.0
