"""The client that a limit counts, with and without proxies."""

import pytest

from santa_app.server.client_address import client_key, ip_key

PEER = "192.0.2.9"


def name(*forwarded: str, hops: int, client: tuple[str, int] | None = (PEER, 5000)) -> str:
    headers = [(b"x-forwarded-for", value.encode("latin-1")) for value in forwarded]
    return client_key({"type": "websocket", "client": client, "headers": headers}, hops)


def test_without_a_proxy_the_header_counts_for_nothing() -> None:
    assert name("198.51.100.1", hops=0) == PEER


@pytest.mark.parametrize(
    ("forwarded", "hops", "counted"),
    [
        (("203.0.113.5",), 1, "203.0.113.5"),
        (("198.51.100.66, 203.0.113.5",), 1, "203.0.113.5"),  # the left one is the visitor's word
        (("198.51.100.66, 203.0.113.5, 10.0.0.1",), 2, "203.0.113.5"),
        (("198.51.100.66", "203.0.113.5"), 1, "203.0.113.5"),  # a header sent twice
        (("198.51.100.66,, 203.0.113.5 ,",), 1, "203.0.113.5"),
        (("203.0.113.5",), 2, PEER),  # did not pass both proxies
        ((), 1, PEER),
        (("",), 1, PEER),
        (("203.0.113.5:41234",), 1, "203.0.113.5"),  # some proxies name the port
        (("[2001:db8:1:2::5]:41234",), 1, "2001:db8:1:2::/64"),
        (("2001:db8:1:2:3:4:5:6",), 1, "2001:db8:1:2::/64"),
        (("\xff\x00nonsense",), 1, "\xff\x00nonsense"),
    ],
)
def test_behind_proxies_the_right_most_entries_count(
    forwarded: tuple[str, ...], hops: int, counted: str
) -> None:
    assert name(*forwarded, hops=hops) == counted


def test_neighbors_in_one_ipv6_network_are_one() -> None:
    here, there = (name(hops=0, client=(f"2001:db8::{n}", 1)) for n in (1, 2))
    assert here == there


def test_a_connection_without_an_address() -> None:
    assert name(hops=0, client=None) == ""


@pytest.mark.parametrize(
    ("ip_address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        (" 192.0.2.1 ", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("192.0.2.1:41234", "192.0.2.1"),
        ("[2001:db8:1:2::5]:41234", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::5]", "2001:db8:1:2::/64"),
        ("unix", "unix"),
    ],
)
def test_ip_keys(ip_address: str, key: str) -> None:
    assert ip_key(ip_address) == key
