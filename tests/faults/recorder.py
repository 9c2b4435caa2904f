"""Controls the fake SendGrid of the fault bench: sets its answers, reads its ledger."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from tests.faults.sendgrid import Entry
from tests.support.fake_sendgrid import Answer
from tests.support.sender_process import FakeSender
from tests.support.waiting import PATIENCE, wait_until

ROOT = Path(__file__).resolve().parents[2]
Plan = Sequence[tuple[float, Answer]]


class RecordingSender(FakeSender):
    """A running fake SendGrid with a ledger; `with RecordingSender() as sender:`."""

    def __init__(self, host: str = "127.0.0.1", within: Sequence[str] = ()) -> None:
        super().__init__("tests.faults.sendgrid", host, within=within)
        self.smtp_port: int = json.loads(self._call("GET", "/_smtp"))

    def answer(self, *once: Answer, always: Answer | None = None) -> None:
        """Answer the next requests with `once`, in order, and all after them with `always`."""
        self._call("PUT", "/_plan", {"seed": 0, "plan": []})
        wanted = {"once": [asdict(one) for one in once], "always": asdict(always or Answer())}
        self._call("PUT", "/_answers", wanted)

    def answer_by_chance(self, plan: Plan, seed: int) -> None:
        """Answer at random by the weights of `plan`; delays vary from a tenth to all of `delay`."""
        answers = [(weight, asdict(answer)) for weight, answer in plan]
        self._call("PUT", "/_plan", {"seed": seed, "plan": answers})

    def answer_hanging(self) -> None:
        self._call("POST", "/_answer_hanging")

    def count(self) -> int:
        return json.loads(self._call("GET", "/_count"))

    def ledger(self, process: str = "") -> list[Entry]:
        """Return all requests, or those of one process, in order of arrival."""
        path = f"/_ledger?process={process}" if process else "/_ledger"
        return [Entry(**values) for values in json.loads(self._call("GET", path))]

    def settled(self, process: str = "", seconds: float = PATIENCE) -> list[Entry]:
        """Wait until no request is open, and return the ledger.

        Raises:
            TimeoutError: When one stays open.
        """
        found: list[Entry] = []

        def none_open() -> bool:
            found[:] = self.ledger(process)
            return all(entry.heard is not None for entry in found)

        wait_until(none_open, "the sender's requests end", seconds=seconds)
        return found
