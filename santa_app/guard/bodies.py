"""Bounds the bytes of request bodies that a server process holds at the same time.

A handler keeps a body in memory until it is complete, and the client may never complete it. So the
announced bytes count from the start of a request until its answer, on every route.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import Final

from santa_app.guard.refusals import Reason, Refused
from santa_app.observability.crowding import crowding

MAX_BODY_BYTES: Final = 2_097_152
"""Far more than any request to this site has."""
_DIGITS: Final = len(str(MAX_BODY_BYTES))
MAX_BYTES: Final = 32_000_000
"""Bytes of all bodies."""
USUAL_BYTES: Final = 1_000_000
"""What a large batch of delivery events has; a letter has 5,000."""
SHARE_OF_FREE: Final = 0.25
"""The part of the free bytes that a network may hold, at most a fifth of all. It shrinks with every
byte held, so a letter finds room beside thirty networks that take all they get."""


class HeldBytes:
    """Counts the bytes of bodies by the networks that send them."""

    def __init__(self) -> None:
        self.total = 0
        self._of_network: Counter[str] = Counter()

    @contextmanager
    def hold(self, network: str, size: int) -> Generator[None]:
        """Count bytes of a network for a while; raise Refused above its share of the free bytes."""
        held = self._of_network[network] + size
        if size and held > SHARE_OF_FREE * (MAX_BYTES - self.total - size):
            if held > size:
                raise Refused(Reason.BODIES)
            if size <= USUAL_BYTES:
                crowding.notice()
            raise Refused(Reason.CROWDED)
        self.total += size
        self._of_network[network] = held
        try:
            yield
        finally:
            self.total -= size
            self._of_network[network] -= size
            if not self._of_network[network]:
                del self._of_network[network]


def announced_bytes(headers: Iterable[tuple[bytes, bytes]]) -> int:
    """Return how many bytes a request's body may have; raise Refused above MAX_BODY_BYTES."""
    size = 0
    for name, value in headers:
        if name.lower() == b"transfer-encoding":
            size = MAX_BODY_BYTES  # in chunks, of unknown number
        elif name.lower() == b"content-length":
            digits = value.lstrip(b"0") or b"0"
            if not value.isdigit() or len(digits) > _DIGITS or int(digits) > MAX_BODY_BYTES:
                raise Refused(Reason.BODY)
            size = max(size, int(digits))
    return size
