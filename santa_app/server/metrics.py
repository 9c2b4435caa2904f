"""Serves the metrics of all server processes on a private port, for Prometheus.

The web server's processes write their values to files of a shared folder (the multi-process mode
of prometheus-client). The process that supervises them adds the values up at each request.
"""

import atexit
import logging
import os
import shutil
import tempfile
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from prometheus_client import Metric

logger = logging.getLogger(__name__)

RETRY_SECONDS: Final = 1.0
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder; prometheus-client reads it when it is loaded."""


class LiveProcesses:
    """Collects the metrics of all processes; gauges of those that have ended do not count."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> "Iterable[Metric]":
        from prometheus_client import multiprocess  # noqa: PLC0415 -- reads the environment

        for file in self._folder.glob("gauge_live*.db"):
            process = int(file.stem.rpartition("_")[2])
            if not _is_alive(process):
                multiprocess.mark_process_dead(process, str(self._folder))
        return multiprocess.MultiProcessCollector(None, str(self._folder)).collect()


def serve_metrics(host: str, port: int) -> None:
    """Serve the metrics until this process ends, once the release before has freed the port.

    Call it before anything loads prometheus-client, here or in a process started afterwards.
    """
    folder = tempfile.mkdtemp(prefix="santa-metrics-")
    os.environ[FOLDER] = folder
    _remove_at_exit(folder)
    from prometheus_client import CollectorRegistry, start_http_server  # noqa: PLC0415

    registry = CollectorRegistry()
    registry.register(LiveProcesses(Path(folder)))

    def serve() -> None:
        log = logger.warning
        while True:
            try:
                start_http_server(port, host, registry)
            except OSError as error:
                log("METRICS_PORT cannot be opened yet: %s", error.strerror)
                log = logger.debug
                time.sleep(RETRY_SECONDS)
            else:
                return

    threading.Thread(target=serve, name="metrics", daemon=True).start()


def _remove_at_exit(folder: str) -> None:
    owner = os.getpid()

    def remove() -> None:
        if os.getpid() == owner:  # not in a process that was forked
            shutil.rmtree(folder, ignore_errors=True)

    atexit.register(remove)


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
