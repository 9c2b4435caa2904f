"""Asking the advisory services, and reading what they answer."""

import json
from pathlib import Path

import pytest

from tests.audit import advisories
from tests.audit.advisories import Verdict, ask_pip, main, read_npm, read_pip

CLEAN = {"name": "jinja2", "version": "3.1.6", "vulns": []}
SKIPPED = {"name": "unheard", "skip_reason": "not found"}
WEAK = {"name": "oldlib", "version": "1.0", "vulns": [{"id": "PYSEC-0000-1"}]}


def of_pip(*packages: object) -> Verdict:
    return read_pip(json.dumps({"dependencies": packages}))


def of_npm(**vulnerabilities: object) -> Verdict:
    asked = {"jquery": {"severity": "high"}}
    return read_npm(json.dumps({"vulnerabilities": asked | vulnerabilities}))


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
    "verdict",
    [
        read_pip(""),
        of_pip(SKIPPED),
        read_npm(""),
        read_npm('{"statusCode": 405}'),
        read_npm('{"vulnerabilities": {}}'),
    ],
)
def test_unreachable_service_is_reported_as_not_asked(verdict: Verdict) -> None:
    assert verdict.known is None
    assert "NOT ASKED" in verdict.sentence()


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """pip-audit's answers, from the first question to the last."""
    given: list[object] = []

    def output(command: list[str], _: Path) -> str:
        assert "pip_audit" in command
        return json.dumps({"dependencies": given.pop(0)})

    monkeypatch.setattr(advisories, "_output", output)
    return given


def test_index_counts_as_asked_only_if_it_knows_the_vulnerable_package(
    answers: list[object],
) -> None:
    answers[:] = [[CLEAN], [CLEAN]]
    assert ask_pip().known is None
    answers[:] = [[WEAK], [CLEAN]]
    assert ask_pip().known == ()


def test_what_was_not_asked_is_said_loudly_and_again_at_the_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(advisories, "LAST", tmp_path / "build" / "advisories.txt")
    monkeypatch.setattr(advisories, "ask_pip", lambda: read_pip(""))
    monkeypatch.setattr(advisories, "ask_npm", of_npm)
    assert main([]) == 0
    said = capsys.readouterr()
    assert said.out == "Browser packages: no known vulnerability.\n"
    assert "Python packages NOT ASKED" in said.err
    assert said.err.count("!" * 80) == 2
    assert main(["--last"]) == 0
    assert capsys.readouterr().err == said.err
    monkeypatch.setattr(advisories, "ask_pip", lambda: of_pip(CLEAN, WEAK))
    assert main([]) == 1
    assert main(["--last"]) == 0
    assert capsys.readouterr().err == ""
