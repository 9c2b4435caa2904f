"""HTTP requests: paths of Reflex, bodies over a limit, and what each refusal costs its client."""

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from itertools import islice
from typing import Any

import pytest

from santa_app.guard import bodies, processor_share
from santa_app.guard.bodies import MAX_BODY_BYTES, MAX_BYTES, HeldBytes
from santa_app.guard.event_allowlist import EventAllowlist
from santa_app.guard.middleware import MAX_PATH, GuardMiddleware
from santa_app.guard.processor_share import ALLOWANCE, REQUEST_COST
from santa_app.guard.refusals import Reason, Refused
from santa_app.observability.crowding import Crowding
from tests.support.letter_examples import make_settings
from tests.unit.guard.websocket_client import refusals

Headers = Sequence[tuple[bytes, bytes]]


class Requests:
    """Sends requests through one guard to an app that answers once a body is complete."""

    def __init__(self) -> None:
        self.guard = GuardMiddleware(
            self._app,
            make_settings(),
            EventAllowlist({}),
            clock=lambda: 0.0,
        )

    async def _app(self, _scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def open_websocket(self) -> int:
        """Return how a handshake without an origin is refused."""
        sent: list[dict[str, Any]] = []

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        scope = {"type": "websocket", "path": "/_event", "headers": [], "client": ("192.0.2.1", 1)}
        await self.guard(scope, None, send)  # ty: ignore
        return sent[0]["code"]

    async def ask(
        self,
        path: str = "/",
        *,
        headers: Headers = (),
        query: bytes = b"",
        client: str = "192.0.2.1",
        size: int | None = None,
        until: asyncio.Event | None = None,
    ) -> int:
        """Return the status of a request with a body of `size`, which is complete at `until`."""
        sent: list[dict[str, Any]] = []
        if size is not None:
            headers = [*headers, (b"content-length", str(size).encode())]

        async def receive() -> dict[str, Any]:
            if until is not None:
                await until.wait()
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        scope = {
            "type": "http", "method": "GET", "path": path, "query_string": query,
            "headers": list(headers), "client": (client, 1),
        }  # fmt: skip
        await self.guard(scope, receive, send)  # ty: ignore
        (status,) = [one["status"] for one in sent if one["type"] == "http.response.start"]
        return status


@pytest.fixture
def requests() -> Requests:
    return Requests()


@pytest.mark.parametrize(
    "path",
    ["/_event", "/_event/", "/_upload", "/_health", "/_all_routes", "/auth-codespace", "/a" * 251],
)
async def test_paths_of_reflex_and_long_ones_are_refused(requests: Requests, path: str) -> None:
    assert await requests.ask(path) == 404


@pytest.mark.parametrize("query", [b"a&" * 10, b"a=1&" * 500, b"&", b"%", b"\xff=%zz", b"=" * 999])
async def test_a_query_of_any_form_is_refused_as_any_other(
    requests: Requests, caplog: pytest.LogCaptureFixture, query: bytes
) -> None:
    for _ in range(20):
        assert await requests.ask("/_event", query=query) == 404
    assert len(refusals(caplog)) == 1


@pytest.mark.parametrize("query", [b"\xff", b"a=\xed\xa0\x80", "a=ä".encode()])
async def test_query_that_is_not_ascii_is_refused(requests: Requests, query: bytes) -> None:
    assert await requests.ask("/letters-to-santa", query=query) == 400


async def test_pages_are_served(requests: Requests) -> None:
    assert await requests.ask("/letters-to-santa") == 200
    assert await requests.ask("/unsubscribe/".ljust(MAX_PATH, "a")) == 200
    assert await requests.ask("/ping", size=3) == 200


async def test_refused_requests_use_the_client_s_share(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(processor_share, "LONGEST_WAIT", 0.0)
    permitted = round(ALLOWANCE / REQUEST_COST)
    for status, request in (
        (404, {"path": "/_event"}),
        (404, {"path": "/_event", "query": b"a&" * 11}),
        (400, {"headers": [(b"host", b"a"), (b"host", b"b")]}),
        (413, {"headers": [(b"content-length", b"x")]}),
    ):
        requests = Requests()
        answers = [await requests.ask(**request) for _ in range(permitted + 2)]
        assert answers[:permitted] == [status] * permitted
        assert answers[-1] == 429
        assert await requests.ask(client="198.51.100.1") == 200
    caplog.clear()
    requests = Requests()
    for _ in range(permitted + 2):
        assert await requests.open_websocket() == 1008
    assert refusals(caplog) == [Reason.ORIGIN, Reason.PROCESSOR]


async def test_a_body_costs_its_client_as_much_as_it_is_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processor_share, "LONGEST_WAIT", 0.0)
    requests = Requests()
    answers = [await requests.ask(size=250_000) for _ in range(20)]
    assert answers.index(429) == 14
    assert await requests.ask(size=250_000, client="198.51.100.1") == 200


@pytest.mark.parametrize(
    "length", [b"2097153", b"9" * 400, b"0" * 5000 + b"2097153", b"-1", b"x", b""]
)
async def test_bodies_that_are_too_long_are_refused(requests: Requests, length: bytes) -> None:
    assert await requests.ask(headers=[(b"content-length", length)]) == 413
    assert (
        await requests.ask(headers=[(b"content-length", b"1"), (b"content-length", length)]) == 413
    )


async def test_half_sent_bodies_do_not_fill_the_memory(
    requests: Requests, caplog: pytest.LogCaptureFixture
) -> None:
    end = asyncio.Event()
    attack = [
        asyncio.create_task(requests.ask(size=249_000, until=end, client=f"192.0.2.{n % 250}"))
        for n in range(300)
    ]
    refused = [await done for done in islice(asyncio.as_completed(attack), 275)]
    assert refused == [503] * 275
    held = requests.guard._held.total
    assert 0.9 * MAX_BYTES / 5 < held <= MAX_BYTES / 5
    assert refusals(caplog) == [Reason.BODIES]
    # Another network's letter is taken meanwhile, also a long one; a GET of the same network, too.
    assert await requests.ask(size=249_000, client="198.51.100.1") == 200
    assert await requests.ask() == 200
    end.set()
    await asyncio.gather(*attack)
    assert requests.guard._held.total == 0
    assert await requests.ask(size=249_000) == 200


async def test_body_of_unknown_length_counts_as_the_longest(requests: Requests) -> None:
    end = asyncio.Event()
    chunked = [(b"Transfer-Encoding", b"chunked"), (b"content-length", b"1")]
    slow = asyncio.create_task(requests.ask(headers=chunked, until=end))
    await asyncio.sleep(0)
    assert requests.guard._held.total == MAX_BODY_BYTES
    end.set()
    assert await slow == 200
    assert requests.guard._held.total == 0


def test_many_networks_leave_room_for_a_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    crowding = Crowding()
    monkeypatch.setattr(bodies, "crowding", crowding)

    def fill(network: str) -> None:
        with suppress(Refused):
            while True:
                stack.enter_context(held.hold(network, 1000))

    held = HeldBytes()
    with ExitStack() as stack:
        for number in range(30):
            fill(f"network {number}")
        stack.enter_context(held.hold("family", 5000))
        assert not crowding.is_recent
        for number in range(30, 500):
            fill(f"network {number}")
        assert held.total <= MAX_BYTES
        with pytest.raises(Refused, match=Reason.CROWDED):
            stack.enter_context(held.hold("another family", 5000))
        assert crowding.is_recent
    assert held.total == 0
