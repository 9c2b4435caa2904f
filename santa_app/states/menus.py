"""Which menu of the top bar is open, and whether snow falls (SPEC section 2, layout)."""

from santa_app.browser import BrowserState, Field, browser, event, field, stored

CLOSE_DELAY_SECONDS = 0.2
TOUCH_GRACE_MS = 400
MOBILE = "mobile"


def button_id(menu: str) -> str:
    """Return the id of the button that opens a menu."""
    return "menu-" + menu + "-button"


class MenuState(BrowserState):
    """The two dropdowns and the small-screen menu.

    Attributes:
        open: The name of the dropdown that is open; blank while both are closed.
        opened_at: When it was opened, in ms since 1970.
        closing: The timer that closes it once the pointer has left.
        focused: The name of the menu that holds the keyboard focus, blank elsewhere.
        mobile: Whether the small-screen menu is open.
    """

    open: Field[str] = field("")
    opened_at: Field[float] = field(0)
    closing: Field[int] = field(0)
    focused: Field[str] = field("")
    mobile: Field[bool] = field(False)

    @event
    def enter(self, name: str) -> None:
        """Open a dropdown because the pointer is over it."""
        browser.cancel(self.closing)
        if self.open != name:
            self.open = name
            self.opened_at = browser.now()

    @event
    def leave(self) -> None:
        """Start the 200 ms after which a dropdown closes once the pointer has left."""
        browser.cancel(self.closing)
        self.closing = browser.after(CLOSE_DELAY_SECONDS, self.close_dropdown)

    @event
    def close_dropdown(self) -> None:
        """Close the dropdown that is open."""
        self.open = ""

    @event
    def toggle(self, name: str) -> None:
        """Open or close a dropdown by click, tap or key.

        A tap first counts as the pointer entering; the grace keeps it from closing at once
        what it has just opened.
        """
        just_opened = browser.now() - self.opened_at < TOUCH_GRACE_MS
        if self.open == name and not just_opened:
            self.open = ""
        else:
            self.open = name
            self.opened_at = browser.now()

    @event
    def focus_on(self, name: str) -> None:
        """Know in which menu the keyboard is, and close a dropdown that it has left."""
        self.focused = name
        if self.open != name:
            self.open = ""

    @event
    def key(self, name: str) -> None:
        """Close everything on Escape; a menu that held the focus hands it to its button."""
        if name != "Escape":
            return
        if self.focused != "" and (self.open == self.focused or self.mobile):
            browser.focus(button_id(self.focused))
        self.close()

    @event
    def close(self) -> None:
        """Close every menu."""
        self.open = ""
        self.mobile = False

    @event
    def skip(self) -> None:
        """Take the keyboard past the menus, to the page itself."""
        browser.focus("main")

    @event
    def toggle_mobile(self) -> None:
        """Open or close the menu of small screens."""
        self.mobile = not self.mobile


class SnowState(BrowserState):
    """Whether snow falls; remembered on this device."""

    falling: Field[bool] = stored(True, key="snow")

    @event
    def toggle(self) -> None:
        """Start or stop the snow."""
        self.falling = not self.falling
