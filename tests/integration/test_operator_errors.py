"""Error messages and exit codes of the operator commands."""

from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from santa_app.settings import Settings
from tests.integration.operating import Operator, operator, service

__all__ = ["operator", "service"]


@pytest.mark.parametrize("name", ["show", "export"])
async def test_unknown_letter_number(operator: Operator, name: str) -> None:
    done = await operator.run(name, "12345")
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr == "There is no letter 12345; it may have been deleted.\n"


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["show"],
        ["show", "twelve"],
        ["show", "0"],
        ["hold"],
        ["retry", "x"],
        ["status", "--loud"],
        ["suppress", "no address"],
    ],
)
async def test_usage_error_is_exit_code_2(operator: Operator, arguments: list[str]) -> None:
    assert (await operator.run(*arguments)).exit_code == 2


async def test_missing_database(
    operator: Operator, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for address, said in (
        (f"sqlite:///{tmp_path}/none.db", "does not exist"),
        ("postgresql://u:hidden@127.0.0.1:1/none", "cannot be used"),
    ):
        monkeypatch.setenv("DATABASE_URL", address)
        done = await operator.run("status")
        assert (done.exit_code, done.stdout) == (1, "")
        assert said in done.stderr
        assert "hidden" not in done.stderr
        assert done.stderr.count("\n") == 1
    assert not (tmp_path / "none.db").exists()


@pytest.mark.both_databases
async def test_database_without_the_latest_migration(
    operator: Operator, settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if settings.uses_sqlite:
        (tmp_path / "empty.db").touch()
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/empty.db")
    else:
        # PostgreSQL's own database has no table of letters.
        other = make_url(settings.database_url).set(database="template1")
        monkeypatch.setenv("DATABASE_URL", other.render_as_string(hide_password=False))
    done = await operator.run("status")
    assert done.exit_code == 1
    assert "is not up to date; `python -m santa_app migrate` upgrades it.\n" in done.stderr
