"""The client that a limit counts, with and without proxies, and the networks it belongs to."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

import pytest
from hypothesis import given
from hypothesis import strategies as st

from santa_app.client_address import (
    IpAddress,
    client_address,
    ip_key,
    is_forwarded_by_stranger,
    limited_networks,
    neighborhood,
)

PEER = "192.0.2.9"
PROXIES = ("192.0.2.9", "10.0.0.0/8", "2001:db8:ffff::/48")
IPV6 = st.ip_addresses(v=6).filter(lambda address: address.ipv4_mapped is None)
ANY = st.ip_addresses(v=4) | IPV6


def scope(*forwarded: str, client: str | None = PEER) -> dict:
    headers = [(b"X-Forwarded-For", value.encode("latin-1")) for value in forwarded]
    peer = None if client is None else (client, 5000)
    return {"type": "websocket", "client": peer, "headers": headers}


def name(*forwarded: str, client: str | None = PEER, trusted: tuple[str, ...] = PROXIES) -> str:
    return client_address(scope(*forwarded, client=client), tuple(map(ip_network, trusted)))


@pytest.mark.parametrize(
    ("forwarded", "found"),
    [
        (("203.0.113.5",), "203.0.113.5"),
        (("198.51.100.66, 203.0.113.5",), "203.0.113.5"),  # the left one is the visitor's word
        (("198.51.100.66, 203.0.113.5, 10.0.0.1",), "203.0.113.5"),
        (("198.51.100.66, 203.0.113.5, 10.9.0.1, 10.0.0.1",), "203.0.113.5"),
        (("10.0.0.3, 203.0.113.5, 10.0.0.1",), "203.0.113.5"),
        (("198.51.100.66", "203.0.113.5"), "203.0.113.5"),  # a header sent twice
        (("198.51.100.66,, 203.0.113.5 ,",), "203.0.113.5"),
        (("10.0.0.3, 10.0.0.2",), "10.0.0.3"),  # one of our own machines asks
        ((), PEER),
        (("",), PEER),
        ((" , ",), PEER),
        (("203.0.113.5:41234",), "203.0.113.5"),  # some proxies name the port
        (("203.0.113.5, 10.0.0.1:80",), "203.0.113.5"),
        (("[2001:db8:1:2::5]:41234",), "2001:db8:1:2::5"),
        (("203.0.113.5, 2001:db8:ffff::1",), "203.0.113.5"),
        (("203.0.113.5, ::ffff:10.0.0.1",), "203.0.113.5"),
        (("203.0.113.5, \xff\x00nonsense",), PEER),
        (("203.0.113.5, unknown, 10.0.0.1",), "10.0.0.1"),
    ],
)
def test_behind_proxies_the_first_stranger_from_the_right_counts(
    forwarded: tuple[str, ...], found: str
) -> None:
    assert name(*forwarded) == found


@pytest.mark.parametrize("client", ["203.0.113.77", "::ffff:203.0.113.77"])
def test_the_header_of_a_stranger_counts_for_nothing(client: str) -> None:
    for header in ("198.51.100.1", "198.51.100.1, 10.0.0.1", "nonsense"):
        assert name(header, client=client) == "203.0.113.77"
        assert name(header, client=client, trusted=()) == "203.0.113.77"


@given(ANY, st.lists(ANY.map(str) | st.text(max_size=20), max_size=12), st.booleans())
def test_what_a_client_writes_into_the_header_changes_nothing(
    client: IpAddress, written: list[str], ours: bool
) -> None:
    trusted = tuple(map(ip_network, PROXIES))
    if any(client in network for network in trusted):
        return
    own = ",".join(written).encode("latin-1", "replace").decode("latin-1")
    appended = f"{own}, {client}, 10.1.1.1" if ours else f"{own},{client}"
    assert name(appended) == str(client)
    assert name(own, client=str(client)) == str(client)


def test_a_header_of_many_entries_is_read_only_so_far() -> None:
    assert name(",".join(["203.0.113.5", *["10.0.0.1"] * 100_000])) == "10.0.0.1"


@pytest.mark.parametrize("client", [None, "", "/run/proxy.sock"])
def test_a_peer_without_an_ip_address_forwards_nothing(client: str | None) -> None:
    assert name("203.0.113.5", client=client) == ""


def test_forwarded_headers_of_strangers_are_noticed() -> None:
    trusted = tuple(map(ip_network, PROXIES))
    assert not is_forwarded_by_stranger(scope(), ())
    assert is_forwarded_by_stranger(scope("203.0.113.5"), ())
    assert is_forwarded_by_stranger(scope("203.0.113.5", client="203.0.113.77"), trusted)
    assert is_forwarded_by_stranger(scope("203.0.113.5", client=None), trusted)
    assert not is_forwarded_by_stranger(scope("203.0.113.5"), trusted)
    assert not is_forwarded_by_stranger(scope("1.1.1.1", client="::ffff:10.1.2.3"), trusted)


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        (" 192.0.2.1 ", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("192.0.2.1:41234", "192.0.2.1"),
        ("[2001:db8:1:2::5]:41234", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::5]", "2001:db8:1:2::/64"),
        ("unix", "unix"),
    ],
)
def test_ip_keys(address: str, key: str) -> None:
    assert ip_key(address) == key


def test_networks_of_a_client() -> None:
    assert limited_networks("192.0.2.1") == (("192.0.2.1", 1),)
    assert limited_networks("2001:db8:1:234::/64") == (
        ("2001:db8:1:234::/64", 1),
        ("2001:db8:1:200::/56", 4),
        ("2001:db8:1::/48", 16),
    )
    assert limited_networks("") == (("", 1),)
    assert neighborhood("192.0.2.1") == "192.0.2.0/24"
    assert neighborhood("2001:db8:1:234::/64") == "2001:db8:1::/48"
    assert neighborhood("") == ""


@given(ANY)
def test_each_network_holds_the_client_and_is_wider_than_the_one_before(client: IpAddress) -> None:
    key = ip_key(str(client))
    assert ip_key(key) == key
    networks = [ip_network(name) for name, _ in limited_networks(key)]
    sizes = {4: [32], 6: [64, 56, 48]}
    assert [network.prefixlen for network in networks] == sizes[client.version]
    assert ip_network(neighborhood(key)).prefixlen == {4: 24, 6: 48}[client.version]
    assert all(client in network for network in [*networks, ip_network(neighborhood(key))])
    factors = [factor for _, factor in limited_networks(key)]
    assert factors == sorted(set(factors))


@given(IPV6, IPV6 | st.integers(0, 127))
def test_two_addresses_share_a_network_exactly_when_its_bits_agree(
    one: IPv6Address, other: IPv6Address | int
) -> None:
    second = IPv6Address(int(one) ^ (1 << other)) if isinstance(other, int) else other
    if second.ipv4_mapped is not None:
        return
    pairs = zip(
        limited_networks(ip_key(str(one))), limited_networks(ip_key(str(second))), strict=True
    )
    for bits, (left, right) in zip((64, 56, 48), pairs, strict=True):
        assert (left == right) is (int(one) >> (128 - bits) == int(second) >> (128 - bits))


@given(st.ip_addresses(v=4))
def test_ipv4_in_ipv6_notation_is_the_same_client(address: IPv4Address) -> None:
    mapped = ip_address(f"::ffff:{address}")
    assert ip_key(str(mapped)) == ip_key(str(address)) == str(address)
    assert name(client=str(mapped), trusted=()) == str(address)
