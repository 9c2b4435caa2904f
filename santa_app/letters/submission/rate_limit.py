"""The rate limit of clients: how many letters one network may send in an hour."""

import logging

from limits import RateLimitItemPerHour
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from limits.errors import StorageError
from limits.storage import storage_from_string

from santa_app.letters.parents import LinkSigner
from santa_app.observability.masking import describe
from santa_app.server.client_address import ip_key, limited_networks
from santa_app.settings import Settings

logger = logging.getLogger(__name__)


class ClientRateLimit:
    """A sliding window of an hour for each network of a client, in memory or in Redis."""

    def __init__(self, settings: Settings, signer: LinkSigner) -> None:
        where = settings.limits_storage
        options = {} if where.startswith("memory") else {"implementation": "redispy"}
        storage = storage_from_string(f"async+{where}", wrap_exceptions=True, **options)
        self._limiter = SlidingWindowCounterRateLimiter(storage)
        self._limit = settings.origin_letters_per_hour
        self._signer = signer

    async def allows(self, origin: str | None) -> bool:
        """Count one letter from `origin`, an IP address; return False when an hour is used up.

        An unknown origin is not limited here; the recipient's limits still hold. While the
        storage is down nobody is limited, because that is not the family's fault.
        """
        if not origin:
            return True
        try:
            for network, factor in limited_networks(ip_key(origin)):
                item = RateLimitItemPerHour(factor * self._limit)
                key = self._signer.keyed_hash(f"origin:{network}")
                if not await self._limiter.hit(item, key):
                    return False
        except StorageError as error:
            logger.warning("the client rate limit is off, its storage is down: %s", describe(error))
        return True
