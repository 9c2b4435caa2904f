"""`python -m santa_app.development`: Reflex's development server, and beside it the warm process.

Loads nothing of the site itself: what it had loaded, the processes it forks could not load again.
"""

import gc
import importlib
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from watchfiles import watch

from santa_app.development.modules import Modules

ROOT = Path(__file__).resolve().parents[2]
WATCHED = ("santa_app", "assets", "rxconfig.py")
LOOK = 500
"""How long to wait for a change before looking after the other processes, in milliseconds."""
BEHIND = 10
"""How far the pages that nobody waits for stand back behind the servers, as for nice(2)."""
_fork = multiprocessing.get_context("fork")


def main() -> int:
    """Serve until told to stop; return the exit code."""
    os.chdir(ROOT)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    _load_libraries()
    first = _started(_compile_first)
    first.join()
    if first.exitcode:
        return 1
    server = _start_server()
    try:
        return _renew_while(server)
    except KeyboardInterrupt:
        return 130
    finally:
        server.terminate()
        server.wait()


def _load_libraries() -> None:
    """Load what the site needs from elsewhere, so that no forked process has to."""
    here, there = _fork.Pipe(duplex=False)
    lister = _started(_list_libraries, there)
    there.close()
    try:
        names = here.recv()
    except EOFError:  # The site cannot be loaded as it is; the first compile says why.
        names = []
    lister.join()
    for name in names:
        importlib.import_module(name)


def _list_libraries(pipe: Connection) -> None:
    importlib.import_module("reflex.app")
    importlib.import_module("santa_app.santa_app")
    own = ("santa_app", "rxconfig", "__main__", "__mp_main__")
    pipe.send(
        [
            name
            for name, module in sys.modules.items()
            if name.partition(".")[0] not in own and getattr(module, "__spec__", None)
        ]
    )


def _compile_first() -> None:
    renewal = importlib.import_module("santa_app.development.renewal")
    renewal.prepare_folder()
    renewal.compile_all(time.monotonic())


def _start_server() -> subprocess.Popen[bytes]:
    """Start Reflex's server, which leaves compiling to us."""
    ports = [os.environ[name] for name in ("REFLEX_FRONTEND_PORT", "REFLEX_BACKEND_PORT")]
    command = [sys.executable, "-m", "reflex", "run", "--env", "dev"]
    command += ["--frontend-port", ports[0], "--backend-port", ports[1]]
    environment = {**os.environ, "REFLEX_SKIP_COMPILE": "true"}
    return subprocess.Popen(command, env=environment)  # noqa: S603 -- our own fixed command


def _renew_while(server: subprocess.Popen[bytes]) -> int:
    """Renew the pages at each change while the server runs; return its exit code.

    A change counts as done once all pages are compiled with it: a further one meanwhile, or a
    mistake in it, and the next try takes both up.
    """
    modules = Modules(ROOT / "santa_app")
    changed: set[Path] = set()
    renewing: BaseProcess | None = None
    watched = [ROOT / name for name in WATCHED]
    for found in watch(*watched, rust_timeout=LOOK, yield_on_timeout=True):
        if server.poll() is not None:
            break
        if renewing and not renewing.is_alive():
            if renewing.exitcode == 0:
                changed.clear()
            renewing = None
        if not found:
            continue
        since = time.monotonic()
        if renewing:
            renewing.terminate()
            renewing.join()
        files = {Path(name) for _, name in found}
        changed |= files
        modules.read(file for file in files if file.is_relative_to(ROOT / "santa_app"))
        renewing = _started(_renew, modules, frozenset(changed), since)
    return server.wait()


def _renew(modules: Modules, files: frozenset[Path], since: float) -> None:
    names = {modules.name(file) for file in files if file.suffix == ".py" and file.parent != ROOT}
    renewal = importlib.import_module("santa_app.development.renewal")
    app = renewal.load_app()
    renewal.renew(app, modules, frozenset(names), since)
    gc.enable()
    os.nice(BEHIND)
    renewal.compile_all(since)


def _started(work: Callable[..., None], *given: object) -> BaseProcess:
    process = _fork.Process(target=_alone, args=(work, *given), daemon=True)
    process.start()
    return process


def _alone(work: Callable[..., None], *given: object) -> None:
    """Run in a forked process, which ends at SIGTERM without the server's clean-up."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    gc.disable()  # It ends soon, and looking for garbage takes a quarter of its time.
    work(*given)


if __name__ == "__main__":
    sys.exit(main())
