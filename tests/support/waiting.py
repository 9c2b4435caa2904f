"""Waiting in tests, with a limit that a very busy machine does not reach."""

import time
from collections.abc import Callable
from itertools import chain, repeat
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # servers of the tests need the limits, not Playwright
    from playwright.sync_api import Page

PATIENCE = 60.0
"""Seconds until a test gives up waiting."""
PATIENCE_MS = 1000 * PATIENCE
"""`PATIENCE` in milliseconds, as Playwright counts."""
BUILD_PATIENCE_MS = 10 * PATIENCE_MS
STEPS_MS = (20, 40, 80, 160)
"""Milliseconds between evaluations; the last counts for all that follow.

They grow because each evaluation takes processor time from what is waited for.
"""


def wait_until(
    holds: Callable[[], Any], what: str, *, seconds: float = PATIENCE, every: float = 0.1
) -> None:
    """Poll until something holds.

    Raises:
        TimeoutError: When it does not within `seconds`; says what was waited for.
    """
    give_up = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > give_up:
            raise TimeoutError(f"waited {seconds:g} s in vain: {what}")
        time.sleep(every)


def wait_in_page(page: "Page", holds: Callable[[], Any], what: str) -> None:
    """Poll until something holds that changes with a page's events.

    Playwright tells of requests, websockets and dialogs only while the test waits in the browser,
    so `wait_until` would wait for them in vain.

    Raises:
        TimeoutError: When it does not within `PATIENCE`; says what was waited for.
    """
    give_up = time.monotonic() + PATIENCE
    for step in chain(STEPS_MS, repeat(STEPS_MS[-1])):
        if holds():
            return
        if time.monotonic() > give_up:
            raise TimeoutError(f"waited {PATIENCE:g} s in vain: {what}")
        page.wait_for_timeout(step)


def wait_for_function(
    page: "Page", expression: str, *, arg: Any = None, timeout: float = PATIENCE_MS
) -> None:
    """Wait until `expression` (a value, or a function of `arg`) is true in the page.

    Replaces `Page.wait_for_function`, which evaluates the expression in the page with `eval`: the
    Content-Security-Policy refuses that. Works in a page whose clock stands still, too.

    Raises:
        TimeoutError: After `timeout` milliseconds.
    """
    look = (
        f"async arg => {{ const it = ({expression}); "
        "return !!(await (typeof it === 'function' ? it(arg) : it)) }"
    )
    give_up = time.monotonic() + timeout / 1000
    for step in chain(STEPS_MS, repeat(STEPS_MS[-1])):
        if _true(page, look, arg):
            return
        if time.monotonic() > give_up:
            raise TimeoutError(f"after {timeout:g} ms still not true: {expression}")
        page.wait_for_timeout(step)


def _true(page: "Page", look: str, arg: Any) -> bool:
    from playwright.sync_api import Error  # noqa: PLC0415 - see above

    try:
        return page.evaluate(look, arg)
    except Error as error:
        if "context was destroyed" in error.message:
            return False  # the page is navigating
        raise
