"""A fake SendGrid in a process of its own, so that it does not slow down a measurement."""

import json
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from typing import Self

from tests.support.running_site import ROOT
from tests.support.waiting import PATIENCE


class FakeSender:
    """A running module that first prints `SENDGRID_HOST=…`; `with … as sender:`.

    Raises:
        RuntimeError: When it does not start.
    """

    def __init__(self, module: str, *arguments: str, within: Sequence[str] = ()) -> None:
        """`within` is put before the command, to run it on another machine."""
        self._process = subprocess.Popen(
            [*within, sys.executable, "-m", module, *arguments],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        first = self._process.stdout.readline() if self._process.stdout else ""
        self.url = first.strip().removeprefix("SENDGRID_HOST=")
        """The value for SENDGRID_HOST."""
        if not self.url:
            self.stop()
            raise RuntimeError("the fake SendGrid did not start")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def process(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        """Kill the process; hanging requests are cut off."""
        self._process.kill()
        self._process.wait(timeout=PATIENCE)
        if self._process.stdout:
            self._process.stdout.close()

    def _call(self, method: str, path: str, content: object = None) -> bytes:
        """Send a control request with `content` as JSON."""
        body = None if content is None else json.dumps(content).encode()
        request = urllib.request.Request(f"{self.url}{path}", data=body, method=method)
        with urllib.request.urlopen(request, timeout=300) as answer:
            return answer.read()
