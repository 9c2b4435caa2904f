"""The texts of the thank-you screen: Santa's message and the status chips."""

from typing import Final

GOOD: Final = (
    "Ho ho ho! You've been so good this year! What wonderful news! The elves cheered when they "
    "heard it. Keep that kind heart of yours shining."
)
TRYING: Final = (
    "Ho ho ho! Thank you for being honest with me. Nobody's good every single day, not even the "
    "elves. Every kind deed counts, and there's still time for lots of them."
)
WISHES: Final = "I've read your wish list twice, and my elves have pinned it up in the workshop."
CHIPS: Final = ("Letter Delivered", "Reply Coming Soon", "Nice List Updated")
LINK: Final = "For parents: see this letter, or delete it"
SHOWN_SECONDS: Final = 8
GIVE_UP_SECONDS: Final = 9
UNREACHABLE: Final = (
    "We can't reach Santa's post office right now. Your letter is safe on this page. "
    "Check your connection, and send it again."
)
