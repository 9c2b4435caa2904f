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
from tests.abuse.test_requests import exchange
from tests.support.running_site import RunningSite

REQUESTS = int(os.environ.get("FUZZ_REQUESTS", "300"))
ANNOUNCED = [
    *(f"refused: {reason}" for reason in Reason),
    "a posted letter was refused",
    "a webhook request was refused",
    "forwarded headers from a peer that is not in TRUSTED_PROXIES",
]
METHODS = ("GET",) * 4 + (
    "HEAD",
    "POST",
    "POST",
    "OPTIONS",
    "PUT",
    "DELETE",
    "TRACE",
    "PROPFIND",
    "x",
)
PATHS = (
    "/", "/about", "/ping", "/sitemap.xml", "/_event", "/_event/", "/_upload", "/health", "/folder",
    "/webhooks/sendgrid", "/unsubscribe/", *["/send-letter"] * 6,
    "/my-letter", "/assets/x-0123456789.js",
    "/de/", "//", "http://evil.test/", "http://evil.test:8080/folder",
)  # fmt: skip
ENDS = (
    *[""] * 20, "/", "//", "/..", "/%2e%2e", "%00", "%0a", "%0d%0aX-Y:%20z", "%ff", "%c3%28", "%zz",
    "%ed%a0%80", "%F0%9F%8E%84", "[", "%5b", "%5c", ";", ":", "@", "a" * 300, "a/" * 2000,
)  # fmt: skip
QUERIES = (
    "", "", "a&" * 11, "&" * 200, "%", "locale=%ff", "locale=xx", "x" * 9000, "a[]=1",
    "EIO=4&transport=websocket", "EIO=4&transport=polling", "a=%00&" * 9,
)  # fmt: skip
HEADERS_SENT = (
    *("Host: evil.test", "Host: [", "Host: [::1]:x", "Host: a:b:c", "Host: \xff", "Host:"),
    *(*["Origin: {site}"] * 9, "Origin: null", "Origin: {site}, x", "Origin: http://["),
    *("X-Forwarded-For: 1.2.3.4, x", "X-Forwarded-For: ::1%25eth0", "X-Forwarded-For: ,,,"),
    *("X-Forwarded-Host: [", "X-Forwarded-Proto: gopher", "Forwarded: for=\xff"),
    *("Range: bytes=0-0,-1", "Range: bytes=-", "Range: bytes=99999999999999999999-", "Range: x"),
    *("If-None-Match: \xff", "If-Modified-Since: yesterday", "If-Range: \xff"),
    *("Accept-Encoding: br;q=x, gzip", "Accept-Language: \xff;q=9", "Accept: " + "*/*," * 500),
    *(*["Content-Type: application/json"] * 4, "Content-Type: \xff", "Content-Encoding: gzip"),
    *("Content-Type: application/x-www-form-urlencoded", "Content-Type: multipart/form-data"),
    *("Access-Control-Request-Method: POST", "Access-Control-Request-Headers: \xff"),
    *("Cookie: " + "a=b; " * 1000, "Cookie: \xff=\xff", "Authorization: Basic \xff", "User-Agent:"),
    "X-Twilio-Email-Event-Webhook-Timestamp: \xb2",
    "X-Twilio-Email-Event-Webhook-Signature: \xff",
)
BODIES = (
    "", "", "a=1", "a=1&" * 30, "locale=de&child_name=%ed%a0%80", '{"locale": {}}', "[1]", "\xff",
    '{"child_name": "\\ud800"}', '{"a": ' + "9" * 5000 + "}", "[" * 5000, "x" * 60_000,
)  # fmt: skip


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
