"""The letter form's rules: from whatever a client sends to a draft, or to the first complaint.

SPEC section 5 and DESIGN section 4. A client may send anything, so nothing is taken on trust.
"""

import re
import secrets
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum

from santa_app.letters.submission.sanitize import sanitize, storable
from santa_app.rules.letter_form import (
    AGE_MAX,
    AGE_MIN,
    CITY_MAX,
    EMAIL_MAX,
    INVALID_AGE,
    INVALID_EMAIL,
    NAME_MAX,
    REQUIRED,
    TEXT_MAX,
)

_READ_AT_MOST = 10 * TEXT_MAX
"""What is beyond this is not even looked at, so that a huge value costs no time."""

HONEYPOT = "website"
"""Name of the field nobody sees; only a machine fills it in."""

# No quotes, commas or brackets: they would make one address read as a list or as a name.
_EMAIL = re.compile(r"[^\s@<>()\[\]\\,;:\"]+@[^\s@<>()\[\]\\,;:\"]+\.[^\s@<>()\[\]\\,;:\"]+")
_KEY = re.compile(r"[A-Za-z0-9_-]{16,64}")
_YES = frozenset({"on", "true", "1", "yes"})


class FormField(StrEnum):
    """The form's fields by the names a client sends them under."""

    CHILD_NAME = "child_name"
    AGE = "age"
    CITY_COUNTRY = "city_country"
    PARENT_EMAIL = "parent_email"
    WISH_LIST = "wish_list"
    MESSAGE_TO_SANTA = "message_to_santa"
    BEEN_GOOD = "been_good"


MAX_LENGTHS: Mapping[FormField, int] = {
    FormField.CHILD_NAME: NAME_MAX,
    FormField.CITY_COUNTRY: CITY_MAX,
    FormField.PARENT_EMAIL: EMAIL_MAX,
    FormField.WISH_LIST: TEXT_MAX,
    FormField.MESSAGE_TO_SANTA: TEXT_MAX,
}
"""The caps, in characters; a page shows them as `maxlength`."""

_CALLED = {
    FormField.CHILD_NAME: "the child's name",
    FormField.CITY_COUNTRY: "the city or country",
    FormField.WISH_LIST: "the wish list",
    FormField.MESSAGE_TO_SANTA: "the message for Santa",
}


class FormError(Exception):
    """The form cannot be taken as it is.

    `field` is the first wrong field, which should get the focus; the text is for the visitor.
    """

    def __init__(self, field: FormField, text: str) -> None:
        super().__init__(text)
        self.field = field


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterDraft:
    """A letter that passed the form's rules: trimmed, capped, empty optional fields None."""

    child_name: str
    age: int | None
    city_country: str | None
    parent_email: str
    wish_list: str | None
    message_to_santa: str | None
    been_good: bool
    submission_key: str
    is_trap: bool
    """Whether the hidden field was filled in."""

    def __repr__(self) -> str:
        # A draft that ends up in a log or a traceback must not carry a child's letter there.
        return f"<{type(self).__name__} of {len(fields(self))} fields>"


def _text(form: Mapping[str, object], field: FormField) -> str:
    value = form.get(field)
    return storable(value[:_READ_AT_MOST]) if isinstance(value, str) else ""


def _optional(form: Mapping[str, object], field: FormField) -> str | None:
    text = _text(form, field)
    return text if sanitize(text) else None


def _age(value: object) -> int | None:
    """Return the age, None when it is left empty; anything but a whole number in range raises."""
    if isinstance(value, str):
        value = unicodedata.normalize("NFKC", value).strip()
    if value is None or value == "":
        return None
    if isinstance(value, str) and re.fullmatch(r"\d{1,3}", value):
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not AGE_MIN <= value <= AGE_MAX:
        raise FormError(FormField.AGE, INVALID_AGE)
    return value


def _check_lengths(texts: Mapping[FormField, str | None]) -> None:
    for field, called in _CALLED.items():
        if len(texts[field] or "") > MAX_LENGTHS[field]:
            most = f"{MAX_LENGTHS[field]:,}"
            raise FormError(field, f"Please keep {called} to {most} characters")


def check_email(address: str) -> None:
    """Raise FormError where `address` is no e-mail address (SPEC section 5)."""
    hidden = any(unicodedata.category(c)[0] == "C" for c in address)
    if hidden or len(address) > EMAIL_MAX or not _EMAIL.fullmatch(address):
        raise FormError(FormField.PARENT_EMAIL, INVALID_EMAIL)


def _submission_key(value: object) -> str:
    """Return the browser's key, or a fresh one: without a usable key nothing is recognized."""
    if isinstance(value, str) and _KEY.fullmatch(value):
        return value
    return secrets.token_hex(16)


def read_form(form: object) -> LetterDraft:
    """Return the draft of a letter, or raise FormError with the visitor's message.

    `form` maps names of `FormField`, `submission_key` and the honeypot to what was sent. A
    checkbox that is missing was not ticked, as in HTML. Values of a wrong type count as empty.
    """
    sent: Mapping[str, object] = form if isinstance(form, Mapping) else {}
    name = _text(sent, FormField.CHILD_NAME)
    address = _text(sent, FormField.PARENT_EMAIL)
    for field, text in ((FormField.CHILD_NAME, name), (FormField.PARENT_EMAIL, address)):
        if not sanitize(text):
            raise FormError(field, REQUIRED)
    check_email(address)
    age = _age(sent.get(FormField.AGE))
    texts = {
        FormField.CHILD_NAME: name,
        FormField.CITY_COUNTRY: _optional(sent, FormField.CITY_COUNTRY),
        FormField.WISH_LIST: _optional(sent, FormField.WISH_LIST),
        FormField.MESSAGE_TO_SANTA: _optional(sent, FormField.MESSAGE_TO_SANTA),
    }
    _check_lengths(texts)
    been_good = sent.get(FormField.BEEN_GOOD)
    return LetterDraft(
        child_name=name,
        age=age,
        city_country=texts[FormField.CITY_COUNTRY],
        parent_email=address,
        wish_list=texts[FormField.WISH_LIST],
        message_to_santa=texts[FormField.MESSAGE_TO_SANTA],
        been_good=been_good is True or (isinstance(been_good, str) and been_good.lower() in _YES),
        submission_key=_submission_key(sent.get("submission_key")),
        is_trap=bool(sent.get(HONEYPOT)),
    )
