"""The elf name generator and its certificate."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from santa_app.content.elf_names import PREFIXES, SUFFIXES
from tests.e2e.elf_names_page import Elves
from tests.e2e.feature_steps import (
    ELF_NAMES,
    is_still,
    landscape_and_upright,
    milliseconds,
    prints,
    stopped,
    tab_to,
    tab_to_without_server,
)
from tests.e2e.fixture_types import AtDate


# Worked out by hand: the code of the upper-cased first letter modulo 26, and the month's suffix.
@pytest.fixture
def elves(at_date: AtDate) -> Elves:
    """The generator, just opened."""
    return Elves(stopped(at_date, ELF_NAMES))


def test_certificate_is_one_page_printed_and_closed(
    elves: Elves, browser: Browser, screenshots: Path
) -> None:
    page = elves.page
    names = ("小明", 'Al"ex <b>')
    for count, name in enumerate(names, start=1):
        elf = elves.generate(name, "August")
        job, talent = elves.lines()
        with page.expect_popup() as opened:
            elves.download.click()
        window = opened.value
        paper = window.locator("svg")
        number = f"ELF-{milliseconds(page)}"
        able = f"who {talent[0].lower()}{talent[1:]}"
        for words in (name, elf, job, able, number, "December 10, 2026"):
            expect(paper.get_by_text(words, exact=True)).to_be_visible()
        assert window.locator("b, script").count() == 0
        expect(paper.locator("text").first).to_have_css("text-anchor", "middle")  # its own style
        html = window.content()
        assert elves.face(elf) in html
        page.clock.run_for(499)
        assert len(prints(page)) == count - 1
        assert not window.is_closed()
        with window.expect_event("close"):
            page.clock.run_for(1)
        assert len(prints(page)) == count
        assert page.evaluate("window.openAfterPrint")
        once = prints(page)[-1]
        assert number in once["html"]
        assert page.evaluate("Date.now()") - once["at"] == 0
        expect(elves.result).to_be_visible()
        elves.another.click()
    for sheets in landscape_and_upright(browser, html, screenshots / "elf-certificate.png"):
        (sheet,) = sheets
        for words in (names[-1], elf, "December 10, 2026"):
            assert words in sheet.words


def test_by_keyboard_without_server(elves: Elves) -> None:
    page = elves.page
    tab_to_without_server(page, elves.name)
    page.keyboard.type("Testkind")
    tab_to(page, elves.month, 1)
    page.keyboard.type("Aug")
    page.keyboard.press("Tab")
    expect(elves.submit).to_be_focused()
    page.keyboard.press("Enter")
    expect(elves.result).to_be_focused()
    expect(elves.result).to_contain_text(f"{PREFIXES[84 % 26]} {SUFFIXES[7]}")
    is_still(page)
    page.keyboard.press("Tab")
    expect(elves.download).to_be_focused()
    with page.expect_popup() as opened:
        page.keyboard.press("Enter")
    with opened.value.expect_event("close"):
        page.clock.run_for(500)
    assert len(prints(page)) == 1
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(elves.name).to_be_focused()
