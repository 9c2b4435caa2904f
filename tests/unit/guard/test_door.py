"""The door by itself: an app behind it, a client in front, no server."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs

import pytest

from santa_app.guard import connection, events, memory
from santa_app.guard.connection import STRIKES
from santa_app.guard.door import LARGEST_BODY, Door
from santa_app.guard.refusals import Reason
from santa_app.states.letter import LetterState
from tests.unit.letters.examples import make_settings

SESSION = "6ce66f7d-63d0-48ff-9a88-3f72003921b0"
ORIGIN = b"https://letters.example"
QUERY = f"EIO=4&transport=websocket&token={SESSION}"
ROUTER = {"pathname": "/letters-to-santa"}
BOOT = f"40/_event,{json.dumps({'event': {'name': events.BOOT, 'router_data': ROUTER}})}"
SUBMIT = f"{LetterState.get_full_name()}.submit"


def submit(payload: object) -> str:
    sent = {"name": SUBMIT, "payload": payload, "router_data": ROUTER}
    return f"42/_event,{json.dumps(['event', sent])}"


@dataclass
class Client:
    """One websocket through the door to an app that takes down what reaches it."""

    door: Callable[..., Any] | None = None
    scope: dict[str, Any] = field(default_factory=dict)
    reached: list[dict[str, Any]] = field(default_factory=list)
    told: list[dict[str, Any]] = field(default_factory=list)
    incoming: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)
    seen_scope: dict[str, Any] | None = None
    task: asyncio.Task[None] | None = None
    to_client: Any = None

    async def app(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        self.seen_scope = scope
        self.to_client = send
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while True:
            message = await receive()
            self.reached.append(message)
            if message["type"] != "websocket.receive":
                break
        await send({"type": "websocket.send", "text": "after the end"})
        await send({"type": "websocket.close"})

    async def send(self, message: dict[str, Any]) -> None:
        self.told.append(message)

    def start(self) -> None:
        assert self.door is not None
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(self.door(self.scope, self.incoming.get, self.send))

    def says(self, *texts: str) -> None:
        for text in texts:
            self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    async def ping(self) -> None:
        """Let the app ask for a sign of life, once the first frame has reached it."""
        while not self.texts:
            await asyncio.sleep(0)
        assert self.to_client is not None
        await self.to_client({"type": "websocket.send", "text": "2"})

    async def leave(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1005})
        await self.ended()

    async def ended(self) -> None:
        assert self.task is not None
        await asyncio.wait_for(self.task, 5)

    @property
    def close_code(self) -> int | None:
        codes = [m.get("code", 1000) for m in self.told if m["type"] == "websocket.close"]
        assert len(codes) <= 1
        return codes[0] if codes else None

    @property
    def session(self) -> str:
        """What the framework takes for the session's token."""
        assert self.seen_scope is not None
        query = parse_qs(self.seen_scope["query_string"].decode())
        assert query.keys() == {"EIO", "transport", "token"}
        return query["token"][0]

    @property
    def texts(self) -> list[str]:
        return [m["text"] for m in self.reached if m["type"] == "websocket.receive"]


Open = Callable[..., Client]


async def behind(scope: Any, receive: Any, send: Any) -> None:
    """The app behind the door: each client's own."""
    await scope["client of the test"].app(scope, receive, send)


@pytest.fixture
async def visit() -> AsyncIterator[Open]:
    """Opens websockets: `visit(origin=…, query=…, headers=…, settings=…)`; all share one door."""
    clients: list[Client] = []
    door: Door | None = None

    def make(
        *,
        origins: tuple[bytes, ...] = (ORIGIN,),
        query: str = QUERY,
        path: str = "/_event/",
        headers: tuple[tuple[bytes, bytes], ...] = (),
        **settings: Any,
    ) -> Client:
        nonlocal door
        client = Client()
        if door is None or settings:
            door = Door(behind, make_settings(site_url=ORIGIN.decode(), **settings))
        client.door = door
        client.scope = {
            "client of the test": client,
            "type": "websocket",
            "path": path,
            "client": ("192.0.2.1", 1),
            "query_string": query.encode(),
            "subprotocols": [],
            "headers": [(b"host", b"x"), *((b"origin", one) for one in origins), *headers],
        }
        client.start()
        clients.append(client)
        return client

    yield make
    for client in clients:
        if client.task is not None and not client.task.done():
            await client.leave()


