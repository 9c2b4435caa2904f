"""The texts of the thank-you screen: Santa's message and the status chips."""

from typing import Final

GOOD: Final = (
    "Ho ho ho! What wonderful news that you have been so good this year! The elves cheered when "
    "they heard it. Keep that kind heart of yours shining."
)
TRYING: Final = (
    "Ho ho ho! Thank you for being honest with me. Nobody is good every single day, not even elves. "
    "Every kind deed counts, and there is still time for many."
)
WISHES: Final = "I have read your wish list twice, and my elves have pinned it up in the workshop."
CHIPS: Final = ("Letter Delivered", "Reply Coming Soon", "Nice List Updated")
LINK: Final = "For parents: see this letter, or delete it"
SHOWN_SECONDS: Final = 8
GIVE_UP_SECONDS: Final = 9
UNREACHABLE: Final = (
    "Santa's post office cannot be reached right now. Your letter is safe on this page: "
    "check your connection and send it again."
)
