"""The frames that a page of this site sends over the websocket, and no others.

Engine.IO 4 frames are one digit and a text; within them Socket.IO packets are one digit, the
namespace and JSON. A frame that is let through is rebuilt from the parts that were checked,
so the framework never sees anything else.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from santa_app.guard.refusals import Reason, Refused

NAMESPACE: Final = "/_event"
DEEPEST: Final = 12
"""Levels of lists and objects in a message; a letter has five."""
LONGEST_PATH: Final = 200
LONGEST_REPORT: Final = 500
_SCHEMA = re.compile(r"[0-9a-f]{1,64}")


class Kind(StrEnum):
    """What a frame is: Engine.IO's and Socket.IO's digits."""

    PONG = "3"
    CONNECT = "40"
    DISCONNECT = "41"
    EVENT = "42"


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """An event as a page sends it: a handler's full name, its arguments, the page's path."""

    name: str
    payload: Mapping[str, Any]
    path: str

    def packet(self, payload: Mapping[str, Any]) -> dict[str, Any]:
        """Return what the framework shall see of it.

        Query and fragment of the page's address are not passed on: the fragment of /my-letter
        holds a parent's token, and no handler needs them.
        """
        where = {"pathname": self.path, "asPath": self.path}
        return {"name": self.name, "payload": payload, "router_data": where}


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """A frame that was understood; `event` is None where it carries none to a handler."""

    kind: Kind
    event: Event | None = None
    schema: str = ""
    report: str | None = None
    """The text of an error that the browser reports, which has a channel of its own."""


def read_frame(text: str) -> Frame:
    """Take a frame apart; Refused where no page of this site would send it."""
    if text == Kind.PONG:
        return Frame(kind=Kind.PONG)
    head, comma, body = text.partition(",")
    if not comma or head[2:] != NAMESPACE or head[:2] not in {"40", "41", "42"}:
        raise Refused(Reason.FRAME)
    kind = Kind(head[:2])
    if kind is Kind.DISCONNECT:
        if body:
            raise Refused(Reason.FRAME)
        return Frame(kind=kind)
    return _connect(_parse(body)) if kind is Kind.CONNECT else _event(_parse(body))


def write_frame(kind: Kind, data: object = None) -> str:
    """Return a frame for the framework; lone surrogates become U+FFFD, which any text may hold."""
    body = "" if data is None else json.dumps(data, ensure_ascii=False)
    if not body.isascii():
        body = body.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return f"{kind}{NAMESPACE},{body}"


def _parse(body: str) -> object:
    try:
        data = json.loads(body, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise Refused(Reason.FRAME) from None
    if _depth_exceeds(data, DEEPEST):
        raise Refused(Reason.FRAME)
    return data


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is no JSON")


def _depth_exceeds(data: object, most: int) -> bool:
    level = [data]
    for _ in range(most):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                inner.extend(value.values())
            elif isinstance(value, list):
                inner.extend(value)
        if not inner:
            return False
        level = inner
    return True


def _connect(data: object) -> Frame:
    if not isinstance(data, dict):
        raise Refused(Reason.FRAME)
    schema = data.get("state_schema")
    if schema is not None and not (isinstance(schema, str) and _SCHEMA.fullmatch(schema)):
        raise Refused(Reason.FRAME)
    return Frame(kind=Kind.CONNECT, event=_read_event(data.get("event")), schema=schema or "")


def _event(data: object) -> Frame:
    match data:
        case ["event", sent]:
            return Frame(kind=Kind.EVENT, event=_read_event(sent))
        case ["client_error", {"message": str() as text}]:
            return Frame(kind=Kind.EVENT, report=text[:LONGEST_REPORT])
        case _:
            raise Refused(Reason.FRAME)


def _read_event(sent: object) -> Event:
    match sent:
        case {"name": str() as name, "router_data": {"pathname": str() as path}}:
            payload = sent.get("payload", {})  # a page leaves an empty one out
        case _:
            raise Refused(Reason.FRAME)
    if not isinstance(payload, dict) or not path.startswith("/") or len(path) > LONGEST_PATH:
        raise Refused(Reason.FRAME)
    return Event(name=name, payload=payload, path=path)
