"""`python -m tests.faults.debian_root`, a part of `make nightly`: `deploy/image.sh` in Debian.

debootstrap makes the root in a temporary folder, from the mirror that this computer uses. The
steps run in it in a mount namespace of their own, so nothing stays mounted. The registries'
settings and certificates of this computer go along, since its registries may be mirrors. The
exit code is 1 where a step fails. Needs root on Debian.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path

from tests.support.debian import SUITE, mirror
from tests.support.running_site import PUBLIC_URL, ROOT, free_port
from tests.support.table import say, show

PATIENCE = 60
"""Seconds for the server to answer, and to end."""
_TOOLS = ("debootstrap", "unshare", "chroot", "mount")
_CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
_SETTINGS = ("/etc/pip.conf", "/root/.config/pip/pip.conf", "/root/.npmrc", _CERTIFICATES)
_KEPT = re.compile(r"(?:PIP|NPM|npm|NODE|SSL|REQUESTS|CURL)_")
_INSIDE = """
mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && cd "$0" && exec chroot "$0" "$@"
"""


class DebianRoot:
    """A new Debian in a folder, with a release in /srv/santa."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seconds: dict[str, float] = {}

    def make(self) -> None:
        """Install Debian, and copy the release in dist/ with the scripts that install it."""
        self._time(
            "debootstrap",
            ["debootstrap", "--variant=minbase", SUITE, self.folder, mirror()],
        )
        project = self.folder / "srv" / "santa"
        project.mkdir(parents=True)
        for name in ("dist", "deploy"):
            shutil.copytree(ROOT / name, project / name)
        self._settings()

    def step(self, name: str) -> None:
        """Run a step of image.sh to its end."""
        self._time(name, self._command(name), self._environment())
        self._settings()  # the certificates of this computer again, after Debian's were installed

    def serve(self) -> int:
        """Start the server, wait until it is healthy, stop it, and return its exit code."""
        port = free_port()
        environment = self._environment(PORT=str(port), MIGRATE="1", HOST="127.0.0.1")
        began = time.monotonic()
        server = subprocess.Popen(self._command("start"), env=environment, start_new_session=True)
        try:
            while not _answers(port):
                if server.poll() is not None or time.monotonic() - began > PATIENCE:
                    raise RuntimeError("the server did not start")
                time.sleep(0.1)
            self.seconds["start, until the first page"] = time.monotonic() - began
            self._time("healthy", self._command("healthy"), environment)
            began = time.monotonic()
            server.send_signal(signal.SIGTERM)
            code = server.wait(PATIENCE)
            self.seconds["SIGTERM, until it has ended"] = time.monotonic() - began
            return code
        finally:
            if server.poll() is None:
                os.killpg(server.pid, signal.SIGKILL)

    def _command(self, step: str) -> list[str | Path]:
        inside = [self.folder, "sh", "/srv/santa/deploy/image.sh", step]
        return ["unshare", "--mount", "sh", "-c", _INSIDE, *inside]

    def _environment(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if _KEPT.match(name)}
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        fixed = {"PATH": path, "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
        return {**kept, **fixed, "SITE_URL": PUBLIC_URL, **more}

    def _settings(self) -> None:
        for name in _SETTINGS:
            source, target = Path(name), self.folder / name.lstrip("/")
            if source.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, target)

    def _time(
        self, name: str, command: list[str | Path], environment: Mapping[str, str] | None = None
    ) -> None:
        say(f"  {name} …")
        began = time.monotonic()
        log = self.folder.with_suffix(".log")
        with log.open("ab") as output:
            done = subprocess.run(
                command, env=environment, stdout=output, stderr=subprocess.STDOUT, check=False
            )
        if done.returncode:
            raise RuntimeError(f"{name} failed:\n{log.read_text(errors='replace')[-2000:]}")
        self.seconds[name] = time.monotonic() - began


def _answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
            return b"<h1" in answer.read()
    except OSError:
        return False


def main() -> int:
    """Run all steps, print their times, and return the exit code."""
    if not (ROOT / "dist" / "requirements.txt").exists():
        say("There is no release in dist/: run `make release` first.")
        return 1
    missing = [tool for tool in _TOOLS if shutil.which(tool) is None]
    if missing or os.geteuid() != 0:
        say(f"This needs root and {', '.join(missing) or 'nothing else'} (Debian's packages).")
        return 1
    with tempfile.TemporaryDirectory(prefix="santa-debian-") as folder:
        root = DebianRoot(Path(folder) / "root")
        try:
            root.make()
            root.step("packages")
            root.step("install")
            code = root.serve()
        except RuntimeError as error:
            say(str(error))
            return 1
        size = sum(
            file.lstat().st_blocks * 512
            for file in root.folder.rglob("*")
            if not file.is_relative_to(root.folder / "proc")
        )
    rows = [(name, f"{seconds:.1f}") for name, seconds in root.seconds.items()]
    show(f"deploy/image.sh in a new Debian {SUITE}", ("step", "seconds"), rows)
    say(f"  the root has {size / 1e6:.0f} MB; SIGTERM ended the server with {code}, 0 is wanted")
    return 0 if code == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
