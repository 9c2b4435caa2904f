"""The time of a visitor's letter, and the server's memory, while strangers attack.

`python -m tests.abuse.neighbor` does each attack below from a process of its own, against a server
of its own with the default limits; `… neighbor forms unread` chooses some.
"""

import asyncio
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from santa_app.rules.server_paths import WEBHOOK_PATH
from tests.abuse.client import SUBMIT, RawClient, connect_frame, event, hydrated, letter
from tests.abuse.conftest import server_in
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.running_site import ROOT, RunningSite
from tests.support.signed_events import EventSigner
from tests.support.table import say
from tests.support.websocket import ClosedError

DEFAULTS = {
    "TRUSTED_PROXIES": "127.0.0.1,::1",
    "ORIGIN_LETTERS_PER_HOUR": "",
    "ORIGIN_CONNECTIONS": "",
    "ORIGIN_CONNECTS_PER_MINUTE": "",
    "ORIGIN_CPU_PERCENT": "",
}
"""The limits that the tests otherwise lift; the addresses are told as a proxy tells them."""
ATTACKER, NEIGHBOR = "203.0.113.1", "198.51.100.7"
LETTERS: Final = 25
_MOST: Final = {"ORIGIN_LETTERS_PER_HOUR": "9999", "ORIGIN_CONNECTS_PER_MINUTE": "9999"}
"""For the neighbor, who sends more letters than a family does."""


def came_from(address: str) -> dict[str, list[tuple[str, str]]]:
    """Return the header by which a proxy tells a client's address."""
    return {"headers": [("X-Forwarded-For", address)]}


async def letter_waits(site: RunningSite, name: str, count: int) -> list[float]:
    """Return the seconds of some letters from another address, each from click to thank-you."""
    waits = []
    for number in range(count):
        async with hydrated(site, **came_from(NEIGHBOR)) as page:
            form = letter(f"{name}-{number}")
            began = time.perf_counter()
            await page.send(event(SUBMIT, {"form": form}))
            answer = await page.receive_until(str(form["submission_key"]))
            waits.append(time.perf_counter() - began)
            if '"reply_' not in answer:
                raise RuntimeError(f"the letter was not accepted: {answer}")
        await asyncio.sleep(0.2)
    return sorted(waits)


async def _costly(site: RunningSite, number: int) -> None:
    """Send costly messages through 200 websockets and load pages through 1,000 connections."""
    text = "\ufff9" * 4000
    frame = event(SUBMIT, {"form": {**letter("costly"), "child_name": text, "wish_list": text}})
    while number < 200:
        with suppress(ClosedError, OSError):
            client = await RawClient.connect(site, **came_from(ATTACKER))
            await client.send(connect_frame(), *[frame] * 6)
            await client.until_closed()
        await asyncio.sleep(0.1)
    while True:
        with suppress(OSError, ValueError):
            await _request(site, ATTACKER, "GET / HTTP/1.1")
        await asyncio.sleep(0.01)


async def _request(site: RunningSite, client: str, *head: str, body: bytes = b"") -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    lines = (*head, "Host: x", f"X-Forwarded-For: {client}", f"Origin: {site.url}", "", "")
    writer.write("\r\n".join(lines).encode() + body)
    await reader.readline()
    writer.close()


async def _forms(site: RunningSite, _number: int) -> None:
    head = ("POST /send-letter HTTP/1.1", "Content-Length: 249001")
    await _request(site, ATTACKER, *head, body=bytes(249_000))


async def _events(site: RunningSite, number: int) -> None:
    signed = EventSigner().headers(b"[]", datetime.now(UTC)).items()
    head = (f"POST {WEBHOOK_PATH} HTTP/1.1", *(f"{name}: {value}" for name, value in signed))
    body = b"1\r\n[\r\n"
    await _request(site, f"203.0.{number}.1", *head, "Transfer-Encoding: chunked", body=body)


async def _unread(site: RunningSite, number: int) -> None:
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        client.connect(("127.0.0.1", site.port))
        forwarded = f"X-Forwarded-For: 203.0.{number % 250}.1"
        client.sendall(f"GET /large HTTP/1.1\r\nHost: x\r\n{forwarded}\r\n\r\n".encode())
        await asyncio.sleep(60)


async def _messages(site: RunningSite, number: int) -> None:
    client = await RawClient.connect(site, **came_from(f"203.0.{number % 250}.1"))
    await client.send(connect_frame())
    await client.send_half(1_000_000)
    await client.until_closed()


ATTACKS: Mapping[str, tuple[int, Callable[[RunningSite, int], Awaitable[None]]]] = {
    "costly": (1200, _costly),
    "forms": (2500, _forms),
    "events": (60, _events),
    "unread": (1500, _unread),
    "messages": (600, _messages),
}
"""How often each attack is done at once."""


async def attack(site: RunningSite, name: str) -> None:
    count, once = ATTACKS[name]
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    await asyncio.gather(*(once(site, number) for number in range(count)), return_exceptions=True)


def memory(site: RunningSite) -> int:
    """Return the megabytes that all processes of a server have in memory."""
    ours = subprocess.run(
        ["ps", "-o", "rss=", "-g", str(site.process and site.process.pid)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return sum(map(int, ours.stdout.split())) // 1024


async def measure(site: RunningSite, name: str) -> None:
    quiet, before = await letter_waits(site, "quiet", LETTERS), memory(site)
    command = (sys.executable, "-m", "tests.abuse.neighbor", "attack", str(site.port), name)
    attacking = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env={**os.environ, "SITE_URL": site.url}
    )
    waits, most, end = [], 0, time.monotonic() + 30
    while time.monotonic() < end:
        waits += await letter_waits(site, f"beside-{len(waits)}", 1)
        most = max(most, memory(site))
    with suppress(ProcessLookupError):
        attacking.kill()
    await attacking.wait()
    await asyncio.sleep(5)
    say(
        f"{name}: {before} MB, then {most} at most, {memory(site)} afterwards; the longest of "
        f"{len(waits)} letters {1000 * max(waits):.0f} ms, before {1000 * quiet[-1]:.0f} ms, "
        f"ratio {max(waits) / quiet[-1]:.1f}, load {os.getloadavg()[0]:.0f}"
    )


async def main(names: list[str]) -> None:
    for name in names or ATTACKS:
        async with AsyncExitStack() as stack:
            inbox = stack.enter_context(FakeSendGrid())
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            key = EventSigner().public
            site = server_in(folder, inbox, **DEFAULTS | _MOST, SENDGRID_WEBHOOK_KEY=key)
            pages = folder / "web" / "build" / "client"
            pages.mkdir(parents=True)
            (pages / "index.html").write_text("<p>a page</p>" * 2000)
            (pages / "large").write_bytes(bytes(3_000_000))
            site.start()
            stack.callback(site.stop)
            await measure(site, name)


if __name__ == "__main__":
    if sys.argv[1:2] == ["attack"]:
        target = RunningSite(
            folder=ROOT, port=int(sys.argv[2]), environment={"SITE_URL": os.environ["SITE_URL"]}
        )
        asyncio.run(attack(target, sys.argv[3]))
    else:
        asyncio.run(main(sys.argv[1:]))
