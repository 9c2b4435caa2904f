"""HTTP requests that no browser makes: forged hosts, two hosts, HTTP/2 without TLS."""

import socket
import struct

import pytest

from santa_app.guard.refusals import Reason
from tests.abuse.client import RawClient
from tests.abuse.log_check import Watch
from tests.support.running_site import RunningSite
from tests.support.waiting import PATIENCE
from tests.support.websocket import ClosedError

EVIL = "evil.test"
REDIRECTED = (
    "/ping/", "/folder", "//folder", "/folder/..", "/%2e%2e", "/folder/%2e%2e",
    "//evil.test/%2e%2e", "//evil.test/..", "///evil.test/%2e%2e", "/%2f/evil.test/%2e%2e",
    "/%5cevil.test/%2e%2e",
    "/\\evil.test/%2e%2e", "http://evil.test/folder", "http://evil.test//evil.test/%2e%2e",
    "/folder?next=//evil.test",
)  # fmt: skip
"""Targets for which a static file server may redirect to a folder's page."""


def exchange(server: RunningSite, request: bytes) -> bytes:
    """Send bytes, and return all that the server answers until it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(request)
        answer = b""
        while chunk := connection.recv(65_536):
            answer += chunk
    return answer


def get(target: str, *headers: str) -> bytes:
    lines = [f"GET {target} HTTP/1.1", *headers, "Connection: close", "", ""]
    return "\r\n".join(lines).encode()


@pytest.mark.usefixtures("folder")
def test_no_redirect_takes_its_host_from_the_request(server: RunningSite, log: Watch) -> None:
    targets: list[str] = []
    for path in REDIRECTED:
        head, _, _ = exchange(server, get(path, f"Host: {EVIL}")).partition(b"\r\n\r\n")
        lines = head.decode().lower().split("\r\n")
        targets += [line for line in lines if line.startswith("location:")]
    assert len(targets) >= 6, targets
    for line in targets:
        target = line.removeprefix("location:").strip()
        assert target.startswith("/"), line
        assert not target.startswith(("//", "/\\")), line


@pytest.mark.usefixtures("folder")
def test_an_unknown_host_gets_what_every_host_gets(server: RunningSite, log: Watch) -> None:
    def answer(*headers: str) -> list[bytes]:
        lines = exchange(server, get("/", *headers)).split(b"\r\n")
        return [line for line in lines if not line.lower().startswith(b"date:")]

    expected = answer(f"Host: localhost:{server.port}")
    assert expected[0].endswith(b"200 OK")
    for host in (EVIL, "127.0.0.1", "10.0.0.7:8080", ""):
        assert answer(f"Host: {host}", f"X-Forwarded-Host: {EVIL}") == expected


@pytest.mark.parametrize("hosts", [("localhost", EVIL), (EVIL, "localhost"), ("localhost",) * 2])
def test_two_hosts_are_refused(server: RunningSite, log: Watch, hosts: tuple[str, str]) -> None:
    log.expect(Reason.HOST)
    for path in ("/", "/health", "/webhooks/sendgrid"):
        answer = exchange(server, get(path, *(f"Host: {host}" for host in hosts)))
        assert answer.startswith(b"HTTP/1.1 400")
    upgrade = (
        f"Origin: {server.url}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    )  # fmt: skip
    query = "EIO=4&transport=websocket&token=00000000-0000-4000-8000-000000000000"
    request = get(f"/_event/?{query}", *(f"Host: {host}" for host in hosts), *upgrade)
    assert exchange(server, request).startswith(b"HTTP/1.1 403")


def test_http_2_without_tls_is_not_spoken(server: RunningSite, log: Watch) -> None:
    settings_frame = struct.pack(">IBI", 4, 0, 0)[1:] + b"\0\0"
    preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + settings_frame
    answer = exchange(server, preface)
    # An HTTP/2 server begins with a frame of its own settings (type 4).
    assert answer[3:4] != b"\x04"
    assert answer[:12] in {b"", b"HTTP/1.1 400", b"HTTP/1.1 505"}
    upgrade = get("/ping", "Host: localhost", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__")
    assert exchange(server, upgrade).startswith(b"HTTP/1.1 200")


def test_a_huge_body_is_not_read(server: RunningSite, log: Watch) -> None:
    log.expect(Reason.BODY)
    request = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000000\r\n\r\nx"
    assert b" 413 " in exchange(server, request)


async def test_a_second_origin_does_not_help(server: RunningSite, log: Watch) -> None:
    log.expect(Reason.ORIGIN)
    with pytest.raises(ClosedError, match="refused"):
        await RawClient.connect(server, headers=[("Origin", "https://evil.example")])
