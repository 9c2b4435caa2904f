"""The speed of letters, compared with three bare operations measured in the same minutes.

For each number of visitors the bare operations and the letters follow each other, so that other
load on the machine affects all of them alike.
"""

import asyncio
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from tests.bench import bare_event, bare_insert, bare_send
from tests.bench.letters import LetterBench, LetterFigures
from tests.bench.sender import SenderProcess
from tests.support.fake_sendgrid import Answer
from tests.support.load import Figures
from tests.support.running_site import RunningSite, site_in
from tests.support.table import say, show, verdict

SLOW = 0.2
"""Seconds that the slow sender needs."""
HANGING = 50
AIM_RATE = 0.5
"""Share of the slower bare operation's rate."""
AIM_P95 = 150.0
"""Milliseconds, with 10 visitors."""
AIM_HANGING = 0.9
"""Share of the rate without hanging sends; two equal runs differ by as much."""
SEND_TIMEOUT, LEASE = 120, 300
"""Seconds instead of 10 and 120, so that hanging sends last for a whole measurement."""
API_KEY = "SG.bench"
"""Any key: with one the site is not the demo, and sends to the fake SendGrid."""
ORIGIN_LIMIT = 10_000
"""All visitors share one IP address and one domain, so this limits the letters of a run."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """The number of concurrent visitors, and the requests of each."""

    visitors: int
    yardstick: int
    letters: int
    slow_letters: int


FULL = (
    Load(visitors=1, yardstick=500, letters=200, slow_letters=25),
    Load(visitors=10, yardstick=200, letters=100, slow_letters=40),
    Load(visitors=100, yardstick=30, letters=20, slow_letters=15),
)
QUICK = (
    Load(visitors=1, yardstick=50, letters=20, slow_letters=5),
    Load(visitors=10, yardstick=20, letters=10, slow_letters=5),
    Load(visitors=100, yardstick=3, letters=2, slow_letters=2),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """The measurements with one number of visitors."""

    visitors: int
    event: Figures
    insert: Figures
    send: Figures
    prompt: LetterFigures
    slow: LetterFigures

    @property
    def slower_yardstick(self) -> float:
        """Answers per second of the slower bare operation."""
        return min(self.event.rate, self.insert.rate)

    @property
    def one_by_one(self) -> float:
        """Letters per second if bare event, two commits and one send followed each other.

        A letter consists of these: its event, the commit that stores it, the send of its reply, the
        commit of the result. Only concurrent work can be faster.
        """
        return 1 / (1 / self.event.rate + 2 / self.insert.rate + 1 / self.send.rate)

    @property
    def attainable(self) -> float:
        """Letters per second that the slow sender allows."""
        return self.visitors / SLOW


@dataclass(frozen=True, slots=True, kw_only=True)
class Speed:
    """All measurements of a run."""

    rounds: tuple[Round, ...]
    free: LetterFigures
    hanging: LetterFigures


async def measure_speed(
    folder: Path, site: RunningSite, sender: SenderProcess, loads: Sequence[Load]
) -> Speed:
    """Measure everything; the files of the bare operations go to `folder`."""
    bench = LetterBench(site, sender)
    await bench.letters("warm", 10, 5, Answer())
    rounds = []
    with bare_event.bare_site(folder / "bare") as bare:
        async with bare_insert.empty_table(folder / "insert") as connection:
            for load in loads:
                say(f"  {load.visitors} at once …")
                count = load.visitors
                rounds.append(
                    Round(
                        visitors=count,
                        event=await bare_event.measure_events(bare, count, load.yardstick),
                        insert=await bare_insert.measure_inserts(connection, count, load.yardstick),
                        send=await bare_send.measure_sends(sender, API_KEY, count, load.letters),
                        prompt=await bench.letters(
                            f"prompt-{count}", count, load.letters, Answer()
                        ),
                        slow=await bench.letters(
                            f"slow-{count}", count, load.slow_letters, Answer(delay=SLOW)
                        ),
                    )
                )
    say(f"  10 at once, with and without {HANGING} sends that hang …")
    turns = next(load.letters for load in loads if load.visitors == 10)
    free = await bench.letters("free", 10, turns, Answer())
    hanging = await bench.beside_hanging("hanging", 10, turns, HANGING)
    return Speed(rounds=tuple(rounds), free=free, hanging=hanging)


def run_speed(folder: Path, loads: Sequence[Load]) -> Speed:
    """Start site and sender, measure, and stop them; print the errors that the site logged."""
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
        say("  starting the site …")
        site.start()
        speed = asyncio.run(measure_speed(folder, site, sender, loads))
        for line in site.new_log().splitlines():
            if re.search(r"\b(ERROR|CRITICAL|Traceback)\b", line):
                say(f"  the site logged: {line}")
        return speed


def show_speed(speed: Speed) -> None:
    """Print the measurements, and whether the aims are met."""
    show(
        "Letters per second, and milliseconds from submit event to answer",
        ("visitors", "what", "each", "per second", "p50", "p95", "p99", "late"),
        _measurements(speed),
    )
    say("  late: stored, and its visitor answered, before the reply had gone out.")
    show("Aims", ("aim", "found", "wanted", "holds"), _aims(speed))


def _measurements(speed: Speed) -> Iterator[Sequence[str]]:
    for found in speed.rounds:
        yield _row(found.visitors, "bare framework's empty event", found.event)
        yield _row(found.visitors, "bare insert and commit", found.insert)
        yield _row(found.visitors, "bare send through the client", found.send)
        yield _letters(found.visitors, "letter, sender answers at once", found.prompt)
        yield _letters(found.visitors, f"letter, sender takes {1000 * SLOW:.0f} ms", found.slow)
    yield _letters(10, "letter, nothing hangs", speed.free)
    yield _letters(10, f"letter, {HANGING} sends hang", speed.hanging)


def _letters(visitors: int, what: str, letters: LetterFigures) -> Sequence[str]:
    return (*_row(visitors, what, letters.figures)[:-1], str(letters.late))


def _row(visitors: int, what: str, figures: Figures) -> Sequence[str]:
    marks = (f"{figures.within(share):.1f}" for share in (0.5, 0.95, 0.99))
    each = str(len(figures.waits) // visitors)
    return (str(visitors), what, each, f"{figures.rate:.0f}", *marks, "-")


def _aims(speed: Speed) -> Iterator[Sequence[str]]:
    for found in speed.rounds:
        ratio = found.prompt.figures.rate / found.slower_yardstick
        yield _aim(f"rate to slower yardstick, {found.visitors} at once", ratio, least=AIM_RATE)
    for found in speed.rounds:
        ratio = found.prompt.figures.rate / found.one_by_one
        yield _aim(
            f"rate to the bare parts in turn, {found.visitors} at once", ratio, least=AIM_RATE
        )
    for found in speed.rounds:
        reachable = min(found.slower_yardstick, found.attainable)
        ratio = found.slow.figures.rate / reachable
        what = f"rate to what {1000 * SLOW:.0f} ms of sending allow, {found.visitors} at once"
        yield _aim(what, ratio, least=AIM_RATE)
    ten = next(found for found in speed.rounds if found.visitors == 10)
    p95 = ten.prompt.figures.within(0.95)
    yield "p95 in ms, 10 at once", f"{p95:.0f}", f"≤ {AIM_P95:.0f}", verdict(met=p95 <= AIM_P95)
    kept = speed.hanging.figures.rate / speed.free.figures.rate
    yield _aim(f"rate while {HANGING} sends hang to rate while none", kept, least=AIM_HANGING)


def _aim(what: str, ratio: float, *, least: float) -> Sequence[str]:
    return what, f"{ratio:.2f}", f"≥ {least:.2f}", verdict(met=ratio >= least)
