"""The elf name generator and its certificate."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from santa_app.content.elf_names import ABILITIES, JOBS, MONTHS, PREFIXES, SUFFIXES
from tests.e2e.elf_names_page import Elves
from tests.e2e.feature_steps import (
    ELF_NAMES,
    GAMES,
    SMALL,
    events,
    fits,
    is_still,
    landscape_and_upright,
    milliseconds,
    prints,
    sound,
    stopped,
    tab_to,
)
from tests.e2e.fixture_types import AtDate
from tests.support.visit import alerts

# Worked out by hand: the code of the upper-cased first letter modulo 26, and the month's suffix.
ELVES = (
    ("  anna-test ", "December", 65 % 26, 11),
    ("<b>", "October", 60 % 26, 9),
    ("🎅", "May", 0xD83C % 26, 4),
)


@pytest.fixture
def elves(at_date: AtDate) -> Elves:
    """The generator, just opened."""
    return Elves(stopped(at_date, ELF_NAMES))


def test_form_needs_name_and_month(elves: Elves) -> None:
    options = elves.month.get_by_role("option").all_inner_texts()
    assert options == ["Choose your month", *MONTHS]
    assert len(options) == 13
    expect(elves.submit).to_be_disabled()
    elves.name.fill("Testkind")
    expect(elves.submit).to_be_disabled()
    elves.name.press("Enter")
    expect(elves.name).to_be_visible()
    elves.month.select_option(label="May")
    expect(elves.submit).to_be_enabled()
    elves.name.fill("  \u3000 ")
    expect(elves.submit).to_be_disabled()
    elves.name.fill("Testkind")
    elves.month.select_option(label="Choose your month")
    expect(elves.submit).to_be_disabled()
    elves.month.select_option(label="May")
    elves.name.press("Enter")
    expect(elves.result).to_be_focused()


def test_results_and_events_without_names(elves: Elves) -> None:
    page = elves.page
    texts = alerts(page)
    faces = []
    for name, month, prefix, suffix in ELVES:
        elf = elves.generate(name, month)
        assert elf == f"{PREFIXES[prefix]} {SUFFIXES[suffix]}"
        faces.append(elves.face(elf))
        job, talent = elves.lines()
        assert job in JOBS
        assert talent in [ability[0].upper() + ability[1:] for ability in ABILITIES]
        elves.another.click()
        expect(elves.name).to_be_focused()
        expect(elves.name).to_have_value("")
        expect(elves.month).to_have_value("0")
        expect(elves.submit).to_be_disabled()
    assert len(set(faces)) == len(ELVES)
    for number, job, ability in ((0, JOBS[0], ABILITIES[0]), (0.999999, JOBS[-1], ABILITIES[-1])):
        page.evaluate("number => { Math.random = () => number }", number)
        elf = elves.generate("Testkind", "May")
        assert elves.lines() == [job, ability[0].upper() + ability[1:]]
        if not number:
            elves.another.click()
    # Where the browser blocks the window, nothing happens.
    page.evaluate("window.open = () => null; 0")
    elves.download.click()
    page.clock.run_for(2_000)
    assert texts == []
    assert prints(page) == []
    assert len(page.context.pages) == 1
    expect(elves.result).to_contain_text(elf)

    page.get_by_role("main").get_by_role("link", name="More Games").click()
    expect(page).to_have_url(re.compile(f"{GAMES}$"))
    clicks = [
        (event["button_name"], event["location"])
        for event in events(page)
        if event["event"] == "button_click"
    ]
    another = ("Generate Another", "elf-name-generator")
    assert clicks == [
        *[another] * (len(ELVES) + 1),
        ("Download Certificate", "elf-name-generator"),
        ("More Games", "elf result"),
    ]
    kept = json.dumps(page.evaluate("[window.dataLayer, {...localStorage}, document.cookie]"))
    assert "estkind" not in kept
    assert "anna" not in kept


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
        html = window.content()
        assert elves.face(elf) in html
        page.clock.run_for(499)
        assert len(prints(page)) == count - 1
        assert not window.is_closed()
        with window.expect_event("close"):
            page.clock.run_for(1)
        assert len(prints(page)) == count
        once = prints(page)[-1]
        assert number in once["html"]
        assert page.evaluate("Date.now()") - once["at"] == 0
        expect(elves.result).to_be_visible()
        elves.another.click()
    for sheets in landscape_and_upright(browser, html, screenshots / "elf-certificate.png"):
        (sheet,) = sheets
        for words in (names[-1], elf, "December 10, 2026"):
            assert words in sheet.words


def test_by_keyboard_with_reduced_motion(at_date: AtDate) -> None:
    page = stopped(at_date, ELF_NAMES)
    elves = Elves(page)
    tab_to(page, elves.name)
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


def test_on_a_small_phone(at_date: AtDate) -> None:
    page = stopped(at_date, ELF_NAMES, **SMALL)
    elves = Elves(page)
    sound(page)
    elves.name.fill("W" * 60)
    elves.month.select_option(label="March")
    fits(page)
    elves.submit.tap()
    expect(elves.result).to_be_focused()
    fits(page)
