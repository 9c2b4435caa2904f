"""A fake SendGrid in a process of its own that records whether its answers were read.

`python -m tests.faults.sendgrid [ADDRESS]` prints its URL. It adds a ledger and random answers to
the fake SendGrid of the tests, and a port on which it takes mails by SMTP, with the same answers in
the codes of SMTP. It accepts a mail before it answers, as the real one may, so an unread answer may
lead to a second mail. Each process of the bench has its own API key and SMTP user, which name it in
the ledger.
"""

import asyncio
import email
import json
import logging
import random
import sys
import time
from dataclasses import asdict, dataclass, replace
from typing import Any

from aiosmtpd.smtp import Envelope

from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.fake_sendgrid.answers import answer_from
from tests.support.fake_sendgrid.http import write_answer
from tests.support.smtp_server import HOST, Refusal, SmtpSession, Stage

SMTP_CODES = {202: 250, 400: 554, 401: 535, 429: 450, 500: 451, 503: 421}
"""What SMTP answers at the end of a mail in place of a status of HTTP."""
HEARD_WITHIN = 30.0
"""Seconds within which a client closes the connection after it has read the answer."""


@dataclass(slots=True, kw_only=True)
class Entry:
    """One request to send a mail and its result; times are seconds since 1970."""

    number: int
    process: str
    letter: int
    at: float
    status: int = 0
    """The status of the answer; 0 if there was none."""
    taken: bool = False
    heard: bool | None = None
    """Whether the client read the answer; None while the request is open."""
    answered: float = 0.0
    """When the answer was written; 0 if never."""
    ended: float = 0.0

    @property
    def message_id(self) -> str:
        return f"fake-{self.number}"


