"""One of several server processes is killed: the others go on, and it comes back."""

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.running_site import ROOT, free_port
from tests.support.waiting import PATIENCE, wait_until

APP = """
import os

def app():
    async def answer(scope, receive, send):
        if scope["type"] == "lifespan":
            while True:
                kind = (await receive())["type"]
                if kind == "lifespan.startup" and {fails}:
                    raise SystemExit(1)
                await send({{"type": kind + ".complete"}})
                if kind == "lifespan.shutdown":
                    return
        await send({{"type": "http.response.start", "status": 200, "headers": []}})
        await send({{"type": "http.response.body", "body": str(os.getpid()).encode()}})
    return answer
"""
SERVE = """
from santa_app.framework.server import web_server
web_server._MODULE = "small_app"
from santa_app.observability.logs import web_server_log_config
web_server.run_web_server(
    host="127.0.0.1", port={port}, workers=2, request_timeout=10, max_connections=100,
    log_config=web_server_log_config(),
)
"""


@contextmanager
def server(folder: Path, port: int, *, fails: bool = False) -> Iterator["subprocess.Popen[bytes]"]:
    (folder / "small_app.py").write_text(APP.format(fails=fails))
    path = os.pathsep.join([str(folder), str(ROOT)])
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE.format(port=port)],
        env={**os.environ, "PYTHONPATH": path},
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def answered_by(port: int) -> int | None:
    """Return the process that answers."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as answer:
            return int(answer.read())
    except OSError:
        return None


def test_a_killed_worker_comes_back_while_the_others_serve(tmp_path: Path) -> None:
    port = free_port()
    with server(tmp_path, port) as process:
        seen: set[int | None] = set()

        def both_answer(killed: int | None = None) -> bool:
            seen.add(answered_by(port))
            return len(seen - {None, killed}) == 2

        wait_until(both_answer, "two processes answer")
        killed, other = sorted(one for one in seen if one is not None)
        os.kill(killed, signal.SIGKILL)
        wait_until(lambda: not Path(f"/proc/{killed}").exists() or _is_zombie(killed), "it is gone")
        assert answered_by(port) not in {None, killed}
        seen.clear()
        wait_until(lambda: both_answer(killed), "another process has its place")
        assert other in seen
        assert process.poll() is None


def test_workers_that_fail_at_their_start_end_the_server(tmp_path: Path) -> None:
    with server(tmp_path, free_port(), fails=True) as process:
        assert process.wait(PATIENCE) == 1


def _is_zombie(process: int) -> bool:
    try:
        return ") Z " in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return True
