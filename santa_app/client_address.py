"""The network address of a client, and the networks under which limits count it."""

import re
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.types import Scope

IpAddress = IPv4Address | IPv6Address
IpNetwork = IPv4Network | IPv6Network

UNKNOWN: Final = ""
"""The address of connections without an IP address, such as those over a Unix socket."""
WIDER_NETWORKS: Final = ((56, 4), (48, 16))
"""The IPv6 networks that limits count beside a client's /64, and how many times the limit of one
/64 each may use. Many providers give a household or a server a /56 or /48, which must not count as
256 or 65,536 clients. Mobile networks give each phone a /64 of a shared /48, so the wider networks
get more than one client's limit."""
MAX_PROXIES: Final = 10
"""Entries of X-Forwarded-For that are read at most."""
_FORWARDED = frozenset({b"x-forwarded-for", b"x-real-ip", b"forwarded"})
_WITH_PORT = re.compile(r"\[([^\]]+)\](?::\d+)?|([\d.]+):\d+")


def client_address(scope: Scope, trusted_proxies: tuple[IpNetwork, ...]) -> str:
    """Return the IP address of the client that sent a request; UNKNOWN when it has none.

    Each proxy appends the address it saw to `X-Forwarded-For`. Read from the right, an entry is
    true as long as a trusted proxy wrote it. So the client is the first address, beginning with the
    peer of the connection, that is no trusted proxy. An entry that is no IP address ends the
    search. Entries that the client itself wrote are further left and are never read.
    """
    client = scope.get("client")
    address = parse_address(client[0]) if client else None
    if address is None:
        return UNKNOWN
    for entry in reversed(_forwarded_for(scope)):
        if not _is_trusted(address, trusted_proxies):
            break
        forwarded = parse_address(entry)
        if forwarded is None:
            break
        address = forwarded
    return str(address)


def is_forwarded_by_stranger(scope: Scope, trusted_proxies: tuple[IpNetwork, ...]) -> bool:
    """Return whether a peer that is no trusted proxy sent a header in which proxies forward."""
    if not any(name.lower() in _FORWARDED for name, _ in scope["headers"]):
        return False
    client = scope.get("client")
    address = parse_address(client[0]) if client else None
    return address is None or not _is_trusted(address, trusted_proxies)


def parse_address(text: str) -> IpAddress | None:
    """Return the IP address in `text`, or None; IPv4 in IPv6 notation becomes IPv4.

    A port, which some proxies append, is ignored: else each connection would have its own address.
    """
    with_port = _WITH_PORT.fullmatch(text.strip())
    try:
        address = ip_address(with_port[1] or with_port[2] if with_port else text.strip())
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        return address.ipv4_mapped or IPv6Address(int(address))  # without its zone
    return address


def ip_key(address: str) -> str:
    """Return the key under which limits count an IP address: IPv4 as it is, IPv6 as its /64.

    A household or a rented server has a whole /64. Text that is no IP address is its own key.
    """
    parsed = parse_address(address)
    if parsed is None:
        return address
    return str(parsed) if isinstance(parsed, IPv4Address) else str(_network(parsed, 64))


@lru_cache(maxsize=4096)
def limited_networks(key: str) -> tuple[tuple[str, int], ...]:
    """Return the networks that each limit counts for `ip_key`'s key, the narrowest first.

    Each comes with the number by which the limit is multiplied.
    """
    network = _parse_key(key)
    if not isinstance(network, IPv6Network):
        return ((key, 1),)
    wider = ((str(network.supernet(new_prefix=bits)), factor) for bits, factor in WIDER_NETWORKS)
    return ((key, 1), *wider)


@lru_cache(maxsize=4096)
def neighborhood(key: str) -> str:
    """Return the network that counts as one client at high load: an IPv4 /24, an IPv6 /48."""
    network = _parse_key(key)
    if network is None:
        return key
    return str(network.supernet(new_prefix=24 if network.version == 4 else 48))


def _parse_key(key: str) -> IpNetwork | None:
    try:
        return ip_network(key)
    except ValueError:
        return None


def _network(address: IpAddress, bits: int) -> IpNetwork:
    return ip_network((int(address), bits), strict=False)


def _is_trusted(address: IpAddress, trusted_proxies: tuple[IpNetwork, ...]) -> bool:
    return any(address in network for network in trusted_proxies)


def _forwarded_for(scope: Scope) -> list[str]:
    values = [value for name, value in scope["headers"] if name.lower() == b"x-forwarded-for"]
    entries = b",".join(values).decode("latin-1").rsplit(",", MAX_PROXIES)
    return [entry for entry in entries if entry.strip()]
