"""The short stories and their reader."""

import re

import pytest
from playwright.sync_api import Page, expect

from santa_app.content.stories import SHORT_STORIES
from tests.support.visit import visit

STORIES = "/christmas-stories"
LAST = SHORT_STORIES[-1].title
MORALS = {story.title: story.content.splitlines()[-1].strip("*") for story in SHORT_STORIES}


def test_reader_in_place(page: Page, subtests: pytest.Subtests) -> None:
    visit(page, STORIES)
    for title in (SHORT_STORIES[0].title, LAST):
        with subtests.test(title=title):
            read_in_place(page, title)


def read_in_place(page: Page, title: str) -> None:
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
    expect(page.get_by_role("article")).to_have_count(1)
    expect(story.get_by_role("emphasis")).to_have_text(MORALS[title])
    assert "*" not in story.inner_text()
    back = story.get_by_role("button", name="Back to Stories").last
    back.scroll_into_view_if_needed()
    back.click()
    expect(lists).to_be_visible()
    expect(story).to_be_hidden()
    expect(button).to_be_focused()
    expect(button).to_be_in_viewport(ratio=0.99)
    page.wait_for_function(f"Math.abs(scrollY - {place}) < 2")
    assert page.evaluate("history.length") == steps
    expect(page).to_have_url(re.compile(f"{STORIES}$"))


def test_reader_by_keyboard(page: Page) -> None:
    visit(page, STORIES)
    button = page.get_by_role("button", name=f"Read Story {LAST}")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=2, name=LAST)).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Read to me")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Back to Stories").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(button).to_be_focused()


def test_stories_can_be_read_without_javascript(new_page) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(STORIES)
    for title, moral in MORALS.items():
        expect(page.get_by_role("article", name=title)).to_contain_text(moral)
