"""The planning guide: four periods and a checklist that remembers its ticks (SPEC section 2)."""

from playwright.sync_api import Page, expect

from tests.e2e.accessibility import violations
from tests.e2e.paper import FORMATS, print_to_pdf, squeezed
from tests.support.visit import count_prints, events, prints, visit

PLANNING = "/resources/christmas-planning"
ITEMS = (
    "Budget set", "Gift list written", "Letters to Santa sent", "Cards written and posted",
    "Tree and lights up", "Cookies baked", "Gifts bought and wrapped",
    "Menu planned and food ordered", "Something given to others",
    "One evening kept free for nothing at all",
)  # fmt: skip


def test_timeline_of_four_periods(page: Page) -> None:
    page.goto(PLANNING)
    main = page.get_by_role("main")
    timeline = main.locator("section").filter(has=page.get_by_role("heading", name="The timeline"))
    assert timeline.get_by_role("heading", level=3).all_inner_texts() == [
        "November", "Early December", "Mid December", "Week Before Christmas",
    ]  # fmt: skip
    for tasks in timeline.get_by_role("listitem").get_by_role("list").all():
        assert tasks.get_by_role("listitem").count() >= 4
    banner = main.get_by_role("link", name="Find gift ideas")
    expect(banner).to_have_attribute("href", "/resources/gift-ideas")


def test_ticks_are_remembered(page: Page) -> None:
    visit(page, PLANNING)
    boxes = page.locator("#checklist").get_by_role("checkbox")
    status = page.locator("#checklist").get_by_role("status")
    clear = page.get_by_role("button", name="Clear all ticks")
    assert tuple(page.locator("#checklist label").all_inner_texts()) == ITEMS
    assert boxes.count() == len(ITEMS) == 10
    expect(status).to_have_text("0 of 10 done")
    expect(clear).to_be_disabled()
    for name in (ITEMS[5], ITEMS[0]):
        page.get_by_label(name, exact=True).check()
    expect(status).to_have_text("2 of 10 done")
    page.reload()
    expect(status).to_have_text("2 of 10 done")
    for item in ITEMS:
        expect(page.get_by_label(item, exact=True)).to_be_checked(
            checked=item in {ITEMS[0], ITEMS[5]}
        )
    page.get_by_label(ITEMS[0], exact=True).uncheck()
    expect(status).to_have_text("1 of 10 done")
    for item in ITEMS:
        page.get_by_label(item, exact=True).check()
    expect(status).to_have_text("All ten done. Put the kettle on!")
    assert violations(page) == []
    clear.click()
    expect(status).to_have_text("0 of 10 done")
    page.reload()
    expect(status).to_have_text("0 of 10 done")


def test_the_checklist_prints_alone(page: Page) -> None:
    count_prints(page)
    visit(page, PLANNING)
    page.get_by_role("button", name="Print the checklist").click()
    assert prints(page) == 1
    pressed = {"button_name": "Print the checklist", "location": "checklist"}
    assert pressed in events(page, "button_click")
    for paper in FORMATS:
        sheets = print_to_pdf(page, paper)
        assert [sheet.format for sheet in sheets] == [paper]
        words = squeezed(sheets[0].words)
        for item in ITEMS:
            assert squeezed(item) in words
        for hidden in ("The timeline", "Write Letter", "Clear all ticks", "Privacy Policy"):
            assert squeezed(hidden) not in words
