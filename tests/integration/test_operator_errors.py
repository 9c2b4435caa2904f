"""Error messages and exit codes of the operator commands."""

import ctypes
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url
from typer.testing import CliRunner

from santa_app.letters.operator import app
from santa_app.server.commands import main as serving
from santa_app.settings import Settings
from tests.integration.operating import Operator, operator, service
from tests.support.running_site import ROOT

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
        ["show", "2147483648"],
        ["delete", "9" * 30, "--yes"],
        ["hold", "1e5"],
        ["hold"],
        ["retry", "x"],
        ["status", "--loud"],
        ["suppress", "no address"],
    ],
)
async def test_usage_error_is_exit_code_2(operator: Operator, arguments: list[str]) -> None:
    assert (await operator.run(*arguments)).exit_code == 2


async def test_postgresql_that_does_not_answer(
    operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://u:hidden@127.0.0.1:1/none")
    done = await operator.run("status")
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "cannot be used" in done.stderr
    assert "hidden" not in done.stderr


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


COMMANDS = (
    """
status|show 1|export 1|retry|retry 1|hold 1|hold --owed|release 1|release --owed|pause|resume
delete 1 --yes|purge|backup copy.db|restore good.db --yes|suppress a@example.com|allow a@example.com
find a@example.com|find a@example.com --delete --yes|audit|season|accept-key --yes
replay --yes|resend 1
""".replace("\n", "|")
    .strip("|")
    .split("|")
)
BAD = {
    "none.db": "missing", "no/where.db": "missing folder", "folder.db": "folder",
    "good.db/x.db": "file in place of a folder", "garbage.db": "garbage", "short.db": "damaged",
    "closed.db": "unreadable", "closed/x.db": "unreadable folder", "fixed/x.db": "read-only folder",
    "loop.db": "endless link", f"{'x' * 300}.db": "long name",
}  # fmt: skip
RESTORED = {"none.db", "closed.db"}
"""The bad databases that `restore` makes or replaces."""
ALL = ("no/where.db", "garbage.db", "closed/x.db")
SOME = ("status", "backup", "restore", "suppress")
"""All commands meet the former, some commands meet every one."""


@contextmanager
def without_privileges() -> Iterator[None]:
    """Let the modes of files bind root as well, in this thread."""
    if os.geteuid() != 0 or sys.platform != "linux":
        yield
        return
    libc = ctypes.CDLL(None)
    header, held = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    assert libc.capget(header, held) == 0
    fewer = (ctypes.c_uint32 * 6)(held[0] & ~0b110, *held[1:])  # CAP_DAC_OVERRIDE, …_READ_SEARCH
    assert libc.capset(header, fewer) == 0
    try:
        yield
    finally:
        assert libc.capset(header, held) == 0


@contextmanager
def full_disk() -> Iterator[None]:
    """Let no file grow beyond two pages."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8_192, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


@contextmanager
def bad_files(good: Path, folder: Path) -> Iterator[None]:
    shutil.copy(good, folder / "good.db")
    (folder / "garbage.db").write_bytes(b"not a database" * 1000)
    (folder / "short.db").write_bytes(good.read_bytes()[:20_000])
    (folder / "loop.db").symlink_to("loop.db")
    shutil.copy(good, folder / "closed.db")
    (folder / "closed.db").chmod(0)
    for name in ("folder.db", "closed", "fixed"):
        (folder / name).mkdir()
        shutil.copy(good, folder / name / "x.db")
    (folder / "closed").chmod(0)
    (folder / "fixed").chmod(0o500)
    try:
        with without_privileges():
            yield
    finally:
        for name in ("closed", "fixed"):
            (folder / name).chmod(0o700)


def test_a_file_that_cannot_be_used_ends_each_command_with_a_sentence(
    sqlite_template: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    subtests: pytest.Subtests,
) -> None:
    monkeypatch.chdir(tmp_path)

    def check(database: str, *command: str) -> None:
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / database}")
        with subtests.test(database=database[:20], command=command):
            done = CliRunner().invoke(app, command)
            assert isinstance(done.exception, SystemExit), done.exception
            assert (done.exit_code, done.stdout) in {(1, ""), (2, "")}
            assert done.stderr.endswith((".\n", "╯\n"))
            assert "Traceback" not in done.stderr
            assert not list(tmp_path.glob(".*.part"))
            assert not (tmp_path / "none.db").exists()

    with bad_files(sqlite_template, tmp_path):
        assert len(COMMANDS) == 24
        for database in BAD:
            for command in COMMANDS:
                met = database in ALL or command.startswith(SOME)
                if met and not (database in RESTORED and command.startswith("restore")):
                    check(database, *command.split())
        for file in {*BAD, "/dev/full", "", "\udcff"} - {"none.db"}:
            check("good.db", "backup", file)
        for file in {*BAD, "/dev/full", "", "\udcff"} - {"fixed/x.db"}:
            check("good.db", "restore", file, "--yes")
            check("no/where.db", "restore", file, "--yes")
        with full_disk():
            check("good.db", "backup", "copy.db")
            check("good.db", "restore", "good.db", "--yes")
            check("none.db", "restore", "good.db", "--yes")
        for database in {*BAD} - RESTORED:
            with subtests.test(migrate=database[:20]):
                monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / database}")
                assert serving(["migrate"]) == 1
                said = capsys.readouterr().err
                assert said.endswith(".\n")
                assert said.strip().count("\n") == 0


def test_settings_that_an_ordinary_user_may_not_read_end_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("PORT=4000\n")
    (tmp_path / ".env").chmod(0)
    for command in (["status"], ["preview"], ["desk", "people"]):
        with without_privileges():
            done = CliRunner().invoke(app, command)
        assert (done.exit_code, done.stdout) == (1, "")
        assert done.stderr == ".env cannot be read: Permission denied.\n"


@pytest.mark.parametrize("module", ["santa_app", "santa_app.letters"])
def test_a_folder_that_was_renamed_ends_with_a_sentence(module: str, tmp_path: Path) -> None:
    # A path that leads nowhere is left out, and so the package behind it is not found.
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\nsys.path = [one for one in sys.path if 'reflex-browser' not in one]\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", module, "status"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "if this folder was renamed or moved, move it back" in done.stderr


@pytest.mark.parametrize("command", ["install", "switch"])
@pytest.mark.parametrize("home", [".", "missing"])
def test_an_update_without_sources_or_home_ends_with_a_sentence(
    home: str, command: str, tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "deploy" / "update.py", command, tmp_path / "none"],
        env={**os.environ, "SANTA_HOME": str(tmp_path / home)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert done.stderr.endswith(".\n")
