"""Spaces out what each client sends, so that the requests and messages of others come in between.

One thread handles everything that clients send. Each request and message counts as the time that
the costliest of its kind takes, and a client that has used its share of the processor waits before
its next one is handled.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from santa_app.client_address import limited_networks
from santa_app.guard.refusals import Reason, Refused

ALLOWANCE: Final = 0.2
"""Seconds of processor time that a client may use at once, before its share limits it."""
LONGEST_WAIT: Final = 10.0
"""Seconds after which a request or message is refused rather than kept waiting."""
REQUEST_COST: Final = 0.002
MESSAGE_COST: Final = 0.005
"""Seconds that a request or a message counts for (measured: docs/security.md)."""
BODY_COST: Final = 5e-8
"""Seconds that each byte of a body adds: a form of 250 KB that comes back filled in takes 14 ms."""
WIDER_SHARE: Final = 2
"""How many clients' shares an IPv6 /56 or /48 may use together: less than for other limits,
because there is only one core, and four shares of the default are all of it."""
_SHORTEST_WAIT: Final = 0.001
_TIDY_AT: Final = 10_000
"""Clients above which those that have used nothing lately are forgotten."""


class ProcessorShare:
    """Counts the processor time of each client in seconds, and forgets it at the client's share.

    The share is `percent` of one processor core, 0 for no limit; `clock` returns monotonic seconds.
    """

    def __init__(self, percent: int, clock: Callable[[], float]) -> None:
        self._share = percent / 100
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}

    async def admit(self, client: str, cost: float) -> None:
        """Count `cost`, and wait until it is the client's turn.

        Raises Refused when the wait would be too long.
        """
        if not self._share:
            return
        networks = [
            (network, min(factor, WIDER_SHARE)) for network, factor in limited_networks(client)
        ]
        used = [self._used_by(network, factor) for network, factor in networks]
        wait = max(
            (seconds / factor - ALLOWANCE) / self._share
            for seconds, (_, factor) in zip(used, networks, strict=True)
        )
        if wait > LONGEST_WAIT:
            raise Refused(Reason.PROCESSOR)
        if len(self._used) > _TIDY_AT:
            self._used = {one: at for one, at in self._used.items() if self._used_by(one, 1)}
        for seconds, (network, _) in zip(used, networks, strict=True):
            self._used[network] = (seconds + cost, self._clock())
        if wait > _SHORTEST_WAIT:
            await asyncio.sleep(wait)

    def _used_by(self, network: str, factor: int) -> float:
        used, at = self._used.get(network, (0.0, 0.0))
        return max(used - factor * self._share * (self._clock() - at), 0.0)
