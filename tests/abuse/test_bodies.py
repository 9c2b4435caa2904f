"""Half-sent bodies fill no memory, and take neither letters, events nor websockets from others."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime

import pytest

from santa_app.rules.server_paths import WEBHOOK_PATH
from tests.abuse.client import ATTACKER, hydrated, write_letter
from tests.support.running_site import RunningSite
from tests.support.signed_events import EventSigner
from tests.support.waiting import PATIENCE

ATTACKS = 600
SIZE = 249_000
Strict = Callable[..., RunningSite]


async def post(
    stack: AsyncExitStack, site: RunningSite, path: str, head: Sequence[str], body: bytes
) -> int:
    """Return the status that answers a request; its connection stays open."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    stack.callback(writer.close)
    lines = (f"POST {path} HTTP/1.1", "Host: localhost", *head, "", "")
    writer.write("\r\n".join(lines).encode() + body)
    async with asyncio.timeout(PATIENCE):
        return int((await reader.readline()).split()[1])


def half_a_letter(stack: AsyncExitStack, site: RunningSite) -> asyncio.Task[int]:
    """Post a letter whose last byte never comes."""
    head = (
        f"Origin: {site.url}", f"X-Forwarded-For: {ATTACKER}", "Content-Type: application/json",
        f"Content-Length: {SIZE + 1}",
    )  # fmt: skip
    return asyncio.create_task(post(stack, site, "/send-letter", head, b"x" * SIZE))


async def test_half_sent_letters_delay_no_other_letter(strict_server: Strict) -> None:
    site = strict_server(TRUSTED_PROXIES="127.0.0.1,::1")
    async with hydrated(site) as page, AsyncExitStack() as stack:
        attack = [half_a_letter(stack, site) for _ in range(ATTACKS)]
        await next(asyncio.as_completed(attack))
        assert await write_letter(site, "beside-half-letters") == "reply_sent"
        answers = Counter(await asyncio.gather(*attack))
        # Accepted bodies are given up after some seconds; then others may get their place.
        assert answers.keys() == {408, 503}
        assert answers[503] > ATTACKS / 2
        await page.settle()
        assert page.closed == ""
    assert await write_letter(site, "after-half-letters") == "reply_sent"


@pytest.mark.parametrize(("connections", "networks"), [(12, 1), (60, 1), (60, 60)])
async def test_events_arrive_beside_events_that_never_end(
    strict_server: Strict, connections: int, networks: int
) -> None:
    signer = EventSigner()
    site = strict_server(TRUSTED_PROXIES="127.0.0.1,::1", SENDGRID_WEBHOOK_KEY=signer.public)

    def signed(by: EventSigner, network: str) -> list[str]:
        fields = by.headers(b"[]", datetime.now(UTC)).items()
        return [f"X-Forwarded-For: {network}", *(f"{name}: {value}" for name, value in fields)]

    def endless(stack: AsyncExitStack, network: int) -> asyncio.Task[int]:
        head = [*signed(EventSigner(), f"203.0.{network}.1"), "Transfer-Encoding: chunked"]
        return asyncio.create_task(post(stack, site, WEBHOOK_PATH, head, b"1\r\n[\r\n"))

    async with AsyncExitStack() as stack:
        attack = [endless(stack, number % networks) for number in range(connections)]
        await next(asyncio.as_completed(attack))  # one that found no room
        for _ in range(47):
            head = [*signed(signer, "198.51.100.1"), "Content-Length: 2"]
            assert await post(stack, site, WEBHOOK_PATH, head, b"[]") == 204
        answers = Counter(await asyncio.gather(*attack))
        assert answers.keys() == {408, 503}
        assert answers[408] <= 16
