"""Which frames pass, and which close the websocket."""

import pytest

from santa_app.framework.server.events import CONNECT_EVENT
from santa_app.guard.connection import MAX_DROPPED_EVENTS
from santa_app.guard.refusals import Reason
from tests.unit.guard.websocket_client import CONNECT, SUBMIT, Open, refusals, submit


@pytest.mark.parametrize(
    ("first", "code", "reason"),
    [
        ([submit({"form": {}})], 1008, Reason.FRAME),
        (["41/_event,"], 1008, Reason.FRAME),
        ([CONNECT, CONNECT], 1008, Reason.FRAME),
        ([CONNECT, "1"], 1008, Reason.FRAME),
        ([CONNECT, "42/_event,[" * 3000], 1008, Reason.FRAME),
        ([CONNECT, "3" * 65_537], 1009, Reason.SIZE),
        ([CONNECT, "\N{CHRISTMAS TREE}" * 16_385], 1009, Reason.SIZE),
    ],
)
async def test_frames_that_end_a_connection(
    connect: Open,
    first: list[str],
    code: int,
    reason: Reason,
    caplog: pytest.LogCaptureFixture,
) -> None:
    client = connect()
    client.sends(*first)
    await client.ended()
    assert client.close_code == code
    assert refusals(caplog) == [reason]
    assert client.passed[-1]["type"] == "websocket.disconnect"
    assert {"type": "websocket.send", "text": "after the end"} not in client.sent


async def test_binary_frames_end_a_connection(
    connect: Open, caplog: pytest.LogCaptureFixture
) -> None:
    client = connect()
    client.incoming.put_nowait({"type": "websocket.receive", "bytes": b"3"})
    await client.ended()
    assert refusals(caplog) == [Reason.FRAME]


async def test_the_first_event_must_be_a_page_s(
    connect: Open, caplog: pytest.LogCaptureFixture
) -> None:
    client = connect()
    client.sends(CONNECT.replace(CONNECT_EVENT, SUBMIT))
    await client.ended()
    assert client.close_code == 1008
    assert refusals(caplog) == [Reason.EVENT]


async def test_a_misfit_is_dropped_and_ten_are_too_many(
    connect: Open, caplog: pytest.LogCaptureFixture
) -> None:
    client = connect()
    client.sends(
        CONNECT, *[submit({"form": "Testkind"})] * (MAX_DROPPED_EVENTS - 1), submit({"form": {}})
    )
    await client.leave()
    assert len(client.texts) == 2
    client = connect()
    client.sends(CONNECT, *[submit({"form": "Testkind"})] * MAX_DROPPED_EVENTS)
    await client.ended()
    assert client.close_code == 1008
    assert refusals(caplog) == [Reason.PAYLOAD]
    assert "Testkind" not in caplog.text
