"""Holds: the effect of each event on a letter held for each reason."""

import itertools
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest

from santa_app.letters import LetterService, submit
from santa_app.letters.clock import utc_now
from santa_app.letters.holds import CHANGED_BY, HoldEvent
from santa_app.letters.models import (
    HoldReason,
    ReplyKind,
    ReplyStatus,
    SuppressionReason,
)
from santa_app.letters.operator import actions
from santa_app.letters.parents import LinkError, LinkScope
from tests.integration.fixture_types import Open, Stored
from tests.integration.operating import Operator, operator
from tests.integration.parent_links import MINE
from tests.integration.pending_letters import owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_examples import START, FakeClock, form

__all__ = ["operator"]
HOUR = timedelta(hours=1)
RECHECKED = (HoldReason.RECIPIENT_LIMIT, HoldReason.DOMAIN_LIMIT, HoldReason.NEXT_COPY)
PERSONS = tuple(
    reason for reason in HoldReason if reason not in {*RECHECKED, "suppressed", "unread"}
)


@dataclass
class Held:
    """A held letter, the links to it, and an earlier letter of its mailbox that was answered."""

    reason: HoldReason
    number: int
    mailbox: str
    message: str
    owner: str
    writer: str
    earlier: str
    earlier_message: str


async def held_letters(service: LetterService, stored: Stored) -> list[Held]:
    """Store a letter for each reason, in a mailbox of its own."""
    found = []
    for place, reason in enumerate(HoldReason, start=1):
        mailbox, message = f"{place:032x}", f"message-{place}"
        sent = {"reply_status": ReplyStatus.SENT, "reply_sent_at": START - HOUR}
        earlier = {**sent, "reply_scheduled_at": None, "reply_message_id": message}
        recheck = START + HOUR if reason in RECHECKED else None
        held: dict[str, Any] = {"hold_reason": reason, "reply_scheduled_at": recheck}
        held |= {"reply_message_id": f"held-{place}", "reply_attempted_at": START}
        if reason is HoldReason.DANGER:
            held |= {"reply_kind": ReplyKind.GENTLE, "alert_at": START}
        await owe(service, 1, recipient_hash=mailbox, **earlier)
        await owe(service, 1, recipient_hash=mailbox, reply_status=ReplyStatus.HELD, **held)
        first, second = stored()[-2:]
        found.append(
            Held(
                reason=reason,
                number=second.id or 0,
                mailbox=mailbox,
                message=held["reply_message_id"],
                owner=service.signer.token(second.access_key),
                writer=service.signer.token(second.access_key, LinkScope.WRITER),
                earlier=service.signer.token(first.access_key),
                earlier_message=message,
            )
        )
    return found


