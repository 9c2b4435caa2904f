"""Half-sent bodies fill no memory, and take neither letters nor websockets from others."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack

from tests.abuse.client import hydrated, write_letter
from tests.abuse.neighbor import ATTACKER
from tests.support.running_site import RunningSite
from tests.support.waiting import PATIENCE

ATTACKS = 600
SIZE = 249_000


async def half_a_letter(stack: AsyncExitStack, site: RunningSite) -> int:
    """Return the status that answers a posted letter whose last byte never comes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    stack.callback(writer.close)
    head = (
        "POST /send-letter HTTP/1.1", "Host: localhost", f"Origin: {site.url}",
        f"X-Forwarded-For: {ATTACKER}", "Content-Type: application/json",
        f"Content-Length: {SIZE + 1}", "", "",
    )  # fmt: skip
    writer.write("\r\n".join(head).encode() + b"x" * SIZE)
    async with asyncio.timeout(PATIENCE):
        return int((await reader.readline()).split()[1])


async def test_half_sent_letters_harm_nobody_else(
    strict_server: Callable[..., RunningSite],
) -> None:
    site = strict_server(TRUSTED_PROXIES="127.0.0.1,::1")
    async with hydrated(site) as page, AsyncExitStack() as stack:
        attack = [asyncio.create_task(half_a_letter(stack, site)) for _ in range(ATTACKS)]
        await next(asyncio.as_completed(attack))
        assert await write_letter(site, "beside-half-letters") == "reply_sent"
        answers = Counter(await asyncio.gather(*attack))
        # Those that got a place are given up after 10 s; a busy machine may give others theirs.
        assert answers.keys() == {408, 503}
        assert answers[503] > ATTACKS / 2
        await page.settle()
        assert page.closed == ""
    assert await write_letter(site, "after-half-letters") == "reply_sent"
