"""Starts the web server with the app: pages, API and websocket on one port."""

import gc
import multiprocessing
import os
from importlib import import_module
from typing import Any, Final

from granian import Granian
from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.log import LogLevels
from reflex_base.constants import Env
from reflex_base.environment import environment

MAX_HEADER_BYTES: Final = 65_536
"""Bytes of a request's headers that the web server reads before it refuses the request."""
_MODULE: Final = "santa_app.santa_app"


def run_web_server(  # noqa: PLR0913 -- each is a setting of the site
    *,
    host: str,
    port: int,
    workers: int,
    request_timeout: float,
    max_connections: int,
    log_config: dict[str, Any],
    with_pages: bool = True,
) -> None:
    """Serve until the process is stopped.

    Reflex starts Granian with few of its options, and so it is started here. Browsers speak HTTP/2
    only over TLS, so a proxy that does TLS speaks HTTP/1.1 to the server; and only in this mode
    does Granian close a connection whose headers take longer than `request_timeout` seconds.
    `max_connections` does not count websockets. `log_config` is in the form of `dictConfig`.
    """
    os.environ["REFLEX_BACKEND_PORT"] = os.environ["REFLEX_FRONTEND_PORT"] = str(port)
    environment.REFLEX_ENV_MODE.set(Env.PROD)
    environment.REFLEX_SKIP_COMPILE.set(True)
    environment.REFLEX_MOUNT_FRONTEND_COMPILED_APP.set(with_pages)
    if multiprocessing.get_start_method() in {"fork", "forkserver"}:
        _load_before_fork()
    Granian(
        f"{_MODULE}:app",
        factory=True,
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=workers,
        http=HTTPModes.http1,
        http1_settings=HTTP1Settings(
            header_read_timeout=round(1000 * request_timeout), max_buffer_size=MAX_HEADER_BYTES
        ),
        backpressure=max_connections,
        # One that is killed comes back alone; one that fails twice at its start ends them all.
        respawn_failed_workers=True,
        log_level=LogLevels.warning,
        log_dictconfig=log_config,
    ).serve()


def _load_before_fork() -> None:
    """Load the app in this process, so that its workers share the memory with it."""
    multiprocessing.set_start_method("fork", force=True)
    import_module(_MODULE)
    gc.collect()
    gc.freeze()
