"""What a page of this site sends when it opens a websocket, and in its frames; builds both anew.

An Engine.IO 4 frame is one digit and a text. The text of a message is a Socket.IO packet: one
digit, the namespace and JSON. The framework sees only frames that are built from checked parts.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from santa_app.framework.server.events import CONNECT_EVENT

NAMESPACE: Final = "/_event"
"""The namespace of Socket.IO, and the path at which a page opens its websocket."""
MAX_DEPTH: Final = 12
"""Levels of nested lists and objects in a message; a letter has five."""
MAX_VALUES: Final = 200
"""Values in the lists and objects of a message; a letter has twenty. Each one takes time, in the
guard and in the framework."""
MAX_PATH_LENGTH: Final = 200
MAX_REPORT_LENGTH: Final = 500
_SCHEMA = re.compile(r"[0-9a-f]{1,64}")
_TOKEN = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")


class ProtocolError(Exception):
    """No page of this site sends that."""


def token_of(query: Mapping[str, list[str]]) -> str:
    """Return the token of the page whose handshake has this query.

    Raises:
        ProtocolError: When no page of this site sends such a query.
    """
    token = query.get("token", [""])
    if (
        query.get("transport") != ["websocket"]
        or query.get("EIO") != ["4"]
        or "sid" in query
        or len(token) != 1
        or not _TOKEN.fullmatch(token[0])
    ):
        raise ProtocolError
    return token[0]


def build_query(session: str) -> bytes:
    """Return the query of a handshake for the framework."""
    return f"EIO=4&transport=websocket&token={session}".encode()


class FrameType(StrEnum):
    """The digits of Engine.IO and Socket.IO that a frame starts with."""

    PONG = "3"
    CONNECT = "40"
    DISCONNECT = "41"
    EVENT = "42"


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """An event from a page: the handler's full name, its arguments, the page's path."""

    name: str
    payload: Mapping[str, Any]
    path: str

    def packet(self, payload: Mapping[str, Any]) -> dict[str, Any]:
        """Return the event for the framework, with `payload` as its arguments.

        The query and the fragment of the page's URL are left out: the fragment of /my-letter
        contains a parent's token, and no handler needs them.
        """
        where = {"pathname": self.path, "asPath": self.path}
        return {"name": self.name, "payload": payload, "router_data": where}


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """A parsed frame; `event` is None when the frame calls no handler."""

    type: FrameType
    event: Event | None = None
    schema: str = ""
    """The digest of the State's fields that a page sends when it connects."""
    report: str | None = None
    """The text of a browser error, which the framework takes as an event of its own kind."""

    @property
    def has_right_event(self) -> bool:
        """Whether the event belongs into such a frame: the connect event is in the first one."""
        if self.event is None:
            return self.type is not FrameType.CONNECT
        return (self.event.name == CONNECT_EVENT) is (self.type is FrameType.CONNECT)

    def rebuilt(self, payload: Mapping[str, Any]) -> str:
        """Return the frame for the framework, with `payload` as the arguments of the event."""
        if self.report is not None:
            return _build(self.type, ["client_error", {"message": self.report}])
        if self.event is None:
            return self.type if self.type is FrameType.PONG else _build(self.type)
        packet = self.event.packet(payload)
        if self.type is FrameType.EVENT:
            return _build(self.type, ["event", packet])
        schema = {"state_schema": self.schema} if self.schema else {}
        return _build(self.type, {"event": packet, **schema})


def parse_frame(text: str) -> Frame:
    """Parse a frame; raise ProtocolError when no page of this site sends it."""
    if text == FrameType.PONG:
        return Frame(type=FrameType.PONG)
    head, comma, body = text.partition(",")
    if not comma or head[2:] != NAMESPACE or head[:2] not in {"40", "41", "42"}:
        raise ProtocolError
    frame_type = FrameType(head[:2])
    if frame_type is FrameType.DISCONNECT:
        if body:
            raise ProtocolError
        return Frame(type=frame_type)
    data = _parse_json(body)
    return _connect_frame(data) if frame_type is FrameType.CONNECT else _event_frame(data)


def _build(frame_type: FrameType, data: object = None) -> str:
    """Return a frame; unpaired surrogates become U+FFFD."""
    body = "" if data is None else json.dumps(data, ensure_ascii=False)
    if not body.isascii():
        body = body.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return f"{frame_type}{NAMESPACE},{body}"


def _parse_json(body: str) -> object:
    try:
        data = json.loads(body, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        raise ProtocolError from None
    if not _is_small(data):
        raise ProtocolError
    return data


def _refuse_constant(name: str) -> float:
    raise ValueError(f"{name} is not JSON")


def _is_small(data: object) -> bool:
    """Return whether `data` has at most MAX_DEPTH levels and MAX_VALUES values."""
    level = [data]
    count = 0
    for _ in range(MAX_DEPTH):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                inner.extend(value.values())
            elif isinstance(value, list):
                inner.extend(value)
        if not inner:
            return True
        count += len(inner)
        if count > MAX_VALUES:
            return False
        level = inner
    return False


def _connect_frame(data: object) -> Frame:
    if not isinstance(data, dict):
        raise ProtocolError
    schema = data.get("state_schema")
    if schema is not None and not (isinstance(schema, str) and _SCHEMA.fullmatch(schema)):
        raise ProtocolError
    event = _event(data.get("event"))
    # Reflex puts there what the browser stored for a State. No State of this site stores anything,
    # and a page could set any field by it.
    payload = {name: value for name, value in event.payload.items() if name != "vars"}
    return Frame(type=FrameType.CONNECT, event=replace(event, payload=payload), schema=schema or "")


def _event_frame(data: object) -> Frame:
    match data:
        case ["event", sent]:
            return Frame(type=FrameType.EVENT, event=_event(sent))
        case ["client_error", {"message": str() as text}]:
            return Frame(type=FrameType.EVENT, report=text[:MAX_REPORT_LENGTH])
        case _:
            raise ProtocolError


def _event(sent: object) -> Event:
    match sent:
        case {"name": str() as name, "router_data": {"pathname": str() as path}}:
            payload = sent.get("payload", {})  # a page omits an empty payload
        case _:
            raise ProtocolError
    if not isinstance(payload, dict) or not path.startswith("/") or len(path) > MAX_PATH_LENGTH:
        raise ProtocolError
    return Event(name=name, payload=payload, path=path)
