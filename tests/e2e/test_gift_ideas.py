"""Gift ideas: the age filter, prices and reasons, tips for each budget (SPEC sections 2 and 4)."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.accessibility import violations
from tests.support.visit import visit

GIFTS = "/resources/gift-ideas"
GROUPS = {"toddlers": "Toddlers, ages 2-4", "preschool": "Preschool, ages 5-8",
          "elementary": "Elementary, ages 9-12", "teens": "Teens, ages 13+"}  # fmt: skip


def groups(page: Page) -> list[str]:
    """Return the names of the age groups that can be seen."""
    shown = page.get_by_role("region", name=re.compile("ages"))
    return [str(one.get_attribute("aria-label")) for one in shown.all()]


def test_age_filter(page: Page) -> None:
    visit(page, GIFTS)
    choice = page.get_by_role("group", name="Age")
    assert choice.get_by_role("button").all_inner_texts() == [
        "All ages", "Toddlers 2-4", "Preschool 5-8", "Elementary 9-12", "Teens 13+",
    ]  # fmt: skip
    assert choice.get_by_role("button", pressed=True).all_inner_texts() == ["All ages"]
    assert groups(page) == [*GROUPS.values()]
    for slug, name in GROUPS.items():
        choice.get_by_role("button", name=name.replace(", ages", "")).click()
        expect(page).to_have_url(re.compile(rf"{GIFTS}\?age={slug}$"))
        assert groups(page) == [name]
        expect(page.get_by_role("status").first).to_contain_text(name.split()[-1])
    choice.get_by_role("button", name="All ages").click()
    assert groups(page) == [*GROUPS.values()]
    expect(page).to_have_url(re.compile(f"{GIFTS}$"))


def test_age_in_a_shared_link(page: Page) -> None:
    visit(page, f"{GIFTS}?age=teens")
    assert groups(page) == ["Teens, ages 13+"]
    assert violations(page) == []
    page.get_by_role("main").get_by_role("link", name="Write a Letter to Santa").click()
    expect(page).to_have_url(re.compile("/letters-to-santa$"))
    page.go_back()
    expect(page.get_by_role("region", name="Teens, ages 13+")).to_be_visible()
    assert groups(page) == ["Teens, ages 13+"]
    visit(page, f"{GIFTS}?age=grown-ups")
    assert groups(page) == [*GROUPS.values()]


def test_gifts_have_price_and_reason(page: Page) -> None:
    page.goto(GIFTS)
    for name in GROUPS.values():
        gifts = page.get_by_role("region", name=name).get_by_role("listitem")
        assert gifts.count() >= 3
        for gift in gifts.all():
            expect(gift.get_by_role("heading", level=4)).to_have_text(re.compile(r"\w{3}"))
            expect(gift.get_by_role("paragraph").first).to_have_text(re.compile(r"(\w+\W+){5}"))
            expect(gift.get_by_role("paragraph").last).to_have_text(re.compile(r"Price: \$\d+"))


def test_budget_tips_and_links(page: Page) -> None:
    page.goto(GIFTS)
    budgets = page.get_by_role("heading", level=3).filter(has_text="$")
    assert budgets.all_inner_texts() == ["Under $25", "$25-50", "$50-100", "$100+"]
    main = page.get_by_role("main")
    for name, path in (
        ("Christmas Planning", "/resources/christmas-planning"),
        ("Printable Templates", "/resources/printable-templates"),
        ("Christmas Traditions", "/resources/christmas-traditions"),
        ("Write a Letter to Santa", "/letters-to-santa"),
    ):
        expect(main.get_by_role("link", name=name)).to_have_attribute("href", path)
