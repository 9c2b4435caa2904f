"""One process sends a large backlog: its rate and its memory."""

import statistics
import time

from tests.faults.findings import Finding
from tests.faults.ground import Ground
from tests.support.fake_sendgrid import Answer

SENDS = 20
DELAY = 0.1
SETTINGS = {"BACKLOG_SENDS": str(SENDS)}
_MB = 1_000_000


def worked_off(ground: Ground, *, letters: int, seconds: float, least: float | None) -> Finding:
    """Store `letters` pending replies and let one worker send them, for `seconds` at most.

    `least` is the share of the rate allowed by the concurrency that must be reached.
    """
    keys = ground.letters.owe(letters, ground.clock())
    ground.judge.answer(always=Answer(delay=DELAY))
    ground.fleet.start(1)
    (server,) = ground.fleet.members
    at_rest = server.worked()
    samples: list[tuple[int, int]] = []
    began = time.monotonic()
    while time.monotonic() - began < seconds and (done := ground.judge.count()) < letters:
        if done:
            samples.append((done, server.resident()))
        time.sleep(1)
    requests = ground.judge.count()
    worked = (server.worked() - at_rest) / max(1, requests)
    finished = requests >= letters and ground.comes_true(ground.letters.all_sent, 60)
    ledger = ground.judge.ledger()
    ended = [entry.ended for entry in ledger if entry.ended]
    rate = len(ended) / (max(ended) - ledger[0].at)
    allowed = SENDS / DELAY
    took = statistics.mean(entry.answered - entry.at for entry in ledger if entry.answered)
    start, middle, end = (statistics.median(third) for third in _thirds([m for _, m in samples]))
    account = ground.settle(keys) if finished else None
    twice = len(ledger) - len({entry.letter for entry in ledger})
    return Finding(
        case=f"backlog of {letters:,} replies, sender answering in {DELAY * 1000:.0f} ms",
        database=ground.letters.kind,
        to_reach="rate printed; ≥ 80 % of what the permitted concurrency allows; memory flat",
        reached=f"{requests:,} sent, {rate:.0f}/s of {allowed:.0f}/s = {rate / allowed:.0%} "
        f"({rate * took / SENDS:.0%} of what the sender's {took * 1000:.0f} ms allowed, "
        f"{worked * 1000:.1f} ms of processor time each); "
        f"resident memory {start / _MB:.0f}, {middle / _MB:.0f}, {end / _MB:.0f} MB at the "
        f"start, in the middle, at the end; {twice} sent twice"
        + (f", {len(account.lost)} lost" if account else f"; stopped after {seconds:g} s"),
        met=not twice
        and (account is None or account.whole)
        and end <= 1.1 * start
        and (least is None or rate >= least * allowed),
    )


def _thirds(values: list[int]) -> tuple[list[int], list[int], list[int]]:
    """Return the first, middle and last tenth of a series, at least one value of each."""
    count = max(1, len(values) // 10)
    middle = len(values) // 2
    return values[:count], values[middle : middle + count], values[-count:]
