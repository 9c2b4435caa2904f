"""What a message costs the server: processor time for the worst of each kind within the limits.

`python -m tests.abuse.costs` starts a server and prints milliseconds of its processor time per
message. They are processor time, so a busy machine changes them little.
"""

import asyncio
import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from reflex.state import FrontendEventExceptionState, OnLoadInternalState
from reflex_base.utils.format import format_event_handler

from santa_app.states.my_letter import MyLetterState
from tests.abuse.client import SUBMIT, event, hydrated, letter
from tests.abuse.conftest import server_in
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.running_site import RunningSite
from tests.support.table import say

COUNT = 200
ROOM = 60_000
"""Bytes for the text of a message that MAX_MESSAGE_BYTES still lets pass."""
HANDLE = format_event_handler(MyLetterState.event_handlers["handle"])
ON_LOAD = format_event_handler(OnLoadInternalState.event_handlers["on_load_internal"])
REPORT = format_event_handler(
    FrontendEventExceptionState.event_handlers["handle_frontend_exception"]
)


def _text(character: str, room: int = ROOM) -> str:
    return character * (room // len(character.encode()))


def _form(**fields: object) -> str:
    return _utf8(event(SUBMIT, {"form": {**letter("cost"), **fields}}))


def _utf8(frame: str) -> str:
    """Return a frame with its characters as they are: as escapes, fewer of them fit."""
    head, _, body = frame.partition(",")
    return f"{head},{json.dumps(json.loads(body), ensure_ascii=False)}"


def worst_messages() -> Mapping[str, str]:
    """Return a frame of each kind that may cost much, by its name."""
    nested: object = []
    for _ in range(6):
        nested = [nested]
    most = len(json.dumps(nested)) + 2
    return {
        "an empty form": event(SUBMIT, {"form": {}}),
        "name, U+FDFA": _form(child_name=_text("\ufdfa")),
        "name, U+FFF9": _form(child_name=_text("\ufff9")),
        "name, U+200B": _form(child_name=_text("\u200b")),
        "name, emoji": _form(child_name=_text("\U0001f384")),
        "address, U+FFF9": _form(parent_email=_text("\ufff9")),
        "address, @": _form(parent_email=_text("@")),
        "age, no-break space": _form(age=_text("\xa0")),
        "five texts, U+FFF9": _form(
            **dict.fromkeys(
                ("child_name", "city_country", "parent_email", "wish_list", "message_to_santa"),
                _text("\ufff9", ROOM // 5),
            )
        ),
        "longest texts, U+FDFA, bad age": _form(
            child_name="\ufdfa" * 60,
            wish_list="\ufdfa" * 2000,
            message_to_santa="\ufdfa" * 2000,
            city_country="\ufdfa" * 100,
            age="x",
        ),
        "unknown fields": _form(**{f"f{number}": "" for number in range(4000)}),
        "many lists": _form(x=[nested] * (ROOM // most)),
        "many numbers": _form(x=[0.1] * (ROOM // 5)),
        "my letter, token": _utf8(event(HANDLE, {"request": {"token": _text("a")}})),
        "my letter, token, U+FDFA": _utf8(event(HANDLE, {"request": {"token": _text("\ufdfa")}})),
        "page load": event(ON_LOAD, {}),
        "error report": event(
            REPORT,
            {
                "info": _text("TypeErro /assets/", ROOM // 2),
                "component_stack": _text("/assets/a", ROOM // 2),
            },
        ),
        "malformed": _text("["),
    }


def processor_seconds(site: RunningSite) -> float:
    """Return the processor time of the server's processes so far."""
    assert site.process is not None
    ticks = 0
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue  # the process has ended meanwhile
        if int(fields[2]) == site.process.pid:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def cost(site: RunningSite, frame: str, count: int = COUNT) -> float:
    """Return the milliseconds of processor time that the server takes for one message."""
    before = processor_seconds(site)
    sent = 0
    while sent < count:
        async with hydrated(site) as client:
            for _ in range(min(8, count - sent)):  # the guard closes after ten refusals
                await client.send(frame)
                sent += 1
            await client.settle()
    return 1000 * (processor_seconds(site) - before) / count


async def main() -> None:
    with FakeSendGrid() as inbox, tempfile.TemporaryDirectory() as folder:
        site = server_in(Path(folder), inbox)
        site.start()
        try:
            await cost(site, event(SUBMIT, {"form": {}}), 50)  # what is done once
            say(f"load {os.getloadavg()[0]:.1f}")
            for name, frame in worst_messages().items():
                taken = await cost(site, frame)
                say(f"{taken:8.2f} ms  {len(frame.encode()):6} B  {name}")
        finally:
            site.stop()


if __name__ == "__main__":
    asyncio.run(main())
