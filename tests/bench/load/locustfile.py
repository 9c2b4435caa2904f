"""The visitors, for Locust: 95 % read pages, 4 % play games, 1 % send letters.

Letters go the two ways of the site: an event over the websocket, and a form by POST. Locust runs
in a virtual environment of its own, so nothing is imported from the site; LOAD names a file with
its paths and names.
"""

import itertools
import json
import os
import ssl
import time
import uuid
from pathlib import Path

from locust import constant_pacing, task
from locust.contrib.fasthttp import FastHttpUser
from websocket import create_connection

SITE = json.loads(Path(os.environ["LOAD"]).read_text())
_numbers = itertools.count(1)
_pages, _games = itertools.cycle(SITE["pages"]), itertools.cycle(SITE["games"])
_CONTEXT = ssl._create_unverified_context()  # noqa: S323 - the certificate is the bench's own
_NAMESPACE = "/_event"
_CONNECTED, _EVENT, _PING, _PONG = f"40{_NAMESPACE},", f"42{_NAMESPACE},", "2", "3"


def letter() -> dict[str, str | bool]:
    """Return a letter to a mailbox that no other letter has."""
    key = f"{os.getpid()}-{next(_numbers)}-{uuid.uuid4().hex[:8]}"
    return {**SITE["letter"], "parent_email": f"{key}@example.com", "submission_key": f"load-{key}"}


class Visitor(FastHttpUser):
    """Does one thing a second, however long it takes."""

    wait_time = constant_pacing(1)
    # One for all, which reads no file of authorities: that takes as long as many pages.
    ssl_context_factory = staticmethod(lambda cafile: _CONTEXT)
    insecure = True
    network_timeout = connection_timeout = 20.0

    @task(SITE["weights"]["page"])
    def page(self) -> None:
        self._open(next(_pages), "page")

    @task(SITE["weights"]["game"])
    def game(self) -> None:
        self._open(next(_games), "game")

    @task(SITE["weights"]["letter"])
    def letter(self) -> None:
        """Send a letter as most pages do: open the websocket, send the event, await the answer."""
        began = time.perf_counter()
        address = self.host.replace("http", "ws", 1)
        try:
            socket = create_connection(
                f"{address}{_NAMESPACE}/?EIO=4&transport=websocket&token={uuid.uuid4()}",
                origin=SITE["origin"],
                timeout=20,
                sslopt={"context": _CONTEXT},
            )
            try:
                self._say(socket, _CONNECTED, {"event": self._event(SITE["boot"], {})})
                self._await(socket, SITE["hydrated"])
                self._fire("letter: websocket opens", began)
                began = time.perf_counter()
                event = self._event(SITE["submit"], {"form": letter()})
                self._say(socket, _EVENT, ["event", event])
                answer = self._await(socket, SITE["answer"])
                if answer["status"] not in {"reply_sent", "reply_later"}:
                    raise RuntimeError(f"the letter was answered with {answer['status']}")
                self._fire("letter: event to answer", began)
            finally:
                socket.close()
        except Exception as error:  # noqa: BLE001 - counted by Locust, and the run goes on
            self._fire("letter: event to answer", began, error)

    @task(SITE["weights"]["form"])
    def form(self) -> None:
        """Send a letter as a page without JavaScript does."""
        form = {name: str(value) for name, value in letter().items() if value is not True}
        with self.client.post(
            SITE["form"],
            data={**form, "been_good": "on"},
            headers={"origin": SITE["origin"]},
            name="letter: form post",
            catch_response=True,
        ) as response:
            if response.status_code != 200 or SITE["thanks"] not in (response.text or ""):
                response.failure(f"answered with {response.status_code}")

    def _open(self, path: str, name: str) -> None:
        self.client.get(path, name=name, headers={"accept-encoding": "br, gzip"})

    @staticmethod
    def _event(name: str, payload: dict[str, object]) -> dict[str, object]:
        router = {"pathname": SITE["letter_page"], "asPath": SITE["letter_page"]}
        return {"name": name, "payload": payload, "router_data": router}

    @staticmethod
    def _say(socket, prefix: str, content: object) -> None:
        socket.send(prefix + json.dumps(content))

    @staticmethod
    def _await(socket, variable: list[str]):
        """Return the value of a State's variable when the server sends it."""
        state, name = variable
        while True:
            frame = socket.recv()
            if frame == _PING:
                socket.send(_PONG)
            elif frame.startswith("44") or frame == "":
                raise RuntimeError("the server refused the connection")
            elif frame.startswith(_EVENT):
                what, *values = json.loads(frame.partition(",")[2])
                told = values[0].get("delta") if what == "event" else None
                if told and told.get(state, {}).get(name):
                    return told[state][name]

    def _fire(self, name: str, began: float, error: Exception | None = None) -> None:
        self.environment.events.request.fire(
            request_type="letter",
            name=name,
            response_time=1000 * (time.perf_counter() - began),
            response_length=0,
            exception=error,
            context={},
        )
