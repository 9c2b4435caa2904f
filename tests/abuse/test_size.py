"""The size limit of messages: the longest letter fits, a longer message closes the websocket."""

import asyncio
import json
import re
from contextlib import AsyncExitStack, suppress

import pytest

from santa_app.guard.refusals import Reason
from santa_app.letters.submission.form import FormField
from santa_app.rules.letter_form import MAX_LENGTHS
from santa_app.rules.submit_status import SubmitStatus
from tests.abuse.client import (
    SUBMIT,
    RawClient,
    event,
    hydrated,
    letter,
    write_letter,
)
from tests.abuse.log_check import Watch
from tests.support.running_site import RunningSite

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


async def test_unfinished_messages_close_their_websockets_only(
    server: RunningSite, log: Watch
) -> None:
    log.expect(Reason.UNFINISHED)

    async def in_fragments(client: RawClient) -> None:
        with suppress(ConnectionError):
            await client.send_fragments(3, 1_000_000)

    async def in_one_frame(client: RawClient) -> None:
        await client.send("3")
        await client.send_half(1_000_000)

    async with AsyncExitStack() as stack:
        page = await stack.enter_async_context(hydrated(server))
        for attack in (in_fragments, in_one_frame):
            clients = [await stack.enter_async_context(hydrated(server)) for _ in range(8)]
            await asyncio.gather(*map(attack, clients))
            for client in clients:
                # 1000 where the end of the app reaches Granian before the guard's code.
                assert re.search("10(00|09)|broken off|reset", await client.until_closed())
        await page.settle()
        assert page.closed == ""
    assert await write_letter(server, "after-unfinished-messages") == "reply_sent"
