"""A sender that is down for a simulated hour, and clocks that are set forward and back."""

import asyncio
import statistics
import time
from collections import Counter

from tests.faults.families import Mailbag, write_letters
from tests.faults.findings import Finding
from tests.faults.testbed import Testbed
from tests.support.fake_sendgrid import Answer
from tests.support.load import percentile

SETTINGS = {"POLL_INTERVAL": "0.5"}
HOUR = 3600
MINUTE = 60
DAY = 24 * HOUR


def sender_down(
    testbed: Testbed, *, servers: int, rounds: int, letters: int, most_ratio: float | None
) -> Finding:
    """Stop the sender for an hour; visitors must not notice, and no letter may fail.

    `rounds` of `letters` alternate with the sender up and down, so that other load on the machine
    affects both alike; `most_ratio` limits the growth of the median round's 95th percentile.
    """
    testbed.fleet.start(servers)
    calm: list[Mailbag] = []
    down: list[Mailbag] = []
    for number in range(rounds):
        for name, mailbags, answer in (
            ("calm", calm, Answer()),
            ("down", down, Answer(status=503)),
        ):
            testbed.sender.answer(always=answer)
            mailbags.append(asyncio.run(_write(testbed, letters, f"{name}-{number}")))
    before = testbed.sender.count()
    for _ in range(HOUR // MINUTE):
        _let_a_minute_pass(testbed)
    statuses = Counter(testbed.letters.statuses())
    tried = testbed.sender.count() - before
    testbed.sender.answer(always=Answer())
    for _ in range(20):
        if testbed.letters.all_sent():
            break
        _let_a_minute_pass(testbed)
    account = testbed.settle([key for mailbag in calm + down for key in mailbag.accepted])
    ratio = _p95(down) / _p95(calm)
    return Finding(
        case="sender down for a simulated 60 minutes",
        database=testbed.letters.kind,
        to_reach="0 failed; all answered once it is back; submit p95 unchanged"
        + (f" (ratio ≤ {most_ratio:g})" if most_ratio else ""),
        reached=f"{account.failed} failed; {statuses['pending']} waited through {tried} tries in "
        f"vain, then {account.answered} of {account.accepted} answered, {len(account.lost)} lost, "
        f"{account.duplicates} duplicates; submit p95 {_p95(down):.0f} ms to {_p95(calm):.0f} ms "
        f"= {ratio:.2f}",
        met=account.whole
        and account.honest
        and not account.failed
        and not account.duplicates
        and statuses["pending"] >= letters
        and tried >= statuses["pending"]
        and (most_ratio is None or ratio <= most_ratio),
    )


def _let_a_minute_pass(testbed: Testbed) -> None:
    testbed.clock.forward(MINUTE)
    # Longer than two polls of the worker, so that each process sees each minute.
    time.sleep(2.2 * float(SETTINGS["POLL_INTERVAL"]))


def _p95(rounds: list[Mailbag]) -> float:
    """Return the 95th percentile of the waits in milliseconds, in the median round."""
    return statistics.median(1000 * percentile(one.waits, 0.95) for one in rounds)


async def _write(testbed: Testbed, letters: int, name: str) -> Mailbag:
    return await write_letters(lambda: testbed.fleet.servers, range(letters), families=5, name=name)


def clock_jumps(testbed: Testbed, *, servers: int, letters: int, backlog: int) -> Finding:
    """Move the clock two hours forward while every process is sending replies."""
    testbed.sender.answer(always=Answer(delay=4.0))
    keys = testbed.letters.owe(backlog, testbed.clock())
    testbed.fleet.start(servers)
    mailbag, in_flight = asyncio.run(_write_and_jump(testbed, letters))
    account = testbed.settle([*keys, *mailbag.accepted])
    return Finding(
        case="clock jumps two hours forward while replies are in flight",
        database=testbed.letters.kind,
        to_reach="no duplicates, none lost",
        reached=f"{in_flight} sends in flight from {servers} processes at the jump; "
        f"{account.duplicates} duplicates, {len(account.lost)} lost of {account.accepted}",
        met=account.whole and account.duplicates == 0 and in_flight >= letters,
    )


def clock_set_back(testbed: Testbed, *, servers: int, letters: int) -> Finding:
    """Let the clock be two days ahead while the sender asks to wait, then set it back.

    One more server starts afterwards, as after a restart.
    """
    testbed.clock.forward(2 * DAY)
    testbed.fleet.start(servers)
    refusal = Answer(status=429, headers={"Retry-After": "86400"})
    testbed.sender.answer(refusal, always=Answer())
    mailbag = asyncio.run(_write(testbed, letters, "ahead"))
    waited = testbed.letters.statuses().get("pending", 0)
    testbed.clock.forward(-2 * DAY)
    testbed.fleet.start(1)
    _let_a_minute_pass(testbed)
    testbed.clock.forward(HOUR)
    account = testbed.settle(mailbag, 120)
    return Finding(
        case="clock two days ahead, then set back, during a pause",
        database=testbed.letters.kind,
        to_reach="all answered an hour later, no duplicates",
        reached=f"{waited} replies waited for the pause; {account.answered} of "
        f"{account.accepted} answered, {account.duplicates} duplicates",
        met=account.whole and account.duplicates == 0 and waited > 0,
    )


async def _write_and_jump(testbed: Testbed, letters: int) -> tuple[Mailbag, int]:
    """Return the visitors' results, and how many sends were in flight at the jump."""
    mailbag = Mailbag()
    in_flight = 0

    async def jump() -> None:
        nonlocal in_flight
        while in_flight < letters:
            await asyncio.sleep(0.05)
            entries = await asyncio.to_thread(testbed.sender.ledger)
            in_flight = sum(entry.heard is None for entry in entries)
        testbed.clock.forward(2 * HOUR)

    async with asyncio.TaskGroup() as group:
        group.create_task(jump())
        group.create_task(
            write_letters(
                lambda: testbed.fleet.servers,
                range(letters),
                families=letters,
                name="jump",
                mailbag=mailbag,
            )
        )
    return mailbag, in_flight
