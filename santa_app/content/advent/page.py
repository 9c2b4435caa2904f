"""The words of the Advent calendar's page."""

TITLE = "Advent Calendar"
LEAD = (
    "At the North Pole, the sounds are disappearing, one by one. Who took the jingle? Open a door a "
    "day and find out."
)
WAIT = "One door for every day until Christmas Eve."
CLOSED = "The doors stay shut until then, and the elves dust them once a week."
MEANWHILE = "Read a Christmas story while you wait."

NOT_YET = "Not yet!"
BACK = "All the Doors"
BEFORE = "Previous Chapter"
AFTER = "Next Chapter"
ANSWER = "Show the answer"

TEACHER_TITLE = "Every door is open."
TEACHER_WARNING = (
    "This is the view for teachers: you can read ahead all the way to December 24. The story ends "
    "behind the last door, so please keep this page for yourself until the day comes."
)
TEACHER_BACK = "Back to the children's calendar"

WITHOUT_JAVASCRIPT = (
    "With JavaScript turned off, this calendar can't tell what day it is. The doors are all unlocked, "
    "so please open only those whose day has come."
)

BANNER_TITLE = "Has Santa heard from you yet?"
BANNER_TEXT = "Tell him which door you liked best. He reads every letter, and he answers."
