"""Letters are recognized by meaning when they are accepted, or wait for it."""

import asyncio
from typing import Any

import pytest

from santa_app.letters import LetterService, SubmitStatus, recognition, submit
from santa_app.letters.health import Problem
from santa_app.letters.models import HoldReason, ReplyKind, ReplyStatus
from santa_app.letters.replies.subjects import SAD, sad_kinds
from santa_app.recognizer.client import MOST_WAITING, Recognizer, RecognizerError, State
from santa_app.recognizer.judgement import Judgement
from tests.integration.fixture_types import Open, Stored
from tests.integration.parent_links import look
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.letter_examples import form
from tests.support.waiting import PATIENCE

CONTACT = "care@example.org"
HINT = "I sleep in my jeans because Friday he comes home"
NUMBERS = {
    HINT: (0.9, 0.9),
    "the chair at the window": (0.1, 0.8),
    "He hits me... in my game": (0.2, 0.3),
}


class FakeRecognizer(Recognizer):
    """Knows the numbers of a few texts; waits, and fails while it is `State.FAILING`."""

    def __init__(self) -> None:
        super().__init__()
        self.answers = asyncio.Event()
        self.answers.set()

    async def judge(self, texts: Any, locale: str, phrases: Any, wait: float) -> Judgement | None:
        await self.answers.wait()
        if self.state is State.FAILING:
            raise RecognizerError(self.state)
        return next(
            (Judgement(*found) for part, found in NUMBERS.items() if part in texts[-1]), None
        )


@pytest.fixture
def service(open_service: Open) -> LetterService:
    return with_fake(open_service(safeguarding_contact=CONTACT))


def with_fake(service: LetterService) -> LetterService:
    fake = FakeRecognizer()
    fake.state = State.READY
    service.recognizer = service.unread.recognizer = service.refused.recognizer = fake
    return service


@pytest.mark.parametrize(
    ("message", "kind", "reason", "kinds"),
    [
        (HINT, ReplyKind.GENTLE, HoldReason.DANGER, {"danger"}),
        ("Look at the chair at the window", ReplyKind.SAD, None, {SAD}),
        ("He hits me... in my game", ReplyKind.CHEERFUL, None, set()),
        ("My hamster died", None, None, {"animal"}),
        ("He hits me", ReplyKind.GENTLE, HoldReason.DANGER, {"danger"}),
    ],
)
async def test_meaning_decides_on_the_reply(
    message: str,
    kind: ReplyKind | None,
    reason: HoldReason | None,
    kinds: set[str],
    service: LetterService,
    stored: Stored,
) -> None:
    outcome = await submit(form(message_to_santa=message), origin=None, service=service)
    (row,) = stored()
    assert (row.reply_kind, row.hold_reason) == (kind, reason)
    assert sad_kinds(row) == kinds
    sent = SubmitStatus.REPLY_SENT if reason is None else SubmitStatus.REPLY_LATER
    assert outcome.status is sent


@pytest.mark.both_databases
async def test_an_unread_letter_waits_and_is_then_answered_by_what_it_is(
    service: LetterService, stored: Stored, sendgrid: FakeSendGrid
) -> None:
    service.recognizer.state = State.FAILING
    messages = [HINT, "Look at the chair at the window", "A kite, please", "He hits me"]
    outcomes = [
        await submit(form(message_to_santa=one), origin=None, service=service) for one in messages
    ]
    assert {one.status for one in outcomes} == {SubmitStatus.REPLY_LATER}
    assert reasons(stored) == ["unread", "unread", "unread", "danger"]
    health = await service.health.check()
    assert Problem.UNREAD in health.problems
    assert health.by_meaning
    # Nobody has seen yet whether the holder of the link may be the cause.
    assert (await look(service, outcomes[2].link)).letter.message_to_santa is None
    await service.worker._tick()
    assert not await service.unread.read()
    assert not [one for one in sendgrid.taken if one.to != CONTACT]

    service.recognizer.state = State.READY
    assert await service.unread.read()
    assert reasons(stored) == ["danger", "recipient_limit", "recipient_limit", "danger"]
    await service.worker.drain()
    assert [row.reply_status for row in stored()] == ["held", "sent", "sent", "held"]
    assert [row.reply_kind for row in stored()] == ["gentle", "sad", None, "gentle"]
    assert stored()[0].alert_at is not None
    assert (await look(service, outcomes[2].link)).letter.message_to_santa == "A kite, please"
    assert not await service.unread.read()
    assert not service.unread.are_late


