"""Visitors with addresses of their own, who write by websocket or HTTP, and note all answers."""

import asyncio
import json
import math
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from santa_app import product
from santa_app.content import plain_form
from santa_app.content.thanks import GIVE_UP_SECONDS
from santa_app.rules.submit_status import STORED
from tests.faults.families import Family, Mailbag
from tests.faults.fleet import Member
from tests.support.letter_examples import long_form
from tests.support.websocket_visitors import VisitError, Visitor

LETTERS_PER_ADDRESS = 10
"""Few of those that a client network may send in an hour: each try in a fault counts, too."""
CLOCK_ERROR = 1.0
"""Seconds by which the database's clock may differ from that of the visitors.

A visitor who was told that a letter is stored does not send it again, so that a letter of which
this was untrue would be missing at the end: nothing hides behind the tolerance.
"""
_HTTP_EVERY = 4
"""Every fourth visitor has no websocket."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """An answer that a visitor got; times are seconds since 1970."""

    key: str
    status: str
    at: float


@dataclass
class Postbag(Mailbag):
    """The results of all visitors, with every answer."""

    told: list[Told] = field(default_factory=list)

    def note(self, key: str, status: str) -> None:
        self.told.append(Told(key=key, status=status, at=time.time()))


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryPoint:
    """Where visitors find the site; looks like a server to `Family`."""

    url: str
    runs: bool = True


EntryPoints = Callable[[], Sequence[EntryPoint | Member]]


async def post_letter(
    url: str, letter: dict[str, object], source: str, origin: str | None = None
) -> dict[str, str]:
    """Send a letter by HTTP POST as the page does without a websocket, and return the answer.

    Raises:
        VisitError: When the answer is none of the site's, such as the proxy's 502.
        OSError: When the connection breaks.
    """
    parts = urlsplit(url)
    body = json.dumps(letter).encode()
    head = (
        f"POST {plain_form.PATH} HTTP/1.1\r\nHost: {parts.netloc}\r\nOrigin: {origin or url}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        "Connection: close\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection(
        parts.hostname, parts.port or 80, local_addr=(source, 0)
    )
    try:
        writer.write(head.encode() + body)
        await writer.drain()
        answer = await reader.read()
    finally:
        writer.transport.abort()
    head, _, said = answer.decode().partition("\r\n\r\n")
    if not said.startswith("{"):
        raise VisitError(f"the proxy answered {head[9:12] or 'nothing'}")
    return json.loads(said)


class Writer(Family):
    """A visitor at an address of their own."""

    def __init__(
        self,
        entry_points: EntryPoints,
        bag: Postbag,
        chance: random.Random,
        source: str,
        *,
        by_http: bool,
        name: str,
    ) -> None:
        super().__init__(entry_points, bag, chance, name=name)  # ty: ignore
        self._bag = bag
        self._entry_points = entry_points
        self._source = source
        self._by_http = by_http
        self._chance = chance

    async def _entry_point(self) -> str:
        running = [one for one in self._entry_points() if one.runs]
        if not running:
            raise VisitError("there is no server")
        return self._chance.choice(running).url

    async def _arrive(self) -> Visitor | None:  # ty: ignore
        url = await self._entry_point()
        if self._by_http:
            return None
        arriving = Visitor.arrive(url, product.LETTER_PATH, source=self._source)
        return await asyncio.wait_for(arriving, GIVE_UP_SECONDS)

    async def _submit(self, visitor: Visitor | None, letter: dict[str, object]) -> dict[str, str]:  # ty: ignore
        if visitor is None:
            posting = post_letter(await self._entry_point(), letter, self._source)
            answer = await asyncio.wait_for(posting, GIVE_UP_SECONDS)
        else:
            answer = await super()._submit(visitor, letter)
        self._bag.note(str(letter["submission_key"]), answer["status"])
        return answer


async def write_letters(
    entry_points: EntryPoints,
    letters: AsyncIterator[int],
    address: Callable[[int], str],
    bag: Postbag,
    *,
    writers: int,
    name: str,
) -> None:
    """Let `writers` concurrent visitors share the numbered letters, which several may wait for.

    After ten letters another visitor, at another address, takes a writer's place.
    """
    numbers = iter(range(1_000_000))

    async def write() -> None:
        while True:
            number = next(numbers)
            chance = random.Random(f"{name}-{number}")  # noqa: S311 - a test's dice
            by_http = number % _HTTP_EVERY == 0
            writer = Writer(entry_points, bag, chance, address(number), by_http=by_http, name=name)
            try:
                for _ in range(LETTERS_PER_ADDRESS):
                    letter = await anext(letters, None)
                    if letter is None:
                        return
                    await writer.post(f"{letter:05}")
            finally:
                await writer.leave()

    async with asyncio.TaskGroup() as group:
        for _ in range(writers):
            group.create_task(write())


async def ask_once(url: str, source: str, key: str, origin: str) -> str:
    """Send one letter by HTTP, and return the status of its answer."""
    letter = {**long_form(key), "submission_key": key}
    return (await post_letter(url, letter, source, origin))["status"]


def untrue(bag: Postbag, stored_at: dict[str, float]) -> list[Told]:
    """Return the answers that were wrong when they were given.

    Args:
        bag: All answers.
        stored_at: When each stored letter arrived, by its submission key.
    """
    return [
        one
        for one in bag.told
        if (one.status in STORED) != (stored_at.get(one.key, math.inf) <= one.at + CLOCK_ERROR)
    ]
