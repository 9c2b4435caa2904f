"""Tasks that a loop runs again and again, each with a period of its own."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

Task = Callable[[], Awaitable[bool | None]]
"""Returns False where there was nothing to do, so that it is due again at once."""


@dataclass(slots=True)
class _Entry:
    period: float
    task: Task
    due_at: float = float("-inf")


class PeriodicTasks:
    """Runs tasks in the order in which they were registered, each at most once in its period."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._entries: list[_Entry] = []

    def every(self, period: float, task: Task) -> None:
        self._entries.append(_Entry(period, task))

    async def run_due(self) -> None:
        """Run the tasks that are due. Raises what a task raises; that task waits for its period."""
        for entry in self._entries:
            now = self._monotonic()
            if now < entry.due_at:
                continue
            entry.due_at = now + entry.period
            if await entry.task() is False:
                entry.due_at = now
