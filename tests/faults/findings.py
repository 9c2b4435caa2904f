"""What a case of the fault bench found, and the table of all of them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.support.table import say, show, verdict

COLUMNS = ("case", "database", "to reach", "reached", "met")


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One row of the table."""

    case: str
    database: str
    to_reach: str
    reached: str
    met: bool

    def cells(self) -> Sequence[str]:
        """Return the row's cells."""
        return (self.case, self.database, self.to_reach, self.reached, verdict(met=self.met))


def show_findings(findings: Iterable[Finding]) -> None:
    """Print the table as Markdown, which the README takes as it is."""
    say()
    say(f"| {' | '.join(COLUMNS)} |")
    say(f"|{'---|' * len(COLUMNS)}")
    for finding in findings:
        say(f"| {' | '.join(finding.cells())} |")


def show_finding(finding: Finding) -> None:
    """Print one row as soon as it is known."""
    show(finding.case, COLUMNS[1:], [finding.cells()[1:]])