@dataclass
class Events:
    service: LetterService
    clock: FakeClock

    async def recheck(self, _: Held) -> None:
        await self.service.worker.drain()

    async def resend_by_owner(self, held: Held) -> None:
        with suppress(LinkError):
            await self.service.parents.resend(held.owner)

    async def resend_by_writer(self, held: Held) -> None:
        with suppress(LinkError):
            await self.service.parents.resend(held.writer)

    async def stop(self, held: Held) -> None:
        await self.service.parents.stop_mail(held.earlier)

    async def unsubscribe(self, held: Held) -> None:
        token = self.service.signer.token(held.mailbox, LinkScope.UNSUBSCRIBE)
        await self.service.parents.unsubscribe(token)

    async def suppress(self, held: Held) -> None:
        reason = SuppressionReason.OPERATOR
        await self.service.repository.suppress(held.mailbox, reason)

    async def _report(self, number: int, **values: object) -> None:
        event = {"letter_id": number, "timestamp": int(START.timestamp()), **values}
        await self.service.webhook.apply(json.dumps([event]).encode())

    async def bounce(self, held: Held) -> None:
        said = {"event": "bounce", "type": "bounce", "sg_message_id": f"{held.earlier_message}.x"}
        await self._report(held.number - 1, **said)

    async def deliver(self, held: Held) -> None:
        await self._report(held.number, event="delivered", sg_message_id=f"{held.message}.x")

    async def resend_another(self, held: Held) -> None:
        with suppress(LinkError):
            await self.service.parents.resend(held.earlier)

    async def end_links(self, held: Held) -> None:
        await self.service.parents.end_links(held.earlier)

    async def purge(self, _: Held) -> None:
        await self.service.repository.purge()

    async def delete(self, held: Held) -> None:
        await self.service.parents.delete(held.owner)

    async def end_leases(self, _: Held) -> None:
        keys = await self.service.repository.leases()
        await self.service.repository.end_leases([*keys, "another"])

    async def end_far_times(self, _: Held) -> None:
        await self.service.repository.end_far_times(retry=HOUR, pause=HOUR, alert=24 * HOUR)

    async def allow(self, held: Held) -> None:
        await self.service.repository.allow(held.mailbox)

    async def allow_by_link(self, held: Held) -> None:
        await self.service.parents.allow_mail(held.earlier)

    async def restore(self, _: Held) -> None:
        await self.service.repository.hold_owed(restored=True)

    async def hold_owed(self, _: Held) -> None:
        await self.service.repository.hold_owed()

    async def _act(self, held: Held, action: Any) -> None:
        await self.service.repository.apply_action([held.number], action)

    async def hold(self, held: Held) -> None:
        await self._act(held, actions.hold)

    async def retry(self, held: Held) -> None:
        await self._act(held, actions.retry(HOUR))

    async def release(self, held: Held) -> None:
        await self._act(held, actions.release(HOUR))

    async def decide(self, held: Held) -> None:
        await self._act(held, actions.release(HOUR, ReplyKind.GENTLE))

    async def mark_sent(self, held: Held) -> None:
        await self._act(held, actions.mark_sent(self.service.settings))

    async def delete_by_operator(self, held: Held) -> None:
        await self._act(held, actions.delete)


Event = Callable[[Events, Held], Awaitable[None]]
PENDING, GONE = "pending", "gone"
R = HoldReason
SUPPRESSES = dict.fromkeys(RECHECKED, R.SUPPRESSED)
PROVES = dict.fromkeys((R.NEXT_COPY, R.OUTCOME_UNKNOWN), "sent")
TABLE: dict[Event, dict[HoldReason, str]] = {
    Events.recheck: dict.fromkeys(RECHECKED, "sent"),
    Events.resend_by_owner: {R.SUPPRESSED: PENDING},
    Events.resend_by_writer: {R.SUPPRESSED: PENDING},
    Events.stop: SUPPRESSES,
    Events.unsubscribe: SUPPRESSES,
    Events.suppress: SUPPRESSES,
    Events.bounce: SUPPRESSES,
    Events.allow: {},
    Events.allow_by_link: {},
    Events.deliver: PROVES,
    Events.resend_another: {},
    Events.end_links: {},
    Events.purge: {},
    Events.end_leases: {},
    Events.end_far_times: {},
    Events.restore: dict.fromkeys(RECHECKED, R.RESTORED),
    Events.hold_owed: dict.fromkeys(RECHECKED, R.RESTORED),
    Events.hold: {reason: R.OPERATOR for reason in R if reason is not R.DANGER},
    Events.retry: {},
    Events.release: {reason: PENDING for reason in R if reason is not R.DANGER},
    Events.decide: dict.fromkeys(R, PENDING),
    Events.mark_sent: PROVES,
    Events.delete: dict.fromkeys(R, GONE),
    Events.delete_by_operator: dict.fromkeys(R, GONE),
}
"""New hold reason or status of a held letter, by event and old reason; others do not change."""
DECIDES = {Events.hold, Events.release, Events.decide, Events.mark_sent, Events.delete_by_operator}
"""What only the operator does."""
ALONE = {Events.delete, Events.deliver, Events.end_links, Events.purge, Events.end_leases}
"""What ends a letter, a link or the mail to it, or has no effect that another event could use."""


