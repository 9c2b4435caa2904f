"""Letters with signs of danger: held until the operator decides, who gets an alert."""

import itertools
import logging
import re
from collections.abc import Callable, Generator
from contextlib import contextmanager
from datetime import timedelta
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from santa_app.content.santa_reply import GROWN_UP_NOTE
from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.clock import utc_now
from santa_app.letters.health import Problem
from santa_app.letters.models import HoldReason, ReplyKind, ReplyStatus
from santa_app.letters.operator import actions
from santa_app.letters.parents.links import LinkError, LinkErrorCode
from santa_app.letters.parents.progress import progress_text
from santa_app.letters.repository import LetterNotFoundError, letters
from santa_app.letters.repository.desk import DeskStore
from santa_app.letters.submission import submit as submit_module
from santa_app.letters.submission.form import HONEYPOT
from santa_app.letters.submission.rate_limit import KEPT
from santa_app.states.my_letter import facts_of, paper_of, texts_of
from tests.integration.fixture_types import Open, Stored
from tests.integration.operating import Operator, operator
from tests.integration.parent_links import MINE, links_in, look, write
from tests.integration.pending_letters import counted
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Received
from tests.support.letter_examples import START, FakeClock, class_form, form

__all__ = ["operator"]
CONTACT = "care@example.org"
WORDS = "He hits me and nobody knows."
DANGER = {**MINE, "wish_list": "a red kite", "message_to_santa": WORDS}


@pytest.fixture
def guarded(open_service: Open) -> LetterService:
    """A letter service whose operator is told of signs of danger."""
    return open_service(safeguarding_contact=CONTACT)


def alerts(sendgrid: FakeSendGrid) -> list[Received]:
    return [request for request in sendgrid.taken if request.to == CONTACT]


async def tick(service: LetterService, clock: FakeClock, **later: float) -> None:
    """Let the worker look once, at a later time."""
    clock.forward(**later)
    await service.worker._tick()
    await service.worker.drain()


