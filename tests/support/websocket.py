"""A websocket's client side: text in, text out, nothing else, and cheap enough for a hundred."""

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Self
from urllib.parse import urlsplit

from wsproto import ConnectionType, WSConnection
from wsproto.events import (
    AcceptConnection,
    CloseConnection,
    Ping,
    RejectConnection,
    Request,
    TextMessage,
)
from wsproto.utilities import LocalProtocolError, RemoteProtocolError

_CHUNK = 65_536


class ClosedError(Exception):
    """The other side closed the connection, or never opened it."""


class WebSocket:
    """An open connection; one task at a time may receive."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._protocol = WSConnection(ConnectionType.CLIENT)
        self._open = False
        self._part = ""
        self._texts: deque[str] = deque()

    @classmethod
    async def connect(
        cls, address: str, *, origin: str | None, headers: Sequence[tuple[str, str]] = ()
    ) -> Self:
        """Open `address` (ws://…) as a page of `origin` does. Raises ClosedError when refused.

        Without an origin none is sent, which no browser does; `headers` go along as they are.
        """
        parts = urlsplit(address)
        socket = cls(*await asyncio.open_connection(parts.hostname, parts.port))
        request = Request(
            host=parts.netloc,
            target=f"{parts.path}?{parts.query}",
            extra_headers=[
                *([(b"Origin", origin.encode())] if origin is not None else []),
                *((name.encode(), value.encode()) for name, value in headers),
            ],
        )
        try:
            socket._writer.write(socket._protocol.send(request))
            while not socket._open:
                await socket._read()
        except BaseException:
            socket.abort()
            raise
        return socket

    async def send(self, text: str) -> None:
        """Send a text. Raises ClosedError when the connection was closed."""
        try:
            data = self._protocol.send(TextMessage(data=text))
        except LocalProtocolError as error:
            raise ClosedError(f"nothing can be sent any more: {error}") from error
        self._writer.write(data)
        await self._writer.drain()

    async def receive(self) -> str:
        """Return the next text. Raises ClosedError when there is none any more."""
        while not self._texts:
            await self._read()
        return self._texts.popleft()

    async def close(self) -> None:
        """Say goodbye and close."""
        if self._open:
            self._writer.write(self._protocol.send(CloseConnection(code=1000)))
        await self._drop()

    async def _drop(self) -> None:
        self._writer.close()
        with suppress(ConnectionError):  # it is gone either way
            await self._writer.wait_closed()

    def abort(self) -> None:
        """Let go of the connection at once, whatever became of the other side."""
        self._writer.transport.abort()

    async def _read(self) -> None:
        data = await self._reader.read(_CHUNK)
        if not data:
            raise ClosedError("the connection ended")
        try:
            self._protocol.receive_data(data)
        except RemoteProtocolError as error:
            raise ClosedError(f"not a websocket: {error}") from error
        for event in self._protocol.events():
            match event:
                case AcceptConnection():
                    self._open = True
                case TextMessage():
                    self._part += event.data
                    if event.message_finished:
                        self._texts.append(self._part)
                        self._part = ""
                case Ping():
                    self._writer.write(self._protocol.send(event.response()))
                case RejectConnection():
                    raise ClosedError(f"refused with status {event.status_code}")
                case CloseConnection():
                    self._open = False
                    raise ClosedError(f"closed with {event.code} {event.reason or ''}".rstrip())
