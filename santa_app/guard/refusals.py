"""The reasons for which something is refused, and a log in which each refusal counts once.

A line says what was refused and how often, never who asked or what was sent.
"""

from enum import StrEnum


class Reason(StrEnum):
    """Why something was refused, in words for the operator."""

    PATH = "a path that is not part of the site"
    ORIGIN = "a connection from a page of another site"
    HANDSHAKE = "a connection that no page of this site makes"
    FULL = "a connection, for the server has as many as it takes"
    CONNECTIONS = "a connection, for its address has as many as it may"
    CONNECTS = "a connection, for its address opens too many"
    SILENT = "a connection that said nothing when it should"
    MEMORY = "a silent connection, for memory runs out"
    FLOOD = "a connection that sent too much"
    MESSAGES = "a connection whose address sends too much"
    SIZE = "a message that is too long"
    FRAME = "a message that no page of this site sends"
    EVENT = "an event that no page of this site sends"
    PAYLOAD = "an event whose values are of a wrong kind"
    BODY = "a request whose body is too long"


class Refused(Exception):  # noqa: N818 -- it is no error of ours
    """Something is not let through; `reason` says why and never quotes it."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason
