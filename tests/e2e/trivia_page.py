"""The Christmas trivia as browser tests play it."""

from playwright.sync_api import Page

from santa_app.content.trivia import QUESTIONS


class Quiz:
    """The quiz in one browser page whose clock stands still."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.form = page.get_by_role("form", name="Christmas trivia")
        self.options = self.form.get_by_role("radio")
        self.submit = self.form.get_by_role("button", name="Submit Answer")
        self.feedback = self.form.get_by_role("status")

    def choose(self, option: int) -> None:
        """Choose an option by its words."""
        self.options.nth(option).check()

    def answer(self, number: int, *, right: bool) -> None:
        """Answer question `number`, from 0, and go on to the next one."""
        correct = QUESTIONS[number].correct
        self.choose(correct if right else (correct + 1) % 4)
        self.submit.click()
        self.page.clock.run_for(2_500)

    def play(self, right: int) -> None:
        """Play the whole quiz with `right` right answers."""
        for number in range(len(QUESTIONS)):
            self.answer(number, right=number < right)
