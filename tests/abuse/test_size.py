"""The size limit of messages: the longest letter fits, a longer message closes the websocket."""

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress

import pytest

from santa_app.guard.refusals import Reason
from santa_app.letters.submission.form import FormField
from santa_app.rules.letter_form import MAX_LENGTHS
from santa_app.rules.submit_status import SubmitStatus
from tests.abuse.client import (
    SUBMIT,
    RawClient,
    connect_frame,
    event,
    hydrated,
    letter,
    write_letter,
)
from tests.abuse.log_check import Watch, memory
from tests.support.running_site import RunningSite
from tests.support.websocket import ClosedError

LONGEST = 65_536
FOREST = "\N{CHRISTMAS TREE}"


@pytest.mark.parametrize("ascii_only", [False, True])
async def test_the_longest_letter_arrives(
    server: RunningSite, log: Watch, rows, ascii_only: bool
) -> None:
    before = rows()
    full: dict[str, object] = {
        field: "雪" * most for field, most in MAX_LENGTHS.items() if field != "parent_email"
    }
    full[FormField.CHILD_NAME] = "小明" * (MAX_LENGTHS[FormField.CHILD_NAME] // 2)
    form = letter(f"longest-{ascii_only}", **full)
    sent = {"name": SUBMIT, "payload": {"form": form}, "router_data": {"pathname": "/"}}
    async with hydrated(server) as client:
        await client.send(f"42/_event,{json.dumps(['event', sent], ensure_ascii=ascii_only)}")
        answer = await client.receive_until(str(form["submission_key"]))
    assert f'"{SubmitStatus.REPLY_SENT}"' in answer
    assert rows() == before + 1


@pytest.mark.parametrize(
    "text",
    [
        "x" * (LONGEST + 1),
        FOREST * (LONGEST // 4 + 1),
        "x" * 1_000_001,
        event(SUBMIT, {"form": {"wish_list": "Kanarienvogel" * 6000}}),
        "x" * 15_000_000,
    ],
    ids=["one byte", "four-byte signs", "a million", "an event", "15 MB"],
)
async def test_longer_messages_end_the_connection(
    server: RunningSite, log: Watch, rows, text: str
) -> None:
    log.expect(Reason.SIZE, Reason.UNFINISHED)
    before = rows()
    async with hydrated(server) as client:
        await client.send(text)
        assert "1009" in await client.until_closed()
    assert rows() == before


async def test_a_long_first_message_too(server: RunningSite, log: Watch) -> None:
    log.expect(Reason.SIZE)
    client = await RawClient.connect(server)
    await client.send(connect_frame(state_schema="0" * LONGEST))
    assert "1009" in await client.until_closed()
    await client.leave()


async def test_memory_stays_flat(server: RunningSite, log: Watch) -> None:
    log.expect(Reason.SIZE)

    async def round_of(count: int) -> None:
        for _ in range(count):
            async with hydrated(server) as client:
                await client.send("x" * 2_000_000)
                await client.until_closed()

    await round_of(10)
    before = memory(server)
    await round_of(60)
    grown = memory(server) - before
    assert grown < 24_000_000, f"{grown:,} bytes for 120 MB sent"
    assert await write_letter(server, "after-long-messages") == "reply_sent"


async def test_the_web_server_itself_stops_at_some_size(server: RunningSite, log: Watch) -> None:
    # Granian buffers at most 16 MB of one frame, whatever its header announces.
    async with hydrated(server) as client:
        await client.send("x" * 20_000_000)
        with pytest.raises((ClosedError, ConnectionError)):
            await client.receive_until("never")


async def test_unfinished_messages_do_not_fill_the_memory(
    strict_server: Callable[..., RunningSite],
) -> None:
    site = strict_server(MAX_MEMORY_MB="", MAX_MESSAGE_BYTES="")
    peak = 0

    async def watch() -> None:
        nonlocal peak
        while True:
            peak = max(peak, memory(site))
            await asyncio.sleep(0.02)

    async def fill(client: RawClient) -> None:
        with suppress(ConnectionError):
            await client.send_fragments(3, 15_000_000)
        await client.until_closed()

    async with AsyncExitStack() as stack:
        page = await stack.enter_async_context(hydrated(site))
        clients = [await stack.enter_async_context(hydrated(site)) for _ in range(12)]
        before = memory(site)
        watching = asyncio.create_task(watch())
        await asyncio.gather(*map(fill, clients))
        watching.cancel()
        await page.settle()
        assert page.closed == ""
    # All of it would be 540 MB.
    assert peak - before < 300_000_000, f"{peak - before:,} bytes"
    assert Reason.UNFINISHED in site.log.read_text()
    assert await write_letter(site, "after-unfinished-messages") == "reply_sent"


async def test_half_a_message_at_once_beside_complete_ones(server: RunningSite, log: Watch) -> None:
    # Too little for the memory's growth to be noticed, and nothing more comes.
    log.expect(Reason.UNFINISHED)
    async with AsyncExitStack() as stack:
        page = await stack.enter_async_context(hydrated(server))
        clients = [await stack.enter_async_context(hydrated(server)) for _ in range(8)]
        for client in clients:
            await client.send("3")
            await client.send_half(1_000_000)
        for client in clients:
            assert "1009" in await client.until_closed()
        await page.settle()
        assert page.closed == ""
