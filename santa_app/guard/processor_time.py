"""Shares the event loop's processor time among clients.

Everything a client sends is handled by one thread, which serves all others, too. So the time it
takes is measured, and a client that has used its share waits before its next request or message
is handled. What others send comes in between.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from reflex_base.event.processor import EventProcessor

from santa_app.client_address import limited_networks
from santa_app.guard.refusals import Reason, Refused

T = TypeVar("T")
Charge = Callable[[float], None]
"""Counts seconds of processor time for a client."""

ALLOWANCE: Final = 0.2
"""Seconds of processor time that a client may use at once, before its share limits it."""
LONGEST_WAIT: Final = 10.0
"""Seconds after which a request or message is refused rather than kept waiting."""
REQUEST_COST: Final = 0.001
MESSAGE_COST: Final = 0.002
CONNECT_COST: Final = 0.004
"""Seconds that are counted before something is handled: what waits must be in the count, or all
of it would be handled together when the wait ends. What it takes beyond that is added later."""
WIDER_SHARE: Final = 2
"""How many clients' shares an IPv6 /56 or /48 may use together: less than for other limits,
because there is only one core, and four shares of the default are all of it."""
_SHORTEST_WAIT: Final = 0.001
_TIDY_AT: Final = 10_000
_charges: dict[str, Charge] = {}
"""Who pays for the events of a session, by the session's id."""


class ProcessorTime:
    """Counts the processor time of each client in seconds, and forgets it at the client's share.

    Args:
        percent: The share of one processor core that a client may use; 0 for no limit.
        clock: Returns seconds of a monotonic clock.
    """

    def __init__(self, percent: int, clock: Callable[[], float]) -> None:
        self._share = percent / 100
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}

    async def admit(self, client: str, cost: float) -> None:
        """Count `cost`, and wait until it is the client's turn.

        Raises:
            Refused: When the wait would be too long.
        """
        if not self._share:
            return
        wait = max(
            self._used_by(network, factor) / factor - ALLOWANCE
            for network, factor in _sharing(client)
        )
        wait /= self._share
        if wait > LONGEST_WAIT:
            raise Refused(Reason.PROCESSOR)
        self.charge(client, cost)
        if wait > _SHORTEST_WAIT:
            await asyncio.sleep(wait)

    def charge(self, client: str, seconds: float) -> None:
        """Count processor time of a client."""
        if len(self._used) > _TIDY_AT:
            self._used = {
                one: used for one, used in self._used.items() if self._used_by(one, WIDER_SHARE)
            }
        for network, factor in _sharing(client):
            self._used[network] = (self._used_by(network, factor) + seconds, self._clock())

    def _used_by(self, network: str, factor: int) -> float:
        used, at = self._used.get(network, (0.0, 0.0))
        return max(used - factor * self._share * (self._clock() - at), 0.0)


def _sharing(client: str) -> list[tuple[str, int]]:
    """Return the networks of a client with the number of shares that each may use."""
    return [(network, min(factor, WIDER_SHARE)) for network, factor in limited_networks(client)]


class Timed(Awaitable[T]):
    """Awaits something, and reports the processor time of each of its steps."""

    def __init__(self, awaited: Awaitable[T], charge: Charge) -> None:
        self._steps = awaited.__await__()
        self._charge = charge

    def __await__(self) -> Generator[Any, Any, T]:
        """Run it step by step; between two steps others have their turn."""
        sent, error = None, None
        while True:
            began = time.thread_time()
            try:
                step = self._steps.send(sent) if error is None else self._steps.throw(error)
            except StopIteration as done:
                return done.value
            finally:
                self._charge(time.thread_time() - began)
            sent, error = None, None
            try:
                sent = yield step
            except GeneratorExit:
                self._steps.close()
                raise
            except BaseException as thrown:  # noqa: BLE001 -- raised where it waits
                error = thrown


@contextmanager
def paying(session: str, charge: Charge) -> Generator[None]:
    """Let `charge` count the events of a session."""
    _charges[session] = charge
    try:
        yield
    finally:
        if _charges.get(session) is charge:
            del _charges[session]


def time_events(processor: EventProcessor) -> None:
    """Count the time of each event that the framework handles for the client that sent it.

    The framework handles events in tasks of its own, apart from the websocket.
    """
    execute = processor._execute_event  # noqa: SLF001 -- there is no public place

    async def timed(**given: Any) -> None:  # noqa: ANN401 -- the framework's arguments
        charge = _charges.get(given["entry"].ctx.token)
        await (execute(**given) if charge is None else Timed(execute(**given), charge))

    processor._execute_event = timed  # noqa: SLF001  # ty: ignore[missing-slot] -- the framework's subclass has no slots
