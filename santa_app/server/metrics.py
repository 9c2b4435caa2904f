"""Serves the metrics of all server processes on a private port, for Prometheus.

The web server's processes write their values to files of a shared folder (the multi-process mode
of prometheus-client). The process that supervises them adds the values up at each request.
"""

import logging
import os
import tempfile
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from prometheus_client import Metric

logger = logging.getLogger(__name__)

RETRY_SECONDS: Final = 1.0
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder; prometheus-client reads it when it is loaded."""
_FOLDERS: Final[list[tempfile.TemporaryDirectory[str]]] = []
"""Deleted when this process ends, unlike its forks, which end without cleaning up."""


def share_metrics() -> None:
    """Make the shared folder, before anything loads prometheus-client, as a migration does."""
    folder = tempfile.TemporaryDirectory(prefix="santa-metrics-", ignore_cleanup_errors=True)
    _FOLDERS.append(folder)
    os.environ[FOLDER] = folder.name


def serve_metrics(host: str, port: int) -> None:
    """Serve the metrics until this process ends, once the release before has freed the port."""
    folder = _FOLDERS[-1]
    from prometheus_client import CollectorRegistry, start_http_server  # noqa: PLC0415
    from prometheus_client.multiprocess import (  # noqa: PLC0415
        MultiProcessCollector,
        mark_process_dead,
    )

    class Collector(MultiProcessCollector):
        def collect(self) -> "Iterable[Metric]":
            """Return the metrics, without the states of a process that was killed."""
            for file in Path(folder.name).glob("gauge_live*.db"):
                process = int(file.stem.rpartition("_")[2])
                try:
                    os.kill(process, 0)
                except ProcessLookupError:
                    mark_process_dead(process, folder.name)
            return super().collect()

    registry = CollectorRegistry()
    Collector(registry, folder.name)

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
