"""How long a visitor's letter takes while one origin uses everything it is permitted.

`python -m tests.abuse.neighbor` starts a server with the default limits. A process of its own, from
one address, opens as many websockets as it may, sends the costliest messages through them as often
as it may, connects and leaves, and loads pages without a pause. Letters come from another address.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from tests.abuse.client import SUBMIT, RawClient, connect_frame, event, hydrated, letter
from tests.abuse.conftest import server_in
from tests.abuse.costs import worst_messages
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.running_site import ROOT, RunningSite
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
SOCKETS = 200
LOADERS = 1000
LETTERS = 25


def came_from(address: str) -> dict[str, list[tuple[str, str]]]:
    """Return the header by which a proxy tells a client's address."""
    return {"headers": [("X-Forwarded-For", address)]}


async def attack(site: RunningSite, seconds: float) -> None:
    """Use everything that one origin is permitted, for some seconds."""
    frames = list(worst_messages().values())
    say("started")
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as tasks:
            for number in range(SOCKETS):
                tasks.create_task(_send_again_and_again(site, frames[number % 6 :]))
            for _ in range(LOADERS):
                tasks.create_task(_load_again_and_again(site))


async def _send_again_and_again(site: RunningSite, frames: list[str]) -> None:
    while True:
        try:
            client = await RawClient.connect(site, **came_from(ATTACKER))
            await client.send(connect_frame())
            await client.send(*frames[:6])
            while not client.closed:
                await asyncio.sleep(10)
                await client.send(frames[0])
        except (ClosedError, OSError):
            await asyncio.sleep(0.1)


async def _load_again_and_again(site: RunningSite) -> None:
    request = f"GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {ATTACKER}\r\n\r\n".encode()
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
            while True:
                writer.write(request)
                if not await reader.read(65_536):
                    break
            writer.close()
        except OSError:
            await asyncio.sleep(0.1)


@asynccontextmanager
async def attacked(site: RunningSite, seconds: float) -> AsyncGenerator[None]:
    """Run the attack in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.abuse.neighbor", "attack", str(site.port), str(seconds)),
        cwd=ROOT,
        env={**os.environ, "SITE_URL": site.url},
        stdout=subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        if await process.stdout.readline() != b"started\n":
            raise RuntimeError("the attack did not start")
        yield
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


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


def _told(name: str, waits: list[float]) -> None:
    middle = waits[len(waits) // 2]
    load = os.getloadavg()[0]
    say(
        f"{name}: median {1000 * middle:.0f} ms, longest {1000 * waits[-1]:.0f} ms, load {load:.1f}"
    )


async def main() -> None:
    """Measure and print."""
    async with AsyncExitStack() as stack:
        inbox = stack.enter_context(FakeSendGrid())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        pages = folder / "web" / "build" / "client"
        pages.mkdir(parents=True)
        (pages / "index.html").write_text("<p>a page</p>" * 2000)
        site = server_in(folder, inbox, **DEFAULTS)
        site.start()
        stack.callback(site.stop)
        _told("alone", await letter_waits(site, "alone", LETTERS))
        async with attacked(site, 120):
            await asyncio.sleep(3)
            _told("beside the attack", await letter_waits(site, "beside", LETTERS))
        site.finish_logging()
        say(
            "".join(
                line for line in site.log.read_text().splitlines(keepends=True) if "WARN" in line
            )
        )


if __name__ == "__main__":
    if sys.argv[1:2] == ["attack"]:
        target = RunningSite(
            folder=ROOT, port=int(sys.argv[2]), environment={"SITE_URL": os.environ["SITE_URL"]}
        )
        asyncio.run(attack(target, float(sys.argv[3])))
    else:
        asyncio.run(main())
