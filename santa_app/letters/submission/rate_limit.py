"""How many letters one connection may send in an hour (DESIGN section 4)."""

import logging

from limits import RateLimitItemPerHour
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from limits.errors import StorageError
from limits.storage import storage_from_string

from santa_app.letters.parents.links import LinkSigner
from santa_app.observability.masking import describe
from santa_app.server.client_address import ip_key
from santa_app.settings import Settings

logger = logging.getLogger(__name__)


class ClientRateLimit:
    """A sliding window of an hour for each connection, in memory or in Redis."""

    def __init__(self, settings: Settings, signer: LinkSigner) -> None:
        where = settings.limits_storage
        options = {} if where.startswith("memory") else {"implementation": "redispy"}
        storage = storage_from_string(f"async+{where}", wrap_exceptions=True, **options)
        self._limiter = SlidingWindowCounterRateLimiter(storage)
        self._item = RateLimitItemPerHour(settings.origin_letters_per_hour)
        self._signer = signer

    async def allows(self, origin: str | None) -> bool:
        """Count one letter from `origin`, an IP address; False when its hour is used up.

        An unknown origin is not limited here, the recipient's limits still hold. Neither is
        anybody while the counter's store is down: that is our fault, not the family's.
        """
        if not origin:
            return True
        key = self._signer.keyed_hash(f"origin:{ip_key(origin)}")
        try:
            return await self._limiter.hit(self._item, key)
        except StorageError as error:
            logger.warning("letters per connection are not counted: %s", describe(error))
            return True
