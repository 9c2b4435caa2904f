"""Processes that die exactly between two steps of a letter."""

import asyncio
import random

from tests.faults.families import Family, Mailbag
from tests.faults.findings import Finding
from tests.faults.fleet import START
from tests.faults.ground import Ground
from tests.faults.points import Point
from tests.support.waiting import wait_until

SETTINGS = {"SEND_TIMEOUT": "2", "LEASE": "8", "POLL_INTERVAL": "0.5"}
_ALLOWED = {Point.INSERT: 0, Point.CLAIM: 0, Point.ANSWER: 1, Point.COMMIT: 0}
_CASES = {
    Point.INSERT: "killed after insert",
    Point.CLAIM: "killed after claim",
    Point.ANSWER: "killed after the sender's answer",
    Point.COMMIT: "killed after the commit, before the visitor is told",
}


def killed_after(ground: Ground, point: Point, times: int) -> Finding:
    """Let a process die at `point`, `times` times; another process finishes the letter."""
    keys = _claimed(ground, times) if point is Point.CLAIM else _submitted(ground, point, times)
    account = ground.settle(keys)
    allowed = _ALLOWED[point]
    return Finding(
        case=f"{_CASES[point]}{ground.by}",
        database=ground.letters.kind,
        to_reach=f"duplicates {allowed}" if not allowed else f"duplicates at most {allowed} each",
        reached=f"{ground.kills} killed there; {account.duplicates} duplicates among "
        f"{account.accepted} letters; {len(account.lost)} lost",
        met=ground.kills == times
        and account.whole
        and account.honest
        and account.duplicates <= allowed * times,
    )


def _submitted(ground: Ground, point: Point, times: int) -> list[str]:
    """Send letters to a server that dies at `point`; their visitors retry on the other one."""
    victim, other = ground.fleet.add(), ground.fleet.add()
    other.start()
    mailbag = Mailbag()

    async def post(number: int) -> None:
        family = Family(
            lambda: [victim] if victim.runs else [other],
            mailbag,
            random.Random(number),  # noqa: S311 - a test's dice
        )
        await family.post(f"{point}-{number}")
        await family.leave()

    for number in range(times):
        victim.start(point)
        asyncio.run(post(number))
        if victim.runs:
            raise RuntimeError(f"the server did not come to the point {point}")
        ground.kill(victim)
    return mailbag.accepted


def _claimed(ground: Ground, times: int) -> list[str]:
    """Store letters for a worker that dies after it claimed them, `times` times."""
    keys = ground.letters.owe(5, ground.clock())
    for number in range(times):
        victim = ground.fleet.add("deliver")
        victim.start(Point.CLAIM, wait=False)
        wait_until(lambda one=victim: not one.runs, "a process dies after its claim", seconds=START)
        ground.kill(victim)
        if ground.letters.statuses() != {"sending": len(keys)}:
            raise RuntimeError(f"claim {number} left {ground.letters.statuses()}")
    ground.fleet.start(0, 1)
    return keys
