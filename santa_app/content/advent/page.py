"""The words of the Advent calendar's page, and its number of doors."""

DOORS = 24

TITLE = "Advent Calendar"
LEAD = (
    "At the North Pole, the sounds are disappearing, one by one. Who took the jingle? Open a door a "
    "day and find out."
)
WAIT = "One door for every day until Christmas Eve."
TOUCH = "Tap a door. It opens, or it jingles!"
"""Below the small doors of the home page."""
CLOSED = "The doors stay shut until then, and the elves dust them once a week."
MEANWHILE = "Read a Christmas story while you wait."

NOT_YET = "Not yet!"
BACK = "All the Doors"
BEFORE = "Previous Chapter"
AFTER = "Next Chapter"
ANSWER = "Show the answer"
COLORING = "Today's coloring page"

TEACHER_TITLE = "Every door is open."
TEACHER_WARNING = (
    "This is the view for teachers: you can read ahead all the way to December 24. The story ends "
    "behind the last door, so please keep this page for yourself until the day comes."
)
TEACHER_BACK = "Back to the children's calendar"

WITHOUT_JAVASCRIPT = (
    "The doors look at the date to know which of them may open, and they need JavaScript for that. "
    "Please turn it on in your browser, and come back."
)

BANNER_TITLE = "Has Santa heard from you yet?"
BANNER_TEXT = "Tell him which door you liked best. He reads every letter, and he answers."

LATER: tuple[str, ...] = (
    "Not yet! This door is still asleep.",
    "Jingle, jingle! This one isn't ready.",
    "No peeking! The elves are still wrapping what's inside.",
    "Good things take time, and so does this door.",
)
"""What a door says that opens later; when it opens is said behind it."""