def refusals(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [line.removeprefix("refused: ") for line in caplog.messages]


async def test_a_page_s_way_through(visit: Open, caplog: pytest.LogCaptureFixture) -> None:
    client = visit(headers=((b"user-agent", b"Some Browser"), (b"cookie", b"a=b")))
    client.says(BOOT, "3", submit({"form": {"child_name": "Testkind"}}), "41/_event,")
    await client.ended()
    assert [text[:2] for text in client.texts] == ["40", "3", "42", "41"]
    assert client.seen_scope is not None
    assert client.session != SESSION
    assert [name for name, _ in client.seen_scope["headers"]] == [b"host", b"origin"]
    assert client.told == [
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
    visit: Open, origins: tuple[bytes, ...], caplog: pytest.LogCaptureFixture
) -> None:
    client = visit(origins=origins)
    await client.ended()
    assert client.seen_scope is None
    assert client.told == [{"type": "websocket.close", "code": 1008}]
    assert refusals(caplog) == [Reason.ORIGIN]


async def test_further_origins_that_are_allowed(visit: Open) -> None:
    client = visit(origins=(b"https://www.example.org",), allowed_origins="https://www.example.org")
    client.says(BOOT)
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
    visit: Open, query: str, path: str, reason: Reason, caplog: pytest.LogCaptureFixture
) -> None:
    client = visit(query=query, path=path)
    await client.ended()
    assert client.seen_scope is None
    assert refusals(caplog) == [reason]


async def test_a_connection_that_says_nothing_is_closed(
    visit: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connection, "SPEAK_WITHIN", 0.05)
    client = visit()
    client.says("3", "3")  # a sign of life says nothing
    await client.ended()
    assert client.close_code == 1008
    assert client.texts == ["3", "3"]
    assert refusals(caplog) == [Reason.SILENT]


async def test_a_page_that_does_not_answer_the_server_is_closed(
    visit: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connection, "ANSWER_WITHIN", 0.05)
    patient = visit()
    patient.says(BOOT)
    await patient.ping()
    patient.says("3")
    silent = visit()
    silent.says(BOOT)
    await silent.ping()
    await silent.ended()
    assert silent.close_code == 1008
    assert patient.close_code is None
    await patient.leave()
    assert patient.texts[1:] == ["3"]
    assert refusals(caplog) == [Reason.SILENT]


