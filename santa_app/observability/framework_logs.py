"""Keeps visitor input out of the log lines that Reflex writes.

Reflex logs a failed handler with a traceback, an unreadable event with its data, and errors of
the browser as they arrive. Here each becomes a line with an error type and a code location.
"""

import logging
import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from reflex.event import EventSpec

from santa_app.build_folder import build_folder
from santa_app.observability.masking import describe, report
from santa_app.observability.throttled_log import ThrottledLog

logger = logging.getLogger(__name__)

_REDACTED: Final = ("asyncio", "engineio", "reflex", "socketio")
"""The beginnings of the names of loggers that quote a message's data, a session's token or an
error's text. A logger that a new version of these packages adds is among them."""
_ERROR_TYPE = re.compile(
    r"\b(TypeError|ReferenceError|RangeError|SyntaxError|URIError|EvalError|AggregateError"
    r"|QuotaExceededError|SecurityError|NotFoundError|ChunkLoadError|DOMException)\b"
)
_SCRIPT = re.compile(r"/assets/([\w.$-]{1,100}\.js)")
_browser_errors = ThrottledLog(logger, "browser error")


class _RedactingFactory:
    """Makes log records; those of the framework have a code location in place of their text.

    A filter of a logger would not see the records of the loggers below it.
    """

    def __init__(self, make: Callable[..., logging.LogRecord]) -> None:
        self._make = make

    def __call__(self, name: str, *given: Any, **named: Any) -> logging.LogRecord:  # noqa: ANN401 -- what logging gives
        record = self._make(name, *given, **named)
        if name.startswith(_REDACTED):
            error = record.exc_info[1] if record.exc_info else None
            what = describe(error) if error else "no exception"
            record.msg = f"{record.module}.{record.funcName}, line {record.lineno}: {what}"
            record.args, record.exc_info, record.stack_info = (), None, None
        return record


def _is_news(record: logging.LogRecord) -> bool:
    """Return False when a visitor left before the answer, as many do."""
    return record.funcName != "emit_update"


def redact_framework_logs() -> None:
    """Redact the framework's log in a worker before it serves; a second call changes nothing."""
    logging.getLogger("reflex.app").addFilter(_is_news)
    make = logging.getLogRecordFactory()
    if not isinstance(make, _RedactingFactory):
        logging.setLogRecordFactory(_RedactingFactory(make))


def log_handler_error(exception: Exception) -> EventSpec | None:
    """Log that an event handler failed: the error's type and location, never its text."""
    report(logger, "an event handler failed", exception)


def log_browser_error(exception: Exception) -> None:
    """Log an error of a visitor's browser: its type and which of our scripts raised it.

    A client can send any text, so only types and script names that are known here are logged.
    """
    text = str(exception)[:4000]
    error_type = _ERROR_TYPE.search(text)
    script = next(
        (name for name in _SCRIPT.findall(text) if name in _scripts()), "not from our scripts"
    )
    _browser_errors.warning(f"{error_type.group() if error_type else 'unknown type'}, {script}")


@cache
def _scripts() -> frozenset[str]:
    return frozenset(path.name for path in (build_folder() / "client" / "assets").glob("*.js"))
