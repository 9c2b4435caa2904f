"""What the tests do with a browser, whichever engine it has."""

import base64
import json
import os
import signal
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from tests.support.running_site import PUBLIC_URL, ROOT
from tests.support.waiting import wait_until

HEIGHTS = {390: 844, 1440: 900}
INIT = Path(__file__).with_name("init.js").read_text()
HYDRATED = """Object.keys(document.getElementById('main') ?? {}).some(
  key => key.startsWith('__reactProps$'))"""
_FIND = r"""
const shown = one => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth;
const find = what => {
  if (/^[#.[]/.test(what)) return [...document.querySelectorAll(what)].find(shown);
  const name = one => (one.getAttribute("aria-label") ?? one.textContent)
    .replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();
  const all = [...document.querySelectorAll("button, a, label, summary")].filter(shown);
  return all.find(one => name(one) === what) ?? all.find(one => name(one).startsWith(what))
    ?? all.find(one => name(one).includes(what));
};
"""
"""Finds a visible element by a selector that begins with `#`, `.` or `[`, or by its label."""
_PLACE = """(() => { %s
  const one = find(%s);
  if (!one || one.disabled) return null;
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const box = one.getClientRects()[0];
  const [x, y] = [box.left + box.width * %s, box.top + box.height * %s].map(Math.round);
  const hit = document.elementFromPoint(x, y);
  return hit && (one.contains(hit) || hit.contains(one)) ? [x, y] : null;
})()"""


def keep(name: str, data: bytes) -> None:
    """Store a picture or a printed document for people to look at, with SCREENSHOTS=1."""
    if os.environ.get("SCREENSHOTS"):
        folder = ROOT / ".build" / "screenshots" / "browsers"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)


class Engine(ABC):
    """A running browser with one page; the tests use nothing else of it."""

    name: str

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._processes: list[subprocess.Popen[bytes]] = []

    def run(
        self, *command: str, environment: Mapping[str, str] = {}, fds: Sequence[int] = ()
    ) -> None:
        """Start a program that ends with the engine."""
        own = {"HOME": str(self.folder), "TZ": "Europe/London", **environment}
        with (self.folder / "browser.log").open("ab") as log:
            process = subprocess.Popen(
                command,
                env=os.environ | own,
                stdout=log,
                stderr=log,
                pass_fds=fds,
                start_new_session=True,
            )
        self._processes.append(process)

    def close(self) -> None:
        for process in reversed(self._processes):
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    @abstractmethod
    def start(self) -> None:
        """Start the browser."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page this size."""

    @abstractmethod
    def goto(self, url: str) -> None:
        """Load a page."""

    @abstractmethod
    def run_script(self, script: str) -> str:
        """Run the body of an async function in the page, and return the text that it returns."""

    @abstractmethod
    def act(self, source: dict[str, Any]) -> None:
        """Perform the actions of a pointer or keyboard, in the form that both protocols share."""

    @abstractmethod
    def png(self) -> str:
        """Return a picture of what is visible, in base64."""

    @abstractmethod
    def printed(self) -> bytes:
        """Return the PDF of what the page has just printed."""

    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression, which may be a promise."""
        return json.loads(self.run_script(f"return JSON.stringify((await ({expression})) ?? null)"))

    def wait(self, expression: str) -> None:
        """Wait until an expression is true in the page."""
        wait_until(
            lambda: self.evaluate(expression), f"{expression} on {self.evaluate('location.href')}"
        )

    def open(self, path: str, width: int = 390) -> None:
        """Check the last page, open another one of the site, and wait until it is hydrated."""
        self.check()
        self.resize(width, HEIGHTS[width])
        self.goto(PUBLIC_URL + path)
        self.wait(HYDRATED)

    def at(self, when: str) -> None:
        """Set the clock of all pages that are opened from now on to a time in London."""
        shift = (
            datetime.fromisoformat(when).astimezone().timestamp()
            - datetime.now().astimezone().timestamp()
        )
        self.evaluate(f"localStorage.setItem('clockShift', {1000 * shift:.0f})")

    def errors(self) -> list[str]:
        """Return the errors of the page since it was loaded or asked, and forget them."""
        return self.evaluate("(window.santaErrors ?? []).splice(0)")

    def check(self) -> None:
        """Fail on errors of the page."""
        assert self.errors() == [], (self.name, self.evaluate("location.href"))

    def click(self, what: str, at: tuple[float, float] = (0.5, 0.5)) -> None:
        """Click on an element, at a part of it, once it is enabled, uncovered and at rest."""
        script = _PLACE % (_FIND, json.dumps(what), *at)
        places: list[Any] = [None]

        def rests() -> bool:
            places.append(self.evaluate(script))
            return places[-1] is not None and places[-1] == places[-2]

        wait_until(rests, f"{what} can be clicked on {self.evaluate('location.href')}")
        x, y = places[-1]
        move = {"type": "pointerMove", "x": x, "y": y}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self.act({**mouse, "actions": [move, *press]})

    def type(self, text: str) -> None:
        """Press the keys of a text, Enter for a line break."""
        kinds = ("keyDown", "keyUp")
        keys = [
            {"type": kind, "value": key} for key in text.replace("\n", "\ue007") for kind in kinds
        ]
        self.act({"type": "key", "id": "keyboard", "actions": keys})

    def fill(self, what: str, text: str) -> None:
        """Click into a field and type."""
        self.click(what)
        self.wait("document.activeElement.matches('input, textarea, select')")
        self.type(text)

    def choose(self, what: str, label: str) -> None:
        """Choose from a list by typing, as its own menu is no part of the page."""
        field = f"document.querySelector({json.dumps(what)})"
        self.evaluate(f"{field}.focus()")
        self.type(label)
        self.wait(f"{field}.selectedOptions[0].label === {json.dumps(label)}")

    def sees(self, text: str) -> None:
        """Wait until a text is visible on the page, in any case of letters."""
        wanted = json.dumps(" ".join(text.lower().split()))
        words = (
            r"document.body.innerText.replaceAll('\u00ad', '').replace(/\s+/g, ' ').toLowerCase()"
        )
        self.wait(f"{words}.includes({wanted})")

    def screenshot(self) -> bytes:
        """Return a PNG picture of what is visible."""
        return base64.b64decode(self.png())
