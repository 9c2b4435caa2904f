"""The texts of the Advent calendar's page, and the number of doors."""

from santa_app.i18n import gettext as _

DOORS = 24

TITLE = _("Advent Calendar")
LEAD = _(
    "At the North Pole, the sounds are disappearing, one by one. Who took the jingle? Open a door a "
    "day and find out."
)
WAIT = _("One door for every day until Christmas Eve.")
TOUCH = _("Tap a door. It opens, or it jingles!")
"""Below the small doors of the home page."""
CLOSED = _("The doors stay shut until then, and the elves dust them once a week.")
MEANWHILE = _("Read a Christmas story while you wait.")

NOT_YET = _("Not yet!")
BACK = _("All the Doors")
BEFORE = _("Previous Chapter")
AFTER = _("Next Chapter")
ANSWER = _("Show the answer")
COLORING = _("Today's coloring page")

TEACHER_TITLE = _("Every door is open.")
TEACHER_WARNING = _(
    "This is the view for teachers: you can read ahead all the way to December 24. The story ends "
    "behind the last door, so please keep this page for yourself until the day comes."
)
TEACHER_BACK = _("Back to the children's calendar")

WITHOUT_JAVASCRIPT = _(
    "The doors look at the date to know which of them may open, and they need JavaScript for that. "
    "Please turn it on in your browser, and come back."
)

BANNER_TITLE = _("Has Santa heard from you yet?")
BANNER_TEXT = _("Tell him which door you liked best. He reads every letter, and he answers.")

LATER: tuple[str, ...] = (
    _("Not yet! This door is still asleep."),
    _("Jingle, jingle! This one isn't ready."),
    _("No peeking! The elves are still wrapping what's inside."),
    _("Good things take time, and so does this door."),
)
"""The messages of a door that opens later; the days until then follow."""
