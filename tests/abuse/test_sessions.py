"""No client sees another visitor's State with a guessed, stolen or reused token."""

import sqlite3
import uuid
from collections.abc import Iterator
from typing import Any

import pytest

from santa_app.letters.clock import utc_now
from santa_app.letters.parents.links import LinkSigner
from santa_app.settings import Settings
from santa_app.states.my_letter import MyLetterState
from tests.abuse.client import SUBMIT, event, hydrated, letter, write_letter
from tests.abuse.conftest import server_in
from tests.abuse.log_check import Watch
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import SECRET_KEY
from tests.support.running_site import RunningSite

PARENT = MyLetterState.get_full_name()
WISH = "a red kite"


def link_token(server: RunningSite, name: str) -> str:
    """Return the token that stands in the reply's link for a letter."""
    with sqlite3.connect(server.database) as connection:
        (key,) = connection.execute(
            "SELECT access_key FROM santa_letters WHERE parent_email = ?", (f"{name}@example.com",)
        ).fetchone()
    settings = Settings(_env_file=None, secret_key=SECRET_KEY)
    return LinkSigner(settings, utc_now).token(key)


def request(action: str, token: str) -> str:
    """Return the frame of a call of the parent's page."""
    sent = {"id": "abuse-request", "action": action, "token": token}
    return event(f"{PARENT}.handle", {"request": sent})


def opening(link: str) -> str:
    return request("open", link)


@pytest.fixture(scope="module")
def behind_proxy(
    tmp_path_factory: pytest.TempPathFactory, inbox: FakeSendGrid
) -> Iterator[RunningSite]:
    site = server_in(
        tmp_path_factory.mktemp("proxied"),
        inbox,
        TRUSTED_PROXIES="127.0.0.1",
        SECRET_KEY=SECRET_KEY,
    )
    site.start()
    yield site
    site.stop()


def at(address: str, agent: str = "Browser") -> dict[str, Any]:
    return {"headers": [("X-Forwarded-For", address), ("User-Agent", agent)]}


async def test_a_parent_s_page_stays_the_parent_s(behind_proxy: RunningSite) -> None:
    site = behind_proxy
    assert await write_letter(site, "victim") == "reply_sent"
    link = link_token(site, "victim")
    token = str(uuid.uuid4())
    async with hydrated(site, token=token, **at("203.0.113.1")) as parent:
        await parent.send(opening(link))
        await parent.receive_until(WISH)
        # The same token from elsewhere, while the parent's page is open …
        async with hydrated(site, token=token, **at("203.0.113.2")) as thief:
            await thief.settle()
            assert WISH not in "".join(thief.received)
        # … and from another tab at the same address: a page of its own, not the parent's.
        async with hydrated(site, token=token, **at("203.0.113.1")) as twin:
            await twin.settle()
            assert WISH not in "".join(twin.received)
            assert any("new_token" in text for text in twin.received)
        await parent.settle()
        assert parent.closed == ""
    for stranger in (
        at("203.0.113.2"),
        at("203.0.113.1", "Another"),
        at("203.0.113.1, 203.0.113.9"),
    ):
        async with hydrated(site, token=token, **stranger) as thief:
            await thief.settle()
            assert WISH not in "".join(thief.received)
    async with hydrated(site, token=token, **at("203.0.113.1")) as parent:
        await parent.settle()
        assert WISH in "".join(parent.received)  # after a lost connection the page is whole again
    assert token not in site.log.read_text()


async def test_forged_links_open_delete_and_stop_nothing(behind_proxy: RunningSite) -> None:
    site = behind_proxy
    assert await write_letter(site, "kept") == "reply_sent"
    link = link_token(site, "kept")
    other = LinkSigner(Settings(_env_file=None, secret_key=SECRET_KEY[::-1]), utc_now).token(
        "access-key"
    )
    forged = ["", ".", link[:-1], link[1:], link[::-1], link.upper(), other, f"{link}x", "x" * 9000]
    for action in ("open", "delete", "stop_mail", "allow_mail"):
        async with hydrated(site) as client:
            for token in forged:
                await client.send(request(action, token))
            await client.settle()
            assert client.closed == ""
            assert WISH not in "".join(client.received)
    async with hydrated(site) as parent:
        await parent.send(opening(link))
        assert "has been sent" in await parent.receive_until(WISH)
    assert link not in site.log.read_text()


async def test_a_letter_s_key_tells_a_stranger_nothing(server: RunningSite, log: Watch) -> None:
    assert await write_letter(server, "own") == "reply_sent"
    async with hydrated(server) as stranger:
        form = letter("own", child_name="Other", parent_email="other@example.com", wish_list="")
        await stranger.send(event(SUBMIT, {"form": form}))
        answer = await stranger.receive_until("abuse-letter-own")
    assert WISH not in answer
    assert "own@example.com" not in answer
