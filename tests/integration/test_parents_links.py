"""What each link may do: the reply's own, the one that stops mail, the thank-you screen's."""

import pytest

from santa_app.letters import Kind, PostOffice, submit
from santa_app.letters.asking import Answer
from santa_app.letters.form import HONEYPOT
from santa_app.letters.parents import GONE, NOT_NOW, TOO_WEAK, MailboxView
from santa_app.letters.privacy import LinkError
from santa_app.letters.room import STOPPED
from santa_app.letters.standing import NOT_YET, Standing, words
from santa_app.letters.suppression import Reason
from santa_app.letters.table import Arrival
from tests.integration.fixture_types import Open, Stored
from tests.integration.parents_mail import MINE, change, links_in, look, stop, write
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import START, FakeClock, form


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
