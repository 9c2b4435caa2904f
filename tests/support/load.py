"""Measurements: concurrent clients, each sending its next request after its last answer."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

Turn = Callable[[int], Awaitable[None]]
"""One request and its answer; the argument counts a client's turns from 0."""


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that `share` of the values do not exceed (nearest rank: one of the values).

    :raises ValueError: if there are no values
    """
    if not values:
        raise ValueError("nothing was measured")
    return sorted(values)[max(math.ceil(share * len(values)), 1) - 1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """A measurement: the seconds of each answer, and of all together."""

    waits: tuple[float, ...]
    seconds: float

    def __post_init__(self) -> None:
        if not self.waits or self.seconds <= 0:
            raise ValueError("nothing was measured")

    @property
    def rate(self) -> float:
        return len(self.waits) / self.seconds

    def within(self, share: float) -> float:
        """Return the milliseconds within which `share` of the answers came (nearest rank)."""
        return 1000 * percentile(self.waits, share)


async def measure(clients: Sequence[Turn], turns: int) -> Figures:
    """Run all clients concurrently; an error of any client ends the measurement."""
    waits: list[float] = []

    async def work(turn: Turn) -> None:
        for number in range(turns):
            began = time.perf_counter()
            await turn(number)
            waits.append(time.perf_counter() - began)

    start = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for client in clients:
            group.create_task(work(client))
    return Figures(waits=tuple(waits), seconds=time.perf_counter() - start)
