"""Hundreds of made-up HTTP requests: each is answered, by no exception, and with our headers.

`FUZZ_REQUESTS` sets how many a longer run sends; the same requests each time.
"""

import os
import random
import re
from collections.abc import Iterator

import pytest

from santa_app.guard.refusals import Reason
from santa_app.server.serving import HEADERS
from tests.abuse.log_check import CANARY, Watch
from tests.abuse.odd_requests import BODIES, ENDS, HEADERS_SENT, METHODS, PATHS, QUERIES
from tests.abuse.test_requests import exchange
from tests.support.running_site import RunningSite

REQUESTS = int(os.environ.get("FUZZ_REQUESTS", "300"))
ANNOUNCED = [
    *(f"refused: {reason}" for reason in Reason),
    "a posted letter was refused",
    "a webhook request was refused",
    "forwarded headers from a peer that is not in TRUSTED_PROXIES",
]


def requests(site: str) -> Iterator[bytes]:
    """Yield requests that a web server takes for well-formed."""
    some = random.Random(2412)  # noqa: S311 -- the same requests each time
    for number in range(REQUESTS):
        method, body = some.choice(METHODS), some.choice(BODIES)
        path = f"{some.choice(PATHS)}{some.choice(('', '', '', CANARY))}{some.choice(ENDS)}"
        query = some.choice(QUERIES)
        headers = [one.replace("{site}", site) for one in some.sample(HEADERS_SENT, number % 8)]
        if not any(one.startswith("Host:") for one in headers):
            headers.append("Host: localhost")
        if method != "GET":
            headers.append(f"Content-Length: {len(body.encode('latin-1'))}")
        head = [f"{method} {path}{'?' if query else ''}{query} HTTP/1.1", *headers]
        text = "\r\n".join([*head, f"X-Canary: {CANARY}", "Connection: close", "", ""])
        yield (text + (body if method != "GET" else "")).encode("latin-1")


@pytest.mark.usefixtures("folder")
def test_made_up_requests(server: RunningSite, log: Watch) -> None:
    log.expect(*ANNOUNCED)
    statuses: dict[int, int] = {}
    sent = 0
    for request in requests(server.url):
        head = exchange(server, request).partition(b"\r\n\r\n")[0].decode("latin-1").lower()
        status = int(re.match(r"http/1\.1 (\d{3}) ", head)[1])  # ty: ignore[not-subscriptable]
        first = request.partition(b"\r\n")[0][:200]
        assert status < 500, (first, head)
        for name, value in HEADERS.items():
            assert f"\r\n{name}: {value.lower()}" in head, (request[:2000], head)
        statuses[status] = statuses.get(status, 0) + 1
        sent += 1
    assert sent == REQUESTS
    assert len(statuses) >= 7, statuses
    server.finish_logging()
    assert len(server.log.read_text()) < 10_000
