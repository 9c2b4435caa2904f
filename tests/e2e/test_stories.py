"""Stories: the reader in place, the reindeer, the village (SPEC sections 2 and 4, Stories)."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import violations
from tests.support.visit import visit

STORIES = "/christmas-stories"
MORALS = {
    "The Littlest Star": (
        "You do not have to be big to be a light for somebody. You only have to be there."
    ),
    "The Elf Who Overslept": (
        "A mistake is not the end of the story. It matters what you do when you wake up."
    ),
    "The Lost Mitten": "What you give away is not lost. It is only keeping somebody else warm.",
}


@pytest.mark.parametrize("title", MORALS)
def test_reader_in_place(page: Page, title: str) -> None:
    visit(page, STORIES)
    button = page.get_by_role("button", name=f"Read Story {title}")
    heading = page.get_by_role("heading", level=2, name=title, exact=True)
    lists = page.get_by_role("heading", name="Short stories")
    expect(heading).to_be_hidden()
    button.scroll_into_view_if_needed()
    page.mouse.wheel(0, -120)
    page.wait_for_function("() => new Promise(done => requestAnimationFrame(() => done(true)))")
    place = page.evaluate("window.scrollY")
    steps = page.evaluate("history.length")
    button.click()
    expect(heading).to_be_visible()
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    expect(heading).to_have_css("text-align", "center")
    expect(lists).to_be_hidden()
    expect(page).to_have_url(re.compile(f"{STORIES}$"))
    story = page.get_by_role("article", name=title)
    assert page.get_by_role("article").count() == 1
    expect(story.get_by_role("emphasis")).to_have_text(MORALS[title])
    assert len(story.inner_text().split()) > 500
    assert "*" not in story.inner_text()
    assert violations(page) == []
    back = story.get_by_role("button", name="Back to Stories").last
    back.scroll_into_view_if_needed()
    back.click()
    expect(lists).to_be_visible()
    expect(story).to_be_hidden()
    expect(button).to_be_focused()
    expect(button).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("window.scrollY") == pytest.approx(place, abs=2)
    assert page.evaluate("history.length") == steps
    expect(page).to_have_url(re.compile(f"{STORIES}$"))


def test_reader_by_keyboard(page: Page) -> None:
    visit(page, STORIES)
    button = page.get_by_role("button", name="Read Story The Lost Mitten")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=2, name="The Lost Mitten")).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Back to Stories").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(button).to_be_focused()


def test_list(page: Page) -> None:
    page.goto(STORIES)
    main = page.get_by_role("main")
    for name, path, count in (
        ("Meet the Reindeer", "/stories/reindeer-profiles", 9),
        ("A Walk through the North Pole Village", "/stories/north-pole-village", 6),
    ):
        collection = main.get_by_role("link").filter(has=page.get_by_role("heading", name=name))
        expect(collection).to_have_attribute("href", path)
        expect(collection).to_contain_text(f"{count} stories")
        expect(collection).to_contain_text(re.compile(r"\d+ min read"))
    short = main.get_by_role("listitem").filter(has=page.get_by_role("button", name="Read Story"))
    assert short.get_by_role("heading", level=3).all_inner_texts() == [*MORALS]
    for story in short.all():
        expect(story).to_contain_text(re.compile(r"\d min read"))
        expect(story).to_contain_text(re.compile(r"[Aa]ges \d"))
    games = main.get_by_role("link", name="Play Christmas Games")
    expect(games).to_have_attribute("href", "/christmas-games")


def test_the_stories_are_there_without_javascript(new_page) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(STORIES)
    for title, moral in MORALS.items():
        expect(page.get_by_role("article", name=title)).to_contain_text(moral)


def test_reindeer(page: Page) -> None:
    page.goto("/stories/reindeer-profiles")
    main = page.get_by_role("main")
    cards = main.get_by_role("listitem").filter(has=page.get_by_role("term"))
    assert [card.get_by_role("heading", level=3).inner_text() for card in cards.all()] == [
        "Dasher", "Dancer", "Prancer", "Vixen", "Comet", "Cupid", "Donner", "Blitzen", "Rudolph",
    ]  # fmt: skip
    for card in cards.all():
        assert card.get_by_role("term").all_inner_texts() == [
            "Special power", "Favorite treat", "Fun fact",
        ]  # fmt: skip
        assert all(len(text) > 5 for text in card.get_by_role("definition").all_inner_texts())
        personality, description = card.get_by_role("paragraph").all_inner_texts()
        assert 5 < len(personality) < len(description)
        expect(card.get_by_role("img")).to_have_attribute("alt", re.compile("reindeer"))
    facts = main.locator("section").filter(
        has=page.get_by_role("heading", name="Fun facts from the flight log")
    )
    for fact, words in zip(
        facts.get_by_role("listitem").all(),
        ("up to 650 miles per second", "over 75 million miles", "Carrots", "flight academy"),
        strict=True,
    ):
        expect(fact).to_contain_text(words)
    expect(facts).to_contain_text("every country")
    for link in main.get_by_role("link", name="Visit North Pole").all():
        expect(link).to_have_attribute("href", "/stories/north-pole-village")
    assert main.get_by_role("link", name="Visit North Pole").count() >= 1


def test_village(page: Page) -> None:
    page.goto("/stories/north-pole-village")
    main = page.get_by_role("main")
    places = main.get_by_role("listitem").filter(has=page.get_by_role("figure"))
    assert [place.get_by_role("heading", level=3).inner_text() for place in places.all()] == [
        "Santa's Workshop", "Mrs. Claus's Kitchen", "Reindeer Stables", "Elf Village",
        "Nice List Headquarters", "The Aurora Gardens",
    ]  # fmt: skip
    for place in places.all():
        assert place.get_by_role("list").get_by_role("listitem").count() == 4
        assert len(place.get_by_role("paragraph").last.inner_text()) > 60
    expect(places.nth(2)).to_contain_text("Nine stalls")
    terms = main.get_by_role("term").all_inner_texts()
    values = main.get_by_role("definition").all_inner_texts()
    assert dict(zip(terms, values, strict=True)) == {
        "Elves": "2,847", "Houses": "300+", "Toys made daily": "50,000",
        "Cookies baked monthly": "1 million",
    }  # fmt: skip
    day = main.locator("section").filter(
        has=page.get_by_role("heading", name="A day in the village")
    )
    hours = day.get_by_role("listitem")
    assert [hour.get_by_role("paragraph").first.inner_text() for hour in hours.all()] == [
        "6AM", "9AM", "12PM", "6PM",
    ]  # fmt: skip
    assert hours.get_by_role("heading", level=3).all_inner_texts() == [
        "Morning bell and breakfast", "Workshop work begins", "Lunch and story time",
        "Evening festivities",
    ]  # fmt: skip
    for link in main.get_by_role("link", name="Meet the Reindeer").all():
        expect(link).to_have_attribute("href", "/stories/reindeer-profiles")
    assert main.get_by_role("link", name="Meet the Reindeer").count() >= 1
