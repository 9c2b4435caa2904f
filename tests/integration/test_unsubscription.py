"""The URL to which mail programs post that a mailbox wants no more mail (RFC 8058)."""

import logging
import os
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from santa_app.guard.event_allowlist import EventAllowlist
from santa_app.guard.middleware import GuardMiddleware
from santa_app.letters import LetterService, serve_unsubscription
from santa_app.letters import service as service_module
from santa_app.letters.models import ReplyStatus, SuppressionReason
from santa_app.letters.parents import LinkError, LinkErrorCode, LinkScope
from santa_app.rules.email_address import EmailAddress
from santa_app.server.serving import serve_pages
from tests.integration.fixture_types import Open, Stored
from tests.integration.parent_links import MINE, write
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import FakeClock

ONE_CLICK = {"List-Unsubscribe": "One-Click"}


@pytest.fixture
def service(open_service: Open, monkeypatch: pytest.MonkeyPatch) -> LetterService:
    opened = open_service()
    monkeypatch.setitem(service_module._services, os.getpid(), opened)
    return opened


async def _pages(scope: Any, receive: Any, send: Any) -> None:
    del scope, receive
    await send({"type": "http.response.start", "status": 404, "headers": []})
    await send({"type": "http.response.body", "body": b"a page"})


@pytest.fixture
async def client(service: LetterService) -> AsyncIterator[httpx.AsyncClient]:
    """A mail program: no cookie, no origin."""
    app = serve_pages(
        GuardMiddleware(serve_unsubscription(_pages), service.settings, EventAllowlist({}))
    )
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as opened:
        yield opened


@pytest.fixture
async def path(service: LetterService, sendgrid: FakeSendGrid) -> str:
    """The path in the header of a reply."""
    await write(service)
    url = sendgrid.requests[-1].body["headers"]["List-Unsubscribe"]
    assert url.startswith("<https://letters.example/unsubscribe/")
    return urlsplit(url.strip("<>")).path


async def reason(service: LetterService) -> SuppressionReason | None:
    mailbox = service.signer.recipient_hash(EmailAddress.parse(MINE["parent_email"]))
    return await service.repository.suppression(mailbox)


@pytest.mark.parametrize(
    "form", [{"data": ONE_CLICK}, {"files": {"List-Unsubscribe": (None, "One-Click")}}]
)
async def test_one_post_stops_all_mail_as_the_parent_s_page_does(
    form: dict[str, Any], service: LetterService, client: httpx.AsyncClient, path: str,
    stored: Stored, caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    caplog.set_level(logging.DEBUG, logger="santa_app")
    assert await reason(service) is None
    for _ in range(2):
        answer = await client.post(path, **form)
        assert (answer.status_code, answer.text) == (
            200,
            "We've stopped all mail to this address.\n",
        )
        assert answer.headers["cache-control"] == "no-store"
        assert await reason(service) is SuppressionReason.PARENT
    await write(service)
    assert [letter.reply_status for letter in stored()] == [ReplyStatus.SENT, ReplyStatus.HELD]
    assert "a parent stopped all mail to the mailbox" in caplog.text
    assert path.rpartition("/")[2] not in caplog.text


@pytest.mark.parametrize("method", ["GET", "HEAD"])
async def test_a_mail_scanner_that_follows_the_link_stops_nothing(
    method: str, service: LetterService, client: httpx.AsyncClient, path: str
) -> None:
    answer = await client.request(method, path)
    assert answer.status_code == 303
    page, _, token = answer.headers["location"].partition("#")
    assert page == "/my-letter"
    assert service.signer.open(token)[0] is LinkScope.MAILBOX
    assert await reason(service) is None


async def test_a_token_is_good_for_nothing_but_the_post(
    service: LetterService, client: httpx.AsyncClient, path: str, clock: FakeClock
) -> None:
    token = path.rpartition("/")[2]
    parents = service.parents
    acts = (parents.view, parents.delete, parents.resend, parents.stop_mail, parents.allow_mail)
    for act in (*acts, parents.end_links):
        with pytest.raises(LinkError, match=LinkErrorCode.FORBIDDEN):
            await act(token)
    mailbox = service.signer.recipient_hash(EmailAddress.parse(MINE["parent_email"]))
    others = [service.signer.token(mailbox, scope) for scope in LinkScope]
    others.remove(token)
    assert len(others) == 3
    for wrong in (*others, token[:-1], token + "x", f"{token}/", "", "x" * 10_000, "%00", "é"):
        for method in ("POST", "GET"):
            answer = await client.request(method, f"/unsubscribe/{wrong}", data=ONE_CLICK)
            assert answer.status_code == 404
    assert (await client.put(path)).status_code == 405
    assert await reason(service) is None
    clock.forward(days=365, seconds=1)
    assert (await client.post(path, data=ONE_CLICK)).status_code == 410


async def test_mail_program_is_told_to_try_again_while_the_database_fails(
    service: LetterService, client: httpx.AsyncClient, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception())

    monkeypatch.setattr(service.repository, "suppress", fail)
    assert (await client.post(path, data=ONE_CLICK)).status_code == 503
    service_module._services.pop(os.getpid())
    assert (await client.post(path, data=ONE_CLICK)).status_code == 503
