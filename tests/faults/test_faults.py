"""A short run of the fault bench: each case with few letters, the same properties.

`make faults` runs all of them with many, on both databases.
"""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from tests.faults.databases import Host, SqliteHost, postgresql
from tests.faults.findings import Finding
from tests.faults.ground import ground
from tests.faults.plan import CASES

SIDE_BY_SIDE = (
    ("kills", "sqlite"),
    ("kills", "postgresql"),
    ("point-answer", "postgresql"),
    ("clock-jump", "postgresql"),
    ("rate-limit", "sqlite"),
    ("locked", "sqlite"),
)
ALONE = (("stopped", "postgresql"),)
"""After the others, whose database it would stop."""


@pytest.fixture(scope="module")
def findings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Future[Finding]]]:
    """What the short run finds; the cases wait more than they work, so they run side by side."""
    folder = tmp_path_factory.mktemp("faults")

    def run(name: str, host: Host) -> Finding:
        case = CASES[name]
        kind = type(host).__name__.lower()
        settings = case.settings | case.quick_settings
        with ground(host, f"{name}-{kind}", folder, **settings) as own:
            return case.run(own, **case.quick)

    with postgresql() as server:
        hosts: dict[str, Host] = {"sqlite": SqliteHost(folder), "postgresql": server}
        found = {}
        for cases in (SIDE_BY_SIDE, ALONE):
            with ThreadPoolExecutor(max_workers=3) as threads:
                for name, kind in cases:
                    found[f"{name} on {kind}"] = threads.submit(run, name, hosts[kind])
        yield found


@pytest.mark.parametrize(("name", "kind"), SIDE_BY_SIDE + ALONE)
def test_case(name: str, kind: str, findings: dict[str, Future[Finding]]) -> None:
    finding = findings[f"{name} on {kind}"].result()
    assert finding.met, finding.reached


def test_every_case_runs_on_a_database_it_is_meant_for() -> None:
    assert all(kind in CASES[name].databases for name, kind in SIDE_BY_SIDE + ALONE)
    assert {kind for case in CASES.values() for kind in case.databases} == {"sqlite", "postgresql"}
