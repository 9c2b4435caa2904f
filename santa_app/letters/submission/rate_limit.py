"""The rate limit of clients: how many letters and forms one network may send in an hour."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from limits import RateLimitItem, RateLimitItemPerHour
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from limits.errors import StorageError
from limits.storage import storage_from_string

from santa_app.client_address import ip_key, limited_networks
from santa_app.letters.parents import LinkSigner
from santa_app.observability.masking import describe
from santa_app.settings import Settings

logger = logging.getLogger(__name__)

REFUSED_FORMS_PER_LETTER: Final = 5
"""How many refused forms an hour a client network has for each letter. They are counted apart, so
that one family's typing errors take no letter from a school behind the same address."""
READ_FORMS_PER_LETTER: Final = REFUSED_FORMS_PER_LETTER + 1
"""How many of its refused forms an hour are read for signs of danger, for each letter."""
KEPT: Final = 10
"""Refused letters with signs of danger that a client network may have stored in an hour."""
STORAGE_TIMEOUT: Final = 1.0
"""Seconds to wait for Redis: where its machine is gone, a letter must not wait for it for long."""


class ClientRateLimit:
    """A sliding window of an hour for each network of a client, in memory or in Redis."""

    def __init__(self, settings: Settings, signer: LinkSigner) -> None:
        where = settings.limits_storage
        options: dict[str, Any] = {}
        if not where.startswith("memory"):
            waits = {"socket_connect_timeout": STORAGE_TIMEOUT, "socket_timeout": STORAGE_TIMEOUT}
            options = {"implementation": "redispy", **waits}
        storage = storage_from_string(f"async+{where}", wrap_exceptions=True, **options)
        self._limiter = SlidingWindowCounterRateLimiter(storage)
        self._limit = settings.origin_letters_per_hour
        self._refused_limit = REFUSED_FORMS_PER_LETTER * settings.origin_letters_per_hour
        self._read_limit = READ_FORMS_PER_LETTER * settings.origin_letters_per_hour
        self._signer = signer

    async def allows(self, origin: str | None) -> bool:
        """Count one letter from `origin`, an IP address; return False when an hour is used up.

        An unknown origin is not limited, and no origin is while the storage is down.
        """
        return await self._each(self._limiter.hit, "origin", self._limit, origin)

    async def allows_form(self, origin: str | None) -> bool:
        """Return whether a form from `origin` may be read; count nothing."""
        return await self._each(self._limiter.test, "refused", self._refused_limit, origin)

    async def count_refused(self, origin: str | None) -> None:
        await self._each(self._limiter.hit, "refused", self._refused_limit, origin)

    async def allows_reading(self, origin: str | None) -> bool:
        """Count a refused form; return whether it is read for signs of danger all the same.

        Reading takes processor time, so a network that is refused all the time is not read.
        """
        return await self._each(self._limiter.hit, "reading", self._read_limit, origin)

    async def allows_kept(self, origin: str | None) -> bool:
        """Count a refused letter with signs of danger; return whether it may be stored."""
        return await self._each(self._limiter.hit, "kept", KEPT, origin)

    async def _each(
        self,
        ask: Callable[[RateLimitItem, str], Awaitable[bool]],
        kind: str,
        limit: int,
        origin: str | None,
    ) -> bool:
        if not origin:
            return True
        try:
            for network, factor in limited_networks(ip_key(origin)):
                key = self._signer.keyed_hash(f"{kind}:{network}")
                if not await ask(RateLimitItemPerHour(factor * limit), key):
                    return False
        except StorageError as error:
            logger.warning("the client rate limit is off, its storage is down: %s", describe(error))
        return True