@pytest.mark.both_databases
async def test_held_letter_alerts_the_operator_and_quotes_nothing(
    guarded: LetterService,
    sendgrid: FakeSendGrid,
    clock: FakeClock,
    stored: Stored,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await write(guarded, **DANGER)
    (row,) = stored()
    assert (row.reply_status, row.hold_reason) == (ReplyStatus.HELD, HoldReason.DANGER)
    assert row.reply_scheduled_at is None
    await tick(guarded, clock)
    (alert,) = alerts(sendgrid)
    assert len(sendgrid.requests) == 1
    sent = str(alert.body)
    assert f"show {row.id} --reveal" in sent
    assert f"release {row.id} --reply gentle" in sent
    for private in (row.child_name, row.parent_email, WORDS, "kite", row.access_key):
        assert private not in sent
        assert private not in caplog.text
    # A delivery event of the alert must not be taken for one of the letter's reply.
    assert "custom_args" not in alert.body["personalizations"][0]
    (told,) = [one for one in caplog.records if one.levelno == logging.ERROR]
    assert told.letter == row.id  # ty: ignore[unresolved-attribute]

    # Again every day while nobody decides, and never after.
    await tick(guarded, clock, hours=23)
    assert len(alerts(sendgrid)) == 1
    await tick(guarded, clock, hours=1)
    assert len(alerts(sendgrid)) == 2
    await guarded.parents.delete(guarded.signer.token(row.access_key))
    await tick(guarded, clock, days=2)
    await tick(guarded, clock, days=2)
    assert len(sendgrid.requests) == 3
    assert f"before you decided on them: {row.id}. Read" in alerts(sendgrid)[2].text


@pytest.mark.both_databases
async def test_each_letter_is_named_in_a_mail_a_minute_of_one_process_also_a_deleted_one(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    services = [open_service(safeguarding_contact=CONTACT) for _ in range(2)]
    guarded = services[0]
    await write(guarded, **DANGER)
    for service in services:
        await tick(service, clock)
    await guarded.parents.delete(await write(guarded, **DANGER))
    for _ in range(60):
        await submit(form(message_to_santa=WORDS), origin=None, service=guarded)
    await tick(guarded, clock, seconds=30)
    (first,) = alerts(sendgrid)
    assert "Letters: 1\n" in first.text
    sendgrid.answers(Answer(status=503))
    for _ in range(3):
        await tick(guarded, clock, minutes=1)
    _, second = alerts(sendgrid)
    # Many are summed up, and none is left out.
    assert f"Letters: {', '.join(map(str, range(3, 53)))}, and 10 more: 53–62\n" in second.text
    assert second.body["subject"] == "60 letters have signs of danger"
    assert "deleted by their family before you decided on them: 2. Read" in second.text


REFUSED = {
    "no name": ({"child_name": ""}, "invalid"),
    "an address to tidy": (
        {"child_name": "", "parent_email": "tidy＠example．com\u200b"},
        "invalid",
    ),
    "no address": ({"parent_email": "nobody"}, "invalid"),
    "too long": ({"wish_list": "a kite " * 400}, "invalid"),
    "a full mailbox": ({"parent_email": "full@example.com"}, "mailbag_full"),
    "a client with all its letters": ({}, "too_many"),
    "a client with all its forms": ({}, "too_many"),
    "a known key": ({"submission_key": "k" * 20, "parent_email": "known@example.com"}, "duplicate"),
}


@pytest.mark.parametrize("cause", REFUSED)
async def test_refused_letter_is_read_by_the_operator_and_by_nobody_else(
    cause: str, open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    fields, refused_as = REFUSED[cause]
    service = open_service(
        safeguarding_contact=CONTACT, recipient_letters_per_day=1, recipient_replies_per_day=1,
        origin_letters_per_hour=2,
    )  # fmt: skip
    origin = "192.0.2.1" if "client" in cause else None
    used = {"a client with all its letters": [form()] * 2}
    used["a client with all its forms"] = [form(child_name="")] * 10
    for sent in used.get(cause, [form(**fields)]):
        await submit(sent, origin=origin, service=service)
    before = len(stored())
    outcomes = []
    for words in ({}, {"message_to_santa": WORDS}, {"message_to_santa": WORDS}):
        sent = form(**{"parent_email": "same@example.com", **fields, **words})
        outcome = await submit(sent, origin=origin, service=service)
        outcomes.append((outcome.status, outcome.title, outcome.description, outcome.field))
        assert outcome.accepted == (cause == "a known key")
    assert len(set(outcomes)) == 1
    assert len(stored()) == before + 1
    row = stored()[-1]
    assert (row.hold_reason, row.refused_as) == (HoldReason.DANGER, refused_as)
    assert WORDS in (row.message_to_santa or "")
    await tick(service, clock)
    (alert,) = alerts(sendgrid)
    assert f"show {row.id} --reveal" in alert.text
    # It takes no letter of the mailbox from the family.
    clock.forward(hours=23)
    mailbox = {"parent_email": row.parent_email} if row.parent_email else {}
    if cause not in {"a full mailbox", "a known key"}:
        assert (await submit(form(**mailbox), origin=None, service=service)).accepted
    # Whoever has no address gets no answer.
    (done,) = await service.repository.apply_action(
        [row.id or 0], actions.release(timedelta(hours=48), ReplyKind.GENTLE)
    )
    assert done.done == (cause != "no address")


SIGNS = [
    *((form, name) for name in ("child_name", "city_country", "wish_list", "age", HONEYPOT)),
    *((class_form, name) for name in ("class_name", "children", "message_to_santa", HONEYPOT)),
]


@pytest.mark.parametrize(("make", "field"), SIGNS)
async def test_every_field_is_read(
    make: Callable[..., dict[str, object]], field: str, guarded: LetterService, stored: Stored
) -> None:
    for number, others in enumerate(({}, {"parent_email": "nobody"}), start=1):
        await submit(make(**{field: "my dad hits me", **others}), origin=None, service=guarded)
        assert len(stored()) == number
        row = stored()[-1]
        assert (row.hold_reason, row.reply_kind) == (HoldReason.DANGER, ReplyKind.GENTLE)
        words = (row.child_name, row.children, row.city_country, row.wish_list)
        assert "my dad hits me" in str([*words, row.message_to_santa])
        shown = await look(guarded, guarded.signer.token(row.access_key))
        assert "hits" not in str((shown.letter, facts_of(shown), texts_of(shown.letter)))


@pytest.mark.both_databases
async def test_strangers_cannot_fill_the_disk_with_refused_letters(
    open_service: Open,
    sendgrid: FakeSendGrid,
    clock: FakeClock,
    stored: Stored,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(letters, "MOST_KEPT", 12)
    service = open_service(safeguarding_contact=CONTACT, send_budget_per_day=1)
    for number in range(15):
        sent = form(child_name="", message_to_santa=f"{number}. {WORDS}")
        await submit(sent, origin="192.0.2.1", service=service)
    assert len(stored()) == KEPT
    for number in range(5):
        sent = form(child_name="", message_to_santa=f"{number}! {WORDS}")
        await submit(sent, origin=f"198.51.100.{number}", service=service)
    assert len(stored()) == 12
    # Nor is one lost without a word that the database does not take.
    with monkeypatch.context() as broken:
        error = OperationalError("INSERT", {}, Exception("disk I/O error"))
        broken.setattr(service.repository, "accept", AsyncMock(side_effect=error))
        lost = await submit(form(message_to_santa=WORDS), origin=None, service=service)
    assert lost.status is SubmitStatus.SAVE_FAILED
    sendgrid.answers(Answer(status=503))
    await tick(service, clock)
    await tick(service, clock, minutes=1)
    (alert,) = alerts(sendgrid)
    assert "refused and could not be stored: 9." in alert.text
    await tick(service, clock, minutes=1)
    assert len(alerts(sendgrid)) == 1


@pytest.mark.both_databases
async def test_operator_is_told_of_limits_that_strangers_fill_for_others(
    open_service: Open, operator: Operator, stored: Stored, caplog: pytest.LogCaptureFixture
) -> None:
    submit_module._limits._counts.clear()  # of the other database's run
    service = open_service(
        clock=utc_now, recipient_letters_per_day=3, recipient_replies_per_day=2,
        recipient_domain_replies_per_day=3, origin_letters_per_hour=7,
    )  # fmt: skip
    for mailbox, count in (("full@a.example", 5), ("two@a.example", 2)):
        for _ in range(count):
            await submit(form(parent_email=mailbox), origin="192.0.2.1", service=service)
    for _ in range(36):
        await submit(form(child_name=""), origin="192.0.2.1", service=service)
    await submit(form(), origin="192.0.2.1", service=service)
    newest = stored()[2].id
    assert f"a mailbox has had its letters of this day: `show {newest}`" in caplog.text
    assert "full@" not in caplog.text
    await service.worker.tasks.run_due()
    reached = {
        "client_forms": 2,
        "domain_replies": 1,
        "mailbox_letters": 2,
        "mailbox_replies": 1,
    }
    assert (await operator.json("status"))["limits_reached"] == reached
    shown = " ".join((await operator.run("status")).stdout.split())
    assert "limits reached in 24 h client_forms 2, domain_replies 1, mailbox_letters 2" in shown
    assert (await service.health.check()).to_json()["limits_reached"] == reached


@contextmanager
def statements_of(service: LetterService) -> Generator[list[str]]:
    """Return the SQL that runs in the block."""
    engine = service.repository.database._engine
    found: list[str] = []

    def note(_: object, __: object, statement: str, *___: object) -> None:
        found.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(engine, "before_cursor_execute", note)


ORDINARY = {**MINE, "wish_list": None, "message_to_santa": None}


@pytest.mark.parametrize("held_for", [DANGER, {**ORDINARY, HONEYPOT: "https://example.org"}])
async def test_reader_cannot_tell_a_held_letter_from_one_that_waits(
    held_for: dict[str, object], guarded: LetterService, stored: Stored, clock: FakeClock
) -> None:
    held = await submit(form(**held_for), origin=None, service=guarded)
    again = await submit(form(**held_for), origin=None, service=guarded)
    guarded.worker._visitor_sends = guarded.settings.visitor_sends
    waits = await submit(form(**ORDINARY), origin=None, service=guarded)
    guarded.worker._visitor_sends = 0
    assert [row.reply_status for row in stored()] == ["held", "held", "pending"]
    assert held.status is again.status is waits.status is SubmitStatus.REPLY_LATER
    assert (held.title, held.description) == (waits.title, waits.description)

    clock.forward(hours=3)
    pages = []
    for outcome in (held, waits):
        # The same statements take the same time.
        with statements_of(guarded) as statements:
            view = await look(guarded, outcome.link)
            with pytest.raises(LinkError, match=LinkErrorCode.NO_RESEND):
                await guarded.parents.resend(outcome.link)
        status = progress_text(view.progress, is_owner=view.is_owner)
        pages.append((status, view.resend, facts_of(view), texts_of(view.letter), statements))
        assert statements
    assert pages[0] == pages[1]
    assert WORDS not in str(pages)


async def test_alert_is_tried_again_whatever_keeps_replies_back(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    service = open_service(safeguarding_contact=CONTACT, send_budget_per_day=1)
    sendgrid.answers(Answer(status=401))
    await submit(form(), origin=None, service=service)
    assert (await service.repository.read_pause())[0] is not None
    await submit(form(**DANGER), origin=None, service=service)
    sendgrid.answers(Answer(status=503), Answer(status=400, error="no such mailbox"))
    for _ in range(2):
        await tick(service, clock)
        await tick(service, clock, seconds=59)
        service.health._cached_until = 0.0
        assert Problem.OPERATOR_MAIL in (await service.health.check()).problems
        await tick(service, clock, seconds=1)
    assert len(alerts(sendgrid)) == 1
    assert "no such mailbox" in caplog.text
    await tick(service, clock, minutes=1)
    assert len(sendgrid.requests) == 4
    service.health._cached_until = 0.0
    assert Problem.OPERATOR_MAIL not in (await service.health.check()).problems
    # Each request counts, so that SendGrid sees no more than the quota of replies beside them.
    assert await counted(service) == 3


async def test_resend_and_page_after_the_gentle_reply(
    open_service: Open,
    sendgrid: FakeSendGrid,
    clock: FakeClock,
    stored: Stored,
    caplog: pytest.LogCaptureFixture,
) -> None:
    service = open_service()  # nobody to tell
    await submit(form(**DANGER), origin=None, service=service)
    (row,) = stored()
    assert row.reply_kind == ReplyKind.GENTLE
    assert "nobody is told" in caplog.text
    clock.forward(hours=1)
    first = sendgrid.taken[0].text
    owner = links_in(first)[0]
    shown = (await look(service, owner)).letter
    assert not texts_of(shown)
    assert "kite" not in str(paper_of(shown))
    await service.parents.resend(owner)
    await service.worker.drain()
    assert [links_in(one.text)[0] != "" for one in sendgrid.taken] == [True, True]
    for mail in sendgrid.taken:
        assert "kite" not in mail.text
        assert GROWN_UP_NOTE[:30] not in mail.text


async def test_operator_reads_and_decides(
    open_service: Open, operator: Operator, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    service = open_service(clock=utc_now, safeguarding_contact=CONTACT)
    for _ in range(3):
        await submit(form(**DANGER), origin=None, service=service)
    gentle, ordinary, left = (str(row.id) for row in stored())
    shown = await operator.run("status")
    assert shown.exit_code == 1
    assert f"letters {gentle}, {ordinary}, {left}, WAITING FOR YOU" in " ".join(
        shown.stdout.split()
    )
    assert (await operator.json("status"))["held"] == {"danger": 3}
    assert WORDS in (await operator.run("show", gentle, "--reveal")).stdout
    assert "may be the cause" in (await operator.run("export", gentle)).stderr

    refused = await operator.run("release", gentle)
    assert refused.exit_code == 1
    assert "--reply gentle" in refused.stdout
    assert (await operator.run("release", "--owed")).stdout == "There was nothing to do.\n"
    assert (await operator.run("release", "--owed", "--reply", "gentle")).exit_code == 2
    assert await service.worker.drain() == 0

    assert (await operator.run("release", gentle, "--reply", "gentle")).exit_code == 0
    await service.worker.drain()
    assert (await operator.run("release", ordinary, "--reply", "ordinary")).exit_code == 0
    await service.worker.drain()
    quiet, cheerful = (request.text for request in sendgrid.taken)
    assert "red kite" in cheerful
    for words in ("kite", WORDS, GROWN_UP_NOTE[:30]):
        assert words not in quiet
    # A person may see signs of danger where no phrase does.
    service.worker._visitor_sends = service.settings.visitor_sends
    unseen = await submit(form(**MINE), origin=None, service=service)
    assert (await operator.run("hold", str(unseen.letter_id))).exit_code == 0
    await operator.run("release", str(unseen.letter_id), "--reply", "gentle")
    await service.worker.drain()
    assert "kite" not in sendgrid.taken[-1].text
    assert not texts_of((await look(service, unseen.link)).letter)

    assert (await operator.json("status"))["danger"] == [int(left)]
    assert not texts_of((await look(service, links_in(quiet)[0])).letter)
    assert texts_of((await look(service, links_in(cheerful)[0])).letter)


async def test_clock_that_was_ahead_delays_no_alert(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    hours = itertools.count(step=3601)
    service = open_service(safeguarding_contact=CONTACT, monotonic=lambda: next(hours))
    clock.now = START + timedelta(days=400)
    await write(service, **DANGER)
    await tick(service, clock)
    clock.now = START
    await tick(service, clock)
    await tick(service, clock)
    assert len(alerts(sendgrid)) == 2


async def test_letter_that_nobody_read_is_deleted_with_an_error(
    guarded: LetterService, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    await write(guarded, **DANGER)
    clock.now = START + timedelta(days=61)
    assert await guarded.repository.purge() == 1
    assert "1 letters with signs of danger were deleted unanswered" in caplog.text


@pytest.mark.both_databases
async def test_letter_deleted_before_a_decision_is_kept_for_the_operator_alone(
    guarded: LetterService,
    clock: FakeClock,
    stored: Stored,
    caplog: pytest.LogCaptureFixture,
) -> None:
    repository = guarded.repository
    sent = {**DANGER, "submission_key": "k" * 20}
    for _ in range(2):
        link = await write(guarded, **sent)
        number = stored()[0].id or 0
        await guarded.parents.delete(link)
        assert stored() == []
        with pytest.raises(LinkError, match=LinkErrorCode.GONE):
            await look(guarded, link)
        with pytest.raises(LetterNotFoundError):
            await repository.export(number)
        # The same form is a new letter again, as after any deletion.
    # What is kept for the police stays so, whatever the family does.
    link = await write(guarded, **{**DANGER, "submission_key": "p" * 20})
    for_police = stored()[0].id or 0
    desk = DeskStore(repository.database, lambda _: clock.now, repository.audit)
    assert await desk.keep_for_police(for_police, 90)
    await guarded.parents.delete(link)
    kept = await repository.find_or_kept(number, opened=True)
    assert (kept.message_to_santa, kept.recipient_hash, kept.access_key) == (WORDS, "", "")
    (done,) = await repository.apply_action([number], actions.retry(timedelta(hours=48)))
    assert not done.done
    (done,) = await repository.apply_action([number], actions.delete)
    assert done.done
    assert await repository.find_or_kept(number - 1, opened=False)
    clock.forward(days=7)
    assert await repository.purge() == 1
    assert "1 letters with signs of danger were deleted unanswered" in caplog.text
    with pytest.raises(LetterNotFoundError):
        await repository.find_or_kept(number - 1, opened=False)
    clock.forward(days=82)
    assert (await repository.find_or_kept(for_police, opened=False)).message_to_santa == WORDS
    clock.forward(days=1)
    assert await repository.purge() == 1


async def test_alert_goes_to_others_until_someone_opens_the_letter_and_links_to_the_desk_alone(
    open_service: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    desk = "https://desk.example.org"
    service = open_service(
        safeguarding_contact=CONTACT, desk_url=desk, escalation_after_1_hour="one@example.org",
        escalation_after_4_hours="four@example.org",
    )  # fmt: skip
    for _ in range(2):
        await write(service, **DANGER)
    opened = stored()[1].id or 0

    def told() -> list[str]:
        return [request.to for request in sendgrid.taken]

    await tick(service, clock)
    await tick(service, clock, minutes=59)
    assert told() == [CONTACT]
    sendgrid.answers(Answer(status=503))
    for _ in range(3):
        await tick(service, clock, minutes=1)
    assert told() == [CONTACT, "one@example.org"]
    await service.repository.find_or_kept(opened, opened=True)
    await tick(service, clock, hours=3)
    await tick(service, clock, hours=3)
    assert told() == [CONTACT, "one@example.org", "four@example.org"]
    for mail in sendgrid.taken:
        assert re.findall(r"https?://[^\s<]+", mail.text) == [desk]
        assert WORDS not in mail.text
    assert f"opened letter {opened - 1} for 4 h" in sendgrid.taken[2].text
