"""Work that is begun ahead of the tests that need it."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.ahead import Ahead
from tests.support.running_site import site_in


def session(*fixtures: str, collect_only: bool = False) -> Any:
    """Return as much of pytest's session as is looked at."""
    option = SimpleNamespace(collectonly=collect_only)
    items = [SimpleNamespace(fixturenames=[name]) for name in fixtures]
    return SimpleNamespace(items=items, config=SimpleNamespace(option=option))


def test_it_is_begun_once_and_only_where_it_is_needed() -> None:
    done: list[str] = []
    ahead = Ahead()
    ahead.begin(lambda: done.append("for others"), session("another"), "needed")
    ahead.begin(lambda: done.append("to be listed"), session("needed", collect_only=True), "needed")

    def work() -> int:
        done.append("work")
        return len(done)

    ahead.begin(work, session("another", "needed"), "needed")
    ahead.begin(work, session("needed"), "needed")
    assert [ahead.result(work), ahead.result(work)] == [1, 1]
    assert done == ["work"]


def test_what_nobody_began_is_done_when_it_is_asked_for() -> None:
    def work() -> str:
        return "built"

    assert Ahead().result(work) == "built"


def test_what_goes_wrong_is_raised_where_it_is_asked_for() -> None:
    def work() -> None:
        raise ValueError("no build")

    ahead = Ahead()
    ahead.begin(work, session("needed"), "needed")
    with pytest.raises(ValueError, match="no build"):
        ahead.result(work)


def test_after_the_last_test_nothing_is_begun() -> None:
    ahead = Ahead()
    ahead.stop()
    with pytest.raises(RuntimeError):
        ahead.result(lambda: "too late")


def test_a_build_sees_nothing_of_what_a_test_sets_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PRODUCT_NAME", "of another test")
    assert "of another test" not in site_in(tmp_path, port=1).environment.values()
