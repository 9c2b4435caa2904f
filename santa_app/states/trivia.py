"""The Christmas trivia quiz."""

from dataclasses import dataclass
from typing import Literal

from santa_app.browser import BrowserState, Field, browser, computed, event, field
from santa_app.content.trivia import FEEDBACK_SECONDS, QUESTIONS, QUIZ_TIERS, Question, QuizTier

NO_CHOICE = -1

QUESTION_ID = "trivia-question"
RESULTS_ID = "trivia-results"


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """An option of the current question. `status` says how to draw it."""

    text: str
    index: int
    status: Literal["open", "chosen", "right", "wrong", "dimmed"]


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
    """The questions, one after the other, then the results.

    Attributes:
        index: The index of the current question.
        score: The number of right answers.
        choice: The index of the chosen option, or -1.
        answered: Whether the choice was submitted and the explanation is shown.
        finished: Whether the results are shown.
        results: Whether each submitted answer was right.
    """

    index: Field[int] = field(0)
    score: Field[int] = field(0)
    choice: Field[int] = field(NO_CHOICE)
    answered: Field[bool] = field(False)
    finished: Field[bool] = field(False)
    results: Field[list[bool]] = field([])

    @event
    def choose(self, option: int) -> None:
        """Choose an option; ignored after Submit."""
        if not self.answered:
            self.choice = option

    @event
    def submit(self) -> None:
        """Record the answer and show the explanation for 2.5 seconds."""
        if self.answered or self.finished or self.choice == NO_CHOICE:
            return
        right = self.choice == self.question.correct
        if right:
            self.score += 1
        self.results = [*self.results, right]
        self.answered = True
        browser.after(FEEDBACK_SECONDS, self.advance)

    @event
    def advance(self) -> None:
        """Show the next question, or the results after the last one."""
        self.choice = NO_CHOICE
        self.answered = False
        if self.index + 1 < len(QUESTIONS):
            self.index += 1
            browser.focus(QUESTION_ID)
        else:
            self.finished = True
            browser.focus(RESULTS_ID)

    @event
    def play_again(self) -> None:
        """Start again with the first question."""
        self.reset()
        browser.track("button_click", button_name="Play Again", location="christmas-trivia")
        browser.focus(QUESTION_ID)

    @computed
    def question(self) -> Question:
        """The current question."""
        return QUESTIONS[self.index]

    @computed
    def options(self) -> list[Option]:
        """The options of the current question."""
        question = self.question
        drawn = []
        for place in range(len(question.options)):
            status = "open"
            if self.answered:
                status = "dimmed"
                if place == question.correct:
                    status = "right"
                elif place == self.choice:
                    status = "wrong"
            elif place == self.choice:
                status = "chosen"
            drawn.append(Option(text=question.options[place], index=place, status=status))
        return drawn

    @computed
    def can_submit(self) -> bool:
        """Whether an option is chosen but not submitted."""
        return self.choice != NO_CHOICE and not self.answered

    @computed
    def was_right(self) -> bool:
        """Whether the submitted choice is the right one."""
        return self.answered and self.choice == self.question.correct

    @computed
    def feedback(self) -> str:
        """The feedback after Submit; blank before."""
        if not self.answered:
            return ""
        return "Correct!" if self.was_right else "Incorrect."

    @computed
    def number(self) -> int:
        """The number of the current question, counted from 1."""
        return self.index + 1

    @computed
    def total(self) -> int:
        """The number of questions."""
        return len(QUESTIONS)

    @computed
    def progress(self) -> int:
        """The share of answered questions, in percent."""
        return 100 * len(self.results) // len(QUESTIONS)

    @computed
    def percent(self) -> int:
        """The share of right answers, in percent."""
        return percent_right(self.score, len(QUESTIONS))

    @computed
    def tier(self) -> QuizTier:
        """The tier of the result."""
        return quiz_tier(self.score, len(QUESTIONS))