@pytest.mark.both_databases
@pytest.mark.parametrize("event", TABLE, ids=lambda event: event.__name__)
async def test_event_changes_a_held_letter(
    event: Event, service: LetterService, clock: FakeClock, stored: Stored
) -> None:
    letters = await held_letters(service, stored)
    clock.forward(hours=2)
    events = Events(service, clock)
    for held in letters:
        await event(events, held)
    ends = {row.id: row for row in stored()}
    for held in letters:
        row = ends.get(held.number)
        if row is None:
            assert TABLE[event].get(held.reason) == GONE
            continue
        found = row.hold_reason or row.reply_status
        assert found == TABLE[event].get(held.reason, held.reason), held.reason
        assert (row.reply_status == ReplyStatus.HELD) == (row.hold_reason is not None)
        # As long as a person has to decide, the alerts go on.
        if row.hold_reason == R.DANGER:
            assert row.alert_at is not None
    await service.worker.drain()


async def test_only_a_person_frees_what_waits_for_one(
    service: LetterService, clock: FakeClock, stored: Stored, sendgrid: FakeSendGrid
) -> None:
    letters = [one for one in await held_letters(service, stored) if one.reason in PERSONS]
    assert len(letters) == 5
    events = Events(service, clock)
    # By any action of a link, a process, or the operator's list of mailboxes.
    others = [one for one in TABLE if one not in DECIDES | ALONE]
    for pair in itertools.product(others, repeat=2):
        for event in pair:
            clock.forward(hours=2)
            for held in letters:
                await event(events, held)
    ends = {row.id: row for row in stored()}
    assert [ends[held.number].hold_reason for held in letters] == [one.reason for one in letters]
    assert {ends[held.number].resend_count for held in letters} == {0}
    await service.worker.drain()
    assert not {held.number for held in letters} & {one.letter_id for one in sendgrid.requests}
    # And a person does: with the mailbox allowed again, each of them is sent.
    for held in letters:
        await events.allow(held)
        await events.decide(held)
    assert await service.worker.drain() >= len(letters)
    assert {held.number for held in letters} <= {one.letter_id for one in sendgrid.requests}


def test_the_table_names_every_reason() -> None:
    assert set(CHANGED_BY) == set(HoldReason)
    assert {event for events in CHANGED_BY.values() for event in events} == set(HoldEvent)
    # The operator can release every held letter.
    assert all(HoldEvent.RELEASE in events for events in CHANGED_BY.values())


@pytest.mark.both_databases
async def test_hold_waits_for_a_process_that_sends(
    open_service: Open, operator: Operator, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    service = open_service(clock=utc_now, submit_wait=0.05)
    sendgrid.answers(Answer(status=503, mode=Mode.HANG))
    await submit(form(**MINE), origin=None, service=service)
    await sendgrid.wait_for_async(1)
    for arguments in (["hold"], ["retry"], ["release"], ["mark-sent"], ["delete", "--yes"]):
        refused = await operator.run(*arguments, "1")
        assert (refused.exit_code, "is being sent right now" in refused.stdout) == (1, True)
    # Held, it would be sent all the same, and once more when it is released.
    owed = await operator.run("hold", "--owed")
    assert (owed.exit_code, owed.stdout[:15]) == (1, "0 replies are h")
    assert "1 are being sent right now" in owed.stdout
    sendgrid.answer_hanging()
    await service.worker.stop()
    assert stored()[0].reply_status == ReplyStatus.PENDING
    assert (await operator.json("hold", "--owed")) == {"held": 1, "sending": 0}
    assert (await operator.run("hold", "1")).exit_code == 0
    # Another process, which knows the letter from before.
    other = open_service(clock=lambda: utc_now() + 50 * HOUR)
    assert await other.worker.drain() == 0
    assert len(sendgrid.requests) == 1
