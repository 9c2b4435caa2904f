"""Why the guard refuses a request, a websocket or a message."""

from enum import StrEnum


class Reason(StrEnum):
    """The reason of a refusal, in the operator's words; it names the setting that sets a limit."""

    PATH = "path outside the site"
    LONG = "path over the length limit"
    ORIGIN = "websocket from a page of another origin"
    HANDSHAKE = "malformed websocket handshake"
    UPGRADE = "websocket handshake without its upgrade, as behind a proxy that drops it"
    FULL = "websocket over MAX_CONNECTIONS"
    SHARE = "websocket over its network's share while MAX_CONNECTIONS is nearly reached"
    CONNECTIONS = "websocket over ORIGIN_CONNECTIONS"
    CONNECTS = "websocket over ORIGIN_CONNECTS_PER_MINUTE"
    UNFINISHED = "unfinished message over MAX_MESSAGE_BYTES"
    SIZE = "message over MAX_MESSAGE_BYTES"
    FRAME = "malformed or unexpected websocket frame"
    EVENT = "event that no page sends"
    PAYLOAD = "event with wrong arguments"
    PROCESSOR = "request or message over ORIGIN_CPU_PERCENT"
    HOST = "request with two Host headers"
    QUERY = "request whose query is not ASCII"
    BODY = "request body over the size limit"
    BODIES = "request body while its network sends too many at once"
    CROWDED = "request body while many networks send too many at once"


class Refused(Exception):  # noqa: N818 -- the client is at fault, not the site
    """The guard refuses something; `reason` never quotes what was sent."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason
