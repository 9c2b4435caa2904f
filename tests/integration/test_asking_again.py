"""Asking for a reply once more: when it is allowed, and why a reply is not there yet."""

import asyncio
from datetime import timedelta

import pytest

from santa_app.letters import Kind, PostOffice, submit
from santa_app.letters.asking import Answer
from santa_app.letters.parents import NOT_NOW
from santa_app.letters.privacy import LinkError
from santa_app.letters.standing import Standing
from santa_app.letters.table import Arrival, ReplyStatus
from tests.integration.fixture_types import Open, Stored
from tests.integration.owing import owe
from tests.integration.parents_mail import MINE, change, look, sent_link, write
from tests.support.fake_sendgrid import Answer as SendGridAnswer
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import START, FakeClock, form


async def test_a_reply_is_sent_again_once_an_hour_and_three_times_in_all(
    office: PostOffice, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    token = await sent_link(office, sendgrid, **MINE)
    for times in range(1, 4):
        view = await look(office, token)
        assert view.asking.answer is Answer.SOON
        assert view.asking.from_at == clock.now + timedelta(hours=1)
        with pytest.raises(LinkError, match=NOT_NOW):
            await office.parents.ask_again(token)
        clock.forward(hours=1)
        assert (await look(office, token)).asking.answer is Answer.YES
        await office.parents.ask_again(token)
        assert (await look(office, token)).standing is Standing.ON_ITS_WAY
        with pytest.raises(LinkError, match=NOT_NOW):
            await office.parents.ask_again(token)
        assert await office.delivery.run_due() == 1
        assert len(sendgrid.requests) == times + 1
        assert stored()[0].reply_asked == times
    clock.forward(hours=5)
    assert (await look(office, token)).asking.answer is Answer.NO_MORE
    with pytest.raises(LinkError, match=NOT_NOW):
        await office.parents.ask_again(token)
    assert {request.to for request in sendgrid.requests} == {MINE["parent_email"]}


async def test_asking_again_forgets_the_news_of_the_reply_before(
    office: PostOffice, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    token = await sent_link(office, sendgrid, **MINE)
    await change(office, reply_arrival=Arrival.BLOCKED, reply_arrival_at=START)
    clock.forward(hours=1)
    assert (await look(office, token)).standing is Standing.BLOCKED
    await office.parents.ask_again(token)
    (row,) = stored()
    assert (row.reply_arrival, row.reply_arrival_at, row.reply_message_id) == (None, None, None)
    assert row.reply_asked_at == clock.now
    assert row.reply_give_up_at == clock.now + timedelta(hours=48)


async def test_asking_again_respects_the_recipient_s_room(
    open_office: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    office = open_office(recipient_replies_per_day=3)
    tokens = [await sent_link(office, sendgrid, **MINE) for _ in range(2)]
    clock.forward(hours=2)
    for token in tokens:
        await office.parents.ask_again(token)
        await office.delivery.run_due()
    assert len(sendgrid.requests) == 3
    held = stored()[1]
    assert held.reply_status == ReplyStatus.HELD
    assert (await look(office, tokens[1])).standing is Standing.ROOM
    assert (await submit(form(**MINE), origin=None, office=office)).kind is Kind.REPLY_LATER
    clock.forward(days=2)
    await office.delivery.run_due()
    assert len(sendgrid.requests) > 3
    assert stored()[1].reply_status == ReplyStatus.SENT


async def test_asking_again_waits_for_the_budget(
    open_office: Open, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    office = open_office(send_budget_per_day=1)
    token = await sent_link(office, sendgrid, **MINE)
    clock.forward(hours=1)
    await office.parents.ask_again(token)
    assert await office.delivery.run_due() == 0
    assert (await look(office, token)).standing is Standing.BUDGET
    clock.forward(days=1)
    assert await office.delivery.run_due() == 1


async def test_no_reply_is_sent_again_to_a_mailbox_that_gets_no_mail(
    office: PostOffice, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    token = await sent_link(office, sendgrid, **MINE)
    clock.forward(hours=2)
    await office.parents.stop_mail(token)
    assert (await look(office, token)).asking.answer is Answer.NOT_NOW
    with pytest.raises(LinkError, match=NOT_NOW):
        await office.parents.ask_again(token)
    await office.parents.allow_mail(token)
    await office.parents.ask_again(token)
    assert await office.delivery.run_due() == 1


async def test_what_was_stopped_can_be_asked_for_once_mail_is_allowed(
    office: PostOffice, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    token = await sent_link(office, sendgrid, **MINE)
    await office.parents.stop_mail(token)
    await write(office)
    await office.parents.allow_mail(token)
    second = office.secrets.token(stored()[1].access_key)
    assert (await look(office, second)).standing is Standing.ALLOWED_AGAIN
    await office.parents.ask_again(second)
    assert await office.delivery.run_due() == 1
    assert (await look(office, second)).standing is Standing.SENT


async def test_two_who_ask_at_once_get_one_reply(
    open_office: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    offices = [open_office() for _ in range(3)]
    token = await sent_link(offices[0], sendgrid, **MINE)
    clock.forward(hours=1)
    asked = (office.parents.ask_again(token) for office in offices)
    ends = await asyncio.gather(*asked, return_exceptions=True)
    assert sorted(type(end).__name__ for end in ends) == ["LinkError", "LinkError", "NoneType"]
    assert stored()[0].reply_asked == 1


async def test_why_a_reply_is_not_there_yet(
    open_office: Open, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    office = open_office(send_budget_per_day=5)

    async def now() -> Standing:
        return (await look(office, office.secrets.token(stored()[0].access_key))).standing

    sendgrid.answers(SendGridAnswer(status=500))
    await submit(form(**MINE), origin=None, office=office)
    assert await now() is Standing.RETRYING
    await office.store.pause(clock.now + timedelta(minutes=5), "401")
    assert await now() is Standing.RESTING
    clock.forward(minutes=5)
    await owe(office, 9)
    await office.delivery.run_due()
    await change(office, reply_status=ReplyStatus.PENDING, reply_due_at=clock.now)
    assert await now() is Standing.BUDGET
    await change(office, reply_status=ReplyStatus.SENDING)
    assert await now() is Standing.ON_ITS_WAY
    await change(office, reply_status=ReplyStatus.HELD, reply_due_at=clock.now)
    assert await now() is Standing.ROOM
    await change(office, reply_due_at=None, reply_error="held by the operator")
    assert await now() is Standing.HELD
    await change(office, reply_status=ReplyStatus.FAILED, reply_error="given up: 500")
    assert await now() is Standing.GIVEN_UP
    await change(office, reply_error="rejected: no such address")
    assert await now() is Standing.REFUSED
    for arrival in Arrival:
        await change(office, reply_status=ReplyStatus.SENT, reply_arrival=arrival)
        expected = Standing.SENT if arrival is Arrival.PROCESSED else Standing(str(arrival))
        assert await now() is expected
