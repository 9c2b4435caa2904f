"""Keeps what visitors sent out of the log, where Reflex would write it there.

Reflex logs a failed handler with a traceback, an unreadable event with its data, and the
browser's errors as they come. Here each becomes a line that names a kind and a place.
"""

import logging
import re
from functools import cache
from pathlib import Path

from reflex.event import EventSpec

from santa_app.observability.masking import describe, report
from santa_app.observability.throttled_log import ThrottledLog

logger = logging.getLogger(__name__)

_TALKATIVE = (
    "asyncio",
    "engineio.server",
    "reflex.app",
    "reflex.utils.token_manager",
    "reflex_base.event.processor.base_state_processor",
    "reflex_base.event.processor.event_processor",
    "socketio.server",
)
"""Loggers that quote what they handle: a message's data, a session's token, an error's text."""
_SCRIPTS = Path(".web") / "build" / "client" / "assets"
_ERRORS = re.compile(
    r"\b(TypeError|ReferenceError|RangeError|SyntaxError|URIError|EvalError|AggregateError"
    r"|QuotaExceededError|SecurityError|NotFoundError|ChunkLoadError|DOMException)\b"
)
_SCRIPT = re.compile(r"/assets/([\w.$-]{1,100}\.js)")
_browser_errors = ThrottledLog(logger, "reported by a browser")


class PlaceOnly(logging.Filter):
    """Leaves of a record what cannot quote a visitor: where it comes from, and an error's type."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Rewrite the record; drop it where a visitor left before the answer, as many do."""
        if record.funcName == "emit_update":
            return False
        error = record.exc_info[1] if record.exc_info else None
        what = describe(error) if error else "no exception"
        record.msg = f"{record.module}.{record.funcName}, line {record.lineno}: {what}"
        record.args, record.exc_info, record.exc_text, record.stack_info = (), None, None, None
        return True


def quiet_framework() -> None:
    """Let the framework's own logs name places only; calling it again changes nothing."""
    for name in _TALKATIVE:
        log = logging.getLogger(name)
        if not any(isinstance(known, PlaceOnly) for known in log.filters):
            log.addFilter(PlaceOnly())


def report_handler(exception: Exception) -> EventSpec | None:
    """Log that an event handler failed: the error's type and place, never its text."""
    report(logger, "an event handler failed", exception)


def report_browser(exception: Exception) -> None:
    """Log an error of a visitor's browser: its type and our script it comes from.

    A client may send any text as an error, so nothing of it is taken over but words known here.
    """
    text = str(exception)[:4000]
    kind = _ERRORS.search(text)
    script = next(
        (name for name in _SCRIPT.findall(text) if name in _scripts()), "no script of ours"
    )
    _browser_errors.warning(f"{kind.group() if kind else 'an error'}, {script}")


@cache
def _scripts() -> frozenset[str]:
    return frozenset(path.name for path in _SCRIPTS.glob("*.js"))
