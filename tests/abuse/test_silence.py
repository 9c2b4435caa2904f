"""Connections that send nothing, or never finish what they send, do not keep others out."""

import asyncio
import resource
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path

from tests.abuse.client import write_letter
from tests.support.running_site import RunningSite
from tests.support.waiting import PATIENCE

Strict = Callable[..., RunningSite]
REQUEST = b"GET /ping HTTP/1.1\r\nHost: localhost\r\n"
SLOW = {
    "nothing": b"",
    "half a request line": b"GET /pi",
    "half the headers": REQUEST + b"X-Half: ",
    "a second request that never comes": REQUEST + b"\r\n",
    "half a body": b"POST /ping" + REQUEST[9:] + b"Content-Length: 9\r\n\r\nx",
    "half of HTTP/2's preface": b"PRI * HTTP/2",
    "HTTP/2 without TLS": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0",
}


async def connection(stack: AsyncExitStack, site: RunningSite, sent: bytes) -> asyncio.StreamReader:
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    stack.callback(writer.close)
    writer.write(sent)
    return reader


async def closed(reader: asyncio.StreamReader) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                await reader.read()
            return True
    return False


def workers(site: RunningSite) -> list[int]:
    assert site.process is not None
    main = site.process.pid
    children = Path(f"/proc/{main}/task/{main}/children").read_text()
    return [int(pid) for pid in children.split()]


async def test_slow_connections_are_closed(strict_server: Strict) -> None:
    site = strict_server(REQUEST_TIMEOUT="1", MAX_CONNECTIONS="40")
    async with AsyncExitStack() as stack:
        readers = {name: await connection(stack, site, sent) for name, sent in SLOW.items()}
        answers = await asyncio.gather(*map(closed, readers.values()))
        assert [name for name, one in zip(readers, answers, strict=True) if not one] == []
        # More than the server accepts at once: the letter waits until the first ones are closed.
        for _ in range(60):
            await connection(stack, site, b"")
        assert await write_letter(site, "after-silence") == "reply_sent"


def open_descriptors(pid: int) -> int:
    return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())


async def test_unread_answers_close_their_connections(strict_server: Strict) -> None:
    site = strict_server(REQUEST_TIMEOUT="1")
    pages = Path(site.environment["REFLEX_WEB_WORKDIR"]) / "build" / "client"
    (pages / "large").write_bytes(bytes(8_000_000))
    (pid,) = workers(site)
    before = open_descriptors(pid)
    with ExitStack() as stack:
        for _ in range(20):
            client = stack.enter_context(socket.socket())
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            client.connect(("127.0.0.1", site.port))
            client.sendall(b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            while open_descriptors(pid) < before + 20:
                await asyncio.sleep(0.01)
            while open_descriptors(pid) > before:
                await asyncio.sleep(0.01)
    assert await write_letter(site, "after-unread-answers") == "reply_sent"


async def test_a_server_without_descriptors_recovers(strict_server: Strict) -> None:
    site = strict_server(REQUEST_TIMEOUT="3")
    (pid,) = workers(site)
    limit = open_descriptors(pid) + 20
    _, hard = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (limit, hard))
    async with AsyncExitStack() as stack:
        silent = [await connection(stack, site, b"") for _ in range(40)]
        async with asyncio.timeout(PATIENCE):
            while open_descriptors(pid) < limit:
                await asyncio.sleep(0.01)
        # While some are open, a letter may find no descriptor for the database: it is refused then.
        assert all(await asyncio.gather(*map(closed, silent)))
        assert await write_letter(site, "after-shortage") == "reply_sent"
