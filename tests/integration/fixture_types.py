"""What the fixtures of these tests hand over, to annotate the tests that ask for them."""

from collections.abc import Callable

from santa_app.letters import PostOffice
from santa_app.letters.table import SantaLetter

Open = Callable[..., PostOffice]
"""`open_office`: opens a post office, with changes to the test's settings."""
Stored = Callable[[], list[SantaLetter]]
"""`stored`: reads all letters, oldest first."""
