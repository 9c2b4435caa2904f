"""Calls the whole ASGI app, without a web server, with made-up requests and websockets.

`python -m tests.abuse.app_fuzz 3000` prints what went wrong, and how often each answer came, as
JSON. The app has this process to itself, because importing it changes the process for good.
"""

import asyncio
import json
import logging
import os
import random
import sys
import tempfile
import traceback
import uuid
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes

from tests.abuse.client import connect_frame, event
from tests.abuse.log_check import CANARY
from tests.abuse.odd_requests import BODIES, ENDS, HEADERS_SENT, METHODS, PATHS, QUERIES
from tests.support.letter_state import SUBMIT
from tests.support.running_site import site_in
from tests.support.signed_events import EventSigner
from tests.support.waiting import PATIENCE

Message = dict[str, Any]
SIGNER = EventSigner()
SEED = 2412
HEADER_NAMES = (
    "host", "origin", "cookie", "content-length", "transfer-encoding", "upgrade", "connection",
    "forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "user-agent", "range",
    "accept-encoding", "accept-language", "content-type", "content-encoding", "if-none-match",
    "if-modified-since", "sec-websocket-protocol", "sec-websocket-extensions", "authorization",
    "access-control-request-method", "x-twilio-email-event-webhook-signature", "", "\xff", "a b",
)  # fmt: skip
VALUES = (
    b"", b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"0", b"-1", b"1e9", b"9" * 400, "²".encode(),
    b"chunked", b"gzip, chunked", b"websocket", b"h2c", b"[::1", b"a:b:c", b",", b";", b"=", b'"',
    b"null", b"*", b"a=b; " * 2000, b"x" * 60_000, b"1.2.3.4, \xff", b"for=\"[::1]:x\"", b"\t \t",
)  # fmt: skip
HEADERS: set[str] = set()
"""Names of the headers that each answer has; importing them reads the environment."""
FRAMES = (
    "", "1", "2", "3", "40", "41/_event,", "42", "42/_event,", '42/_event,["event",{}]',
    "4" * 70_000, "42/_event,[[[[", '42/_event,["event",{"name":"\ud800"}]', "40/_event,{}",
    "\x00", "451-[]", '42/_event,["client_error",{"message":"x"}]', "42/_event,NaN",
    "42/_event," + "9" * 5000,
)  # fmt: skip


class Fuzz:
    """Makes up calls of the app, and keeps what went wrong."""

    def __init__(self, app: Callable[..., Any], site: str) -> None:
        self._app = app
        self._site = site.encode()
        self._random = random.Random(SEED)  # noqa: S311 -- the same calls each time
        self.answers: Counter[str] = Counter()
        self.failures: list[str] = []

    async def call(self) -> None:
        is_websocket = self._random.random() < 0.3
        scope = self._scope(is_websocket=is_websocket)
        coming = self._websocket_messages() if is_websocket else self._body()
        lost_at = self._random.choice((None, None, None, 0, 1, 2))
        sent: list[Message] = []

        async def receive() -> Message:
            if coming:
                return coming.pop(0)
            return {"type": f"{scope['type']}.disconnect", "code": 1006}

        async def send(message: Message) -> None:
            if len(sent) == lost_at:
                raise OSError("the client has left")
            sent.append(message)

        case = repr(scope)[:3000]
        try:
            async with asyncio.timeout(PATIENCE):
                await self._app(scope, receive, send)
        except Exception:  # noqa: BLE001 -- any exception is a finding
            self.failures.append(f"{case}\n{traceback.format_exc()}")
        self._judge(case, sent, is_lost=lost_at is not None)

    def _judge(self, case: str, sent: list[Message], *, is_lost: bool) -> None:
        kinds = [message["type"] for message in sent]
        starts = [message for message in sent if message["type"] == "http.response.start"]
        answer = str(starts[0]["status"]) if starts else (kinds or ["nothing"])[0]
        self.answers[answer] += 1
        if len(starts) > 1 or kinds.count("websocket.close") > 1:
            self.failures.append(f"answered twice: {kinds}\n{case}")
        if not is_lost and answer in {"nothing", "500"}:
            self.failures.append(f"{answer} answered\n{case}")
        for start in starts:
            names = {name.lower().decode() for name, _ in start["headers"]}
            wanted = {*HEADERS, *(["content-security-policy"] if _is_html(start) else [])}
            if not names >= wanted:
                self.failures.append(f"without our headers\n{case}")

    def _scope(self, *, is_websocket: bool) -> Message:
        some = self._random
        path = some.choice(PATHS)
        if some.random() < 0.4:
            path += some.choice(("", CANARY)) + some.choice(ENDS)
        query = some.choice(QUERIES).encode()
        if is_websocket and some.random() < 0.8:
            path = some.choice(("/_event", "/_event/"))
            query = (
                f"EIO=4&transport=websocket&token={uuid.UUID(int=some.getrandbits(128))}".encode()
            )
        if some.random() < 0.2:
            query += some.randbytes(some.randrange(40))
        raw = path.removeprefix("http://evil.test").encode()
        scope = {
            "type": "websocket" if is_websocket else "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": some.choice(("1.0", "1.1", "2")),
            "scheme": "ws" if is_websocket else "http",
            "path": unquote_to_bytes(raw).decode(errors="replace"),
            "raw_path": raw,
            "query_string": query,
            "root_path": "",
            "headers": self._headers(most=3 if is_websocket else 6),
            "client": some.choice((("192.0.2.1", 1), ("::1", 1), ("", 0), None)),
            "server": ("127.0.0.1", 3000),
        }
        if is_websocket:
            scope["headers"] += [(b"upgrade", b"websocket"), (b"connection", b"upgrade")]
            return {**scope, "subprotocols": some.choice(([], [], [], ["", "\xff"], ["1" * 9000]))}
        return {**scope, "method": some.choice((*METHODS, "GET", "POST", "", "G\xcbT", "X" * 9000))}

    def _headers(self, *, most: int) -> list[tuple[bytes, bytes]]:
        some = self._random
        headers = [(b"x-canary", CANARY.encode())]
        if some.random() < 0.2:
            signed = SIGNER.headers(some.choice((b"[]", b"", b"[1]")), datetime.now(UTC))
            headers += [(name.lower().encode(), value.encode()) for name, value in signed.items()]
        if some.random() < 0.9:
            headers += [(b"host", b"localhost"), (b"origin", self._site)]
        for _ in range(some.randrange(most)):
            if some.random() < 0.5:
                name, _, value = some.choice(HEADERS_SENT[6:]).partition(":")  # no second host
                site = self._site.decode()
                pair = name.lower(), value.strip().replace("{site}", site).encode("latin-1")
            else:
                pair = some.choice(HEADER_NAMES), some.choice(VALUES)
            headers += [(pair[0].encode("latin-1"), pair[1])] * some.choice((1, 1, 2))
        return headers

    def _body(self) -> list[Message]:
        some = self._random
        body = some.choice(BODIES).encode("latin-1") or some.randbytes(some.randrange(50))
        cuts = sorted(some.randrange(len(body) + 1) for _ in range(some.choice((0, 1, 1, 7))))
        messages: list[Message] = [
            {"type": "http.request", "body": body[start:end], "more_body": end < len(body)}
            for start, end in pairwise((0, *cuts, len(body)))
        ]
        # The client may leave in between.
        return messages[: some.choice((0, 1, *[len(messages)] * 3))]

    def _websocket_messages(self) -> list[Message]:
        some = self._random
        texts = [connect_frame()] if some.random() < 0.7 else []
        texts += some.choices((*FRAMES, event(SUBMIT, {"form": {"child_name": CANARY}})), k=3)
        frames: list[Message] = [{"type": "websocket.receive", "text": text} for text in texts]
        frames.insert(some.randrange(5), {"type": "websocket.receive", "bytes": some.randbytes(9)})
        return [{"type": "websocket.connect"}, *frames][: some.randrange(1, 8)]


