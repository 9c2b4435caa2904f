"""A database that is locked or stopped for a while, with visitors sending letters."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager

from tests.faults.families import Mailbag, write_letters
from tests.faults.findings import Finding
from tests.faults.testbed import Testbed, reaches

SETTINGS = {"POLL_INTERVAL": "0.5", "RETRY_UNKNOWN": "4"}
_SAVE_FAILED = "Failed to save letter: "


def locked(testbed: Testbed, *, servers: int, seconds: float, letters: int) -> Finding:
    """Lock the SQLite file; visitors wait and see no error."""
    testbed.fleet.start(servers)
    mailbag, during = asyncio.run(_disturb(testbed, testbed.letters.locked(), seconds, letters))
    account = testbed.settle(mailbag)
    shown = mailbag.errors.total() + mailbag.broken
    return Finding(
        case=f"SQLite locked {seconds:g} s",
        database=testbed.letters.kind,
        to_reach="0 lost, 0 errors shown",
        reached=f"{len(account.lost)} lost of {account.accepted}, {shown} errors shown; "
        f"{during} taken in while locked, the longest wait {max(mailbag.waits):.1f} s; "
        f"{account.duplicates} duplicates",
        met=account.whole
        and account.honest
        and not shown
        and during == 0
        and max(mailbag.waits) >= 0.9 * seconds,
    )


def stopped(testbed: Testbed, *, servers: int, seconds: float, letters: int) -> Finding:
    """Stop PostgreSQL; visitors see an error, keep their text, and succeed afterwards."""
    testbed.fleet.start(servers)
    outage = testbed.host.stopped()
    mailbag, during = asyncio.run(_disturb(testbed, outage, seconds, letters))
    account = testbed.settle(mailbag)
    texts = sorted(mailbag.errors)
    clear = bool(texts) and all(text.startswith(_SAVE_FAILED) for text in texts)
    return Finding(
        case=f"PostgreSQL stopped {seconds:g} s",
        database=testbed.letters.kind,
        to_reach="0 lost; a clear message and the text kept; accepted once it is back",
        reached=f"{len(account.lost)} lost of {account.accepted}, {during} taken in meanwhile; "
        f"{mailbag.errors.total()} times told {', '.join(f'“{text}”' for text in texts)}; "
        f"{mailbag.broken} without an answer; {account.duplicates} duplicates",
        met=account.whole and account.honest and clear and during == 0 and mailbag.broken == 0,
    )


async def _disturb(
    testbed: Testbed, outage: AbstractContextManager[None], seconds: float, letters: int
) -> tuple[Mailbag, int]:
    """Send letters before, during and after an outage.

    Returns the visitors' results, and how many letters were sent and accepted during the outage,
    which must be none.
    """
    mailbag = Mailbag()
    over = False

    def numbers() -> Iterator[int]:
        number = 0
        while not over:
            yield number
            number += 1

    async def disturb() -> int:
        nonlocal over
        await reaches(lambda: len(mailbag.accepted) >= letters)
        await asyncio.to_thread(outage.__enter__)
        began = time.monotonic()
        await asyncio.sleep(seconds)
        # A letter stored before the outage may be confirmed during it.
        during = sum(
            moment - wait >= began for moment, wait in zip(mailbag.at, mailbag.waits, strict=True)
        )
        await asyncio.to_thread(outage.__exit__, None, None, None)
        reached = len(mailbag.accepted) + letters
        await reaches(lambda: len(mailbag.accepted) >= reached)
        over = True
        return during

    async with asyncio.TaskGroup() as group:
        disturbing = group.create_task(disturb())
        group.create_task(
            write_letters(
                lambda: testbed.fleet.servers,
                numbers(),
                families=10,
                name="outage",
                mailbag=mailbag,
            )
        )
    return mailbag, disturbing.result()
