"""Reads every field of a form for signs of danger, also of one that is refused.

A refused letter with such signs is stored for the operator alone: whoever sent it sees the refusal
that any letter gets, and no link leads to it.
"""

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Final

from santa_app.content.sad_words import DANGER, kinds
from santa_app.letters.models import HoldReason, ReplyKind, ReplyStatus, SantaLetter
from santa_app.letters.parents import LinkSigner
from santa_app.letters.submission.form import HONEYPOT, FormField, locale_of
from santa_app.letters.submission.sanitize import storable
from santa_app.rules import class_letter, letter_form
from santa_app.rules.email_address import EmailAddress, InvalidAddressError
from santa_app.rules.mistyped_email import tidied

_MOST_READ: Final[Mapping[str, int]] = {
    FormField.AGE: 100,
    HONEYPOT: letter_form.MAX_LENGTHS["message_to_santa"],
    **{field: 2 * most for field, most in class_letter.MAX_LENGTHS.items()},
    **{field: 2 * most for field, most in letter_form.MAX_LENGTHS.items()},
}
"""Characters of each field that are read: as many as a form that is too long is read for."""
_TOGETHER: Final = (FormField.WISH_LIST, FormField.MESSAGE_TO_SANTA)


def signs_in(text: str, locale: str) -> bool:
    return bool(text.strip()) and DANGER in kinds(text, locale)


def has_signs(form: object) -> bool:
    """Return whether any field of a form has signs of danger, in whatever state the form is."""
    texts, locale = _texts(form), locale_of(form)
    long = "\n".join(texts.pop(field, "") for field in _TOGETHER)
    return any(signs_in(text, locale) for text in (long, *texts.values()))


def written(form: object) -> list[str]:
    """Return what a child wrote in a form, which the recognizer can judge."""
    texts = _texts(form)
    return [text for field in _TOGETHER if (text := texts.get(field, "").strip())]


def hidden_signs(form: object) -> str:
    """Return the text of the hidden field where it has signs of danger, for the operator."""
    text = _texts(form).get(HONEYPOT, "")
    return storable(text) if signs_in(text, locale_of(form)) else ""


def refused_letter(form: object, refused_as: str, signer: LinkSigner, now: datetime) -> SantaLetter:
    """Return the letter to store of a refused form: what was typed, as far as columns hold it.

    The texts of other fields are added to the message. Without a valid address it is empty.
    """
    texts = {field: storable(text) for field, text in _texts(form).items()}
    address = _address(texts.pop(FormField.PARENT_EMAIL, ""))
    mailbox = "" if address is None else str(address)
    # Sent again, it is the same letter.
    key = signer.keyed_hash(json.dumps(["refused", mailbox, sorted(texts.items())]))
    name = texts.pop(FormField.CHILD_NAME, "") or texts.pop(FormField.CLASS_NAME, "")
    wishes, age = texts.pop(FormField.WISH_LIST, ""), texts.pop(FormField.AGE, "")
    letter = SantaLetter(
        child_name=name,
        children=texts.pop(FormField.CHILDREN, "") or None,
        age=known_age if (known_age := letter_form.age_of(age)) > 0 else None,
        city_country=texts.pop(FormField.CITY_COUNTRY, "") or None,
        parent_email=mailbox,
        wish_list=wishes or None,
        been_good=False,
        locale=locale_of(form),
        created_at=now,
        reply_expires_at=now,
        delete_after=now,
        submission_key=f"refused:{key}",
        recipient_hash=key if address is None else signer.recipient_hash(address),
        reply_kind=ReplyKind.GENTLE,
        reply_status=ReplyStatus.HELD,
        hold_reason=HoldReason.DANGER,
        refused_as=refused_as,
    )
    if letter.age is None and age:
        texts[FormField.AGE] = age
    letter.message_to_santa = "\n".join(filter(None, texts.values())) or None
    return letter


def _texts(form: object) -> dict[str, str]:
    sent = form if isinstance(form, Mapping) else {}
    return {
        field: text[:most]
        for field, most in _MOST_READ.items()
        if isinstance(text := sent.get(field), str) and text
    }


def _address(text: str) -> EmailAddress | None:
    try:
        return EmailAddress.parse(tidied(text))
    except InvalidAddressError:
        return None
