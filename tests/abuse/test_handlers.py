"""Calls every registered handler with arguments that no page sends.

The handlers come from the running app's registry, so a new one is covered by itself.
"""

import json
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from santa_app.guard.refusals import Reason
from santa_app.states.my_letter import MyLetterState
from tests.abuse.client import (
    CONNECT_EVENT,
    SUBMIT,
    RawClient,
    connect_frame,
    event,
    hydrated,
    write_letter,
)
from tests.abuse.log_check import CANARY, Watch
from tests.support.running_site import RunningSite

Rows = Callable[[], int]
ANNOUNCED = (
    Reason.EVENT,
    Reason.PAYLOAD,
    Reason.FRAME,
    Reason.SIZE,
    "browser error",
)


def nested(levels: int) -> Any:
    value: Any = CANARY
    for _ in range(levels):
        value = {"a": [value]}
    return value


WRONG: dict[str, Any] = {
    "nothing": None,
    "true": True,
    "zero": 0,
    "huge number": 10**4000,
    "fraction": -1.5e308,
    "empty text": "",
    "text": CANARY,
    "long text": CANARY * 4000,
    "invisible": "\u202e\u0000\u200b\r\n" + CANARY,
    "lone surrogate": "\ud83c" + CANARY,
    "markup": f"<script>{CANARY}</script>[bold]{{{{7*7}}}}",
    "query": f"' OR 1=1; DROP TABLE santa_letters; -- {CANARY}",
    "path": f"../../../../etc/passwd{CANARY}",
    "list": [CANARY] * 2000,
    "empty list": [],
    "empty object": {},
    "object": {CANARY: CANARY},
    "wide object": {f"{CANARY}{n}": n for n in range(2000)},
    "nested": nested(4),
    "deeply nested": nested(200),
    "magic": {"__class__": {"__init__": {"__globals__": CANARY}}},
    "event": {"name": SUBMIT, "payload": {"form": {"child_name": CANARY}}},
    "placeholder": {"_placeholder": True, "num": 0, CANARY: 1},
}


def payloads(arguments: list[str]) -> Iterator[Any]:
    """Return wrong payloads for a handler: each argument with each value, missing, too many."""
    yield from (None, [], CANARY, 1, {CANARY: CANARY}, {"self": {}}, {"state": CANARY})
    for name, value in product(arguments, WRONG.values()):
        yield {name: value}
    for value in WRONG.values():
        yield dict.fromkeys(arguments, value)
        yield {**dict.fromkeys(arguments, CANARY), "extra": value}


async def call(server: RunningSite, frames: list[str]) -> str:
    """Send frames over as many connections as it takes; return all that was told.

    A connection bears nine misfits. Where one frame ends it, those sent with it are sent again,
    each on a connection of its own, so that the server processes every frame.
    """
    told: list[str] = []
    batches = [frames[at : at + 8] for at in range(0, len(frames), 8)]
    while batches:
        batch = batches.pop()
        async with hydrated(server) as client:
            await client.send(*batch)
            await client.settle()
            told += client.received
        if client.closed and len(batch) > 1:
            batches += [[frame] for frame in batch]
    return "".join(told)


async def test_every_handler_with_wrong_values(
    server: RunningSite, log: Watch, rows: Rows, registered: dict[str, Any]
) -> None:
    log.expect(*ANNOUNCED)
    handlers: dict[str, list[str]] = registered["handlers"]
    assert {SUBMIT, CONNECT_EVENT, f"{MyLetterState.get_full_name()}.handle"} <= handlers.keys()
    assert len(handlers) >= 10
    before = rows()
    sent = 0
    for name, arguments in handlers.items():
        frames = [event(name, payload) for payload in payloads(arguments)]
        await call(server, frames)
        sent += len(frames)
    assert sent > 60 * len(handlers)
    assert rows() == before
    assert await write_letter(server, "after-wrong-values") == "reply_sent"
    assert rows() == before + 1


async def test_variables_cannot_be_set(
    server: RunningSite, log: Watch, rows: Rows, registered: dict[str, Any]
) -> None:
    log.expect(*ANNOUNCED)
    before = rows()
    frames = []
    for state, variables in registered["variables"].items():
        for name in [*variables, "__dict__", "__class__", "_reflex_internal_links"]:
            plain = name.removesuffix("_rx_state_")
            frames += [
                event(f"{state}.set_{plain}", {"value": CANARY}),
                event(f"{state}.setvar", {"var_name": plain, "value": CANARY}),
            ]
    everything = {
        f"{state}.{name}": CANARY
        for state, variables in registered["variables"].items()
        for name in variables
    }
    updates = next(n for n in registered["handlers"] if n.endswith(".update_vars_internal"))
    frames += [event(updates, {"vars": everything}), event(CONNECT_EVENT, {"vars": everything})]
    assert len(frames) > 100
    told = await call(server, frames)
    assert CANARY not in told
    client = await RawClient.connect(server)
    first = {
        "name": CONNECT_EVENT,
        "payload": {"vars": everything},
        "router_data": {"pathname": "/"},
    }
    await client.send(connect_frame(event=first))
    await client.settle()
    await client.leave()
    assert client.closed == ""  # taken as a page's, without the variables
    assert CANARY not in "".join(client.received)
    assert rows() == before


async def test_errors_that_a_browser_reports(
    server: RunningSite, log: Watch, registered: dict[str, Any]
) -> None:
    log.expect("browser error", Reason.PAYLOAD, Reason.FRAME)
    (name,) = (n for n in registered["handlers"] if n.endswith(".handle_frontend_exception"))
    texts = [CANARY, f"TypeError: {CANARY}", f"{CANARY}\n at x ({server.url}/assets/{CANARY}.js:1)"]
    frames = [event(name, {"info": text, "component_stack": text}) for text in texts]
    frames += [f"42/_event,{json.dumps(['client_error', {'message': text}])}" for text in texts]
    frames += [f"42/_event,{json.dumps(['client_error', {'error_type': text}])}" for text in texts]
    told = await call(server, frames)
    assert CANARY not in told
