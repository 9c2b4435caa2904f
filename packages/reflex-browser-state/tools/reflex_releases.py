"""Tries the package and its demo with releases of Reflex, and prints a table.

`python reflex_releases.py 0.9 0.10` tries the newest patch of these; without arguments each minor
release from 0.8 on. Each is installed into a virtual environment of its own, so this needs the
package index and some minutes.
"""

import functools
import http.server
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

PACKAGE = Path(__file__).resolve().parents[1]
OLDEST = 8
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


def releases(minors: list[str]) -> list[str]:
    """Return the newest patch of each minor release that the index offers."""
    command = [sys.executable, "-m", "pip", "index", "versions", "reflex"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    newest: dict[str, str] = {}
    for version in re.findall(r"\b(0\.\d+\.\d+(?:\.post\d+)?)\b", listed.partition("versions:")[2]):
        newest.setdefault(version.rsplit(".", version.count(".") - 1)[0], version)
    found = minors or [minor for minor in newest if int(minor.split(".")[1]) >= OLDEST]
    return [newest[minor] for minor in found]


class Trial:
    """One release in a folder of its own: each step raises `AssertionError` with its output."""

    def __init__(self, release: str, folder: Path) -> None:
        self.release, self.folder = release, folder
        self.python = folder / ".venv/bin/python"

    def run(self, *command: object, **more: str) -> str:
        """Run a command in the demo's folder and return what it prints."""
        path = f"{self.python.parent}{os.pathsep}{Path(sys.executable).parent}{os.pathsep}"
        given = os.environ | {
            "PATH": path + os.environ["PATH"], "REFLEX_USE_NPM": "1",
            "REFLEX_TELEMETRY_ENABLED": "false", "PYTHONPATH": "", **more,
        }  # fmt: skip
        done = subprocess.run(
            [str(part) for part in command],
            cwd=self.folder, env=given, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def install(self) -> None:
        """Install Reflex with its dependencies, and the package without."""
        shutil.copytree(PACKAGE / "demo", self.folder, dirs_exist_ok=True)
        self.run(sys.executable, "-m", "venv", ".venv")
        self.run(self.python, "-m", "pip", "install", "-q", f"reflex=={self.release}", "pytest")
        self.run(self.python, "-m", "pip", "install", "-q", "--no-deps", PACKAGE)
        asked = "from importlib.metadata import version; print(version('reflex'))"
        assert self.run(self.python, "-c", asked).strip() == self.release

    def python_tests(self) -> None:
        """Run the tests of the demo: a State in CPython and in Node."""
        options = f"-q -c {os.devnull} --rootdir=. -p no:asyncio -p no:cacheprovider"
        self.run(self.python, "-m", "pytest", PYTEST_ADDOPTS=options)

    def build(self) -> None:
        """Build the pages of the demo."""
        self.run(self.python, "-m", "reflex", "init", "--template", "blank")
        shutil.copytree(PACKAGE / "demo", self.folder, dirs_exist_ok=True)
        self.run(self.python, "-m", "reflex", "export", "--frontend-only", "--no-zip")

    def use(self) -> None:
        """Add a book in Chromium, reload, and see it again."""
        built = self.folder / ".web/build/client"
        handler = functools.partial(_Quiet, directory=str(built))
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            with sync_playwright() as api:
                browser = api.chromium.launch(executable_path=CHROMIUM)
                page = browser.new_page()
                page.goto(f"http://127.0.0.1:{server.server_port}/")
                page.get_by_label("Title").fill("Emma")
                page.get_by_label("Pages").fill("474")
                page.get_by_role("button", name="Add").click()
                for _ in range(2):
                    page.get_by_text("1 books, 474 pages").wait_for()
                    page.reload()
                browser.close()
            server.shutdown()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_given: object) -> None:
        pass


STEPS: list[tuple[str, Callable[[Trial], None]]] = [
    ("Installs", Trial.install),
    ("Demo's tests", Trial.python_tests),
    ("Builds", Trial.build),
    ("Works in Chromium", Trial.use),
]


def tried(release: str) -> tuple[list[str], str]:
    """Return a cell for each step, and the last lines of the output of one that failed."""
    cells, output = [], ""
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(release, Path(folder))
        for _, step in STEPS:
            try:
                step(trial)
            except Exception as error:  # noqa: BLE001 - whatever breaks is the result
                lines = [line for line in str(error).splitlines() if line.strip()]
                output = "\n".join(lines[-25:])
                return [*cells, "no", *["–"] * (len(STEPS) - len(cells) - 1)], output
            cells.append("yes")
    return cells, output


if __name__ == "__main__":
    head = ["Reflex", *(name for name, _ in STEPS)]
    sys.stdout.write(f"| {' | '.join(head)} |\n|{'---|' * len(head)}\n")
    for version in releases(sys.argv[1:]):
        row, wrong = tried(version)
        sys.stdout.write(f"| {' | '.join([version, *row])} |\n")
        sys.stdout.flush()
        sys.stderr.write(f"{version}:\n{wrong}\n" if wrong else "")
