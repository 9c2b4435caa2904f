"""What the fixtures of these tests hand over, to annotate the tests that ask for them."""

from collections.abc import Callable

from santa_app.letters import LetterService
from santa_app.letters.models import SantaLetter

Open = Callable[..., LetterService]
"""`open_office`: opens a post office, with changes to the test's settings."""
Stored = Callable[[], list[SantaLetter]]
"""`stored`: reads all letters, oldest first."""
