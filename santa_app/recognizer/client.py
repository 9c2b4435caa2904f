"""Asks the recognizer's process, which it starts, bounds in time, and starts again."""

import asyncio
import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Any, Final

from santa_app.recognizer.judgement import Judgement

logger = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", "santa_app.recognizer")
_ROOT: Final = Path(__file__).parents[2]
_THREADS: Final = {
    "OMP_NUM_THREADS": str(max(1, min(4, (os.cpu_count() or 1) - 1))),
    "OPENBLAS_NUM_THREADS": "1",
}
"""The engine's threads share a sentence, so two of them halve the time for a letter. A core is left
to the server, since all wait for the one that is interrupted."""
_INHERITED: Final = ("PATH", "LD_LIBRARY_PATH", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
"""No setting is among them: what reads strangers' words needs neither keys nor passwords."""
START_SECONDS: Final = 60.0
"""Seconds until the process has to be ready, which takes one on a quiet machine."""
ANSWER_SECONDS: Final = 10.0
"""Seconds until a letter has to be judged; the longest takes half a second on a quiet machine."""
MOST_WAITING: Final = 8
"""Letters that wait while a visitor waits, too; another one would wait in vain."""
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

    @property
    def is_busy(self) -> bool:
        """Whether a visitor would wait in vain."""
        return self._letters.qsize() >= MOST_WAITING

    async def judge(
        self, texts: Sequence[str], locale: str, phrases: Collection[str], wait: float
    ) -> Judgement | None:
        """Return what a letter tells, or None where letters are recognized by phrases alone.

        `texts` are those of its fields, and `phrases` the kinds of sad words in them. Raises
        RecognizerError where the recognizer fails or takes more than `wait` seconds.
        """
        if not self.is_used:
            return None
        if self.state is not State.READY:
            raise RecognizerError(self.state)
        answer = asyncio.get_running_loop().create_future()
        self._letters.put_nowait((json.dumps([[*texts], locale, sorted(phrases)]), answer))
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
        process = _Process(self._command)
        try:
            engine = await process.ask(process.start, START_SECONDS)
            self.state = State.READY if engine else State.NO_ENGINE
            logger.log(logging.INFO if engine else logging.WARNING, self.state)
            while self.state is State.READY:
                letter, answer = await self._letters.get()
                if answer.done():  # nobody waits for it any more
                    continue
                try:
                    judged = await process.ask(partial(process.judge, letter), ANSWER_SECONDS)
                except BaseException:
                    if not answer.done():
                        answer.set_exception(RecognizerError(State.FAILING))
                    raise
                if not answer.done():
                    answer.set_result(Judgement(*judged))
        finally:
            await process.end()


class _Process:
    """The process; a thread of its own talks to it, and `end` ends what that waits for."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._thread = ThreadPoolExecutor(1, "recognizer")
        self._process: subprocess.Popen[bytes] | None = None
        self._is_ended = False

    async def ask(self, question: Callable[[], bytes], seconds: float) -> Any:  # noqa: ANN401 - JSON
        """Return the answer to a question. Raises TimeoutError, OSError or ValueError."""
        asked = asyncio.get_running_loop().run_in_executor(self._thread, question)
        done, _ = await asyncio.wait({asked}, timeout=seconds)
        if not done:
            raise TimeoutError
        return json.loads(asked.result())

    def start(self) -> bytes:
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            self._command,
            cwd=_ROOT,
            env={one: os.environ[one] for one in _INHERITED if one in os.environ} | _THREADS,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        if self._is_ended:
            self._process.kill()
        return self._line()

    def judge(self, letter: str) -> bytes:
        if self._process is None or self._process.stdin is None:
            raise BrokenPipeError
        self._process.stdin.write(letter.encode() + b"\n")
        self._process.stdin.flush()
        return self._line()

    def _line(self) -> bytes:
        if self._process is None or self._process.stdout is None:
            raise BrokenPipeError
        return self._process.stdout.readline()

    async def end(self) -> None:
        self._is_ended = True
        if self._process is not None:
            self._process.kill()
        closed = asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        try:
            await asyncio.shield(closed)
        finally:  # also where `stop` interrupts it
            await closed
            self._thread.shutdown(wait=False)

    def _close(self) -> None:
        if self._process is not None:
            with suppress(OSError):  # for what was not written any more
                self._process.communicate()
