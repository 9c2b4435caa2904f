"""The desk in a browser: from the alert mail to the decision, on a phone and on a large screen."""

import asyncio
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import pyotp
import pytest
from playwright.sync_api import Page, Playwright, expect
from sqlalchemy import create_engine, pool, select
from typer.testing import CliRunner, Result

from santa_app.letters import LetterService, submit
from santa_app.letters.clock import utc_now
from santa_app.letters.desk.models import KEPT
from santa_app.letters.models import LETTERS
from santa_app.letters.operator import app
from santa_app.settings import Settings
from tests.support import chromium
from tests.support.desk import PASSWORD
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import SECRET_KEY, form
from tests.support.waiting import wait_until

T = TypeVar("T")
CONTACT = "care@example.org"
WORDS = "He hits me and nobody knows."
PICTURES = os.environ.get("DESK_PICTURES")
"""A folder for pictures of the pages, to look at."""


@pytest.fixture
def desk_url(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a desk in a process of its own, with one account."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    for name, value in (
        ("DATABASE_URL", database_url), ("SECRET_KEY", SECRET_KEY), ("DESK_PORT", str(port)),
        ("OUTBOX_DIR", str(tmp_path / "outbox")),
    ):  # fmt: skip
        monkeypatch.setenv(name, value)
    for arguments, typed, code in (
        (["add-person", "ada"], PASSWORD, 0), (["add-person", "ada"], PASSWORD, 1),
        (["add-person", "ben"], "short", 2), (["remove-person", "ben"], "", 1),
    ):  # fmt: skip
        done = command(*arguments, typed=f"{typed}\n" * 2)
        assert done.exit_code == code, done.output
    assert "ada\tdecides" in command("people").output
    process = subprocess.Popen([sys.executable, "-m", "santa_app.letters", "desk"])

    def answers() -> bool:
        assert process.poll() is None
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) == 0

    wait_until(answers, "the desk listens")
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.wait()


def elsewhere(work: Callable[[], T]) -> T:
    """Do `work` in a thread without the event loop that Playwright runs in this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(work).result()


def command(*arguments: str, typed: str = "") -> Result:
    return elsewhere(lambda: CliRunner().invoke(app, ["desk", *arguments], input=typed))


async def alert(settings: Settings) -> None:
    """Send two letters with signs of danger, and the alert; the family deletes the second."""
    service = LetterService(settings, clock=utc_now)
    for _ in range(2):
        sent = form(message_to_santa=WORDS, child_name="Testkind")
        outcome = await submit(sent, origin=None, service=service)
    await service.worker._tick()
    await service.parents.delete(outcome.link)
    await service.close()


@pytest.mark.parametrize("width", [360, 1440])
def test_from_the_alert_mail_to_the_decision(
    width: int,
    settings: Settings,
    sendgrid: FakeSendGrid,
    desk_url: str,
    playwright_api: Playwright,
) -> None:
    guarded = {"safeguarding_contact": CONTACT, "desk_url": desk_url}
    changed = settings.model_copy(update=guarded)
    elsewhere(lambda: asyncio.run(alert(changed)))
    (mail,) = [request for request in sendgrid.taken if request.to == CONTACT]
    (link,) = re.findall(r"https?://[^\s<]+", mail.text)
    browser = chromium.launch(playwright_api)
    page = browser.new_page(viewport={"width": width, "height": 800}, locale="en-US")
    problems: list[str] = []
    page.on("console", lambda one: problems.append(one.text) if one.type == "error" else None)

    def look(name: str) -> None:
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{name} is {wide} px wide"
        if PICTURES:
            page.screenshot(path=f"{PICTURES}/{name}-{width}.png", full_page=True)

    sign_in(page, link, look)
    # A second click in the mail finds the session.
    page.set_content(f'<a href="{link}">the desk</a>')
    page.get_by_role("link", name="the desk").click()
    answer_the_first(page, look)
    press(page, "Back to the letters")
    press(page, "Letter 2")
    press(page, "Keep it for the police")
    look("confirm")
    press(page, "Keep it")
    for name in ("Mailboxes", "Audit", "Numbers"):
        press(page, name)
        look(name.lower())
    press(page, "Sign out")
    expect(page.get_by_label("Password")).to_be_visible()
    page.goto(desk_url)
    expect(page.get_by_label("Password")).to_be_visible()
    assert problems == []
    browser.close()
    engine = create_engine(settings.engine_url, poolclass=pool.NullPool)
    with engine.connect() as connection:
        (letter,) = connection.execute(select(LETTERS)).all()
        (kept,) = connection.execute(select(KEPT)).all()
    assert (letter.reply_status, kept.reason) == ("pending", "police")


def sign_in(page: Page, link: str, look: Callable[[str], None]) -> None:
    # Another site leads to the desk, as a mail program in a browser does.
    page.set_content(f'<a href="{link}">the desk</a>')
    page.get_by_role("link", name="the desk").click()
    page.get_by_label("Name").fill("ada")
    page.get_by_label("Password").fill(PASSWORD)
    look("sign-in")
    page.keyboard.press("Enter")
    expect(page.get_by_role("img")).to_be_visible()
    look("code")
    secret = page.locator("code").inner_text()
    page.get_by_label("Code with six digits").fill(pyotp.TOTP(secret).now())
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Letters", exact=True)).to_be_visible()
    look("lists")


def answer_the_first(page: Page, look: Callable[[str], None]) -> None:
    press(page, "Letter 1")
    expect(page.get_by_text(WORDS)).to_have_count(0)
    look("letter")
    press(page, "Show the words")
    expect(page.get_by_text(WORDS)).to_be_visible()
    look("words")
    press(page, "For printing, without the address")
    expect(page.get_by_text("@example.com")).to_have_count(0)
    page.emulate_media(media="print")
    for role in ("navigation", "button"):
        expect(page.get_by_role(role)).to_have_count(0)
    look("print")
    page.emulate_media(media="screen")
    press(page, "Write an answer by hand")
    look("answer")
    press(page, "Cancel")
    press(page, "Send the quiet reply")
    expect(page.get_by_role("status")).to_have_text("The quiet reply is on its way.")
    look("done")


def press(page: Page, name: str) -> None:
    """Reach a button or link by the keyboard, and press it."""
    found = page.get_by_role("button", name=name, exact=True)
    one = (found if found.count() else page.get_by_role("link", name=name, exact=True)).first
    one.focus()
    expect(one).to_be_focused()
    with page.expect_navigation():
        page.keyboard.press("Enter")
