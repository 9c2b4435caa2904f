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


def test_age_filter_prices_and_reasons(page: Page) -> None:
    visit(page, GIFTS)
    choice = page.get_by_role("group", name="Age")
    assert choice.get_by_role("button").all_inner_texts() == [
        "All ages",
        *(unbroken(f"{group.title} {group.ages}") for group in AGE_GROUPS),
    ]
    expect(choice.get_by_role("button", pressed=True)).to_have_text(["All ages"])
    expect_groups(page, *GROUPS.values())
    for slug, name in GROUPS.items():
        choice.get_by_role("button", name=unbroken(name.replace(", ages", ""))).click()
        expect(page).to_have_url(re.compile(rf"{GIFTS}\?age={slug}$"))
        expect_groups(page, name)
        expect(page.get_by_role("status").first).to_contain_text(name.split()[-1])
    choice.get_by_role("button", name="All ages").click()
    expect_groups(page, *GROUPS.values())
    expect(page).to_have_url(re.compile(f"{GIFTS}$"))
    for name in GROUPS.values():
        gifts = page.get_by_role("region", name=name).get_by_role("listitem")
        assert gifts.count() > 0
        for gift in gifts.all():
            expect(gift.get_by_role("heading", level=4)).to_have_text(re.compile(r"\w{3}"))
            expect(gift.get_by_role("paragraph").first).to_have_text(re.compile(r"(\w+\W+){5}"))
            expect(gift.get_by_role("paragraph").last).to_have_text(re.compile(r"Price: \$\d+"))


def test_age_in_a_shared_link(page: Page) -> None:
    visit(page, f"{GIFTS}?age=teens")
    expect_groups(page, "Teens, ages 13+")
    page.get_by_role("main").get_by_role("link", name="Write a Letter to Santa").click()
    expect(page).to_have_url(re.compile("/letters-to-santa$"))
    page.go_back()
    expect(page.get_by_role("region", name="Teens, ages 13+")).to_be_visible()
    expect_groups(page, "Teens, ages 13+")
    visit(page, f"{GIFTS}?age=grown-ups")
    expect_groups(page, *GROUPS.values())
