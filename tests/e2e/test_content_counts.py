"""Each page shows every entry of its collections."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from playwright.sync_api import Page

from santa_app.content import claims, gifts, parents, planning
from santa_app.content.activities import ACTIVITIES, ADVENT_IDEAS
from santa_app.content.cards import CARD_TEMPLATES
from santa_app.content.coloring import COLORING_PAGES
from santa_app.content.crafts import CARD_CRAFTS
from santa_app.content.games import GAMES
from santa_app.content.gifts import AGE_GROUPS
from santa_app.content.movies import MOVIES
from santa_app.content.planning import CHECKLIST
from santa_app.content.printables import PRINTABLE_CATEGORIES
from santa_app.content.recipes import RECIPES
from santa_app.content.reindeer import REINDEER
from santa_app.content.songs import SONGS
from santa_app.content.stories import SHORT_STORIES
from santa_app.content.traditions import TRADITIONS
from santa_app.content.village import LOCATIONS
from tests.support.html_page import fetch, read
from tests.support.running_site import RunningSite


class Shown(NamedTuple):
    """Elements on a page, one for each entry of a collection."""

    path: str
    selector: str
    entries: Sequence[object]


SHOWN = (
    Shown("/activities", "#advent details", ADVENT_IDEAS),
    Shown("/activities", "#card-crafts li:has(a[download]) > h3", CARD_CRAFTS),
    Shown("/activities", "#things-to-do article", ACTIVITIES),
    Shown("/christmas-cards", "main a[download]", CARD_TEMPLATES),
    Shown("/christmas-games", "main a[href^='/games/']", GAMES),
    Shown("/christmas-movies", "#movies a:has-text('Watch Trailer')", MOVIES),
    Shown("/christmas-recipes", "main article", RECIPES),
    Shown("/christmas-songs", "main article", SONGS),
    Shown("/christmas-stories", "main article", SHORT_STORIES),
    Shown("/coloring-pages", "a:has-text('Download & Print')", COLORING_PAGES),
    Shown("/parent-resources", "#guides a[href^='/resources/']", parents.TABLE.guides),
    Shown("/resources/christmas-planning", "#checklist input", CHECKLIST),
    Shown("/resources/christmas-planning", "main ol > li h3", planning.TABLE.periods),
    Shown("/resources/christmas-traditions", "main ol > li h3", TRADITIONS),
    Shown("/resources/gift-ideas", "main h3:has-text('$')", gifts.TABLE.budgets),
    Shown("/resources/gift-ideas", "main section[aria-label*=', ages ']", AGE_GROUPS),
    Shown("/resources/printable-templates", "main section:has(a[download])", PRINTABLE_CATEGORIES),
    Shown("/stories/north-pole-village", "main li:has(figure)", LOCATIONS),
    Shown("/stories/reindeer-profiles", "main li:has(dl)", REINDEER),
)


def test_every_entry_is_shown(new_page: Callable[..., Page]) -> None:
    page = new_page(java_script_enabled=False)
    for path, selector, entries in SHOWN:
        if not page.url.endswith(path):
            page.goto(path, wait_until="domcontentloaded")
        assert page.locator(selector).count() == len(entries), f"{path}: {selector}"


def test_marketing_claims_are_on_their_pages(site: RunningSite) -> None:
    stats = [text for claim in claims.STATS for text in (claim.value, claim.label)]
    for path, texts in (
        ("/", (*claims.TRUST_POINTS, *stats)),
        ("/letters-to-santa", (claims.REPLY_WITHIN, claims.CHILD_DATA_PROTECTION)),
        ("/about", (claims.FAMILIES_ON_ONE_PAGE,)),
        ("/privacy", (claims.PRIVACY_RESPONSE_AIM, claims.PRIVACY_UPDATED)),
    ):
        words = " ".join(read(site.local_url + path).words.split()).lower()
        assert [text for text in texts if text.lower() not in words] == []


def test_the_copyright_line_ends_with_the_year_of_the_build(site: RunningSite) -> None:
    _, page, _ = fetch(f"{site.local_url}/privacy")
    assert f"© 2025–{datetime.now(UTC).year} " in page.decode()
