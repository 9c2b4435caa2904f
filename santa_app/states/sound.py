"""The switch for small sounds, which is the home page's bell as well."""

from reflex_browser_state import BrowserState, Field, event, field

from santa_app.sounds import STAR, sounds


class SoundState(BrowserState):
    """Whether the page may make a sound."""

    on: Field[bool] = field(False)

    def on_start(self) -> None:
        self.on = sounds.wanted()

    @event
    def toggle(self) -> None:
        """Switch sound on or off on all pages; on, it is heard at once."""
        self.on = not self.on
        sounds.want(self.on)
        sounds.play(STAR)
