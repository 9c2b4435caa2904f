"""The letter inbox of the measurement: the tests' fake SendGrid in a process of its own.

In the process of the visitors it would take their time, and the figures would show it.
"""

import json
import subprocess
import sys
import urllib.request
from dataclasses import asdict
from typing import Self

from tests.fake_sendgrid import Answer
from tests.running_site import ROOT


class SenderProcess:
    """A running fake SendGrid; `with SenderProcess() as sender:`."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.fake_sendgrid", "--port", "0"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        first = self._process.stdout.readline() if self._process.stdout else ""
        self.url = first.strip().removeprefix("SENDGRID_HOST=")
        """What the site takes as SENDGRID_HOST."""
        if not self.url:
            self.stop()
            raise RuntimeError("the fake SendGrid did not start")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """End it; what hangs is cut off."""
        self._process.terminate()
        self._process.wait(timeout=10)
        if self._process.stdout:
            self._process.stdout.close()

    def answer(self, *once: Answer, always: Answer) -> None:
        """Answer the next requests with `once`, all others with `always`, and count from 0."""
        wanted = {"once": [asdict(one) for one in once], "always": asdict(always)}
        self._call("DELETE", "/_requests")
        self._call("PUT", "/_answers", json.dumps(wanted).encode())

    def letter_ids(self) -> list[int]:
        """Return which letters' mails came in since `answer`, in order."""
        came_in = json.loads(self._call("GET", "/_requests"))
        return [int(request["body"]["custom_args"]["letter_id"]) for request in came_in]

    def _call(self, method: str, path: str, body: bytes | None = None) -> bytes:
        request = urllib.request.Request(f"{self.url}{path}", data=body, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.read()
