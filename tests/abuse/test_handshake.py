"""Who may open a websocket, and which paths of the framework are reachable."""

import http.client
import socket

import pytest

from santa_app.guard.refusals import Reason
from santa_app.rules.submit_status import SubmitStatus
from tests.abuse.client import RawClient, write_letter
from tests.abuse.log_check import Watch
from tests.support.running_site import RunningSite
from tests.support.waiting import PATIENCE
from tests.support.websocket import ClosedError


async def test_a_page_of_the_site_is_served(server: RunningSite, log: Watch) -> None:
    assert await write_letter(server, "handshake") == SubmitStatus.REPLY_SENT


async def test_a_second_origin_does_not_help(server: RunningSite, log: Watch) -> None:
    log.expect(Reason.ORIGIN)
    with pytest.raises(ClosedError, match="refused"):
        await RawClient.connect(server, headers=[("Origin", "https://evil.example")])


def ask(server: RunningSite, method: str, path: str, body: bytes = b"", **headers: str) -> int:
    connection = http.client.HTTPConnection("localhost", server.port, timeout=PATIENCE)
    try:
        connection.request(method, path, body=body or None, headers=headers)
        return connection.getresponse().status
    finally:
        connection.close()


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE"])
@pytest.mark.parametrize(
    "path",
    [
        "/_event",
        "/_event/?EIO=4&transport=polling",
        "/_event/?EIO=4&transport=websocket&token=00000000-0000-4000-8000-000000000000",
        "/_upload",
        "/_upload/x.txt",
        "/_health",
        "/_all_routes",
        "/auth-codespace",
    ],
)
def test_what_the_site_does_not_need_is_not_there(
    server: RunningSite, log: Watch, method: str, path: str
) -> None:
    log.expect(Reason.PATH)
    body = b"Kanarienvogel" if method in {"POST", "PUT"} else b""
    assert ask(server, method, path, body, Origin=server.url) == 404


@pytest.mark.parametrize("path", ["/", "/letters-to-santa", "/ping"])
def test_pages_take_no_post(server: RunningSite, log: Watch, path: str) -> None:
    assert ask(server, "POST", path, b"Kanarienvogel") in {404, 405}


def test_a_huge_body_is_not_read(server: RunningSite, log: Watch) -> None:
    log.expect(Reason.BODY)
    with socket.create_connection(("localhost", server.port), timeout=PATIENCE) as raw:
        raw.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000000\r\n\r\nx")
        assert b" 413 " in raw.recv(4096)
    assert ask(server, "GET", "/ping") == 200
