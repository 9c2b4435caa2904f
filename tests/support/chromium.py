"""Finds a Chromium for the browser tests, installs one where there is none, and starts it.

Debian's packages come first, since Playwright's own build cannot be downloaded everywhere; and of
these the one without windows, which takes seven tenths of the time for the same tests.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


HEADLESS = "chromium-headless-shell"


def find() -> str | None:
    """Return the path of an installed Chromium, or None."""
    for name in (HEADLESS, "chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    cache = Path(
        os.environ.get("PLAYWRIGHT_BROWSERS_PATH", Path.home() / ".cache" / "ms-playwright")
    )
    found = sorted(cache.glob("chromium-*/chrome-*/chrome"))
    return str(found[-1]) if found else None


def _try(*command: str) -> bool:
    try:
        return subprocess.run(command, check=False).returncode == 0
    except OSError:
        return False


def ensure() -> str:
    """Return a Chromium, installing it if need be.

    Raises:
        SystemExit: With one sentence, when none can be had.
    """
    if path := find():
        return path
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get"):
        _try(*sudo, "apt-get", "update", "-q")
        install = (*sudo, "apt-get", "install", "-y", "-q", "--no-install-recommends")
        _try(*install, HEADLESS) or _try(*install, "chromium")
    if not find():
        _try(sys.executable, "-m", "playwright", "install", "chromium")
    if path := find():
        return path
    raise SystemExit("The browser tests need Chromium: apt-get install chromium")


def launch(api: Playwright) -> Browser:
    """Start Chromium as all tests and measurements use it."""
    return api.chromium.launch(executable_path=ensure(), args=list(ARGUMENTS))


if __name__ == "__main__":
    sys.stdout.write(f"Chromium: {ensure()}\n")
