"""`python -m tests.faults.day`, a part of `make nightly`: an operator's worst day, played through.

A server of two processes on SQLite and Redis, and a fake SendGrid. The table has what `/health`,
metrics, log, mail and visitor said of each cause, and after how many seconds. Hours (*) pass by the
bench's clock. The exit code is 1 when something was not said, or was said that no row expects.
"""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import datetime
from itertools import count, takewhile
from pathlib import Path

import httpx

from santa_app import product
from santa_app.rules.submit_status import SubmitStatus
from tests.faults.clock import MovedClock
from tests.faults.databases import SqliteHost
from tests.faults.families import Mailbag, write_letters
from tests.faults.fleet import Fleet
from tests.faults.machines.network import Machine
from tests.faults.machines.services import Redis
from tests.faults.recorder import ROOT
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import long_form
from tests.support.letter_state import ANSWER, LETTER_STATE, SUBMIT
from tests.support.running_site import free_port
from tests.support.table import say
from tests.support.waiting import PATIENCE, wait_until
from tests.support.websocket_visitors import Visitor

COLUMNS = ("cause", "health", "metrics", "log", "visitor", "mail", "end")
CONTACT, SECOND_CONTACT = "care@example.org", "second@example.org"
DANGER = "He hits me and nobody knows."
HOUR, QUARTER = 3600, 900
BUDGET = {"SEND_BUDGET_PER_DAY": "100000"}
_METRICS = re.compile(
    r"^(santa_(?:circuit_breaker|undecided|unopened|silence|quota|sends_total).*) (\S+)$", re.M
)


