"""Which handshakes are accepted, and which session they open."""

import re
from typing import Any

import pytest

from santa_app.guard.event_allowlist import EventAllowlist
from santa_app.guard.middleware import GuardMiddleware
from santa_app.guard.refusals import Reason
from santa_app.observability.upgrades import WebsocketUpgrades
from tests.support.letter_examples import make_settings
from tests.unit.guard.websocket_client import (
    CONNECT,
    ORIGIN,
    QUERY,
    SESSION,
    Client,
    Open,
    recording_app,
    refusals,
    submit,
)


async def test_a_page_s_way_through(connect: Open, caplog: pytest.LogCaptureFixture) -> None:
    client = connect(headers=((b"user-agent", b"Some Browser"), (b"cookie", b"a=b")))
    client.sends(CONNECT, "3", submit({"form": {"child_name": "Testkind"}}), "41/_event,")
    await client.ended()
    assert [text[:2] for text in client.texts] == ["40", "3", "42", "41"]
    assert client.seen_scope is not None
    assert client.session != SESSION
    assert [name for name, _ in client.seen_scope["headers"]] == [b"host", b"origin"]
    assert client.passed[-1]["type"] == "websocket.disconnect"
    assert client.close_code == 1000
    assert caplog.messages == []


@pytest.mark.parametrize(
    "origins",
    [
        (),
        (b"",),
        (b"null",),
        (b"https://evil.example",),
        (b"http://letters.example",),
        (b"https://letters.example:444",),
        (b"https://letters.example.evil.example",),
        (b"https://sub.letters.example",),
        (b"HTTPS://LETTERS.EXAMPLE/",),
        (ORIGIN, ORIGIN),
        (ORIGIN, b"https://evil.example"),
    ],
)
async def test_foreign_pages_and_no_pages(
    connect: Open, origins: tuple[bytes, ...], caplog: pytest.LogCaptureFixture
) -> None:
    client = connect(origins=origins)
    await client.ended()
    assert client.seen_scope is None
    assert client.sent == [{"type": "websocket.close", "code": 1008}]
    assert refusals(caplog) == [Reason.ORIGIN]


async def test_further_origins_that_are_allowed(connect: Open) -> None:
    client = connect(
        origins=(b"https://www.example.org",), allowed_origins="https://www.example.org"
    )
    client.sends(CONNECT)
    await client.leave()
    assert len(client.texts) == 1


@pytest.mark.parametrize(
    ("query", "path", "reason"),
    [
        ("", "/_event/", Reason.HANDSHAKE),
        ("EIO=4&transport=websocket", "/_event/", Reason.HANDSHAKE),
        ("EIO=4&transport=websocket&token=", "/_event/", Reason.HANDSHAKE),
        ("EIO=4&transport=websocket&token=guess", "/_event/", Reason.HANDSHAKE),
        (QUERY + "&token=" + SESSION, "/_event/", Reason.HANDSHAKE),
        (QUERY + "&sid=other", "/_event/", Reason.HANDSHAKE),
        (QUERY.replace("websocket", "polling"), "/_event/", Reason.HANDSHAKE),
        (QUERY.replace("EIO=4", "EIO=3"), "/_event/", Reason.HANDSHAKE),
        (QUERY.upper(), "/_event/", Reason.HANDSHAKE),
        (QUERY + "%0d%0aX", "/_event/", Reason.HANDSHAKE),
        ("&".join([QUERY] * 50), "/_event/", Reason.HANDSHAKE),
        (QUERY, "/", Reason.PATH),
        (QUERY, "/_event/../x", Reason.PATH),
        (QUERY, "/letters-to-santa", Reason.PATH),
    ],
)
async def test_other_handshakes(
    connect: Open, query: str, path: str, reason: Reason, caplog: pytest.LogCaptureFixture
) -> None:
    client = connect(query=query, path=path)
    await client.ended()
    assert client.seen_scope is None
    assert refusals(caplog) == [reason]


