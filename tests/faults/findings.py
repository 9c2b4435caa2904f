"""The result of a case of the fault bench, and the table of all results."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.support.table import say, show, verdict

COLUMNS = ("case", "database", "to reach", "reached", "met")


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    case: str
    database: str
    to_reach: str
    reached: str
    met: bool

    def cells(self) -> Sequence[str]:
        return (self.case, self.database, self.to_reach, self.reached, verdict(met=self.met))


def show_findings(findings: Iterable[Finding]) -> None:
    """Print the table as Markdown for the documentation."""
    say()
    say(f"| {' | '.join(COLUMNS)} |")
    say(f"|{'---|' * len(COLUMNS)}")
    for finding in findings:
        say(f"| {' | '.join(finding.cells())} |")


def show_finding(finding: Finding) -> None:
    show(finding.case, COLUMNS[1:], [finding.cells()[1:]])
