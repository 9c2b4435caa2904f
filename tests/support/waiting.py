"""Waits for a condition in the page without `eval`, which the site's policy forbids there."""

import time
from typing import Any

from playwright.sync_api import Error, Page, TimeoutError

PATIENCE = 120.0
"""Seconds until a test gives up waiting; enough for a very busy machine."""
PATIENCE_MS = 1000 * PATIENCE
"""The same in milliseconds, as Playwright counts."""
STEP_MS = 20
"""Milliseconds between two evaluations."""


def wait_for_function(
    page: Page, expression: str, *, arg: Any = None, timeout: float = PATIENCE_MS
) -> None:
    """Wait until `expression` (a value, or a function of `arg`) is true in the page.

    Replaces `Page.wait_for_function`, which evaluates the expression in the page with `eval`: the
    Content-Security-Policy refuses that.

    Raises:
        TimeoutError: After `timeout` milliseconds.
    """
    look = (
        f"async arg => {{ const it = ({expression}); "
        "return !!(await (typeof it === 'function' ? it(arg) : it)) }"
    )
    give_up = time.monotonic() + timeout / 1000
    while not _true(page, look, arg):
        if time.monotonic() > give_up:
            raise TimeoutError(f"after {timeout:g} ms still not true: {expression}")
        page.wait_for_timeout(STEP_MS)


def _true(page: Page, look: str, arg: Any) -> bool:
    try:
        return page.evaluate(look, arg)
    except Error as error:
        if "context was destroyed" in error.message:
            return False  # the page is navigating
        raise
