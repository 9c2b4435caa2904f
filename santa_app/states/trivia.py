"""The Christmas trivia quiz."""

from reflex_browser_state import BrowserState, Field, browser, computed, event, field, stored

from santa_app.content.children import CHILD_KEY
from santa_app.content.trivia import (
    FEEDBACK_SECONDS,
    KIND_WORDS,
    QUESTIONS,
    QUIZ_TIERS,
    Question,
    QuizTier,
)
from santa_app.i18n import gettext as _
from santa_app.rules.trivia import NO_CHOICE, Option, drawn_options

QUESTION_ID = "trivia-question"
FEEDBACK_ID = "trivia-feedback"
RESULTS_ID = "trivia-results"
DOUBLE_CLICK_MS = 700
"""A press that comes sooner after an answer belongs to a double click."""

_CORRECT = _("Correct!")
_INCORRECT = _("Incorrect.")


def percent_right(score: int, total: int) -> int:
    """Return the share of right answers in percent, rounded half up; 0 without questions."""
    if total <= 0:
        return 0
    return (200 * score + total) // (2 * total)


def quiz_tier(score: int, total: int) -> QuizTier:
    """Return the tier of `score` right answers out of `total`.

    The exact share decides, not the rounded percent: 89.6 % is below 90 %.
    """
    for tier in QUIZ_TIERS:
        if 100 * score >= tier.percent * total:
            return tier
    return QUIZ_TIERS[len(QUIZ_TIERS) - 1]


class TriviaState(BrowserState):
    """The questions, one after the other, then the results."""

    index: Field[int] = field(0)
    score: Field[int] = field(0)
    choice: Field[int] = field(NO_CHOICE)
    answered: Field[bool] = field(False)  # whether the explanation is shown
    finished: Field[bool] = field(False)  # whether the results are shown
    results: Field[list[bool]] = field([])  # whether each answer was right
    answered_at: Field[float] = field(0)  # ms since 1970
    timer: Field[int] = field(0)  # shows the next question
    held: Field[bool] = field(False)  # the explanation stays until the next question is asked for
    best: Field[int] = stored(0, key="trivia-best", per=CHILD_KEY)  # the most right answers

    @event
    def choose(self, option: int) -> None:
        """Choose an option; ignored after Submit."""
        if not self.answered:
            self.choice = option

    @event
    def submit(self) -> None:
        """Record the answer and show the explanation for 2.5 seconds; go on when pressed again."""
        if self.answered:
            if browser.now() - self.answered_at >= DOUBLE_CLICK_MS:
                self.advance()
            return
        if self.finished or self.choice == NO_CHOICE:
            return
        right = self.choice == self.question.correct
        if right:
            self.score += 1
        self.results = [*self.results, right]
        self.answered = True
        self.answered_at = browser.now()
        self.timer = browser.after(FEEDBACK_SECONDS, self.advance)

    @event
    def hold(self) -> None:
        """Keep the explanation of a visitor who reads it until the next question is asked for."""
        if self.answered:
            browser.cancel(self.timer)
            self.held = True

    @event
    def advance(self) -> None:
        """Show the next question, or the results after the last one."""
        browser.cancel(self.timer)
        self.choice = NO_CHOICE
        self.answered = False
        self.held = False
        if self.index + 1 < len(QUESTIONS):
            self.index += 1
            browser.focus(QUESTION_ID)
        else:
            self.finished = True
            self.best = max(self.best, self.score)
            browser.focus(RESULTS_ID)

    @event
    def play_again(self) -> None:
        self.reset()
        browser.track("button_click", button_name="Play Again", location="christmas-trivia")
        browser.focus(QUESTION_ID)

    @computed
    def question(self) -> Question:
        return QUESTIONS[self.index]

    @computed
    def options(self) -> list[Option]:
        return drawn_options(self.question, self.choice, answered=self.answered)

    @computed
    def can_submit(self) -> bool:
        return self.choice != NO_CHOICE and not self.answered

    @computed
    def was_right(self) -> bool:
        return self.answered and self.choice == self.question.correct

    @computed
    def feedback(self) -> str:
        """The feedback after Submit; blank before."""
        if not self.answered:
            return ""
        return _CORRECT if self.was_right else _INCORRECT

    @computed
    def kind_words(self) -> str:
        """What is said to comfort the visitor about the latest wrong answer."""
        wrong = len(self.results) - self.score
        return KIND_WORDS[(wrong - 1) % len(KIND_WORDS)]

    @computed
    def right_option(self) -> str:
        return self.question.options[self.question.correct]

    @computed
    def at_last(self) -> bool:
        return self.index + 1 == len(QUESTIONS)

    @computed
    def number(self) -> int:
        return self.index + 1

    @computed
    def total(self) -> int:
        return len(QUESTIONS)

    @computed
    def progress(self) -> int:
        return 100 * len(self.results) // len(QUESTIONS)

    @computed
    def empty_share(self) -> int:
        """The part of the star that isn't filled yet, in percent."""
        return 100 - self.progress

    @computed
    def percent(self) -> int:
        return percent_right(self.score, len(QUESTIONS))

    @computed
    def tier(self) -> QuizTier:
        return quiz_tier(self.score, len(QUESTIONS))
