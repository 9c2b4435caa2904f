"""The log of a server process: text lines for people, or one JSON object per line for machines.

No personal data gets into it, whichever library logs: e-mail addresses are masked, only the
fields in `FIELDS` are kept, and of an exception the log has types and code locations, never its
text, which may quote a letter or the parameters of an SQL statement.
"""

import json
import logging
import sys
import threading
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

from santa_app.observability.masking import error_trace, mask
from santa_app.settings import Settings, settings

FIELDS: Final = ("letter", "status", "reason", "attempt", "ms", "answer", "due", "until", "count")
"""The `extra` fields of a record that a line shows; all others are left out."""
_SITE: Final = "santa_app"
_VERBOSE: Final = ("python_http_client", "sqlalchemy.engine", "sqlalchemy.pool", "psycopg")
"""Libraries that write whole letters to their debug logs."""
_WEB_SERVERS: Final = ("_granian", "granian.access", "uvicorn", "uvicorn.error", "uvicorn.access")
"""Loggers of web servers, which bring their own handlers."""


class LogHandler(logging.Handler):
    """Writes lines to the current `sys.stderr`."""

    def __init__(self, *, as_json: bool) -> None:
        super().__init__()
        self.setFormatter(LineFormatter(as_json=as_json))

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record; a closed or full standard error does not stop the server."""
        with suppress(OSError):
            sys.stderr.write(f"{self.format(record)}\n")
            sys.stderr.flush()


class LineFormatter(logging.Formatter):
    """Turns a record into a line without personal data."""

    def __init__(self, *, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": mask(_message(record)),
        }
        for name in FIELDS:
            value = record.__dict__.get(name)
            if value is not None:
                line[name] = mask(value) if isinstance(value, str) else value
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line["error"] = error_trace(error)
        if self._as_json:
            return json.dumps(line, ensure_ascii=False, default=_type_name)
        return _as_text(line)


def _message(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except Exception as error:  # noqa: BLE001 - logging's own report would quote the arguments
        location = f"{record.module}.{record.funcName}:{record.lineno}"
        return f"{location}: log arguments do not fit the message: {type(error).__name__}"


def _type_name(value: object) -> str:
    """Return the type's name for a value that JSON cannot hold; its text could be personal."""
    return f"<{type(value).__name__}>"


def _as_text(line: dict[str, Any]) -> str:
    logger = line["logger"].removeprefix(f"{_SITE}.")
    head = f"{line['time'][11:19]} {line['level']:<8} {logger}: {line['message']}"
    fields = [f"{name}={line[name]}" for name in FIELDS if name in line]
    return "\n    ".join([" ".join([head, *fields]), *line.get("error", [])])


def web_server_log_config() -> dict[str, Any]:
    """Return the part of a `dictConfig` that passes the web servers' records to our handler."""
    return {
        "formatters": {},
        "handlers": {},
        "loggers": {name: {"handlers": [], "propagate": True} for name in _WEB_SERVERS},
    }


def protect_logs() -> None:
    """Keep letters out of the log of this process at any level, also of one without a handler."""
    for name in _VERBOSE:
        logging.getLogger(name).setLevel(logging.WARNING)
    if logging.lastResort is not None:
        logging.lastResort.setFormatter(LineFormatter(as_json=False))


def configure_logging(chosen: Settings | None = None) -> None:
    """Set up the log of this process; calling it again changes nothing.

    LOG_LEVEL sets the level of the site's own loggers; libraries log warnings and errors.
    """
    chosen = chosen or settings()
    root = logging.getLogger()
    for handler in [one for one in root.handlers if isinstance(one, LogHandler)]:
        root.removeHandler(handler)
    root.addHandler(LogHandler(as_json=chosen.logs_json))
    logging.getLogger(_SITE).setLevel(chosen.log_level.upper())
    for name in _WEB_SERVERS:
        server = logging.getLogger(name)
        server.handlers.clear()
        server.propagate = True
    logging.captureWarnings(capture=True)
    protect_logs()
    if chosen.logs_json:
        # Python would print a traceback, which is not a line of JSON.
        sys.excepthook = _log_uncaught
        threading.excepthook = _log_uncaught_in_thread


def _log_uncaught(error_type: type[BaseException], error: BaseException, _: object) -> None:
    if not issubclass(error_type, KeyboardInterrupt):
        logging.getLogger(_SITE).critical("uncaught exception in the process", exc_info=error)


def _log_uncaught_in_thread(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        logging.getLogger(_SITE).error("uncaught exception in a thread", exc_info=args.exc_value)
