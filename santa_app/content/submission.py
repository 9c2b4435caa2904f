"""The toasts and errors after the letter form's button was pressed."""

from typing import Final

from santa_app.i18n import gettext as _

REQUIRED: Final = _("Please fill in all required fields")
BLANK_CHILD_NAME: Final = _("Please write the child's name here")
BLANK_PARENT_EMAIL: Final = _("Please add a parent's email, so Santa can write back")
BLANK_CLASS_NAME: Final = _("Please write the name of your class here")
BLANK_CHILDREN: Final = _("Please add at least one first name")
BLANK_TEACHER_EMAIL: Final = _("Please add your email, so Santa can write back")
"""The errors of blank required fields."""

INVALID_EMAIL: Final = _("Please enter a valid email address")
INVALID_AGE: Final = _("Please enter an age from 1 to 18, or leave it empty")
TOO_LONG: Final = _("Please keep {field} to {most} characters")
FIELD_NAMES: Final = {
    "child_name": _("the child's name"),
    "city_country": _("the city or country"),
    "wish_list": _("the wish list"),
    "message_to_santa": _("the message for Santa"),
}
"""The names of a letter's fields in `TOO_LONG`."""

CLASS_FIELD_NAMES: Final = {
    "class_name": _("the name of your class"),
    "children": _("the list of names"),
    "city_country": _("the city or country"),
    "message_to_santa": _("the message for Santa"),
}
"""The names of a class letter's fields in `TOO_LONG`."""
TOO_MANY_CHILDREN: Final = _("One letter has room for {most} names, and your list has {count}")
ONE_NAME_A_LINE: Final = _("One name on each line, please")
FIRST_NAMES_ONLY: Final = _("First names only, please")
SURNAME: Final = _("First names only, please; join a double name with a hyphen")
HEADING: Final = _("Please delete the heading")
LONG_NAME: Final = _("Please keep each name to {most} characters")
ON_LINES: Final = (
    _("{problem}: line {first}"),
    _("{problem}: lines {first} and {second}"),
    _("{problem}: lines {first}, {second} and {third}"),
    _("{problem}: lines {first}, {second}, {third} and {more} more"),
)
"""The lines with the problem: one, two, three, or more."""

SAVE_FAILED: Final = _("Failed to save letter: {database_message}")
MAILBAG_FULL: Final = _(
    "Santa already got a lot of letters with this address today. Please try again tomorrow."
)
TOO_MANY: Final = _(
    "Too many letters came from your internet connection. Please try again in an hour."
)

RECEIVED: Final = _("Letter Received!")
SENT: Final = _("Ho Ho Ho! Letter Received & Reply Sent!")
REPLY_SENT: Final = _(
    "Parents, please check your inbox for Santa's reply, and the spam folder too."
)
REPLY_LATER: Final = _(
    "Your letter is saved and Santa's reply will be sent shortly. "
    "Please check your spam folder too."
)
REPLY_UNREACHED: Final = _("Santa will reply soon. Please check your spam folder too.")
REPLY_REJECTED: Final = _("Error: Unknown email error")
