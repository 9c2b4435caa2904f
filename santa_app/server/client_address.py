"""Who speaks to the server: the network address that limits are counted for."""

import ipaddress
import re

from starlette.types import Scope

_WITH_PORT = re.compile(r"\[([^\]]+)\](?::\d+)?|([\d.]+):\d+")
UNKNOWN = ""
"""The name of connections without an address, such as those of a Unix socket."""


def client_name(scope: Scope, hops: int) -> str:
    """Return what counts as one connection's address: an IPv4 address, or the /64 of an IPv6 one.

    Each of our `hops` proxies adds the address it saw at the right of `X-Forwarded-For`, so the
    entry that many from the right was written by our outermost proxy; what stands left of it is
    the visitor's own word. With no proxy, or a header too short to have passed all of them, the
    header counts for nothing. Reflex reads the visitor's address in the same way.
    """
    client = scope.get("client")
    peer = client[0] if client else UNKNOWN
    if hops:
        passed = [part.strip() for part in _forwarded_for(scope).split(",") if part.strip()]
        if len(passed) >= hops:
            peer = passed[-hops]
    return connection_name(peer)


def _forwarded_for(scope: Scope) -> str:
    values = [value for name, value in scope["headers"] if name.lower() == b"x-forwarded-for"]
    return b",".join(values).decode("latin-1")


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
