"""Accepts a letter: from the form to a stored row, a first try to reply, and the visitor's toast.

The one function a page's State calls.
"""

import asyncio
import logging
from dataclasses import replace
from datetime import timedelta

from sqlalchemy.exc import SQLAlchemyError

from santa_app.letters.models import SantaLetter, new_access_key
from santa_app.letters.parents import LinkScope
from santa_app.letters.repository import AcceptStatus
from santa_app.letters.retention import delete_after
from santa_app.letters.service import LetterService, letter_service
from santa_app.letters.submission import result
from santa_app.letters.submission.form import FormError, LetterDraft, read_form
from santa_app.letters.submission.result import SubmitResult
from santa_app.observability.masking import database_message, report

logger = logging.getLogger(__name__)


async def submit(
    form: object, *, origin: str | None, service: LetterService | None = None
) -> SubmitResult:
    """Take in a letter and return the toast for its visitor; never raises for what was sent.

    `form` is what the client sent (see `form.read_form`), `origin` the visitor's IP address.
    The letter is kept once its row is committed, whatever happens to its reply; the reply is
    waited for SUBMIT_WAIT seconds and then goes on without the visitor (DESIGN section 4).
    """
    try:
        service = service or letter_service()
        told, letter = await _submit(form, origin, service)
    except FormError as error:
        return result.invalid(error)
    except SQLAlchemyError as error:
        report(logger, "a letter was not saved", error)
        return result.save_failed(database_message(error))
    except Exception as error:  # noqa: BLE001 - SPEC section 8 has a row for the unforeseen
        report(logger, "a letter was not taken in", error)
        return result.unexpected()
    if not told.accepted:
        return told
    # A trapped machine gets a link like anybody else; it leads nowhere.
    key = new_access_key() if letter is None else letter.access_key
    return replace(told, link=service.signer.token(key, LinkScope.WRITER))


async def _submit(
    form: object, origin: str | None, service: LetterService
) -> tuple[SubmitResult, SantaLetter | None]:
    draft = read_form(form)
    if draft.is_trap:
        logger.info("a form with the hidden field filled in was dropped")
        return result.reply_sent(None), None
    if not await service.rate_limit.allows(origin):
        logger.warning("a connection has used up its letters of this hour")
        return result.too_many(), None
    accepted, sending = await service.worker.accept(_new_letter(draft, service))
    letter = accepted.letter
    if letter is None:
        logger.warning("a mailbox has used up its letters of this day")
        return result.mailbag_full(), None
    if sending is not None:
        # Not `wait_for`: the try goes on when the visitor's patience, or the visitor, is gone.
        await asyncio.wait({sending}, timeout=service.settings.submit_wait)
        if sending.done() and not sending.cancelled() and sending.exception() is None:
            return result.after_try(sending.result(), letter.id), letter
    elif accepted.status is AcceptStatus.DUPLICATE:
        return result.known(letter), letter
    return result.reply_later(letter.id), letter


def _new_letter(draft: LetterDraft, service: LetterService) -> SantaLetter:
    now = service.clock()
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
        recipient_hash=service.signer.recipient_hash(draft.parent_email),
        reply_expires_at=now + timedelta(hours=service.settings.reply_limit_hours),
        delete_after=delete_after(now, None, service.settings),
    )
