"""File descriptors: how many this process may open, and needs at full load."""

import resource
import sys
from contextlib import suppress
from typing import Final

OTHER_FILES: Final = 256
"""Descriptors for everything but visitors: database, mail service, log, files that are served."""


def needed(max_connections: int) -> int:
    """Return the descriptors a server process needs for as many websockets and requests."""
    return 2 * max_connections + OTHER_FILES


def raise_limit(wanted: int) -> int:
    """Raise this process's limit as far as the system permits, or to `wanted`; return the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for limit in (wanted, hard):
        if soft != hard:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft
