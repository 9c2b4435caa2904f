"""Accepts a letter: checks the form, stores the letter, and makes a first attempt to reply."""

import asyncio
import logging
from dataclasses import replace
from datetime import datetime
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from santa_app.i18n import use_locale
from santa_app.letters.models import (
    HoldReason,
    LimitName,
    ReplyKind,
    ReplyStatus,
    SantaLetter,
    thanks_key,
)
from santa_app.letters.parents import LinkScope, LinkSigner
from santa_app.letters.recognition import recognize
from santa_app.letters.repository import AcceptResult, AcceptStatus
from santa_app.letters.sending import SendAttempt
from santa_app.letters.service import LetterService, letter_service
from santa_app.letters.submission.danger import has_signs, hidden_signs, refused_letter, written
from santa_app.letters.submission.first_names import refuse_surnames
from santa_app.letters.submission.form import FormError, SubmittedLetter, locale_of, read_form
from santa_app.letters.submission.recipient_domain import limited_domain
from santa_app.letters.submission.result import SubmitResult, result_for_duplicate
from santa_app.observability import metrics
from santa_app.observability.masking import database_message, report
from santa_app.observability.throttled_log import ThrottledLog
from santa_app.rules.submit_status import SubmitStatus

logger = logging.getLogger(__name__)
_limits = ThrottledLog(logger, "not accepted")
_unread = ThrottledLog(logger, "a letter that was refused has signs of danger")
_WORDS = ("child_name", "children", "city_country", "wish_list", "message_to_santa")
for _status in SubmitStatus:
    metrics.SUBMISSIONS.labels(_status.value)  # begins with 0


async def submit(
    form: object,
    *,
    origin: str | None,
    service: LetterService | None = None,
    thanks_for: int | None = None,
) -> SubmitResult:
    """Accept a letter, count it, and return the answer for its visitor; never raises for a form.

    A letter is kept once its row is committed, even if its reply fails. The first attempt to send
    the reply is awaited for SUBMIT_WAIT seconds, then it goes on without the visitor. The answer
    is in the language of the page that has the form. `origin` is the visitor's IP address.
    `thanks_for` is the id of the letter whose reply a thank-you is about.
    """
    with use_locale(locale_of(form)):
        result = await _answer(form, origin, service, thanks_for)
    metrics.SUBMISSIONS.labels(result.status.value).inc()
    return result


async def _answer(
    form: object, origin: str | None, service: LetterService | None, thanks_for: int | None
) -> SubmitResult:
    try:
        service = service or letter_service()
        result, letter = await _submit(form, origin, service, thanks_for)
    except SQLAlchemyError as error:
        report(logger, "a letter was not saved", error)
        return SubmitResult.save_failed(database_message(error))
    except Exception as error:  # noqa: BLE001 - the visitor gets an answer to any error
        report(logger, "a letter was not accepted", error)
        return SubmitResult.of(SubmitStatus.UNEXPECTED)
    if not result.accepted:
        return result
    link = "" if letter is None else service.signer.token(letter.access_key, LinkScope.WRITER)
    return replace(result, link=link)


async def _submit(
    form: object, origin: str | None, service: LetterService, thanks_for: int | None
) -> tuple[SubmitResult, SantaLetter | None]:
    submitted = await _admit(form, origin, service)
    if isinstance(submitted, SubmitResult):
        if await service.rate_limit.allows_reading(origin):
            keep = partial(_keep, form, submitted.status, origin, service)
            if has_signs(form):
                await keep()
            else:
                service.refused.read(written(form), locale_of(form), keep)
        return submitted, None
    new = new_letter(
        submitted, service.signer, service.clock(), danger=has_signs(form), thanks_for=thanks_for
    )
    if new.reply_kind and (hidden := hidden_signs(form)):
        new.message_to_santa = "\n".join(filter(None, (new.message_to_santa, hidden)))
    await recognize(new, service.recognizer)
    has_danger = new.reply_kind == ReplyKind.GENTLE
    if former := service.signer.former_hash(submitted.parent_email):
        await service.repository.take_over(former, new.recipient_hash)
    try:
        accepted, sending = await service.worker.accept(new)
    except SQLAlchemyError:
        if has_danger:
            service.worker.alerts.count_unstored()
        raise
    if has_danger and _is_unread(accepted, new):
        told = accepted.status.value if accepted.letter else SubmitStatus.MAILBAG_FULL
        await _keep(form, told, origin, service)
    result = await _result(accepted, sending, service)
    if accepted.status is AcceptStatus.STORED and new.hold_reason == HoldReason.HIDDEN_FIELD:
        metrics.HIDDEN_FIELD.inc()
    return result, accepted.letter


