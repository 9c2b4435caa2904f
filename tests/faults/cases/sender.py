"""A sender that limits the rate, one that rejects, one that is slow, and one without faults."""

import asyncio
import random
import statistics
import time

from tests.faults.families import Family, Mailbag, write_letters
from tests.faults.findings import Finding
from tests.faults.ground import Ground
from tests.faults.sendgrid import Entry
from tests.support.fake_sendgrid import Answer

LIMITED = {"POLL_INTERVAL": "0.5"}
RETRY_FIRST = 30
"""Seconds before the first retry, by default."""
REFUSED_PAUSE = 300
"""Seconds of a pause after rejections, by default."""
MOST_REJECTED = 2
"""Letters that fail before a run of rejections pauses all sending."""


def rate_limited(ground: Ground, *, servers: int, seconds: int, letters: int) -> Finding:
    """Answer the first mail with 429, and check that no process sends before Retry-After."""
    refusal = Answer(status=429, headers={"Retry-After": str(seconds)})
    ground.judge.answer(refusal, always=Answer())
    ground.fleet.start(servers)
    mailbag = Mailbag()
    asyncio.run(_write(ground, 1, "limit", mailbag))
    owed = ground.letters.owe(letters, ground.clock())
    asyncio.run(_write(ground, letters, "later", mailbag))
    account = ground.settle([*owed, *mailbag.accepted], seconds + 120)
    first, *others = ground.judge.ledger()
    early = [entry for entry in others if entry.at < first.at + seconds]
    soonest = min((entry.at for entry in others), default=first.at) - first.at
    attempts = {row.attempts for row in ground.letters.rows()}
    return Finding(
        case=f"429 with Retry-After {seconds}",
        database=ground.letters.kind,
        to_reach="no request before then from any process; no attempt used up",
        reached=f"{len(early)} requests before then from {servers} processes that owed "
        f"{2 * letters + 1} replies, the next after {soonest:.1f} s; "
        f"attempts of each letter: {', '.join(map(str, sorted(attempts)))}; "
        f"{len(account.lost)} lost, {account.duplicates} duplicates",
        met=first.status == 429
        and not early
        and attempts == {1}
        and account.whole
        and not account.duplicates,
    )


def rejects(ground: Ground, *, servers: int, letters: int) -> Finding:
    """Reject every mail for a cause that is not its recipient, and mend that."""
    ground.judge.answer(always=Answer(status=400, error="not verified", field="from.email"))
    owed = ground.letters.owe(letters, ground.clock())
    ground.fleet.start(servers)
    mailbag = Mailbag()
    asyncio.run(_write(ground, letters, "rejected", mailbag))
    ground.judge.answer(always=Answer())
    ground.clock.forward(REFUSED_PAUSE)
    waiting = 2 * letters - MOST_REJECTED
    sent = ground.comes_true(lambda: ground.letters.statuses().get("sent", 0) >= waiting, 120)
    account = ground.settle([*owed, *mailbag.accepted], 0)
    return Finding(
        case="every mail rejected, until the cause is mended",
        database=ground.letters.kind,
        to_reach=f"{MOST_REJECTED} failed at most, all others answered by themselves",
        reached=f"{account.failed} failed and {account.answered} answered of {account.accepted} "
        f"from {servers} processes, {account.duplicates} duplicates",
        met=sent
        and account.failed <= MOST_REJECTED
        and account.failed + account.answered == account.accepted == account.rows
        and account.duplicates == 0,
    )


def no_faults(ground: Ground, *, processes: int, letters: int) -> Finding:
    """Let several processes share letters without any fault."""
    ground.fleet.start(processes)
    mailbag = asyncio.run(
        write_letters(lambda: ground.fleet.servers, range(letters), families=20, name="plain")
    )
    account = ground.settle(mailbag)
    # Two more polls of every worker, after which a wrong second mail would have been sent.
    time.sleep(2 * float(LIMITED["POLL_INTERVAL"]))
    requests = ground.judge.count()
    took_part = {entry.process for entry in ground.judge.ledger()}
    return Finding(
        case=f"{processes} processes, no faults, {letters:,} letters",
        database=ground.letters.kind,
        to_reach=f"exactly {letters:,} requests",
        reached=f"{requests:,} requests from {len(took_part)} processes; {account.said()}",
        met=requests == letters
        and account.whole
        and account.duplicates == 0
        and len(took_part) == processes,
    )


def slow(
    ground: Ground, *, servers: int, delay: float, letters: int, each: float, patience: float
) -> Finding:
    """Let the sender take `delay` seconds while a letter arrives every `each` seconds.

    `patience` is how long a visitor may wait for the thank-you screen.
    """
    ground.fleet.start(servers)
    calm = asyncio.run(_steadily(ground, letters, each, "calm"))
    ground.comes_true(ground.letters.all_sent, 60)
    before = ground.judge.count()
    ground.judge.answer(always=Answer(delay=delay))
    busy = asyncio.run(_steadily(ground, letters, each, "busy"))
    ground.judge.answer(always=Answer())
    given_up = ground.judge.settled()[before : before + letters]
    # A timed-out send is due again after 30 s ± 20 %.
    ground.clock.forward(2 * RETRY_FIRST)
    account = ground.settle([*calm.accepted, *busy.accepted])
    again = len(ground.judge.ledger()) - before - letters
    kept = _rate(busy) / _rate(calm)
    median, most = _held(given_up)
    return Finding(
        case=f"sender takes {delay:g} s",
        database=ground.letters.kind,
        to_reach=f"thank-you within {patience:g} s; rate of accepted letters unchanged; "
        "the send is given up at 10 s and tried again",
        reached=f"thank-you after {max(busy.waits):.1f} s at most (p50 "
        f"{statistics.median(busy.waits):.1f} s); rate {_rate(busy):.1f}/s to {_rate(calm):.1f}/s "
        f"= {kept:.2f}; {len(given_up)} sends given up after {median:.1f} s (at most {most:.1f} s)"
        f", {again} tried again; {len(account.lost)} lost",
        met=max(busy.waits) <= patience
        and kept >= 0.9
        and not any(entry.heard for entry in given_up)
        and abs(median - 10) <= 1
        and again == letters
        and account.whole
        and account.honest,
    )


def _held(entries: list[Entry]) -> tuple[float, float]:
    seconds = [entry.ended - entry.at for entry in entries]
    return statistics.median(seconds), max(seconds)


def _rate(mailbag: Mailbag) -> float:
    """Return how many letters per second were accepted, from the first of them to the last."""
    return (len(mailbag.at) - 1) / (max(mailbag.at) - min(mailbag.at))


async def _write(ground: Ground, letters: int, name: str, mailbag: Mailbag) -> None:
    await write_letters(
        lambda: ground.fleet.servers, range(letters), families=5, name=name, mailbag=mailbag
    )


async def _steadily(ground: Ground, letters: int, each: float, name: str) -> Mailbag:
    """Start a new visitor with a letter every `each` seconds, without waiting for earlier ones."""
    mailbag = Mailbag()
    families = [
        Family(
            lambda: ground.fleet.servers,
            mailbag,
            random.Random(number),  # noqa: S311 - a test's dice
            name=name,
        )
        for number in range(letters)
    ]
    for family in families:
        await family.arrive()

    async def write(number: int, family: Family) -> None:
        await asyncio.sleep(number * each)
        await family.post(f"{number:05}")
        await family.leave()

    async with asyncio.TaskGroup() as group:
        for number, family in enumerate(families):
            group.create_task(write(number, family))
    return mailbag
