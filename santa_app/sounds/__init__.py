"""Small sounds of the site's own: a door, a rubber stamp, a star that falls into a jar."""

from pathlib import Path
from typing import Final, Protocol

from reflex_browser_state import browser_functions

CREAK: Final = "creak"
STAMP: Final = "stamp"
STAR: Final = "star"


class Sounds(Protocol):
    """The members of `sounds`, which run in the browser (sounds.js)."""

    def wanted(self) -> bool:
        """Whether the visitor has switched sound on, or rung the bell of the home page."""

    def want(self, on: bool) -> None:  # noqa: FBT001 -- given by position
        """Switch sound on or off for all pages, and keep that on this device."""

    def play(self, sound: str) -> None:
        """Play CREAK, STAMP or STAR if sound is wanted and the browser has Web Audio."""


sounds: Sounds = browser_functions(Sounds, Path(__file__).with_name("sounds.js"))
