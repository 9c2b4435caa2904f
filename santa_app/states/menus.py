"""The menus of the top bar, and the falling snow."""

from reflex_browser_state import BrowserState, Field, browser, computed, event, field, stored

from santa_app.rules.season import is_snow_month

CLOSE_DELAY_SECONDS = 0.2
TOUCH_GRACE_MS = 400
MOBILE = "mobile"


def button_id(menu: str) -> str:
    """Return the id of the button that opens a menu."""
    return "menu-" + menu + "-button"


class MenuState(BrowserState):
    """The state of the two dropdowns and of the small-screen menu."""

    open: Field[str] = field("")  # the name of the open dropdown; blank for none
    opened_at: Field[float] = field(0)  # ms since 1970
    closing: Field[int] = field(0)  # the timer that closes it after the pointer has left
    focused: Field[str] = field("")  # the menu that has the keyboard focus; blank for none
    mobile: Field[bool] = field(False)  # whether the small-screen menu is open

    @event
    def pointer_entered(self, name: str) -> None:
        browser.cancel(self.closing)
        if self.open != name:
            self.open = name
            self.opened_at = browser.now()

    @event
    def pointer_left(self) -> None:
        """Close the dropdown 200 ms after the pointer has left."""
        browser.cancel(self.closing)
        self.closing = browser.after(CLOSE_DELAY_SECONDS, self.close_dropdown)

    @event
    def close_dropdown(self) -> None:
        self.open = ""

    @event
    def toggle(self, name: str) -> None:
        """Open or close a dropdown by click, tap or key.

        Browsers report a tap as a pointer that enters, then as a click, so a click within 400 ms
        does not close it.
        """
        browser.cancel(self.closing)
        just_opened = browser.now() - self.opened_at < TOUCH_GRACE_MS
        if self.open == name and not just_opened:
            self.open = ""
        else:
            self.open = name
            self.opened_at = browser.now()

    @event
    def focus_moved(self, name: str) -> None:
        """Store which menu has the focus, and close the dropdown that the focus has left."""
        self.focused = name
        if self.open != name:
            self.open = ""

    @event
    def handle_key(self, name: str) -> None:
        """Close all menus on Escape; the focus moves from a closed menu to its button."""
        if name != "Escape":
            return
        if self.focused != "" and (self.open == self.focused or self.mobile):
            browser.focus(button_id(self.focused))
        self.close()

    @event
    def close(self) -> None:
        self.open = ""
        self.mobile = False

    @event
    def skip_to_content(self) -> None:
        """Move the keyboard focus past the menus to the page's content."""
        browser.focus("main")

    @event
    def toggle_mobile(self) -> None:
        self.mobile = not self.mobile


class SnowState(BrowserState):
    """Whether snow falls: from November to February, and whenever the visitor wants it."""

    chosen: Field[bool | None] = stored(None, key="snow")  # None: the season decides
    month: Field[int] = field(0)  # 0 until the page is hydrated

    def on_start(self) -> None:
        self.month = browser.local_time(browser.now()).month

    @computed
    def falling(self) -> bool:
        if self.chosen is None:
            return self.month == 0 or is_snow_month(self.month)
        return self.chosen

    @event
    def toggle(self) -> None:
        """Start or stop the snow; a wish that agrees with the season is not stored."""
        wanted = not self.falling
        self.chosen = None if wanted == is_snow_month(self.month) else wanted
