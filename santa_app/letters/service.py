"""The post office: everything the letters need in one process, put together and taken apart."""

import os
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Self

from santa_app.letters.clock import Clock, utc_now
from santa_app.letters.database import open_database
from santa_app.letters.health import HealthChecker
from santa_app.letters.mail.base import Sender
from santa_app.letters.mail.file import FileSender
from santa_app.letters.mail.sendgrid import SendGridSender
from santa_app.letters.parents.access import ParentAccess
from santa_app.letters.parents.links import LinkSigner
from santa_app.letters.replies.render import ReplyRenderer
from santa_app.letters.repository import LetterRepository
from santa_app.letters.sending.attempt import ReplySender, uniform
from santa_app.letters.sending.quota import SendQuota
from santa_app.letters.sending.worker import ReplyWorker
from santa_app.letters.submission.rate_limit import ClientRateLimit
from santa_app.letters.tracking.webhook import WebhookHandler
from santa_app.observability.masking import mask_logs
from santa_app.settings import Settings, settings


def choose_sender(settings: Settings, clock: Clock) -> Sender:
    """Return SendGrid's sender, or without a key the outbox of a demo."""
    if settings.is_demo:
        return FileSender(settings, clock)
    return SendGridSender(settings, clock)


class LetterService:
    """The parts that accept, keep and answer letters.

    Use as an async context manager: inside it, Delivery works off what is owed. `clock`,
    `steady` and `chance` are for tests.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock = utc_now,
        steady: Callable[[], float] = time.monotonic,
        chance: Callable[[], float] = uniform,
    ) -> None:
        mask_logs()
        self.settings = settings
        self.clock = clock
        self.signer = LinkSigner(settings, clock)
        database = open_database(settings)
        self.repository = LetterRepository(database, SendQuota.of(settings))
        self.parents = ParentAccess(settings, database, self.signer, clock)
        self.events = WebhookHandler(settings, database, self.signer, clock)
        self.sender = choose_sender(settings, clock)
        self.origins = ClientRateLimit(settings, self.signer)
        attempts = ReplySender(
            settings=settings,
            repository=self.repository,
            sender=self.sender,
            writer=ReplyRenderer(settings, self.signer),
            clock=clock,
            chance=chance,
        )
        self.worker = ReplyWorker(settings, self.repository, attempts, clock, steady)
        self.health = HealthChecker(settings, self.repository, self.worker, clock)

    async def __aenter__(self) -> Self:
        self.worker.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish what is in flight, then close connections."""
        await self.worker.stop()
        await self.sender.close()
        await self.repository.close()


_services: dict[int, LetterService] = {}


def letter_service() -> LetterService:
    """Return this process's post office, made at its first use.

    Keyed by process: a worker forked from a process that had one must not use its
    connections. It must not let go of them either, for that would close them for both.
    """
    process = os.getpid()
    if process not in _services:
        _services[process] = LetterService(settings())
    return _services[process]


def running_service() -> LetterService | None:
    """Return this process's post office, or None before the server runs and after it stopped."""
    return _services.get(os.getpid())


@asynccontextmanager
async def letters_lifespan() -> AsyncGenerator[None]:
    """Run Delivery while the server runs: a lifespan task for every backend process."""
    service = letter_service()
    try:
        async with service:
            yield
    finally:
        _services.pop(os.getpid(), None)
