"""Letters at a country's busiest hour, with the recognizer and without, one after the other.

They come at a fixed rate, whether the site keeps up or not. Each is one of the recognizer's
ordinary training letters, in its own language, as they follow each other in the files.
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, closing
from itertools import cycle
from pathlib import Path

from santa_app import product
from tests.bench.sender import SenderProcess
from tests.support.fake_sendgrid import Answer
from tests.support.letter_examples import long_form
from tests.support.letter_state import ANSWER, LETTER_STATE, SUBMIT
from tests.support.load import percentile
from tests.support.running_site import ROOT, RunningSite, site_in
from tests.support.table import say, show
from tests.support.websocket_visitors import Visitor

RATE = 25.0
"""Letters a second."""
SECONDS = 600.0
VISITORS = 50
"""As many as may wait at once."""
SETTLING = 120.0
"""Seconds for which the letters that wait are watched when the last one was sent."""
UNREAD = "hold_reason = 'unread'"
LIMIT = "10000"
"""Letters of an IP address and of a domain; each visitor has an address of its own, each letter a
domain."""


def show_steady(folder: Path) -> None:
    """Measure a site by meaning and one by phrases alone, and print both."""
    rows = []
    for how in ("meaning", "phrases"):
        say(f"  recognized by {how}: {SECONDS:g} s …")
        with ExitStack() as stack:
            sender = stack.enter_context(SenderProcess())
            site = site_in(
                folder / how,
                SENDGRID_API_KEY="SG.bench",
                SENDGRID_HOST=sender.url,
                ORIGIN_LETTERS_PER_HOUR=LIMIT,
                RECIPIENT_DOMAIN_REPLIES_PER_DAY=LIMIT,
                RECOGNIZE_BY=how,
            )
            stack.callback(site.stop)
            site.start()
            sender.answer(always=Answer())
            rows.append((how, *asyncio.run(_measured(site))))
    show(
        f"{RATE:g} letters a second for {SECONDS:g} s; ms from submit event to answer",
        (
            "recognized by",
            "a second",
            "p50",
            "p95",
            "waited",
            "read a second",
            "then",
            "MB at most",
        ),
        rows,
    )
    say("  waited: was answered before the recognizer had read it, and judged later.")
    say(f"  read a second: while letters came, and then, for {SETTLING:g} s or until none waited.")


async def _measured(site: RunningSite) -> tuple[str, ...]:
    waits: list[float] = []
    letters = cycle(_letters())
    free = asyncio.Queue[Visitor]()
    async with AsyncExitStack() as stack:
        for number in range(VISITORS):
            source = f"127.0.1.{number + 1}"
            visitor = await Visitor.arrive(site.local_url, product.LETTER_PATH, source=source)
            stack.push_async_callback(visitor.leave)
            free.put_nowait(visitor)

        async def send(number: int, visitor: Visitor) -> None:
            form = long_form(f"steady-{number}") | {
                "wish_list": "A red sled\nA book about whales\nWarm socks for my grandmother",
                "message_to_santa": next(letters),
                "parent_email": f"parent@steady-{number}.example",
            }
            key = form["submission_key"]
            began = time.perf_counter()
            await visitor.ask(
                SUBMIT,
                {"form": form},
                lambda told: told.get(LETTER_STATE, {}).get(ANSWER, {}).get("key") == key,
            )
            waits.append(time.perf_counter() - began)
            free.put_nowait(visitor)

        start = time.perf_counter()
        async with asyncio.TaskGroup() as group:
            for number in range(int(RATE * SECONDS)):
                await asyncio.sleep(start + number / RATE - time.perf_counter())
                group.create_task(send(number, await free.get()))
        seconds = time.perf_counter() - start
    if (stored := _count(site, "true")) != len(waits):
        raise RuntimeError(f"{stored} of {len(waits)} letters are stored")
    waiting = _count(site, UNREAD)
    while (left := _count(site, UNREAD)) and time.perf_counter() < start + seconds + SETTLING:
        await asyncio.sleep(1)
    settled = time.perf_counter() - start - seconds
    return (
        f"{len(waits) / seconds:.1f}",
        *(f"{1000 * percentile(waits, share):.0f}" for share in (0.5, 0.95)),
        str(waiting),
        f"{(len(waits) - waiting) / seconds:.1f}",
        f"{(waiting - left) / settled:.1f}" if waiting else "",
        f"{_megabytes(site):.0f}",
    )


def _letters() -> Iterator[str]:
    for file in sorted((ROOT / "safeguarding").glob("*.jsonl")):
        for line in file.read_text("utf-8").splitlines():
            letter = json.loads(line)
            if letter["class"] == "ordinary":
                yield letter["text"]


def _count(site: RunningSite, which: str) -> int:
    with closing(sqlite3.connect(f"file:{site.database}?mode=ro", uri=True)) as database:
        return database.execute(f"SELECT count(*) FROM santa_letters WHERE {which}").fetchone()[0]  # noqa: S608


def _megabytes(site: RunningSite) -> float:
    """Return the most memory that each of the site's processes has had, added up."""
    assert site.process is not None
    found, waiting = 0, [site.process.pid]
    while waiting:
        process = Path("/proc", str(waiting.pop()))
        status = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines())
        found += int(status["VmHWM"].split()[0])
        for task in (process / "task").iterdir():
            waiting += map(int, (task / "children").read_text().split())
    return found / 1024
