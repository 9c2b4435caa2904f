"""The letter page in Chromium while its server is killed, or its database stops, and comes back."""

import time
from collections.abc import Generator
from contextlib import contextmanager

from playwright.sync_api import Page, WebSocket, expect, sync_playwright

from tests.faults.findings import Finding
from tests.faults.ground import Ground
from tests.support import chromium
from tests.support.letter_form import Letter, LetterPage
from tests.support.running_site import RunningSite, site_in
from tests.support.waiting import PATIENCE, PATIENCE_MS, wait_in_page

_CONNECTED = "40/_event"
"""First frame of the server on a working websocket."""


class Link:
    """Whether the page has a working websocket."""

    def __init__(self, page: Page) -> None:
        self._open: list[WebSocket] = []
        page.on("websocket", self._add)

    def _add(self, socket: WebSocket) -> None:
        def received(frame: str | bytes) -> None:
            if isinstance(frame, str) and frame.startswith(_CONNECTED):
                self._open.append(socket)

        socket.on("framereceived", received)
        socket.on("close", lambda closed: closed in self._open and self._open.remove(closed))

    @property
    def works(self) -> bool:
        """Whether a websocket is open and has received its first frame."""
        return bool(self._open)


def reconnects(ground: Ground, *, cycles: int, down: tuple[float, ...]) -> Finding:
    """Kill and restart the server `cycles` times; the open page must reconnect by itself.

    `down` holds the seconds of each outage. After each restart the visitor sends a letter.
    """
    found: list[float] = []
    thanks = 0
    with _site(ground) as site, _page(site) as page:
        link = Link(page)
        letter = LetterPage(page).open()
        letter.email.focus()  # opens the websocket
        for cycle in range(cycles):
            wait_in_page(page, lambda: link.works, "the page is connected")
            site.kill()
            wait_in_page(page, lambda: not link.works, "the page notices")
            page.wait_for_timeout(1000 * down[cycle % len(down)])
            site.start()
            began = time.monotonic()
            wait_in_page(page, lambda: link.works, "the page is connected")
            found.append(time.monotonic() - began)
            letter.post(Letter(parent_email=f"page-{cycle}@example.com"))
            expect(letter.thanks).to_be_visible(timeout=PATIENCE_MS)
            page.get_by_role("button", name="Write for another child").click()
            thanks += 1
    rows = len(ground.letters.rows())
    return Finding(
        case=f"an open page, its server killed and started {cycles} times",
        database=ground.letters.kind,
        to_reach=f"connects again by itself each time, within {PATIENCE:g} s",
        reached=f"{len(found)} of {cycles} times, after {max(found):.1f} s at most "
        f"(each: {', '.join(f'{seconds:.1f}' for seconds in found)}); "
        f"{thanks} letters sent from it, {rows} stored",
        met=len(found) == thanks == rows == cycles,
    )


def keeps_text(ground: Ground, *, seconds: float) -> Finding:
    """Stop PostgreSQL: the visitor sees an error, keeps the text, and sends the letter again."""
    wishes = "a red kite\na book about owls"
    with _site(ground) as site, _page(site) as page:
        letter = LetterPage(page).open()
        letter.fill(Letter(parent_email="page@example.com", wish_list=wishes))
        toast = letter.toast("Oops! Something went wrong")
        with ground.host.stopped():
            letter.send.click()
            expect(toast).to_be_visible(timeout=PATIENCE_MS)
            said = toast.inner_text()
            page.wait_for_timeout(1000 * seconds)
            kept = letter.wishes.input_value()
        letter.send.click()
        expect(letter.thanks).to_be_visible(timeout=PATIENCE_MS)
    rows = ground.letters.rows()
    said = " ".join(said.split())
    return Finding(
        case=f"an open page, PostgreSQL stopped {seconds:g} s",
        database=ground.letters.kind,
        to_reach="a clear message, the text kept, one letter once it is back",
        reached=f"told “{said}”; text {'kept' if kept == wishes else 'LOST'}; "
        f"then the thank-you screen, {len(rows)} letter stored",
        met="Failed to save letter: " in said and kept == wishes and len(rows) == 1,
    )


@contextmanager
def _site(ground: Ground) -> Generator[RunningSite]:
    """Serve the built pages."""
    site = site_in(
        ground.folder,
        DATABASE_URL=ground.letters.url,
        SENDGRID_API_KEY="SG.page",
        SENDGRID_HOST=ground.judge.url,
        SECRET_KEY="k" * 40,
    )
    site.start()
    try:
        yield site
    finally:
        site.kill()


@contextmanager
def _page(site: RunningSite) -> Generator[Page]:
    with sync_playwright() as api:
        browser = chromium.launch(api, site.port)
        context = browser.new_context(base_url=site.url, locale="en-US", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MS)
        yield context.new_page()
        browser.close()
