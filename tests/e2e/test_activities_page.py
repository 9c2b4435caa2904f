"""The activities page: filter, alerts of the card crafts, Advent doors."""

import re

from playwright.sync_api import Page, expect

from santa_app.content import activities, crafts
from santa_app.content.crafts import CARD_CRAFTS
from tests.support.accessibility import violations
from tests.support.running_site import RunningSite
from tests.support.visit import alerts, expect_shown, opened_elsewhere, stay_at_home, visit
from tests.support.waiting import wait_in_page

ACTIVITIES = "/activities"
ALL = [activity.title for activity in activities.ACTIVITIES]
SHOWN = {
    (category, difficulty): [
        activity.title
        for activity in activities.ACTIVITIES
        if category in {"All", activity.category} and difficulty in {"All", activity.difficulty}
    ]
    for category in ("All", *activities.CATEGORIES)
    for difficulty in ("All", "Easy", "Medium", "Hard")
}
"""Titles shown for each category and difficulty."""


def test_filter_by_category_and_difficulty(page: Page) -> None:
    visit(page, ACTIVITIES)
    cards = page.locator("#things-to-do").get_by_role("article", include_hidden=True)
    titles = cards.get_by_role("heading", level=3, include_hidden=True)
    expect_shown(titles, ALL)
    # test_list_filters.py tries all pairs.
    page.get_by_role("group", name="Category").get_by_role("button", name="Crafts").click()
    page.get_by_role("group", name="Difficulty").get_by_role("button", name="Easy").click()
    expect_shown(titles, SHOWN["Crafts", "Easy"])
    page.reload()
    expect_shown(titles, SHOWN["Crafts", "Easy"])
    category, difficulty = next(pair for pair, found in SHOWN.items() if not found)
    visit(page, f"{ACTIVITIES}?category={category}&difficulty={difficulty}")
    expect(page.get_by_text("We don't have one like that")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Show all activities").click()
    expect_shown(titles, ALL)
    expect(page).to_have_url(re.compile(f"{ACTIVITIES}$"))


def test_alerts_then_file_video_and_note(page: Page, site: RunningSite) -> None:
    stay_at_home(page.context, site)
    said = alerts(page)
    visit(page, ACTIVITIES)
    craft = CARD_CRAFTS[0]
    sheets = page.locator("#card-crafts").get_by_role("listitem")
    sheet = sheets.filter(has=page.get_by_role("heading", name=craft.title, exact=True))
    with page.expect_download() as coming:
        sheet.get_by_role("link", name="Template").click()
    assert said == ["alert: Downloading template..."]
    assert coming.value.suggested_filename == f"{craft.slug}.pdf"
    assert coming.value.path().read_bytes().startswith(b"%PDF-")
    link = page.get_by_role("link", name=f"Video {craft.title} (opens in a new tab)")
    assert opened_elsewhere(link).startswith("https://www.youtube.com/results?search_query=")
    wait_in_page(page, lambda: len(said) == 2, "the alert")
    button = page.get_by_role("button", name="Upload Your Card")
    expect(button).to_have_accessible_description(crafts.TABLE.upload_note)
    button.click()
    wait_in_page(page, lambda: len(said) == 3, "the alert")
    assert said[1:] == [
        "alert: Opening video tutorial...",
        "alert: Photo upload feature coming soon!",
    ]


def test_advent_doors_open(page: Page) -> None:
    visit(page, ACTIVITIES)
    doors = page.locator("#advent").get_by_role("group")
    assert doors.locator("summary").all_inner_texts() == [
        f"December\n{day}" for day in range(1, 26)
    ]
    text = page.get_by_text(activities.ADVENT_IDEAS[7])
    expect(text).to_be_hidden()
    doors.nth(7).locator("summary").click()
    expect(text).to_be_visible()
    for what in page.locator("#card-crafts summary").filter(visible=True).all():
        what.click()
    assert violations(page) == []
