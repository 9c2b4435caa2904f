"""What a visitor reads after pressing the letter form's button."""

from typing import Final

from santa_app.i18n import gettext as _

REQUIRED: Final = "Please fill in all required fields"
BLANK_CHILD_NAME: Final = "Please write the child's name here"
BLANK_PARENT_EMAIL: Final = "Please add a parent's email, so Santa can write back"
BLANK_CLASS_NAME: Final = "Please write the name of your class here"
BLANK_CHILDREN: Final = "Please add at least one first name"
BLANK_TEACHER_EMAIL: Final = "Please add your email, so Santa can write back"
"""What a required field says when it was left blank."""

INVALID_EMAIL: Final = "Please enter a valid email address"
INVALID_AGE: Final = "Please enter an age from 1 to 18, or leave it empty"
TOO_LONG: Final = "Please keep {field} to {most} characters"
FIELD_NAMES: Final = {
    "child_name": "the child's name",
    "city_country": "the city or country",
    "wish_list": "the wish list",
    "message_to_santa": "the message for Santa",
}
"""What `TOO_LONG` calls a field."""

CLASS_FIELD_NAMES: Final = {
    "class_name": "the name of your class",
    "children": "the list of names",
    "city_country": "the city or country",
    "message_to_santa": "the message for Santa",
}
"""The same for the fields of a class letter."""
TOO_MANY_CHILDREN: Final = "One letter has room for {most} names, and your list has {count}"
ONE_NAME_A_LINE: Final = "One name on each line, please"
FIRST_NAMES_ONLY: Final = "First names only, please"
SURNAME: Final = "First names only, please; join a double name with a hyphen"
LONG_NAME: Final = "Please keep each name to {most} characters"
"""What is wrong with a list of names."""
ON_LINES: Final = (
    _("{problem}: line {first}"),
    _("{problem}: lines {first} and {second}"),
    _("{problem}: lines {first}, {second} and {third}"),
    _("{problem}: lines {first}, {second}, {third} and {more} more"),
)
"""Where it is wrong: on one line, two, three, or more."""

SAVE_FAILED: Final = "Failed to save letter: {database_message}"
MAILBAG_FULL: Final = (
    "Santa already got a lot of letters with this address today. Please try again tomorrow."
)
TOO_MANY: Final = (
    "Too many letters came from your internet connection. Please try again in an hour."
)

RECEIVED: Final = "Letter Received!"
SENT: Final = "Ho Ho Ho! Letter Received & Reply Sent!"
REPLY_SENT: Final = "Parents, please check your inbox for Santa's reply, and the spam folder too."
REPLY_LATER: Final = (
    "Your letter is saved and Santa's reply will be sent shortly. "
    "Please check your spam folder too."
)
REPLY_UNREACHED: Final = "Santa will reply soon. Please check your spam folder too."
REPLY_REJECTED: Final = "Error: Unknown email error"
