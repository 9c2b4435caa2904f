"""Keeps what visitors sent out of the log where Reflex would write it.

Reflex logs a failed handler with a traceback, an unreadable event with its data, and errors of
the browser as they arrive. Here each becomes a line with an error type and a code location.
"""

import logging
import re
from functools import cache
from pathlib import Path

from reflex.event import EventSpec

from santa_app.observability.masking import describe, report
from santa_app.observability.throttled_log import ThrottledLog

logger = logging.getLogger(__name__)

_REDACTED_LOGGERS = (
    "asyncio",
    "engineio.server",
    "reflex.app",
    "reflex.utils.token_manager",
    "reflex_base.event.processor.base_state_processor",
    "reflex_base.event.processor.event_processor",
    "socketio.server",
)
"""Loggers that quote a message's data, a session's token or an error's text."""
_SCRIPTS = Path(".web") / "build" / "client" / "assets"
_ERROR_TYPE = re.compile(
    r"\b(TypeError|ReferenceError|RangeError|SyntaxError|URIError|EvalError|AggregateError"
    r"|QuotaExceededError|SecurityError|NotFoundError|ChunkLoadError|DOMException)\b"
)
_SCRIPT = re.compile(r"/assets/([\w.$-]{1,100}\.js)")
_browser_errors = ThrottledLog(logger, "browser error")


class RedactingFilter(logging.Filter):
    """Replaces a record's text by its code location and the type of its error."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Rewrite the record; drop it when a visitor left before the answer, as many do."""
        if record.funcName == "emit_update":
            return False
        error = record.exc_info[1] if record.exc_info else None
        what = describe(error) if error else "no exception"
        record.msg = f"{record.module}.{record.funcName}, line {record.lineno}: {what}"
        record.args, record.exc_info, record.exc_text, record.stack_info = (), None, None, None
        return True


def redact_framework_logs() -> None:
    """Redact the log of the framework; calling it again changes nothing."""
    for name in _REDACTED_LOGGERS:
        framework_logger = logging.getLogger(name)
        if not any(isinstance(one, RedactingFilter) for one in framework_logger.filters):
            framework_logger.addFilter(RedactingFilter())


def log_handler_error(exception: Exception) -> EventSpec | None:
    """Log that an event handler failed: the error's type and location, never its text."""
    report(logger, "an event handler failed", exception)


def log_browser_error(exception: Exception) -> None:
    """Log an error of a visitor's browser: its type and which of our scripts raised it.

    A client can send any text as an error, so the line contains only types and script names that
    are known here.
    """
    text = str(exception)[:4000]
    error_type = _ERROR_TYPE.search(text)
    script = next(
        (name for name in _SCRIPT.findall(text) if name in _scripts()), "not from our scripts"
    )
    _browser_errors.warning(f"{error_type.group() if error_type else 'unknown type'}, {script}")


@cache
def _scripts() -> frozenset[str]:
    return frozenset(path.name for path in _SCRIPTS.glob("*.js"))
