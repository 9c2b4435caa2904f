"""What each link may do: the reply's own, the one that stops mail, the thank-you screen's."""

import asyncio
from collections.abc import Callable
from datetime import timedelta

import pytest

from santa_app.letters import Kind, PostOffice, submit
from santa_app.letters.asking import Answer
from santa_app.letters.form import HONEYPOT
from santa_app.letters.parents import GONE, NOT_NOW, TOO_WEAK, MailboxView
from santa_app.letters.privacy import LinkError
from santa_app.letters.room import STOPPED
from santa_app.letters.standing import NOT_YET, Standing, words
from santa_app.letters.suppression import Reason, suppress
from santa_app.letters.table import LETTERS, Arrival, ReplyStatus, SantaLetter
from tests.fake_sendgrid import Answer as SendGridAnswer
from tests.fake_sendgrid import FakeSendGrid
from tests.integration.owing import owe
from tests.integration.test_parents import links_in, look, sent_link
from tests.unit.letters.examples import START, FakeClock, form

Open = Callable[..., PostOffice]
Stored = Callable[[], list[SantaLetter]]
MINE = {"parent_email": "mine@example.com"}


async def write(office: PostOffice, **values: object) -> str:
    """Submit a letter and return the token the thank-you screen gets."""
    outcome = await submit(form(**{**MINE, **values}), origin=None, office=office)
    assert outcome.accepted
    assert "@" not in outcome.link
    return outcome.link


async def change(office: PostOffice, **values: object) -> None:
    """Change columns of all letters behind the desk's back."""
    await office.store.database.write(
        lambda connection: connection.execute(LETTERS.update().values(values))
    )


async def stop(office: PostOffice, reason: Reason) -> None:
    """Let a mailbox's own events stop it, as the webhook does."""
    mailbox = office.secrets.recipient_hash(MINE["parent_email"])
    await office.store.database.write(suppress, mailbox, reason, START)


async def test_the_writer_sees_the_letter_and_deletes_it(
    office: PostOffice, stored: Stored
) -> None:
    link = await write(office)
    view = await look(office, link)
    assert view.letter == stored()[0]
    assert (view.standing, view.is_owner) == (Standing.SENT, False)
    await office.parents.delete(link)
    assert stored() == []
    with pytest.raises(LinkError, match=GONE):
        await office.parents.view(link)


