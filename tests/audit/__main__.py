"""`python -m tests.audit [route …]`, run by `make audit`: Lighthouse on the pages of the site.

Every page is measured in the headless shell and in full Chromium, as far as they are installed.
Results of a build are kept in .build/audit, so that an interrupted run continues where it stopped;
`--fresh` starts anew. The exit code is 1 where a page misses a budget in either browser.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from dataclasses import asdict
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

RESULTS = ROOT / ".build" / "audit" / "results.json"
STAMP = ROOT / ".web" / "santa-build.json"
FURTHER_RUNS = 2
"""Runs after a missed performance figure: a busy machine may be why, so the median counts."""
TRIES = 3
PATHS = tuple(route.page.path for route in ROUTES)
NOT_INDEXED = frozenset(route.page.path for route in ROUTES if not route.page.indexed)
"""Pages that search engines are told to leave out; they need not be crawlable."""
FULL = "full Chromium"
COLUMNS = (
    "page", "perf", "a11y", "best", "SEO", "LCP s", "TBT ms", "CLS", "KB",
    "CPU index", "waiting %", "runs", "holds",
)  # fmt: skip
BROWSERS = {chromium.HEADLESS_SHELL: chromium.find_headless_shell, FULL: chromium.find_full}

Found = dict[str, dict[str, Audit]]
"""Results by browser and path."""


def _load(build: str) -> Found:
    kept = json.loads(RESULTS.read_text()) if RESULTS.exists() else {"build": None}
    if kept["build"] != build:
        return {}
    return {
        browser: {
            path: Audit(**{**found, "wanting": tuple(found["wanting"])})
            for path, found in pages.items()
        }
        for browser, pages in kept["browsers"].items()
    }


def _save(build: str, found: Found) -> None:
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    browsers = {
        browser: {path: asdict(audit) for path, audit in pages.items()}
        for browser, pages in found.items()
    }
    RESULTS.write_text(json.dumps({"build": build, "browsers": browsers}, indent=1))


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
    """Return what this machine is, as far as its speed depends on it."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.machine()
    return f"{os.cpu_count()} cores ({model}), load {os.getloadavg()[0]:.1f}, GPU not used"


def _version(executable: str) -> str:
    done = subprocess.run([executable, "--version"], capture_output=True, text=True, check=False)
    return done.stdout.strip() or Path(executable).name


def _show(browser: str, version: str, judged: dict[str, Audit]) -> None:
    show(
        f"Lighthouse, mobile settings, in {browser} ({version}) on {_machine()};"
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


def _installed() -> dict[str, str]:
    """Return the executable of each installed browser, and say which one is missing."""
    chromium.ensure()
    found = {}
    for name, find in BROWSERS.items():
        if executable := find():
            found[name] = executable
        else:
            say(f"WARNING: {name} is not installed; no page is judged in it.")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.audit", description=__doc__)
    parser.add_argument("routes", nargs="*", metavar="route", choices=[*PATHS, []])
    parser.add_argument("--runs", type=int, help="how often each page is judged; medians count")
    parser.add_argument("--fresh", action="store_true", help="forget earlier results")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    prepare_environment()
    if not (HERE / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    wanted = chosen.routes or PATHS
    browsers = _installed()
    with tempfile.TemporaryDirectory(prefix="santa-audit-") as folder:
        site = site_in(Path(folder), SENDGRID_API_KEY="test-key")
        site.start()
        build = STAMP.read_text()
        found = {} if chosen.fresh else _load(build)
        try:
            for browser, executable in browsers.items():
                pages = found.setdefault(browser, {})
                for path in wanted:
                    if path not in pages:
                        pages[path] = _judge(site, path, executable, chosen.runs)
                        say("  ".join((browser, *_row(path, pages[path]))))
                        _save(build, found)
        except AuditError as error:
            say(str(error))
            return 1
        finally:
            site.stop()
    judged = {name: {path: found[name][path] for path in wanted} for name in browsers}
    for browser, pages in judged.items():
        _show(browser, _version(browsers[browser]), pages)
    return 1 if any(audit.missed for pages in judged.values() for audit in pages.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
