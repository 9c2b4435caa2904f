"""What only a browser has, as one typed object: `browser`.

Compiled code calls small JavaScript functions of the same names (js/browser_api.js). CPython has no
browser, so there a test puts a `FakeBrowser` (testing.py) in its place; without one every call
raises `BrowserError`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn, Protocol


class BrowserError(Exception):
    """The browser did not do what was asked of it. Compiled code can catch it."""


@dataclass(frozen=True, kw_only=True, slots=True)
class LocalTime:
    """A moment on somebody's wall. `month` and `day` count from 1; `weekday` is 0 on Monday."""

    year: int
    month: int
    day: int
    hour: int
    minute: int
    second: int
    weekday: int


class Actor(Protocol):
    """Whatever answers the calls in CPython: `FakeBrowser` in tests."""

    def act(self, member: str, *values: object) -> object:
        """Answer the call of one browser API member."""


class BrowserApi:
    """The members of `browser`. Instants are milliseconds since 1970, durations are seconds."""

    def __init__(self) -> None:
        self._actor: Actor | None = None

    def use(self, actor: Actor | None) -> "Actor | None":
        """Let `actor` answer from now on; return the one before. For tests only."""
        before, self._actor = self._actor, actor
        return before

    def _ask(self, member: str, *values: object) -> object:
        if self._actor is None:
            raise BrowserError(f"browser.{member}() needs a browser; tests use FakeBrowser.")
        return self._actor.act(member, *values)

    def now(self) -> float:
        """Return the present instant."""
        return _number(self._ask("now"))

    def local_time(self, epoch_ms: float) -> LocalTime:
        """Return the wall time of an instant where the visitor is."""
        return _time(self._ask("local_time", epoch_ms))

    def zoned_time(self, epoch_ms: float, zone: str) -> LocalTime:
        """Return the wall time of an instant in an IANA zone. Raises `BrowserError` for others."""
        return _time(self._ask("zoned_time", epoch_ms, zone))

    def local_midnight(self, year: int, month: int, day: int) -> float:
        """Return the instant at which a day (`month` from 1) begins where the visitor is."""
        return _number(self._ask("local_midnight", year, month, day))

    def local_date_string(self, epoch_ms: float) -> str:
        """Return the date of an instant as the visitor's locale writes it."""
        return str(self._ask("local_date_string", epoch_ms))

    def locale_number(self, n: float) -> str:
        """Return a number as the visitor's locale writes it."""
        return str(self._ask("locale_number", n))

    def after(self, seconds: float, callback: Callable[[], object]) -> int:
        """Call a method of the State once, later; return a handle for `cancel`."""
        return int(_number(self._ask("after", seconds, callback)))

    def every(self, seconds: float, callback: Callable[[], object]) -> int:
        """Call a method of the State again and again; return a handle for `cancel`."""
        return int(_number(self._ask("every", seconds, callback)))

    def cancel(self, timer: int) -> None:
        """Stop a timer; a handle whose timer is done, or any other number, does nothing."""
        self._ask("cancel", timer)

    def random(self) -> float:
        """Return a random number from 0 to below 1."""
        return _number(self._ask("random"))

    def random_int(self, low: int, high: int) -> int:
        """Return a random whole number from `low` to `high`, both included."""
        return int(_number(self._ask("random_int", low, high)))

    def path(self) -> str:
        """Return the path of the page, such as "/about"."""
        return str(self._ask("path"))

    def origin(self) -> str:
        """Return the site's own address without a path, such as "https://example.com"."""
        return str(self._ask("origin"))

    def fragment(self) -> str:
        """Return what follows "#" in the address, which a browser sends to no server."""
        return str(self._ask("fragment"))

    def unique_id(self) -> str:
        """Return a random identifier of 36 characters that no other call returns (UUID 4)."""
        return str(self._ask("unique_id"))

    def field_value(self, element_id: str) -> str:
        """Return what a form field holds; an empty text when there is no such field."""
        return str(self._ask("field_value", element_id))

    def log_error(self, text: str) -> None:
        """Write an error to the browser's console."""
        self._ask("log_error", text)

    def emit(self, event: str, **detail: object) -> None:
        """Dispatch a `CustomEvent` on `window`, for a component that listens to it."""
        self._ask("emit", event, detail)

    def alert(self, text: str) -> None:
        """Show a text in a dialog and wait until it is closed."""
        self._ask("alert", text)

    def print_page(self) -> None:
        """Open the print dialog for the page, once it shows what was just changed."""
        self._ask("print_page")

    def print_window(self, html: str, delay: float, close: bool) -> bool:  # noqa: FBT001 - given by position
        """Write a document into a new window and print it after `delay` seconds.

        Returns False when the browser blocked the window. Closes it afterwards if asked.
        Raises `BrowserError` when anything else goes wrong.
        """
        return bool(self._ask("print_window", html, delay, close))

    def scroll_to(self, element_id: str) -> None:
        """Scroll to an element, smoothly unless the visitor prefers reduced motion."""
        self._ask("scroll_to", element_id)

    def scroll_position(self) -> float:
        """Return how many pixels of the page lie above the window."""
        return _number(self._ask("scroll_position"))

    def restore_scroll(self, position: float) -> None:
        """Scroll at once to a `scroll_position`, once the page shows what was just changed."""
        self._ask("restore_scroll", position)

    def focus(self, element_id: str) -> None:
        """Give an element the keyboard focus, once the page shows what was just changed."""
        self._ask("focus", element_id)

    def open(self, url: str) -> None:
        """Open an address in a new tab that cannot reach back."""
        self._ask("open", url)

    def track(self, event: str, **params: object) -> None:
        """Push an analytics event with its parameters onto `window.dataLayer`."""
        self._ask("track", event, params)


browser = BrowserApi()


def _wrong(value: object) -> NoReturn:
    raise BrowserError(f"the stand-in for the browser answered {value!r}")


def _number(value: object) -> float:
    return value if isinstance(value, int | float) else _wrong(value)


def _time(value: object) -> LocalTime:
    return value if isinstance(value, LocalTime) else _wrong(value)
