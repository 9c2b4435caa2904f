"""The content counts of SPEC section 9, as the pages show them."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page, expect


class Count(NamedTuple):
    """So many elements on a page."""

    path: str
    selector: str
    number: int


COUNTS = {
    "recipe summaries": Count("/christmas-recipes", "main article", 9),
    "coloring pages": Count("/coloring-pages", "a:has-text('Download & Print')", 8),
    "songs": Count("/christmas-songs", "main article", 6),
    "card crafts": Count("/activities", "#card-crafts h3:has(~ div a[download])", 4),
    "card templates": Count("/christmas-cards", "main a[download]", 2),
    "activities": Count("/activities", "#things-to-do article", 6),
    "movies": Count("/christmas-movies", "#movies a:has-text('Watch Trailer')", 8),
    "games": Count("/christmas-games", "main a[href^='/games/']", 3),
    "reindeer stories": Count("/stories/reindeer-profiles", "main li:has(dl)", 9),
    "village stories": Count("/stories/north-pole-village", "main li:has(figure)", 6),
    "short stories": Count("/christmas-stories", "main article", 3),
    "Advent doors": Count("/activities", "#advent details", 25),
    "budget tiers": Count("/resources/gift-ideas", "main h3:has-text('$')", 4),
    "age groups": Count("/resources/gift-ideas", "main section[aria-label*=', ages ']", 4),
    "planning periods": Count("/resources/christmas-planning", "main ol > li h3", 4),
    "checklist items": Count("/resources/christmas-planning", "#checklist input", 10),
    "template categories": Count(
        "/resources/printable-templates", "main section:has(a[download])", 3
    ),
    "countries": Count("/resources/christmas-traditions", "main ol > li h3", 6),
    "guides for parents": Count("/parent-resources", "#guides a[href^='/resources/']", 4),
}


def test_counts(new_page: Callable[..., Page]) -> None:
    page = new_page(java_script_enabled=False)
    found = {}
    for name, (path, selector, _) in sorted(COUNTS.items(), key=lambda item: item[1].path):
        if not page.url.endswith(path):
            page.goto(path, wait_until="domcontentloaded")
        found[name] = page.locator(selector).count()
    assert found == {name: count.number for name, count in COUNTS.items()}


def test_numbers_of_the_village_and_the_budgets(new_page: Callable[..., Page]) -> None:
    page = new_page(java_script_enabled=False)
    page.goto("/stories/north-pole-village")
    main = page.get_by_role("main")
    for words in ("2,847", "300+", "50,000", "1 million", "Nine stalls"):
        expect(main).to_contain_text(words)
    page.goto("/activities")
    doors = page.locator("#advent details summary span:not(.sr-only)").all_inner_texts()
    assert doors == [str(day) for day in range(1, 26)]


def test_each_marketing_claim_is_on_a_page(page: Page) -> None:
    shown = {
        "/": ("100% Free Service", "Trusted by 50,000+ Families", "50K+", "100K+", "95%", "24hrs"),
        "/letters-to-santa": ("24 hours", "we will make it right", "Child-data protection"),
        "/about": ("10,000+",),
        "/privacy": ("COPPA", "48 hours", "December 27, 2025", "under 13"),
    }
    for path, claims in shown.items():
        page.goto(path)
        for claim in claims:
            expect(page.locator("main")).to_contain_text(claim)
    assert sum(len(claims) for claims in shown.values()) == 14
