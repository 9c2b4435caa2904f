"""Validation of the letter form, in the browser and on the server.

The functions are compiled to JavaScript, which excludes the module `re`.
"""

from typing import Final

from santa_app.rules.whole_number import whole_number

REQUIRED: Final = "Please fill in all required fields"
INVALID_EMAIL: Final = "Please enter a valid email address"
INVALID_AGE: Final = "Please enter an age from 1 to 18, or leave it empty"

NAME_MAX: Final = 60
CITY_MAX: Final = 100
EMAIL_MAX: Final = 254
TEXT_MAX: Final = 2000
AGE_MIN: Final = 1
AGE_MAX: Final = 18

SPACES: Final = (
    " \t\n\r\x0b\x0c\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007"
    "\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
)


def is_blank(text: str) -> bool:
    """Return whether the text is empty or only white space."""
    return all(letter in SPACES for letter in text)


def is_email(text: str) -> bool:
    """Return whether the text has the shape text, @, text, dot, text, without spaces.

    Args:
        text: The e-mail address, already trimmed.
    """
    if any(letter in SPACES for letter in text):
        return False
    parts = text.split("@")
    return len(parts) == 2 and parts[0] != "" and "." in parts[1][1:-1]


def is_age(text: str) -> bool:
    """Return whether the text is empty or a whole number from 1 to 18."""
    number = whole_number(text, 2)
    return text == "" or AGE_MIN <= number <= AGE_MAX


def wrong_fields(child_name: str, age: str, parent_email: str) -> list[str]:
    """Return the names of the invalid fields, in form order.

    Args:
        child_name: As typed.
        age: As typed, trimmed.
        parent_email: As typed, trimmed.
    """
    wrong = []
    if is_blank(child_name):
        wrong.append("child_name")
    if not is_age(age):
        wrong.append("age")
    if is_blank(parent_email) or not is_email(parent_email):
        wrong.append("parent_email")
    return wrong


def problem(child_name: str, age: str, parent_email: str) -> str:
    """Return the error message for the visitor, or an empty string for a valid letter.

    Blank required fields are reported first, then the e-mail address, then the age.
    """
    if is_blank(child_name) or is_blank(parent_email):
        return REQUIRED
    if not is_email(parent_email):
        return INVALID_EMAIL
    if not is_age(age):
        return INVALID_AGE
    return ""
