"""How many letters one connection may send in an hour (DESIGN section 4)."""

import ipaddress
import logging
import re

from limits import RateLimitItemPerHour
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from limits.errors import StorageError
from limits.storage import storage_from_string

from santa_app.letters.masking import describe
from santa_app.letters.parents.links import LinkSigner
from santa_app.settings import Settings

logger = logging.getLogger(__name__)

_WITH_PORT = re.compile(r"\[([^\]]+)\](?::\d+)?|([\d.]+):\d+")


def connection_name(origin: str) -> str:
    """Return what counts as one connection: an IPv4 address, or the /64 of an IPv6 one.

    A household or a rented server has a whole /64 to itself. A port that a proxy wrote behind
    the address does not count, or every new connection would be another. What is no address
    counts as it is.
    """
    with_port = _WITH_PORT.fullmatch(origin.strip())
    try:
        address = ipaddress.ip_address(
            with_port[1] or with_port[2] if with_port else origin.strip()
        )
    except ValueError:
        return origin
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), 64), strict=False))


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
        key = self._signer.keyed_hash(f"origin:{connection_name(origin)}")
        try:
            return await self._limiter.hit(self._item, key)
        except StorageError as error:
            logger.warning("letters per connection are not counted: %s", describe(error))
            return True
