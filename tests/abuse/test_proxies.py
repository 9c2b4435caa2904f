"""The site behind nginx and Caddy, with the configurations of `deploy/`."""

import asyncio
import json
import sqlite3
import ssl
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, ExitStack, closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest

from santa_app.rules.server_paths import UNSUBSCRIBE_PATH, WEBHOOK_PATH
from tests.support.certificates import make_certificate
from tests.support.running_site import RunningSite, free_port
from tests.support.signed_events import EventSigner
from tests.support.waiting import PATIENCE
from tests.support.web_servers import nginx_configuration, run_caddy, run_nginx

pytestmark = pytest.mark.nightly

WORD = "word-of-a-parent"
STRANGER, SENDGRID = "127.0.77.7", "127.0.99.9"
SPELLINGS = (
    "/health", "/health/", "/health%2f", "//health", "/HEALTH", "/./health", "/x/../health",
    "/%68ealth", "/health?x", "/health//", "/health/.", "/hea%6Cth%2F", "/health%00", "/health;x",
)  # fmt: skip
SILENT = 1500


@dataclass(frozen=True, kw_only=True)
class Proxy:
    """A proxy on this machine, which knows clients by their addresses 127.0.x.y."""

    port: int
    logs: Sequence[Path]
    tls: ssl.SSLContext | None = None

    async def send(self, stack: AsyncExitStack, sent: bytes, client: str) -> asyncio.StreamReader:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, ssl=self.tls, local_addr=(client, 0)
        )
        stack.callback(writer.close)
        writer.write(sent)
        return reader

    async def ask(
        self,
        target: str,
        *head: str,
        client: str = STRANGER,
        method: str = "GET",
        body: bytes = b"",
    ) -> tuple[int, bytes]:
        """Return status and body of an answer; the connection stays open until then."""
        lines = (f"{method} {target} HTTP/1.1", "Host: localhost", "Connection: close", *head)
        async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
            reader = await self.send(stack, "\r\n".join((*lines, "", "")).encode() + body, client)
            status = int((await reader.readline()).split()[1])
            rest = b""
            with suppress(ConnectionError, ssl.SSLError):
                rest = await reader.read()
        return status, rest.partition(b"\r\n\r\n")[2]

    def said(self) -> str:
        return "".join(log.read_text() for log in self.logs)


@pytest.fixture
def signer() -> EventSigner:
    return EventSigner()


@pytest.fixture
def site(strict_server: Callable[..., RunningSite], signer: EventSigner) -> RunningSite:
    return strict_server(TRUSTED_PROXIES="127.0.0.1", SENDGRID_WEBHOOK_KEY=signer.public)


@pytest.fixture(params=["nginx", "caddy"])
async def proxy(
    request: pytest.FixtureRequest, site: RunningSite, tmp_path: Path
) -> AsyncIterator[Proxy]:
    port, idle = free_port(), free_port()
    servers = [f"127.0.0.1:{idle}", f"127.0.0.1:{site.port}"]
    with ExitStack() as stack:
        if request.param == "caddy":
            address = f"http://localhost:{port}"
            stack.enter_context(run_caddy(tmp_path, address=address, servers=" ".join(servers)))
            found = Proxy(port=port, logs=[tmp_path / "caddy.log"])
        else:
            certificate = make_certificate(tmp_path)
            text = nginx_configuration(
                tmp_path,
                listen=f"listen 127.0.0.1:{port} ssl;",
                plain=f"listen 127.0.0.1:{free_port()};",
                servers=[f"{server} max_fails=0" for server in servers],
                edits=[
                    (r"/etc/ssl/letters\.example\.pem", str(certificate.certificate)),
                    (r"/etc/ssl/letters\.example\.key", str(certificate.key)),
                ],
            )
            stack.enter_context(run_nginx(tmp_path, text))
            tls = ssl.create_default_context(cafile=str(certificate.certificate))
            tls.check_hostname = False
            logs = [tmp_path / "error.log", tmp_path / "santa.log"]
            found = Proxy(port=port, logs=logs, tls=tls)
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(OSError):
                    if (await found.ask("/ping"))[0] == 200:
                        break
        yield found


