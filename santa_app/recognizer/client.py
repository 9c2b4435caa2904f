"""Asks the recognizer's process, which it starts, bounds in time, and starts again."""

import asyncio
import json
import logging
import os
import sys
from collections.abc import Collection
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from santa_app.recognizer.judgement import Judgement

logger = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", "santa_app.recognizer")
_ROOT: Final = Path(__file__).parents[2]
_ONE_THREAD: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
START_SECONDS: Final = 60.0
"""Seconds until the process has to be ready, which takes one on a quiet machine."""
ANSWER_SECONDS: Final = 10.0
"""Seconds until a letter has to be judged; the longest takes half a second on a quiet machine."""
PAUSE_SECONDS: Final = 5.0
"""Seconds from an error to the next start of the process."""


class RecognizerError(Exception):
    """A letter was not judged; the text has none of its words."""


class State(StrEnum):
    """Whether letters are recognized by meaning in this process, too."""

    OFF = "letters are recognized by phrases alone"
    """Before the server runs, and where the setting says so."""
    NO_ENGINE = "letters are recognized by phrases alone: no engine is installed"
    STARTING = "the recognizer starts"
    READY = "letters are recognized by phrases and by meaning"
    FAILING = "the recognizer fails, and letters wait"


class Recognizer:
    """Judges letters by meaning, one at a time, while it is started."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        """`command` is for tests."""
        self.state = State.OFF
        self._command = command
        self._letters = asyncio.Queue[tuple[str, asyncio.Future[Judgement]]]()
        self._loop: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None

    def start(self) -> None:
        """Start the process, without waiting for it."""
        if self._loop is None:
            self.state = State.STARTING
            self._loop = asyncio.create_task(self._run(), name="recognizer")

    async def stop(self) -> None:
        """End the process; from here on letters are recognized by phrases alone."""
        self.state = State.OFF
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)
            self._loop = None

    @property
    def is_used(self) -> bool:
        """Whether letters are recognized by meaning, or wait for it."""
        return self.state not in {State.OFF, State.NO_ENGINE}

    async def judge(
        self, text: str, locale: str, phrases: Collection[str], wait: float
    ) -> Judgement | None:
        """Return what a letter tells, or None where letters are recognized by phrases alone.

        `phrases` are the kinds of sad words in it. Raises RecognizerError where the recognizer
        fails or takes more than `wait` seconds.
        """
        if not self.is_used:
            return None
        if self.state is not State.READY:
            raise RecognizerError(self.state)
        answer = asyncio.get_running_loop().create_future()
        self._letters.put_nowait((json.dumps([text, locale, sorted(phrases)]), answer))
        try:
            async with asyncio.timeout(wait):
                return await answer
        except TimeoutError:
            raise RecognizerError("the recognizer is slow") from None

    async def _run(self) -> None:
        while self.state is not State.NO_ENGINE:
            try:
                await self._judge_letters()
            except (OSError, TimeoutError, ValueError) as error:
                if self.state is not State.FAILING:
                    # Without the error's words, which could quote a letter.
                    logger.error("%s: %s", State.FAILING, type(error).__name__)  # noqa: TRY400
                self.state = State.FAILING
            await asyncio.sleep(PAUSE_SECONDS)

    async def _judge_letters(self) -> None:
        """Judge letters until the process fails. Raises OSError, TimeoutError or ValueError."""
        process = await asyncio.create_subprocess_exec(
            *self._command,
            cwd=_ROOT,
            env={**os.environ, **_ONE_THREAD},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            engine = await _read(process, START_SECONDS)
            self.state = State.READY if engine else State.NO_ENGINE
            logger.log(logging.INFO if engine else logging.WARNING, self.state)
            while self.state is State.READY:
                letter, answer = await self._letters.get()
                if answer.done():  # nobody waits for it any more
                    continue
                try:
                    judged = await _ask(process, letter)
                except BaseException:
                    if not answer.done():
                        answer.set_exception(RecognizerError(State.FAILING))
                    raise
                if not answer.done():
                    answer.set_result(judged)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def _ask(process: asyncio.subprocess.Process, letter: str) -> Judgement:
    assert process.stdin is not None  # noqa: S101 - a pipe was asked for
    process.stdin.write(letter.encode() + b"\n")
    await process.stdin.drain()
    return Judgement(*await _read(process, ANSWER_SECONDS))


async def _read(process: asyncio.subprocess.Process, seconds: float) -> Any:  # noqa: ANN401 - JSON
    """Read one answer. Raises TimeoutError, and ValueError at the end of the process."""
    assert process.stdout is not None  # noqa: S101 - a pipe was asked for
    async with asyncio.timeout(seconds):
        return json.loads(await process.stdout.readline())
