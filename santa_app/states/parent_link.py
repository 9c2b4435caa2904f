"""The browser State of the parent's page: the link's token, waiting, and confirmations."""

from santa_app.browser import BrowserState, Field, browser, event, field
from santa_app.content import my_letter as words


class ParentLink(BrowserState):
    """The token from the URL, and whether the server has answered.

    Attributes:
        token: The URL fragment.
        asked: The number of requests to open the link; `components.watch` calls the server when
            it changes.
        waiting: Whether the page waits for an answer.
        acting: Whether that answer is to a button.
        patience: The timer that ends when the answer is late.
        slow: Whether the answer is late.
        confirming: The action whose confirmation is open; blank for none.
    """

    token: Field[str] = field("")
    asked: Field[int] = field(0)
    waiting: Field[bool] = field(False)
    acting: Field[bool] = field(False)
    patience: Field[int] = field(0)
    slow: Field[bool] = field(False)
    confirming: Field[str] = field("")

    @event
    def read(self) -> None:
        """Read the token when the page opens or the URL fragment changes, and open the link."""
        self.token = browser.fragment()
        self.confirming = ""
        self.ask()

    @event
    def ask(self) -> None:
        """Ask the server to open the link."""
        self.acting = False
        self.wait()
        self.asked += 1

    @event
    def act(self) -> None:
        """Close the confirmation while the server runs a button's action."""
        self.confirming = ""
        self.acting = True
        self.wait()

    @event
    def wait(self) -> None:
        """Wait for the server, for a limited time."""
        self.slow = False
        self.waiting = True
        browser.cancel(self.patience)
        self.patience = browser.after(words.PATIENCE_SECONDS, self.lose_patience)

    @event
    def lose_patience(self) -> None:
        """Show that the server does not answer."""
        self.slow = True

    @event
    def answered(self) -> None:
        """End the wait; after a button's action, focus its result."""
        browser.cancel(self.patience)
        self.waiting = False
        self.slow = False
        if self.acting:
            self.acting = False
            browser.focus("told")

    @event
    def ask_first(self, what: str) -> None:
        """Ask for confirmation before an action that cannot be undone."""
        self.confirming = what
        browser.focus("yes-" + what)

    @event
    def leave_it(self) -> None:
        """Close the confirmation without running the action."""
        self.confirming = ""
