"""A short run of the fault bench, with few letters and the same requirements.

`make nightly` runs every case with many letters, on both databases.
"""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.faults.databases import Host, PostgresqlHost, SqliteHost
from tests.faults.findings import Finding
from tests.faults.plan import CASES
from tests.faults.testbed import open_testbed
from tests.support.postgresql import postgresql
from tests.support.running_site import build_site

SIDE_BY_SIDE = (
    ("kills", "postgresql"),
    ("smtp-kills", "sqlite"),
)
"""The cases with several servers; tests/integration shows the others in one process."""
ALONE = (("stopped", "postgresql"),)
"""Runs after the others, because it stops their database server."""


class Short:
    """The short run of a case on one of the two databases."""

    def __init__(self, folder: Path, server: Host) -> None:
        self._folder = folder
        self._hosts = {"sqlite": SqliteHost(folder), "postgresql": server}

    def run(self, name: str, kind: str) -> Finding:
        case = CASES[name]
        settings = case.settings | case.quick_settings
        with open_testbed(self._hosts[kind], f"{name}-{kind}", self._folder, **settings) as own:
            return case.run(own, **case.quick)


@pytest.fixture(scope="module")
def built_site() -> None:
    """Builds the pages; without a build, each server would evaluate all pages at its start."""
    build_site()


@pytest.fixture(scope="module")
def short(built_site: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Short]:
    with postgresql() as server:
        yield Short(tmp_path_factory.mktemp("faults"), PostgresqlHost(server))


@pytest.fixture(scope="module")
def findings(short: Short) -> dict[str, Future[Finding]]:
    """The results of the cases, which run at the same time because they mostly wait."""
    found = {}
    for cases in (SIDE_BY_SIDE, ALONE):
        with ThreadPoolExecutor(max_workers=3) as threads:
            for name, kind in cases:
                found[f"{name} on {kind}"] = threads.submit(short.run, name, kind)
    return found


@pytest.mark.parametrize(("name", "kind"), SIDE_BY_SIDE + ALONE)
def test_case(name: str, kind: str, findings: dict[str, Future[Finding]]) -> None:
    finding = findings[f"{name} on {kind}"].result()
    assert finding.met, finding.reached


def test_cases_run_on_databases_they_support() -> None:
    chosen = SIDE_BY_SIDE + ALONE
    assert all(kind in CASES[name].databases for name, kind in chosen)
    assert {kind for case in CASES.values() for kind in case.databases} == {"sqlite", "postgresql"}
