"""The operator's `status` command: counts, oldest pending letter, quota, exit code."""

from pathlib import Path

import pytest

from santa_app.letters import LetterService
from santa_app.letters.clock import utc_now
from santa_app.letters.models import FailureReason, HoldReason, PauseKind, ReplyStatus
from tests.integration.fixture_types import Open
from tests.integration.operating import HOUR, Operator, end, operator, owe_since, service
from tests.integration.pending_letters import owe

__all__ = ["operator", "service"]


async def test_status_without_letters(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    found = await operator.json("status")
    assert found["letters"] == dict.fromkeys(("pending", "sending", "sent", "held", "failed"), 0)
    assert found["oldest_unanswered"] is None
    assert found["promise_kept"] is True
    assert found["safeguarding_contact"] is False
    shown = await operator.run("status")
    assert shown.exit_code == 0
    assert "nobody is told (no SAFEGUARDING_CONTACT)" in " ".join(shown.stdout.split())
    monkeypatch.setenv("SAFEGUARDING_CONTACT", "help@example.org")
    assert (await operator.json("status"))["safeguarding_contact"] is True
    assert "nobody" not in (await operator.run("status")).stdout


async def test_every_command_refuses_a_misspelled_setting(operator: Operator) -> None:
    Path(".env").write_text("SAFEGARDING_CONTACT=help@example.org\n")
    for arguments in (["status"], ["show", "1"], ["test-mail", "a@example.org"]):
        done = await operator.run(*arguments)
        assert done.exit_code == 1
        assert "(the nearest is SAFEGUARDING_CONTACT)" in done.stderr


@pytest.mark.both_databases
async def test_status_counts_and_names_the_oldest(
    service: LetterService, operator: Operator
) -> None:
    await owe_since(service, 30)
    await end(service, ReplyStatus.SENT)
    oldest = await owe_since(service, 2)
    await owe_since(service, 1)
    await service.repository.pause(PauseKind.RATE_LIMIT, HOUR / 60, "429: no more")
    found = await operator.json("status")
    assert found["letters"] == {"pending": 2, "sending": 0, "sent": 1, "held": 0, "failed": 0}
    assert found["oldest_unanswered"]["letter_id"] == oldest
    assert found["oldest_unanswered"]["age_seconds"] == pytest.approx(7200, abs=60)
    assert found["paused"]["reason"] == "429: no more"
    shown = await operator.run("status")
    assert shown.exit_code == 0
    assert f"letter {oldest}, 2 h 0 min of 24 h" in shown.stdout
    assert "429: no more" in shown.stdout


async def test_status_names_what_waits_for_a_person_and_says_how_much_more_there_is(
    service: LetterService, operator: Operator
) -> None:
    for reason, count in ((HoldReason.HIDDEN_FIELD, 63), (HoldReason.OUTCOME_UNKNOWN, 2)):
        held = {"reply_status": ReplyStatus.HELD, "hold_reason": reason}
        await owe(service, count, **held, reply_scheduled_at=None)
    done = await operator.run("status")
    shown = " ".join(done.stdout.split())
    assert "49, 50 and 13 more; `show`, then `release` or `delete`" in shown
    assert "letters 64, 65, WAITING FOR YOU; find out, then" in shown
    assert done.exit_code == 1
    assert (await operator.run("mark-sent", "64", "65", "1")).exit_code == 1
    found = await operator.json("status")
    assert (found["held"], found["letters"]["sent"]) == ({"hidden_field": 63}, 2)
    assert (await operator.run("status")).exit_code == 0


async def test_status_shows_the_quota(
    open_service: Open, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "no limit" in (await operator.run("status")).stdout
    service = open_service(clock=utc_now, send_budget_per_day=3, send_budget_per_hour=2)
    for _ in range(4):
        await owe_since(service, 1)
    assert await service.worker.drain() == 2
    monkeypatch.setenv("SEND_BUDGET_PER_DAY", "3")
    monkeypatch.setenv("SEND_BUDGET_PER_HOUR", "2")
    shown = (await operator.run("status")).stdout
    assert "2 of 3 in a day, 2 of 2 in an hour, 0 free, next at" in " ".join(shown.split())
    quota = (await operator.json("status"))["quota"]
    assert (quota["per_day"], quota["used_in_a_day"]) == (3, 2)
    assert (quota["per_hour"], quota["used_in_an_hour"], quota["free"]) == (2, 2, 0)
    assert quota["due_letters"] == 2
    assert quota["next_at"] > utc_now().isoformat()


async def test_letter_past_the_reply_promise_is_exit_code_1(
    service: LetterService, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owe_since(service, 24.1)
    for arguments in (["status"], ["status", "--json"]):
        assert (await operator.run(*arguments)).exit_code == 1
    assert "PAST ITS PROMISE" in (await operator.run("status")).stdout
    monkeypatch.setenv("REPLY_PROMISE_HOURS", "25")
    assert (await operator.run("status")).exit_code == 0


@pytest.mark.both_databases
async def test_failed_letter_counts_as_unanswered_until_handled(
    service: LetterService, operator: Operator
) -> None:
    await owe_since(service, 40)
    await end(service, ReplyStatus.FAILED, FailureReason.REJECTED, "no such mailbox")
    assert (await operator.json("status"))["last_error"]["error"] == "rejected: no such mailbox"
    assert (await operator.run("status")).exit_code == 0
    expired = await owe_since(service, 30)
    await end(service, ReplyStatus.FAILED, FailureReason.EXPIRED, "unexpected answer 503")
    found = await operator.json("status")
    assert (found["expired"], found["letters"]["failed"]) == (1, 2)
    assert found["oldest_unanswered"]["letter_id"] == expired
    assert found["last_error"]["letter_id"] == expired
    assert (await operator.run("status")).exit_code == 1
    await operator.run("hold", str(expired))
    assert (await operator.run("status")).exit_code == 0
