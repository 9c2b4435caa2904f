"""`deploy/update.py`: a switch that fails changes nothing, and paths are checked first."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def update(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, with a home that has two releases and serves the first; no server is started."""
    spec = importlib.util.spec_from_file_location("update", ROOT / "deploy" / "update.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "HOME", tmp_path)
    (tmp_path / ".env").touch()
    for name in ("one", "two", "three"):
        (tmp_path / "releases" / name / "dist").mkdir(parents=True)
    module.link_to(tmp_path / "releases" / "one", tmp_path / "3000")
    module.link_to(tmp_path / "releases" / "one", tmp_path / "current")
    monkeypatch.setattr(module, "active_ports", lambda: ["3000"])
    monkeypatch.setattr(module, "systemctl", lambda action, *_: action != "start")
    return module


def links(home: Path) -> dict[str, str]:
    return {path.name: path.resolve().name for path in home.iterdir() if path.is_symlink()}


@pytest.mark.parametrize("before", [None, "two"])
def test_a_switch_that_fails_leaves_all_links(
    update: ModuleType, tmp_path: Path, before: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    if before is not None:
        update.link_to(tmp_path / "releases" / before, tmp_path / "3001")
    found = links(tmp_path)
    assert update.main(["switch", str(tmp_path / "releases" / "three")]) == 1
    assert "Nothing has changed: santa@3001 did not start" in capsys.readouterr().err
    assert links(tmp_path) == found
    # The start that hung is stopped, and the links are back, too.
    update.systemctl = lambda action, *_: action != "is-active"
    update.answers = lambda _: False
    assert update.main(["switch", str(tmp_path / "releases" / "three")]) == 1
    assert links(tmp_path) == found


@pytest.mark.parametrize(
    ("command", "wrong"),
    [(one, path) for one in ("switch", "install", "prepare") for path in (".env", "3001")]
    + [("install", "user")],
)
def test_paths_are_checked_before_anything_is_changed(
    update: ModuleType,
    tmp_path: Path,
    command: str,
    wrong: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if wrong == "user":
        monkeypatch.setattr(update.os, "geteuid", lambda: 0)
        monkeypatch.setattr(update, "USER", "nobody-of-this-name")
    elif wrong == ".env":
        (tmp_path / ".env").unlink()
    else:
        (tmp_path / wrong).mkdir()
    before = sorted(tmp_path.rglob("*"))
    assert update.main([command, str(tmp_path / "releases" / "three")]) == 1
    said = capsys.readouterr().err
    assert said.startswith("Nothing has changed: ")
    assert said.count("\n") == 1
    lock = tmp_path / ".update.lock"
    assert sorted({*tmp_path.rglob("*")} - {lock}) == before


def test_a_home_that_cannot_be_written_is_named(
    update: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    update.HOME = tmp_path / "elsewhere"
    assert update.main(["rollback"]) == 1
    said = capsys.readouterr().err
    assert said == f"Nothing has changed: {update.HOME} cannot be written by this user.\n"


def test_two_servers_that_always_run_are_restarted_one_after_the_other(
    update: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    update.link_to(tmp_path / "releases" / "one", tmp_path / "3001")
    monkeypatch.setattr(update, "active_ports", lambda: list(update.PORTS))
    done: list[tuple[str, ...]] = []

    def systemctl(action: str, *words: str) -> bool:
        if action in {"restart", "stop", "start"}:
            done.append((action, words[-1], links(tmp_path)[words[-1].partition("@")[2]]))
        return True

    def answers(port: str) -> bool:
        return links(tmp_path)[port] != "three" or port != "3001"

    monkeypatch.setattr(update, "systemctl", systemctl)
    monkeypatch.setattr(update, "answers", answers)
    monkeypatch.setattr(update, "START_SECONDS", -1.0)
    assert update.main(["switch", str(tmp_path / "releases" / "two")]) == 0
    assert done == [("restart", "santa@3000", "two"), ("restart", "santa@3001", "two")]
    assert links(tmp_path) == {"3000": "two", "3001": "two", "current": "two", "previous": "one"}
    # The second server does not answer with the third release: both serve the second one again.
    done.clear()
    assert update.main(["switch", str(tmp_path / "releases" / "three")]) == 1
    assert done[-2:] == [("restart", "santa@3000", "two"), ("restart", "santa@3001", "two")]
    assert links(tmp_path) == {"3000": "two", "3001": "two", "current": "two", "previous": "one"}
    assert update.main(["rollback"]) == 0
    assert links(tmp_path)["3001"] == "one"
