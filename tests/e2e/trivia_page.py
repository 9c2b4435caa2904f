"""The Christmas trivia as browser tests play it."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from santa_app.content.daily_questions import DAILY_QUESTIONS, WORDS
from santa_app.content.trivia import HELD, HOLD, QUESTIONS
from santa_app.rules.trivia import daily_index


class Quiz:
    """The quiz in one browser page whose clock stands still."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.form = page.get_by_role("form", name="Christmas trivia")
        self.options = self.form.get_by_role("radio")
        self.submit = self.form.get_by_role("button", name="Submit Answer")
        self.next = self.form.get_by_role("button", name=re.compile("Next Question|See My Result"))
        self.hold = self.form.get_by_role("button", name=re.compile(f"{HOLD}|{HELD}"))
        self.feedback = self.form.get_by_role("status")
        self.daily = page.get_by_role("form", name=WORDS["title"])

    def choose(self, option: int) -> None:
        self.options.nth(option).check()

    def answer(self, number: int, *, right: bool) -> None:
        correct = QUESTIONS[number].correct
        self.choose(correct if right else (correct + 1) % 4)
        self.submit.click()
        self.page.clock.run_for(2_500)

    def answer_daily(
        self,
        year: int,
        month: int,
        day: int,
        *,
        right: bool,
        use: Callable[[Locator], None] = Locator.click,
    ) -> None:
        """Open the question of the day, check that it is the one of this date, and answer it.

        `use` clicks, taps or presses the Space key on what it is given.
        """
        asked = DAILY_QUESTIONS[daily_index(year, month, day)]
        use(self.page.get_by_role("button", name=WORDS["open"]))
        expect(self.page.locator("#daily-question")).to_be_focused()
        expect(self.page.locator("#daily-question")).to_have_text(asked.question)
        check = self.daily.get_by_role("button", name=WORDS["check"])
        expect(check).to_be_disabled()
        use(self.daily.get_by_role("radio").nth(asked.correct if right else asked.correct - 1))
        use(check)
        expect(self.page.locator("#daily-answer")).to_be_focused()
        expect(self.daily).to_contain_text(WORDS["right"] if right else WORDS["wrong"])
        expect(self.daily).to_contain_text(asked.explanation)
        self.page.clock.run_for(10_000)
        expect(self.daily).to_contain_text(asked.explanation)

    def play(self, right: int) -> None:
        for number in range(len(QUESTIONS)):
            self.answer(number, right=number < right)
