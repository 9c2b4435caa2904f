"""WebKit, driven by WebKitWebDriver with the browser of webkit_browser.py on a virtual screen.

WebKitGTK is Safari's engine without Apple's graphics, sound and fonts; its timings mean nothing.
"""

import json
import os
import socket
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tests.browsers.engine import Engine
from tests.support.running_site import free_port
from tests.support.waiting import PATIENCE, wait_until

_BROWSER = Path(__file__).with_name("webkit_browser.py")


class WebKit(Engine):
    name = "WebKit"

    def start(self) -> None:
        read, write = os.pipe()
        self.run("Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", fds=(write,))
        os.close(write)
        with os.fdopen(read) as said:
            display = f":{said.readline().strip()}"
        self._port = free_port()
        self._session = f"http://127.0.0.1:{self._port}/session"
        screen = {"DISPLAY": display, "NO_AT_BRIDGE": "1"}
        self.run("WebKitWebDriver", f"--port={self._port}", environment=screen)
        arguments = [str(_BROWSER), str(self.folder), "--automation"]
        options = {"binary": "/usr/bin/python3", "args": arguments}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        wait_until(self._answers, "WebKitWebDriver listens")
        session = self.send("POST", "", wanted)
        self._session += f"/{session['sessionId']}"
        self.send("POST", "/timeouts", {"script": 1000 * int(PATIENCE)})

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self._port), timeout=PATIENCE):
                return True
        except OSError:
            return False

    def send(self, method: str, path: str, body: object = None) -> Any:
        """Send a command of the protocol, and return its result."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._session + path, data=data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            with error:
                raise AssertionError((path, body, error.read().decode())) from None

    def resize(self, width: int, height: int) -> None:
        self.send("POST", "/window/rect", {"width": width, "height": height})

    def goto(self, url: str) -> None:
        self.send("POST", "/url", {"url": url})

    def run_script(self, script: str) -> str:
        body = f"(async () => {{ {script} }})().then(arguments[0], e => arguments[0](`!${{e}}`))"
        text = self.send("POST", "/execute/async", {"script": body, "args": []})
        assert not text.startswith("!"), (script, text)
        return text

    def act(self, source: dict[str, Any]) -> None:
        self.send("POST", "/actions", {"actions": [source]})

    def png(self) -> str:
        return self.send("GET", "/screenshot")

    def printed(self) -> bytes:
        """Return what the page has printed by itself."""
        wait_until(lambda: list(self.folder.glob("*.pdf")), "the browser has printed")
        (file,) = self.folder.glob("*.pdf")
        pdf = file.read_bytes()
        file.unlink()
        return pdf
