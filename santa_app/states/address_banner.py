"""The banner at the bottom of the mailing-address page."""

from reflex_browser_state import BrowserState, Field, computed, event, field, stored


class AddressBanner(BrowserState):
    """Whether the banner that promotes writing online is shown.

    `ready` is false in the prerendered page, so that a closed banner does not appear for a moment.
    """

    ready: Field[bool] = field(default=False)
    closed: Field[bool] = stored(default=False, key="address.banner_closed", session=True)

    def on_start(self) -> None:
        self.ready = True

    @event
    def close(self) -> None:
        self.closed = True

    @computed
    def shown(self) -> bool:
        return self.ready and not self.closed