class RecordingSendGrid(FakeSendGrid):
    """The fake SendGrid with a ledger; `_plan` holds answers and their weights."""

    def __init__(self, port: int = 0, host: str = HOST) -> None:
        super().__init__(port, host)
        self._entries: list[Entry] = []
        self._plan: list[tuple[float, Answer]] = []
        self._chance = random.Random(0)  # noqa: S311 - a test's dice

    async def _mail(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        headers: dict[str, str],
        body: bytes,
    ) -> None:
        entry, answer = self.enter(
            headers.get("authorization", "").rpartition("SG.")[2],
            int(json.loads(body)["personalizations"][0]["custom_args"]["letter_id"]),
        )
        leaves = asyncio.ensure_future(reader.read())
        try:
            entry.heard = await self._answer(entry, answer, writer, leaves)
        except OSError:
            # The client reset the connection; between two steps this shows as not connected.
            entry.heard = False
        finally:
            entry.ended = time.time()
            leaves.cancel()
            await asyncio.gather(leaves, return_exceptions=True)

    async def _answer(
        self,
        entry: Entry,
        answer: Answer,
        writer: asyncio.StreamWriter,
        leaves: "asyncio.Future[bytes]",
    ) -> bool:
        """Answer as planned, and return whether the client read the answer."""
        if answer.mode is Mode.HANG:
            freed = asyncio.ensure_future(self._answer_now.wait())
            await asyncio.wait({leaves, freed}, return_when=asyncio.FIRST_COMPLETED)
            freed.cancel()
        elif answer.delay:
            await asyncio.wait({leaves}, timeout=answer.delay)
        if leaves.done():
            return False
        if answer.mode in {Mode.DROP, Mode.LOSE}:
            writer.transport.abort()
            return False
        entry.taken = answer.status == 202
        entry.status = answer.status
        entry.answered = time.time()
        said = json.dumps({"errors": [{"message": answer.error}]}).encode() if answer.error else b""
        write_answer(
            writer, answer.status, said, {"X-Message-Id": entry.message_id, **answer.headers}
        )
        await writer.drain()
        writer.write_eof()
        # A client that has read everything closes the connection; a killed one resets it.
        await asyncio.wait({leaves}, timeout=HEARD_WITHIN)
        return leaves.done() and leaves.exception() is None

    async def _serve(self) -> None:
        listening = await asyncio.get_running_loop().create_server(
            lambda: _RecordingSession(self), HOST, 0
        )
        self.smtp_port = listening.sockets[0].getsockname()[1]
        await super()._serve()
        listening.close()

    def enter(self, process: str, letter: int) -> tuple[Entry, Answer]:
        """Add a mail to the ledger, and return what to answer."""
        answer = self._choose()
        entry = Entry(
            number=len(self._entries) + 1,
            process=process,
            letter=letter,
            at=time.time(),
            taken=answer.takes_mail,
        )
        self._entries.append(entry)
        return entry, answer

    async def until_answered(self) -> None:
        """Wait until hanging requests are answered."""
        await self._answer_now.wait()

    def _choose(self) -> Answer:
        with self._changed:
            if self._once:
                return self._once.popleft()
            if self._plan:
                weights = [weight for weight, _ in self._plan]
                answer = self._chance.choices(self._plan, weights)[0][1]
                return replace(answer, delay=answer.delay * self._chance.uniform(0.1, 1.0))
            return self._always

    def _control(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        path, _, process = path.partition("?process=")
        match method, path:
            case "GET", "/_ledger":
                found = (one for one in self._entries if not process or one.process == process)
                return 200, json.dumps([asdict(one) for one in found]).encode()
            case "GET", "/_smtp":
                return 200, json.dumps(self.smtp_port).encode()
            case "GET", "/_count":
                return 200, json.dumps(len(self._entries)).encode()
            case "PUT", "/_plan":
                wanted: dict[str, Any] = json.loads(body)
                self._chance.seed(wanted["seed"])
                self._plan = [(weight, answer_from(answer)) for weight, answer in wanted["plan"]]
                return 204, b""
            case "POST", "/_answer_hanging":
                self.answer_hanging()
                return 204, b""
            case _:
                return super()._control(method, path, body)


class _RecordingSession(SmtpSession):
    """A connection by SMTP. Its client has read an answer if it sends another command or closes."""

    def __init__(self, sender: RecordingSendGrid) -> None:
        super().__init__(password=None, auth_require_tls=False)
        self._sender = sender
        self._open: Entry | None = None

    def refusal_at(self, stage: Stage) -> Refusal | None:
        del stage
        self._settle(heard=True)
        return None

    async def take(self, envelope: Envelope) -> str:
        head = email.message_from_bytes(bytes(envelope.original_content or b""))
        entry, answer = self._sender.enter(self.user or "", int(head["X-Letter-Id"]))
        self._open = entry
        if answer.mode is Mode.HANG:
            await self._sender.until_answered()
        await asyncio.sleep(answer.delay)
        if answer.mode in {Mode.DROP, Mode.LOSE}:
            self._settle(heard=False)
            self.break_off()
        entry.taken = answer.status == 202
        entry.status = answer.status
        entry.answered = time.time()
        return f"{SMTP_CODES[answer.status]} {answer.error or 'as planned'}"

    async def smtp_QUIT(self, arg: str) -> None:  # noqa: N802
        self._settle(heard=True)
        await super().smtp_QUIT(arg)

    def connection_lost(self, error: Exception | None) -> None:
        # A client that is killed before it reads an answer resets the connection.
        self._settle(heard=error is None and self._open is not None and self._open.answered > 0)
        super().connection_lost(error)

    def _settle(self, *, heard: bool) -> None:
        entry, self._open = self._open, None
        if entry is not None:
            entry.heard = heard
            entry.ended = time.time()


def main() -> None:
    # aiosmtpd warns of its own deprecated field at each login.
    logging.getLogger("mail.log").setLevel(logging.ERROR)
    with RecordingSendGrid(host=sys.argv[1] if len(sys.argv) > 1 else HOST) as sendgrid:
        print(f"SENDGRID_HOST={sendgrid.url}", flush=True)  # noqa: T201 - how the bench hears of it
        sendgrid._thread.join()


if __name__ == "__main__":
    main()
