"""After the server is killed, every browser feature still works and sends no request.

All pages are opened first; then the server is killed once for all tests of this module.
"""

import socket
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from santa_app.content.trivia import QUESTIONS
from tests.e2e.countdown_numbers import HOME, numbers, shown
from tests.e2e.deeds_page import Deeds
from tests.e2e.elf_names_page import Elves
from tests.e2e.feature_steps import (
    ELF_NAMES,
    GOOD_DEEDS,
    NICE_LIST,
    RECORD_PRINTS,
    TRACKER,
    TRIVIA,
    local,
    prints,
)
from tests.e2e.nice_list_page import PRINT_BUTTONS, NiceList
from tests.e2e.tracker_board import Board
from tests.e2e.trivia_page import Quiz
from tests.support.running_site import RunningSite
from tests.support.visit import visit
from tests.support.visitor_context import visitor
from tests.support.waiting import wait_until

PATHS = (HOME, NICE_LIST, TRACKER, TRIVIA, ELF_NAMES, GOOD_DEEDS)
LONDON = "Europe/London"


@dataclass
class Orphan:
    """A page whose server is killed, with its failed requests and errors since then."""

    page: Page
    pending: list[Request] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def watch(self) -> None:
        """Start to record requests and errors of the page and its windows.

        A request that succeeds was answered from the browser's cache. The browser cancels the
        request for a picture (ERR_ABORTED) when the page stops showing it.
        """
        context = self.page.context
        context.on("request", self._note_start)
        context.on("requestfinished", self._note_end)
        context.on("requestfailed", self._note_failure)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on(
            "console",
            lambda said: self.problems.append(said.text) if said.type != "log" else None,
        )

    def _note_start(self, request: Request) -> None:
        self.pending.append(request)

    def _note_end(self, request: Request) -> None:
        self.pending.remove(request)

    def _note_failure(self, request: Request) -> None:
        self.pending.remove(request)
        if (request.resource_type, request.failure) != ("image", "net::ERR_ABORTED"):
            self.failed.append(f"{request.url}: {request.failure}")

    def asked_for_nothing(self) -> None:
        """Check that the feature asked the server for nothing and met no error."""

        def are_answered() -> bool:
            self.page.wait_for_timeout(100)  # the events arrive meanwhile
            return not self.pending

        wait_until(are_answered, "every request succeeds, fails or is canceled", every=0)
        assert self.failed == []
        assert self.problems == []


def load_wholly(page: Page, path: str) -> None:
    """Open a page and load its lazy pictures and its whole style sheets too."""
    visit(page, path)
    for picture in page.get_by_role("main").locator("img[loading=lazy]:visible").all():
        picture.scroll_into_view_if_needed()
        # A picture whose loading has not begun may call itself complete, too.
        expect(picture).not_to_have_js_property("naturalWidth", 0)
        expect(picture).to_have_js_property("complete", value=True)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_load_state("networkidle")


def is_gone(site: RunningSite) -> bool:
    """Whether the site's port is closed; killed workers may take a moment."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", site.port)) != 0


@pytest.fixture(scope="module")
def orphans(own_browser: Browser, own_site: RunningSite) -> Iterator[dict[str, Orphan]]:
    """All pages by path, ten seconds before Christmas Eve in London, after the server was killed."""
    midnight = local("2026-12-23 23:59:50", LONDON)
    found: dict[str, Orphan] = {}
    try:
        for path in PATHS:
            # No service worker, which would answer in place of the killed server.
            context = visitor(own_browser, own_site, timezone_id=LONDON, service_workers="block")
            context.add_init_script(RECORD_PRINTS)
            page = context.new_page()
            page.clock.install(time=local("2026-12-23 23:00", LONDON))
            load_wholly(page, path)
            page.clock.pause_at(midnight)
            found[path] = Orphan(page)
        own_site.kill()
        wait_until(lambda: is_gone(own_site), "the port is closed", every=0.01)
        for orphan in found.values():
            orphan.watch()
        yield found
    finally:
        for orphan in found.values():
            orphan.page.context.close()


def test_countdown(orphans: dict[str, Orphan]) -> None:
    page = orphans[HOME].page
    assert shown(page) == [1, 0, 0, 10]
    page.clock.run_for(11_000)
    assert shown(page) == [0, 23, 59, 59]
    page.clock.fast_forward("23:59:59")
    page.clock.run_for(1_000)
    expect(page.get_by_role("main").get_by_text("Merry Christmas!").first).to_be_visible()
    expect(numbers(page)).to_be_hidden()
    orphans[HOME].asked_for_nothing()


def test_nice_list(orphans: dict[str, Orphan]) -> None:
    page = orphans[NICE_LIST].page
    nice = NiceList(page)
    for button, name in zip(PRINT_BUTTONS, ("Zoë-Łucja", "小明"), strict=True):
        nice.certificate(name)
        window = nice.printed(button)
        expect(window.locator("svg").get_by_text(name, exact=True)).to_be_visible()
        page.clock.run_for(500)
        window.close()
        nice.another.click()
        expect(nice.name).to_have_value("")
    assert len(prints(page)) == 2
    orphans[NICE_LIST].asked_for_nothing()


def test_tracker(orphans: dict[str, Orphan]) -> None:
    page = orphans[TRACKER].page
    board = Board(page)
    board.is_at_home()
    page.clock.run_for(10_000)
    first = board.is_flying()
    page.clock.run_for(5_000)
    assert board.is_flying()["Current city"] == first["Next stop"].rpartition(", ")[0]
    page.clock.fast_forward("23:59:50")
    page.clock.run_for(5_000)
    board.is_at_home()
    orphans[TRACKER].asked_for_nothing()


def test_trivia(orphans: dict[str, Orphan]) -> None:
    page = orphans[TRIVIA].page
    Quiz(page).play(len(QUESTIONS))
    expect(page.get_by_role("heading", name="Christmas Expert")).to_be_visible()
    page.get_by_role("button", name="Play Again").click()
    expect(page.get_by_role("main")).to_contain_text(f"Question 1 of {len(QUESTIONS)}")
    # The quiz took the clock past midnight.
    Quiz(page).answer_daily(2026, 12, 24, right=False)
    orphans[TRIVIA].asked_for_nothing()


def test_elf_names(orphans: dict[str, Orphan]) -> None:
    page = orphans[ELF_NAMES].page
    elves = Elves(page)
    for name in ("Testkind", "Мария-Тест"):
        elf = elves.generate(name, "May")
        with page.expect_popup() as opened:
            elves.download.click()
        expect(opened.value.locator("svg").get_by_text(elf, exact=True)).to_be_visible()
        with opened.value.expect_event("close"):
            page.clock.run_for(500)
        elves.another.click()
        expect(elves.name).to_have_value("")
    assert len(prints(page)) == 2
    orphans[ELF_NAMES].asked_for_nothing()


def test_good_deeds(orphans: dict[str, Orphan]) -> None:
    page = orphans[GOOD_DEEDS].page
    deeds = Deeds(page)
    for text in ("Typed deed", "Доброе дело"):
        deeds.input.fill(text)
        deeds.input.press("Enter")
    for place in range(10):
        deeds.suggestions.nth(place).click()
    expect(deeds.rows).to_have_count(12)
    assert len(deeds.stored()) == 12
    page.get_by_role("button", name="Remove Typed deed").click()
    deeds.undo.click()
    expect(deeds.rows).to_have_count(12)
    deeds.reset.click()
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
    assert deeds.stored() == []
    orphans[GOOD_DEEDS].asked_for_nothing()
