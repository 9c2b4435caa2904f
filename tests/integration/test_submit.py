"""Submitting a letter: what is stored, recognized as a duplicate, and refused."""

import asyncio

import pytest

from santa_app.content.errors import WENT_WRONG
from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.models import SantaLetter
from santa_app.letters.parents import LetterView
from santa_app.letters.repository import (
    AcceptResult,
    AcceptStatus,
    LetterRepository,
)
from santa_app.letters.submission.form import FormField
from tests.integration.fixture_types import Open, Stored
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import form


async def test_row_holds_the_submitted_form(service: LetterService, stored: Stored) -> None:
    sent = form(child_name="  Testkind ", age=" 9 ", city_country="", message_to_santa="\n \t")
    outcome = await submit(sent, origin="192.0.2.1", service=service)
    (row,) = stored()
    assert outcome.letter_id == row.id
    assert row.child_name == "Testkind"
    assert row.age == 9
    assert row.city_country is None
    assert row.parent_email == sent["parent_email"]
    assert row.wish_list == "a red kite\na book about owls"
    assert row.message_to_santa is None
    assert row.been_good is True
    assert row.submission_key == f"{sent['submission_key']}:{row.recipient_hash}"


async def test_invalid_form_stores_nothing(service: LetterService, stored: Stored) -> None:
    outcome = await submit(form(age="19"), origin="192.0.2.1", service=service)
    assert (outcome.status, outcome.title) == (SubmitStatus.INVALID, WENT_WRONG)
    assert (outcome.accepted, outcome.field, outcome.link) == (False, FormField.AGE, "")
    assert stored() == []


@pytest.mark.parametrize("late", [AcceptStatus.STORED, AcceptStatus.DUPLICATE])
async def test_second_click_gets_the_result_of_the_first_if_the_database_is_slow(
    late: AcceptStatus, service: LetterService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database answers one click only after the other has come, or has its result."""
    ready = asyncio.Event()
    accept = LetterRepository.accept

    async def answered_late(
        store: LetterRepository, letter: SantaLetter, lease: str | None
    ) -> AcceptResult:
        accepted = await accept(store, letter, lease)
        if accepted.status is late:
            await ready.wait()
        return accepted

    monkeypatch.setattr(LetterRepository, "accept", answered_late)
    sent = form()
    clicks = [asyncio.create_task(submit(sent, origin=None, service=service)) for _ in range(2)]
    if late is AcceptStatus.DUPLICATE:
        await asyncio.wait(clicks, return_when=asyncio.FIRST_COMPLETED)
    else:
        while not any(lock.locked() for lock in service.worker._accept_locks.values()):
            await asyncio.sleep(0)
    ready.set()
    assert {(await click).status for click in clicks} == {SubmitStatus.REPLY_SENT}


@pytest.mark.both_databases
async def test_double_click_gives_one_row_one_mail_and_the_same_toast(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sent = form()
    outcomes = await asyncio.gather(*(submit(sent, origin=None, service=service) for _ in range(8)))
    assert {outcome.status for outcome in outcomes} == {SubmitStatus.REPLY_SENT}
    (row,) = stored()
    assert {outcome.letter_id for outcome in outcomes} == {row.id}
    assert len(sendgrid.requests) == 1


@pytest.mark.both_databases
async def test_resubmission_after_a_lost_answer_gives_one_row_and_one_mail(
    open_service: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sent = form()
    first = await submit(sent, origin=None, service=open_service())
    second = await submit(sent, origin=None, service=open_service())
    assert first == second
    assert len(stored()) == len(sendgrid.requests) == 1


@pytest.mark.both_databases
async def test_same_key_for_two_mailboxes_is_two_letters(
    open_service: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    services = [open_service(), open_service()]
    key = str(form()["submission_key"])
    addresses = {"one@example.org", "other@example.org"}
    outcomes = await asyncio.gather(
        *(
            submit(form(submission_key=key, parent_email=address), origin=None, service=service)
            for service in services
            for address in (*addresses, "One+again@example.org")
        )
    )
    assert all(outcome.accepted for outcome in outcomes)
    assert len({outcome.letter_id for outcome in outcomes}) == len(stored()) == 2
    assert {request.to for request in sendgrid.requests} <= addresses | {"One+again@example.org"}
    assert len(sendgrid.requests) == 2


async def test_somebody_elses_key_tells_nothing_of_their_letter(
    service: LetterService, sendgrid: FakeSendGrid
) -> None:
    sendgrid.answers(Answer(status=400, error="their mailbox is unusual"))
    theirs = form()
    first = await submit(theirs, origin=None, service=service)
    assert first.status is SubmitStatus.REPLY_REJECTED
    mine = form(submission_key=theirs["submission_key"], child_name="Andere")
    second = await submit(mine, origin=None, service=service)
    assert second.status is SubmitStatus.REPLY_SENT
    assert second.letter_id != first.letter_id
    letters = []
    for outcome in (first, second):
        view = await service.parents.view(outcome.link)
        assert isinstance(view, LetterView)
        letters.append(view.letter.child_name)
    assert letters == ["Testkind", "Andere"]
