"""The Christmas trivia quiz."""

import re

import pytest
from playwright.sync_api import expect

from santa_app.content.trivia import QUESTIONS
from tests.e2e.feature_steps import (
    TRIVIA,
    is_still,
    stopped,
    tab_to_without_server,
)
from tests.e2e.fixture_types import AtDate
from tests.e2e.trivia_page import Quiz

COUNT = len(QUESTIONS)


@pytest.fixture
def quiz(at_date: AtDate) -> Quiz:
    """The quiz, just opened."""
    return Quiz(stopped(at_date, TRIVIA))


def test_results_and_play_again(quiz: Quiz) -> None:
    page = quiz.page
    quiz.answer_daily(2026, 12, 10, right=True)
    quiz.choose(QUESTIONS[0].correct)
    quiz.submit.dblclick()
    expect(quiz.form).to_contain_text(f"Question 1 of {COUNT}")
    quiz.hold.hover()
    page.clock.run_for(10_000)
    expect(quiz.feedback).to_contain_text(QUESTIONS[0].explanation)
    page.mouse.move(0, 0)
    page.clock.run_for(2_500)
    expect(quiz.form).to_contain_text(f"Question 2 of {COUNT}")
    quiz.choose(QUESTIONS[1].correct)
    quiz.submit.click()
    quiz.hold.click()
    page.mouse.move(0, 0)
    page.clock.run_for(10_000)
    expect(quiz.feedback).to_contain_text(QUESTIONS[1].explanation)
    quiz.next.click()
    expect(quiz.form).to_contain_text(f"Question 3 of {COUNT}")
    # Leaving the page starts the quiz anew.
    page.get_by_role("banner").get_by_role("link", name="Nice List").first.click()
    expect(page).to_have_title(re.compile("Nice List"))
    page.go_back()
    expect(quiz.form).to_contain_text(f"Question 1 of {COUNT}")
    quiz.play(0)
    expect(page.get_by_role("heading", name="Keep learning")).to_be_focused()
    page.get_by_role("button", name="Play Again").click()
    expect(page.locator("#trivia-question")).to_be_focused()
    expect(quiz.submit).to_be_disabled()


def test_by_keyboard_without_server(quiz: Quiz) -> None:
    page = quiz.page
    tab_to_without_server(page, quiz.options.first)
    for number, question in enumerate(QUESTIONS):
        page.keyboard.press("Space")
        for _ in range(question.correct):
            page.keyboard.press("ArrowDown")
        expect(quiz.options.nth(question.correct)).to_be_checked()
        page.keyboard.press("Enter")
        expect(quiz.feedback).to_contain_text("Correct!")
        is_still(page)
        if number == 0:
            # Chromium takes the focus from a disabled field a frame later.
            expect(quiz.options.nth(question.correct)).not_to_be_focused()
            page.keyboard.press("Tab")
            expect(quiz.hold).to_be_focused()
            page.clock.run_for(10_000)
            expect(quiz.feedback).to_contain_text(question.explanation)
            page.keyboard.press("Tab")
            expect(quiz.next).to_be_focused()
            page.keyboard.press("Enter")
        else:
            page.clock.run_for(2_500)
        if number < COUNT - 1:
            page.keyboard.press("Tab")
            expect(quiz.options.first).to_be_focused()
    expect(page.get_by_role("heading", name="Christmas Expert")).to_be_focused()
    expect(page.get_by_role("main")).to_contain_text(
        f"You got {COUNT} of {COUNT} questions right. That's 100%."
    )
    is_still(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play Again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#trivia-question")).to_be_focused()
    quiz.answer_daily(2026, 12, 10, right=False, use=lambda found: found.press("Space"))
    is_still(page)
