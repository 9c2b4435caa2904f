"""`python -m tests.audit [route …]`: what `make audit` runs.

Without routes it judges all of them. What was judged of a build is kept in .build/audit, so that
an interrupted run goes on where it stopped; `--fresh` begins anew. The exit code is 1 where a
budget of DESIGN section 8 is missed.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from santa_app.server.commands import prepare_environment
from santa_app.site import ROUTES
from tests.audit.measure import HERE, Audit, AuditError, run_lighthouse, together
from tests.bench.speed import API_KEY
from tests.bench.table import say, show, verdict
from tests.running_site import ROOT, RunningSite, site_in

KEPT = ROOT / ".build" / "audit" / "results.json"
STAMP = ROOT / ".web" / "santa-build.json"
FURTHER_RUNS = 2
"""After a missed performance figure: a busy machine may be why, so the median of three counts."""
TRIES = 3
PATHS = tuple(route.page.path for route in ROUTES)
NOT_INDEXED = frozenset(route.page.path for route in ROUTES if not route.page.indexed)
"""Pages that search engines are told to leave out: there, being crawlable is no virtue."""


def _known(build: str) -> dict[str, Audit]:
    if not KEPT.exists():
        return {}
    kept = json.loads(KEPT.read_text())
    if kept["build"] != build:
        return {}
    return {
        path: Audit(**{**found, "wanting": tuple(found["wanting"])})
        for path, found in kept["pages"].items()
    }


def _keep(build: str, found: dict[str, Audit]) -> None:
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    pages = {path: asdict(audit) for path, audit in found.items()}
    KEPT.write_text(json.dumps({"build": build, "pages": pages}, indent=1))


def _judge(site: RunningSite, path: str, *, once: bool) -> Audit:
    skipped = ("is-crawlable",) if path in NOT_INDEXED else ()
    job = (site.url + path, skipped)
    audits = [_patiently(job)]
    if audits[0].performance < 99 and not once:
        audits += [_patiently(job) for _ in range(FURTHER_RUNS)]
    return together(audits)


def _patiently(job: tuple[str, Sequence[str]]) -> Audit:
    """Judge once; a run that a busy machine spoiled is made again."""
    for left in reversed(range(TRIES)):
        try:
            return run_lighthouse(*job)
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
        str(audit.runs),
        verdict(met=not audit.missed),
    )


def _show(found: dict[str, Audit]) -> None:
    show(
        "Lighthouse, mobile settings; figures of several runs are medians",
        ("page", "perf", "a11y", "best", "SEO", "LCP s", "TBT ms", "CLS", "KB", "runs", "holds"),
        [_row(path, found[path]) for path in PATHS if path in found],
    )
    for path, audit in found.items():
        if audit.missed:
            say(f"  {path} misses {', '.join(audit.missed)}: {', '.join(audit.wanting)}")
    say("  Pages kept out of search engines are not asked to be crawlable.")


def main() -> int:
    """Judge, print, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.audit", description=__doc__)
    parser.add_argument("routes", nargs="*", metavar="route", choices=[*PATHS, []])
    parser.add_argument("--once", action="store_true", help="run no page again that was slow")
    parser.add_argument("--fresh", action="store_true", help="forget what was judged before")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    prepare_environment()
    if not (HERE / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    wanted = chosen.routes or PATHS
    with tempfile.TemporaryDirectory(prefix="santa-audit-") as folder:
        site = site_in(Path(folder), SENDGRID_API_KEY=API_KEY)
        site.start(seconds=900)
        build = STAMP.read_text()
        found = {} if chosen.fresh else _known(build)
        try:
            for path in wanted:
                if path not in found:
                    found[path] = _judge(site, path, once=chosen.once)
                    say("  ".join(_row(path, found[path])))
                    _keep(build, found)
        except AuditError as error:
            say(str(error))
            return 1
        finally:
            site.stop()
    judged = {path: found[path] for path in wanted}
    _show(judged)
    return 1 if any(audit.missed for audit in judged.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
