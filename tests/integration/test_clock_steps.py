"""A clock that was two days ahead and is set back leaves nothing two days away."""

import logging
from datetime import timedelta

import pytest
from sqlalchemy import select

from santa_app.letters import LetterService, submit
from santa_app.letters.models import COUNTS, SENT_REPLIES, ReplyStatus, SantaLetter
from santa_app.letters.repository import Lease
from tests.integration.fixture_types import Open, Stored
from tests.integration.pending_letters import counted, owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import START, FakeClock, form, letter

pytestmark = pytest.mark.both_databases

AHEAD = timedelta(days=2)
HOUR = timedelta(hours=1)


class Monotonic:
    """Seconds that no setting of the clock changes."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def steady() -> Monotonic:
    return Monotonic()


async def live_ahead(service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock) -> None:
    """Leave a row of each kind behind while the clock is two days ahead."""
    clock.now = START + AHEAD
    await submit(form(), origin=None, service=service)
    for _ in range(11):
        await submit(form(parent_email="full@example.com"), origin=None, service=service)
    sendgrid.answers(Answer(status=500))
    await submit(form(), origin=None, service=service)
    await owe_now(service, clock)
    lost = Lease(key="of-a-killed-process", until=clock.now + timedelta(seconds=20))
    assert len(await service.repository.claim(now=clock.now, lease=lost, limit=1)) == 1
    sendgrid.answers(Answer(status=429, headers={"Retry-After": "3600"}))
    await submit(form(), origin=None, service=service)
    clock.now = START


async def owe_now(service: LetterService, clock: FakeClock) -> None:
    now = clock.now
    times = {"created_at": now, "reply_scheduled_at": now, "reply_expires_at": now + 48 * HOUR}
    await owe(service, 1, **times, delete_after=now + timedelta(days=60))


def too_far(row: SantaLetter) -> list[str]:
    """Return the columns of a letter that lie further ahead than their rule can give at START."""
    longest = {
        "created_at": timedelta(),
        "reply_attempted_at": timedelta(),
        "reply_sent_at": timedelta(),
        "resend_requested_at": timedelta(),
        "reply_scheduled_at": timedelta(days=1) if row.reply_status == "held" else HOUR,
        "reply_lease_until": timedelta(seconds=20),
        "reply_expires_at": 48 * HOUR,
        "delete_after": timedelta(days=30 if row.reply_status == "sent" else 60),
    }
    moments = ((name, getattr(row, name), most) for name, most in longest.items())
    return [name for name, at, most in moments if at is not None and at > START + most]


@pytest.mark.parametrize("restarted", [False, True], ids=["running", "restarted"])
async def test_moments_of_the_time_ahead_are_pulled_in(
    restarted: bool,
    open_office: Open,
    sendgrid: FakeSendGrid,
    clock: FakeClock,
    steady: Monotonic,
    stored: Stored,
    caplog: pytest.LogCaptureFixture,
) -> None:
    services = [open_office(send_budget_per_day=100, monotonic=steady) for _ in range(2)]
    if not restarted:
        for service in services:
            await service.worker._tidy()
    await live_ahead(services[0], sendgrid, clock)
    assert {row.reply_status for row in stored()} == {"sent", "held", "pending", "sending"}
    assert any(too_far(row) for row in stored())
    requests = await counted(services[0])
    if restarted:
        services = [open_office(send_budget_per_day=100, monotonic=steady) for _ in range(2)]

    for service in services:
        await service.worker._tidy()
    assert [too_far(row) for row in stored()] == [[]] * len(stored())
    pause = await services[1].repository.read_pause()
    assert pause is not None
    assert (pause.since, pause.until) == (START, START + HOUR)
    minutes = await services[0].repository.database.read(
        lambda connection: list(connection.scalars(select(COUNTS.c.minute)))
    )
    assert minutes == [START]
    sent = await services[0].repository.database.read(
        lambda connection: list(connection.scalars(select(SENT_REPLIES.c.sent_at)))
    )
    assert set(sent) == {START}
    assert await counted(services[0]) == requests
    errors = [one.getMessage() for one in caplog.records if one.levelno == logging.ERROR]
    assert [one for one in errors if "the clock was ahead by 2 days" in one] == [
        "the clock was ahead by 2 days, 0:00:00: times that lay too far ahead were pulled in"
    ]
    assert ("the clock was set back by 2 days" in caplog.text) is not restarted

    # With the pause over, every reply that is owed is sent, the held one after its day.
    clock.forward(hours=1)
    steady.seconds += 3600
    await services[1].worker.drain()
    assert {row.reply_status for row in stored()} == {"sent", "held"}
    clock.forward(hours=24)
    steady.seconds += 24 * 3600
    await services[1].worker.drain()
    assert {row.reply_status for row in stored()} == {"sent"}


async def test_right_moments_stay_as_they_are(
    open_office: Open, clock: FakeClock, stored: Stored, steady: Monotonic
) -> None:
    service = open_office(monotonic=steady)
    later = START + timedelta(days=1)
    await owe(service, 1, reply_scheduled_at=later)
    await owe(service, 1, reply_status=ReplyStatus.HELD, reply_scheduled_at=later)
    before = stored()
    # Another server's clock may be a few minutes ahead.
    clock.forward(minutes=-4)
    await service.worker._tidy()
    assert stored() == before


async def test_a_clock_set_back_delays_no_warning(
    open_office: Open, clock: FakeClock, steady: Monotonic, caplog: pytest.LogCaptureFixture
) -> None:
    service = open_office(send_budget_per_day=1, monotonic=steady)
    await owe(service, 3)
    clock.now = START + AHEAD
    await service.worker.drain()
    await service.worker._tick()
    assert "the sending quota is used up" in caplog.text
    clock.now = START
    caplog.clear()
    steady.seconds += 3600
    clock.forward(hours=1)
    await service.worker._tick()
    assert "the sending quota is used up" in caplog.text


async def test_links_signed_ahead_open_after_the_clock_was_set_back(
    service: LetterService, clock: FakeClock
) -> None:
    clock.now = START + AHEAD
    token = service.signer.token(letter().access_key)
    clock.now = START
    assert service.signer.key(token)
