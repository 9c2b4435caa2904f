"""Which handshakes are accepted, and which session they open."""

import pytest

from santa_app.guard.refusals import Reason
from tests.unit.guard.websocket_client import (
    CONNECT,
    ORIGIN,
    QUERY,
    SESSION,
    Client,
    Open,
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
    assert client.sent == [
        {"type": "websocket.accept"},
        {"type": "websocket.close", "code": 1000},
    ]
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
    def session(agent: bytes = b"Browser", hops: int = 1, came: bytes = b"203.0.113.1") -> Client:
        headers = ((b"user-agent", agent), (b"x-forwarded-for", came))
        client = connect(headers=headers, trusted_proxy_hops=hops)
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
