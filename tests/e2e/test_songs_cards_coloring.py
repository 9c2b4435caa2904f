"""Songs, cards and coloring pages: what they show, open and hand over (SPEC section 2)."""

import re

from playwright.sync_api import Page, expect

from tests.support.running_site import RunningSite
from tests.support.visit import alerts, events, opened_elsewhere, stay_at_home, visit

SONGS = (
    "Silent Night", "Jingle Bells", "Deck the Halls", "Joy to the World",
    "We Wish You a Merry Christmas", "O Christmas Tree",
)  # fmt: skip
COLORING = {
    "santa-sleigh": "Santa's Sleigh",
    "rudolph": "Rudolph",
    "gingerbread-house": "Gingerbread House",
    "christmas-tree": "Oh Christmas Tree",
    "snowman-family": "Snowman Family",
    "elf-workshop": "Elf Workshop",
    "north-pole-village": "North Pole Village",
    "nutcracker": "The Nutcracker",
}
CARDS = {"starry-sleigh": "Starry Sleigh", "color-me-tree": "Color-Me Tree"}


def test_songs(page: Page) -> None:
    page.goto("/christmas-songs")
    sheets = page.get_by_role("article")
    assert sheets.get_by_role("heading", level=3).all_inner_texts() == [*SONGS]
    for sheet in sheets.all():
        words = sheet.inner_text()
        rating = re.search(r"Our rating:\s*(\d\.\d)\s*out of 5", words)
        assert rating
        assert 4.5 <= float(rating[1]) <= 4.9
        assert "Did you know?" in words
        assert re.search(r"\d:\d\d min", words)
        assert re.search(r"\b(All Ages|Kids)\b", words)
        tags = sheet.get_by_role("list", name="Tags of")
        assert tags.get_by_role("listitem").count() >= 2
        facts = sheet.get_by_role("list").nth(1).get_by_role("listitem")
        assert facts.count() == 4  # theme, place, age group, length
        assert sheet.get_by_role("blockquote").get_by_role("paragraph").count() >= 4
        for name in ("Watch and sing", "Just listen"):
            link = sheet.get_by_role("link", name=f"{name} (opens in a new tab)")
            expect(link).to_have_attribute("target", "_blank")
            expect(link).to_have_attribute("rel", "noopener")
    main = page.get_by_role("main")
    for name, path in (
        ("Print a coloring page", "/coloring-pages"),
        ("See all activities", "/activities"),
        ("Write to Santa", "/letters-to-santa"),
    ):
        expect(main.get_by_role("link", name=name)).to_have_attribute("href", path)


def test_songs_open_elsewhere(page: Page, site: RunningSite) -> None:
    stay_at_home(page.context, site)
    visit(page, "/christmas-songs")
    sheet = page.get_by_role("article", name="Silent Night")
    for link, start in (
        (sheet.get_by_role("link", name="Watch and sing"), "https://www.youtube.com/results?search_query=Silent"),
        (sheet.get_by_role("link", name="Just listen"), "https://open.spotify.com/search/Silent"),
    ):  # fmt: skip
        assert opened_elsewhere(link).startswith(start)
    outside = page.get_by_role("link", name="Open:")
    assert outside.count() == 3  # two playlists and an encyclopedia article
    hosts = [opened_elsewhere(link).split("/")[2] for link in outside.all()]
    assert hosts[2] == "en.wikipedia.org"
    assert "wikipedia" not in hosts[0] + hosts[1]


def test_the_songbook_leads_to_each_song(page: Page) -> None:
    visit(page, "/christmas-songs")
    contents = page.get_by_role("navigation", name="The songbook").get_by_role("link")
    assert contents.count() == 6
    contents.last.click()
    expect(page.get_by_role("heading", name="O Christmas Tree")).to_be_in_viewport()


def test_coloring_pages(page: Page) -> None:
    page.goto("/coloring-pages")
    sheets = page.get_by_role("listitem").filter(
        has=page.get_by_role("link", name="Download & Print")
    )
    assert sheets.get_by_role("heading", level=3).all_inner_texts() == [*COLORING.values()]
    for sheet, (slug, title) in zip(sheets.all(), COLORING.items(), strict=True):
        link = sheet.get_by_role("link", name="Download & Print")
        expect(link).to_have_attribute("href", f"/coloring/{slug}.pdf")
        expect(link).to_have_accessible_description(title)
        expect(sheet.get_by_role("img")).to_have_attribute("src", f"/coloring/{slug}.svg")
        expect(sheet.get_by_role("img")).to_have_attribute("alt", re.compile("^Outline drawing"))
        expect(sheet).to_contain_text(re.compile("Easy|Medium|Hard"))
    tips = (
        page.get_by_role("main")
        .locator("section")
        .filter(has=page.get_by_role("heading", name="Tips for parents"))
    )
    assert tips.get_by_role("listitem").count() >= 4


def test_coloring_downloads(page: Page) -> None:
    said = alerts(page)
    visit(page, "/coloring-pages")
    for link in page.get_by_role("link", name="Download & Print").all():
        with page.expect_download() as coming:
            link.click()
        assert coming.value.path().read_bytes().startswith(b"%PDF-")
    assert events(page, "coloring_page") == [{"page": slug} for slug in COLORING]
    assert events(page, "file_download") == [
        {"file_name": f"{slug}.pdf", "file_type": "pdf"} for slug in COLORING
    ]
    assert events(page, "coloring_page_random") == []
    assert said == []


def test_the_random_page_is_always_the_first(page: Page) -> None:
    visit(page, "/coloring-pages")
    for count in range(1, 4):
        with page.expect_download() as coming:
            page.get_by_role("link", name="Download a Random Page").click()
        assert coming.value.suggested_filename == "santa-sleigh.pdf"
        assert events(page, "coloring_page_random") == [{"page": "santa-sleigh"}] * count
        assert len(events(page, "file_download")) == count
    assert events(page, "coloring_page") == []


def test_cards(page: Page) -> None:
    visit(page, "/christmas-cards")
    links = page.get_by_role("link", name="Download template")
    assert links.count() == len(CARDS) == 2
    for link, (slug, title) in zip(links.all(), CARDS.items(), strict=True):
        expect(link).to_have_accessible_description(title)
        with page.expect_download() as coming:
            link.click()
        assert coming.value.suggested_filename == f"{slug}.pdf"
        assert coming.value.path().read_bytes().startswith(b"%PDF-")
    assert [one["file_name"] for one in events(page, "file_download")] == [
        f"{slug}.pdf" for slug in CARDS
    ]
    steps = (
        page.get_by_role("main")
        .locator("section")
        .filter(has=page.get_by_role("heading", name="How to make it"))
    )
    assert steps.get_by_role("heading", level=3).all_inner_texts() == [
        "Print", "Trim", "Fold", "Color", "Write", "Send",
    ]  # fmt: skip
    way_on = page.get_by_role("main").get_by_role("link", name="More things to make")
    expect(way_on).to_have_attribute("href", "/activities")
