"""The post office: everything the letters need in one process, put together and taken apart."""

import os
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Self

from santa_app.letters.attempt import Attempts, uniform
from santa_app.letters.budget import Budget
from santa_app.letters.clock import Clock, utc_now
from santa_app.letters.database import open_database
from santa_app.letters.delivery import Delivery
from santa_app.letters.health import HealthDesk
from santa_app.letters.limits import OriginLimit
from santa_app.letters.outbox import OutboxSender
from santa_app.letters.parents import ParentDesk
from santa_app.letters.privacy import Secrets
from santa_app.letters.reply import ReplyWriter
from santa_app.letters.senders import Sender
from santa_app.letters.sendgrid_sender import SendGridSender
from santa_app.letters.store import LetterStore
from santa_app.letters.webhook import EventDesk
from santa_app.observability.masking import guard_logs
from santa_app.settings import Settings, settings


def choose_sender(settings: Settings, clock: Clock) -> Sender:
    """Return SendGrid's sender, or without a key the outbox of a demo."""
    if settings.is_demo:
        return OutboxSender(settings, clock)
    return SendGridSender(settings, clock)


class PostOffice:
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
        guard_logs()
        self.settings = settings
        self.clock = clock
        self.secrets = Secrets(settings, clock)
        database = open_database(settings)
        self.store = LetterStore(database, Budget.of(settings))
        self.parents = ParentDesk(settings, database, self.secrets, clock)
        self.events = EventDesk(settings, database, self.secrets, clock)
        self.sender = choose_sender(settings, clock)
        self.origins = OriginLimit(settings, self.secrets)
        attempts = Attempts(
            settings=settings,
            store=self.store,
            sender=self.sender,
            writer=ReplyWriter(settings, self.secrets),
            clock=clock,
            chance=chance,
        )
        self.delivery = Delivery(settings, self.store, attempts, clock, steady)
        self.health = HealthDesk(settings, self.store, self.delivery, clock)

    async def __aenter__(self) -> Self:
        self.delivery.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish what is in flight, then close connections."""
        await self.delivery.stop()
        await self.sender.close()
        await self.store.close()


_offices: dict[int, PostOffice] = {}


def post_office() -> PostOffice:
    """Return this process's post office, made at its first use.

    Keyed by process: a worker forked from a process that had one must not use its
    connections. It must not let go of them either, for that would close them for both.
    """
    process = os.getpid()
    if process not in _offices:
        _offices[process] = PostOffice(settings())
    return _offices[process]


def running_office() -> PostOffice | None:
    """Return this process's post office, or None before the server runs and after it stopped."""
    return _offices.get(os.getpid())


@asynccontextmanager
async def letters_lifespan() -> AsyncGenerator[None]:
    """Run Delivery while the server runs: a lifespan task for every backend process."""
    office = post_office()
    try:
        async with office:
            yield
    finally:
        _offices.pop(os.getpid(), None)
