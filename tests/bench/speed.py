"""The speed of letters: how many a second, and how long a visitor waits."""

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

LEAST_RATE = 25.0
"""Letters a second of a country in its busiest hour."""
MOST_P95 = 150.0
"""Milliseconds from the submit event to the answer, with 10 visitors."""
API_KEY = "SG.bench"
"""Any key: with one the site is not the demo, and sends to the fake SendGrid."""
ORIGIN_LIMIT = 10_000
"""All visitors share one IP address and one domain, so this limits the letters of a run."""
TEN = 10

LETTERS = {1: 200, TEN: 100, 100: 20}
"""Letters of each visitor, by the number of concurrent visitors."""


def show_speed(folder: Path) -> None:
    """Start site and sender, measure, and stop them; print figures and the site's errors."""
    with ExitStack() as stack:
        sender = stack.enter_context(SenderProcess())
        site = site_in(
            folder,
            SENDGRID_API_KEY=API_KEY,
            SENDGRID_HOST=sender.url,
            ORIGIN_LETTERS_PER_HOUR=str(ORIGIN_LIMIT),
            RECIPIENT_DOMAIN_REPLIES_PER_DAY=str(ORIGIN_LIMIT),
        )
        stack.callback(site.stop)
        site.start()
        found = asyncio.run(_measured(LetterBench(site, sender)))
        for line in site.new_log().splitlines():
            if re.search(r"\b(ERROR|CRITICAL|Traceback)\b", line):
                say(f"  the site logged: {line}")
    show(
        "Letters a second, and ms from submit event to answer; the sender answers at once",
        ("visitors", "a second", "p50", "p95", "p99", "late"),
        [_row(visitors, one) for visitors, one in found.items()],
    )
    say("  late: stored, and its visitor answered, before the reply had gone out.")
    show("Budgets", ("what", "found", "budget", "holds"), _budgets(found[TEN]))


async def _measured(bench: LetterBench) -> dict[int, LetterFigures]:
    await bench.letters("warm", TEN, 5, Answer())
    found = {}
    for visitors, each in LETTERS.items():
        say(f"  {visitors} at once …")
        found[visitors] = await bench.letters(f"prompt-{visitors}", visitors, each, Answer())
    return found


def _row(visitors: int, letters: LetterFigures) -> Sequence[str]:
    marks = (f"{letters.figures.within(share):.1f}" for share in (0.5, 0.95, 0.99))
    return (str(visitors), f"{letters.figures.rate:.0f}", *marks, str(letters.late))


def _budgets(ten: LetterFigures) -> Iterator[Sequence[str]]:
    rate, p95 = ten.figures.rate, ten.figures.within(0.95)
    yield (
        f"letters a second, {TEN} at once",
        f"{rate:.0f}",
        f"≥ {LEAST_RATE:g}",
        verdict(met=rate >= LEAST_RATE),
    )
    yield (
        f"p95 in ms, {TEN} at once",
        f"{p95:.0f}",
        f"≤ {MOST_P95:.0f}",
        verdict(met=p95 <= MOST_P95),
    )
