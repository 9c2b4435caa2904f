"""A server on loopback that plays SendGrid's mail API, with answers a test decides on.

In a test: `with FakeSendGrid() as sendgrid:`, then `sendgrid.url` is the SENDGRID_HOST of
whatever sends. On its own: `python -m tests.fake_sendgrid --port 8025`; other processes then
read what came in with `GET /_requests`, forget it with `DELETE /_requests`, and set answers
with `PUT /_answers`, whose JSON body is `{"once": [answer, …], "always": answer}`; an answer has
the fields of `Answer`. It needs nothing but the standard library.
"""

import argparse
import asyncio
import json
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from typing import Any, Self

SEND_PATH = "/v3/mail/send"
PATIENCE = 20.0
"""Seconds a test waits at most for something that has to happen."""


class Mode(StrEnum):
    """What happens to a request once it was read."""

    ANSWER = "answer"
    HANG = "hang"
    """Nothing is answered until the client goes or `release` is called."""
    DROP = "drop"
    """The connection breaks; the mail was not taken."""
    LOSE = "lose"
    """The mail was taken, then the connection breaks before the answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One answer; `delay` in seconds comes before it."""

    status: int = 202
    headers: dict[str, str] = field(default_factory=dict)
    error: str | None = None
    delay: float = 0.0
    mode: Mode = Mode.ANSWER

    @property
    def takes_mail(self) -> bool:
        """Whether SendGrid would deliver the mail after this answer."""
        return self.status == 202 and self.mode in {Mode.ANSWER, Mode.LOSE}


@dataclass(frozen=True, slots=True, kw_only=True)
class Received:
    """One request to send a mail, as it came in."""

    at: float
    """Seconds since 1970."""
    headers: dict[str, str]
    body: dict[str, Any]
    taken: bool

    @property
    def to(self) -> str:
        return self.body["personalizations"][0]["to"][0]["email"]

    @property
    def letter_id(self) -> int:
        return int(self.body["custom_args"]["letter_id"])

    @property
    def text(self) -> str:
        return self._part("text/plain")

    @property
    def html(self) -> str:
        return self._part("text/html")

    def _part(self, kind: str) -> str:
        return next(part["value"] for part in self.body["content"] if part["type"] == kind)


