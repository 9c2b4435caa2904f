"""The texts of the thank-you screen: Santa's message and the status chips."""

from typing import Final

from santa_app.i18n import gettext as _

GOOD: Final = _(
    "Ho ho ho! You've been so good this year! The elves cheered when they heard it. "
    "Keep that kind heart shining."
)
TRYING: Final = _(
    "Ho ho ho! Thank you for being honest with me. Nobody's good every single day, not even the "
    "elves. And every kind deed counts."
)
WISHES: Final = _("I've read your wish list twice, and my elves pinned it up in the workshop.")
ON_ITS_WAY: Final = _("Here comes the sleigh for your letter!")
"""Under the picture of the letter on its way."""
CHIPS: Final = (_("Letter Delivered"), _("Reply Coming Soon"), _("Nice List Updated"))
LINK: Final = _("For parents: see this letter, or delete it")
LAST_LETTER: Final = _("Your letter is on its way.")
"""Above the form, when the thank-you screen has closed."""
SHOWN_SECONDS: Final = 8
PICTURE_SECONDS: Final = 2.5
"""Minimum time of the picture of the letter on its way."""
KEEP_OPEN: Final = _("Keep this page open")
REST_SECONDS: Final = 20
"""Time for which a touch or a scroll keeps the screen open."""
GIVE_UP_SECONDS: Final = 9
UNREACHABLE: Final = _(
    "We can't reach Santa's post office right now. Your letter is safe on this page. "
    "Check your connection, and send it again."
)
