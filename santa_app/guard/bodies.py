"""Bounds the bytes of request bodies that a server process holds at the same time.

Whoever reads a body keeps it in memory until it is complete, whether it ever will be or not. So
each byte counts from its arrival until its request is answered, on every route.
"""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.types import Message, Receive, Send

from santa_app.guard.refusals import Reason, Refused

MAX_BODY_BYTES: Final = 2_097_152
"""Far more than any request to this site has."""
MAX_BYTES: Final = 32_000_000
"""Bytes of all bodies; a letter has 5,000, a batch of delivery events up to a million."""
SHARE_OF_FREE: Final = 0.25
"""The part of the free bytes that a network may hold. A single network gets a fifth of all; the
fewer are left, the less does each get, so a letter finds room beside thirty that take all they get.
"""


class HeldBytes:
    """Counts the bytes of bodies by the networks that sent them."""

    def __init__(self) -> None:
        self.total = 0
        self._of_network: Counter[str] = Counter()

    def add(self, network: str, size: int) -> None:
        """Count bytes that a network sent.

        Raises:
            Refused: When it would hold more than its share of what is free then.
        """
        if self._of_network[network] + size > SHARE_OF_FREE * (MAX_BYTES - self.total - size):
            raise Refused(Reason.BODIES)
        self.total += size
        self._of_network[network] += size

    def remove(self, network: str, size: int) -> None:
        """Count bytes as gone."""
        self.total -= size
        self._of_network[network] -= size
        if not self._of_network[network]:
            del self._of_network[network]


class LimitedBody:
    """The `receive` and `send` of a request whose body is refused when it gets too large.

    The client gets the refusal at once. The app is told that the client has left, so that it
    forgets the body, and what it answers to that is dropped.

    Args:
        held: Counts the body's bytes until `forget`.
        network: Whom they are counted for.
        refuse: Answers the request.
    """

    def __init__(
        self,
        receive: Receive,
        send: Send,
        held: HeldBytes,
        network: str,
        refuse: Callable[[Reason], Awaitable[None]],
    ) -> None:
        self._receive = receive
        self._send = send
        self._held = held
        self._network = network
        self._refuse = refuse
        self._size = 0
        self._is_answered = self._is_refused = False

    async def receive(self) -> Message:
        """Return the next part of the body, or a disconnect."""
        if not self._is_refused:
            message = await self._receive()
            try:
                self._add(len(message.get("body", b"")))
            except Refused as refused:
                self._is_refused = True
                if not self._is_answered:
                    await self._refuse(refused.reason)
            else:
                return message
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """Pass on a part of the app's answer, unless the body was refused."""
        if self._is_refused:
            return
        self._is_answered = True
        await self._send(message)

    def forget(self) -> None:
        """Count the body as gone."""
        self._held.remove(self._network, self._size)

    def _add(self, size: int) -> None:
        if self._size + size > MAX_BODY_BYTES:
            raise Refused(Reason.BODY)
        self._held.add(self._network, size)
        self._size += size
