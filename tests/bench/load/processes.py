"""Processor time, memory and sockets of processes (Linux)."""

import os
import subprocess
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

_TICK = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True, kw_only=True)
class Usage:
    seconds: float
    """Of the processor, so far."""
    megabytes: float
    """Memory; what processes share counts once."""
    sockets: int


def usage(process: int) -> Usage:
    """Return the resources of a process and all its descendants."""
    seconds = megabytes = 0.0
    sockets = 0
    for one in _family(process):
        folder = Path(f"/proc/{one}")
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            shares = (folder / "smaps_rollup").read_text().splitlines()
            links = [str(link.readlink()) for link in (folder / "fd").iterdir()]
        except (FileNotFoundError, ProcessLookupError):
            continue  # it has ended
        # User and system time, its own and that of children that have ended.
        seconds += sum(int(field) for field in fields[11:15]) / _TICK
        megabytes += sum(int(line.split()[1]) for line in shares if line.startswith("Pss:")) / 1000
        sockets += sum(link.startswith("socket:") for link in links)
    return Usage(seconds=seconds, megabytes=megabytes, sockets=sockets)


def busy_seconds() -> float:
    """Return the processor time that everything on this machine has used."""
    user, nice, system, _idle, _waiting, *interrupts = (
        int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:8]
    )
    return (user + nice + system + sum(interrupts)) / _TICK


def run(command: Sequence[str | Path], environment: Mapping[str, str], seconds: float) -> Usage:
    """Run a command without its output, for so many seconds at most; return what it used."""
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    timer = threading.Timer(seconds, process.terminate)
    timer.start()
    _, status, used = os.wait4(process.pid, 0)
    timer.cancel()
    process.returncode = os.waitstatus_to_exitcode(status)
    return Usage(seconds=used.ru_utime + used.ru_stime, megabytes=used.ru_maxrss / 1000, sockets=0)


def _family(process: int) -> list[int]:
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
        except (FileNotFoundError, ProcessLookupError):
            continue
    found = [process]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found
