"""`LetterService`: all parts of the letters in one process, put together and shut down."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import Self

from sqlalchemy.exc import SQLAlchemyError

from santa_app.database import Database, database, open_database
from santa_app.i18n import served_locales
from santa_app.letters.clock import Clock, DatabaseClock, utc_now
from santa_app.letters.erasure import Erasure
from santa_app.letters.health import HealthChecker
from santa_app.letters.mail import choose_sender
from santa_app.letters.parents import LinkSigner, ParentAccess
from santa_app.letters.replies import ReplyRenderer, content
from santa_app.letters.repository import LetterRepository, SendQuota
from santa_app.letters.sending import ReplySender, ReplyWorker, random_jitter
from santa_app.letters.submission.rate_limit import ClientRateLimit
from santa_app.letters.tracking import WebhookHandler
from santa_app.observability.masking import mask_logs
from santa_app.settings import Settings, settings

CLOCK_WARNING = timedelta(seconds=5)
"""By how much this machine's clock may differ from the database's before the log says so."""
logger = logging.getLogger(__name__)


class LetterService:
    """The parts that accept, store, answer and delete letters.

    Inside its async context the worker, the erasure and the health checks run. Without a
    `database` the service opens one of its own and closes it. `clock` (otherwise the database's),
    `monotonic` and `jitter` are for tests.
    """

    def __init__(
        self,
        settings: Settings,
        database: Database | None = None,
        *,
        clock: Clock | None = None,
        monotonic: Callable[[], float] = time.monotonic,
        jitter: Callable[[], float] = random_jitter,
    ) -> None:
        mask_logs()
        self.settings = settings
        self._own_database: Database | None = None
        if database is None:
            database = self._own_database = open_database(settings)
        self._shared_clock = DatabaseClock(database.now, utc_now, monotonic)
        self.clock = clock = clock or self._shared_clock
        self.signer = LinkSigner(settings, clock)
        self.repository = LetterRepository(database, SendQuota.from_settings(settings))
        self.webhook = WebhookHandler(settings, self.repository, self.signer, clock)
        self.sender = choose_sender(settings, clock)
        self.rate_limit = ClientRateLimit(settings, self.signer)
        reply_sender = ReplySender(
            settings=settings,
            repository=self.repository,
            sender=self.sender,
            renderer=ReplyRenderer(settings, self.signer),
            clock=clock,
            jitter=jitter,
        )
        self.worker = ReplyWorker(
            settings,
            self.repository,
            reply_sender,
            clock,
            monotonic,
            set_clock=self._shared_clock.set,
        )
        self.erasure = Erasure(settings, self.repository, clock)
        self.parents = ParentAccess(
            settings, self.repository, self.signer, clock, on_delete=self.erasure.request
        )
        self.health = HealthChecker(settings, self.repository, self.worker, clock)

    async def __aenter__(self) -> Self:
        with suppress(SQLAlchemyError):  # asked again by the worker, and by then in the log
            await self._shared_clock.set()
            wrong = utc_now() - self._shared_clock()
            if abs(wrong) > CLOCK_WARNING:
                direction = "ahead of" if wrong > timedelta() else "behind"
                message = "this machine's clock is %s the database's by %.0f s"
                logger.warning(message, direction, abs(wrong).total_seconds())
        self.worker.start()
        self.erasure.start()
        self.health.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish what is in flight, then close connections."""
        await self.health.stop()
        await self.worker.stop()
        await self.erasure.stop()
        await self.sender.close()
        if self._own_database is not None:
            await self._own_database.close()


_services: dict[int, LetterService] = {}


def letter_service() -> LetterService:
    """Return this process's service, made at its first use.

    Keyed by process id: a forked worker must neither use nor close its parent's connections.
    """
    process = os.getpid()
    if process not in _services:
        _services[process] = LetterService(settings(), database())
    return _services[process]


def running_service() -> LetterService | None:
    """Return this process's service, or None before the server runs and after it stopped."""
    return _services.get(os.getpid())


@asynccontextmanager
async def letters_lifespan() -> AsyncGenerator[None]:
    """Run the reply worker while the server runs: a lifespan task of every backend process."""
    service = letter_service()
    try:
        async with service:
            yield
    finally:
        _services.pop(os.getpid(), None)


async def load_languages() -> None:
    """Read ahead what letters in the served languages need (a lifespan task).

    A catalog is read for half a second. The first letter in its language, and with it everybody
    on the event loop, would otherwise wait that long.
    """
    for locale in served_locales():
        await asyncio.to_thread(content.load, locale)
