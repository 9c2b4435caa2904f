"""The memory of a server while a client fills it, and the wait of other visitors.

`python -m tests.abuse.memory` starts a server for each attack and prints its memory before, at the
peak and afterwards, how the attack was answered, and the letters of another visitor meanwhile.
"""

import asyncio
import struct
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from tests.abuse.client import RawClient, hydrated, write_letter
from tests.abuse.conftest import server_in
from tests.abuse.log_check import memory
from tests.abuse.neighbor import ATTACKER
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.running_site import RunningSite
from tests.support.table import say

PATIENCE = 20.0
"""Seconds after which a connection counts as kept open."""
GET = b"GET /ping HTTP/1.1\r\nHost: localhost\r\n"
ROUTES = ("/send-letter", "/webhooks/sendgrid", "/unsubscribe/x", "/_event", "/", "/my-letter")
Answers = Counter[str]
Attack = Callable[[RunningSite, AsyncExitStack], Awaitable[Answers]]


async def _websockets(
    site: RunningSite,
    stack: AsyncExitStack,
    count: int,
    send: Callable[[RawClient], Awaitable[object]],
) -> Answers:
    clients = [await stack.enter_async_context(hydrated(site)) for _ in range(count)]

    async def one(client: RawClient) -> str:
        with suppress(ConnectionError):
            await send(client)
        try:
            async with asyncio.timeout(PATIENCE):
                await client.until_closed()
        except TimeoutError:
            return "kept open"
        return "closed"

    return Counter(await asyncio.gather(*map(one, clients)))


async def _requests(
    site: RunningSite, stack: AsyncExitStack, count: int, sent: bytes, *, read: bool = True
) -> Answers:
    async def one() -> str:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
            stack.callback(writer.close)
            async with asyncio.timeout(PATIENCE):
                writer.write(sent)
                await writer.drain()
                return (await reader.read(12))[9:].decode() or "closed" if read else "not read"
        except (ConnectionError, TimeoutError) as error:
            return type(error).__name__

    return Counter(await asyncio.gather(*(one() for _ in range(count))))


async def _trickle(client: RawClient) -> None:
    writer = client._socket._writer
    writer.write(bytes([0x01, 0xFF]) + struct.pack(">Q", 14_500_000) + b"\0\0\0\0")
    for _ in range(80):
        writer.write(b"x" * 175_000)
        await writer.drain()
        await asyncio.sleep(0.25)


async def _compressed(client: RawClient) -> None:
    client._socket._writer.write(b"\xc1\xfe" + struct.pack(">H", 1000) + b"\0" * 4 + b"x" * 1000)


def _half_form(site: RunningSite, route: str) -> bytes:
    head = (
        f"POST {route} HTTP/1.1", "Host: localhost", f"Origin: {site.url}",
        f"X-Forwarded-For: {ATTACKER}", "Content-Type: application/json",
        "Content-Length: 249001", "", "",
    )  # fmt: skip
    return "\r\n".join(head).encode() + b"x" * 249_000


async def _half_forms(site: RunningSite, _stack: AsyncExitStack) -> Answers:
    found: Answers = Counter()
    for route in ROUTES:
        async with AsyncExitStack() as stack:
            answers = await _requests(site, stack, 2500, _half_form(site, route))
        found.update({f"{route} {answer}": count for answer, count in answers.items()})
    return found


ATTACKS: dict[str, Attack] = {
    "40 websockets, 45 MB each in fragments": lambda site, stack: _websockets(
        site, stack, 40, lambda client: client.send_fragments(3, 15_000_000)
    ),
    "12 websockets, 14 MB each in 20 s": lambda *at: _websockets(*at, 12, _trickle),
    "600 websockets, 1 MB each at once": lambda *at: _websockets(
        *at, 600, lambda client: client.send_half(1_000_000)
    ),
    "20 websockets, compressed frames": lambda *at: _websockets(*at, 20, _compressed),
    "2,000 requests, 6,000 headers": lambda *at: _requests(*at, 2000, GET + b"X: y\r\n" * 6000),
    "2,000 requests, 60 KB of cookies": lambda *at: _requests(
        *at, 2000, GET + b"Cookie: " + b"a=b; " * 12_000
    ),
    "500 connections, 20,000 pipelined requests": lambda *at: _requests(
        *at, 500, (GET + b"\r\n") * 20_000, read=False
    ),
    "2,500 half-sent forms to each route": _half_forms,
}


async def measure(name: str, attack: Attack) -> None:
    with FakeSendGrid() as inbox, tempfile.TemporaryDirectory() as folder:
        proxies = {"TRUSTED_PROXIES": "127.0.0.1,::1"}
        site = server_in(Path(folder), inbox, MAX_MESSAGE_BYTES="", **proxies)
        site.start()
        try:
            await write_letter(site, "first")
            seen, waits = [memory(site)], [0.0]

            async def look() -> None:
                while True:
                    seen.append(memory(site))
                    await asyncio.sleep(0.05)

            async def write() -> None:
                while True:
                    began = time.perf_counter()
                    await write_letter(site, f"letter-{len(waits)}")
                    waits.append(time.perf_counter() - began)
                    await asyncio.sleep(1)

            beside = [asyncio.create_task(look()), asyncio.create_task(write())]
            async with AsyncExitStack() as stack:
                answers = await attack(site, stack)
            for task in beside:
                if task.done():
                    task.result()  # raises its error
                task.cancel()
            first, most, last = (round(size / 1e6) for size in (seen[0], max(seen), memory(site)))
            say(f"{name}: {first} MB, at most {most}, then {last}; {dict(answers)}")
            say(f"    {len(waits) - 1} letters meanwhile, the longest took {max(waits):.1f} s")
            await write_letter(site, "last")
        finally:
            site.stop()


if __name__ == "__main__":
    for title, made in ATTACKS.items():
        asyncio.run(measure(title, made))
