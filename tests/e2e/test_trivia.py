"""The Christmas trivia quiz."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from santa_app.content.trivia import HELD, QUESTIONS
from tests.e2e.feature_steps import (
    SMALL,
    TRIVIA,
    is_still,
    stopped,
    tab_to_without_server,
)
from tests.e2e.fixture_types import AtDate
from tests.e2e.trivia_page import Quiz

COUNT = len(QUESTIONS)
_CARET = "document.getSelection().setPosition(document.querySelector('h1').firstChild, 2)"
_ATTENTION: tuple[Callable[[Quiz], None], ...] = (
    lambda quiz: quiz.hold.hover(),
    lambda quiz: quiz.page.mouse.wheel(0, 40),
    lambda quiz: quiz.page.locator("h1").click(),
    lambda quiz: quiz.page.evaluate(_CARET),
    lambda quiz: quiz.page.get_by_role("link", name="Nice List").first.focus(),
)
"""What shows that a visitor reads; a screen reader moves the caret or the focus."""


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
    page.clock.run_for(2_500)
    expect(quiz.form).to_contain_text(f"Question 2 of {COUNT}")
    for number, attend in enumerate(_ATTENTION, 1):
        quiz.choose(QUESTIONS[number].correct)
        quiz.submit.click()
        page.clock.run_for(1_500)
        attend(quiz)
        expect(quiz.hold).to_have_text(HELD)
        page.clock.run_for(10_000)
        expect(quiz.feedback).to_contain_text(QUESTIONS[number].explanation)
        quiz.next.click()
    expect(quiz.form).to_contain_text(f"Question {len(_ATTENTION) + 2} of {COUNT}")
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


def test_a_phone_shows_question_picture_and_explanation_at_once(at_date: AtDate) -> None:
    quiz = Quiz(stopped(at_date, TRIVIA, **SMALL))
    for number, question in enumerate(QUESTIONS[:2]):
        right = number == 0
        quiz.options.nth(question.correct - (not right)).tap()
        quiz.submit.tap()
        expect(quiz.feedback).to_contain_text(question.explanation)
        expect(quiz.page.locator("#trivia-question")).to_be_in_viewport(ratio=1)
        expect(quiz.feedback.locator(".quiz-picture")).to_be_in_viewport(ratio=0.9)
        expect(quiz.next).to_be_in_viewport(ratio=1)
        quiz.page.clock.run_for(2_500)
        expect(quiz.page.locator("#trivia-question")).to_be_focused()
        expect(quiz.options.first).to_be_in_viewport(ratio=1)
