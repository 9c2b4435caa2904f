"""Machines on this computer, as network namespaces.

A machine has an address and a link of its own, which can be cut. The namespaces
have no names: each lives as long as its machine's first process. All processes belong to one
namespace of process ids, whose first process is this program, so that the kernel ends them and
removes the namespaces when this program ends, also when it is killed.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from tests.support.waiting import wait_until

UNSHARE = ("unshare", "--net", "--pid", "--fork", "--kill-child", "--mount-proc")
_INSIDE = "MACHINES_NAMESPACES"
"""Environment variable: whether this process is the first in namespaces of its own."""
_LAN = "lan"


def permits_namespaces() -> bool:
    """Try whether this computer lets us make network namespaces and connect them."""
    if os.geteuid() != 0 or not all(map(shutil.which, ("unshare", "nsenter", "ip", "setpriv"))):
        return False
    trial = "ip link add lan type bridge && ip link add near type veth peer name far"
    found = subprocess.run([*UNSHARE, "sh", "-c", trial], capture_output=True, check=False)
    return found.returncode == 0


def is_inside() -> bool:
    """Return whether this process was started by `enter`."""
    return bool(os.environ.get(_INSIDE))


def enter(module: str, arguments: Sequence[str]) -> NoReturn:
    """Become a module that runs in new namespaces."""
    command = [*UNSHARE, sys.executable, "-m", module, *arguments]
    os.execvpe(command[0], command, {**os.environ, _INSIDE: "yes"})  # noqa: S606 - our own


@dataclass(frozen=True, slots=True, kw_only=True)
class Machine:
    """A machine: its address, and how to run a command on it."""

    name: str
    address: str
    within: tuple[str, ...] = ()
    """The prefix of a command."""

    def cut(self) -> None:
        """Cut its link to all others."""
        _ip("link", "set", self.name, "down")

    def connect(self) -> None:
        _ip("link", "set", self.name, "up")


class Namespaces:
    """Machines in network namespaces, joined by a bridge; in a process that `enter` started."""

    def __init__(self) -> None:
        self._first: list[subprocess.Popen[bytes]] = []
        _ip("link", "set", "lo", "up")
        _ip("link", "add", _LAN, "type", "bridge")
        _ip("address", "add", "10.77.0.1/16", "dev", _LAN)
        _ip("link", "set", _LAN, "up")
        # Each visitor has an address in here.
        _ip("route", "add", "local", "10.77.128.0/17", "dev", "lo")

    def machine(self, name: str) -> Machine:
        first = subprocess.Popen(["unshare", "--net", "sleep", "infinity"])
        self._first.append(first)
        own = _namespace(os.getpid())
        wait_until(lambda: _namespace(first.pid) not in {None, own}, "a network namespace")
        address = f"10.77.0.{len(self._first) + 1}"
        within = ("nsenter", f"--net=/proc/{first.pid}/ns/net")
        peer = ("type", "veth", "peer", "name", "eth0", "netns", str(first.pid))
        _ip("link", "add", name, *peer)
        _ip("link", "set", name, "master", _LAN, "up")
        for words in (
            ("link", "set", "lo", "up"),
            ("address", "add", f"{address}/16", "dev", "eth0"),
            ("link", "set", "eth0", "up"),
        ):
            _run(*within, "ip", *words)
        return Machine(name=name, address=address, within=within)

    @staticmethod
    def visitor(number: int) -> str:
        return f"10.77.{128 + number // 250}.{1 + number % 250}"

    def close(self) -> None:
        for first in self._first:
            first.kill()
            first.wait()


def as_user(user: str | None) -> tuple[str, ...]:
    """Return the prefix of a command that runs it as a user, where we are root."""
    if user is None:
        return ()
    return ("setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups")


def found_program(name: str) -> Path | None:
    """Return a program of this computer or of a package of this virtual environment, or None."""
    places = os.pathsep.join([*_other_places(), str(Path(sys.executable).parent)])
    found = shutil.which(name, path=places)
    return None if found is None else Path(found)


def _other_places() -> list[str]:
    own = str(Path(sys.executable).parent)
    return [place for place in os.get_exec_path() if place != own] + ["/usr/sbin"]


def _namespace(process: int) -> str | None:
    try:
        return str(Path(f"/proc/{process}/ns/net").readlink())
    except OSError:
        return None


def _ip(*words: str) -> None:
    _run("ip", *words)


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)
