"""The printable templates where letters are really mailed: real files (SPEC section 2, DESIGN 6).

What the same buttons say in the demo stands in tests/integration/additions, which
builds the site without a mail key.
"""

from playwright.sync_api import Page, expect

from tests.support.visit import alerts, events, visit

PRINTABLES = "/resources/printable-templates"
CATEGORIES = {
    "Planners for parents": (
        "christmas-budget-planner", "gift-list-tracker",
        "december-calendar", "holiday-menu-planner",
    ),
    "For children": (
        "wish-list-for-santa", "good-deeds-chart", "advent-calendar-1-25", "christmas-bingo",
    ),
    "For gifts, table and tree": ("gift-tags", "place-cards", "ornament-cutouts", "thank-you-note"),
}  # fmt: skip


def test_three_categories_of_templates(page: Page) -> None:
    page.goto(PRINTABLES)
    for title, slugs in CATEGORIES.items():
        heading = page.get_by_role("heading", level=2, name=title)
        category = page.get_by_role("main").locator("section").filter(has=heading)
        links = category.get_by_role("link", name="Download PDF")
        assert [link.get_attribute("href") for link in links.all()] == [
            f"/templates/printables/{slug}.pdf" for slug in slugs
        ]
        for link, name in zip(
            links.all(), category.get_by_role("heading", level=3).all_inner_texts(), strict=True
        ):
            expect(link).to_have_accessible_description(name)
    banner = page.get_by_role("main").get_by_role("link", name="Open the planning guide")
    expect(banner).to_have_attribute("href", "/resources/christmas-planning")


def test_download(page: Page) -> None:
    said = alerts(page)
    visit(page, PRINTABLES)
    # One of each category: Chromium drops what a page downloads beyond ten files in a second.
    chosen = ("gift-list-tracker", "advent-calendar-1-25", "thank-you-note")
    for slug in chosen:
        link = page.locator(f"a[href='/templates/printables/{slug}.pdf']")
        with page.expect_download() as coming:
            link.click()
        assert coming.value.suggested_filename == f"{slug}.pdf"
        assert coming.value.path().read_bytes().startswith(b"%PDF-")
    assert said == []
    assert events(page, "file_download") == [
        {"file_name": f"{slug}.pdf", "file_type": "pdf"} for slug in chosen
    ]
