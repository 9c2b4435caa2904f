"""Whether the banner at the foot of the mailing-address page is shown (SPEC section 2)."""

from santa_app.browser import BrowserState, Field, computed, event, field, stored


class AddressBanner(BrowserState):
    """The banner that promotes writing online.

    Attributes:
        ready: Whether it is known if the visitor has closed it; false in the prerendered page,
            so that a closed banner does not flash up.
        closed: Whether the visitor closed it, until the tab is closed.
    """

    ready: Field[bool] = field(default=False)
    closed: Field[bool] = stored(default=False, key="address.banner_closed", session=True)

    def on_start(self) -> None:
        """Show the banner now that storage has been read."""
        self.ready = True

    @event
    def close(self) -> None:
        """Take the banner away."""
        self.closed = True

    @computed
    def shown(self) -> bool:
        """Whether it is on the page."""
        return self.ready and not self.closed
