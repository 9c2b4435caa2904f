"""Finds a Chromium for the browser tests, installs one where there is none, and starts it.

Debian's packages are tried first, because Playwright's own build cannot be downloaded everywhere.
The tests prefer the headless shell, which needs about 70 % of the time of full Chromium.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Playwright

from tests.support.running_site import PUBLIC_URL
from tests.support.waiting import PATIENCE_MS

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
HEADLESS_SHELL = "chromium-headless-shell"
FULL = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MACOS_APPS = (
    "Chromium.app/Contents/MacOS/Chromium",
    "Google Chrome.app/Contents/MacOS/Google Chrome",
)
HOW_TO_INSTALL = {
    "darwin": "brew install --cask chromium (or install Google Chrome into /Applications)",
    "linux": "apt-get install chromium",
}


def find_headless_shell() -> str | None:
    """Return the path of an installed headless shell, or None."""
    return shutil.which(HEADLESS_SHELL)


def find_full(applications: Path = Path("/Applications")) -> str | None:
    """Return the path of an installed full Chromium or Chrome, or None.

    Args:
        applications: The folder in which macOS keeps its apps.
    """
    for name in FULL:
        if path := shutil.which(name):
            return path
    for folder in (applications, Path.home() / "Applications"):
        for app in MACOS_APPS:
            if (folder / app).is_file():
                return str(folder / app)
    cache = Path(
        os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
        or Path.home()
        / ("Library/Caches" if sys.platform == "darwin" else ".cache")
        / "ms-playwright"
    )
    found = sorted(
        path
        for pattern in ("chromium-*/chrome-*/chrome", "chromium-*/chrome-*/*.app/Contents/MacOS/*")
        for path in cache.glob(pattern)
    )
    return str(found[-1]) if found else None


def find() -> str | None:
    """Return the path of the browser that the tests use, or None where none is installed."""
    return find_headless_shell() or find_full()


def _try(*command: str) -> bool:
    try:
        return subprocess.run(command, check=False).returncode == 0
    except OSError:
        return False


def ensure() -> str:
    """Return the path of a browser, installing one if need be.

    Raises:
        SystemExit: With one sentence that says how to install one, when that fails.
    """
    if path := find():
        return path
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get"):
        _try(*sudo, "apt-get", "update", "-q")
        install = (*sudo, "apt-get", "install", "-y", "-q", "--no-install-recommends")
        _try(*install, HEADLESS_SHELL) or _try(*install, "chromium")
    if not find():
        _try(sys.executable, "-m", "playwright", "install", "chromium")
    if path := find():
        return path
    how = HOW_TO_INSTALL.get(sys.platform, HOW_TO_INSTALL["linux"])
    raise SystemExit(f"The browser tests need Chromium: {how}")


def arguments(port: int | None = None) -> list[str]:
    """Return the command line arguments of the browser.

    Args:
        port: The port of the site that answers for `PUBLIC_URL` in this browser, if any.
    """
    if port is None:
        return list(ARGUMENTS)
    host = PUBLIC_URL.removeprefix("http://")
    return [*ARGUMENTS, f"--host-resolver-rules=MAP {host} 127.0.0.1:{port}"]


def launch(api: Playwright, port: int | None = None) -> Browser:
    """Start the browser as all tests and measurements use it; `port` as in `arguments`."""
    return api.chromium.launch(executable_path=ensure(), args=arguments(port), timeout=PATIENCE_MS)


def metrics(devtools: CDPSession) -> dict[str, float]:
    """Return Chromium's metrics of a page since it was opened, by Chromium's names.

    Times are in seconds. `Performance.enable` must have been sent.
    """
    found = devtools.send("Performance.getMetrics")["metrics"]
    return {metric["name"]: metric["value"] for metric in found}


if __name__ == "__main__":
    sys.stdout.write(f"Chromium: {ensure()}\n")
