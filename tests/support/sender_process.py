"""A fake SendGrid in a process of its own, so that it takes no time of those who measure."""

import json
import subprocess
import sys
import urllib.request
from typing import Self

from tests.support.running_site import ROOT


class FakeSender:
    """Runs a module that prints `SENDGRID_HOST=…` first; `with … as sender:`.

    Raises:
        RuntimeError: When it does not start.
    """

    def __init__(self, module: str, *arguments: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
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
        self._process.kill()
        self._process.wait(timeout=20)
        if self._process.stdout:
            self._process.stdout.close()

    def _call(self, method: str, path: str, content: object = None) -> bytes:
        """Ask the process itself; `content` goes along as JSON."""
        body = None if content is None else json.dumps(content).encode()
        request = urllib.request.Request(f"{self.url}{path}", data=body, method=method)
        with urllib.request.urlopen(request, timeout=300) as answer:
            return answer.read()