class FakeSendGrid:
    """The server; it runs in a thread of its own, so it answers whatever the test is doing."""

    def __init__(self, port: int = 0) -> None:
        self._port = port
        self._once: deque[Answer] = deque()
        self._once_to: dict[str, deque[Answer]] = {}
        self._always = Answer()
        self._changed = threading.Condition(threading.RLock())
        self._requests: list[Received] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="fake sendgrid", daemon=True)
        self._ready = threading.Event()
        self._release = asyncio.Event()
        self._stop = asyncio.Event()

    def __enter__(self) -> Self:
        self._thread.start()
        if not self._ready.wait(PATIENCE):
            raise TimeoutError("the fake SendGrid did not start")
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(PATIENCE)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def requests(self) -> list[Received]:
        """All requests to send a mail so far."""
        with self._changed:
            return list(self._requests)

    @property
    def taken(self) -> list[Received]:
        """Those whose mail would have been delivered."""
        return [request for request in self.requests if request.taken]

    def answers(self, *once: Answer, always: Answer | None = None) -> None:
        """Answer the next requests with `once`, in order, and all after them with `always`."""
        with self._changed:
            self._once = deque(once)
            self._always = always or self._always

    def answers_to(self, address: str, *once: Answer) -> None:
        """Answer the next mails to one address with `once`, whoever else is sent to meanwhile."""
        with self._changed:
            self._once_to[address] = deque(once)

    def forget(self) -> None:
        """Forget the requests so far."""
        with self._changed:
            self._requests.clear()

    def release(self) -> None:
        """Answer what hangs with 202."""
        self._loop.call_soon_threadsafe(self._free)

    def _free(self) -> None:
        # What hangs from now on waits for the next release.
        self._release.set()
        self._release = asyncio.Event()

    def wait_for(self, count: int, timeout: float = PATIENCE) -> list[Received]:
        """Block until `count` requests came in, and return them."""
        with self._changed:
            if not self._changed.wait_for(lambda: len(self._requests) >= count, timeout):
                raise TimeoutError(f"{len(self._requests)} of {count} requests came in")
            return list(self._requests)

    def wait_until(self, holds: Callable[[], bool], timeout: float = PATIENCE) -> None:
        """Block until something holds that requests can change."""
        with self._changed:
            if not self._changed.wait_for(holds, timeout):
                raise TimeoutError("what was waited for did not come about")

    async def wait_for_async(self, count: int, timeout: float = PATIENCE) -> list[Received]:
        """Wait as `wait_for`, without blocking the event loop."""
        return await asyncio.to_thread(self.wait_for, count, timeout)

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._serve())
        finally:
            self._loop.close()

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._connected, "127.0.0.1", self._port, backlog=500)
        self._port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._stop.wait()
        self._release.set()
        server.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        if tasks:
            _, left = await asyncio.wait(tasks, timeout=1)
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            method, path, headers, body = await _read_request(reader)
            if path == SEND_PATH and method == "POST":
                await self._mail(reader, writer, headers, body)
            else:
                _write(writer, *self._control(method, path, body))
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            writer.transport.abort()
        finally:
            writer.close()

    async def _mail(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        headers: dict[str, str],
        body: bytes,
    ) -> None:
        answer = self._record(headers, json.loads(body))
        if answer.delay:
            await asyncio.sleep(answer.delay)
        if answer.mode in {Mode.DROP, Mode.LOSE}:
            writer.transport.abort()
            return
        if answer.mode is Mode.HANG:
            gone = asyncio.ensure_future(reader.read())
            freed = asyncio.ensure_future(self._release.wait())
            await asyncio.wait({gone, freed}, return_when=asyncio.FIRST_COMPLETED)
            gone.cancel()
            freed.cancel()
        said = {"errors": [{"message": answer.error}]} if answer.error else None
        extra = {"X-Message-Id": f"fake-{len(self._requests)}", **answer.headers}
        _write(writer, answer.status, b"" if said is None else json.dumps(said).encode(), extra)

    def _record(self, headers: dict[str, str], body: dict[str, Any]) -> Answer:
        with self._changed:
            to = body["personalizations"][0]["to"][0]["email"]
            once = self._once_to.get(to) or self._once
            answer = once.popleft() if once else self._always
            self._requests.append(
                Received(at=time.time(), headers=headers, body=body, taken=answer.takes_mail)
            )
            self._changed.notify_all()
        return answer

    def _control(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        match method, path:
            case "GET", "/_requests":
                return 200, json.dumps([asdict(request) for request in self.requests]).encode()
            case "DELETE", "/_requests":
                self.forget()
                return 204, b""
            case "PUT", "/_answers":
                wanted = json.loads(body)
                always = wanted.get("always")
                self.answers(
                    *(_answer(one) for one in wanted.get("once", ())),
                    always=None if always is None else _answer(always),
                )
                return 204, b""
            case _:
                return 404, b""


def _answer(values: dict[str, Any]) -> Answer:
    return replace(Answer(**values), mode=Mode(values.get("mode", Mode.ANSWER)))


async def _read_request(reader: asyncio.StreamReader) -> tuple[str, str, dict[str, str], bytes]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    method, path, _ = head[0].split(" ", 2)
    pairs = (line.split(":", 1) for line in head[1:] if line)
    headers = {name.strip().lower(): value.strip() for name, value in pairs}
    body = await reader.readexactly(int(headers.get("content-length", 0)))
    return method, path, headers, body


def _write(
    writer: asyncio.StreamWriter, status: int, body: bytes, headers: dict[str, str] | None = None
) -> None:
    lines = [f"HTTP/1.1 {status} Answer", f"Content-Length: {len(body)}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
    writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays SendGrid on loopback.")
    parser.add_argument("--port", type=int, default=8025)
    with FakeSendGrid(parser.parse_args().port) as sendgrid:
        print(f"SENDGRID_HOST={sendgrid.url}", flush=True)  # noqa: T201 - it is a command
        threading.Event().wait()


if __name__ == "__main__":
    main()
