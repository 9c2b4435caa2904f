"""The texts of the Nice List page and of the checker."""

from santa_app.content.blocks import Note
from santa_app.i18n import gettext as _

LEAD = _(
    "Every kind word, every shared toy, every tidy room: it's all in the big red book. "
    "Look up your name, and see what Santa wrote down this year."
)
PRIVACY = _("The name stays on this device. We don't send it anywhere, and we don't keep it.")

SIGNED = _("Santa Claus, North Pole")
"""Under the signature of the certificate."""

STEPS = (
    Note(
        title=_("Type your first name"),
        text=_("Just your first name. Santa knows which one is you."),
    ),
    Note(
        title=_("The elves look it up"),
        text=_(
            "It takes about three seconds, because the book is very big and they check it twice."
        ),
    ),
    Note(
        title=_("See your score, print your certificate"),
        text=_(
            "You'll get a nice score out of 100, a message from Santa, and a certificate to hang on the wall."
        ),
    ),
)

CHECKING_STEPS = (
    _("Opening the big red book…"),
    _("Asking the elves who saw every kind deed…"),
    _("Santa is checking it twice!"),
)
"""Shown one after the other during the three-second check."""

NICE_MESSAGES = (
    _(
        "You have a heart as warm as a mug of cocoa! Santa saw how kindly you treat the people around you."
    ),
    _(
        "The elves cheered when they read your name! Your helping hands made this year brighter for everyone."
    ),
    _(
        "Santa smiled from ear to ear! Every time you shared, a new star lit up over the North Pole."
    ),
    _(
        "What a wonderful year you've had! You tried hard, you said sorry when it mattered, and Santa noticed."
    ),
    _(
        "Rudolph's nose glows a little brighter because of you! Keep spreading that Christmas cheer."
    ),
)
"""Santa's messages; the sum of the name's character codes chooses one."""
