"""Operator commands on letters: show, export, retry, hold, release, delete, purge."""

import json

import pytest

from santa_app.letters import LetterService
from santa_app.letters.clock import utc_now
from santa_app.letters.models import FailureReason, ReplyStatus, SantaLetter
from santa_app.rules.email_address import EmailAddress
from tests.integration.fixture_types import Stored
from tests.integration.operating import HOUR, Operator, end, operator, owe_since, service
from tests.support.fake_sendgrid import FakeSendGrid

__all__ = ["operator", "service"]


async def test_show_hides_the_texts_unless_revealed(
    service: LetterService, operator: Operator
) -> None:
    secret = {
        "child_name": "Testkind [red]\x1b[31m",
        "parent_email": "testparent@example.com",
        "wish_list": "a kite\u202e",
    }
    number = str(await owe_since(service, 1, **secret))
    for shown in (await operator.run("show", number), await operator.run("show", number, "--json")):
        assert shown.exit_code == 0
        for word in ("Testkind", "testparent", "kite", "recipient_hash", "access_key"):
            assert word not in shown.stdout
        assert "t•••@example.com" in shown.stdout
    shown = await operator.run("show", number, "--reveal")
    assert "Testkind [red]\N{REPLACEMENT CHARACTER}" in shown.stdout
    assert "testparent@example.com" in shown.stdout
    assert not {"\x1b", "\u202e"} & set(shown.stdout)
    revealed = await operator.run("show", number, "--reveal", "--json")
    assert json.loads(revealed.stdout)["child_name"] == secret["child_name"]
    assert not {"\x1b", "\u202e"} & set(revealed.stdout)


@pytest.mark.both_databases
async def test_export_holds_all_columns(service: LetterService, operator: Operator) -> None:
    number = await owe_since(service, 1, parent_email="testparent@example.com", wish_list="Дракон")
    other = await owe_since(service, 1)
    shown = await operator.run("export", str(number))
    assert "Дракон" in shown.stdout
    found = json.loads(shown.stdout)
    (row,) = found["santa_letters"]
    assert set(row) == set(SantaLetter.model_fields)
    assert (row["id"], row["parent_email"]) == (number, "testparent@example.com")
    assert found["suppressed_recipients"] == []
    assert f'"id": {other}' not in shown.stdout


async def test_export_names_the_suppression_of_the_mailbox(
    service: LetterService, operator: Operator
) -> None:
    address = "Test.Parent+tag@example.com"
    mailbox = service.signer.recipient_hash(EmailAddress.parse(address))
    number = await owe_since(service, 1, parent_email=address, recipient_hash=mailbox)
    assert (await operator.run("suppress", address)).exit_code == 0
    (stop,) = (await operator.json("export", str(number)))["suppressed_recipients"]
    assert (stop["recipient_hash"], stop["reason"]) == (mailbox, "operator")


@pytest.mark.both_databases
async def test_retry_of_all_failed_letters_sets_a_new_time_limit(
    service: LetterService, operator: Operator, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    for _ in range(3):
        await owe_since(service, 50)
    await end(service, ReplyStatus.FAILED, FailureReason.EXPIRED, "unexpected answer 503")
    done = await operator.json("retry")
    assert [one["done"] for one in done["letters"]] == [True] * 3
    for row in stored():
        assert row.reply_status == ReplyStatus.PENDING
        assert row.reply_attempts == 0
        assert (row.failure_reason, row.reply_error) == (None, None)
        assert row.reply_expires_at > utc_now() + 47 * HOUR
    assert await service.worker.drain() == 3
    assert len(sendgrid.requests) == 3
    assert {row.reply_status for row in stored()} == {ReplyStatus.SENT}
    nothing = await operator.run("retry")
    assert (nothing.exit_code, nothing.stdout) == (0, "There was nothing to do.\n")


async def test_retry_of_a_waiting_letter_sends_now(
    service: LetterService, operator: Operator, sendgrid: FakeSendGrid
) -> None:
    number = await owe_since(service, 1, reply_scheduled_at=utc_now() + HOUR)
    assert await service.worker.drain() == 0
    assert (await operator.run("retry", str(number))).exit_code == 0
    assert await service.worker.drain() == 1
    assert [request.letter_id for request in sendgrid.requests] == [number]


async def test_delete_asks_first(
    service: LetterService, operator: Operator, stored: Stored
) -> None:
    first, second = await owe_since(service, 1), await owe_since(service, 1)
    assert (await operator.run("delete", str(first), answer="n\n")).exit_code == 1
    assert len(stored()) == 2
    assert (await operator.run("delete", str(first), answer="y\n")).exit_code == 0
    assert (await operator.run("delete", str(second), "--yes")).exit_code == 0
    assert stored() == []


@pytest.mark.both_databases
async def test_purge_prints_how_many(
    service: LetterService, operator: Operator, stored: Stored
) -> None:
    await owe_since(service, 1, delete_after=utc_now() - HOUR)
    kept = await owe_since(service, 1)
    assert (await operator.run("purge")).stdout == "1 letter deleted.\n"
    assert await operator.json("purge") == {"deleted": 0}
    assert [row.id for row in stored()] == [kept]


@pytest.mark.both_databases
async def test_suppress_and_allow_a_mailbox(
    service: LetterService, operator: Operator, stored: Stored
) -> None:
    address = "testparent@example.com"
    mailbox = service.signer.recipient_hash(EmailAddress.parse(address))
    number = str(await owe_since(service, 1, parent_email=address, recipient_hash=mailbox))
    stopped = await operator.run("suppress", answer="TestParent+x@example.com\n")
    assert "Nothing more is sent to T•••@example.com; 1 letter is held" in stopped.stdout
    found = await operator.json("status")
    assert found["suppressed_mailboxes"] == {"operator": 1}
    assert "operator 1" in (await operator.run("status")).stdout
    refused = await operator.run("release", number)
    assert refused.exit_code == 1
    assert "allow" in refused.stdout
    allowed = await operator.json("allow", address)
    assert allowed == {"mailbox": "t•••@example.com", "suppressed": False, "held": 1}
    assert (await operator.run("release", number)).exit_code == 0
    assert await service.worker.drain() == 1
    assert stored()[0].reply_status == ReplyStatus.SENT
