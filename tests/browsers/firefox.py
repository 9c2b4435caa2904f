"""Firefox, driven by WebDriver BiDi without geckodriver, which Debian does not have."""

import asyncio
import base64
import json
from itertools import count
from typing import Any

from tests.browsers.engine import INIT, Engine
from tests.support.running_site import free_port
from tests.support.waiting import PATIENCE, wait_until
from tests.support.websocket import WebSocket

PREFERENCES = {
    "datareporting.policy.dataSubmissionEnabled": False,
    # With it, the session loses its page when the visitor goes back.
    "fission.bfcacheInParent": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "print.enabled": False,  # no dialog: the protocol prints
    "services.settings.server": "data:,",
    "ui.prefersReducedMotion": 1,
    "ui.useOverlayScrollbars": 1,  # as on a phone
}


class Firefox(Engine):
    name = "Firefox"
    _socket: Any = None

    def start(self) -> None:
        lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in PREFERENCES.items())
        (self.folder / "user.js").write_text("".join(lines))
        port = free_port()
        self.run(
            "firefox-esr", "--headless", "--no-remote", "--profile", str(self.folder),
            f"--remote-debugging-port={port}",
        )  # fmt: skip
        self._numbers = count(1)
        self._loop = asyncio.new_event_loop()

        address = f"ws://127.0.0.1:{port}/session"

        def connects() -> bool:
            try:
                self._socket = self._loop.run_until_complete(
                    WebSocket.connect(address, origin=None)
                )
            except OSError:
                return False
            return True

        wait_until(connects, "Firefox listens")
        self.send("session.new", capabilities={})
        self.send("script.addPreloadScript", functionDeclaration=f"() => {{ {INIT} }}")
        (self._page,) = self._windows()

    def close(self) -> None:
        if self._socket:
            self._loop.run_until_complete(self._socket.close())
            self._loop.close()
        super().close()

    def send(self, method: str, **parameters: object) -> Any:
        """Send a command of the protocol, and return its result."""
        number = next(self._numbers)
        text = json.dumps({"id": number, "method": method, "params": parameters})
        self._loop.run_until_complete(self._socket.send(text))
        while True:
            coming = asyncio.wait_for(self._socket.receive(), PATIENCE)
            answer = json.loads(self._loop.run_until_complete(coming))
            if answer.get("id") == number:
                assert answer["type"] == "success", (method, answer)
                return answer["result"]

    def _windows(self) -> list[str]:
        return [one["context"] for one in self.send("browsingContext.getTree")["contexts"]]

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.send("browsingContext.setViewport", context=self._page, viewport=size)

    def goto(self, url: str) -> None:
        self.send("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def run_script(self, script: str) -> str:
        done = self.send(
            "script.evaluate",
            expression=f"(async () => {{ {script} }})()",
            target={"context": self._page},
            awaitPromise=True,
        )
        assert done["type"] == "success", (script, done)
        return done["result"]["value"]

    def act(self, source: dict[str, Any]) -> None:
        self.send("input.performActions", context=self._page, actions=[source])

    def png(self) -> str:
        return self.send("browsingContext.captureScreenshot", context=self._page)["data"]

    def printed(self) -> bytes:
        """Print the window that the page has opened, or else the page."""
        opened = [one for one in self._windows() if one != self._page]
        page = {"width": 21.0, "height": 29.7}
        pdf = self.send("browsingContext.print", context=(opened or [self._page])[0], page=page)
        for one in opened:
            self.send("browsingContext.close", context=one)
        return base64.b64decode(pdf["data"])
