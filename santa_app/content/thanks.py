"""The texts of the thank-you screen: Santa's message and the status chips."""

from typing import Final

GOOD: Final = (
    "Ho ho ho! You've been so good this year! The elves cheered when they heard it. "
    "Keep that kind heart shining."
)
TRYING: Final = (
    "Ho ho ho! Thank you for being honest with me. Nobody's good every single day, not even the "
    "elves. And every kind deed counts."
)
WISHES: Final = "I've read your wish list twice, and my elves pinned it up in the workshop."
ON_ITS_WAY: Final = "Here comes the sleigh for your letter!"
"""Under the picture of the letter on its way."""
CHIPS: Final = ("Letter Delivered", "Reply Coming Soon", "Nice List Updated")
LINK: Final = "For parents: see this letter, or delete it"
SHOWN_SECONDS: Final = 8
PICTURE_SECONDS: Final = 2.5
"""How long the picture of the letter on its way is shown at least."""
KEEP_OPEN: Final = "Keep this page open"
REST_SECONDS: Final = 20
"""How long a touch or a scroll keeps the screen open."""
GIVE_UP_SECONDS: Final = 9
UNREACHABLE: Final = (
    "We can't reach Santa's post office right now. Your letter is safe on this page. "
    "Check your connection, and send it again."
)
