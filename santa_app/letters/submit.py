"""Accepts a letter: from the form to a stored row, a first try to reply, and the visitor's toast.

The one function a page's State calls.
"""

import asyncio
import logging
from dataclasses import replace
from datetime import timedelta

from sqlalchemy.exc import SQLAlchemyError

from santa_app.letters import outcome
from santa_app.letters.form import FormError, LetterDraft, read_form
from santa_app.letters.office import PostOffice, post_office
from santa_app.letters.outcome import Outcome
from santa_app.letters.privacy import Purpose, delete_after
from santa_app.letters.room import Fate
from santa_app.letters.table import SantaLetter, new_access_key
from santa_app.observability.masking import database_message, report

logger = logging.getLogger(__name__)


async def submit(form: object, *, origin: str | None, office: PostOffice | None = None) -> Outcome:
    """Take in a letter and return the toast for its visitor; never raises for what was sent.

    `form` is what the client sent (see `form.read_form`), `origin` the visitor's IP address.
    The letter is kept once its row is committed, whatever happens to its reply; the reply is
    waited for SUBMIT_WAIT seconds and then goes on without the visitor (DESIGN section 4).
    """
    try:
        office = office or post_office()
        told, letter = await _submit(form, origin, office)
    except FormError as error:
        return outcome.invalid(error)
    except SQLAlchemyError as error:
        report(logger, "a letter was not saved", error)
        return outcome.save_failed(database_message(error))
    except Exception as error:  # noqa: BLE001 - SPEC section 8 has a row for the unforeseen
        report(logger, "a letter was not taken in", error)
        return outcome.unexpected()
    if not told.accepted:
        return told
    # A trapped machine gets a link like anybody else; it leads nowhere.
    key = new_access_key() if letter is None else letter.access_key
    return replace(told, link=office.secrets.token(key, Purpose.WRITER))


async def _submit(
    form: object, origin: str | None, office: PostOffice
) -> tuple[Outcome, SantaLetter | None]:
    draft = read_form(form)
    if draft.is_trap:
        logger.info("a form with the hidden field filled in was dropped")
        return outcome.reply_sent(None), None
    if not await office.origins.allows(origin):
        logger.warning("a connection has used up its letters of this hour")
        return outcome.too_many(), None
    accepted, sending = await office.delivery.take_in(_new_letter(draft, office))
    letter = accepted.letter
    if letter is None:
        logger.warning("a mailbox has used up its letters of this day")
        return outcome.mailbag_full(), None
    if sending is not None:
        # Not `wait_for`: the try goes on when the visitor's patience, or the visitor, is gone.
        await asyncio.wait({sending}, timeout=office.settings.submit_wait)
        if sending.done() and not sending.cancelled() and sending.exception() is None:
            return outcome.after_try(sending.result(), letter.id), letter
    elif accepted.fate is Fate.REPEATED:
        return outcome.known(letter), letter
    return outcome.reply_later(letter.id), letter


def _new_letter(draft: LetterDraft, office: PostOffice) -> SantaLetter:
    now = office.clock()
    return SantaLetter(
        child_name=draft.child_name,
        age=draft.age,
        city_country=draft.city_country,
        parent_email=draft.parent_email,
        wish_list=draft.wish_list,
        message_to_santa=draft.message_to_santa,
        been_good=draft.been_good,
        created_at=now,
        submission_key=draft.submission_key,
        recipient_hash=office.secrets.recipient_hash(draft.parent_email),
        reply_give_up_at=now + timedelta(hours=office.settings.reply_limit_hours),
        delete_after=delete_after(now, None, office.settings),
    )
