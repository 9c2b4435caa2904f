"""`python -m tests.faults.debian_root`, a part of `make nightly`: what `deploy/` has, in Debian.

debootstrap makes the root in a temporary folder, from the mirror that this computer uses. The
steps of the Dockerfile make the container's image of it, and `update.py` installs the release for
systemd; then layouts.py starts each deployment under its own bounds. All that is mounted is in
namespaces of their own, so nothing stays mounted. The registries' settings and certificates of this
computer go along, since its registries may be mirrors. The exit code is 1 where a step fails.
Needs root on Debian.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.faults.layouts import PATH, SETTINGS, SYSTEMD, dockerfile
from tests.faults.machines.network import UNSHARE, found_program
from tests.support.debian import SUITE, compose, mirror
from tests.support.running_site import ROOT
from tests.support.table import say, show

_TOOLS = ("debootstrap", "unshare", "chroot", "mount", "ip", "redis-server", "systemd-analyze")
_CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
_SETTINGS = ("/etc/pip.conf", "/root/.config/pip/pip.conf", "/root/.npmrc", _CERTIFICATES)
_KEPT = re.compile(r"(?:PIP|NPM|npm|NODE|SSL|REQUESTS|CURL)_")
_INSIDE = """
mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev"
test -z "$2" || mount --bind "$2" "$0/srv/santa"
cd "$0" && exec chroot "$0" sh -euc "cd $1; $3"
"""


class DebianRoot:
    """A new Debian in a folder, with a release in /srv/santa."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seconds: dict[str, float] = {}

    def make(self) -> None:
        self._time(
            "debootstrap",
            ["debootstrap", "--variant=minbase", SUITE, self.folder, mirror()],
        )
        self._settings()

    def make_image(self) -> None:
        """Follow the Dockerfile. Its two stages have the same paths, so one root does for both."""
        place, done = "/", set()
        for word, rest in dockerfile():
            if word == "WORKDIR":
                place = rest
                (self.folder / place.lstrip("/")).mkdir(parents=True, exist_ok=True)
            elif word == "COPY" and not rest.startswith("--from"):
                *sources, name = rest.split()
                target = self.folder / place.lstrip("/") / name
                target.parent.mkdir(parents=True, exist_ok=True)
                for source in sources:
                    copy = shutil.copytree if (ROOT / source).is_dir() else shutil.copy
                    copy(ROOT / source, target)
            elif word == "RUN" and rest not in done:
                done.add(rest)
                self._run(f"RUN {' '.join(rest.split())[:60]}", rest, place)

    def install_for_systemd(self) -> None:
        """Do what docs/first-day.md asks for, up to the start of the unit, with SQLite."""
        site = self.folder.parent / SYSTEMD
        source = self.folder / "root" / "release"
        source.mkdir(parents=True)
        for name in ("dist", "deploy"):
            shutil.copytree(ROOT / name, source / name)
        user = 10001  # as the Dockerfile made it
        for folder in (site, site / "releases", site / "data"):
            folder.mkdir()
            os.chown(folder, user, user)
        given = {**SETTINGS, "DATABASE_URL": "sqlite:////srv/santa/data/santa.db"}
        lines = "".join(f"{name}='{value}'\n" for name, value in given.items())
        (site / ".env").write_text(lines)
        (site / ".env").chmod(0o600)
        os.chown(site / ".env", user, user)
        self._run(
            "update.py prepare", "python3 deploy/update.py prepare dist", "/root/release", site
        )
        (release,) = (site / "releases").iterdir()
        (site / "3000").symlink_to(f"/srv/santa/releases/{release.name}")

    def size(self) -> float:
        """Return how many MB it has."""
        own = self.folder / "proc"
        files = (file for file in self.folder.rglob("*") if not file.is_relative_to(own))
        return sum(file.lstat().st_blocks * 512 for file in files) / 1e6

    def _run(self, name: str, command: str, place: str, site: Path | None = None) -> None:
        """Run a command inside, in the folder `place`; with `site` in place of /srv/santa."""
        inside = [self.folder, place, site or "", command]
        self._time(name, ["unshare", "--mount", "sh", "-euc", _INSIDE, *inside])
        self._settings()  # the certificates of this computer again, after Debian's were installed

    def _settings(self) -> None:
        for name in _SETTINGS:
            source, target = Path(name), self.folder / name.lstrip("/")
            if source.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, target)

    def _time(self, name: str, command: list[str | Path]) -> None:
        say(f"  {name} …")
        began = time.monotonic()
        log = self.folder.with_suffix(".log")
        kept = {name: value for name, value in os.environ.items() if _KEPT.match(name)}
        fixed = {"PATH": PATH, "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
        with log.open("ab") as output:
            done = subprocess.run(
                command, env=kept | fixed, stdout=output, stderr=subprocess.STDOUT, check=False
            )
        if done.returncode:
            raise RuntimeError(f"{name} failed:\n{log.read_text(errors='replace')[-2000:]}")
        self.seconds[name] = time.monotonic() - began


def main() -> int:
    """Run all steps, print their times, and return the exit code."""
    if not (ROOT / "dist" / "requirements.txt").exists():
        say("There is no release in dist/: run `make release` first.")
        return 1
    missing = [tool for tool in _TOOLS if found_program(tool) is None]
    if missing or os.geteuid() != 0:
        say(f"This needs root and {', '.join(missing) or 'nothing else'} (Debian's packages).")
        return 1
    compose()  # comes from the mirror where it is not installed
    with tempfile.TemporaryDirectory(prefix="santa-debian-") as folder:
        Path(folder).chmod(0o755)  # for users who are not root
        root = DebianRoot(Path(folder) / "root")
        try:
            root.make()
            root.make_image()
            root.install_for_systemd()
        except RuntimeError as error:
            say(str(error))
            return 1
        rows = [(name, f"{seconds:.1f}") for name, seconds in root.seconds.items()]
        show(f"The image and a server in a new Debian {SUITE}", ("step", "seconds"), rows)
        say(f"  the root has {root.size():.0f} MB")
        layouts = [sys.executable, "-m", "tests.faults.layouts", root.folder]
        return subprocess.run([*UNSHARE, *layouts], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
