"""Visitors who behave like the page and a patient parent until their letter is confirmed.

When the connection breaks before the answer they connect to any server and send the same letter
with the same submission key. When they see an error they press the button again.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from santa_app import product
from santa_app.content.thanks import GIVE_UP_SECONDS
from santa_app.rules.submit_status import STORED
from tests.faults.fleet import Member
from tests.support.letter_examples import long_form
from tests.support.letter_state import ANSWER, LETTER_STATE, SUBMIT
from tests.support.websocket import ClosedError
from tests.support.websocket_visitors import Delta, VisitError, Visitor

BROKEN = (VisitError, ClosedError, OSError, TimeoutError)
"""Errors of a visitor whose server is killed or not running."""


@dataclass
class Mailbag:
    """The results of all visitors of a run."""

    accepted: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """Seconds from the button to the thank-you screen, for each accepted letter."""
    at: list[float] = field(default_factory=list)
    """When each was accepted, in seconds of the monotonic clock."""
    errors: Counter[str] = field(default_factory=Counter)
    """Errors shown, by their text."""
    broken: int = 0
    """Connections that broke or could not be opened."""
    resent: int = 0
    """Letters sent more than once."""


class Family:
    """One visitor, who sends one letter after another and reuses the connection."""

    def __init__(
        self,
        servers: Callable[[], Sequence[Member]],
        mailbag: Mailbag,
        chance: random.Random,
        *,
        name: str = "fault",
    ) -> None:
        self._servers = servers
        self._mailbag = mailbag
        self._chance = chance
        self._name = name
        self._visitor: Visitor | None = None

    async def post(self, number: str) -> None:
        """Send a letter again and again until it is confirmed."""
        letter = long_form(f"{self._name}-{number}")
        key = letter["submission_key"]
        began = time.monotonic()
        tries = 0
        while True:
            try:
                visitor = self._visitor = self._visitor or await self._arrive()
                tries += 1
                answer = await self._submit(visitor, letter)
            except BROKEN:
                self._mailbag.broken += 1
                await self.leave()
                await asyncio.sleep(self._chance.uniform(0.1, 0.5))
                continue
            if answer["status"] in STORED:
                break
            self._mailbag.errors[answer["description"]] += 1
            await asyncio.sleep(self._chance.uniform(0.5, 1.5))
        now = time.monotonic()
        self._mailbag.accepted.append(key)
        self._mailbag.waits.append(now - began)
        self._mailbag.at.append(now)
        self._mailbag.resent += tries > 1

    async def leave(self) -> None:
        visitor, self._visitor = self._visitor, None
        if visitor is not None:
            try:
                await asyncio.wait_for(visitor.leave(), 2)
            except BROKEN:
                visitor.vanish()

    async def arrive(self) -> None:
        self._visitor = self._visitor or await self._arrive()

    async def _arrive(self) -> Visitor:
        running = [member for member in self._servers() if member.runs]
        if not running:
            raise VisitError("there is no server")
        return await asyncio.wait_for(
            Visitor.arrive(self._chance.choice(running).url, product.LETTER_PATH), GIVE_UP_SECONDS
        )

    async def _submit(self, visitor: Visitor, letter: dict[str, object]) -> dict[str, str]:
        """Press the button and return the answer, if it comes before the page gives up."""

        def is_answer(told: Delta) -> bool:
            answer = told.get(LETTER_STATE, {}).get(ANSWER, {})
            return answer.get("key") == letter["submission_key"]

        asking = visitor.ask(SUBMIT, {"form": letter}, is_answer)
        await asyncio.wait_for(asking, GIVE_UP_SECONDS)
        return dict(visitor.state[LETTER_STATE][ANSWER])


async def write_letters(
    servers: Callable[[], Sequence[Member]],
    letters: Iterable[int],
    *,
    families: int,
    seed: int = 1,
    name: str = "fault",
    mailbag: Mailbag | None = None,
) -> Mailbag:
    """Let `families` concurrent visitors share the numbered letters."""
    found = mailbag if mailbag is not None else Mailbag()
    left = iter(letters)

    async def write(number: int) -> None:
        chance = random.Random(f"{seed}-{name}-{number}")  # noqa: S311 - a test's dice
        family = Family(servers, found, chance, name=name)
        try:
            for letter in left:
                await family.post(f"{letter:05}")
        finally:
            await family.leave()

    async with asyncio.TaskGroup() as group:
        for number in range(families):
            group.create_task(write(number))
    return found
