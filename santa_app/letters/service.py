"""`LetterService`: all parts of the letters in one process, put together and shut down."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Self

from santa_app.database import Database, database, database_now, open_database
from santa_app.i18n import served_locales
from santa_app.letters.clock import Clock, utc_now
from santa_app.letters.erasure import Erasure
from santa_app.letters.health import HealthChecker
from santa_app.letters.mail import choose_sender
from santa_app.letters.parents import LinkSigner, ParentAccess
from santa_app.letters.recognition import RefusedForms, UnreadLetters
from santa_app.letters.replies import ReplyRenderer, content
from santa_app.letters.repository import LetterRepository
from santa_app.letters.sending import ReplySender, ReplyWorker, random_jitter
from santa_app.letters.submission.rate_limit import ClientRateLimit
from santa_app.letters.tracking import WebhookHandler
from santa_app.observability.logs import protect_logs
from santa_app.recognizer.client import Recognizer, State
from santa_app.settings import Settings, settings

logger = logging.getLogger(__name__)


class LetterService:
    """The parts that accept, store, answer and delete letters.

    Inside its async context the worker, the erasure and the health checks run. Without a
    `database` the service opens one of its own and closes it. `clock` (for this machine's and the
    database's), `monotonic` and `jitter` are for tests.
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
        protect_logs()
        self.settings = settings
        self._own_database: Database | None = None
        if database is None:
            database = self._own_database = open_database(settings)
        self.clock = own = clock or utc_now
        self.signer = LinkSigner(settings, own)
        now = database_now if clock is None else lambda _: own()
        self.repository = LetterRepository(database, settings, now)
        self.webhook = WebhookHandler(settings, self.repository, self.signer, own)
        self.sender = choose_sender(settings, own)
        self.rate_limit = ClientRateLimit(settings, self.signer)
        reply_sender = ReplySender(
            settings=settings,
            repository=self.repository,
            sender=self.sender,
            renderer=ReplyRenderer(settings, self.signer),
            monotonic=monotonic,
            jitter=jitter,
        )
        self.worker = ReplyWorker(settings, self.repository, reply_sender, monotonic)
        self.erasure = Erasure(settings, self.repository, own)
        self.parents = ParentAccess(
            self.repository, self.signer, settings, on_delete=self.erasure.request
        )
        self.recognizer = Recognizer()
        self.refused = RefusedForms(self.recognizer)
        self.unread = UnreadLetters(settings, self.repository, self.recognizer, self.worker.wake)
        self.health = HealthChecker(settings, self.repository, self.worker, self.unread)

    async def __aenter__(self) -> Self:
        if self.settings.recognize_by == "meaning":
            self.recognizer.start()
        else:
            logger.warning(State.OFF)
        self.unread.start()
        self.worker.start()
        self.erasure.start()
        self.health.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self.health.stop()
        await self.unread.stop()
        await self.refused.stop()
        await self.recognizer.stop()
        await self.worker.stop()
        await self.erasure.stop()
        await self.sender.close()
        if self._own_database is not None:
            await self._own_database.close()


_services: dict[int, LetterService] = {}


def letter_service() -> LetterService:
    """Return this process's service; a forked worker must not use its parent's connections."""
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
    """Load the catalogs and word lists of the served languages (a lifespan task).

    Otherwise the first letter in a language would block the event loop for half a second.
    """
    for locale in served_locales():
        await asyncio.to_thread(content.load, locale)
