"""The metrics of several processes are added up, and served on a port of their own."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.letter_examples import SECRET_KEY
from tests.support.running_site import free_port

ROOT = Path(__file__).parents[3]
_SUPERVISOR = """
import contextlib, logging, os, socket, sys, threading, time, urllib.request
from santa_app.server.metrics import FOLDER, serve_metrics, share_metrics

@contextlib.contextmanager
def warned(port):
    told = threading.Event()
    log = logging.Handler()
    log.emit = lambda record: told.set()
    logging.getLogger("santa_app.server.metrics").addHandler(log)
    yield
    assert told.wait(60)

with socket.socket() as busy:  # as during an update, until the release before has stopped
    busy.bind(("127.0.0.1", 0))
    busy.listen()
    port = busy.getsockname()[1]
    with warned(port):
        share_metrics()
        serve_metrics("127.0.0.1", port)

def read():
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
                lines = answer.read().decode().splitlines()
            break
        except OSError:
            time.sleep(0.05)
    return {name: float(value) for name, _, value in
            (line.rpartition(" ") for line in lines if not line.startswith("#"))}

from santa_app.observability import metrics  # as the supervisor loads the app before it forks

children = []
for number in (1, 2):
    told, tell = os.pipe()
    end, wait = os.pipe()
    if not (child := os.fork()):
        metrics.SENDS.labels("sent").inc(number)
        metrics.WEBSOCKETS.set(10 * number)
        metrics.LETTERS.labels("pending").set(7)
        metrics.PROBLEMS.labels("full").set(number - 1)
        os.write(tell, b".")
        os.close(wait)
        os.read(end, 1)
        os._exit(0)
    os.close(end)
    os.read(told, 1)
    children.append((child, wait))

found = read()
assert found['santa_sends_total{outcome="sent"}'] == 3.0, found
assert found["santa_websockets"] == 30.0, found
assert found['santa_letters{status="pending"}'] == 7.0, found
assert found['santa_problem{problem="full"}'] == 1.0, found

# Of a process that is gone, the counts stay, and the states go.
child, wait = children.pop()
os.close(wait)
os.waitpid(child, 0)
found = read()
assert found["santa_websockets"] == 10.0, found
assert found['santa_sends_total{outcome="sent"}'] == 3.0, found

for _, wait in children:
    os.close(wait)
print(os.environ[FOLDER])
"""


def test_values_of_several_processes() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _SUPERVISOR], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    folder = Path(done.stdout.strip())
    assert folder.name.startswith("santa-metrics-")
    assert not folder.exists()


_RUN = """
from santa_app.server import commands
commands.prepare_pages = commands.announce = lambda settings: None

def serve(settings):
    from prometheus_client.values import ValueClass
    print(ValueClass.__name__)

commands.serve = serve
raise SystemExit(commands.main(["run"]))
"""


def test_a_migration_before_the_start_does_not_part_the_processes(tmp_path: Path) -> None:
    """It loads prometheus-client, which then has to know the shared folder."""
    ports = {"PORT": str(free_port()), "METRICS_PORT": str(free_port())}
    database = {"DATABASE_URL": f"sqlite:///{tmp_path}/santa.db", "SECRET_KEY": SECRET_KEY}
    done = subprocess.run(
        [sys.executable, "-c", _RUN],
        env={**os.environ, **ports, **database},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "MmapedValue\n"