async def test_health_is_closed_and_logs_name_nobody(proxy: Proxy, site: RunningSite) -> None:
    for target in SPELLINGS:
        status, body = await proxy.ask(target)
        assert status in {400, 403, 404}, target
        assert b'"problems"' not in body, target
    path = f"{UNSUBSCRIBE_PATH}{WORD}"
    targets = [path, path.upper(), f"/{path}", f"/x/..{path}", f"/ping?token={WORD}"]
    for target in targets * 3:
        await proxy.ask(target, method="POST")
    site.stop()
    for target in targets:
        status, _ = await proxy.ask(target)
        assert status >= 500
    said = proxy.said()
    assert said
    assert WORD not in said.lower()
    assert STRANGER not in said


async def test_a_letter_that_is_not_saved_comes_back_in_its_form(
    proxy: Proxy, site: RunningSite
) -> None:
    head = (f"Origin: {site.url}", "Content-Type: application/x-www-form-urlencoded")
    form = b"child_name=Testkind&parent_email=locked%40example.com&wish_list=a+kite"
    with closing(sqlite3.connect(site.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        for _ in range(2):  # in turn, one of them is tried on the idle port first
            answer = await proxy.ask(
                "/send-letter", *head, f"Content-Length: {len(form)}", method="POST", body=form
            )
            assert answer[0] == 500
            assert b"Failed to save letter" in answer[1]
            assert b"a kite" in answer[1]


@pytest.mark.parametrize(("connections", "networks"), [(12, 1), (60, 1), (60, 60)])
async def test_events_arrive_beside_events_that_never_end(
    proxy: Proxy, signer: EventSigner, connections: int, networks: int
) -> None:
    def signed(by: EventSigner) -> list[str]:
        fields = by.headers(b"[]", datetime.now(UTC)).items()
        return [f"{name}: {value}" for name, value in fields]

    async def endless(number: int) -> int:
        head = (*signed(EventSigner()), "Transfer-Encoding: chunked")
        client = f"127.0.{number % networks + 1}.1"
        sent = await proxy.ask(
            WEBHOOK_PATH, *head, client=client, method="POST", body=b"1\r\n[\r\n"
        )
        return sent[0]

    attack = [asyncio.create_task(endless(number)) for number in range(connections)]
    for _ in range(47):
        head = (*signed(signer), "Content-Length: 2")
        answer = await proxy.ask(WEBHOOK_PATH, *head, client=SENDGRID, method="POST", body=b"[]")
        assert answer[0] == 204
    answers = Counter(await asyncio.gather(*attack, return_exceptions=True))
    assert sum(answers.values()) == connections
    assert 204 not in answers


@pytest.mark.parametrize("proxy", ["nginx"], indirect=True)
async def test_what_one_address_may_hold(proxy: Proxy) -> None:
    form = b"POST /send-letter HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx"
    async with AsyncExitStack() as stack:
        readers = await asyncio.gather(*(proxy.send(stack, form, STRANGER) for _ in range(450)))
        async with asyncio.timeout(PATIENCE):
            answers = Counter([(await reader.readline())[9:12] for reader in readers])
        # nginx gives up on the rest without a word.
        assert answers == {b"503": 50, b"": 400}
        bare = Proxy(port=proxy.port, logs=())
        silent = await asyncio.gather(*(bare.send(stack, b"", STRANGER) for _ in range(SILENT)))
        assert (await proxy.ask("/ping"))[0] == 200
        async with asyncio.timeout(PATIENCE):
            assert {await reader.read() for reader in silent} == {b""}
    assert json.loads((await proxy.ask("/health", client="127.0.0.1"))[1])["problems"] == []