async def test_the_writer_has_no_power_over_the_mailbox(
    office: PostOffice, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    link = await write(office)
    before = stored()
    desk = office.parents
    for act in (desk.stop_mail, desk.allow_mail, desk.end_link):
        with pytest.raises(LinkError, match=TOO_WEAK):
            await act(link)
    assert stored() == before
    letter, _ = links_in(sendgrid.requests[-1].text)
    assert not (await look(office, letter)).mail_stopped


async def test_the_writer_learns_nothing_of_the_mailbox(
    open_office: Open, sendgrid: FakeSendGrid, clock: FakeClock
) -> None:
    office = open_office(recipient_replies_per_day=1)
    first = await write(office)
    for link in (await write(office), await write(office)):
        view = await look(office, link)
        assert (view.standing, view.asking.answer) == (Standing.ON_ITS_WAY, Answer.NOT_NOW)
        assert words(view.standing, writer=True) == NOT_YET
    letter, _ = links_in(sendgrid.requests[-1].text)
    before = (await look(office, first)).asking
    await office.parents.stop_mail(letter)
    view = await look(office, first)
    assert (view.standing, view.mail_stopped, view.asking) == (Standing.SENT, False, before)
    stopped = await look(office, await write(office))
    assert (stopped.standing, stopped.mail_stopped) == (Standing.ON_ITS_WAY, False)
    # Asking again looks as it always does, but nothing goes out.
    clock.forward(hours=2)
    await office.parents.ask_again(first)
    assert (await look(office, first)).standing is Standing.ON_ITS_WAY
    clock.forward(days=3)
    assert await office.delivery.run_due() == 0
    assert len(sendgrid.requests) == 1


@pytest.mark.parametrize("arrival", [Arrival.UNSUBSCRIBED, Arrival.SPAM])
async def test_the_writer_does_not_learn_of_a_complaint(
    arrival: Arrival, office: PostOffice, clock: FakeClock
) -> None:
    link = await write(office)
    await change(office, reply_arrival=arrival, reply_arrival_at=START)
    await stop(office, Reason.SPAM)
    clock.forward(hours=2)
    view = await look(office, link)
    assert (view.standing, view.asking.answer) == (Standing.DELIVERED, Answer.DELIVERED)
    with pytest.raises(LinkError, match=NOT_NOW):
        await office.parents.ask_again(link)


async def test_the_writer_learns_that_the_address_is_wrong(
    office: PostOffice, sendgrid: FakeSendGrid
) -> None:
    link = await write(office)
    await change(office, reply_arrival=Arrival.BOUNCED, reply_arrival_at=START)
    await stop(office, Reason.BOUNCE)
    second = await write(office)
    for one in (link, second):
        view = await look(office, one)
        assert (view.standing, view.asking.answer) == (Standing.BOUNCED, Answer.NOT_NOW)
        assert "typing mistake" in words(view.standing, writer=True)
    assert len(sendgrid.requests) == 1


async def test_the_stop_link_stops_mail_even_when_the_letter_is_deleted(
    office: PostOffice, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    link = await write(office)
    letter, stopping = links_in(sendgrid.requests[-1].text)
    await office.parents.delete(link)
    clock.forward(days=100)
    with pytest.raises(LinkError):
        await office.parents.view(letter)
    assert await office.parents.view(stopping) == MailboxView(mail_stopped=False)
    await office.parents.stop_mail(stopping)
    assert await office.parents.view(stopping) == MailboxView(mail_stopped=True)
    await submit(form(**MINE), origin=None, office=office)
    assert len(sendgrid.requests) == 1
    assert [row.reply_error for row in stored()] == [STOPPED]


async def test_the_stop_link_does_nothing_else(
    office: PostOffice, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    await write(office)
    _, stopping = links_in(sendgrid.requests[-1].text)
    before = stored()
    desk = office.parents
    for act in (desk.delete, desk.allow_mail, desk.ask_again, desk.end_link):
        with pytest.raises(LinkError, match=TOO_WEAK):
            await act(stopping)
    assert stored() == before


async def test_an_ended_link_opens_nothing_and_the_letter_stays(
    office: PostOffice, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    link = await write(office)
    letter, stopping = links_in(sendgrid.requests[-1].text)
    await office.parents.end_link(letter)
    for one in (link, letter):
        with pytest.raises(LinkError, match=GONE):
            await office.parents.view(one)
        with pytest.raises(LinkError, match=GONE):
            await office.parents.delete(one)
        with pytest.raises(LinkError, match=GONE):
            await office.parents.end_link(letter)
    assert len(stored()) == 1
    assert await office.parents.view(stopping) == MailboxView(mail_stopped=False)


async def test_a_letter_sent_in_twice_gives_the_same_right(office: PostOffice) -> None:
    sent = form(**MINE)
    links = [(await submit(sent, origin=None, office=office)).link for _ in range(2)]
    views = [await look(office, link) for link in links]
    assert views[0].letter.id == views[1].letter.id


async def test_what_was_not_kept_gives_no_link(office: PostOffice, stored: Stored) -> None:
    refused = await submit(form(parent_email="nobody"), origin=None, office=office)
    assert refused.link == ""
    trapped = await submit(form(**{HONEYPOT: "x"}), origin=None, office=office)
    assert trapped.kind is Kind.REPLY_SENT
    with pytest.raises(LinkError, match=GONE):
        await office.parents.view(trapped.link)
    assert stored() == []


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