async def test_silent_connections_make_room_where_memory_runs_out(
    visit: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(memory, "EVERY", 0.02)
    monkeypatch.setattr(memory, "SILENT_FOR", 0.1)
    held = [10**9]
    monkeypatch.setattr(memory, "resident", lambda: held[0])
    silent = visit(max_memory_mb=2000)
    silent.says(BOOT)
    for _ in range(10):
        await asyncio.sleep(0.02)  # several looks, with memory to spare
    assert silent.close_code is None
    held[0] = 3 * 10**9
    await silent.ended()
    assert silent.close_code == 1008
    assert refusals(caplog) == [Reason.MEMORY]


def test_this_process_holds_some_memory() -> None:
    assert memory.resident() > 10_000_000


@pytest.mark.parametrize(
    ("first", "code", "reason"),
    [
        ([submit({"form": {}})], 1008, Reason.FRAME),
        (["41/_event,"], 1008, Reason.FRAME),
        ([BOOT, BOOT], 1008, Reason.FRAME),
        ([BOOT, "1"], 1008, Reason.FRAME),
        ([BOOT, "42/_event,[" * 3000], 1008, Reason.FRAME),
        ([BOOT, "3" * 65_537], 1009, Reason.SIZE),
        ([BOOT, "\N{CHRISTMAS TREE}" * 16_385], 1009, Reason.SIZE),
    ],
)
async def test_frames_that_end_a_connection(
    visit: Open, first: list[str], code: int, reason: Reason, caplog: pytest.LogCaptureFixture
) -> None:
    client = visit()
    client.says(*first)
    await client.ended()
    assert client.close_code == code
    assert refusals(caplog) == [reason]
    assert client.reached[-1]["type"] == "websocket.disconnect"
    assert {"type": "websocket.send", "text": "after the end"} not in client.told


async def test_binary_frames_end_a_connection(
    visit: Open, caplog: pytest.LogCaptureFixture
) -> None:
    client = visit()
    client.incoming.put_nowait({"type": "websocket.receive", "bytes": b"3"})
    await client.ended()
    assert refusals(caplog) == [Reason.FRAME]


async def test_the_first_event_must_be_a_page_s(
    visit: Open, caplog: pytest.LogCaptureFixture
) -> None:
    client = visit()
    client.says(BOOT.replace(events.BOOT, SUBMIT))
    await client.ended()
    assert client.close_code == 1008
    assert refusals(caplog) == [Reason.EVENT]


async def test_a_misfit_is_dropped_and_ten_are_too_many(
    visit: Open, caplog: pytest.LogCaptureFixture
) -> None:
    client = visit()
    client.says(BOOT, *[submit({"form": "Testkind"})] * (STRIKES - 1), submit({"form": {}}))
    await client.leave()
    assert len(client.texts) == 2
    client = visit()
    client.says(BOOT, *[submit({"form": "Testkind"})] * STRIKES)
    await client.ended()
    assert client.close_code == 1008
    assert refusals(caplog) == [Reason.PAYLOAD]
    assert "Testkind" not in caplog.text


async def test_too_many_frames_on_one_connection(
    visit: Open, caplog: pytest.LogCaptureFixture
) -> None:
    client = visit(connection_messages_per_minute=5)
    client.says(BOOT, *["3"] * 5)
    await client.ended()
    assert len(client.texts) == 5
    assert refusals(caplog) == [Reason.FLOOD]


async def test_too_many_messages_of_one_address(
    visit: Open, caplog: pytest.LogCaptureFixture
) -> None:
    one = visit(origin_messages_per_minute=3)
    one.says(BOOT, submit({"form": {}}), "3", "3", "3")  # signs of life are free
    other = visit()
    other.says(BOOT, submit({"form": {}}))
    await other.ended()
    assert len(other.texts) == 1
    assert refusals(caplog) == [Reason.MESSAGES]
    await one.leave()
    assert len(one.texts) == 5


async def test_room_is_made_when_a_connection_ends(
    visit: Open, caplog: pytest.LogCaptureFixture
) -> None:
    first = visit(origin_connections=1)
    await asyncio.sleep(0)
    second = visit()
    await second.ended()
    assert refusals(caplog) == [Reason.CONNECTIONS]
    await first.leave()
    third = visit()
    third.says(BOOT)
    await third.leave()
    assert len(third.texts) == 1


async def test_a_token_opens_a_session_only_where_it_was_made(visit: Open) -> None:
    def session(agent: bytes = b"Browser", hops: int = 1, came: bytes = b"203.0.113.1") -> Client:
        headers = ((b"user-agent", agent), (b"x-forwarded-for", came))
        client = visit(headers=headers, trusted_proxy_hops=hops)
        client.says(BOOT)
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


async def request(path: str, headers: list[tuple[bytes, bytes]], *bodies: bytes) -> int | str:
    """Return the status of a request, or what the app behind was told."""
    sent: list[dict[str, Any]] = []
    end: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (message := await receive())["type"] == "http.request" and message["more_body"]:
            pass
        end.append(message["type"])
        await send({"type": "http.response.start", "status": 200, "headers": []})

    parts = iter(bodies or (b"",))
    left = len(bodies or (b"",))

    async def receive() -> dict[str, Any]:
        nonlocal left
        left -= 1
        return {"type": "http.request", "body": next(parts), "more_body": left > 0}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    door = Door(app, make_settings())  # ty: ignore
    await door({"type": "http", "path": path, "headers": headers}, receive, send)  # ty: ignore
    return sent[0]["status"] if not end or end == ["http.request"] else end[0]


@pytest.mark.parametrize(
    "path", ["/_event", "/_event/", "/_upload", "/_health", "/_all_routes", "/auth-codespace"]
)
async def test_what_of_reflex_the_site_does_not_need(path: str) -> None:
    assert await request(path, []) == 404


async def test_pages_are_served() -> None:
    assert await request("/letters-to-santa", []) == 200
    assert await request("/ping", [(b"content-length", b"3")], b"abc") == 200


@pytest.mark.parametrize("length", [b"2097153", b"9" * 400, b"-1", b"x", b""])
async def test_announced_bodies_that_are_too_long(length: bytes) -> None:
    assert await request("/", [(b"content-length", length)]) == 413


async def test_a_body_that_turns_out_too_long_is_cut_off() -> None:
    half = b"x" * (LARGEST_BODY // 2)
    assert await request("/", [], half, half) == 200
    assert await request("/", [], half, half, b"x", b"x") == "http.disconnect"
