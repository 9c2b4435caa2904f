"""A thank-you for Santa's reply: a second letter with a short answer, within all limits."""

from datetime import UTC, datetime

import pytest

from santa_app.content.santa_reply import prose
from santa_app.letters import LetterService, thank
from santa_app.letters.models import HoldReason, ReplyStatus
from santa_app.letters.parents.links import LinkError, LinkErrorCode, LinkScope
from santa_app.letters.replies import write
from santa_app.rules.season import THANKS_MOST
from tests.integration.fixture_types import Open, Stored
from tests.integration.parent_links import look, sent_link
from tests.integration.parent_links import write as written
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import FakeClock

THANKED = "Santa has your thank-you. His short answer comes to the same mailbox."
CONTACT = "care@example.org"
DANGER = "He hits me and nobody knows."
TEXT = "Thank you for the kite, it flew over the roof!"


@pytest.fixture
def clock() -> FakeClock:
    """The 26th of December."""
    return FakeClock(datetime(2025, 12, 26, 15, tzinfo=UTC))


@pytest.mark.both_databases
async def test_a_thank_you_gets_one_short_answer(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    token = await sent_link(service, sendgrid)
    assert (await look(service, token)).may_thank
    assert await thank(token, TEXT, origin=None, service=service) == THANKED
    first, second = stored()
    assert (second.message_to_santa, second.wish_list, second.is_thanks) == (TEXT, None, True)
    assert second.parent_email == first.parent_email
    assert second.reply_status == ReplyStatus.SENT
    answer, long = write(second), write(first)
    assert len(answer.paragraphs) == 2 < len(long.paragraphs)
    assert any(one in answer.paragraphs[0].text for one in prose("en").parts["thanks"])
    assert TEXT not in sendgrid.requests[-1].text
    view = await look(service, token)
    assert (view.may_thank, view.is_thanked) == (False, True)
    # Sent again, it is the same thank-you; and its own link opens no third letter.
    assert await thank(token, "Another text", origin=None, service=service) == THANKED
    assert len(stored()) == len(sendgrid.requests) == 2


@pytest.mark.both_databases
async def test_the_link_deletes_both_letters(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    other = await sent_link(service, sendgrid)
    token = await sent_link(service, sendgrid)
    for one in (other, token):
        await thank(one, TEXT, origin=None, service=service)
    assert len(stored()) == 4
    await service.parents.delete(token)
    assert [row.id for row in stored()] == [1, 3]


async def test_a_thank_you_with_signs_of_danger_is_held(
    open_service: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    guarded = open_service(safeguarding_contact=CONTACT)
    token = await sent_link(guarded, sendgrid)
    assert await thank(token, DANGER, origin=None, service=guarded) == THANKED
    assert (await look(guarded, token)).is_thanked
    held = stored()[1]
    assert (held.reply_status, held.hold_reason) == (ReplyStatus.HELD, HoldReason.DANGER)
    # Whoever reads the reply that a person releases learns nothing from it.
    quiet = write(held)
    assert len(quiet.paragraphs) == 2
    assert any(one in quiet.paragraphs[0].text for one in prose("en").quiet["thanks"])


async def test_a_full_mailbox_gets_no_thank_you_either(
    open_service: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    small = open_service(recipient_letters_per_day=1, recipient_replies_per_day=1)
    token = await sent_link(small, sendgrid)
    assert await thank(token, TEXT, origin=None, service=small) != THANKED
    assert len(stored()) == 1


@pytest.mark.parametrize("text", ["", "  \n", "x" * (THANKS_MOST + 1)])
async def test_no_words_and_too_many_are_refused(
    service: LetterService, sendgrid: FakeSendGrid, stored: Stored, text: str
) -> None:
    token = await sent_link(service, sendgrid)
    said = await thank(token, text, origin=None, service=service)
    assert said == "Please write Santa a few words, 300 characters at most."
    assert len(stored()) == 1


async def test_only_the_owner_thanks_and_only_after_christmas(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, stored: Stored
) -> None:
    owner = await sent_link(service, sendgrid)
    writer = await written(service)
    await thank(owner, TEXT, origin=None, service=service)
    own_link = service.signer.token(stored()[-1].access_key, LinkScope.LETTER)
    in_january = clock.now.replace(year=2026, month=1, day=8)
    for token, now in ((writer, clock.now), (own_link, clock.now), (owner, in_january)):
        clock.now = now
        with pytest.raises(LinkError, match=LinkErrorCode.FORBIDDEN):
            await thank(token, TEXT, origin=None, service=service)
    assert len(stored()) == 3
