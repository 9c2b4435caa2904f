"""The home page's words and links (SPEC section 2)."""

import re

from playwright.sync_api import Page, expect

from tests.support.letter_form import LETTER


def test_home(page: Page) -> None:
    page.goto("/")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Letters to Santa")
    expect(heading).to_contain_text("Get a Personal Reply!")
    main = page.get_by_role("main")
    for words in (
        "Official Santa Letter Service", "100% Free Service", "Trusted by 50,000+ Families",
        "Instant Santa Reply", "How It Works", "50K+", "Happy Families", "100K+", "Letters Sent",
        "95%", "Reply Rate", "24hrs", "Response Time", "More Christmas Fun",
        "Why Families Choose Us",
    ):  # fmt: skip
        expect(main).to_contain_text(words, ignore_case=True)
    for name, path in (
        ("Write Your Letter Now", LETTER),
        ("Check Nice List", "/nice-list"),
        ("Holiday Recipes", "/christmas-recipes"),
        ("Fun Activities", "/activities"),
        ("Track Santa", "/track-santa"),
    ):
        expect(main.get_by_role("link", name=re.compile(name)).first).to_have_attribute(
            "href", path
        )
