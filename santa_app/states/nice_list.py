"""The Nice List checker: form, result and certificate.

It runs in the browser only: the child's name never leaves the device, nor is it in any event.
"""

from typing import Literal

from reflex_browser_state import BrowserError, BrowserState, Field, browser, computed, event, field
from reflex_browser_state.portable import trim

from santa_app.content.certificates import (
    CERTIFICATE_FAILED,
    POP_UP_BLOCKED,
    PRINT_DELAY_SECONDS,
)
from santa_app.content.nice_list import CHECKING_STEPS, NICE_MESSAGES
from santa_app.rules.certificate import certificate_number, long_date, nice_certificate
from santa_app.rules.countdown import is_christmas_eve
from santa_app.rules.nice_score import is_name, message_index, nice_score, star_count

CHECK_SECONDS = 3
SCROLL_SECONDS = 0.7
MAX_STARS = 5

FORM_ID = "nice-list-form"
NAME_ID = "nice-list-name"
RESULT_ID = "nice-list-result"
CERTIFICATE_ID = "nice-list-certificate"


class NiceListState(BrowserState):
    """Idle, then checking for 3 seconds, then the result, then optionally the certificate view."""

    stage: Field[Literal["idle", "checking", "result", "certificate"]] = field("idle")
    name: Field[str] = field("")
    step: Field[int] = field(0)  # the index of the current checking step
    checked_name: Field[str] = field("")  # trimmed
    score: Field[int] = field(0)  # out of 100
    eve: Field[bool] = field(False)  # whether the check was on Christmas Eve
    message: Field[str] = field("")
    issued_at: Field[float] = field(0)  # ms since 1970
    issued: Field[str] = field("")  # such as "December 24, 2025"
    year: Field[int] = field(0)

    @event
    def scroll_to_form(self) -> None:
        """Scroll to the form, for the hero's button."""
        browser.track("nice_list_scroll")
        browser.scroll_to(FORM_ID)
        browser.after(SCROLL_SECONDS, self.focus_name)

    @event
    def focus_name(self) -> None:
        """Focus the input after the scrolling, which focus would interrupt."""
        if self.stage == "idle":
            browser.focus(NAME_ID)

    @event
    def check(self) -> None:
        """Start the three-second check; ignored for a blank name or during a check."""
        if self.stage != "idle" or not self.can_check:
            return
        browser.track("nice_list_started")
        self.checked_name = trim(self.name)
        self.step = 0
        self.stage = "checking"
        browser.after(CHECK_SECONDS / len(CHECKING_STEPS), self.next_step)
        browser.after(2 * CHECK_SECONDS / len(CHECKING_STEPS), self.next_step)
        browser.after(CHECK_SECONDS, self.show_result)

    @event
    def next_step(self) -> None:
        self.step += 1

    @event
    def show_result(self) -> None:
        self.score = nice_score(self.checked_name)
        self.message = NICE_MESSAGES[message_index(self.checked_name)]
        today = browser.local_time(browser.now())
        self.eve = is_christmas_eve(today.month, today.day)
        self.stage = "result"
        browser.track("nice_list_completed")
        browser.focus(RESULT_ID, scroll=False)
        browser.scroll_to(FORM_ID)

    @event
    def get_certificate(self) -> None:
        """Show the certificate view with the current date."""
        self.issued_at = browser.now()
        today = browser.local_time(self.issued_at)
        self.issued = long_date(today.year, today.month, today.day)
        self.year = today.year
        self.stage = "certificate"
        browser.track("nice_list_certificate")
        browser.focus(CERTIFICATE_ID)

    @event
    def back_to_result(self) -> None:
        self.stage = "result"
        browser.focus(RESULT_ID)

    @event
    def print_certificate(self) -> None:
        """Open the certificate in a new window and print it after half a second."""
        document = nice_certificate(
            self.checked_name, self.score, self.year, self.issued_at, self.issued
        )
        try:
            if not browser.print_window(document, PRINT_DELAY_SECONDS, close=False):
                browser.alert(POP_UP_BLOCKED)
        except BrowserError:
            browser.alert(CERTIFICATE_FAILED)

    @event
    def check_another(self) -> None:
        """Clear the name and return to the empty form."""
        browser.track("nice_list_reset")
        self.reset()
        browser.focus(NAME_ID)

    @computed
    def can_check(self) -> bool:
        return is_name(self.name)

    @computed
    def step_text(self) -> str:
        return CHECKING_STEPS[min(self.step, len(CHECKING_STEPS) - 1)]

    @computed
    def star_count(self) -> int:
        """The lit stars: one for each full 20 points, and all five on Christmas Eve."""
        if self.eve:
            return MAX_STARS
        return star_count(self.score)

    @computed
    def stars(self) -> list[bool]:
        """Whether each of the five stars is lit."""
        return [place < self.star_count for place in range(MAX_STARS)]

    @computed
    def number(self) -> str:
        return certificate_number("NL", self.issued_at)
