"""The Advent calendar: a walk by touch and one by keyboard and mouse, on fixed dates in two time zones."""

import re

from playwright.sync_api import Locator, Page, expect

from santa_app.content.advent import CHAPTERS
from santa_app.content.advent.page import WORDS
from tests.e2e.feature_steps import SMALL, fits, is_still, sound, stopped_at, tab_to
from tests.e2e.fixture_types import AtDate, NewPage
from tests.support.visit import visit

ADVENT = "/advent"
LARGE = 28.8
"""Pixels of a class's letters at 1440 px: a third more than of a child's."""


def _door(page: Page, number: int, said: str = "") -> Locator:
    return page.get_by_role("button", name=re.compile(rf"Door {number}, {said}"))


def _small_doors(page: Page) -> Locator:
    return page.get_by_role("list", name="The 24 doors")


def _press(found: Locator) -> None:
    found.press("Enter")


def _title(page: Page, number: int) -> Locator:
    return page.get_by_role("heading", level=2, name=CHAPTERS[number - 1].title, exact=True)


def _shown_chapters(page: Page) -> int:
    return page.get_by_role("article").count()


def test_a_child_on_a_phone_in_auckland(at_date: AtDate) -> None:
    """From the home page on 3 December to Twelfth Night: today's door, a later one, an old one."""
    page = stopped_at(at_date, "/", "2026-12-03 07:00", "Pacific/Auckland", **SMALL)
    for number, touch in ((22, Locator.tap), (23, Locator.click), (24, _press)):
        touch(_small_doors(page).get_by_role("button", name=f"Door {number}, opens on December"))
        says = page.get_by_role("status").get_by_text(f"Door {number} opens in {number - 3} days.")
        expect(says).to_be_in_viewport()
    is_still(page)
    page.get_by_role("main").get_by_role("link", name="Open Door 3").tap()
    expect(_title(page, 3)).to_be_focused()
    expect(_title(page, 3)).to_be_in_viewport()
    assert page.evaluate("scrollY") > 100, "the page begins at the chapter"
    assert _shown_chapters(page) == 1
    page.get_by_role("button", name=WORDS["before"]).tap()
    expect(_title(page, 2)).to_be_visible()
    expect(page).to_have_url(re.compile(r"/advent\?door=2$"))
    page.get_by_text(WORDS["answer"]).locator("visible=true").tap()
    expect(page.get_by_text(str(CHAPTERS[1].answer))).to_be_visible()
    fits(page)
    page.get_by_role("button", name=WORDS["back"]).first.tap()
    expect(_door(page, 2, "open")).to_be_focused()
    _back_leads_to_the_doors(page)

    _door(page, 24).tap()
    expect(page.get_by_role("status").get_by_text("Door 24 opens in 21 days.")).to_be_in_viewport()
    assert _shown_chapters(page) == 0
    is_still(page)
    fits(page)
    visit(page, f"{ADVENT}?door=24")
    expect(page.get_by_role("heading", name=WORDS["not_yet"])).to_be_visible()
    assert CHAPTERS[23].title not in page.get_by_role("main").inner_text()
    assert _shown_chapters(page) == 0
    page.get_by_role("button", name=WORDS["back"]).first.tap()
    expect(_door(page, 24, "opens on December 24")).to_be_focused()

    page.clock.fast_forward(21 * 86_400_000)
    expect(page.get_by_text("It's Christmas Eve!")).to_be_visible()
    _door(page, 24, "today's door").tap()
    expect(_title(page, 24)).to_be_visible()
    expect(page.get_by_role("button", name=WORDS["after"])).to_have_count(0)
    page.clock.fast_forward(13 * 86_400_000)  # 6 January
    expect(_title(page, 24)).to_be_visible()
    page.clock.fast_forward(86_400_000)
    visit(page, ADVENT)
    expect(page.get_by_text("The first door opens in 328 days")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile(r"opens on December"))).to_have_count(24)


def _back_leads_to_the_doors(page: Page) -> None:
    """Walk by the phone's own Back and Forward: a chapter, its coloring page, the chapter, the doors, home."""
    _door(page, 1, "shut").scroll_into_view_if_needed()
    place = page.evaluate("scrollY")
    _door(page, 1, "shut").tap()
    expect(_title(page, 1)).to_be_focused()
    page.get_by_role("button", name=WORDS["after"]).tap()
    expect(_title(page, 2)).to_be_visible()
    page.get_by_role("link", name=WORDS["coloring"]).tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Coloring")
    page.go_back()
    expect(_title(page, 2)).to_be_visible()
    for _ in range(2):
        page.go_back()
        expect(page).to_have_url(re.compile(r"/advent/?$"))
        expect(_door(page, 2, "open")).to_be_focused()
        assert _shown_chapters(page) == 0
        page.wait_for_function(f"scrollY === {place}")
        page.go_forward()
        expect(_title(page, 2)).to_be_focused()
        assert _shown_chapters(page) == 1
    page.get_by_role("button", name=WORDS["back"]).first.tap()
    expect(_door(page, 2, "open")).to_be_focused()
    expect(page).to_have_url(re.compile(r"/advent/?$"))
    page.go_back()
    expect(page.get_by_role("main").get_by_role("link", name="Open Door 3")).to_be_visible()
    _small_doors(page).get_by_role("link", name="Door 1, shut").tap()
    expect(_title(page, 1)).to_be_focused()
    page.get_by_role("button", name=WORDS["back"]).first.tap()
    expect(_door(page, 1, "open")).to_be_focused()


def test_a_teacher_with_a_keyboard_in_los_angeles(at_date: AtDate, new_page: NewPage) -> None:
    page = stopped_at(at_date, ADVENT, "2026-11-30 23:58", "America/Los_Angeles")
    expect(page.get_by_text("The first door opens tomorrow, on December 1.")).to_be_visible()
    tab_to(page, _door(page, 1))
    page.keyboard.press("Enter")
    expect(page.get_by_text("Door 1 opens tomorrow.")).to_be_visible()
    page.clock.run_for(180_000)
    page.keyboard.press("Enter")
    expect(_title(page, 1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(_door(page, 1, "open")).to_be_focused()

    page.goto(f"{ADVENT}?teacher=1")
    expect(page.get_by_text(WORDS["class_title"])).to_be_visible()
    expect(_door(page, 2, "opens on December 2")).to_be_visible()
    page.get_by_role("link", name=WORDS["class_all"]).click()
    expect(page.get_by_text(WORDS["teacher_title"])).to_be_visible()
    sound(page)
    tab_to(page, _door(page, 24), most=60)
    page.keyboard.press("Enter")
    expect(_title(page, 24)).to_be_focused()
    expect(page.get_by_role("banner")).to_be_hidden()
    page.set_viewport_size({"width": 1440, "height": 900})
    size = page.get_by_text(CHAPTERS[23].paragraphs[0]).evaluate(
        "p => getComputedStyle(p).fontSize"
    )
    assert float(size.removesuffix("px")) >= LARGE
    page.keyboard.press("Escape")
    page.get_by_role("link", name=WORDS["teacher_back"]).click()
    expect(_door(page, 24, "opens on December 24")).to_be_visible()
    _door(page, 1, "open").click()
    expect(_title(page, 1)).to_be_focused()

    plain = new_page(java_script_enabled=False)
    plain.goto(ADVENT)
    expect(plain.get_by_text("Please turn it on in your browser")).to_be_visible()
    expect(plain.get_by_role("button", name=re.compile("Door "))).to_have_count(24)