async def test_a_token_opens_a_session_only_where_it_was_made(connect: Open) -> None:
    def session(agent: bytes = b"Browser", came: bytes = b"203.0.113.1") -> Client:
        headers = ((b"user-agent", agent), (b"x-forwarded-for", came))
        client = connect(headers=headers, trusted_proxies="192.0.2.1")
        client.sends(CONNECT)
        return client

    mine, again, neighbor, stranger, other_browser, forged = clients = [
        session(),
        session(),
        session(came=b"198.51.100.9, 203.0.113.1"),
        session(came=b"203.0.113.2"),
        session(agent=b"Another"),
        session(came=b"203.0.113.1, 203.0.113.2"),
    ]
    for client in clients:
        await client.leave()
    assert mine.session == again.session == neighbor.session
    assert len({one.session for one in (mine, stranger, other_browser)}) == 3
    assert forged.session == stranger.session


async def test_the_framework_sees_the_client_s_address_and_no_forwarded_one(
    connect: Open, caplog: pytest.LogCaptureFixture
) -> None:
    headers = ((b"x-forwarded-for", b"198.51.100.9, 203.0.113.1"),)
    client = connect(headers=headers, trusted_proxies="192.0.2.1")
    client.sends(CONNECT)
    await client.leave()
    assert client.seen_scope is not None
    assert client.seen_scope["client"][0] == "203.0.113.1"
    assert [name for name, _ in client.seen_scope["headers"]] == [b"host", b"origin"]
    assert caplog.messages == []


async def test_forwarded_headers_from_a_stranger_are_ignored_and_logged_once(
    connect: Open, caplog: pytest.LogCaptureFixture
) -> None:
    for proxies in ("none", "192.0.2.77"):
        caplog.clear()
        guarded = {"trusted_proxies": proxies}
        for header in (b"x-forwarded-for", b"X-Real-IP", b"forwarded"):
            client = connect(headers=((header, b"203.0.113.1"),), **guarded)
            guarded = {}  # the same guard again
            client.sends(CONNECT)
            await client.leave()
            assert client.seen_scope is not None
            assert client.seen_scope["client"][0] == "192.0.2.1"
        assert len(caplog.messages) == 1
        assert "TRUSTED_PROXIES" in caplog.text
        assert not re.search(r"203\.0|192\.0", caplog.text)


async def test_a_proxy_that_drops_upgrades_is_noticed(caplog: pytest.LogCaptureFixture) -> None:
    seconds = 5000.0
    upgrades = WebsocketUpgrades(lambda: seconds)

    async def request(proxies: str, query: str, origin: bytes) -> None:
        settings = make_settings(site_url=ORIGIN.decode(), trusted_proxies=proxies)
        guard = GuardMiddleware(recording_app, settings, EventAllowlist({}), upgrades=upgrades)
        scope = {
            "type": "http",
            "method": "GET",
            "path": "/_event/",
            "query_string": query.encode(),
            "headers": [(b"host", b"x"), (b"origin", origin), (b"connection", b"close")],
            "client": ("192.0.2.1", 1),
        }
        statuses: list[int] = []

        async def send(message: Any) -> None:
            statuses.append(message.get("status", 0))

        await guard(scope, None, send)  # ty: ignore[invalid-argument-type]
        assert statuses[0] == 404

    await request("none", QUERY, ORIGIN)
    await request("192.0.2.1", QUERY, b"https://evil.example")
    await request("192.0.2.1", QUERY.replace("websocket", "polling"), ORIGIN)
    assert not upgrades.are_dropped
    await request("192.0.2.1", QUERY, ORIGIN)
    assert refusals(caplog) == [Reason.PATH] * 3 + [Reason.UPGRADE]
    assert upgrades.are_dropped
    # A websocket that arrived shows that the request was not the proxy's fault.
    upgrades.arrived()
    assert not upgrades.are_dropped
    seconds += 3601
    assert not upgrades.are_dropped
    upgrades.dropped()
    assert upgrades.are_dropped
    seconds += 3601
    assert not upgrades.are_dropped


async def test_a_websocket_counts_as_arrived(connect: Open) -> None:
    client = connect()
    upgrades = WebsocketUpgrades()
    assert isinstance(client.guard, GuardMiddleware)
    client.guard._upgrades = upgrades
    upgrades.dropped()
    client.sends(CONNECT)
    await client.leave()
    assert not upgrades.are_dropped