async def test_no_visitor_waits_for_a_recognizer_that_has_much_to_read(
    service: LetterService, stored: Stored
) -> None:
    fake = service.recognizer
    assert isinstance(fake, FakeRecognizer)
    fake.answers.clear()
    for _ in range(MOST_WAITING):
        fake._letters.put_nowait(("[]", asyncio.Future()))
    await submit(form(message_to_santa=HINT), origin=None, service=service)
    assert reasons(stored) == ["unread"]
    fake.answers.set()
    assert await service.unread.read()
    assert reasons(stored) == ["danger"]


async def test_a_refused_form_is_read_by_meaning_after_its_sender_was_answered(
    service: LetterService, stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(message: str) -> None:
        sent = form(message_to_santa=message, parent_email="nobody")
        assert (await submit(sent, origin=None, service=service)).status is SubmitStatus.INVALID

    fake = service.recognizer
    assert isinstance(fake, FakeRecognizer)
    fake.answers.clear()
    await refuse(HINT)
    await refuse("A kite")
    await refuse("")
    assert stored() == []
    fake.answers.set()
    await service.refused.drain()
    (row,) = stored()
    assert (row.message_to_santa, row.refused_as) == (HINT, "invalid")
    assert (row.hold_reason, row.alert_at is None) == (HoldReason.DANGER, False)

    monkeypatch.setattr(recognition, "MOST_REFUSED", 0)
    await refuse(f"{HINT} again")
    monkeypatch.undo()
    fake.state = State.FAILING
    await refuse(f"{HINT} and again")
    await service.refused.drain()
    assert len(stored()) == 1

    fake.state = State.READY
    fake.answers.clear()
    await refuse(f"{HINT} at the end")
    await service.refused.stop()
    assert len(stored()) == 1


async def test_unread_danger_is_answered_quietly_where_nobody_is_told(
    open_service: Open, stored: Stored, caplog: pytest.LogCaptureFixture
) -> None:
    service = with_fake(open_service())
    service.recognizer.state = State.FAILING
    await submit(form(message_to_santa=HINT), origin=None, service=service)
    service.recognizer.state = State.READY
    await service.unread.read()
    await service.worker.drain()
    (row,) = stored()
    assert (row.reply_status, row.reply_kind) == (ReplyStatus.SENT, ReplyKind.GENTLE)
    assert "nobody is told" in caplog.text


async def test_letters_that_wait_long_are_a_problem(
    service: LetterService, monkeypatch: pytest.MonkeyPatch
) -> None:
    service.recognizer.state = State.FAILING
    await submit(form(message_to_santa="A kite"), origin=None, service=service)
    await service.unread.read()
    service.recognizer.state = State.READY
    assert not service.unread.are_late
    monkeypatch.setattr(recognition, "LATE_SECONDS", -1.0)
    assert service.unread.are_late
    await service.unread.read()
    await service.unread.read()
    assert not service.unread.are_late


def reasons(stored: Stored) -> list[str | None]:
    return [row.hold_reason for row in stored()]


async def test_a_running_service_recognizes_by_meaning(open_service: Open, stored: Stored) -> None:
    service = open_service(safeguarding_contact=CONTACT, recognize_by="meaning")
    async with service:
        async with asyncio.timeout(PATIENCE):
            while service.recognizer.state is not State.READY:
                await asyncio.sleep(0.01)
        await submit(form(message_to_santa=HINT), origin=None, service=service)
        async with asyncio.timeout(PATIENCE):
            # On a busy machine it is read a little later.
            while reasons(stored) == [HoldReason.UNREAD]:
                await asyncio.sleep(0.1)
    assert reasons(stored) == [HoldReason.DANGER]
