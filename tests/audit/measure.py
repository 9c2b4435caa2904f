"""One Lighthouse run of one page, and the medians of several runs."""

import json
import os
import subprocess
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import median
from typing import Any, Self

from tests.support import chromium

HERE = Path(__file__).parent
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
LEAST_PERFORMANCE, MOST_LCP = 98, 1_700
"""Lighthouse's score, and milliseconds to the largest paint."""
FAST = 3_000
"""Lighthouse's index of a machine below which its speed, not the page's, decides about these."""
PATIENCE = 300
"""Seconds that one run may take on a busy machine."""


class AuditError(Exception):
    """Lighthouse could not measure a page; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Audit:
    """The figures of a page.

    Attributes:
        performance: 0 to 100, as the three below.
        lcp: Milliseconds to the largest paint, as simulated for a slow phone.
        tbt: Milliseconds of blocked main thread.
        cls: Layout shift.
        size: Bytes transferred.
        benchmark_index: Lighthouse's measure of how fast this machine runs JavaScript, before
            Lighthouse assumes a processor four times as slow. A mid-range phone has 1,000 and a
            slow one 264, according to the CPU calibration of Chrome's developer tools.
        waiting: The share of the time in the main thread's tasks, 0 to 1, in which no core ran it:
            it waited for one, or for another process. Lighthouse counts it as blocked time.
        wanting: Names of the audits that were not passed in full.
        runs: How many runs the figures are the median of.
    """

    performance: float
    accessibility: float
    best_practices: float
    seo: float
    lcp: float
    tbt: float
    cls: float
    size: float
    benchmark_index: float
    waiting: float
    wanting: tuple[str, ...] = ()
    runs: int = 1

    @classmethod
    def read(cls, line: str, first: Self | None = None) -> Self:
        """Read what lighthouse.mjs prints.

        Args:
            line: What it printed.
            first: An earlier run on the page; with it, the line has only the score of performance.

        Raises:
            AuditError: When Lighthouse could not judge the page.
        """
        said: dict[str, Any] = json.loads(line)
        if said["error"]:
            raise AuditError(f"{said['url']}: {said['error']}")
        scores = said["scores"]
        figures = {
            "performance": scores["performance"],
            "lcp": said["lcp"],
            "tbt": said["tbt"],
            "cls": said["cls"],
            "size": said["bytes"],
            "benchmark_index": said["benchmarkIndex"],
            "waiting": said["waiting"],
        }
        if first:
            return replace(first, **figures)
        return cls(
            accessibility=scores["accessibility"],
            best_practices=scores["best-practices"],
            seo=scores["seo"],
            wanting=tuple(said["wanting"]),
            **figures,
        )

    @property
    def missed(self) -> list[str]:
        """Missed budgets, those of speed only where the machine is fast enough to tell."""
        slow = self.benchmark_index < FAST
        wanted = {
            "performance": slow or self.performance >= LEAST_PERFORMANCE,
            "largest paint": slow or self.lcp <= MOST_LCP,
            "accessibility": self.accessibility >= 100,
            "best practices": self.best_practices >= 100,
            "SEO": self.seo >= 100,
            "layout shift": round(self.cls, 2) == 0,
        }
        return [name for name, met in wanted.items() if not met]


def together(audits: Sequence[Audit]) -> Audit:
    """Return the medians of several runs, with the failed audits of the last one."""
    figures = [asdict(audit) for audit in audits]
    middle = {
        name: median(each[name] for each in figures)
        for name in figures[0]
        if name not in {"wanting", "runs"}
    }
    return Audit(**middle, wanting=audits[-1].wanting, runs=len(audits))


def run_lighthouse(
    url: str,
    executable: str,
    port: int,
    skipped: Sequence[str] = (),
    first: Audit | None = None,
) -> Audit:
    """Measure the page at a URL.

    Args:
        url: The public URL of the page.
        executable: The browser to use.
        port: Where the site listens.
        skipped: Audits to leave out.
        first: An earlier run on the page. Only performance is measured again: the other scores are
            the same in every run and take most of its time.

    Raises:
        AuditError: When Lighthouse stops, takes too long, or cannot measure the page.
    """
    flags = json.dumps(["--headless=new", *chromium.arguments(port)])
    categories = ("performance",) if first else CATEGORIES
    job = json.dumps({"url": url, "categories": categories, "skipAudits": list(skipped)})
    try:
        done = subprocess.run(
            ["node", str(HERE / "lighthouse.mjs"), flags, job],
            capture_output=True,
            text=True,
            env={**os.environ, "CHROME_PATH": executable},
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise AuditError(f"{url}: no verdict within {PATIENCE} s") from error
    if not done.stdout.strip():
        raise AuditError(f"Lighthouse stopped: {done.stderr.strip()[-500:]}")
    return Audit.read(done.stdout, first)
