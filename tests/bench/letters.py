"""Letters through the running site: from the submit event to the stored and answered letter."""

import asyncio
import sqlite3
import time
from collections import Counter
from dataclasses import dataclass

from santa_app import product
from tests.bench.sender import SenderProcess
from tests.support.fake_sendgrid import Answer
from tests.support.letter_examples import long_form
from tests.support.letter_state import ANSWER, LETTER_STATE, SUBMIT
from tests.support.load import Figures, Turn, measure
from tests.support.running_site import RunningSite
from tests.support.websocket_visitors import Delta, Visitor, visitors

SETTLING = 120.0
"""Seconds for sending the replies that were late."""


class LostError(Exception):
    """A letter was not stored, not answered, or answered twice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterFigures:
    """A measurement, and how many letters were confirmed before their reply was sent."""

    figures: Figures
    late: int


class LetterBench:
    """Measures letters at one site whose replies go to one sender.

    The e-mail addresses of a measurement start with its name.
    """

    def __init__(self, site: RunningSite, sender: SenderProcess) -> None:
        self._site = site
        self._sender = sender

    async def letters(self, name: str, count: int, turns: int, answer: Answer) -> LetterFigures:
        """Measure `count` concurrent visitors, each sending `turns` letters one after the other.

        Raises:
            LostError: When not every letter is stored and answered exactly once.
        """
        self._sender.answer(always=answer)
        found = await self._measured(name, count, turns)
        await self._settled(name, count * turns)
        mails = Counter(self._sender.letter_ids())
        if len(mails) != count * turns or mails.total() != len(mails):
            raise LostError(f"{mails.total()} mails for {len(mails)} of {count * turns} letters")
        return found

    async def _measured(self, name: str, count: int, turns: int) -> LetterFigures:
        statuses: Counter[str] = Counter()

        def client(visitor: Visitor, number: int) -> Turn:
            async def turn(turn: int) -> None:
                letter = long_form(f"{name}-{number}-{turn}")
                key = letter["submission_key"]
                await visitor.ask(SUBMIT, {"form": letter}, lambda told: _is_answered(told, key))
                statuses[visitor.state[LETTER_STATE][ANSWER]["status"]] += 1

            return turn

        async with visitors(self._site.local_url, product.LETTER_PATH, count) as arrived:
            clients = [client(visitor, number) for number, visitor in enumerate(arrived)]
            figures = await measure(clients, turns)
        if statuses.keys() - {"reply_sent", "reply_later"}:
            raise LostError(f"the form was answered with {dict(statuses)}")
        return LetterFigures(figures=figures, late=statuses["reply_later"])

    async def _settled(self, name: str, count: int) -> None:
        """Wait until all letters of a measurement are in the database with their reply sent."""
        give_up = time.monotonic() + SETTLING
        while (found := self._statuses(name)) != {"sent": count}:
            if time.monotonic() > give_up:
                raise LostError(f"of {count} letters there are {found}")
            await asyncio.sleep(0.1)

    def _statuses(self, name: str) -> dict[str, int]:
        database = sqlite3.connect(f"file:{self._site.database}?mode=ro", uri=True)
        try:
            rows = database.execute(
                "SELECT reply_status, count(*) FROM santa_letters"
                " WHERE submission_key GLOB ? GROUP BY reply_status",
                (f"bench-letter-{name}-[0-9]*",),
            ).fetchall()
        finally:
            database.close()
        return dict(rows)


def _is_answered(told: Delta, submission_key: str) -> bool:
    return told.get(LETTER_STATE, {}).get(ANSWER, {}).get("key") == submission_key
