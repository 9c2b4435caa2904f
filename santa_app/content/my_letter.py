"""The texts of the parent's page that do not come from the letter."""

from typing import Final

PATIENCE_SECONDS: Final = 9
"""How long the page waits for the server before it says that the server cannot be reached."""

TITLE: Final = "My Letter"
LEAD: Final = "For parents: see what became of the letter and of Santa's reply, and decide what happens with both."
ABOVE: Final = "Only with the link from Santa's post"
AWAY: Final = "Santa's post office cannot look it up right now."
LOOKING: Final = "Looking for your letter ..."
SLOW: Final = "Santa's post office cannot be reached right now."
SLOW_HINT: Final = "Please check your connection. As soon as it is back, this page goes on by itself, or you can try again."

HINT_BROKEN: Final = (
    "Open the link from Santa's reply once more, all of it, up to the last letter. Some mail programs "
    "break a long link in two."
)
HINT_OLD: Final = (
    "A link ends after some time. The letter it was for has been deleted by then: we keep letters for "
    "{days_at_most} days at most."
)
HINT_GONE: Final = (
    "The letter has been deleted, or somebody who has the link made it invalid. Nothing else is wrong, "
    "and there is nothing you have to do."
)
HINT_AWAY: Final = "Nothing is lost. Please try again in a minute."
"""What the parent can do when a link does not work."""

PRINT_TITLE: Final = "Santa's letter on paper"
PRINT: Final = (
    "Print Santa's reply on his own letter paper, stamp and all. It fits on one page, A4 or US Letter. "
    "You can see it at the end of this page."
)
PRINT_BUTTON: Final = "Print Santa's letter"
PAPER_LABEL: Final = "Santa's letter"
PAPER_FROM: Final = "From Santa's desk"
PAPER_PLACE: Final = "The Workshop, North Pole"
PAPER_STAMP: Final = "1 cookie"
"""The words on the letter paper."""

DELETED_TITLE: Final = "The letter is deleted"
DELETED: Final = "Nothing of it is left with us. Thank you for taking care."
ENDED_TITLE: Final = "This link is invalid now"
ENDED: Final = (
    "Whoever opens it sees nothing of the letter any more. The letter itself is kept, and deleted by "
    "itself when its time is up."
)

ASKED: Final = "Santa's reply is on its way once more."
STOPPED: Final = "All mail to this address is stopped."
ALLOWED: Final = "Mail to this address is allowed again."
ASK_TITLE: Final = "The reply did not come?"
ASK: Final = "Look in the spam folder first. If it is not there, Santa sends it once more, three times at most."
ASK_BUTTON: Final = "Send the reply again"
ASK_SOON: Final = "If it is not there by then, you can ask for it again from {moment} on."
ASK_NO_MORE: Final = (
    "It was sent again three times, which is as often as we can. Please write a new letter, perhaps with "
    "another e-mail address."
)
DELETE_TITLE: Final = "Delete the letter"
DELETE: Final = (
    "The letter and all we know of its reply are gone at once, and cannot be brought back."
)
DELETE_BUTTON: Final = "Delete this letter"
DELETE_QUESTION: Final = "This letter will be gone for good. Shall we delete it?"
STOP_TITLE: Final = "No more mail"
STOP: Final = (
    "Nothing more is sent to this address, whoever types it into the form. Of the address we then keep a "
    "code only, which tells us not to write to it."
)
STOP_BUTTON: Final = "Stop all mail to this address"
STOP_QUESTION: Final = (
    "No reply from Santa will reach this address any more. Shall we stop all mail to it?"
)
ALLOW: Final = "Nothing is sent to this address, whoever types it into the form."
ALLOW_BUTTON: Final = "Allow mail to this address again"
END_TITLE: Final = "Did somebody else get this link?"
END: Final = (
    "Whoever has it can read the letter. You can make it invalid; then it opens for nobody, for you "
    "neither. The letter is deleted by itself when its time is up."
)
END_BUTTON: Final = "Make this link invalid"
END_QUESTION: Final = "You will not see the letter here any more, either. Shall we end the link?"
WRITER: Final = (
    "This link works for seven days, and only for this letter. The link in Santa's reply can do more: "
    "it stops all mail to the address."
)
MAILBOX_TITLE: Final = "Mail to your address"
MAILBOX: Final = (
    "Somebody typed this address into our letter form, and Santa's reply came to it. If that should not "
    "happen again, stop all mail with this button."
)
MAILBOX_STOPPED: Final = "Nothing more is sent to this address. Of it we keep a code only, which tells us not to write to it."
