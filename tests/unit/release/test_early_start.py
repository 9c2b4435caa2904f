"""release/early_start.py: Node processes that wait until Reflex would start them."""

import gzip
import subprocess
from pathlib import Path

import pytest
from reflex.utils import build, processes

from santa_app.release import early_start
from santa_app.release.slim_runtime import read_script
from santa_app.server.commands import prepare_environment

TEXT = "Dear Santa, I would like a sled. " * 40
BUNDLER = """import { once } from "node:events";
process.stdin.once("end", () => process.exit(1));
await once(process.stdin, "data");
console.log("bundled early");
process.exit(0);
"""


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A .web folder with installed packages, a built page and a bundler that needs neither."""
    prepare_environment()
    (tmp_path / "node_modules").mkdir()
    (tmp_path / early_start._INSTALLED).write_text("{}")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / early_start.COMPRESSION).write_text(read_script("compress.js"))
    client = tmp_path / "build" / "client"
    client.mkdir(parents=True)
    (client / "index.html").write_text(TEXT)
    for module in (early_start, build.prerequisites):
        monkeypatch.setattr(module, "get_web_dir", lambda: tmp_path)
    monkeypatch.setattr(early_start, "read_script", lambda _name: BUNDLER)
    return tmp_path


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that Reflex itself starts, none of which runs."""
    started: list[list[str]] = []
    monkeypatch.setattr(processes, "new_process", lambda args, **_: started.append(args))
    return started


def _bundle() -> subprocess.Popen[str]:
    """Ask for the bundles as Reflex does."""
    return processes.new_process(["npm", "run", "export"], cwd=".")


def _compress(web: Path) -> None:
    """Let Reflex compress the built pages."""
    build._compress_static_output(web / "build" / "client", ("brotli", "gzip"))


def test_bundler_waits_until_it_is_asked(web: Path, own: list[list[str]]) -> None:
    with early_start.early_start():
        bundler = _bundle()
        assert bundler.communicate()[0] == "bundled early\n"
    assert not own


def test_bundler_that_nobody_asks_gives_up(web: Path, own: list[list[str]]) -> None:
    with early_start.early_start():
        assert early_start._started
        bundler = early_start._started[0].process
    assert bundler.returncode == 1
    _bundle()
    assert own == [["npm", "run", "export"]]


def test_packages_installed_meanwhile_are_bundled_by_a_new_process(
    web: Path, own: list[list[str]]
) -> None:
    with early_start.early_start():
        (web / early_start._INSTALLED).unlink()
        _bundle()
        (web / early_start._INSTALLED).write_text('{"other": true}')
        _bundle()
    assert own == 2 * [["npm", "run", "export"]]


def test_nothing_starts_before_packages_are_installed(web: Path, own: list[list[str]]) -> None:
    (web / early_start._INSTALLED).unlink()
    with early_start.early_start():
        assert not early_start._started
        _bundle()
    assert own == [["npm", "run", "export"]]


def test_compression_writes_what_files_have_when_it_is_asked(
    web: Path, own: list[list[str]]
) -> None:
    client = web / "build" / "client"
    with early_start.early_start():
        early_start.start_compression(client)
        for page in (client / "index.html", client / "late.html"):
            page.write_text(TEXT + "It is dark.")
        _compress(web)
    assert not own
    for page in (client / "index.html", client / "late.html"):
        packed = page.with_name(f"{page.name}.gz").read_bytes()
        assert gzip.decompress(packed).decode() == TEXT + "It is dark."
        assert page.with_name(f"{page.name}.br").exists()


def test_compression_that_is_not_asked_writes_nothing(web: Path) -> None:
    client = web / "build" / "client"
    with early_start.early_start():
        early_start.start_compression(client)
    assert [file.name for file in client.iterdir()] == ["index.html"]


def test_compression_that_failed_is_started_again(web: Path, own: list[list[str]]) -> None:
    client = web / "build" / "client"
    (web / early_start.COMPRESSION).write_text("throw new Error('broken');")
    with early_start.early_start():
        early_start.start_compression(client)
        assert early_start._started
        early_start._started[-1].process.wait()
        with pytest.raises(AttributeError):  # `own` starts none
            _compress(web)
    assert own[0][1:] == [web / early_start.COMPRESSION, client, "brotli", "gzip"]


def test_outside_of_a_build_nothing_is_started(web: Path) -> None:
    early_start.start_compression(web / "build" / "client")
    assert early_start._started is None
