"""The browser's own functions, as one typed object: `browser`.

Compiled code calls JavaScript functions of the same names (js/browser_api.js). In CPython, tests
put a `FakeBrowser` in its place; without one, every call raises `BrowserError`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from reflex_browser_state.functions import Functions

_FILES = {
    "after": "runtime",
    "every": "runtime",
    "cancel": "runtime",
    "play_tones": "sound",
    "stop_tones": "sound",
    "light": "light",
    "when_hidden": "page_events",
    "before_print": "page_events",
    "pan_by": "pan",
    "pan_to": "pan",
    "panned": "pan",
    "preferred_languages": "seldom_used",
    "prefers_reduced_motion": "seldom_used",
    "print_window": "seldom_used",
    "zoned_time": "seldom_used",
}
"""The JavaScript files of those members that are not in js/browser_api.js."""
_OWNED = {"after", "every", "cancel", "play_tones", "stop_tones", "when_hidden", "before_print"}
"""The members whose effect belongs to the State that calls them."""


@dataclass(frozen=True, kw_only=True, slots=True)
class LocalTime:
    """A date and a time of day. `month` and `day` count from 1; `weekday` is 0 on Monday."""

    year: int
    month: int
    day: int
    hour: int
    minute: int
    second: int
    weekday: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Tone:
    """A tone of the music box.

    `pitch` is a MIDI number: 69 is the A of 440 Hz, 12 more is an octave up. `start` is in seconds
    from the call of `play_tones`, `length` is in seconds.
    """

    pitch: int
    start: float
    length: float


@dataclass(frozen=True, kw_only=True, slots=True)
class Instrument:
    """How tones sound.

    Attributes:
        partials: Of each, the multiple of the tone's frequency, its loudness (all together at most
            0.5), and by how many seconds it sounds longer than the tone.
        attack: The seconds until a tone is at its loudest.
        held: Whether a tone stays as loud for its length, as that of a flute; others fade from the
            beginning, as that of a bell.
    """

    partials: Sequence[tuple[float, float, float]]
    attack: float = 0.004
    held: bool = False


class BrowserApi(Protocol):
    """The members of `browser`. Instants are milliseconds since 1970, durations are seconds."""

    def now(self) -> float:
        """Return the current instant."""

    def local_time(self, epoch_ms: float) -> LocalTime:
        """Return the date and time of an instant in the visitor's time zone."""

    def zoned_time(self, epoch_ms: float, zone: str) -> LocalTime:
        """Return the date and time in an IANA zone. Raises `BrowserError` if it is unknown."""

    def local_midnight(self, year: int, month: int, day: int) -> float:
        """Return the instant at which a day begins in the visitor's time zone."""

    def local_date_string(self, epoch_ms: float) -> str:
        """Return the date of an instant in the page's language, such as "3/30/2025"."""

    def locale_number(self, n: float) -> str:
        """Return a number, formatted in the page's language."""

    def after(self, seconds: float, callback: Callable[[], object]) -> int:
        """Call a method of the State once, after a delay; return a handle for `cancel`."""

    def every(self, seconds: float, callback: Callable[[], object]) -> int:
        """Call a method of the State repeatedly; return a handle for `cancel`."""

    def cancel(self, timer: int) -> None:
        """Stop a timer. An unknown handle, or one whose timer has ended, does nothing."""

    def when_hidden(self, callback: Callable[[], object]) -> None:
        """Call a method of the State each time the visitor leaves the tab or locks the screen.

        A State has one such method: a second call replaces it.
        """

    def before_print(self, callback: Callable[[], object]) -> None:
        """Call a method of the State each time the page is about to be printed.

        What it sets is on paper if the visitor prints by the browser's menu or keys; `print_page`
        prints what was set before. A State has one such method: a second call replaces it.
        """

    def preferred_languages(self) -> list[str]:
        """Return the BCP 47 tags of the languages the visitor's browser asks for, best first."""

    def prefers_reduced_motion(self) -> bool:
        """Return whether the visitor's system asks for less motion."""

    def random(self) -> float:
        """Return a random number from 0 to below 1."""

    def random_int(self, low: int, high: int) -> int:
        """Return a random whole number from `low` to `high`, both included."""

    def path(self) -> str:
        """Return the path of the page, such as "/about"."""

    def origin(self) -> str:
        """Return the origin of the page, such as "https://example.com"."""

    def take_fragment(self) -> str:
        """Return the decoded part of the URL after "#", which the browser sends to no server.

        It is removed from the address bar and from the history of the tab.
        """

    def unique_id(self) -> str:
        """Return a random UUID (version 4, 36 characters)."""

    def field_value(self, element_id: str) -> str:
        """Return the value of a form field, or an empty text if there is no such field."""

    def log_error(self, text: str) -> None:
        """Write an error to the browser's console."""

    def emit(self, event: str, **detail: object) -> None:
        """Dispatch a `CustomEvent` with these details on `window`."""

    def alert(self, text: str) -> None:
        """Show a text in a dialog and wait until the visitor closes it."""

    def print_page(self) -> None:
        """Open the print dialog after the page has rendered the latest changes."""

    def print_window(self, html: str, delay: float, close: bool) -> bool:  # noqa: FBT001 - given by position
        """Write a document into a new window and print it after `delay` seconds.

        Returns False if the browser blocked the window. `close` closes it when the sheet is done.
        Raises `BrowserError` for any other failure.
        """

    def scroll_to(self, element_id: str, smooth: bool = True) -> None:  # noqa: FBT001, FBT002 - given by name
        """Scroll to an element; at once for visitors who prefer reduced motion, or not `smooth`.

        In `on_start` it leaves alone a visitor who has come back to a place further down.
        """

    def scroll_position(self) -> float:
        """Return the number of pixels that the page is scrolled down."""

    def restore_scroll(self, position: float) -> None:
        """Scroll to a `scroll_position` after the page has rendered the latest changes."""

    def pan_by(self, element_id: str, widths: float) -> None:
        """Scroll an element sideways by that many of its visible widths, to the left if negative.

        It glides, or jumps for visitors who prefer reduced motion, and stops at its end.
        """

    def pan_to(self, element_id: str, target_id: str) -> None:
        """Scroll an element sideways until an element in it stands in its middle.

        It glides, or jumps for visitors who prefer reduced motion.
        """

    def panned(self, element_id: str) -> float:
        """Return how far an element is scrolled sideways: 0 at its left end, 1 at its right end."""

    def focus(self, element_id: str, scroll: bool = True) -> None:  # noqa: FBT001, FBT002 - given by name
        """Focus an element after the page has rendered the latest changes.

        With `scroll` the page scrolls to it where it is out of sight.
        """

    def open(self, url: str) -> None:
        """Open a URL in a new tab that has no access to this one."""

    def play_tones(self, tones: Sequence[Tone], instrument: Instrument | None = None) -> None:
        """Play tones on an instrument or a music box, over those that play already.

        Call it in the handler of a click or a key, because browsers refuse sound before one. Tones
        whose `start` is negative are left out. Those of a State end when its page is left.
        Raises `BrowserError` if the browser has no Web Audio.
        """

    def stop_tones(self) -> None:
        """Silence all tones of this State, also those still to come."""

    def light(self, element_id: str, line: int, word: int = -1) -> None:
        """Light a line of a text (`[data-lit]`), and a word of it (`::highlight(lit-word)`).

        Only one line is lit at a time; a line that does not exist lights none. The fold around it
        is opened, and the page follows while the visitor has the lit line in sight: it glides, or
        jumps for visitors who prefer reduced motion.

        Args:
            element_id: The element whose children are the lines, each a single text.
            line: The number of the child, from 0.
            word: The number of the word within the line, from 0; -1 for none.
        """

    def track(self, event: str, **params: object) -> None:
        """Push an analytics event with its parameters onto `window.dataLayer`."""


browser: BrowserApi = cast("BrowserApi", Functions(BrowserApi, files=_FILES, owned=_OWNED))
