"""Songs, cards and coloring pages: what they show, open and download."""

from playwright.sync_api import Page, expect

from santa_app.content.cards import CARD_TEMPLATES
from santa_app.content.coloring import COLORING_PAGES, RANDOM_PAGE
from santa_app.content.songs import SONGS, TABLE
from tests.support.running_site import RunningSite
from tests.support.visit import alerts, events, opened_elsewhere, stay_at_home, visit


def test_songs_lead_to_videos_and_playlists(page: Page, site: RunningSite) -> None:
    stay_at_home(page.context, site)
    visit(page, "/christmas-songs")
    sheet = page.get_by_role("article", name="Silent Night")
    song = SONGS[0]
    lines = song.verses[0][:2]
    rating = f"Our rating: {song.rating:.1f} out of 5"
    for shown in (song.theme, rating, song.fun_fact, *song.tags, *lines):
        expect(sheet.get_by_text(shown).filter(visible=True)).to_have_count(1)
    sheet.get_by_text("Words and story").click()
    for name, start in (
        ("Watch and sing", "https://www.youtube.com/results?search_query=Silent"),
        ("Just listen", "https://open.spotify.com/search/Silent"),
    ):
        assert opened_elsewhere(sheet.get_by_role("link", name=name)).startswith(start)
    outside = page.get_by_role("link", name="Open:")
    opened = [opened_elsewhere(link) for link in outside.all()]
    assert opened == [*(playlist.url for playlist in TABLE.playlists), TABLE.encyclopedia.url]


def test_coloring_pages_are_downloaded_and_one_at_random(page: Page) -> None:
    said = alerts(page)
    visit(page, "/coloring-pages")
    slug = COLORING_PAGES[0].slug
    with page.expect_download() as coming:
        page.locator(f"a[href='/coloring/{slug}.pdf']", has_text="Download & Print").click()
    assert coming.value.path().read_bytes().startswith(b"%PDF-")
    assert events(page, "coloring_page") == [{"page": slug}]
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download a Random Page").click()
    assert coming.value.suggested_filename == f"{RANDOM_PAGE.slug}.pdf"
    assert events(page, "coloring_page_random") == [{"page": RANDOM_PAGE.slug}]
    assert [one["file_name"] for one in events(page, "file_download")] == [
        f"{slug}.pdf", f"{RANDOM_PAGE.slug}.pdf"
    ]  # fmt: skip
    assert said == []


def test_cards(page: Page) -> None:
    visit(page, "/christmas-cards")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download template").first.click()
    assert coming.value.suggested_filename == f"{CARD_TEMPLATES[0].slug}.pdf"
    assert coming.value.path().read_bytes().startswith(b"%PDF-")
