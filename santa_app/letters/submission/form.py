"""Reads the forms of a letter and of a class letter, whatever a client sends."""

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from types import ModuleType

from reflex_browser_state.portable import trim

from santa_app.content import plain_form
from santa_app.content import submission as words
from santa_app.content.santa_reply import prose
from santa_app.i18n import gettext, letter_locale
from santa_app.letters.quoting import Gender
from santa_app.letters.submission.sanitize import sanitize, storable
from santa_app.letters.submission.sentences import in_language
from santa_app.rules import class_letter
from santa_app.rules import letter_form as rules
from santa_app.rules.email_address import EmailAddress, InvalidAddressError
from santa_app.rules.mistyped_email import tidied

_MAX_AGE_LENGTH = 100
"""Characters of an age that are read: three digits and the blanks around them."""

HONEYPOT = plain_form.HONEYPOT_FIELD
"""Name of the hidden field that visitors leave empty."""

_KEY = re.compile(r"[A-Za-z0-9_-]{16,64}")
_YES = frozenset({"on", "true", "1", "yes"})
_LONGEST_YES = 5
"""One character more than the longest of them has."""


class FormField(StrEnum):
    """The fields of both forms by the names a client sends them under."""

    CHILD_NAME = "child_name"
    AGE = "age"
    CITY_COUNTRY = "city_country"
    PARENT_EMAIL = "parent_email"
    WISH_LIST = "wish_list"
    MESSAGE_TO_SANTA = "message_to_santa"
    BEEN_GOOD = "been_good"
    CLASS_NAME = "class_name"
    CHILDREN = "children"
    """The list of first names; a form with this field is a class letter."""
    GENDER = "gender"
    """"girl" or "boy" where the child says so; only on pages whose language needs it."""
    LOCALE = "locale"
    """The language of the page that has the form."""


class FormError(Exception):
    """`field` breaks a rule; the text is for the visitor, in the current language."""

    def __init__(self, field: FormField, text: str) -> None:
        super().__init__(text)
        self.field = field


@dataclass(frozen=True, slots=True, kw_only=True)
class SubmittedLetter:
    """A letter that meets the form's rules: texts trimmed, empty optional fields None."""

    child_name: str
    """The child's name; the class's name in a class letter."""
    age: int | None
    city_country: str | None
    parent_email: EmailAddress
    wish_list: str | None
    message_to_santa: str | None
    been_good: bool
    gender: Gender | None
    locale: str
    """The language in which the letter is answered."""
    submission_key: str
    fills_hidden_field: bool
    """Whether the hidden field was filled in: by a bot, or by a family's password manager."""
    list_lines: tuple[str, ...] = ()
    """The lines of a class letter's list: a first name each, or an empty text for a blank line."""

    @property
    def children(self) -> str | None:
        """The first names of a class letter, one on a line; None in a child's letter."""
        return "\n".join(filter(None, self.list_lines)) or None

    def __repr__(self) -> str:
        # A letter in a log or a traceback must not carry a child's letter there.
        return f"<{type(self).__name__} of {len(fields(self))} fields>"


def _read_texts(sent: Mapping[str, object], form: ModuleType) -> dict[str, str]:
    """Return the texts that meet the rules of `form`, a module of `rules`. Raises FormError.

    Each rule takes time for each character, and some characters become many. So a text is cut
    before anything else, and refused at the end. Line ends of two characters count as one.
    """
    raw = {field: _raw(sent.get(field), 2 * longest) for field, longest in form.MAX_LENGTHS.items()}
    if "age" in form.FIELDS:
        raw["age"] = _raw_age(sent.get("age"))
    raw["parent_email"] = tidied(raw["parent_email"])
    for field, sentence, _ in form.problems(raw):
        raise FormError(FormField(field), in_language(field, sentence, form, raw))
    for field, longest in form.MAX_LENGTHS.items():
        value = sent.get(field)
        if isinstance(value, str) and len(value) > 2 * longest:
            sentence = form.TOO_LONG.get(field, words.SAID["invalid_email"])
            raise FormError(FormField(field), in_language(field, sentence, form, raw))
    return raw


def _raw(value: object, most: int) -> str:
    """Return a sent value as the text the rules read; a value of a wrong type counts as empty."""
    return value[:most] if isinstance(value, str) else ""


def _raw_age(value: object) -> str:
    """Return a sent age as text; what is neither text nor a whole number is no age."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value) if rules.AGE_MIN <= value <= rules.AGE_MAX else "?"
    if isinstance(value, str):
        return value if len(value) <= _MAX_AGE_LENGTH else "?"
    return "" if value is None else "?"


def _text(raw: str) -> str:
    return trim(storable(raw))


def _optional(raw: str) -> str | None:
    text = _text(raw)
    return text if sanitize(text) else None


def _address(raw: str) -> EmailAddress:
    """Return the parent's address; of a domain, the server knows more than the browser."""
    try:
        return EmailAddress.parse(raw)
    except InvalidAddressError:
        problem = words.SAID["invalid_email"]
        raise FormError(FormField.PARENT_EMAIL, gettext(problem)) from None


def _is_yes(value: object) -> bool:
    return value is True or (isinstance(value, str) and value[:_LONGEST_YES].lower() in _YES)


def _gender(sent: Mapping[str, object]) -> Gender | None:
    """Return what the child said of itself, where Santa's words depend on it."""
    value = sent.get(FormField.GENDER)
    is_known = isinstance(value, str) and value in set(Gender)
    return Gender(value) if is_known and prose(locale_of(sent)).has_genders else None


def _submission_key(value: object) -> str:
    """Return the browser's key, or a new one, under which no duplicate is recognized."""
    if isinstance(value, str) and _KEY.fullmatch(value):
        return value
    return secrets.token_hex(16)


def locale_of(form: object) -> str:
    """Return the locale in which a form is answered; see `i18n.letter_locale`."""
    return letter_locale(form.get(FormField.LOCALE) if isinstance(form, Mapping) else None)


def read_form(form: object) -> SubmittedLetter:
    """Return the letter that was submitted, given what the client sent. Raises FormError.

    A missing checkbox counts as not ticked, as in HTML. The rules are those of `rules.letter_form`
    and `rules.class_letter`, which the browser checks too; only we know the domains that get mail.
    """
    sent: Mapping[str, object] = form if isinstance(form, Mapping) else {}
    is_class = FormField.CHILDREN in sent
    raw = _read_texts(sent, class_letter if is_class else rules)
    return SubmittedLetter(
        child_name=_text(raw["class_name" if is_class else "child_name"]),
        age=rules.age_of(raw.get("age", "")) or None,
        city_country=_optional(raw["city_country"]),
        parent_email=_address(raw["parent_email"]),
        wish_list=_optional(raw.get("wish_list", "")),
        message_to_santa=_optional(raw["message_to_santa"]),
        been_good=is_class or _is_yes(sent.get(FormField.BEEN_GOOD)),
        gender=None if is_class else _gender(sent),
        locale=locale_of(sent),
        submission_key=_submission_key(sent.get("submission_key")),
        fills_hidden_field=bool(sent.get(HONEYPOT)),
        list_lines=tuple(class_letter.lines_of(raw.get("children", ""))) if is_class else (),
    )
