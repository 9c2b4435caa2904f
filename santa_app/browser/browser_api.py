"""What only a browser can do, as one typed object: `browser`.

Compiled code calls JavaScript functions of the same names (js/browser_api.js). In CPython, tests
put a `FakeBrowser` in its place; without one, every call raises `BrowserError`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn, Protocol, cast


class BrowserError(Exception):
    """The browser could not do what was asked. Compiled code can catch it."""


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


class BrowserApi(Protocol):
    """The members of `browser`. Instants are milliseconds since 1970, durations are seconds."""

    def now(self) -> float:
        """Return the present instant."""

    def local_time(self, epoch_ms: float) -> LocalTime:
        """Return the wall time of an instant where the visitor is."""

    def zoned_time(self, epoch_ms: float, zone: str) -> LocalTime:
        """Return the wall time of an instant in an IANA zone. Raises `BrowserError` for others."""

    def local_midnight(self, year: int, month: int, day: int) -> float:
        """Return the instant at which a day (`month` from 1) begins where the visitor is."""

    def local_date_string(self, epoch_ms: float) -> str:
        """Return the date of an instant as the visitor's locale writes it."""

    def locale_number(self, n: float) -> str:
        """Return a number as the visitor's locale writes it."""

    def after(self, seconds: float, callback: Callable[[], object]) -> int:
        """Call a method of the State once, later; return a handle for `cancel`."""

    def every(self, seconds: float, callback: Callable[[], object]) -> int:
        """Call a method of the State again and again; return a handle for `cancel`."""

    def cancel(self, timer: int) -> None:
        """Stop a timer; a handle whose timer is done, or any other number, does nothing."""

    def random(self) -> float:
        """Return a random number from 0 to below 1."""

    def random_int(self, low: int, high: int) -> int:
        """Return a random whole number from `low` to `high`, both included."""

    def path(self) -> str:
        """Return the path of the page, such as "/about"."""

    def origin(self) -> str:
        """Return the site's own address without a path, such as "https://example.com"."""

    def fragment(self) -> str:
        """Return what follows "#" in the address, which a browser sends to no server."""

    def unique_id(self) -> str:
        """Return a random identifier of 36 characters that no other call returns (UUID 4)."""

    def field_value(self, element_id: str) -> str:
        """Return what a form field holds; an empty text when there is no such field."""

    def log_error(self, text: str) -> None:
        """Write an error to the browser's console."""

    def emit(self, event: str, **detail: object) -> None:
        """Dispatch a `CustomEvent` on `window`, for a component that listens to it."""

    def alert(self, text: str) -> None:
        """Show a text in a dialog and wait until it is closed."""

    def print_page(self) -> None:
        """Open the print dialog for the page, once it shows what was just changed."""

    def print_window(self, html: str, delay: float, close: bool) -> bool:  # noqa: FBT001 - given by position
        """Write a document into a new window and print it after `delay` seconds.

        Returns False when the browser blocked the window. Closes it afterwards if asked.
        Raises `BrowserError` when anything else goes wrong.
        """

    def scroll_to(self, element_id: str) -> None:
        """Scroll to an element, smoothly unless the visitor prefers reduced motion."""

    def scroll_position(self) -> float:
        """Return how many pixels of the page lie above the window."""

    def restore_scroll(self, position: float) -> None:
        """Scroll at once to a `scroll_position`, once the page shows what was just changed."""

    def focus(self, element_id: str) -> None:
        """Give an element the keyboard focus, once the page shows what was just changed."""

    def open(self, url: str) -> None:
        """Open an address in a new tab that cannot reach back."""

    def track(self, event: str, **params: object) -> None:
        """Push an analytics event with its parameters onto `window.dataLayer`."""


class _Browser:
    """Passes each call on to the stand-in of a test."""

    stand_in: object = None

    def __getattr__(self, name: str) -> Callable[..., object]:
        if not hasattr(BrowserApi, name):
            raise AttributeError(f"`browser` has no {name}")
        if self.stand_in is not None:
            return getattr(self.stand_in, f"_do_{name}")

        def refuse(*_arguments: object, **_keywords: object) -> NoReturn:
            raise BrowserError(f"browser.{name}() needs a browser; tests use FakeBrowser.")

        return refuse


_browser = _Browser()
browser = cast("BrowserApi", _browser)


def replace_browser(stand_in: object) -> object:
    """Let the methods `_do_…` of an object answer from now on; return the object before it."""
    before, _browser.stand_in = _browser.stand_in, stand_in
    return before