class Day:
    """One site, and notes of each change of what it says, made by a thread of their own."""

    def __init__(self, folder: Path, fleet: Fleet, sendgrid: FakeSendGrid) -> None:
        self.folder, self.fleet, self.sendgrid = folder, fleet, sendgrid
        self.server = fleet.add(**BUDGET)
        self.missed: list[str] = []
        self.alarms: list[str] = []
        """The lines of the log above INFO."""
        # Two that are the bench's own: its settings, and a port that two servers share.
        self.expected = {"recognized by phrases alone", "METRICS_PORT cannot be opened yet"}
        self.last: dict[str, str] = {}
        self._notes: list[tuple[float, str, str]] = []
        self._client = httpx.Client(timeout=PATIENCE)
        self._read: dict[Path, int] = {}
        self.start()
        threading.Thread(target=self._watch, daemon=True).start()

    def begin(self) -> None:
        """Count from now on."""
        self.cause = time.time()

    def miss(self, text: str) -> None:
        self.missed.append(text)
        say(f"NO: {text}")

    def said(self, source: str, pattern: str) -> str:
        """Wait for what a source says since the cause; return it, and after how long it came."""
        found: list[tuple[float, str]] = []

        def is_there() -> bool:
            new = (one for one in self._notes if one[0] >= self.cause and one[1] == source)
            found[:] = [(at, text) for at, _, text in new if re.search(pattern, text)]
            return bool(found)

        self.expected.add(pattern)
        try:
            wait_until(is_there, f"{source}: {pattern}")
        except TimeoutError as error:
            self.miss(str(error))
            return f"not said: {pattern}"
        return f"`{found[0][1][:70]}`, {found[0][0] - self.cause:.1f} s"

    def steady(self) -> str:
        """Return what /health says, which was the same all the time since the cause."""
        time.sleep(2)  # longer than its answers are kept
        for at, name, text in self._notes:
            if at >= self.cause and name == "health":
                self.miss(f"/health was to stay as it was: {text}")
        return self.last["health"]

    def _watch(self) -> None:
        mails = 0
        for turn in count():
            time.sleep(0.05)
            told = self._text(self.server.port, "/health")
            problems = "; ".join(json.loads(told)["problems"]) if told else "no answer"
            self._change("health", "health", problems or "200")
            for file in self.folder.glob("serve*.log"):
                lines = file.read_bytes()[self._read.setdefault(file, 0) :]
                whole = lines[: lines.rfind(b"\n") + 1]
                self._read[file] += len(whole)
                for line in whole.decode().splitlines():
                    self._note_line(line)
            for mail in self.sendgrid.requests[mails:]:
                mails += 1
                if mail.taken:
                    self._notes.append((mail.at, "mail", f"{mail.to}: {mail.body['subject']}"))
            if turn % 10 == 0:
                port = int(self.server.environment["METRICS_PORT"])
                for name, value in _METRICS.findall(self._text(port, "/")):
                    self._change("metrics", name, f"{name} {float(value):.0f}")

    def _note_line(self, line: str) -> None:
        try:
            told = json.loads(line)
        except ValueError:
            self.alarms.append(line)
            return
        at, text = datetime.fromisoformat(told["time"]), f"{told['level']}: {told['message']}"
        self._notes.append((at.timestamp(), "log", text))
        self.alarms += [text] if told["level"] not in {"DEBUG", "INFO"} else []

    def _text(self, port: int, path: str) -> str:
        try:
            return self._client.get(f"http://127.0.0.1:{port}{path}").text
        except httpx.HTTPError:
            return ""

    def _change(self, source: str, name: str, text: str) -> None:
        if self.last.get(name) != text:
            self.last[name] = text
            self._notes.append((time.time(), source, text))

    def row(self, cause: str, **said: str) -> None:
        say(f"| {cause} | {' | '.join(said.get(name, '') for name in COLUMNS[1:])} |")

    def start(self, **settings: str) -> None:
        """Start the server, or restart it with other settings."""
        self.server.stop()
        self.server.environment |= settings
        self.server.start()

    def write(self, name: str, wanted: SubmitStatus, **values: str) -> str:
        """Send a letter from name@example.com; return what its visitor reads, and when."""

        async def write() -> dict[str, str]:
            visitor = await Visitor.arrive(self.server.url, product.LETTER_PATH)
            self.begin()
            form = long_form(name) | values
            await visitor.ask(SUBMIT, {"form": form}, lambda told: ANSWER in told[LETTER_STATE])
            visitor.vanish()
            return visitor.state[LETTER_STATE][ANSWER]

        answer = asyncio.run(write())
        took = time.time() - self.cause
        if answer["status"] != wanted:
            self.miss(f"the visitor {name}: {wanted}, not {answer['status']}")
        return f"“{answer['description']}”, {took:.1f} s"

    def command(self, *words: str, given: str = "", code: int = 0) -> str:
        """Run a command of the operator, and return what it printed, and how long it took."""
        command = [sys.executable, "-m", "tests.faults.process", "letters", *words]
        environment = {**self.server.environment, "PYTHONPATH": str(ROOT)}
        began = time.monotonic()
        done = subprocess.run(
            command,
            check=False,
            capture_output=True,
            text=True,
            input=given,
            cwd=self.folder,
            env=environment,
        )
        if done.returncode != code:
            self.miss(f"{' '.join(words)}: exit code {done.returncode}, {done.stdout}{done.stderr}")
        return f"{done.stdout.strip()}, {time.monotonic() - began:.1f} s"

    @contextmanager
    def writers(self, said: dict[str, str]) -> Generator[None]:
        """Let two families write meanwhile, and add what they and /health said."""
        mailbag, enough = Mailbag(), threading.Event()
        numbers = takewhile(lambda _: not enough.is_set(), count())

        def more() -> None:
            wanted = len(mailbag.accepted) + 10
            wait_until(lambda: len(mailbag.accepted) > wanted, "letters are accepted")

        def write() -> None:
            writing = write_letters(
                lambda: [self.server], numbers, families=2, mailbag=mailbag, name=self.server.key
            )
            asyncio.run(writing)

        with ThreadPoolExecutor() as thread:
            writing = thread.submit(write)
            try:
                more()
                self.begin()
                yield
                more()
            finally:
                enough.set()
            writing.result(PATIENCE)
        for error in mailbag.errors:
            self.miss(f"a visitor: {error}")
        said["health"] = self.steady()
        said["visitor"] = f"{len(mailbag.accepted)} letters accepted, {len(mailbag.errors)} errors"
        said["visitor"] += f"; slowest {max(mailbag.waits):.1f} s; {mailbag.broken} reconnections"

    def refused_key(self) -> None:
        said = {}
        self.sendgrid.answers(always=Answer(status=401, error="The authorization is invalid."))
        said["visitor"] = self.write("key", SubmitStatus.REPLY_LATER)
        said["log"] = self.said("log", "ALARM")
        said["health"] = self.said("health", "refuses our key")
        said["metrics"] = self.said("metrics", r'breaker\{state="open"\} 1')
        self.said("log", "ERROR: the mail service refuses our key")
        self.sendgrid.answers(always=Answer())
        self.begin()
        self.command("resume")
        end = f"`resume`: {self.said('mail', 'key@')}; {self.said('log', 'problems are solved')}"
        self.row("The mail service refuses the key (401)", **said, end=end)

    def refused_address(self) -> None:
        said, field = {}, "personalizations.0.to.0.email"
        wrong = Answer(status=400, error="Does not contain a valid address.", field=field)
        self.sendgrid.answers_to("mistyped@example.com", wrong)
        said["visitor"] = self.write("mistyped", SubmitStatus.REPLY_ADDRESS_REFUSED)
        said["log"] = self.said("log", "WARNING: the mail service rejects a reply")
        said["metrics"] = self.said("metrics", r'sends_total\{outcome="address"\} 1')
        said["health"] = self.steady()
        said["end"] = "The address corrected: " + self.write("correct", SubmitStatus.REPLY_SENT)
        self.row("It refuses an address (400)", **said)

    def danger(self) -> None:
        said = {}
        said["visitor"] = self.write("danger", SubmitStatus.REPLY_LATER, message_to_santa=DANGER)
        said["mail"] = self.said("mail", CONTACT)
        said["log"] = self.said("log", "a letter has signs of danger")
        said["metrics"] = self.said("metrics", "undecided 1")
        self.said("log", "the operator was told")
        said["health"] = self.steady()
        self.row("A letter with signs of danger", **said)
        self.fleet.clock.forward(HOUR)
        self.begin()
        said = {"mail": self.said("mail", SECOND_CONTACT)}
        said["metrics"] = self.said("metrics", r"unopened_seconds 36\d\d")
        said["health"] = self.steady()
        (number,) = re.findall(r'"danger": \[\s*(\d+)', self.command("status", "--json", code=1))
        self.begin()
        self.command("release", number, "--reply", "gentle")
        said["end"] = f"`release`: {self.said('mail', 'danger@')}; "
        said["end"] += self.said("metrics", "undecided 0")
        self.row("Nobody has opened it for an hour*", **said)

    def quota(self) -> None:
        said = {}
        used = int(self.last['santa_quota_used{window="day"}'].rpartition(" ")[2]) + 1
        self.start(SEND_BUDGET_PER_DAY=str(used))
        self.write("last", SubmitStatus.REPLY_SENT)
        said["visitor"] = self.write("waits", SubmitStatus.REPLY_LATER)
        said["metrics"] = self.said("metrics", rf'quota_used\{{window="day"\}} {used}')
        said["log"] = self.said("log", "quota is used up")
        said["health"] = self.steady()
        self.row("The quota of the day is used up", **said)
        self.fleet.clock.forward(QUARTER)
        self.begin()
        said = {"health": self.said("health", "no mail has left")}
        said["metrics"] = self.said("metrics", r"silence_seconds 9\d\d")
        said["log"] = self.said("log", "ERROR: no mail has left")
        self.begin()
        self.start(**BUDGET)
        said["end"] = f"A larger plan and a restart: {self.said('mail', 'waits@')}; "
        said["end"] += self.said("health", "200")
        self.row("15 minutes later*", **said)

    def parent_calls(self) -> None:
        self.command("backup", "morning.db")
        self.begin()
        ends = []
        for words in (("find", "-"), ("find", "-", "--export"), ("find", "-", "--delete", "--yes")):
            told = self.command(*words, given="correct@example.com")
            ends.append(f"`{' '.join(words)}` {told.rpartition(', ')[2]}")
        if "delete" not in self.command("audit"):
            self.miss("the audit has no deletion")
        self.row("A parent calls", health=self.steady(), end="; ".join(ends))

    def crash(self) -> None:
        assert self.server.process is not None
        parent = ["pgrep", "--parent", str(self.server.process.pid)]

        def processes() -> list[bytes]:
            return subprocess.run(parent, capture_output=True, check=True).stdout.split()

        said: dict[str, str] = {}
        before = processes()
        with self.writers(said):
            os.kill(int(before[0]), signal.SIGKILL)
            said["log"] = self.said("log", "Unexpected exit")
            wait_until(lambda: len(processes()) == len(before), "it is back", every=0.02)
            said["end"] = f"its successor is there after {time.time() - self.cause:.1f} s"
        self.row("One of two processes is killed while families write", **said)

    def update(self) -> None:
        said: dict[str, str] = {}
        with self.writers(said):
            new, old = self.fleet.add(**BUDGET), self.server
            new.start()
            self.server = new
            old.stop()
            said["end"] = f"done after {time.time() - self.cause:.1f} s"
        self.row("A new server starts, then the old one stops, while families write", **said)

    def restore(self) -> None:
        self.begin()
        self.server.stop()
        told = self.command("restore", "morning.db", "--yes")
        self.start()
        said = {"visitor": f"no server for {time.time() - self.cause:.1f} s"}
        said["health"] = self.said("health", "no answer")
        again = re.findall(r"Done again[^.]*", told)
        if not again or "sent" in self.command("find", "-", given="correct@example.com"):
            self.miss(f"the restored database has a deleted letter: {told}")
        said["end"] = f"`{' '.join(again)}`; {self.write('evening', SubmitStatus.REPLY_SENT)}"
        self.row("`restore` of the backup from before the deletion", **said)


