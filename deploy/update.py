#!/usr/bin/env python3
"""Updates a server without a moment in which no server answers, and takes an update back.

    update.py install DIST      installs what `make release` has written, and switches to it
    update.py prepare DIST      only installs it; of several machines, all do before one switches
    update.py switch RELEASE    switches to a release that is installed; after a change in .env, to
                                the one that serves
    update.py rollback          switches back to the release before

Two ports take turns. The links 3000 and 3001 in SANTA_HOME (/srv/santa) lead to releases, and the
units santa@3000 and santa@3001 run them; `current` leads to the one that serves. The new release
starts on the port that is free; a second after it answers, the other server is told to stop, and
first answers the visitors whose letters it has in hand. The proxy tries the other port where a
server does not answer.

Where both servers run, they always do: a crash of one is not seen behind the proxy. Then each is
restarted with the new release, one after the other.
"""

import fcntl
import os
import pwd
import shutil
import subprocess
import sys
import time
import urllib.request
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

HOME = Path(os.environ.get("SANTA_HOME", "/srv/santa"))
HOST = os.environ.get("SANTA_HOST", "127.0.0.1")
"""Where the servers listen, as HOST in .env: another one where the proxy is on another machine."""
PORTS = tuple(os.environ.get("SANTA_PORTS", "3000 3001").split())
START_SECONDS = 120.0
"""How long a new release may take until it answers; until then the old one serves."""
HANDOVER_SECONDS = 1.0
"""How long both servers run: a request that the new server's port has just refused may still be on
its way to the old one, which answers it only if it is not stopping yet."""
KEPT_RELEASES = 3
USER = os.environ.get("SANTA_USER", "santa")
"""Who installs, migrates and serves: root would create a database that the server cannot open."""


class UpdateError(Exception):
    """The site serves as before; the message is one sentence for the operator."""


def systemctl(*arguments: str) -> bool:
    """Return whether `systemctl` succeeds."""
    return subprocess.run(["systemctl", *arguments], check=False).returncode == 0


def active_ports() -> list[str]:
    """Return the ports of the servers that run."""
    return [port for port in PORTS if systemctl("is-active", "--quiet", f"santa@{port}")]


def active_port() -> str | None:
    """Return the port of the server that runs, or None."""
    return next(iter(active_ports()), None)


def answers(port: str) -> bool:
    """Return whether a server answers."""
    try:
        with urllib.request.urlopen(f"http://{HOST}:{port}/ping", timeout=5) as answer:
            return answer.status == 200
    except OSError:
        return False


def prepare(dist: Path) -> Path:
    """Install a release beside the one that serves; return its folder."""
    release = HOME / "releases" / datetime.now(UTC).strftime("%Y-%m-%dT%H%M%S")
    if not (dist / "requirements.txt").is_file():
        raise UpdateError(f"{dist} has no release")
    check_home()
    user = account()
    shutil.copytree(dist, release / "dist")
    shutil.copytree(Path(__file__).parent, release / "deploy")
    (release / ".env").symlink_to(HOME / ".env")
    if user:
        for path in (release, *release.rglob("*")):
            os.lchown(path, user["user"], user["group"])
    programs = release / ".venv" / "bin"
    install = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--no-deps"]
    environment = {"PAGES_DIR": str(HOME / "data" / "pages"), **os.environ, "HOME": str(HOME)}
    for folder, command in (
        (release, [sys.executable, "-m", "venv", ".venv"]),
        (
            release / "dist",
            [*install, "--only-binary", ":all:", "--require-hashes", "-r", "requirements.txt"],
        ),
        (release, [str(programs / "santa"), "migrate"]),
        (release, [str(programs / "santa"), "build"]),
    ):
        if subprocess.run(command, cwd=folder, env=environment, check=False, **user).returncode:
            shutil.rmtree(release)
            raise UpdateError(f"the release was not installed: {' '.join(command[1:])} failed")
    return release


def check_home() -> None:
    """Check the paths, before anything is changed. Raises UpdateError."""
    if not (HOME / ".env").is_file():
        raise UpdateError(f"{HOME / '.env'} is missing: `santa setup` writes it")
    for link in (*(HOME / port for port in PORTS), HOME / "current"):
        if link.exists() and not link.is_symlink():
            raise UpdateError(f"{link} is no link to a release: move it away")


