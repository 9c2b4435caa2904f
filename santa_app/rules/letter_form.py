"""Validates a letter, in the browser and on the server.

Plain code without `re` or `unicodedata`, because the build compiles it to JavaScript for the form.
"""

from typing import Final

from reflex_browser_state.portable import trim, utf16_codes

from santa_app.content import submission as words

AGE_MIN: Final = 1
AGE_MAX: Final = 18
MAX_LENGTHS: Final = {
    "child_name": 60,
    "city_country": 100,
    "parent_email": 254,
    "wish_list": 2000,
    "message_to_santa": 2000,
}
"""Longest accepted texts in UTF-16 code units, which is how HTML's `maxlength` counts."""

FIELDS: Final = (
    "child_name", "age", "city_country", "wish_list", "message_to_santa", "parent_email",
)  # fmt: skip
"""The text fields in the order of the form."""

TOO_LONG: Final = {
    field: words.SAID["too_long"].format(field=name, most=f"{MAX_LENGTHS[field]:,}")
    for field, name in words.FIELD_NAMES.items()
}
"""The sentence for a text that is too long, by field."""
_SPACES: Final = (
    " \t\n\r\x0b\x0c\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007"
    "\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
)
_HIDDEN: Final = (
    (0x00, 0x1F), (0x7F, 0x9F), (0xAD, 0xAD), (0x0600, 0x0605), (0x061C, 0x061C), (0x06DD, 0x06DD),
    (0x070F, 0x070F), (0x180E, 0x180E), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F),
    (0xFEFF, 0xFEFF), (0xFFF9, 0xFFFB),
)  # fmt: skip
"""Ranges of control and format characters (Unicode categories Cc and Cf), which show nothing."""
_DIGITS: Final = "0123456789"
_ALPHANUMERIC: Final = _DIGITS + "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_LOCAL: Final = _ALPHANUMERIC + "_+-'&~"
"""Characters before the `@`, beside dots. Others are read by mail servers as a route (`%`, `!`), a
list or a display name, or cannot be sent by SendGrid (all that is not ASCII)."""
_DOTTED: Final = ("docomo.ne.jp", "ezweb.ne.jp", "au.com")
"""Phone companies of Japan that gave out addresses with ".." and with a dot before the `@`."""
_MAX_LOCAL: Final = 64
_MAX_LABEL: Final = 63
_ZEROS: Final = (0x30, 0x660, 0x6F0, 0x966, 0xFF10)
"""The digit zero as typed on Latin, Arabic, Persian, Devanagari and full-width keyboards."""


def is_hidden(letter: str) -> bool:
    """Return whether a character is a control or format character, which shows nothing."""
    code = ord(letter)
    return any(first <= code <= last for first, last in _HIDDEN)


def is_blank(text: str) -> bool:
    """Return whether a text shows nothing: it has only white space and hidden characters."""
    return all(letter in _SPACES or is_hidden(letter) for letter in text)


def is_email(text: str) -> bool:
    """Return whether a trimmed text looks like one e-mail address; the server checks more."""
    if len(text) > MAX_LENGTHS["parent_email"]:
        return False
    parts = text.split("@")
    return len(parts) == 2 and _is_local(parts[0], parts[1].lower()) and _is_domain(parts[1])


def _is_local(text: str, domain: str) -> bool:
    words_of_local = text.split(".")
    return (
        len(text) <= _MAX_LOCAL
        and words_of_local[0] != ""
        and (domain in _DOTTED or "" not in words_of_local)
        and all(letter in _LOCAL for letter in text.replace(".", ""))
    )


def _is_domain(text: str) -> bool:
    labels = text.split(".")
    return len(labels) > 1 and all(_is_label(label) for label in labels) and text[-1] not in _DIGITS


def _is_label(text: str) -> bool:
    return (
        text != ""
        and len(text) <= _MAX_LABEL
        and text[0] != "-"
        and text[-1] != "-"
        and all(
            letter in _ALPHANUMERIC
            or letter == "-"
            or (ord(letter) > 0x7F and letter not in _SPACES and not is_hidden(letter))
            for letter in text
        )
    )


def age_of(text: str) -> int:
    """Return the age that a text states: 1 to 18, 0 for an empty text, -1 for anything else."""
    text = trim(text)
    if text == "":
        return 0
    if len(text) > 3:
        return -1
    age = 0
    for letter in text:
        code = ord(letter)
        digit = -1
        for zero in _ZEROS:
            if zero <= code < zero + 10:
                digit = code - zero
        if digit < 0:
            return -1
        age = age * 10 + digit
    return age if AGE_MIN <= age <= AGE_MAX else -1


def problems(letter: dict[str, str]) -> list[list[str]]:
    """Return each problem of a letter as field, sentence for the toast and sentence at the field.

    `letter` has the text of each of `FIELDS` as typed. Blank required fields come first, then the
    e-mail address, the age, and texts too long.
    """
    found: list[list[str]] = []
    email = trim(letter["parent_email"])
    if is_blank(letter["child_name"]):
        found.append(["child_name", words.SAID["required"], words.SAID["blank_child_name"]])
    if is_blank(email):
        found.append(["parent_email", words.SAID["required"], words.SAID["blank_parent_email"]])
    elif not is_email(email):
        found.append(["parent_email", words.SAID["invalid_email"], words.SAID["invalid_email"]])
    if age_of(letter["age"]) < 0:
        found.append(["age", words.SAID["invalid_age"], words.SAID["invalid_age"]])
    for field, sentence in TOO_LONG.items():
        text = trim(letter[field]).replace("\r\n", "\n")
        if len(utf16_codes(text)) > MAX_LENGTHS[field]:
            found.append([field, sentence, sentence])
    return found


def wrong_fields(found: list[list[str]]) -> list[str]:
    """Return the fields that `problems` names, in the order of the form."""
    names = [problem[0] for problem in found]
    return [field for field in FIELDS if field in names]
