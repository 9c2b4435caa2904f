"""The network address of a client, and the key under which limits count it."""

import ipaddress
import re

from starlette.types import Scope

UNKNOWN = ""
"""The key of connections without an IP address, such as those over a Unix socket."""
_WITH_PORT = re.compile(r"\[([^\]]+)\](?::\d+)?|([\d.]+):\d+")


def client_key(scope: Scope, trusted_proxy_hops: int) -> str:
    """Return the key of the client that sent a request: an IPv4 address or an IPv6 /64.

    Each of our proxies appends the IP address it saw to `X-Forwarded-For`. The outermost one
    wrote the entry that many from the right; the client itself can write whatever stands left of
    it. Without proxies, and when the header has fewer entries than there are proxies, the header
    is ignored. Reflex reads the client's IP address in the same way.
    """
    client = scope.get("client")
    ip_address = client[0] if client else UNKNOWN
    if trusted_proxy_hops:
        entries = [part.strip() for part in _forwarded_for(scope).split(",") if part.strip()]
        if len(entries) >= trusted_proxy_hops:
            ip_address = entries[-trusted_proxy_hops]
    return ip_key(ip_address)


def ip_key(ip_address: str) -> str:
    """Return the key under which limits count an IP address: IPv4 as it is, IPv6 as its /64.

    A household or a rented server has a whole /64 to itself. A port, which some proxies append,
    is ignored, or each new connection would have a key of its own. Text that is no IP address is
    its own key.
    """
    with_port = _WITH_PORT.fullmatch(ip_address.strip())
    text = with_port[1] or with_port[2] if with_port else ip_address.strip()
    try:
        parsed = ipaddress.ip_address(text)
    except ValueError:
        return ip_address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed), 64), strict=False))


def _forwarded_for(scope: Scope) -> str:
    values = [value for name, value in scope["headers"] if name.lower() == b"x-forwarded-for"]
    return b",".join(values).decode("latin-1")
