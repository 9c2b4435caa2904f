"""A family thanks Santa on the parent's page, on a server whose date is 28 December."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, expect

from santa_app.content.my_letter import WORDS
from santa_app.rules.season import THANKS_MOST
from tests.e2e.my_letter_page import link_in_reply
from tests.support import chromium
from tests.support.accessibility import violations
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.running_site import RunningSite, build_site, site_in
from tests.support.screens import PHONE
from tests.support.visitor_context import visitor

TEXT = "Thank you for the kite!"
SERVE = """
from datetime import datetime, timedelta
from santa_app import database
right = database.database_now
moved = datetime(datetime.now().year, 12, 28) - datetime.now()
database.database_now = lambda connection: right(connection) + moved
from santa_app.server import commands
from santa_app.settings import load_settings
commands.prepare_environment()
commands.serve(load_settings(None))
"""
"""Python that serves the built pages, with a database whose clock shows 28 December."""


@pytest.fixture
def after_christmas(
    tmp_path_factory: pytest.TempPathFactory, inbox: FakeSendGrid
) -> Iterator[RunningSite]:
    """The built site with a database of its own, whose clock shows 28 December."""
    build_site()
    folder = tmp_path_factory.mktemp("after-christmas")
    site = site_in(folder, SENDGRID_API_KEY="test-key", SENDGRID_HOST=inbox.url)
    migrate = [sys.executable, "-m", "santa_app", "migrate"]
    subprocess.run(migrate, cwd=site.root, env=site.environment, check=True)
    site.command = ("-c", SERVE)
    site.start()
    yield site
    site.stop()


def test_a_family_thanks_santa_once(
    after_christmas: RunningSite, playwright_api: Playwright, inbox: FakeSendGrid, address: str
) -> None:
    with (
        chromium.launch(playwright_api, after_christmas.port) as browser,
        visitor(browser, after_christmas, viewport=PHONE) as context,
    ):
        page = context.new_page()
        page.goto(link_in_reply(page, inbox, address))
        words, agree = page.get_by_label(WORDS["thanks_label"]), page.get_by_role("checkbox")
        send = page.get_by_role("button", name=WORDS["thanks_button"])
        send.click()
        expect(words).to_be_focused()
        expect(words).to_have_accessible_description(
            WORDS["thanks_length"].format(most=THANKS_MOST)
        )
        words.fill(TEXT)
        send.click()
        expect(agree).to_be_focused()
        expect(agree).to_have_accessible_description(WORDS["thanks_unchecked"])
        assert violations(page) == []
        agree.check()
        after_christmas.kill()
        send.click()
        expect(page.get_by_text(WORDS["hint_away"])).to_be_visible()
        expect(words).to_have_value(TEXT)
        expect(send).to_be_enabled()
        after_christmas.start()  # then the page sends it by itself
        said = page.get_by_role("status")
        expect(said).to_have_text(WORDS["thanked"])
        expect(said).to_be_in_viewport()
        expect(words).to_be_hidden()
        page.reload()
        expect(said).to_have_text(WORDS["thanked"])
        expect(words).to_be_hidden()
    first, second = inbox.mails_to(address, 2)
    assert len(second.text) < len(first.text)
    with sqlite3.connect(after_christmas.database) as connection:
        rows = connection.execute("SELECT message_to_santa FROM santa_letters ORDER BY id")
        assert rows.fetchall() == [(None,), (TEXT,)]
