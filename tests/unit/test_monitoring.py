"""Alert rules and dashboard: valid PromQL about metrics, labels and values that the server has."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import promql_parser
import pytest
import yaml
from prometheus_client import REGISTRY

import santa_app.guard.middleware
import santa_app.letters.service
import santa_app.letters.submission.submit  # noqa: F401 -- with the others it makes all metrics
from santa_app.letters.health import BREAKER_STATES

ROOT = Path(__file__).parents[2]
CARDS = "docs/when-something-is-wrong.md"
OPERATIONS = (ROOT / CARDS).read_text("utf-8")
DEPLOY = ROOT / "deploy"
BY_PROMETHEUS = {"job", "instance", "le"}
"""Labels that Prometheus adds, and that of histograms."""


def rules() -> list[dict[str, object]]:
    (group,) = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yaml").read_text("utf-8"))["groups"]
    return group["rules"]


def dashboard() -> list[str]:
    file = DEPLOY / "grafana" / "letters-to-santa.json"
    panels = json.loads(file.read_text("utf-8"))["panels"]
    return [target["expr"] for panel in panels for target in panel["targets"]]


EXPRESSIONS = [*(str(rule["expr"]) for rule in rules()), *dashboard()]


def metrics() -> dict[str, set[str]]:
    """Return the labels of each metric of ours, by the names of its samples."""
    found: dict[str, set[str]] = {"up": set()}
    for metric in REGISTRY.collect():
        if metric.name.startswith("santa_"):
            collector = REGISTRY._names_to_collectors[metric.name]
            labels = set(collector._labelnames)  # ty: ignore[unresolved-attribute]
            endings = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"]}
            for ending in endings.get(metric.type, [""]):
                found[metric.name + ending] = labels
    return found


def values(metric: str, label: str) -> set[str]:
    """Return the values that a label has from the start; those of gauges come later."""
    if metric == "santa_circuit_breaker":
        return set(BREAKER_STATES)
    return {
        sample.labels[label]
        for one in REGISTRY.collect()
        for sample in one.samples
        if sample.name == metric
    }


def parts(expression: str) -> Iterator[promql_parser.Expr]:
    seen: list[promql_parser.Expr] = []
    promql_parser.walk(promql_parser.parse(expression), seen.append)
    return iter(seen)


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_expressions_name_what_the_server_has(expression: str) -> None:
    known = metrics()
    names: set[str] = set()
    for part in parts(expression):
        if isinstance(part, promql_parser.VectorSelector):
            assert part.name in known
            names.add(part.name)
            for matcher in part.matchers.matchers:
                assert matcher.name in known[part.name] | BY_PROMETHEUS
                if matcher.name not in BY_PROMETHEUS:
                    wanted = set(matcher.value.split("|"))
                    assert wanted <= values(part.name, matcher.name)
    assert names
    for part in parts(expression):
        if isinstance(part, promql_parser.AggregateExpr) and part.modifier is not None:
            assert set(part.modifier.labels) <= BY_PROMETHEUS.union(*(known[one] for one in names))


def test_every_metric_is_on_the_dashboard_and_documented() -> None:
    assert len(EXPRESSIONS) >= 25
    shown = "\n".join(dashboard())
    ours = {re.sub("_(total|bucket|count|sum)$", "", name) for name in metrics()} - {"up"}
    assert len(ours) == 16
    for name in ours:
        assert re.search(rf"\b{name}(_total|_bucket)?\b", shown), name
        assert re.search(rf"`{name}(_total)?`", OPERATIONS), name


def test_every_alert_has_a_card_in_the_documentation() -> None:
    assert len(rules()) >= 10
    headings = re.findall(r"^### (\w+)$", OPERATIONS, re.MULTILINE)
    assert headings == [rule["alert"] for rule in rules()]
    cards = re.split(r"^### \w+$", OPERATIONS, flags=re.MULTILINE)[1:]
    for card in cards:
        # What it means, what to do first, and when to wake somebody, in this order.
        said = re.findall(r"^- \*\*(.+?):\*\* \S", card, re.MULTILINE)
        assert said == ["Means", "First", "Wake somebody"]
    for rule in rules():
        annotations, labels = rule["annotations"], rule["labels"]
        assert isinstance(annotations, dict)
        assert isinstance(labels, dict)
        assert annotations["runbook"] == f"{CARDS}#{str(rule['alert']).lower()}"
        assert labels["severity"] in {"page", "ticket"}
        assert annotations["summary"].endswith(".")
        # A label that is shown must be one by which the expression groups.
        for label in re.findall(r"\$labels\.(\w+)", annotations["summary"]):
            assert re.search(rf"by \([^)]*\b{label}\b", str(rule["expr"])), label
