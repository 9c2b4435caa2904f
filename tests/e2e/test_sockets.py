"""Only pages that need the server open a websocket."""

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Page, WebSocket, expect

from tests.support.letter_form import LETTER, Letter, LetterPage


@dataclass
class Sockets:
    """The websockets a page has opened, and how many still are open."""

    opened: int = 0
    open: list[WebSocket] = field(default_factory=list)

    def watch(self, page: Page) -> "Sockets":
        page.on("websocket", self._add)
        return self

    def _add(self, socket: WebSocket) -> None:
        self.opened += 1
        self.open.append(socket)
        socket.on("close", self._remove)

    def _remove(self, socket: WebSocket) -> None:
        self.open.remove(socket)


def test_letter_page_opened_directly_beside_another_tab(page: Page, address: str) -> None:
    sockets = Sockets().watch(page)
    letter = LetterPage(page).open()
    other = page.context.new_page()
    other.goto("/")
    other.wait_for_function("window.dataLayer?.length > 0")
    # Set by the head script of the other tab; the first tab may have reset it already.
    other.evaluate("document.cookie = 'backend-enabled=false; path=/; SameSite=Lax'")
    letter.name.fill("Testkind")
    assert sockets.opened == 0
    with page.expect_websocket():
        letter.email.fill(address)
    letter.name.press("Enter")
    expect(letter.thanks).to_be_visible()
    assert LETTER in page.url
    assert sockets.opened == 1


def test_client_side_navigation_both_ways(
    page: Page, rows: Callable[[str], list], address: str
) -> None:
    sockets = Sockets().watch(page)
    page.goto("/")
    page.wait_for_function("window.dataLayer?.length > 0")
    assert sockets.opened == 0
    letter = LetterPage(page)
    for visit in (1, 2):
        page.get_by_role("link", name="Write Your Letter Now").first.click()
        letter.post(Letter(parent_email=address))
        expect(letter.thanks).to_be_visible()
        assert sockets.opened == visit
        (socket,) = sockets.open
        with socket.expect_event("close"):
            page.get_by_role("banner").get_by_role("link", name="Home", exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Get a Personal Reply!")
        assert sockets.open == []
    assert len(rows(address)) == 2


def test_other_pages_request_only_files(page: Page, site) -> None:
    sockets = Sockets().watch(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in ("/", "/nice-list", "/track-santa", "/games/christmas-trivia"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
    assert sockets.opened == 0
    assert len(asked) > 20
    assert [url for url in asked if "_event" in url or not url.startswith(site.url)] == []
