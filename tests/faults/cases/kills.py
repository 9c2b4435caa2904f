"""Processes killed at random moments while letters arrive and the sender answers at random."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass

from tests.faults.families import Mailbag, write_letters
from tests.faults.findings import Finding
from tests.faults.recorder import Plan
from tests.faults.testbed import Testbed, reaches
from tests.support.fake_sendgrid import Answer, Mode

SETTINGS = {
    "SEND_TIMEOUT": "5",
    "LEASE": "20",
    "POLL_INTERVAL": "0.5",
    "RETRY_FIRST": "1",
    "RETRY_MOST": "4",
    "RETRY_UNKNOWN": "4",
    "REFUSED_PAUSE": "2",
}
"""About five times faster than the defaults, so that a run sees many rounds.

No answer takes nearly SEND_TIMEOUT, because it would be unclear whether such an answer was read.
"""
PLAN: Plan = (
    (66, Answer()),
    (12, Answer(delay=1.5)),
    (6, Answer(status=500)),
    (4, Answer(status=503, headers={"Retry-After": "2"})),
    (0.5, Answer(status=429, headers={"Retry-After": "2"})),
    (0.5, Answer(status=429)),
    (3, Answer(mode=Mode.HANG)),
    (4, Answer(mode=Mode.DROP)),
    (4, Answer(mode=Mode.LOSE)),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    letters: int
    kills: int
    servers: int = 3
    deliveries: int = 1
    families: int = 20
    seed: int = 24


def killed_at_random(testbed: Testbed, size: Size) -> Finding:
    """Kill servers and workers while letters arrive; visitors keep retrying."""
    testbed.sender.answer_by_chance(PLAN, size.seed)
    testbed.fleet.start(size.servers, size.deliveries)
    mailbag = asyncio.run(_write_and_kill(testbed, size))
    account = testbed.settle(mailbag)
    met = testbed.kills == size.kills and account.accepted == size.letters
    return Finding(
        case=f"{size.letters:,} letters, {size.kills} kills of server and delivery{testbed.by}",
        database=testbed.letters.kind,
        to_reach="accepted = rows = answered; 0 lost; "
        "duplicates ≤ answers lost on the way + kills between answer and commit",
        reached=f"{account.said()} ({account.excused - len(testbed.uncommitted)} lost on the way, "
        f"{len(testbed.uncommitted)} killed before the commit); {testbed.kills} kills, "
        f"{mailbag.broken} broken connections, {mailbag.resent} letters sent in again; "
        f"sender: {_answers(testbed)}",
        met=met and account.whole and account.honest and not account.failed,
    )


async def _write_and_kill(testbed: Testbed, size: Size) -> Mailbag:
    mailbag = Mailbag()
    async with asyncio.TaskGroup() as group:
        group.create_task(
            write_letters(
                lambda: testbed.fleet.servers,
                range(size.letters),
                families=size.families,
                seed=size.seed,
                mailbag=mailbag,
            )
        )
        group.create_task(_kill(testbed, size, mailbag))
    return mailbag


async def _kill(testbed: Testbed, size: Size, mailbag: Mailbag) -> None:
    chance = random.Random(size.seed)  # noqa: S311 - a test's dice
    for moment in sorted(chance.randrange(size.letters) for _ in range(size.kills)):
        await reaches(lambda moment=moment: len(mailbag.accepted) >= moment)
        await asyncio.sleep(chance.uniform(0, 0.5))
        victim = chance.choice([member for member in testbed.fleet.members if member.runs])
        await asyncio.to_thread(testbed.kill, victim)
        victim.start(wait=False)


def _answers(testbed: Testbed) -> str:
    counted = Counter(entry.status or "none" for entry in testbed.sender.ledger())
    return ", ".join(f"{status}: {count}" for status, count in sorted(counted.items(), key=str))
