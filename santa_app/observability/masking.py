"""Keeps personal data out of logs and error texts (DESIGN section 4, 'Never in a log')."""

import logging
import re
import traceback
from types import CodeType

import sqlalchemy.exc

_EDGE = r"\s@<>\"'(),;:=\[\]{}"
_ADDRESS = re.compile(rf"([^{_EDGE}])[^{_EDGE}]*@([^{_EDGE}]+)")
_PLAIN_SQLSTATES = ("08", "25", "40", "42", "53", "54", "55", "57", "58")
"""PostgreSQL's classes whose primary message never quotes a value: connection, resources, …"""
_TALKATIVE = ("python_http_client", "aiosqlite", "sqlalchemy.engine", "sqlalchemy.pool", "psycopg")
"""Libraries which write whole letters to their debug logs."""


def mask(text: str) -> str:
    """Return `text` with every e-mail address as its first letter and domain."""
    return _ADDRESS.sub(r"\1•••@\2", text)


def excerpt(text: str) -> str:
    """Return `text` in one line of at most 200 characters, e-mail addresses masked."""
    return mask(" ".join(text.split()))[:200]


def describe(error: BaseException) -> str:
    """Return the type of `error` and the place it came from, never its text."""
    frames = traceback.extract_tb(error.__traceback__)
    name = type(error).__name__
    if not frames:
        return name
    return f"{name} at {frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno}"


_FRAMES = 12
"""Places of an error that a log names at most, the innermost ones."""


def trail(error: BaseException) -> list[str]:
    """Return the types of `error` and of what caused it, each with its places, never its text."""
    told: list[str] = []
    known: set[int] = set()
    cause: BaseException | None = error
    while cause is not None and id(cause) not in known:
        known.add(id(cause))
        word = "from " if told else ""
        told.append(f"{word}{type(cause).__module__}.{type(cause).__qualname__}")
        codes = [(frame.f_code, line) for frame, line in traceback.walk_tb(cause.__traceback__)]
        told += [f"at {_place(code, line)}" for code, line in codes[-_FRAMES:]]
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return told


def _place(code: CodeType, line: int) -> str:
    """Return a function, its line, and as much of the path as tells its module from others."""
    return f"{'/'.join(code.co_filename.split('/')[-3:])}:{line} {code.co_name}"


def report(logger: logging.Logger, what: str, error: BaseException) -> None:
    """Log an error as `what` and its description, without a traceback that could quote a letter."""
    logger.error("%s: %s", what, describe(error))


def database_message(error: sqlalchemy.exc.SQLAlchemyError) -> str:
    """Return what the database said, as far as it cannot quote a letter.

    SQLite's messages name tables and columns only. PostgreSQL's may quote values, so only
    those of classes that cannot are passed on. No message names a host or an account.
    """
    cause = getattr(error, "orig", None)
    if cause is None:
        return "the database is busy"
    if type(cause).__module__.startswith("sqlite3"):
        return str(cause).splitlines()[0] if str(cause) else "the database is not available"
    state = getattr(cause, "sqlstate", None)
    if state is None:
        return "the database is not available"
    primary = getattr(getattr(cause, "diag", None), "message_primary", None)
    if primary and state.startswith(_PLAIN_SQLSTATES):
        return mask(primary.splitlines()[0])
    return f"the database refused it ({state})"


class MaskAddresses(logging.Filter):
    """Masks e-mail addresses in whatever a record says; a net below careful log calls."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Rewrite the record's text where it holds an address; never drop a record."""
        try:
            text = record.getMessage()
        except Exception as error:  # noqa: BLE001 - logging's own report would quote the arguments
            place = f"{record.module}.{record.funcName}:{record.lineno}"
            text, record.msg = "", f"{place} logs what has no form: {type(error).__name__}"
            record.args = ()
        masked = mask(text)
        if masked != text:
            record.msg, record.args = masked, ()
        return True


def guard_logs() -> None:
    """Keep letters and addresses out of the logs of this process, whatever the root's level.

    Libraries that log whole letters are told to log less, and what the root logger's handlers
    write is masked. Calling it again changes nothing.
    """
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
    handlers = [*logging.getLogger().handlers, logging.lastResort]
    for handler in handlers:
        if handler is not None and not any(
            isinstance(known, MaskAddresses) for known in handler.filters
        ):
            handler.addFilter(MaskAddresses())