def main() -> int:
    os.chdir(ROOT)
    folder = Path(tempfile.mkdtemp(prefix="santa-day-"))
    say(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; logs: {folder}\n")
    redis = Redis(Machine(name="here", address="127.0.0.1"), folder, port=free_port())
    settings = {
        "SENDGRID_API_KEY": "SG.commands",
        "GRANIAN_WORKERS": "2",
        "REDIS_URL": redis.url(0),
        "LIMITS_STORAGE": redis.url(1),
        "LOG_FORMAT": "json",
        "METRICS_PORT": str(free_port()),
        "AUDIT_DIR": str(folder / "audit"),
        "SAFEGUARDING_CONTACT": CONTACT,
        "ESCALATION_AFTER_1_HOUR": SECOND_CONTACT,
    }
    url, clock = SqliteHost(folder).new("day").url, MovedClock(folder / "clock")
    redis.start()
    say(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
    try:
        with FakeSendGrid() as sendgrid, Fleet(folder, url, sendgrid, clock, settings) as fleet:
            day = Day(folder, fleet, sendgrid)
            day.refused_key()
            day.refused_address()
            day.danger()
            day.quota()
            day.parent_calls()
            day.crash()
            day.update()
            day.restore()
    finally:
        redis.kill()
    known = re.compile("|".join(day.expected))
    others = [line for line in day.alarms if not known.search(line)]
    say("\n".join(f"not expected: {line}" for line in others))
    return 1 if day.missed or others else 0


if __name__ == "__main__":
    sys.exit(main())