def _is_unread(accepted: AcceptResult, new: SantaLetter) -> bool:
    """Return whether a letter with signs of danger is not what is stored under its key."""
    first = accepted.letter
    return first is None or any(getattr(first, name) != getattr(new, name) for name in _WORDS)


async def _keep(form: object, told: str, origin: str | None, service: LetterService) -> None:
    """Store a refused letter with signs of danger for the operator; never raises.

    A client, and all clients together, can store a few only. The others are counted, and the
    operator is told how many there are.
    """
    if service.settings.safeguarding_contact is None:
        _unread.error("nobody is told: set SAFEGUARDING_CONTACT")
        return
    status = AcceptStatus.RECIPIENT_FULL
    try:
        if await service.rate_limit.allows_kept(origin):
            letter = refused_letter(form, told, service.signer, service.clock())
            status = await service.repository.keep(letter)
    except Exception as error:  # noqa: BLE001 - the visitor gets the same answer
        report(logger, "a refused letter was not stored", error)
    if status is AcceptStatus.RECIPIENT_FULL:
        service.worker.alerts.count_unstored()
        _unread.error("it is not stored, and the operator is told how many there are")
    elif status is AcceptStatus.STORED:
        _unread.error("`status` names it: `show` it and decide")
    service.worker.wake()


async def _result(
    accepted: AcceptResult, sending: asyncio.Task[SendAttempt] | None, service: LetterService
) -> SubmitResult:
    """Return what to tell the visitor; waits for the first attempt to send the reply."""
    letter = accepted.letter
    if letter is None:
        service.worker.limits_reached[LimitName.MAILBOX_LETTERS] += 1
        # Its number leads the operator to the mailbox, whose address is in no log.
        _limits.warning(f"a mailbox has had its letters of this day: `show {accepted.newest}`")
        return SubmitResult.of(SubmitStatus.MAILBAG_FULL)
    if sending is not None:
        # Not `wait_for`, which would cancel the attempt.
        await asyncio.wait({sending}, timeout=service.settings.submit_wait)
        if sending.done() and not sending.cancelled() and sending.exception() is None:
            return SubmitResult.of(sending.result().status, letter_id=letter.id)
    elif accepted.status is AcceptStatus.DUPLICATE:
        return result_for_duplicate(letter)
    return SubmitResult.of(SubmitStatus.REPLY_LATER, letter_id=letter.id)


async def _admit(
    form: object, origin: str | None, service: LetterService
) -> SubmittedLetter | SubmitResult:
    if not await service.rate_limit.allows_form(origin):
        service.worker.limits_reached[LimitName.CLIENT_FORMS] += 1
        _limits.warning("a client network has used up its refused forms of this hour")
        return SubmitResult.of(SubmitStatus.TOO_MANY)
    try:
        letter = read_form(form)
        refuse_surnames(letter)
    except FormError as error:
        await service.rate_limit.count_refused(origin)
        return SubmitResult.invalid(error)
    if not await service.rate_limit.allows(origin):
        service.worker.limits_reached[LimitName.CLIENT_LETTERS] += 1
        _limits.warning("a client network has used up its letters of this hour")
        return SubmitResult.of(SubmitStatus.TOO_MANY)
    return letter


def new_letter(
    sent: SubmittedLetter,
    signer: LinkSigner,
    now: datetime,
    *,
    danger: bool,
    thanks_for: int | None = None,
) -> SantaLetter:
    """Return the letter to store, with the gentle reply for signs of danger.

    It gets its times when it is stored, by the database's clock.
    """
    recipient_hash = signer.recipient_hash(sent.parent_email)
    domain = limited_domain(sent.parent_email)
    letter = SantaLetter(
        child_name=sent.child_name,
        children=sent.children,
        age=sent.age,
        city_country=sent.city_country,
        parent_email=str(sent.parent_email),
        wish_list=sent.wish_list,
        message_to_santa=sent.message_to_santa,
        been_good=sent.been_good,
        gender=sent.gender,
        locale=sent.locale,
        created_at=now,
        # A key that someone else used for another mailbox is a key of its own.
        submission_key=f"{sent.submission_key}:{recipient_hash}"
        if thanks_for is None
        else thanks_key(thanks_for, recipient_hash),
        recipient_hash=recipient_hash,
        domain_hash=None if domain is None else signer.domain_hash(domain),
        reply_expires_at=now,
        delete_after=now,
    )
    if danger:
        letter.reply_kind = ReplyKind.GENTLE
    if sent.fills_hidden_field:
        # A bot's, or a family's whose password manager fills in every field.
        letter.reply_status, letter.hold_reason = ReplyStatus.HELD, HoldReason.HIDDEN_FIELD
    return letter
