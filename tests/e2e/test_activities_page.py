"""The activities page: filter, alerts of the card crafts, ways on (SPEC sections 2, 4 and 5)."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.accessibility import violations
from tests.support.running_site import RunningSite
from tests.support.visit import alerts, events, expect_shown, opened_elsewhere, stay_at_home, visit

ACTIVITIES = "/activities"
HOUSE, DOUGH, FLAKES, CAROLS, LETTER, NOTES = ALL = [
    "Build a Gingerbread House", "Salt Dough Ornaments", "Paper Snowflakes", "Carol Singing",
    "Write to Santa", "Thank-You Notes",
]  # fmt: skip
SHOWN = {
    ("All", "All"): ALL,
    ("All", "Easy"): [FLAKES, CAROLS, LETTER],
    ("All", "Medium"): [DOUGH, NOTES],
    ("All", "Hard"): [HOUSE],
    ("Baking", "All"): [HOUSE],
    ("Baking", "Easy"): [],
    ("Baking", "Medium"): [],
    ("Baking", "Hard"): [HOUSE],
    ("Crafts", "All"): [DOUGH, FLAKES],
    ("Crafts", "Easy"): [FLAKES],
    ("Crafts", "Medium"): [DOUGH],
    ("Crafts", "Hard"): [],
    ("Music", "All"): [CAROLS],
    ("Music", "Easy"): [CAROLS],
    ("Music", "Medium"): [],
    ("Music", "Hard"): [],
    ("Writing", "All"): [LETTER, NOTES],
    ("Writing", "Easy"): [LETTER],
    ("Writing", "Medium"): [NOTES],
    ("Writing", "Hard"): [],
}
"""What shows for each category and difficulty: both must match, and 'All' lets everything pass."""

CRAFTS = {
    "Pop-Up Tree Card": "pop-up-tree",
    "Handprint Reindeer Card": "handprint-reindeer",
    "Snowflake Window Card": "snowflake-window",
    "Button Wreath Card": "button-wreath",
}


def test_filter_by_category_and_difficulty(page: Page) -> None:
    visit(page, ACTIVITIES)
    cards = page.locator("#things-to-do").get_by_role("article", include_hidden=True)
    titles = cards.get_by_role("heading", level=3, include_hidden=True)
    categories = page.get_by_role("group", name="Category")
    difficulties = page.get_by_role("group", name="Difficulty")
    for group in (categories, difficulties):
        assert group.get_by_role("button", pressed=True).all_inner_texts() == ["All"]
    expect_shown(titles, ALL)
    for (category, difficulty), found in SHOWN.items():
        categories.get_by_role("button", name=category, exact=True).click()
        difficulties.get_by_role("button", name=difficulty, exact=True).click()
        expect_shown(titles, found)
        count = {0: "No activities found", 1: "1 activity"}.get(
            len(found), f"{len(found)} activities"
        )
        expect(page.locator("#things-to-do").get_by_role("status")).to_have_text(count)
    assert len(SHOWN) == 20
    expect(page).to_have_url(re.compile(r"\?category=Writing&difficulty=Hard$"))
    expect(page.get_by_text("Nothing fits both")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Show all activities").click()
    expect_shown(titles, ALL)
    expect(page).to_have_url(re.compile(f"{ACTIVITIES}$"))
    visit(page, f"{ACTIVITIES}?category=Crafts&difficulty=Easy")
    expect_shown(titles, [FLAKES])
    visit(page, f"{ACTIVITIES}?category=crafts&difficulty=0")
    expect_shown(titles, ALL)


def test_template_alert_then_the_file(page: Page) -> None:
    said = alerts(page)
    visit(page, ACTIVITIES)
    sheets = page.locator("#card-crafts").get_by_role("listitem")
    for count, (title, slug) in enumerate(CRAFTS.items(), start=1):
        sheet = sheets.filter(has=page.get_by_role("heading", name=title, exact=True))
        with page.expect_download() as coming:
            sheet.get_by_role("link", name="Template").click()
        assert said == ["alert: Downloading template..."] * count
        assert coming.value.suggested_filename == f"{slug}.pdf"
        assert coming.value.path().read_bytes().startswith(b"%PDF-")
    assert events(page, "file_download") == [
        {"file_name": f"{slug}.pdf", "file_type": "pdf"} for slug in CRAFTS.values()
    ]


def test_video_alert_then_a_new_tab(page: Page, site: RunningSite) -> None:
    stay_at_home(page.context, site)
    said = alerts(page)
    visit(page, ACTIVITIES)
    for count, (title, slug) in enumerate(CRAFTS.items(), start=1):
        link = page.get_by_role("link", name=f"Video for {title} (opens in a new tab)")
        expect(link).to_have_attribute("rel", "noopener")
        assert opened_elsewhere(link).startswith("https://www.youtube.com/results?search_query=")
        assert said == ["alert: Opening video tutorial..."] * count
        assert {"button_name": "Video", "location": slug} in events(page, "button_click")


def test_upload_alert_and_note(page: Page) -> None:
    said = alerts(page)
    visit(page, ACTIVITIES)
    button = page.get_by_role("button", name="Upload Your Card")
    note = "Parent supervision and consent are required for uploads."
    expect(button).to_have_accessible_description(note)
    expect(page.get_by_text(note)).to_be_visible()
    button.click()
    assert said == ["alert: Photo upload feature coming soon!"]


def test_advent_doors_open(page: Page) -> None:
    visit(page, ACTIVITIES)
    doors = page.locator("#advent").get_by_role("group")
    assert doors.locator("summary").all_inner_texts() == [
        f"December\n{day}" for day in range(1, 26)
    ]
    text = page.get_by_text("Cut out three paper snowflakes for the window.")
    expect(text).to_be_hidden()
    doors.nth(7).locator("summary").click()
    expect(text).to_be_visible()
    for what in page.locator("#card-crafts summary").all():
        what.click()
    assert violations(page) == []


def test_words_and_links(page: Page) -> None:
    page.goto(ACTIVITIES)
    main = page.get_by_role("main")
    terms = main.get_by_role("term").all_inner_texts()
    values = main.get_by_role("definition").all_inner_texts()
    assert dict(zip(terms, values, strict=True)) == {
        "Songs": "15+", "Coloring pages": "20+", "Movies": "8+",
    }  # fmt: skip
    for name, path in (
        ("Write Your Letter", "/letters-to-santa"),
        ("Browse Christmas Movies", "/christmas-movies"),
        ("Check the Nice List", "/nice-list"),
        ("Track Santa", "/track-santa"),
        ("All Christmas Songs", "/christmas-songs"),
        ("See All Coloring Pages", "/coloring-pages"),
    ):
        expect(main.get_by_role("link", name=name)).to_have_attribute("href", path)
    songs = main.locator("#songs").get_by_role("listitem")
    assert songs.count() == 6
    for song in songs.all():
        expect(song.get_by_role("link", name="Listen")).to_have_attribute("target", "_blank")
