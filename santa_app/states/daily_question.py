"""The question of the day, which the visitor's date chooses."""

from reflex_browser_state import BrowserState, Field, browser, computed, event, field

from santa_app.content.daily_questions import DAILY_QUESTIONS
from santa_app.content.trivia import Question
from santa_app.rules.trivia import NO_CHOICE, Option, daily_index, drawn_options

DAILY_ID = "daily-question"
DAILY_ANSWER_ID = "daily-answer"


class DailyQuestionState(BrowserState):
    """Closed, then the question of the visitor's date, then its answer."""

    opened: Field[bool] = field(False)
    index: Field[int] = field(0)
    choice: Field[int] = field(NO_CHOICE)
    answered: Field[bool] = field(False)

    @event
    def open_question(self) -> None:
        """Show the question of today, by the visitor's date."""
        today = browser.local_time(browser.now())
        self.index = daily_index(today.year, today.month, today.day)
        self.opened = True
        browser.focus(DAILY_ID)

    @event
    def choose(self, option: int) -> None:
        """Choose an option; ignored after the answer."""
        if not self.answered:
            self.choice = option

    @event
    def check(self) -> None:
        """Show the answer; ignored without a choice."""
        if self.choice == NO_CHOICE or self.answered:
            return
        self.answered = True
        browser.focus(DAILY_ANSWER_ID)

    @computed
    def question(self) -> Question:
        return DAILY_QUESTIONS[self.index]

    @computed
    def options(self) -> list[Option]:
        return drawn_options(self.question, self.choice, answered=self.answered)

    @computed
    def can_check(self) -> bool:
        return self.choice != NO_CHOICE and not self.answered

    @computed
    def was_right(self) -> bool:
        return self.answered and self.choice == self.question.correct

    @computed
    def right_option(self) -> str:
        return self.question.options[self.question.correct]
