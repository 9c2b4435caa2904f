"""The browser State of the parent's page: the link's token, server calls and confirmations."""

from typing import Literal

from reflex_browser_state import BrowserState, Field, browser, event, field, stored

from santa_app.content import my_letter as words
from santa_app.i18n import SITE_LANGUAGE


class ParentLink(BrowserState):
    """The token from the page's URL, and the current call of the server.

    The token is removed from the URL's fragment, because address bar and history show it to the
    next person who uses the device; this tab keeps it for a reload.
    """

    token: Field[str] = stored("", key="my_letter.token", session=True)
    request: Field[dict[str, str]] = field({})  # the last call
    waiting: Field[bool] = field(False)
    acting: Field[bool] = field(False)  # whether the call came from a button
    patience: Field[int] = field(0)  # the timer that ends when the answer is late
    slow: Field[bool] = field(False)
    confirming: Field[str] = field("")  # the action whose confirmation is open; empty for none
    part: Field[Literal["poster", "letters"]] = field("poster")  # of a class's paper, to print
    locale: Field[str] = field(SITE_LANGUAGE)
    thanks: Field[str] = field("")  # the thank-you, until it is sent
    agreed: Field[bool] = field(False)  # whether the parent agrees to its answer
    lacking: Field[Literal["", "thanks", "agreed"]] = field("")  # what it had not when sent

    @event
    def read(self) -> None:
        """Read the token when the page opens or its fragment changes, and load the letter."""
        token = browser.take_fragment()
        if token:
            self.token = token
            self.thanks = ""
            self.agreed = False
            self.lacking = ""
        self.confirming = ""
        self.load()

    @event
    def load(self) -> None:
        self.call("open")

    @event
    def act(self, action: str) -> None:
        """Call the server for a button's action, and close its confirmation."""
        self.confirming = ""
        self.acting = True
        self.call(action)

    @event
    def thank(self) -> None:
        """Send the thank-you, or focus what it lacks: words, or the parent's consent."""
        self.lacking = ""
        if self.thanks.strip() == "":
            self.lacking = "thanks"
        elif not self.agreed:
            self.lacking = "agreed"
        if self.lacking == "":
            self.act("thank")
        else:
            browser.focus(self.lacking)

    @event
    def call(self, action: str) -> None:
        """Call the server, and mark the page as slow if no answer comes in time."""
        self.slow = False
        self.waiting = True
        browser.cancel(self.patience)
        self.patience = browser.after(words.PATIENCE_SECONDS, self.mark_slow)
        self.request = {
            "id": browser.unique_id(),
            "action": action,
            "token": self.token,
            "locale": self.locale,
            "text": self.thanks if action == "thank" else "",
        }

    @event
    def mark_slow(self) -> None:
        self.slow = True

    @event
    def answered(self, answer: dict[str, str]) -> None:
        """End the wait for `MyLetterState.answer`; after a button's action, focus the heading."""
        if answer["id"] != self.request.get("id"):
            return
        browser.cancel(self.patience)
        self.waiting = False
        self.slow = False
        if self.acting:
            self.acting = False
            browser.focus("told")

    @event
    def confirm(self, action: str) -> None:
        """Ask for a confirmation before an action that cannot be undone."""
        self.confirming = action
        browser.focus("yes-" + action)

    @event
    def dismiss(self) -> None:
        self.confirming = ""

    @event
    def print_letter(self) -> None:
        """Open the print dialog; the print layout shows only Santa's letter."""
        browser.print_page()

    @event
    def print_class(self, part: Literal["poster", "letters"]) -> None:
        """Open the print dialog for a class's "poster" or its "letters"."""
        self.part = part
        browser.print_page()
