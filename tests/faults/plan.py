"""The cases of the fault bench, with their databases and sizes."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.faults.cases import database, kills, outage
from tests.faults.databases import Host
from tests.faults.findings import Finding, show_finding
from tests.faults.testbed import Testbed, open_testbed
from tests.support.table import say

Hosts = dict[str, Host]
BOTH = ("sqlite", "postgresql")


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One row of the table for each of its databases."""

    run: Callable[..., Finding]
    settings: dict[str, str]
    full: dict[str, Any]
    quick: dict[str, Any]
    quick_settings: dict[str, str] = field(default_factory=dict)
    databases: tuple[str, ...] = BOTH


SMTP = {"MAIL_SENDER": "smtp"}
"""For cases that run once more with another sender."""

CASES = {
    "kills": Case(
        run=kills.killed_at_random,
        settings=kills.SETTINGS,
        full={"size": kills.Size(letters=2000, kills=50)},
        quick={"size": kills.Size(letters=40, kills=2, servers=1, families=6)},
        quick_settings={"SEND_TIMEOUT": "4", "LEASE": "9", "RETRY_MOST": "2"},
    ),
    "smtp-kills": Case(
        run=kills.killed_at_random,
        settings=kills.SETTINGS | SMTP,
        full={"size": kills.Size(letters=500, kills=20)},
        quick={"size": kills.Size(letters=40, kills=2, servers=1, families=6)},
        quick_settings={"SEND_TIMEOUT": "4", "LEASE": "9", "RETRY_MOST": "2"},
        databases=("sqlite",),
    ),
    "sender-down": Case(
        run=outage.sender_down,
        settings=outage.SETTINGS,
        full={"servers": 2, "rounds": 10, "letters": 20, "most_ratio": 1.25},
        quick={"servers": 1, "rounds": 1, "letters": 10, "most_ratio": None},
    ),
    "clock-jump": Case(
        run=outage.clock_jumps,
        settings=outage.SETTINGS,
        full={"servers": 3, "letters": 60, "backlog": 300},
        quick={"servers": 2, "letters": 10, "backlog": 40},
    ),
    "clock-back": Case(
        run=outage.clock_set_back,
        settings=outage.SETTINGS,
        full={"servers": 3, "letters": 60},
        quick={"servers": 1, "letters": 10},
    ),
    "locked": Case(
        run=database.locked,
        settings=database.SETTINGS,
        full={"servers": 2, "seconds": 3, "letters": 50},
        quick={"servers": 1, "seconds": 2, "letters": 5},
        databases=("sqlite",),
    ),
    "stopped": Case(
        run=database.stopped,
        settings=database.SETTINGS,
        full={"servers": 2, "seconds": 10, "letters": 50},
        quick={"servers": 1, "seconds": 3, "letters": 5},
        databases=("postgresql",),
    ),
}


def run(names: Iterable[str], hosts: Hosts, folder: Path, *, quick: bool) -> list[Finding]:
    """Run cases one after the other, print each result, and return all."""
    findings = []
    for name in names:
        case = CASES[name]
        for kind in (kind for kind in case.databases if kind in hosts):
            say(f"\n{name} on {kind} …")
            finding = _run_one(case, name, kind, hosts[kind], folder, quick=quick)
            show_finding(finding)
            findings.append(finding)
    return findings


def _run_one(case: Case, name: str, kind: str, host: Host, folder: Path, *, quick: bool) -> Finding:
    try:
        settings = case.settings | (case.quick_settings if quick else {})
        with open_testbed(host, f"{name}-{kind}", folder, **settings) as place:
            return case.run(place, **(case.quick if quick else case.full))
    except Exception as error:  # noqa: BLE001 - a case that breaks off is a row that says NO
        said = f"broke off: {_cause(error)}".splitlines()[0]
        return Finding(case=name, database=kind, to_reach="see the case", reached=said, met=False)


def _cause(error: Exception) -> str:
    """Return the type and text of an error, or of the first in a group."""
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return f"{type(error).__name__}: {error}"


__all__ = ["CASES", "Case", "Hosts", "Testbed", "run"]
