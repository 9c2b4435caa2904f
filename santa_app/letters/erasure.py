"""Deletes letters whose time is up, and erases deleted ones from the files."""

import asyncio
import logging
import time
from contextlib import suppress
from datetime import timedelta
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from santa_app.letters.clock import Clock
from santa_app.letters.mail import MailFolder
from santa_app.letters.repository import LetterRepository
from santa_app.observability.letter_events import log_many
from santa_app.observability.masking import describe
from santa_app.observability.throttled_log import ThrottledLog
from santa_app.settings import Settings

logger = logging.getLogger(__name__)

INTERVAL: Final = 3600.0
"""Seconds between two rounds when no letter was deleted here: another process may have."""
RETRY_FIRST: Final = 5.0
RETRY_MOST: Final = 300.0
"""Seconds after which an unfinished round is repeated; the wait doubles with each repetition."""
WORK_SHARE: Final = 0.01
"""The share of time that rewriting the database may take, because writers wait meanwhile."""
REPORT_AFTER: Final = 900.0
"""Seconds after which unfinished work is logged."""


class Erasure:
    """Deletes letters whose time is up, and erases deleted letters from the files.

    It works in rounds: at the start, after a parent deleted a letter, and every hour.

    A round empties the write-ahead log and deletes files at once. It also rewrites the database
    file, but no more often than `WORK_SHARE` permits. It is repeated until nothing is left.
    """

    def __init__(self, settings: Settings, repository: LetterRepository, clock: Clock) -> None:
        self._repository = repository
        self._mail_folder = MailFolder(settings.outbox_dir)
        self._keep = timedelta(days=settings.keep_days_after_reply)
        self._clock = clock
        self._log = ThrottledLog(logger, "deleted letters are not erased from the files yet")
        self._requested = asyncio.Event()
        self._rewrite = True
        self._rewrite_at = float("-inf")
        self._failures = 0
        self._failing_since: float | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the rounds; needs a running event loop."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="erasure")

    async def stop(self) -> None:
        """Finish the round that runs, and start no other."""
        task, self._task = self._task, None
        self._requested.set()
        if task is not None:
            await task

    def request(self) -> None:
        self._rewrite = True
        self._requested.set()

    async def _run(self) -> None:
        while self._task is asyncio.current_task():
            self._requested.clear()
            wait = await self.run()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._requested.wait(), wait)

    async def finish(self, seconds: float) -> bool:
        """Do rounds until nothing is left or the time is over, for a command; return which."""
        deadline = time.monotonic() + seconds
        while await self.run() < INTERVAL:
            self._rewrite_at = float("-inf")
            if time.monotonic() >= deadline:
                return False
            await asyncio.sleep(0.2)
        return True

    async def run(self) -> float:
        """Do a round; return the seconds until the next one, `INTERVAL` where nothing is left."""
        try:
            await self._purge()
            await self._empty_folder()
            is_done = await self._erase()
        except (SQLAlchemyError, OSError) as error:
            return self._retry(describe(error))
        if not is_done:
            return self._retry("another connection uses the database")
        self._failures, self._failing_since = 0, None
        return max(0.0, self._rewrite_at - time.monotonic()) if self._rewrite else INTERVAL

    def _retry(self, problem: str) -> float:
        wait = min(RETRY_MOST, RETRY_FIRST * 2.0 ** min(self._failures, 10))
        self._failures += 1
        now = time.monotonic()
        self._failing_since = now if self._failing_since is None else self._failing_since
        if now - self._failing_since >= REPORT_AFTER:
            self._log.warning(problem)
        return wait

    async def _purge(self) -> None:
        if deleted := await self._repository.purge():
            log_many("expired letters deleted", deleted)
            self._rewrite = True

    async def _erase(self) -> bool:
        """Return whether the write-ahead log is empty, and the file rewritten where it may be."""
        database = self._repository.database
        began = time.monotonic()
        if self._rewrite and began >= self._rewrite_at:
            # A letter that is deleted from here on asks for another rewrite.
            self._rewrite = False
            try:
                is_done = await database.rewrite()
            except SQLAlchemyError:
                self._rewrite = True
                raise
            self._rewrite |= not is_done
            now = time.monotonic()
            self._rewrite_at = now + min(INTERVAL / 2, (now - began) / WORK_SHARE)
            if not is_done:
                return False
        return await database.empty_log()

    async def _empty_folder(self) -> None:
        files = await asyncio.to_thread(self._mail_folder.files)
        if not files:
            return
        answered = {file.letter_id for file in files if file.letter_id is not None}
        deleted = answered - (await self._repository.stored(answered) if answered else set())
        oldest = self._clock() - self._keep
        gone = [one for one in files if one.letter_id in deleted or one.written_at < oldest]
        await asyncio.to_thread(self._mail_folder.delete, gone)
