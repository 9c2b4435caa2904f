"""Keeps personal data out of logs and error texts."""

import logging
import re
import sqlite3
import traceback
from types import CodeType

import sqlalchemy.exc

_DELIMITERS = r"\s@<>\"'(),;:=\[\]{}"
_EMAIL = re.compile(
    rf"(?<![^{_DELIMITERS}])([^{_DELIMITERS}])[^{_DELIMITERS}]*+@([^{_DELIMITERS}]+)"
)
"""Tries each run of characters once: else a long run without an `@` takes quadratic time."""
_SAFE_SQLSTATES = ("08", "25", "40", "42", "53", "54", "55", "57", "58")
"""PostgreSQL error classes whose primary message never quotes a value: connection, resources, …"""
_TRACE_FRAMES = 12
"""The innermost frames of an error that a log names."""


def mask(text: str) -> str:
    """Return `text` with each e-mail address reduced to its first letter and its domain."""
    return _EMAIL.sub(r"\1•••@\2", text)


def excerpt(text: str) -> str:
    """Return `text` as one line of at most 200 characters with e-mail addresses masked.

    Characters that cannot be stored or shown, such as NUL, become spaces.
    """
    shown = "".join(char if char.isprintable() else " " for char in text)
    return mask(" ".join(shown.split()))[:200]


def describe(error: BaseException) -> str:
    """Return the type of `error` and the code location it came from, never its text."""
    frames = traceback.extract_tb(error.__traceback__)
    name = type(error).__name__
    if not frames:
        return name
    return f"{name} at {frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno}"


def error_trace(error: BaseException) -> list[str]:
    """Return the types of `error` and of its causes, each with its frames, never their text."""
    lines: list[str] = []
    seen: set[int] = set()
    cause: BaseException | None = error
    while cause is not None and id(cause) not in seen:
        seen.add(id(cause))
        prefix = "from " if lines else ""
        lines.append(f"{prefix}{type(cause).__module__}.{type(cause).__qualname__}")
        codes = [(frame.f_code, line) for frame, line in traceback.walk_tb(cause.__traceback__)]
        lines += [f"at {_location(code, line)}" for code, line in codes[-_TRACE_FRAMES:]]
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return lines


def _location(code: CodeType, line: int) -> str:
    return f"{'/'.join(code.co_filename.split('/')[-3:])}:{line} {code.co_name}"


def report(logger: logging.Logger, what: str, error: BaseException) -> None:
    """Log an error as `what` and its description; a traceback could quote a letter."""
    logger.error("%s: %s", what, describe(error))


def file_message(error: OSError) -> str:
    """Return a sentence for the operator about a file or a connection that cannot be used."""
    reason = error.strerror or "it failed"
    return f"{error.filename} cannot be used: {reason}." if error.filename else f"Failed: {reason}."


def database_message(error: sqlalchemy.exc.SQLAlchemyError) -> str:
    """Return the database's message as far as it cannot quote a letter.

    SQLite's messages name tables and columns only. PostgreSQL's may quote values, so only those of
    classes that cannot are passed on. The text never names a host or an account.
    """
    cause = getattr(error, "orig", None)
    if cause is None:
        return "the database is busy"
    if isinstance(cause, sqlite3.Error):
        return str(cause).splitlines()[0] if str(cause) else "the database is not available"
    state = getattr(cause, "sqlstate", None)
    if state is None:
        return "the database is not available"
    primary = getattr(getattr(cause, "diag", None), "message_primary", None)
    if primary and state.startswith(_SAFE_SQLSTATES):
        return mask(primary.splitlines()[0])
    return f"the database refused it ({state})"
