"""A minimal websocket client for text frames, cheap enough to run a hundred of them."""

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
        self._end: ClosedError | None = None

    @classmethod
    async def connect(
        cls,
        address: str,
        *,
        origin: str | None,
        headers: Sequence[tuple[str, str]] = (),
        source: str | None = None,
    ) -> Self:
        """Open the URL `address` (ws://…) as a page of `origin` does, with additional `headers`.

        `source` is the client's own IP address, where it has several.

        Raises:
            ClosedError: When the server refuses the connection.
        """
        parts = urlsplit(address)
        own = None if source is None else (source, 0)
        port = parts.port or 80
        socket = cls(*await asyncio.open_connection(parts.hostname, port, local_addr=own))
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
        try:
            data = self._protocol.send(TextMessage(data=text))
        except LocalProtocolError as error:
            raise ClosedError(f"nothing can be sent any more: {error}") from error
        self._writer.write(data)
        await self._writer.drain()

    async def receive(self) -> str:
        """Return the next text. Raises ClosedError when the connection was closed."""
        while not self._texts:
            if self._end is not None:
                raise self._end
            await self._read()
        return self._texts.popleft()

    async def close(self) -> None:
        if self._open and self._end is None:
            self._writer.write(self._protocol.send(CloseConnection(code=1000)))
        await self._drop()

    async def _drop(self) -> None:
        self._writer.close()
        with suppress(ConnectionError):  # closed already
            await self._writer.wait_closed()

    def abort(self) -> None:
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
                    # Texts that came together with it are received first.
                    self._end = ClosedError(
                        f"closed with {event.code} {event.reason or ''}".rstrip()
                    )
