"""The log of a server process: lines for people, or one JSON object per line for machines.

Nothing personal gets through, whoever logs it: addresses are masked, only the fields named here
are kept, and of an exception its types and places are told, never its text, which may
quote a letter or the parameters of a statement (DESIGN section 4, 'Never in a log').
"""

import logging
import sys
import threading
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

from structlog.processors import JSONRenderer
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, WrappedLogger

from santa_app.observability.masking import guard_logs, mask, trail
from santa_app.settings import Settings, settings

FIELDS: Final = ("letter", "status", "reason", "attempt", "ms", "answer", "due", "until", "count")
"""What a record may carry beside its message, given as `extra`; anything else is left out."""
_OURS: Final = "santa_app"
_SERVERS: Final = ("_granian", "granian.access", "uvicorn", "uvicorn.error", "uvicorn.access")
"""Loggers of web servers, which bring handlers of their own."""


class LogHandler(logging.Handler):
    """Writes lines to whatever standard error is at that moment."""

    def __init__(self, *, as_json: bool) -> None:
        super().__init__()
        self.setFormatter(line_formatter(as_json=as_json))

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record; a log that cannot be written disturbs nobody."""
        with suppress(OSError):
            sys.stderr.write(f"{self.format(record)}\n")
            sys.stderr.flush()


def line_formatter(*, as_json: bool) -> logging.Formatter:
    """Return what turns a record into a line."""
    render = JSONRenderer(ensure_ascii=False, default=_kind) if as_json else _as_text
    return ProcessorFormatter(processors=[_harmless, render])


def _kind(value: object) -> str:
    """Return what stands for a value without a form in JSON; its own text could be anything."""
    return f"<{type(value).__name__}>"


def _harmless(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Return the fields of a line, in order, from a record that may hold anything."""
    record: logging.LogRecord = event["_record"]
    line: dict[str, Any] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname,
        "logger": record.name,
        "message": mask(event["event"]),
    }
    for name in FIELDS:
        value = record.__dict__.get(name)
        if value is not None:
            line[name] = mask(value) if isinstance(value, str) else value
    # The formatter has taken it off the record already.
    _, error, _ = event.get("exc_info") or (None, None, None)
    if error is not None:
        line["error"] = trail(error)
    return line


def _as_text(_: WrappedLogger, __: str, line: EventDict) -> str:
    """Return a line for people."""
    logger = line["logger"].removeprefix(f"{_OURS}.")
    head = f"{line['time'][11:19]} {line['level']:<8} {logger}: {line['message']}"
    facts = [f"{name}={line[name]}" for name in FIELDS if name in line]
    return "\n    ".join([" ".join([head, *facts]), *line.get("error", [])])


def server_loggers() -> dict[str, Any]:
    """Return the part of a `dictConfig` that sends what web servers log our way."""
    return {
        "formatters": {},
        "handlers": {},
        "loggers": {name: {"handlers": [], "propagate": True} for name in _SERVERS},
    }


def write_log(chosen: Settings | None = None) -> None:
    """Let this process write its log as the settings ask; calling it again changes nothing.

    LOG_LEVEL is ours; what libraries have to say is warnings and errors.
    """
    chosen = chosen or settings()
    root = logging.getLogger()
    for known in [handler for handler in root.handlers if isinstance(handler, LogHandler)]:
        root.removeHandler(known)
    root.addHandler(LogHandler(as_json=chosen.logs_json))
    logging.getLogger(_OURS).setLevel(chosen.log_level.upper())
    for name in _SERVERS:
        server = logging.getLogger(name)
        server.handlers.clear()
        server.propagate = True
    logging.captureWarnings(capture=True)
    guard_logs()
    if chosen.logs_json:
        # For people Python prints a traceback, which is no line of JSON.
        sys.excepthook = _uncaught
        threading.excepthook = _uncaught_in_thread


def _uncaught(kind: type[BaseException], error: BaseException, _: object) -> None:
    if issubclass(kind, KeyboardInterrupt):
        return
    logging.getLogger(_OURS).critical("the process broke off", exc_info=error)


def _uncaught_in_thread(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        logging.getLogger(_OURS).error("a thread broke off", exc_info=args.exc_value)
