"""Gift ideas: the age filter, prices and reasons."""

import re

from playwright.sync_api import Page, expect

from santa_app.content.gifts import AGE_GROUPS
from santa_app.content.quantities import unbroken
from tests.support.visit import visit

GIFTS = "/resources/gift-ideas"
GROUPS = {group.slug: f"{group.title}, ages {group.ages}" for group in AGE_GROUPS}


def expect_groups(page: Page, *names: str) -> None:
    """Wait until the age groups of these names are visible, and no others."""
    shown = page.get_by_role("region", name=re.compile("ages"))
    expect(shown).to_have_count(len(names))
    for region, name in zip(shown.all(), names, strict=True):
        expect(region).to_have_attribute("aria-label", name)


def test_age_filter_and_shared_link(page: Page) -> None:
    visit(page, GIFTS)
    expect_groups(page, *GROUPS.values())
    choice = page.get_by_role("group", name="Age")
    slug, name = next(iter(GROUPS.items()))
    choice.get_by_role("button", name=unbroken(name.replace(", ages", ""))).click()
    expect(page).to_have_url(re.compile(rf"{GIFTS}\?age={slug}$"))
    expect_groups(page, name)
    page.get_by_role("main").get_by_role("link", name="Write a Letter to Santa").click()
    expect(page).to_have_url(re.compile("/letters-to-santa$"))
    page.go_back()
    expect(page.get_by_role("region", name=name)).to_be_visible()
    expect_groups(page, name)
    choice.get_by_role("button", name="All ages").click()
    expect_groups(page, *GROUPS.values())
    expect(page).to_have_url(re.compile(f"{GIFTS}$"))
