"""`python -m tests.faults.machines`: what `make machines` prints; exit code 1 when a row says NO.

The long form needs network namespaces, nginx and redis-server. The short one (`--short`) makes do
with loopback addresses and visitors who choose a server themselves, and says so.
"""

import argparse
import os
import resource
import signal
import sys
import tempfile
from pathlib import Path

from tests.faults.findings import Finding, show_findings
from tests.faults.machines import network
from tests.faults.machines.cluster import cluster, lacking, start
from tests.faults.machines.rules import Rules
from tests.faults.machines.story import Faults
from tests.support.table import say

LETTERS = 5000
SHORT_LETTERS = 100
SECONDS = 1800.0
"""How long a run may take at most."""


def main(arguments: list[str]) -> int:
    """Run all faults and rules, print the table, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.machines", description=__doc__)
    parser.add_argument("--short", action="store_true", help="few letters and faults")
    parser.add_argument("--letters", type=int, help=f"{LETTERS}, or {SHORT_LETTERS} with --short")
    parser.add_argument("--writers", type=int, default=8, help="visitors who write at a time")
    parser.add_argument("--only", default="", help="the faults whose name has these words")
    parser.add_argument(
        "--loopback", action="store_true", help="no namespaces, also where they can be had"
    )
    chosen = parser.parse_args(arguments)
    missing = lacking()
    if not network.is_inside():
        permitted = not chosen.loopback and network.permits_namespaces()
        if permitted:
            network.enter("tests.faults.machines", arguments)
        if not chosen.short:
            say("The long form makes network namespaces: run it as root (CAP_NET_ADMIN) on Linux.")
            return 1
    if missing and not (chosen.short and missing == ["nginx"]):
        say(f"Not installed: {', '.join(missing)}.")
        return 1
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(130))
    letters = chosen.letters or (SHORT_LETTERS if chosen.short else LETTERS)
    return _run(short=chosen.short, letters=letters, writers=chosen.writers, only=chosen.only)


def _run(*, short: bool, letters: int, writers: int, only: str) -> int:
    made = network.Namespaces() if network.is_inside() else network.Loopback()
    proxy = "no proxy: visitors choose a server" if "nginx" in lacking() else "nginx"
    say(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; machines are {made.form}; {proxy}")
    folder = Path(tempfile.mkdtemp(prefix="santa-machines-"))
    # PostgreSQL does not run as root.
    folder.chmod(0o755)
    say(f"Logs of the processes: {folder}")
    findings: list[Finding] = []
    with cluster(made, folder, standby=not short) as found:
        start(found)
        run = Faults(found, letters=letters, writers=writers, only=only)
        findings += run.run(long=not short, seconds=SECONDS)
        findings += Rules(found).all(long=not short)
    show_findings(findings)
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    say(f"\n{sum(one.ru_utime + one.ru_stime for one in used):.0f} s of processor time")
    return 0 if all(finding.met for finding in findings) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
