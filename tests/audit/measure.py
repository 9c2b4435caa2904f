"""One Lighthouse run of one page, and what several of them say together."""

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, Self

from tests import chromium

HERE = Path(__file__).parent
PATIENCE = 300
"""Seconds that one run may take on a busy machine."""


class AuditError(Exception):
    """Lighthouse could not judge a page; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Audit:
    """What Lighthouse says about a page.

    Attributes:
        performance: 0 to 100, as the three below.
        lcp: Milliseconds to the largest paint, as simulated for a slow phone.
        tbt: Milliseconds of blocked main thread.
        cls: Layout shift.
        size: Bytes transferred.
        wanting: Names of Lighthouse's audits that were not passed in full.
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
    wanting: tuple[str, ...] = ()
    runs: int = 1

    @classmethod
    def read(cls, line: str) -> Self:
        """Read what lighthouse.mjs prints. Raises AuditError where Lighthouse gave up."""
        said: dict[str, Any] = json.loads(line)
        if said["error"]:
            raise AuditError(f"{said['url']}: {said['error']}")
        scores = said["scores"]
        return cls(
            performance=scores["performance"],
            accessibility=scores["accessibility"],
            best_practices=scores["best-practices"],
            seo=scores["seo"],
            lcp=said["lcp"],
            tbt=said["tbt"],
            cls=said["cls"],
            size=said["bytes"],
            wanting=tuple(said["wanting"]),
        )

    @property
    def missed(self) -> list[str]:
        """The budgets of DESIGN section 8 that this page misses."""
        wanted = {
            "performance": self.performance >= 99,
            "accessibility": self.accessibility >= 100,
            "best practices": self.best_practices >= 100,
            "SEO": self.seo >= 100,
            "layout shift": round(self.cls, 2) == 0,
        }
        return [name for name, met in wanted.items() if not met]


def together(audits: Sequence[Audit]) -> Audit:
    """Return the medians of several runs; of what is wanting, the last run's."""
    figures = [asdict(audit) for audit in audits]
    middle = {
        name: median(each[name] for each in figures)
        for name in figures[0]
        if name not in {"wanting", "runs"}
    }
    return Audit(**middle, wanting=audits[-1].wanting, runs=len(audits))


def run_lighthouse(jobs: Sequence[tuple[str, Sequence[str]]]) -> Iterator[Audit]:
    """Judge addresses, each with the audits to leave out, in one Chromium; give them in order.

    Raises:
        AuditError: When Lighthouse stops, or cannot judge a page.
    """
    flags = json.dumps(["--headless=new", *chromium.ARGUMENTS])
    given = [json.dumps({"url": url, "skipAudits": list(skipped)}) for url, skipped in jobs]
    process = subprocess.Popen(
        ["node", str(HERE / "lighthouse.mjs"), flags, *given],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "CHROME_PATH": chromium.ensure()},
    )
    try:
        for _ in jobs:
            line = process.stdout.readline() if process.stdout else ""
            if not line:
                _, said = process.communicate(timeout=PATIENCE)
                raise AuditError(f"Lighthouse stopped: {said.strip()[-500:]}")
            yield Audit.read(line)
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)
