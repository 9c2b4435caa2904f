"""A visitor notices that the server closed the connection."""

import asyncio
import base64
import hashlib

import pytest

from tests.support.websocket import ClosedError, WebSocket

_GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_GOODBYE = b"\x88\x02\x03\xf0"
"""A closing frame: policy violation."""


async def test_connection_closed_by_the_server_refuses_sending() -> None:
    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        key = next(
            line.partition(":")[2].strip()
            for line in head.splitlines()
            if line.lower().startswith("sec-websocket-key:")
        )
        accept = base64.b64encode(hashlib.sha1(f"{key}{_GUID}".encode()).digest()).decode()  # noqa: S324 - the protocol's
        writer.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + f"Sec-WebSocket-Accept: {accept}\r\n\r\n".encode()
        )
        await writer.drain()
        await reader.read(1)
        writer.write(_GOODBYE)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(refuse, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        socket = await WebSocket.connect(
            f"ws://127.0.0.1:{port}/?EIO=4", origin=f"http://127.0.0.1:{port}"
        )
        await socket.send("a letter")
        with pytest.raises(ClosedError):
            await socket.receive()
        with pytest.raises(ClosedError):
            await socket.send("too late")
        socket.abort()
