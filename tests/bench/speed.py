"""The speed of letters: how many a second, how long a visitor waits, and beside hanging sends."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

from tests.bench.letters import LetterBench, LetterFigures
from tests.bench.sender import SenderProcess
from tests.support.fake_sendgrid import Answer
from tests.support.running_site import site_in
from tests.support.table import say, show, verdict

HANGING = 50
LEAST_RATE = 25.0
"""Letters a second of a country in its busiest hour."""
MOST_P95 = 150.0
"""Milliseconds from the submit event to the answer, with 10 visitors."""
LEAST_KEPT = 0.9
"""Share of the rate without hanging sends; two equal runs differ by as much."""
SEND_TIMEOUT, LEASE = 120, 300
"""Seconds instead of 10 and 120, so that hanging sends last for a whole measurement."""
API_KEY = "SG.bench"
"""Any key: with one the site is not the demo, and sends to the fake SendGrid."""
ORIGIN_LIMIT = 10_000
"""All visitors share one IP address and one domain, so this limits the letters of a run."""
TEN = 10

FULL = {1: 200, TEN: 100, 100: 20}
QUICK = {1: 20, TEN: 10, 100: 2}
"""Letters of each visitor, by the number of concurrent visitors."""

Found = dict[int, LetterFigures]


async def measure_speed(
    bench: LetterBench, letters: dict[int, int]
) -> tuple[Found, LetterFigures, LetterFigures]:
    """Measure letters by the number of visitors; then of ten without and beside hanging sends."""
    await bench.letters("warm", TEN, 5, Answer())
    found = {}
    for visitors, each in letters.items():
        say(f"  {visitors} at once …")
        found[visitors] = await bench.letters(f"prompt-{visitors}", visitors, each, Answer())
    say(f"  {TEN} at once, with and without {HANGING} sends that hang …")
    free = await bench.letters("free", TEN, letters[TEN], Answer())
    hanging = await bench.beside_hanging("hanging", TEN, letters[TEN], HANGING)
    return found, free, hanging


def show_speed(folder: Path, letters: dict[int, int]) -> None:
    """Start site and sender, measure, and stop them; print figures and the site's errors."""
    with ExitStack() as stack:
        sender = stack.enter_context(SenderProcess())
        site = site_in(
            folder,
            SENDGRID_API_KEY=API_KEY,
            SENDGRID_HOST=sender.url,
            SEND_TIMEOUT=str(SEND_TIMEOUT),
            LEASE=str(LEASE),
            ORIGIN_LETTERS_PER_HOUR=str(ORIGIN_LIMIT),
            RECIPIENT_DOMAIN_REPLIES_PER_DAY=str(ORIGIN_LIMIT),
        )
        stack.callback(site.stop)
        # Before the site, so that hanging sends end and the site stops at once.
        stack.callback(sender.stop)
        site.start()
        found, free, hanging = asyncio.run(measure_speed(LetterBench(site, sender), letters))
        for line in site.new_log().splitlines():
            if re.search(r"\b(ERROR|CRITICAL|Traceback)\b", line):
                say(f"  the site logged: {line}")
    show(
        "Letters a second, and ms from submit event to answer; the sender answers at once",
        ("visitors", "what", "a second", "p50", "p95", "p99", "late"),
        [
            *(_row(visitors, "letters", one) for visitors, one in found.items()),
            _row(TEN, "nothing hangs", free),
            _row(TEN, f"{HANGING} sends hang", hanging),
        ],
    )
    say("  late: stored, and its visitor answered, before the reply had gone out.")
    show("Budgets", ("what", "found", "budget", "holds"), _budgets(found[TEN], free, hanging))


def _row(visitors: int, what: str, letters: LetterFigures) -> Sequence[str]:
    marks = (f"{letters.figures.within(share):.1f}" for share in (0.5, 0.95, 0.99))
    return (str(visitors), what, f"{letters.figures.rate:.0f}", *marks, str(letters.late))


def _budgets(
    ten: LetterFigures, free: LetterFigures, hanging: LetterFigures
) -> Iterator[Sequence[str]]:
    p95 = ten.figures.within(0.95)
    kept = hanging.figures.rate / free.figures.rate
    yield _least(f"letters a second, {TEN} at once", ten.figures.rate, LEAST_RATE)
    yield (
        f"p95 in ms, {TEN} at once",
        f"{p95:.0f}",
        f"≤ {MOST_P95:.0f}",
        verdict(met=p95 <= MOST_P95),
    )
    yield _least(f"rate beside {HANGING} hanging sends to rate without", kept, LEAST_KEPT)


def _least(what: str, found: float, least: float) -> Sequence[str]:
    return what, f"{found:.2f}", f"≥ {least:g}", verdict(met=found >= least)
