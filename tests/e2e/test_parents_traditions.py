"""Help for parents and the traditions of six countries (SPEC section 2)."""

from playwright.sync_api import Page, expect


def test_parent_resources(page: Page) -> None:
    page.goto("/parent-resources")
    main = page.get_by_role("main")
    guides = main.locator("#guides").get_by_role("link")
    assert [link.get_attribute("href") for link in guides.all()] == [
        "/resources/gift-ideas", "/resources/christmas-planning",
        "/resources/printable-templates", "/resources/christmas-traditions",
    ]  # fmt: skip
    assert guides.get_by_role("heading", level=3).all_inner_texts() == [
        "Gift Ideas", "Christmas Planning", "Printable Templates", "Christmas Traditions",
    ]  # fmt: skip
    tips = main.locator("section").filter(has=page.get_by_role("heading", name="Four quick tips"))
    assert tips.get_by_role("listitem").count() == 4
    for tip in tips.get_by_role("listitem").all():
        assert len(tip.get_by_role("paragraph").inner_text()) > 40
    for name, path in (
        ("Christmas Games", "/christmas-games"),
        ("Coloring Pages", "/coloring-pages"),
        ("Christmas Songs", "/christmas-songs"),
    ):
        link = main.get_by_role("link").filter(has=page.get_by_role("heading", name=name))
        expect(link).to_have_attribute("href", path)
    banner = main.get_by_role("link", name="Write a letter")
    expect(banner).to_have_attribute("href", "/letters-to-santa")


def test_traditions(page: Page) -> None:
    page.goto("/resources/christmas-traditions")
    main = page.get_by_role("main")
    stops = main.get_by_role("listitem").filter(has=page.get_by_role("img"))
    found = [
        stop.get_by_role("heading", level=3).inner_text().split("\n")[0] for stop in stops.all()
    ]
    assert found == ["Germany", "Mexico", "Japan", "Sweden", "Philippines", "Ethiopia"]
    for stop, language in zip(
        stops.all(), ("de", "es", "ja-Latn", "sv", "fil", "am-Latn"), strict=True
    ):
        assert max(len(text) for text in stop.get_by_role("paragraph").all_inner_texts()) > 120
        expect(stop.locator("b[lang]")).to_have_attribute("lang", language)
    family = main.locator("section").filter(
        has=page.get_by_role("heading", name="Begin one of your own")
    )
    assert family.get_by_role("listitem").count() == 6
    banner = main.get_by_role("link", name="Read Christmas stories")
    expect(banner).to_have_attribute("href", "/christmas-stories")
