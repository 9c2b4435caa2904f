"""The Nice List checker, from the empty form to the printed certificate (SPEC section 4).

It runs in the browser alone: a child's name never leaves the device, and no event carries it.
"""

from typing import Literal

from santa_app.browser import BrowserError, BrowserState, Field, browser, computed, event, field
from santa_app.browser.portable import trim
from santa_app.content.certificates import (
    CERTIFICATE_FAILED,
    POP_UP_BLOCKED,
    PRINT_DELAY_SECONDS,
)
from santa_app.content.nice_messages import CHECKING_STEPS, NICE_MESSAGES
from santa_app.rules.certificate import certificate_number, nice_certificate
from santa_app.rules.nice_score import is_name, message_index, nice_score, star_count

CHECK_SECONDS = 3
SCROLL_SECONDS = 0.7
MOST_STARS = 5

FORM_ID = "nice-list-form"
NAME_ID = "nice-list-name"
RESULT_ID = "nice-list-result"
CERTIFICATE_ID = "nice-list-certificate"


class NiceListState(BrowserState):
    """Idle, checking for 3 seconds, the result, and optionally the certificate view.

    Attributes:
        stage: Which of the four views is shown.
        name: What is typed into the form.
        step: Which of the three checking steps is under way, from 0.
        checked_name: The trimmed name that was checked.
        is_on_list: Always true once a name was checked.
        score: Out of 100.
        message: Santa's words.
        issued_at: When the certificate was asked for, in ms; gives its number and date.
        issued: That date as the visitor's locale writes it.
        year: That date's year.
    """

    stage: Field[Literal["idle", "checking", "result", "certificate"]] = field("idle")
    name: Field[str] = field("")
    step: Field[int] = field(0)
    checked_name: Field[str] = field("")
    is_on_list: Field[bool] = field(False)
    score: Field[int] = field(0)
    message: Field[str] = field("")
    issued_at: Field[float] = field(0)
    issued: Field[str] = field("")
    year: Field[int] = field(0)

    @event
    def scroll_to_form(self) -> None:
        """Bring the form into view, from the hero's button."""
        browser.track("nice_list_scroll")
        browser.scroll_to(FORM_ID)
        browser.after(SCROLL_SECONDS, self.focus_name)

    @event
    def focus_name(self) -> None:
        """Put the cursor into the field once the scrolling is over, which focus would cut short."""
        if self.stage == "idle":
            browser.focus(NAME_ID)

    @event
    def check(self) -> None:
        """Start the three-second check; a blank name is ignored, and so is a second click."""
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
        """Go on to the next line of the loading view."""
        self.step += 1

    @event
    def show_result(self) -> None:
        """Show score and message."""
        self.score = nice_score(self.checked_name)
        self.message = NICE_MESSAGES[message_index(self.checked_name)]
        self.is_on_list = True
        self.stage = "result"
        browser.track("nice_list_completed")
        browser.focus(RESULT_ID)

    @event
    def get_certificate(self) -> None:
        """Show the certificate view; its number and date are those of this moment."""
        self.issued_at = browser.now()
        self.issued = browser.local_date_string(self.issued_at)
        self.year = browser.local_time(self.issued_at).year
        self.stage = "certificate"
        browser.track("nice_list_certificate")
        browser.focus(CERTIFICATE_ID)

    @event
    def back_to_result(self) -> None:
        """Leave the certificate view."""
        self.stage = "result"
        browser.focus(RESULT_ID)

    @event
    def print_certificate(self) -> None:
        """Open the certificate in a window of its own and print it after half a second."""
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
        """Forget the name and return to the empty form."""
        browser.track("nice_list_reset")
        self.reset()
        browser.focus(NAME_ID)

    @computed
    def can_check(self) -> bool:
        """Whether the name is more than blanks."""
        return is_name(self.name)

    @computed
    def step_text(self) -> str:
        """The line of the loading view."""
        return CHECKING_STEPS[min(self.step, len(CHECKING_STEPS) - 1)]

    @computed
    def star_count(self) -> int:
        """How many stars are lit."""
        return star_count(self.score)

    @computed
    def stars(self) -> list[bool]:
        """Five stars: lit or not."""
        return [place < star_count(self.score) for place in range(MOST_STARS)]

    @computed
    def number(self) -> str:
        """The certificate's number."""
        return certificate_number("NL", self.issued_at)
