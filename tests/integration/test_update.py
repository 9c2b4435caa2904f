"""An update and a rollback while families send letters: every letter is accepted, once."""

import getpass
import importlib.util
import json
import os
import re
import shutil
import signal
import socket
import socketserver
import sqlite3
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from santa_app.content import plain_form
from santa_app.database.migrations import upgrade
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import form, make_settings
from tests.support.releases import release
from tests.support.running_site import PUBLIC_URL, ROOT, RunningSite, free_port, site_in
from tests.support.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.nightly


LETTERS_A_SECOND = 10


class Services:
    """Plays systemd: runs the release to which a port links, as deploy/systemd/santa@.service."""

    def __init__(self, home: Path, site: RunningSite) -> None:
        self.home = home
        self.site = site
        self.running: dict[str, subprocess.Popen[bytes]] = {}

    def __call__(self, action: str, *words: str) -> bool:
        port = words[-1].partition("@")[2]
        process = self.running.get(port)
        if action == "start":
            with (self.home / f"{port}.log").open("ab") as log:
                self.running[port] = subprocess.Popen(
                    [sys.executable, "-m", "santa_app", "serve"],
                    cwd=self.home / port,
                    env={**self.site.environment, "PORT": port},
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )
        elif action == "is-active":
            return process is not None and process.poll() is None
        elif action == "stop" and process is not None:
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) in {0, 1}
        return True

    def kill(self) -> None:
        for process in self.running.values():
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


