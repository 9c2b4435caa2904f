"""Which figures miss a budget, and how several runs are combined."""

import json

import pytest

from tests.audit.measure import Audit, AuditError, together

GOOD = {"performance": 100, "accessibility": 100, "best-practices": 100, "seo": 100}


def line(
    *, error: str = "", cls: float = 0, lcp: int = 1500, index: int = 3500,
    wanting: tuple[str, ...] = (), **scores: int,
) -> str:  # fmt: skip
    said = {
        "url": "/", "scores": GOOD | scores, "wanting": wanting,
        "lcp": lcp, "tbt": 20, "cls": cls, "bytes": 240_000, "error": error,
        "benchmarkIndex": index, "waiting": 0.3,
    }  # fmt: skip
    return json.dumps(said)


def test_page_within_all_budgets_misses_none() -> None:
    assert Audit.read(line(performance=98, cls=0.004)).missed == []
    assert Audit.read(line(performance=70, lcp=3000, index=2900)).missed == [], "a slow machine"


@pytest.mark.parametrize(
    ("given", "missed"),
    [
        (line(performance=97), ["performance"]),
        (line(lcp=1701), ["largest paint"]),
        (line(accessibility=99), ["accessibility"]),
        (line(seo=92, cls=0.006), ["SEO", "layout shift"]),
        (line(**{"best-practices": 96}), ["best practices"]),
    ],
)
def test_each_budget_can_be_missed(given: str, missed: list[str]) -> None:
    assert Audit.read(given).missed == missed


def test_median_of_three_runs_counts() -> None:
    runs = [Audit.read(line(performance=score)) for score in (90, 100, 99)]
    assert together(runs).performance == 99
    assert together(runs).runs == 3
    assert together(runs).missed == []


def test_further_run_measures_performance_only() -> None:
    first = Audit.read(line(accessibility=99, wanting=("label",)))
    said = json.loads(line()) | {"scores": {"performance": 80}, "tbt": 700, "wanting": ["tbt"]}
    further = Audit.read(json.dumps(said), first)
    assert (further.performance, further.tbt) == (80, 700)
    assert (further.accessibility, further.wanting) == (99, ("label",))


def test_page_that_lighthouse_cannot_judge_is_an_error() -> None:
    with pytest.raises(AuditError, match="no paint"):
        Audit.read(line(error="no paint"))
