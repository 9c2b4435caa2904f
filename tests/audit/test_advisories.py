"""What the advisory services say, read right: nothing known, something known, nobody to ask."""

import json

from tests.audit.advisories import read_npm, read_pip

CLEAN = {"name": "jinja2", "version": "3.1.6", "vulns": []}
SKIPPED = {"name": "unheard", "skip_reason": "not found"}
WEAK = {"name": "oldlib", "version": "1.0", "vulns": [{"id": "PYSEC-0000-1"}]}


def test_pip_audit_knows_nothing() -> None:
    verdict = read_pip(json.dumps({"dependencies": [CLEAN]}))
    assert verdict.known == ()
    assert verdict.sentence() == "Python packages: no known weakness."


def test_pip_audit_knows_a_weakness() -> None:
    verdict = read_pip(json.dumps({"dependencies": [CLEAN, WEAK]}))
    assert verdict.known == ("oldlib 1.0: PYSEC-0000-1",)
    assert "PYSEC-0000-1" in verdict.sentence()


def test_npm_knows_a_weakness() -> None:
    verdict = read_npm(json.dumps({"vulnerabilities": {"oldlib": {"severity": "high"}}}))
    assert verdict.known == ("oldlib: high",)
    assert read_npm(json.dumps({"vulnerabilities": {}})).known == ()


def test_a_service_out_of_reach_is_said_and_fails_nothing() -> None:
    skipped = json.dumps({"dependencies": [SKIPPED]})
    for verdict in (read_pip(""), read_pip(skipped), read_npm(""), read_npm('{"statusCode": 405}')):
        assert verdict.known is None
        assert "cannot be reached" in verdict.sentence()


def test_a_package_that_alone_cannot_be_looked_up_is_named() -> None:
    verdict = read_pip(json.dumps({"dependencies": [CLEAN, SKIPPED]}))
    assert verdict.known == ("unheard: not found",)