def account() -> dict[str, Any]:
    """Return the user as whom commands run, for `subprocess`; root runs none as itself."""
    if os.geteuid() != 0:
        return {}
    try:
        entry = pwd.getpwnam(USER)
    except KeyError:
        raise UpdateError(f"there is no user {USER}") from None
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def switch(release: Path) -> None:
    """Serve a release in place of the one that serves; where it does not answer, change nothing."""
    if not (release / "dist").is_dir():
        raise UpdateError(f"{release} is no release")
    check_home()
    if len(active_ports()) > 1:
        switch_both(release)
        return
    old = active_port()
    new = PORTS[1] if old == PORTS[0] else PORTS[0]
    link = HOME / new
    before = link.readlink() if link.is_symlink() else None
    link_to(release, link)
    try:
        start(new, old)
    except (UpdateError, OSError):
        # The release before is the one to which `rollback` leads.
        if before is None:
            link.unlink()
        else:
            link_to(before, link)
        raise


def switch_both(release: Path) -> None:
    """Restart one server after the other; where one does not answer, restart them as before."""
    before = {port: (HOME / port).readlink() for port in PORTS}
    tried: list[str] = []
    try:
        for port in PORTS:
            tried.append(port)
            link_to(release, HOME / port)
            begin("restart", port)
    except (UpdateError, OSError):
        for port in tried:
            link_to(before[port], HOME / port)
            systemctl("restart", f"santa@{port}")
            if port != tried[-1]:
                wait_for(port)
        raise
    link_to(before[PORTS[0]], HOME / "previous")
    link_to(release, HOME / "current")
    print(f"{release.name} serves on ports {' and '.join(PORTS)}")


def link_to(release: Path, link: Path) -> None:
    """Let a link lead to a release, in one step."""
    draft = link.with_name(f".{link.name}.new")
    draft.unlink(missing_ok=True)
    draft.symlink_to(release)
    draft.replace(link)


def start(new: str, old: str | None) -> None:
    """Start the server on one port, and stop the other one when it answers."""
    begin("start", new)
    systemctl("enable", "--quiet", f"santa@{new}")
    if old is not None:
        time.sleep(HANDOVER_SECONDS)
        systemctl("disable", "--quiet", f"santa@{old}")
        systemctl("stop", f"santa@{old}")
    link_to((HOME / new).resolve(), HOME / "current")
    print(f"{(HOME / new).resolve().name} serves on port {new}")


def begin(action: str, port: str) -> None:
    """Start or restart a server, and wait until it answers. Raises UpdateError."""
    if not systemctl(action, f"santa@{port}"):
        raise UpdateError(f"santa@{port} did not start; see journalctl --unit santa@{port}")
    wait_for(port)


def wait_for(port: str) -> None:
    """Wait until a server answers, or stop it and raise UpdateError."""
    began = time.monotonic()
    while not answers(port):
        late = time.monotonic() - began > START_SECONDS
        if late or not systemctl("is-active", "--quiet", f"santa@{port}"):
            systemctl("stop", f"santa@{port}")
            raise UpdateError(f"santa@{port} does not answer; see journalctl --unit santa@{port}")
        time.sleep(0.1)


def rollback() -> None:
    """Serve the release before again; its folder and its link are still there."""
    if len(active_ports()) > 1:
        if not (HOME / "previous").is_dir():
            raise UpdateError("there is no release before this one")
        switch_both((HOME / "previous").resolve())
        return
    old = active_port()
    new = PORTS[1] if old == PORTS[0] else PORTS[0]
    if not (HOME / new).is_dir():
        raise UpdateError("there is no release before this one")
    start(new, old)


def delete_old_releases() -> None:
    """Delete all releases but the newest, and those that a port links to."""
    linked = {(HOME / name).resolve() for name in (*PORTS, "previous")}
    releases = sorted((HOME / "releases").iterdir())
    for release in releases[:-KEPT_RELEASES]:
        if release.resolve() not in linked:
            shutil.rmtree(release)


def main(arguments: list[str]) -> int:
    """Run one command; an error is one sentence."""
    if not os.access(HOME, os.W_OK):  # also where it is missing
        print(f"Nothing has changed: {HOME} cannot be written by this user.", file=sys.stderr)
        return 1
    try:
        return run_alone(arguments)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"The update stopped: {where}{error.strerror}.", file=sys.stderr)
        return 1


def run_alone(arguments: list[str]) -> int:
    """Run one command; two at the same time wait for each other."""
    with (HOME / ".update.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            match arguments:
                case ["install", dist]:
                    switch(prepare(Path(dist).resolve()))
                    delete_old_releases()
                case ["prepare", dist]:
                    print(prepare(Path(dist).resolve()))
                case ["switch", release]:
                    switch(Path(release).resolve())
                case ["rollback"]:
                    rollback()
                case _:
                    print(__doc__, file=sys.stderr)
                    return 2
        except UpdateError as error:
            print(f"Nothing has changed: {error}.", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
