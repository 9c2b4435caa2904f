"""A short run of the site on several machines: `make machines` runs it with 5,000 letters.

Where the computer permits no network namespaces, the machines are loopback addresses; where nginx
is not installed, visitors choose a server. The first line of the output says which.
"""

import subprocess
import sys

from tests.faults.judge import ROOT
from tests.support.waiting import PATIENCE


def test_servers_on_two_machines_lose_no_letter_and_share_their_limits() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.faults.machines", "--short", "--writers", "4"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=5 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:]
    rows = [line for line in done.stdout.splitlines() if line.startswith("| ")][1:]
    assert len(rows) == 9
    assert all(row.endswith("| yes |") for row in rows)
