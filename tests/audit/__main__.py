"""`python -m tests.audit [route …]`, run by `make audit`: Lighthouse on the pages of the site.

The exit code is 1 where a page misses a budget.
"""

import argparse
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

from santa_app.server.commands import prepare_environment
from santa_app.site import ROUTES
from tests.audit.measure import (
    FAST,
    HERE,
    LEAST_PERFORMANCE,
    Audit,
    AuditError,
    run_lighthouse,
    together,
)
from tests.support import chromium
from tests.support.running_site import ROOT, RunningSite, site_in
from tests.support.table import say, show, verdict

FURTHER_RUNS = 2
"""Runs after a missed performance figure: a busy machine may be why, so the median counts."""
TRIES = 3
PATHS = tuple(route.page.path for route in ROUTES)
NOT_INDEXED = frozenset(route.page.path for route in ROUTES if not route.page.indexed)
"""Pages that search engines are told to leave out; they need not be crawlable."""
COLUMNS = (
    "page", "perf", "a11y", "best", "SEO", "LCP s", "TBT ms", "CLS", "KB",
    "CPU index", "waiting %", "runs", "holds",
)  # fmt: skip


def _judge(site: RunningSite, path: str, executable: str, runs: int | None) -> Audit:
    first = _run(site, path, executable)
    if runs is None:
        runs = 1 if first.performance >= LEAST_PERFORMANCE else 1 + FURTHER_RUNS
    return together([first, *(_run(site, path, executable, first) for _ in range(runs - 1))])


def _run(site: RunningSite, path: str, executable: str, first: Audit | None = None) -> Audit:
    """Measure a page once; repeat a run that Lighthouse gave up."""
    skipped = ("is-crawlable",) if path in NOT_INDEXED else ()
    for left in reversed(range(TRIES)):
        try:
            return run_lighthouse(site.url + path, executable, site.port, skipped, first)
        except AuditError as error:
            if not left:
                raise
            say(f"  again: {error}")
    raise AssertionError("TRIES is positive")


def _row(path: str, audit: Audit) -> tuple[str, ...]:
    scores = (audit.performance, audit.accessibility, audit.best_practices, audit.seo)
    return (
        path,
        *(f"{score:.0f}" for score in scores),
        f"{audit.lcp / 1000:.2f}",
        f"{audit.tbt:.0f}",
        f"{audit.cls:.3f}",
        f"{audit.size / 1000:.0f}",
        f"{audit.benchmark_index:.0f}",
        f"{100 * audit.waiting:.0f}",
        str(audit.runs),
        verdict(met=not audit.missed),
    )


def _machine() -> str:
    """Return the properties of this machine on which its speed depends."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.machine()
    return f"{os.cpu_count()} cores ({model}), load {os.getloadavg()[0]:.1f}, GPU not used"


def _version(executable: str) -> str:
    done = subprocess.run([executable, "--version"], capture_output=True, text=True, check=False)
    return done.stdout.strip() or Path(executable).name


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.audit", description=__doc__)
    parser.add_argument("routes", nargs="*", metavar="route", choices=[*PATHS, []])
    parser.add_argument("--runs", type=int, help="how often each page is judged; medians count")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    prepare_environment()
    if not (HERE / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    executable = chromium.ensure()
    judged: dict[str, Audit] = {}
    with tempfile.TemporaryDirectory(prefix="santa-audit-") as folder:
        site = site_in(Path(folder), SENDGRID_API_KEY="test-key")
        site.start()
        try:
            for path in chosen.routes or PATHS:
                judged[path] = _judge(site, path, executable, chosen.runs)
                say("  ".join(_row(path, judged[path])))
        except AuditError as error:
            say(str(error))
            return 1
        finally:
            site.stop()
    show(
        f"Lighthouse, mobile settings, in {_version(executable)} on {_machine()};"
        " figures of several runs are medians",
        COLUMNS,
        [_row(path, audit) for path, audit in judged.items()],
    )
    for path, audit in judged.items():
        if audit.missed:
            say(f"  {path} misses {', '.join(audit.missed)}: {', '.join(audit.wanting)}")
    say("  Pages kept out of search engines need not be crawlable.")
    if any(audit.benchmark_index < FAST for audit in judged.values()):
        say(f"  Below a CPU index of {FAST:,} performance and LCP are only printed.")
    return 1 if any(audit.missed for audit in judged.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
