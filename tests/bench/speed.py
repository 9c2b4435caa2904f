"""The speed of a letter, beside two yardsticks measured in the same minutes.

For each number of visitors the yardsticks and the letters follow each other, so that whatever
else the machine does weighs on all of them alike.
"""

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from tests.bench import bare_event, bare_insert
from tests.bench.letters import LetterBench, LetterFigures
from tests.bench.load import Figures
from tests.bench.sender import SenderProcess
from tests.bench.table import holds, say, show
from tests.fake_sendgrid import Answer
from tests.running_site import RunningSite, site_in

SLOW = 0.2
"""Seconds that the slow sender takes."""
HANGING = 50
AIM_RATE = 0.5
"""Of the slower yardstick's rate (issue 2)."""
AIM_P95 = 150.0
"""Milliseconds, with 10 visitors (DESIGN section 8)."""
AIM_HANGING = 0.9
"""Of the rate with nothing hanging; two runs of the same thing differ as much."""
SEND_TIMEOUT = 60
"""Seconds, instead of 10: sends that should hang have to last through a measurement."""
ORIGIN_LIMIT = 10_000
"""All visitors come from one address, so this bounds the letters of a run."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """How many visitors at once, and how often each asks."""

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
    """What was measured with one number of visitors."""

    visitors: int
    event: Figures
    insert: Figures
    prompt: LetterFigures
    slow: LetterFigures

    @property
    def slower_yardstick(self) -> float:
        """Answers per second of the slower yardstick."""
        return min(self.event.rate, self.insert.rate)

    @property
    def attainable(self) -> float:
        """Letters per second that visitors can write at most while the slow sender is waited for."""
        return self.visitors / SLOW


@dataclass(frozen=True, slots=True, kw_only=True)
class Speed:
    """All that a run measured."""

    rounds: tuple[Round, ...]
    free: LetterFigures
    hanging: LetterFigures


async def measure_speed(
    folder: Path, site: RunningSite, sender: SenderProcess, loads: Sequence[Load]
) -> Speed:
    """Measure all there is to measure; the files of the yardsticks go to `folder`."""
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
                        prompt=await bench.letters(f"prompt-{count}", count, load.letters, Answer()),
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
