"""The browser's half of the parent's page: the link's token, and questions before buttons act."""

from santa_app.browser import BrowserState, Field, browser, event, field
from santa_app.content import my_letter as words


class ParentLink(BrowserState):
    """The token from the address, and whether the server has answered.

    Attributes:
        token: What stands in the address's fragment.
        asked: Counts how often the server was asked what is behind the link; components.watch
            hands each change on to it.
        waiting: Whether an answer is outstanding.
        acting: Whether that answer is the one to a button.
        patience: The timer that runs out when the answer is late.
        slow: Whether it is late.
        confirming: Which question is open before a button acts; blank for none.
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
        """Read the token when the page opens or gets another one, and ask what is behind it."""
        self.token = browser.fragment()
        self.confirming = ""
        self.ask()

    @event
    def ask(self) -> None:
        """Ask the server what is behind the link."""
        self.acting = False
        self.wait()
        self.asked += 1

    @event
    def act(self) -> None:
        """Close the question that was answered, while the server does what a button says."""
        self.confirming = ""
        self.acting = True
        self.wait()

    @event
    def wait(self) -> None:
        """Wait for the server, and notice when it does not answer."""
        self.slow = False
        self.waiting = True
        browser.cancel(self.patience)
        self.patience = browser.after(words.PATIENCE_SECONDS, self.lose_patience)

    @event
    def lose_patience(self) -> None:
        """Say that the server does not answer."""
        self.slow = True

    @event
    def answered(self) -> None:
        """Note that the server has answered; after a button, the keyboard goes on from there."""
        browser.cancel(self.patience)
        self.waiting = False
        self.slow = False
        if self.acting:
            self.acting = False
            browser.focus("told")

    @event
    def ask_first(self, what: str) -> None:
        """Show the question before something is done that cannot be undone."""
        self.confirming = what
        browser.focus("yes-" + what)

    @event
    def leave_it(self) -> None:
        """Do nothing after all."""
        self.confirming = ""
