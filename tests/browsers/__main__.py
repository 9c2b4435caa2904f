"""Installs the browsers of this suite from Debian's packages where they are missing."""

import os
import shutil
import subprocess

PACKAGES = ("firefox-esr", "webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb")
_WEBKIT = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2"


def missing() -> bool:
    """Return whether a browser, its driver or what its driver needs is missing."""
    programs = ("firefox-esr", "WebKitWebDriver", "Xvfb", "/usr/bin/python3")
    return not all(map(shutil.which, programs)) or bool(
        subprocess.run(
            ["/usr/bin/python3", "-c", _WEBKIT], capture_output=True, check=False
        ).returncode
    )


def install() -> None:
    """Install what is missing.

    Raises:
        SystemExit: With one sentence that says what to install, when that fails.
    """
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if missing() and shutil.which("apt-get") and (not sudo or shutil.which("sudo")):
        apt = (*sudo, "apt-get", "-y", "-q", "--no-install-recommends")
        subprocess.run([*apt, "update"], check=False)
        subprocess.run([*apt, "install", *PACKAGES], check=False)
    if missing():
        raise SystemExit(f"`make browsers` needs Debian with the packages {', '.join(PACKAGES)}.")


if __name__ == "__main__":
    install()
