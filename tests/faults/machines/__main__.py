"""`python -m tests.faults.machines`, a part of `make nightly`; exit code 1 when a row says NO.

Needs root on Linux, nginx and redis-server.
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
from tests.faults.machines.faults import Faults
from tests.faults.machines.rules import Rules
from tests.support.table import say

LETTERS = 5000
SECONDS = 1800.0
"""How long a run may take at most."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults.machines", description=__doc__)
    parser.add_argument("--letters", type=int, default=LETTERS, help="how many are sent")
    parser.add_argument("--writers", type=int, default=8, help="visitors who write at a time")
    parser.add_argument("--only", default="", help="the faults whose name has these words")
    chosen = parser.parse_args(arguments)
    if missing := lacking():
        say(f"Not installed: {', '.join(missing)}.")
        return 1
    if not network.is_inside():
        if not network.permits_namespaces():
            say("This makes network namespaces: run it as root (CAP_NET_ADMIN) on Linux.")
            return 1
        network.enter("tests.faults.machines", arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(130))
    return _run(letters=chosen.letters, writers=chosen.writers, only=chosen.only)


def _run(*, letters: int, writers: int, only: str) -> int:
    say(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    folder = Path(tempfile.mkdtemp(prefix="santa-machines-"))
    # PostgreSQL does not run as root.
    folder.chmod(0o755)
    say(f"Logs of the processes: {folder}")
    findings: list[Finding] = []
    with cluster(network.Namespaces(), folder) as found:
        start(found)
        run = Faults(found, letters=letters, writers=writers, only=only)
        findings += run.run(seconds=SECONDS)
        findings += Rules(found).all()
    show_findings(findings)
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    say(f"\n{sum(one.ru_utime + one.ru_stime for one in used):.0f} s of processor time")
    return 0 if all(finding.met for finding in findings) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
