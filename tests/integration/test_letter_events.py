"""The log names each step of a letter with its number and no other data of it."""

import json
import logging
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest

from santa_app.letters import LetterService, submit
from santa_app.observability.logs import LineFormatter
from tests.integration.parent_links import links_in
from tests.integration.pending_letters import owe
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import START, FakeClock, form


class Kept(logging.Handler):
    """Collects log records as they would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(LineFormatter(as_json=True))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def told(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.lines]


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[Kept]:
    caplog.set_level(logging.INFO, logger="santa_app")
    kept = Kept()
    logging.getLogger().addHandler(kept)
    yield kept
    logging.getLogger().removeHandler(kept)


def steps(log: Kept) -> list[tuple[str, Any]]:
    return [(line["message"], line.get("letter")) for line in log.told()]


async def test_log_of_a_letter_answered_at_once(service: LetterService, log: Kept) -> None:
    sent = form(child_name="Testkind", parent_email="testparent@example.com")
    outcome = await submit(sent, origin=None, service=service)
    again = await submit(sent, origin=None, service=service)
    assert again.letter_id == outcome.letter_id
    number = outcome.letter_id
    assert steps(log) == [
        ("letter accepted", number),
        ("reply sent", number),
        ("duplicate letter", number),
    ]
    accepted, reply, _ = log.told()
    assert accepted["status"] == "sending"
    assert (reply["status"], reply["attempt"], reply["ms"]) == ("sent", 1, 0)
    assert reply["answer"].startswith("fake-")
    for line in log.lines:
        for word in ("Testkind", "testparent", "example.com", "kite", "Rudolph"):
            assert word not in line


async def test_log_of_a_retried_and_failed_reply(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, log: Kept
) -> None:
    (number,) = await owe(service, 1, reply_expires_at=START + timedelta(seconds=31))
    sendgrid.answers(always=Answer(status=503))
    await service.worker.drain()
    clock.forward(seconds=31)
    await service.worker.drain()
    assert steps(log) == [
        ("reply scheduled for retry", number),
        ("no reply within the time limit", number),
        ("reply failed", number),
    ]
    retried, error, failed = log.told()
    assert (retried["status"], retried["attempt"]) == ("pending", 1)
    assert retried["answer"] == "unexpected answer 503"
    assert retried["due"] == (START + timedelta(seconds=30)).isoformat()
    assert error["level"] == "ERROR"
    assert (failed["status"], failed["attempt"]) == ("failed", 2)


async def test_log_of_a_pause(service: LetterService, sendgrid: FakeSendGrid, log: Kept) -> None:
    (number,) = await owe(service, 1)
    sendgrid.answers(always=Answer(status=401))
    await service.worker.drain()
    alarm, put_back = log.told()
    assert alarm["level"] == "CRITICAL"
    assert put_back["message"] == "reply snoozed"
    assert (put_back["letter"], put_back["attempt"]) == (number, 0)


async def test_log_of_a_parents_actions(
    service: LetterService, sendgrid: FakeSendGrid, clock: FakeClock, log: Kept
) -> None:
    outcome = await submit(form(), origin=None, service=service)
    letter, mailbox = links_in(sendgrid.requests[-1].text)
    clock.forward(hours=2)
    log.lines.clear()
    desk = service.parents
    await desk.view(letter)
    await desk.resend(letter)
    await desk.stop_mail(letter)
    await desk.stop_mail(mailbox)
    await desk.allow_mail(letter)
    await desk.delete(letter)
    number = outcome.letter_id
    assert steps(log) == [
        ("a parent requested a resend", number),
        ("a parent stopped all mail to the mailbox", number),
        ("a parent stopped all mail to the mailbox", None),
        ("a parent allowed mail to the mailbox", number),
        ("a parent deleted the letter", number),
    ]
