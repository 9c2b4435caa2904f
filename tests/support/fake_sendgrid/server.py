"""The fake SendGrid itself."""

import asyncio
import json
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from tests.support.fake_sendgrid.answers import Answer, Mode, Received, answer_from
from tests.support.fake_sendgrid.http import read_request, write_answer
from tests.support.server_thread import ServerThread
from tests.support.waiting import PATIENCE

SEND_PATH = "/v3/mail/send"


class FakeSendGrid(ServerThread):
    def __init__(self, port: int = 0, host: str = "127.0.0.1") -> None:
        super().__init__("fake SendGrid")
        self._host = host
        self._port = port
        self._once: deque[Answer] = deque()
        self._once_to: dict[str, deque[Answer]] = {}
        self._always = Answer()
        self._changed = threading.Condition(threading.RLock())
        self._requests: list[Received] = []
        self._answer_now = asyncio.Event()

    @property
    def url(self) -> str:
        return f"http://{self._host}:{self._port}"

    @property
    def requests(self) -> list[Received]:
        with self._changed:
            return list(self._requests)

    @property
    def taken(self) -> list[Received]:
        return [request for request in self.requests if request.taken]

    def answers(self, *once: Answer, always: Answer | None = None) -> None:
        """Answer the next requests with `once`, in order, and all after them with `always`."""
        with self._changed:
            self._once = deque(once)
            self._always = always or self._always

    def answers_to(self, address: str, *once: Answer) -> None:
        """Answer the next mails to one e-mail address with `once`, in order."""
        with self._changed:
            self._once_to[address] = deque(once)

    def forget(self) -> None:
        with self._changed:
            self._requests.clear()

    def answer_hanging(self) -> None:
        self._loop.call_soon_threadsafe(self._free)

    def _free(self) -> None:
        # Later hanging requests wait for the next call.
        self._answer_now.set()
        self._answer_now = asyncio.Event()

    def wait_for(self, count: int, timeout: float = PATIENCE) -> list[Received]:
        """Block until `count` requests have arrived, and return them."""
        with self._changed:
            if not self._changed.wait_for(lambda: len(self._requests) >= count, timeout):
                raise TimeoutError(f"{len(self._requests)} of {count} requests came in")
            return list(self._requests)

    def wait_until(self, holds: Callable[[], bool], timeout: float = PATIENCE) -> None:
        """Block until something holds that changes with requests."""
        with self._changed:
            if not self._changed.wait_for(holds, timeout):
                raise TimeoutError("what was waited for did not come about")

    def mails_to(self, address: str, count: int = 1) -> list[Received]:
        """Return the mails to an address that were taken, as soon as there are `count` of them."""

        def found() -> list[Received]:
            return [mail for mail in self.taken if mail.to == address]

        self.wait_until(lambda: len(found()) >= count)
        return found()

    async def wait_for_async(self, count: int, timeout: float = PATIENCE) -> list[Received]:
        """Wait as `wait_for`, without blocking the event loop."""
        return await asyncio.to_thread(self.wait_for, count, timeout)

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._connected, self._host, self._port, backlog=500)
        self._port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._stop.wait()
        self._answer_now.set()
        server.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        if tasks:
            _, left = await asyncio.wait(tasks, timeout=1)
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            method, path, headers, body = await read_request(reader)
            if path == SEND_PATH and method == "POST":
                await self._mail(reader, writer, headers, body)
            else:
                write_answer(writer, *self._control(method, path, body))
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
        if answer.mode in {Mode.HANG, Mode.LATE}:
            gone = asyncio.ensure_future(reader.read())
            freed = asyncio.ensure_future(self._answer_now.wait())
            await asyncio.wait({gone, freed}, return_when=asyncio.FIRST_COMPLETED)
            gone.cancel()
            freed.cancel()
        said = (
            {"errors": [{"message": answer.error, "field": answer.field}]} if answer.error else None
        )
        extra = {"X-Message-Id": f"fake-{len(self._requests)}", **answer.headers}
        write_answer(
            writer, answer.status, b"" if said is None else json.dumps(said).encode(), extra
        )

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
                    *(answer_from(one) for one in wanted.get("once", ())),
                    always=None if always is None else answer_from(always),
                )
                return 204, b""
            case _:
                return 404, b""
