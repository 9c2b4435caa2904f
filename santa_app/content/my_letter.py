"""The texts of the parent's page that do not come from the letter."""

from typing import Final

from santa_app.i18n import gettext as _

PATIENCE_SECONDS: Final = 9
"""How long the page waits for the server before it says that the server cannot be reached."""

TITLE: Final = "My Letter"
LEAD: Final = (
    "For parents: see the letter, check on Santa's reply, and decide what happens to both."
)
AWAY: Final = "Santa's post office can't look it up right now."
LOOKING: Final = "Looking for your letter..."
SLOW: Final = "We can't reach Santa's post office right now."
SLOW_HINT: Final = "Please check your connection. This page keeps trying, or you can try again now."

HINT_BROKEN: Final = (
    "Please open the link in Santa's reply again, and make sure you have all of it. Some mail programs "
    "cut a long link in two."
)
HINT_OLD: Final = (
    "Links stop working after a while. We keep letters for {days_at_most} days at most, so this one may "
    "be gone, too."
)
HINT_GONE: Final = (
    "The letter has been deleted, or someone who has the link turned it off. Nothing else is wrong, "
    "and you don't have to do anything."
)
HINT_AWAY: Final = "Nothing is lost. Please try again in a minute."
"""What the parent can do when a link does not work."""

FACTS: Final = {
    "arrived": _("Letter arrived"),
    "sent": _("Reply sent"),
    "delivered": _("Reply delivered"),
    "asked": _("You asked for it again"),
    "recipient": _("Reply goes to"),
    "age": _("Age"),
    "place": _("City or country"),
    "good": _("Been good this year"),
    "deleted": _("Will be deleted by"),
}
ASKED_TIMES: Final = _("{count} of {most} times")
GOOD: Final = _("Yes")
NOT_ALWAYS: Final = _("Not always")
TEXTS: Final = {
    "children": _("First names"),
    "wish_list": _("Wish list"),
    "message_to_santa": _("Special message"),
}
"""What the parent sees of the letter."""

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

CLASS_TITLE: Final = "Santa's paper for your class"
CLASS: Final = (
    "A poster that names every child, and a little letter for each, four to a page. Both fit A4 and "
    "US Letter. You can see them at the end of this page."
)
CLASS_CHECK: Final = (
    "Please read these names once before you print. They aren't on our list of first names:"
)
CLASS_STRANGE: Final = (
    "If you didn't write this letter, or it's unkind, don't print it. You can delete it below."
)
POSTER_BUTTON: Final = "Print the poster"
LETTERS_BUTTON: Final = "Print the little letters"
POSTER_LABEL: Final = "Santa's poster for your class"
LETTERS_LABEL: Final = "Little letters from Santa"

DELETED_TITLE: Final = "The letter is deleted"
DELETED: Final = "It's gone for good. Thank you for looking after it."
ENDED_TITLE: Final = "This link is turned off"
ENDED: Final = (
    "It won't open the letter anymore. We still have the letter, and we'll delete it "
    "automatically when its time is up."
)

ASKED: Final = "Santa's reply is on its way again."
STOPPED: Final = "We've stopped all mail to this address."
ALLOWED: Final = "We can send mail to this address again."
ASK_TITLE: Final = "No reply yet?"
ASK: Final = (
    "Look in the spam folder first. If it isn't there, Santa can send it again, up to three times."
)
ASK_BUTTON: Final = "Send the reply again"
ASK_SOON: Final = "Still not there? You can ask for it again after {moment}."
ASK_NO_MORE: Final = (
    "We've sent it again three times, and that's all we can do. Please write a new letter, maybe with a "
    "different email address."
)
DELETE_TITLE: Final = "Delete the letter"
DELETE: Final = (
    "This deletes the letter and everything we know about its reply, right away and for good."
)
DELETE_BUTTON: Final = "Delete this letter"
DELETE_QUESTION: Final = "This letter will be gone for good. Do you want to delete it?"
STOP_TITLE: Final = "No more mail"
STOP: Final = (
    "We won't send anything to this address, even if someone types it into our form. We keep one thing: a "
    "code made from the address, so that we know not to write to it."
)
STOP_BUTTON: Final = "Stop all mail to this address"
STOP_QUESTION: Final = (
    "No reply from Santa will reach this address anymore. Do you want to stop all mail to it?"
)
ALLOW: Final = (
    "We don't send anything to this address right now, even if someone types it into our form."
)
ALLOW_BUTTON: Final = "Allow mail to this address again"
END_TITLE: Final = "Did someone else get this link?"
END: Final = (
    "Anyone who has it can read the letter. You can turn it off. Then it won't open for anyone, not even "
    "for you. We still delete the letter automatically when its time is up."
)
END_BUTTON: Final = "Turn off this link"
END_QUESTION: Final = (
    "You won't see the letter here anymore, either. Do you want to turn off the link?"
)
WRITER: Final = (
    "This link works for seven days, and only for this letter. The link in Santa's reply does "
    "more: it can stop all mail to the address, too."
)
MAILBOX_TITLE: Final = "Mail to your address"
MAILBOX: Final = (
    "Someone typed this address into our letter form, so Santa's reply came to you. If you don't want "
    "that to happen again, stop all mail with this button."
)
MAILBOX_STOPPED: Final = (
    "We don't send anything to this address. We keep one thing: a code made from the address, so that we "
    "know not to write to it."
)