def _is_html(start: Message) -> bool:
    return dict(start["headers"]).get(b"content-type", b"").startswith(b"text/html")


async def run(app: Callable[..., Any], site: str, count: int) -> Fuzz:
    """Call the app within its lifespan."""
    fuzz = Fuzz(app, site)
    coming: asyncio.Queue[Message] = asyncio.Queue()
    told: asyncio.Queue[Message] = asyncio.Queue()
    lifespan = asyncio.create_task(app({"type": "lifespan"}, coming.get, told.put))
    for step in ("startup", "shutdown"):
        coming.put_nowait({"type": f"lifespan.{step}"})
        done = await told.get()
        if done["type"] != f"lifespan.{step}.complete":
            raise RuntimeError(done)
        for _ in range(count if step == "startup" else 0):
            await fuzz.call()
    await lifespan
    return fuzz


def main(count: int) -> None:
    """Fuzz in a folder of its own and print the findings."""
    with tempfile.TemporaryDirectory() as folder:
        web = Path(folder) / "web"
        for page in ("index.html", "404.html", "folder/index.html", "de/index.html", "de/404.html"):
            file = web / "build" / "client" / page
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("<p>a page</p>")
        (web / "backend").mkdir()
        (web / "backend" / "stateful_pages.json").write_text("[]")
        site = site_in(
            Path(folder),
            REFLEX_WEB_WORKDIR=str(web),
            MAIL_SENDER="file",
            KEPT_ASSETS_DIR=str(Path(folder) / "assets"),
            SENDGRID_WEBHOOK_KEY=SIGNER.public,
        )
        os.environ |= site.environment
        from reflex_base.environment import environment  # noqa: PLC0415 -- reads the environment

        from santa_app.server import commands, serving  # noqa: PLC0415

        HEADERS.update(serving.HEADERS)
        from santa_app.settings import load_settings  # noqa: PLC0415

        environment.REFLEX_SKIP_COMPILE.set(True)
        environment.REFLEX_MOUNT_FRONTEND_COMPILED_APP.set(True)
        commands.prepare_environment()
        commands.migrate(load_settings(None))
        from santa_app.santa_app import app  # noqa: PLC0415

        lines: list[str] = []
        handler = logging.Handler()
        handler.emit = lambda record: lines.append(logging.Formatter().format(record))  # ty: ignore
        logging.getLogger().addHandler(handler)
        raised: list[str] = []
        serving.describe = lambda _error: raised.append(traceback.format_exc()) or ""  # ty: ignore
        fuzz = asyncio.run(run(app(), site.environment["SITE_URL"], count))
        found = {
            "failures": fuzz.failures + raised,
            "answers": fuzz.answers,
            "log": sorted({line for line in lines if CANARY in line or "Traceback" in line}),
            "lines": len(lines),
        }
        sys.stdout.write(f"\n{json.dumps(found)}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
