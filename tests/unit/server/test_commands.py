"""A failed start reports one sentence and a non-zero exit code."""

import os
import re
import socket
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from unittest.mock import Mock

import pytest

from santa_app.letters.operator import app
from santa_app.server import commands
from santa_app.settings import OperatorError, Settings
from santa_app.version import VERSION
from tests.support.letter_examples import PRODUCTION

ROOT = Path(__file__).parents[3]


_RESERVE = """
import sys
from santa_app.server import commands
from santa_app.settings import Settings
commands.reserve_port(Settings(_env_file=None, port=int(sys.argv[1])))
print("reserved", flush=True)
sys.stdin.read()
"""


def run(
    name: str = "run", *, descriptors: int | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "santa_app", name]
    if descriptors:
        command = ["sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh", *command]
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


def said(result: subprocess.CompletedProcess[str]) -> str:
    assert result.returncode == 1
    assert "Traceback" not in result.stderr
    lines = [line for line in result.stderr.splitlines() if line.strip()]
    assert len(lines) == 1, lines
    return lines[0]


def test_a_port_in_use() -> None:
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))  # noqa: S104
        taken.listen()
        port = taken.getsockname()[1]
        assert f"Port {port} is in use" in said(run(PORT=str(port)))


def test_help_has_every_command_and_a_wrong_one_is_named() -> None:
    shown = run("--help").stdout
    others = [one.name or one.callback.__name__ for one in app.registered_commands if one.callback]
    assert len(others) > 20
    for name in (*commands.COMMANDS, *(one.replace("_", "-") for one in others), "desk"):
        assert re.search(rf"^\W*{name} ", shown, re.MULTILINE), name
    assert run("--version").stdout == f"{VERSION}\n"
    wrong = run("sreve")
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("`santa sreve` is no command.\n")
    assert "  letters " in wrong.stderr


def test_a_port_that_another_start_has_not_opened_yet() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    first = subprocess.Popen(
        [sys.executable, "-c", _RESERVE, str(port)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    )
    try:
        assert first.stdout is not None
        assert first.stdout.readline() == b"reserved\n"
        assert f"Port {port} is in use" in said(run(PORT=str(port)))
    finally:
        first.communicate()
    # The reservation has ended with its process.
    again = [sys.executable, "-c", _RESERVE, str(port)]
    subprocess.run(again, cwd=ROOT, check=True, stdin=subprocess.DEVNULL, capture_output=True)


def test_the_web_server_s_allocator_takes_its_options() -> None:
    load = "import granian._granian"
    for options, is_known in (("", True), (",nonsense:1", False)):
        script = (
            "from santa_app.server.commands import prepare_environment; prepare_environment();"
            f"import os; os.environ['_RJEM_MALLOC_CONF'] += ',abort_conf:true{options}'; {load}"
        )
        environment = {k: v for k, v in os.environ.items() if k != "_RJEM_MALLOC_CONF"}
        done = subprocess.run(
            [sys.executable, "-c", script], check=False, env=environment, capture_output=True
        )
        assert (done.returncode == 0) is is_known


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/no/such/folder/santa.db"
    assert "cannot be used" in said(_free(address))


def _free(
    address: str, *, descriptors: int | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    return run(descriptors=descriptors, PORT=str(port), DATABASE_URL=address, **environment)


def test_a_misspelled_setting() -> None:
    sentence = "SAFEGARDING_CONTACT in the environment is no setting"
    for command in ("run", "serve", "migrate", "build", "export", "dev"):
        assert sentence in said(run(command, SAFEGARDING_CONTACT="help@example.org"))


def test_production_without_enough_file_descriptors(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/santa.db"
    message = said(_free(address, descriptors=1024, LOG_FORMAT="text", **PRODUCTION))
    assert "MAX_CONNECTIONS=5000 needs 10256 file descriptors" in message
    assert "this process may open 1024" in message
    assert message.endswith("or set MAX_CONNECTIONS=384")
    assert not (tmp_path / "santa.db").exists()


def test_the_limit_of_descriptors_is_raised_and_warned_of_in_development() -> None:
    script = """
import resource
from santa_app.server import commands
from santa_app.settings import Settings
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (300, hard))
commands.check_descriptors(Settings(_env_file=None, max_connections=20))
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard)
resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300))
commands.check_descriptors(Settings(_env_file=None, max_connections=5000))
"""
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
    (warning,) = done.stderr.splitlines()
    assert "MAX_CONNECTIONS=5000 needs 10256 file descriptors" in warning


def test_serving_needs_a_build_and_a_migrated_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(commands, "BUILD", tmp_path)
    chosen = Settings(_env_file=None, database_url=f"sqlite:///{tmp_path}/santa.db")
    with pytest.raises(commands.StartError, match="are not built"):
        commands.check_build(chosen)
    (tmp_path / "stamp").write_text(commands.fingerprint(chosen))
    (tmp_path / "index.html").touch()
    with pytest.raises(OperatorError, match="older than this release"):
        commands.check_build(chosen)
    commands.migrate(chosen)
    commands.check_build(chosen)


def test_the_fingerprint_follows_settings_and_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    first = commands.fingerprint(Settings(_env_file=None))
    assert commands.fingerprint(Settings(_env_file=None)) == first
    assert commands.fingerprint(Settings(_env_file=None, port=4000)) != first
    assert commands.fingerprint(Settings(_env_file=None, keep_days_at_most=50)) != first
    assert commands.fingerprint(Settings(_env_file=None, operator_name="Example")) != first
    with monkeypatch.context() as next_year:
        clock = Mock(now=lambda zone: datetime(2999, 1, 1, tzinfo=zone))
        next_year.setattr(commands, "datetime", clock)
        assert commands.fingerprint(Settings(_env_file=None)) != first
    monkeypatch.setattr(commands, "SOURCES", ("rxconfig.py",))
    assert commands.fingerprint(Settings(_env_file=None)) != first
