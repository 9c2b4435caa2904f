"""Songs, cards and coloring pages: what they show, open and download."""

import re

from playwright.sync_api import Page, expect

from santa_app.content.cards import CARD_TEMPLATES
from santa_app.content.coloring import COLORING_PAGES, RANDOM_PAGE
from santa_app.content.songs import ENCYCLOPEDIA, PLAYLISTS, SONGS
from tests.support.running_site import RunningSite
from tests.support.visit import alerts, events, opened_elsewhere, stay_at_home, visit

CHOSEN = [page.slug for page in COLORING_PAGES[::5]]
"""Coloring pages to download."""


def test_songs_show_tags_facts_lyrics_and_links(page: Page, site: RunningSite) -> None:
    stay_at_home(page.context, site)
    visit(page, "/christmas-songs")
    sheets = page.get_by_role("article")
    for sheet, song in zip(sheets.all(), SONGS, strict=True):
        expect(sheet.get_by_role("heading", level=3)).to_have_text(song.title)
        sheet.get_by_text("Words and story").click()
        tags = sheet.get_by_role("list", name="Tags of")
        assert tags.get_by_role("listitem").all_inner_texts() == [f"#{tag}" for tag in song.tags]
        facts = sheet.get_by_role("list").first
        for fact in (song.theme, song.location, song.age_group, song.duration):
            expect(facts).to_contain_text(fact)
        expect(sheet).to_contain_text(song.fun_fact)
        verses = sheet.get_by_role("blockquote").get_by_role("paragraph")
        assert [verse.locator("span").all_inner_texts() for verse in verses.all()] == [
            list(verse) for verse in song.verses
        ]
        for name in ("Watch and sing", "Just listen"):
            link = sheet.get_by_role("link", name=f"{name} (opens in a new tab)")
            expect(link).to_have_attribute("target", "_blank")
            expect(link).to_have_attribute("rel", "noopener")

    sheet = page.get_by_role("article", name="Silent Night")
    for link, start in (
        (sheet.get_by_role("link", name="Watch and sing"), "https://www.youtube.com/results?search_query=Silent"),
        (sheet.get_by_role("link", name="Just listen"), "https://open.spotify.com/search/Silent"),
    ):  # fmt: skip
        assert opened_elsewhere(link).startswith(start)
    outside = page.get_by_role("link", name="Open:")
    opened = [opened_elsewhere(link) for link in outside.all()]
    assert opened == [*(playlist.url for playlist in PLAYLISTS), ENCYCLOPEDIA.url]


def test_coloring_pages_and_their_downloads(page: Page) -> None:
    said = alerts(page)
    visit(page, "/coloring-pages")
    sheets = page.get_by_role("listitem").filter(
        has=page.get_by_role("link", name="Download & Print")
    )
    for sheet, drawing in zip(sheets.all(), COLORING_PAGES, strict=True):
        slug, title = drawing.slug, drawing.title
        expect(sheet.get_by_role("heading", level=3)).to_have_text(title)
        link = sheet.get_by_role("link", name="Download & Print")
        expect(link).to_have_attribute("href", f"/coloring/{slug}.pdf")
        expect(link).to_have_accessible_description(title)
        expect(sheet.get_by_role("img")).to_have_attribute("src", f"/coloring/{slug}.svg")
        expect(sheet.get_by_role("img")).to_have_attribute("alt", re.compile("^Outline drawing"))
        expect(sheet).to_contain_text(re.compile("Easy|Medium|Hard"))

    # Chromium drops downloads of a page beyond ten per second.
    for slug in CHOSEN:
        with page.expect_download() as coming:
            page.locator(f"a[href='/coloring/{slug}.pdf']", has_text="Download & Print").click()
        assert coming.value.path().read_bytes().startswith(b"%PDF-")
    assert events(page, "coloring_page") == [{"page": slug} for slug in CHOSEN]
    assert events(page, "file_download") == [
        {"file_name": f"{slug}.pdf", "file_type": "pdf"} for slug in CHOSEN
    ]
    assert events(page, "coloring_page_random") == []
    assert said == []


def test_random_page_is_always_the_same(page: Page) -> None:
    visit(page, "/coloring-pages")
    for count in range(1, 4):
        with page.expect_download() as coming:
            page.get_by_role("link", name="Download a Random Page").click()
        assert coming.value.suggested_filename == f"{RANDOM_PAGE.slug}.pdf"
        assert events(page, "coloring_page_random") == [{"page": RANDOM_PAGE.slug}] * count
        assert len(events(page, "file_download")) == count
    assert events(page, "coloring_page") == []


def test_cards(page: Page) -> None:
    visit(page, "/christmas-cards")
    links = page.get_by_role("link", name="Download template")
    for link, card in zip(links.all(), CARD_TEMPLATES, strict=True):
        expect(link).to_have_accessible_description(card.title)
        with page.expect_download() as coming:
            link.click()
        assert coming.value.suggested_filename == f"{card.slug}.pdf"
        assert coming.value.path().read_bytes().startswith(b"%PDF-")
    assert [one["file_name"] for one in events(page, "file_download")] == [
        f"{card.slug}.pdf" for card in CARD_TEMPLATES
    ]
