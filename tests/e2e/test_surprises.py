"""What the doors of the Advent calendar unlock, from the door to the page where a child uses it."""

import datetime as dt
import re

from playwright.sync_api import Page, expect

from santa_app.content import paths
from tests.e2e.feature_steps import SMALL, fits
from tests.e2e.fixture_types import AtDate
from tests.support.visit import visit

ZONE = "Europe/London"


def _choice(page: Page, name: str) -> None:
    expect(page.get_by_role("radio", name=name, exact=True)).to_be_checked()


def test_a_child_unwraps_and_uses_the_surprises(at_date: AtDate) -> None:
    page = at_date(dt.datetime.fromisoformat("2026-12-09 16:00"), ZONE, **SMALL)
    visit(page, f"{paths.ADVENT}?door=9")
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", name="Today's surprise")).to_be_visible()
    expect(main.get_by_text("Holly", exact=True)).to_be_visible()
    main.get_by_role("link", name="Play Christmas Pairs").tap()

    backs = page.get_by_role("group", name="Card backs")
    expect(backs.get_by_role("radio")).to_have_count(4)  # presents, and those of days 1, 5 and 9
    expect(backs).to_contain_text("Behind door 13")
    card = page.locator(".pairs-back").first
    backs.get_by_role("radio", name="Presents").focus()
    page.keyboard.press("ArrowLeft")
    _choice(page, "Holly")
    expect(card).to_have_css("background-image", re.compile("holly.svg"))
    fits(page)
    page.reload()
    expect(card).to_have_css("background-image", re.compile("holly.svg"))
    page.evaluate("localStorage.setItem('child', '\"fox\"')")
    page.reload()
    _choice(page, "Presents")
    expect(card).not_to_have_css("background-image", re.compile("holly.svg"))

    visit(page, paths.SONGS)
    page.get_by_role("radio", name="Xylophone").check(force=True)
    page.get_by_role("button", name="Play Silent Night").tap()
    expect(page.get_by_role("region", name="Music box")).to_be_visible()
    _choice(page, "Xylophone")

    visit(page, paths.GOOD_DEEDS)
    page.get_by_role("radio", name="Robin").check(force=True)
    expect(page.locator("svg image")).to_have_attribute("href", "/art/pairs/robin.svg")

    visit(page, paths.COLOR_ONLINE)
    page.get_by_role("radio", name="Northern lights").check(force=True)
    page.get_by_role("button", name=re.compile("Area 1 of")).click(force=True)
    expect(page.get_by_role("status").filter(has_text="northern lights")).to_be_visible()
    expect(page.get_by_role("radio", name="Frost")).to_have_count(0)
    fits(page)


def test_a_teacher_who_opened_all_doors_finds_everything(at_date: AtDate) -> None:
    page = at_date(dt.datetime.fromisoformat("2026-11-27 10:00"), ZONE)
    visit(page, f"{paths.ADVENT}?teacher=all&door=23")
    page.get_by_role("link", name="Listen to it").click()
    _choice(page, "Music box")
    expect(page.get_by_role("group", name="Instruments").get_by_role("radio")).to_have_count(7)
    page.get_by_role("radio", name="Organ").check(force=True)
    _choice(page, "Organ")
    expect(page.get_by_role("link", name="More wait behind")).to_be_hidden()


def test_each_child_looks_back_at_its_own_christmas(at_date: AtDate) -> None:
    page = at_date(dt.datetime.fromisoformat("2027-01-03 12:00"), ZONE)
    kept = {
        "child": '"fox"',
        "children": '["owl", "fox"]',
        "trivia-best": "7",
        "trivia-best@fox": "3",
    }
    for key, value in kept.items():
        page.add_init_script(
            f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', '{value}')"
        )
    visit(page, paths.MY_CHRISTMAS)
    line = page.get_by_role("main").get_by_role("listitem")
    expect(line).to_have_text(["3 right answers in the trivia quiz"])
    page.evaluate("localStorage.setItem('child', '\"\"')")
    page.reload()
    expect(line).to_have_text(["7 right answers in the trivia quiz"])
