"""`python -m tests.faults`, a part of `make nightly`. The exit code is 1 when a row says NO."""

import argparse
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.faults.databases import PostgresqlHost, SqliteHost
from tests.faults.findings import show_findings
from tests.faults.plan import CASES, Hosts, run
from tests.support.postgresql import postgresql
from tests.support.table import say


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few letters: does it all still work?")
    parser.add_argument("--only", choices=sorted(CASES), nargs="+", help="some of the cases")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), help="one of the two")
    chosen = parser.parse_args()
    os.chdir(Path(__file__).parents[2])
    say(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, Python {sys.version.split()[0]}")
    folder = Path(tempfile.mkdtemp(prefix="santa-faults-"))
    say(f"Logs of the processes: {folder}")
    with ExitStack() as stack:
        hosts: Hosts = {}
        if chosen.database != "postgresql":
            hosts["sqlite"] = SqliteHost(folder)
        if chosen.database != "sqlite":
            hosts["postgresql"] = PostgresqlHost(stack.enter_context(postgresql()))
        findings = run(chosen.only or list(CASES), hosts, folder, quick=chosen.quick)
    show_findings(findings)
    return 0 if findings and all(finding.met for finding in findings) else 1


if __name__ == "__main__":
    sys.exit(main())