@contextmanager
def proxy(ports: tuple[str, ...]) -> Iterator[str]:
    """Pass requests on as deploy/nginx.conf: to the ports in turn, where none answers to the next.

    Yields the URL.
    """
    turn = 0

    class Request(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            nonlocal turn
            turn += 1
            first = turn  # another request may raise it meanwhile
            sent = b""
            while not sent.endswith(b"\r\n\r\n"):
                sent += self.rfile.readline()
            headers = dict(line.split(b": ", 1) for line in sent.lower().split(b"\r\n")[1:-2])
            sent += self.rfile.read(int(headers.get(b"content-length", b"0")))
            for shift in range(len(ports)):
                if answer := self.ask(int(ports[(first + shift) % len(ports)]), sent):
                    self.wfile.write(answer)
                    return
            self.wfile.write(b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n")

        @staticmethod
        def ask(port: int, sent: bytes) -> bytes:
            answer = b""
            try:
                with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as server:
                    server.sendall(sent)
                    while chunk := server.recv(65_536):
                        answer += chunk
            except OSError:
                return b""
            return b"" if answer.startswith((b"HTTP/1.1 502", b"HTTP/1.1 503")) else answer

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True

    with Server(("127.0.0.1", 0), Request) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


class Family:
    """Sends one letter after the other until it is told to stop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.keys: list[str] = []
        self.failures: list[str] = []
        self.sent = threading.Condition()
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        while not self.stopped.wait(1 / LETTERS_A_SECOND):
            letter = form()
            request = urllib.request.Request(
                self.url + plain_form.PATH,
                json.dumps(letter).encode(),
                {"Content-Type": "application/json", "Origin": PUBLIC_URL, "Connection": "close"},
            )
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                    status = json.load(answer)["status"]
            except (OSError, ValueError) as error:
                status = repr(error)
            with self.sent:
                self.keys.append(str(letter["submission_key"]))
                if status != "reply_sent":
                    self.failures.append(status)
                self.sent.notify_all()

    def sends(self, more: int) -> None:
        """Wait for so many more letters."""
        with self.sent:
            wanted = len(self.keys) + more
            assert self.sent.wait_for(lambda: len(self.keys) >= wanted, PATIENCE)

    def stop(self) -> None:
        self.stopped.set()
        self.thread.join(PATIENCE)


def load_update() -> ModuleType:
    spec = importlib.util.spec_from_file_location("update", ROOT / "deploy" / "update.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def update(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = load_update()
    monkeypatch.setattr(module, "HOME", tmp_path)
    (tmp_path / ".env").touch()
    monkeypatch.setattr(module, "PORTS", (str(free_port()), str(free_port())))
    return module


def read(url: str) -> str:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        return answer.read().decode()


def checks_of_event_loop(url: str) -> float:
    """Return the count of the server's process, from the process that supervises it."""
    try:
        found = read(url)
    except OSError:
        return 0.0
    assert 'santa_refusals_total{reason="path"} 0.0' in found
    return sum(map(float, re.findall(r"^santa_event_loop_lag_seconds_count (\S+)$", found, re.M)))


def test_no_letter_fails_during_an_update_and_a_rollback(
    tmp_path: Path,
    update: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    one, two, broken = (tmp_path / "releases" / name for name in ("one", "two", "broken"))
    assets = {folder.name: release(folder) for folder in (one, two)}
    shutil.copytree(one / "santa_app", broken / "santa_app")  # without pages
    with FakeSendGrid() as sendgrid:
        site = site_in(
            tmp_path / "data",
            SENDGRID_API_KEY="any",
            SENDGRID_HOST=sendgrid.url,
            ALLOWED_ORIGINS="",
            ORIGIN_LETTERS_PER_HOUR="10000",
            RECIPIENT_DOMAIN_REPLIES_PER_DAY="10000",
            SEND_TIMEOUT=str(PATIENCE),
            LEASE=str(3 * PATIENCE),
            SUBMIT_WAIT=str(PATIENCE),
            KEPT_ASSETS_DIR=str(tmp_path / "data" / "assets"),
            METRICS_PORT=str(free_port()),
        )
        upgrade(make_settings(database_url=site.environment["DATABASE_URL"]))
        services = Services(tmp_path, site)
        monkeypatch.setattr(update, "systemctl", services)
        try:
            assert update.main(["switch", str(one)]) == 0
            with proxy(update.PORTS) as url:
                family = Family(url)
                family.sends(3)
                # A release that does not start changes nothing.
                assert update.main(["switch", str(broken)]) == 1
                assert "Nothing has changed" in capsys.readouterr().err
                family.sends(3)
                assert update.main(["switch", str(two)]) == 0
                assert (tmp_path / "current").resolve() == two
                family.sends(3)
                # A page that was opened before still finds its modules.
                assert {name: read(url + path) for name, path in assets.items()} == {
                    "one": "one",
                    "two": "two",
                }
                assert update.main(["rollback"]) == 0
                assert (tmp_path / "current").resolve() == one
                family.sends(3)
                assert read(url + assets["two"]) == "two"
                # The metrics' port changed hands, and is the only one that serves them.
                metrics = f"http://127.0.0.1:{site.environment['METRICS_PORT']}/metrics"
                wait_until(lambda: checks_of_event_loop(metrics) > 0, "the metrics are served")
                with pytest.raises(urllib.error.HTTPError, match="404"):
                    read(f"{url}/metrics")
                family.stop()
            assert "one serves on port" in capsys.readouterr().out.splitlines()[-1]
            assert update.active_port() == update.PORTS[0]
        finally:
            services.kill()
        logs = "".join(file.read_text() for file in tmp_path.glob("*.log"))
        assert family.failures == [], logs[-3000:]
        assert len(family.keys) >= 12
        with sqlite3.connect(site.database) as database:
            stored = database.execute("SELECT submission_key FROM santa_letters").fetchall()
        assert sorted(key.partition(":")[0] for (key,) in stored) == sorted(family.keys)
        assert len(sendgrid.taken) == len(family.keys)


def test_both_servers_serve_for_a_moment(
    tmp_path: Path, update: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = update.PORTS
    (tmp_path / new).mkdir()
    done: list[object] = []
    up = iter((False, True))

    def systemctl(action: str, *words: str) -> bool:
        if action in {"start", "stop"}:
            done.append((action, *words))
        return True

    def answers(port: str) -> bool:
        done.append(next(up))
        return bool(done[-1])

    monkeypatch.setattr(update, "systemctl", systemctl)
    monkeypatch.setattr(update, "answers", answers)
    clock = SimpleNamespace(sleep=done.append, monotonic=lambda: 0.0)
    monkeypatch.setattr(update, "time", clock)
    update.start(new, old)
    assert done == [
        ("start", f"santa@{new}"), False, 0.1, True,
        update.HANDOVER_SECONDS, ("stop", f"santa@{old}"),
    ]  # fmt: skip


def test_a_release_that_cannot_be_built_leaves_nothing(
    tmp_path: Path,
    update: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    dist = tmp_path / "dist"
    dist.mkdir()
    (dist / "requirements.txt").write_text("./letters.whl")
    (tmp_path / ".env").write_text("METRICS_PORT=\n")
    done: list[tuple[str, str]] = []
    fails = ""

    def run(command: list[str], *, cwd: Path, env: dict[str, str], **_: object) -> SimpleNamespace:
        release = cwd.parent if cwd.name == "dist" else cwd
        assert (release / ".env").readlink() == tmp_path / ".env"
        assert (release / "dist" / "requirements.txt").read_text() == "./letters.whl"
        assert (release / "deploy" / "update.py").is_file()
        assert env["HOME"] == str(tmp_path)
        assert env["PAGES_DIR"] == str(tmp_path / "data" / "pages")
        done.append((cwd.name, command[-1]))
        return SimpleNamespace(returncode=int(command[-1] == fails))

    monkeypatch.setattr(update.subprocess, "run", run)
    monkeypatch.setattr(update, "USER", getpass.getuser())
    assert update.main(["prepare", str(dist)]) == 0
    release = Path(capsys.readouterr().out.strip())
    assert done == [
        (release.name, ".venv"), ("dist", "requirements.txt"),
        (release.name, "migrate"), (release.name, "build"),
    ]  # fmt: skip
    assert release.parent == tmp_path / "releases"
    shutil.rmtree(release)
    fails = "build"
    with pytest.raises(update.UpdateError, match="build failed"):
        update.prepare(dist)
    assert list((tmp_path / "releases").iterdir()) == []


def test_only_releases_that_a_port_links_to_and_the_newest_are_kept(
    tmp_path: Path, update: ModuleType
) -> None:
    for number in range(6):
        (tmp_path / "releases" / f"2026-12-0{number}").mkdir(parents=True)
    (tmp_path / update.PORTS[0]).symlink_to(tmp_path / "releases" / "2026-12-01")
    update.delete_old_releases()
    left = [folder.name for folder in sorted((tmp_path / "releases").iterdir())]
    assert left == ["2026-12-01", "2026-12-03", "2026-12-04", "2026-12-05"]
