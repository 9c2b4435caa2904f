"""The Christmas trivia quiz (SPEC section 4)."""

from dataclasses import dataclass
from typing import Literal

from santa_app.browser import BrowserState, Field, browser, computed, event, field
from santa_app.content.trivia import FEEDBACK_SECONDS, QUESTIONS, Question, QuizTier
from santa_app.rules.quiz import percent_right, quiz_tier

NO_CHOICE = -1

QUESTION_ID = "trivia-question"
RESULTS_ID = "trivia-results"


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One answer on the screen. `status` says how to draw it; right and wrong come after Submit."""

    text: str
    index: int
    status: Literal["open", "chosen", "right", "wrong", "dimmed"]


class TriviaState(BrowserState):
    """Eight questions, one after the other, then the results.

    Attributes:
        index: Which question is asked, from 0.
        score: How many were right so far.
        choice: The chosen option, or -1.
        answered: Whether the choice was submitted and the explanation shows.
        finished: Whether the results show.
        results: For each answered question, whether it was right.
    """

    index: Field[int] = field(0)
    score: Field[int] = field(0)
    choice: Field[int] = field(NO_CHOICE)
    answered: Field[bool] = field(False)
    finished: Field[bool] = field(False)
    results: Field[list[bool]] = field([])

    @event
    def choose(self, option: int) -> None:
        """Choose an option, or another one; after Submit it is too late."""
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
        """Go on to the next question, or to the results after the last."""
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
        """Start over with the first question."""
        self.reset()
        browser.track("button_click", button_name="Play Again", location="christmas-trivia")
        browser.focus(QUESTION_ID)

    @computed
    def question(self) -> Question:
        """The question that is asked."""
        return QUESTIONS[self.index]

    @computed
    def options(self) -> list[Option]:
        """The question's four options as they are to be drawn."""
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
        """Whether an option is chosen and not yet submitted."""
        return self.choice != NO_CHOICE and not self.answered

    @computed
    def was_right(self) -> bool:
        """Whether the submitted choice is the right one."""
        return self.answered and self.choice == self.question.correct

    @computed
    def feedback(self) -> str:
        """'Correct!' or 'Incorrect.' after Submit, blank before."""
        if not self.answered:
            return ""
        return "Correct!" if self.was_right else "Incorrect."

    @computed
    def number(self) -> int:
        """Which question is asked, counted from 1."""
        return self.index + 1

    @computed
    def total(self) -> int:
        """How many questions there are."""
        return len(QUESTIONS)

    @computed
    def progress(self) -> int:
        """How much of the quiz is answered, in percent."""
        return 100 * len(self.results) // len(QUESTIONS)

    @computed
    def percent(self) -> int:
        """The right answers in percent."""
        return percent_right(self.score, len(QUESTIONS))

    @computed
    def tier(self) -> QuizTier:
        """The result's title and message."""
        return quiz_tier(self.score, len(QUESTIONS))
