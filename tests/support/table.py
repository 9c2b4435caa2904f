"""Plain aligned tables on standard output."""

import sys
from collections.abc import Iterable, Sequence


def say(text: str = "") -> None:
    """Print a line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def show(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table; cells that start with a digit or a dash are right-aligned."""
    body = [list(row) for row in rows]
    widths = [max(len(row[i]) for row in [list(columns), *body]) for i in range(len(columns))]
    numeric = [all(_is_number(row[i]) for row in body) for i in range(len(columns))]
    say(f"\n{title}")
    for row in [list(columns), *body]:
        cells = (
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, numeric, strict=True)
        )
        say("  " + "  ".join(cells).rstrip())


def _is_number(cell: str) -> bool:
    return cell[:1].isdigit() or cell == "-"


def verdict(*, met: bool) -> str:
    """Return the word for a table that says whether an aim is met."""
    return "yes" if met else "NO"
