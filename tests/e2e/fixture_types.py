"""Types of the fixtures, to annotate the tests that use them."""

from collections.abc import Callable

from playwright.sync_api import Page

AtDate = Callable[..., Page]
"""`at_date`: a page whose clock starts at a date and time of a zone."""
NewPage = Callable[..., Page]
"""`new_page`: a further visitor, with options of Playwright's `new_context`."""
Rows = Callable[[str], list[dict[str, object]]]
"""`rows`: the letters stored for an e-mail address, oldest first."""
