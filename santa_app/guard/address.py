"""Who speaks to the server: the network address that limits are counted for."""

from starlette.types import Scope

from santa_app.letters.submission.rate_limit import connection_name

UNKNOWN = ""
"""The name of connections without an address, such as those of a Unix socket."""


def client_name(scope: Scope, hops: int) -> str:
    """Return what counts as one connection's address: an IPv4 address, or the /64 of an IPv6 one.

    Each of our `hops` proxies adds the address it saw at the right of `X-Forwarded-For`, so the
    entry that many from the right was written by our outermost proxy; what stands left of it is
    the visitor's own word. With no proxy, or a header too short to have passed all of them, the
    header counts for nothing. Reflex reads the visitor's address in the same way.
    """
    client = scope.get("client")
    peer = client[0] if client else UNKNOWN
    if hops:
        passed = [part.strip() for part in _forwarded_for(scope).split(",") if part.strip()]
        if len(passed) >= hops:
            peer = passed[-hops]
    return connection_name(peer)


def _forwarded_for(scope: Scope) -> str:
    values = [value for name, value in scope["headers"] if name.lower() == b"x-forwarded-for"]
    return b",".join(values).decode("latin-1")
