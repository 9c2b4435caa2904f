"""js/compress.js, which runs in Reflex's .web folder in place of Reflex's own script."""

import gzip
import shutil
import subprocess
from pathlib import Path

import pytest

from santa_app.framework.build import plugin
from santa_app.framework.build.slim_runtime import read_script
from santa_app.server.commands import prepare_environment

TEXT = "Dear Santa, I would like a sled. " * 40


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A .web folder with the script and two built files of the same content, and a short one."""
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / plugin._COMPRESSION).write_text(read_script("compress.js"))
    client = tmp_path / "client"
    (client / "about").mkdir(parents=True)
    (client / "404.html").write_text(TEXT)
    (client / "about" / "index.html").write_text(TEXT)
    (client / "short.svg").write_text("<svg/>")
    return tmp_path


def _compress(web: Path) -> None:
    prepare_environment()
    node = shutil.which("node")
    assert node
    command = [node, str(web / plugin._COMPRESSION), str(web / "client"), "brotli", "gzip"]
    subprocess.run(command, check=True, cwd=web)


def _kept(web: Path) -> list[Path]:
    """Return the kept files: first those in brotli, then those in gzip."""
    files = (web / "compressed").iterdir()
    return sorted((file for file in files if file.name[0] != "."), key=lambda file: file.suffix)


def test_files_are_compressed_beside_themselves(web: Path) -> None:
    _compress(web)
    for page in (web / "client" / "404.html", web / "client" / "about" / "index.html"):
        assert gzip.decompress(page.with_name(f"{page.name}.gz").read_bytes()).decode() == TEXT
        assert 20 < page.with_name(f"{page.name}.br").stat().st_size < 100
    assert not (web / "client" / "short.svg.gz").exists()
    assert len(_kept(web)) == 2


def test_what_did_not_change_is_reused_and_the_rest_is_removed(web: Path) -> None:
    _compress(web)
    (web / "client" / "404.html").write_text(TEXT + "It is dark.")
    times = {file: file.stat().st_mtime_ns for file in _kept(web)}
    _compress(web)
    assert len(_kept(web)) == 4
    assert all(file.stat().st_mtime_ns == time for file, time in times.items())
    shutil.rmtree(web / "client" / "about")
    _compress(web)
    assert len(_kept(web)) == 2
    assert not times.keys() & set(_kept(web))


def test_a_damaged_file_is_compressed_again(web: Path) -> None:
    _compress(web)
    brotli, gzipped = _kept(web)
    brotli.write_bytes(b"")
    gzipped.write_bytes(gzip.compress(b"another page"))
    before = (web / "client" / "404.html.br").read_bytes()
    _compress(web)
    assert gzip.decompress((web / "client" / "404.html.gz").read_bytes()).decode() == TEXT
    assert (web / "client" / "404.html.br").read_bytes() == before
