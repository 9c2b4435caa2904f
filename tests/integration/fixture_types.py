"""Types of the fixtures, to annotate the tests that use them."""

from collections.abc import Callable

from santa_app.letters import LetterService
from santa_app.letters.models import SantaLetter

Open = Callable[..., LetterService]
"""`open_service`: opens a letter service, with changes to the test's settings."""
Stored = Callable[[], list[SantaLetter]]
"""`stored`: reads all letters, oldest first."""
