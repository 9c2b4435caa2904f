"""The words around Santa's prose in the mail that answers a letter."""

from typing import Final

from santa_app.i18n import gettext as _

SUBJECT: Final = _("For {name}: {words}")
"""A subject that names the child."""
POST_OFFICE: Final = _("NORTH POLE POST")
"""Over the heading, in small capitals."""
HEADING: Final = _("A letter from Santa")

FOR_PARENTS: Final = _("For parents.")
WHY: Final = _("Someone wrote a letter to Santa on {product} and gave this address for the reply.")
LETTER_LINK: Final = _(
    "Print Santa's letter on his own paper, read the child's letter, delete it, or ask for this "
    "reply again"
)
STOP_LINK: Final = _("Stop all mail to this address")
KEPT: Final = _(
    "We delete the letter automatically {days_after_reply} days after this reply, and no later than "
    "{days_at_most} days after the letter arrived. If you stop all mail, we keep one thing: a code "
    "made from the address, so that we know not to write to it. There is no account and no mailing "
    "list, and this mail doesn't tell us whether you open it."
)
PRIVACY_LINK: Final = _("How we treat a child's letter")

TEXT_WHY: Final = _(
    "For parents: someone wrote a letter to Santa on {product} and gave this address for the reply. "
    "Here you can print Santa's letter on his own paper, read the child's letter, delete it, or ask "
    "for this reply again:"
)
TEXT_STOP: Final = _("Stop all mail to this address, even after the letter has been deleted:")
TEXT_PRIVACY: Final = _("How we treat a child's letter: {url}")
"""Where the mail is plain text, an address follows each sentence."""

UNSUBSCRIBED: Final = _("We've stopped all mail to this address.")
"""The answer to a mail program's unsubscription."""
