"""The rows that PostgreSQL reads for the statements of a piece of code."""

import json
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, event

from santa_app.database import Database
from santa_app.database.engines import PostgresqlDatabase
from santa_app.letters.models import COUNTS


@dataclass
class Plans:
    """The statements that ran, each with its plan: PostgreSQL's text, and the rows it read."""

    found: list[tuple[str, str, int]] = field(default_factory=list)

    @property
    def rows(self) -> int:
        """The number of rows and index entries that all statements read."""
        return sum(rows for _, _, rows in self.found)

    @property
    def text(self) -> str:
        """All of them, for people."""
        return "\n".join(
            f"-- {' '.join(statement.split())[:300]}\n{plan}\n({rows} read)"
            for statement, plan, rows in self.found
        )


@contextmanager
def plans_of(database: Database) -> Generator[Plans]:
    """Explain every statement that runs on `database` before it runs; each thus runs twice."""
    assert isinstance(database, PostgresqlDatabase)
    engine = database._engine.sync_engine
    plans = Plans()
    explaining = False

    def explain(
        connection: Connection, _cursor: object, statement: str, parameters: Any, *_: object
    ) -> None:
        nonlocal explaining
        if explaining or not statement.lstrip().startswith(
            ("SELECT", "INSERT", "UPDATE", "DELETE")
        ):
            return
        explaining = True
        if isinstance(parameters, list):  # many rows, of which one shows the plan
            parameters = parameters[0]
        connection.exec_driver_sql("SAVEPOINT explained")
        try:
            asked = f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}"
            ((found,),) = connection.exec_driver_sql(asked, parameters).all()
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT explained")
            asked = f"EXPLAIN {statement}"
            lines = connection.exec_driver_sql(asked, parameters).scalars().all()
        finally:
            connection.exec_driver_sql("RELEASE SAVEPOINT explained")
            explaining = False
        found = json.loads(found) if isinstance(found, str) else found
        plans.found.append((statement, "\n".join(lines), _read(found[0]["Plan"])))

    event.listen(engine, "before_cursor_execute", explain)
    try:
        yield plans
    finally:
        event.remove(engine, "before_cursor_execute", explain)


def _read(node: dict[str, Any]) -> int:
    """Return how many rows the scans of a plan read, those that a filter removed included.

    What has a row for each minute of a day or each hour of a week, always, is left out.
    """
    below = sum(_read(child) for child in node.get("Plans", ()))
    is_scan = node["Node Type"].endswith("Scan") and node["Node Type"] != "Subquery Scan"
    if not is_scan or node.get("Relation Name") == COUNTS.name:
        return below
    removed = node.get("Rows Removed by Filter", 0) + node.get("Rows Removed by Index Recheck", 0)
    return below + int(node["Actual Loops"] * (node["Actual Rows"] + removed))
