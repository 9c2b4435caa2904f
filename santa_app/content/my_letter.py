"""The texts of the parent's page that do not come from the letter."""

from typing import Final

from santa_app.i18n import gettext as _

PATIENCE_SECONDS: Final = 9
"""How long the page waits for the server before it says that the server cannot be reached."""

TITLE: Final = _("My Letter")
LEAD: Final = _(
    "For parents: see the letter, check on Santa's reply, and decide what happens to both. "
    "Only your private link opens this page."
)
AWAY: Final = _("Santa's post office can't look it up right now.")
LOOKING: Final = _("Looking for your letter...")
SLOW: Final = _("We can't reach Santa's post office right now.")
SLOW_HINT: Final = _(
    "Please check your connection. This page keeps trying, or you can try again now."
)

HINT_BROKEN: Final = _(
    "Please open the link in Santa's reply again, and make sure you have all of it. Some mail programs "
    "cut a long link in two."
)
HINT_OLD: Final = _(
    "Links stop working after a while. We keep letters for {days_at_most} days at most, so this one may "
    "be gone, too."
)
HINT_GONE: Final = _(
    "The letter has been deleted, or someone who has the link turned it off. Nothing else is wrong, "
    "and you don't have to do anything."
)
HINT_AWAY: Final = _("Nothing is lost. Please try again in a minute.")
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
"""The labels of the letter's texts."""

PRINT_TITLE: Final = _("Santa's letter on paper")
PRINT: Final = _(
    "Print Santa's reply on his own letter paper, stamp and all. It fits on one page, A4 or US Letter. "
    "You can see it at the end of this page."
)
PRINT_BUTTON: Final = _("Print Santa's letter")
PAPER_LABEL: Final = _("Santa's letter")
PAPER_FROM: Final = _("From Santa's desk")
PAPER_PLACE: Final = _("The Workshop, North Pole")
PAPER_STAMP: Final = _("1 cookie")
"""The words on the letter paper."""

CLASS_TITLE: Final = _("Santa's paper for your class")
CLASS: Final = _(
    "A poster that names every child, and a little letter for each, four to a page. Both fit A4 and "
    "US Letter. You can see them at the end of this page."
)
CLASS_CHECK: Final = _(
    "Please read these names once before you print. They aren't on our list of first names:"
)
CLASS_STRANGE: Final = _(
    "If you didn't write this letter, or it's unkind, don't print it. You can delete it below."
)
POSTER_BUTTON: Final = _("Print the poster")
LETTERS_BUTTON: Final = _("Print the little letters")
POSTER_LABEL: Final = _("Santa's poster for your class")
LETTERS_LABEL: Final = _("Little letters from Santa")

DELETED_TITLE: Final = _("The letter is deleted")
DELETED: Final = _("It's gone for good. Thank you for looking after it.")
ENDED_TITLE: Final = _("This link is turned off")
ENDED: Final = _(
    "It won't open the letter anymore. We still have the letter, and we'll delete it "
    "automatically when its time is up."
)

ASKED: Final = _("Santa's reply is on its way again.")
STOPPED: Final = _("We've stopped all mail to this address.")
ALLOWED: Final = _("We can send mail to this address again.")
ASK_TITLE: Final = _("No reply yet?")
ASK: Final = _(
    "Look in the spam folder first. If it isn't there, Santa can send it again, up to three times."
)
ASK_BUTTON: Final = _("Send the reply again")
ASK_SOON: Final = _("Still not there? You can ask for it again after {moment}.")
ASK_NO_MORE: Final = _(
    "We've sent it again three times, and that's all we can do. Please write a new letter, maybe with a "
    "different email address."
)
DELETE_TITLE: Final = _("Delete the letter")
DELETE: Final = _(
    "This deletes the letter and everything we know about its reply, right away and for good."
)
DELETE_BUTTON: Final = _("Delete this letter")
DELETE_QUESTION: Final = _("This letter will be gone for good. Do you want to delete it?")
STOP_TITLE: Final = _("No more mail")
STOP: Final = _(
    "We won't send anything to this address, even if someone types it into our form. We keep one thing: a "
    "code made from the address, so that we know not to write to it."
)
STOP_BUTTON: Final = _("Stop all mail to this address")
STOP_QUESTION: Final = _(
    "No reply from Santa will reach this address anymore. Do you want to stop all mail to it?"
)
ALLOW: Final = _(
    "We don't send anything to this address right now, even if someone types it into our form."
)
ALLOW_BUTTON: Final = _("Allow mail to this address again")
END_TITLE: Final = _("Did someone else get this link?")
END: Final = _(
    "Anyone who has it can read the letter. You can turn it off. Then it won't open for anyone, not even "
    "for you. We still delete the letter automatically when its time is up."
)
END_BUTTON: Final = _("Turn off this link")
END_QUESTION: Final = _(
    "You won't see the letter here anymore, either. Do you want to turn off the link?"
)
WRITER: Final = _(
    "This link works for seven days, and only for this letter. The link in Santa's reply does "
    "more: it can stop all mail to the address, too."
)
MAILBOX_TITLE: Final = _("Mail to your address")
MAILBOX: Final = _(
    "Someone typed this address into our letter form, so Santa's reply came to you. If you don't want "
    "that to happen again, stop all mail with this button."
)
MAILBOX_STOPPED: Final = _(
    "We don't send anything to this address. We keep one thing: a code made from the address, so that we "
    "know not to write to it."
)
