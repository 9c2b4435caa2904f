"""Reading what the advisory services answer."""

import json

import pytest

from tests.audit.advisories import Verdict, read_npm, read_pip

CLEAN = {"name": "jinja2", "version": "3.1.6", "vulns": []}
SKIPPED = {"name": "unheard", "skip_reason": "not found"}
WEAK = {"name": "oldlib", "version": "1.0", "vulns": [{"id": "PYSEC-0000-1"}]}


def of_pip(*packages: object) -> Verdict:
    return read_pip(json.dumps({"dependencies": packages}))


def of_npm(**vulnerabilities: object) -> Verdict:
    return read_npm(json.dumps({"vulnerabilities": vulnerabilities}))


@pytest.mark.parametrize(
    ("verdict", "known"),
    [
        (of_pip(CLEAN), ()),
        (of_pip(CLEAN, WEAK), ("oldlib 1.0: PYSEC-0000-1",)),
        (of_pip(CLEAN, SKIPPED), ("unheard: not found",)),
        (of_npm(), ()),
        (of_npm(oldlib={"severity": "high"}), ("oldlib: high",)),
    ],
)
def test_known_vulnerabilities_are_listed(verdict: Verdict, known: tuple[str, ...]) -> None:
    assert verdict.known == known
    assert all(line in verdict.sentence() for line in known)


@pytest.mark.parametrize(
    "verdict", [read_pip(""), of_pip(SKIPPED), read_npm(""), read_npm('{"statusCode": 405}')]
)
def test_unreachable_service_is_reported_as_not_asked(verdict: Verdict) -> None:
    assert verdict.known is None
    assert "NOT ASKED" in verdict.sentence()
