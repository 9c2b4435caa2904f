"""The operator's command on both databases: what it shows, changes, and leaves alone."""

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from santa_app.letters import PostOffice, database
from santa_app.letters.clock import utc_now
from santa_app.letters.queries import Lease
from santa_app.letters.store import Result
from santa_app.letters.table import ReplyStatus, SantaLetter
from santa_app.settings import Settings
from tests.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.integration.operating import Operator, operator
from tests.integration.owing import owe

__all__ = ["operator"]
Stored = Callable[[], list[SantaLetter]]
Open = Callable[..., PostOffice]
HOUR = timedelta(hours=1)


@pytest.fixture
def office(open_office: Open) -> PostOffice:
    """A post office that lives in the present, as the commands do."""
    return open_office(clock=utc_now)


async def owe_since(office: PostOffice, hours: float, **values: object) -> int:
    """Store a pending letter that came `hours` ago and return its number."""
    came = utc_now() - hours * HOUR
    fresh = {"created_at": came, "reply_due_at": utc_now(), "delete_after": came + 1440 * HOUR}
    limits = {"reply_give_up_at": came + 48 * HOUR}
    (number,) = await owe(office, 1, **{**fresh, **limits, **values})
    return number


async def end(office: PostOffice, status: ReplyStatus, error: str | None = None) -> None:
    """Claim whatever is due and end it."""
    lease = Lease(key="of the test", until=utc_now() + HOUR)
    for letter in await office.store.claim(now=utc_now(), lease=lease, limit=10):
        await office.store.finish(letter, Result(status=status, attempts=3, error=error))


async def test_status_of_an_empty_house(operator: Operator) -> None:
    found = await operator.json("status")
    assert found["letters"] == dict.fromkeys(("pending", "sending", "sent", "held", "failed"), 0)
    assert found["oldest_unanswered"] is None
    assert found["promise_kept"] is True
    assert (await operator.run("status")).exit_code == 0


async def test_status_counts_and_names_the_oldest(office: PostOffice, operator: Operator) -> None:
    await owe_since(office, 30)
    await end(office, ReplyStatus.SENT)
    oldest = await owe_since(office, 2)
    await owe_since(office, 1)
    await office.store.pause(utc_now() + HOUR, "401: no such key")
    found = await operator.json("status")
    assert found["letters"] == {"pending": 2, "sending": 0, "sent": 1, "held": 0, "failed": 0}
    assert found["oldest_unanswered"]["letter"] == oldest
    assert found["oldest_unanswered"]["age_seconds"] == pytest.approx(7200, abs=60)
    assert found["paused"]["reason"] == "401: no such key"
    shown = await operator.run("status")
    assert shown.exit_code == 0
    assert f"letter {oldest}, 2 h 0 min of 24 h" in shown.stdout
    assert "401: no such key" in shown.stdout


async def test_status_tells_the_budget(
    open_office: Open, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "no limit" in (await operator.run("status")).stdout
    office = open_office(clock=utc_now, send_budget_per_day=3, send_budget_per_hour=2)
    for _ in range(4):
        await owe_since(office, 1)
    assert await office.delivery.run_due() == 2
    monkeypatch.setenv("SEND_BUDGET_PER_DAY", "3")
    monkeypatch.setenv("SEND_BUDGET_PER_HOUR", "2")
    shown = (await operator.run("status")).stdout
    assert "2 of 3 in a day, 2 of 2 in an hour, 0 free, next at" in " ".join(shown.split())
    budget = (await operator.json("status"))["budget"]
    assert (budget["per_day"], budget["used_in_a_day"]) == (3, 2)
    assert (budget["per_hour"], budget["used_in_an_hour"], budget["free"]) == (2, 2, 0)
    assert budget["due_letters"] == 2
    assert budget["next_at"] > utc_now().isoformat()


async def test_a_letter_past_its_promise_is_exit_code_1(
    office: PostOffice, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owe_since(office, 24.1)
    for arguments in (["status"], ["status", "--json"]):
        assert (await operator.run(*arguments)).exit_code == 1
    assert "PAST ITS PROMISE" in (await operator.run("status")).stdout
    monkeypatch.setenv("REPLY_PROMISE_HOURS", "25")
    assert (await operator.run("status")).exit_code == 0


async def test_what_was_given_up_counts_as_unanswered_until_seen_to(
    office: PostOffice, operator: Operator
) -> None:
    await owe_since(office, 40)
    await end(office, ReplyStatus.FAILED, "rejected: no such mailbox")
    assert (await operator.run("status")).exit_code == 0
    given_up = await owe_since(office, 30)
    await end(office, ReplyStatus.FAILED, "given up: unexpected answer 503")
    found = await operator.json("status")
    assert (found["given_up"], found["letters"]["failed"]) == (1, 2)
    assert found["oldest_unanswered"]["letter"] == given_up
    assert found["last_error"]["letter"] == given_up
    assert (await operator.run("status")).exit_code == 1
    await operator.run("hold", str(given_up))
    assert (await operator.run("status")).exit_code == 0


async def test_a_letter_is_shown_without_its_words_unless_asked(
    office: PostOffice, operator: Operator
) -> None:
    secret = {
        "child_name": "Testkind [red]\x1b[31m",
        "parent_email": "testparent@example.com",
        "wish_list": "a kite\u202e",
    }
    number = str(await owe_since(office, 1, **secret))
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


async def test_the_export_holds_all_there_is(office: PostOffice, operator: Operator) -> None:
    number = await owe_since(office, 1, parent_email="testparent@example.com", wish_list="Дракон")
    other = await owe_since(office, 1)
    shown = await operator.run("export", str(number))
    assert "Дракон" in shown.stdout
    found = json.loads(shown.stdout)
    (row,) = found["santa_letters"]
    assert set(row) == set(SantaLetter.model_fields)
    assert (row["id"], row["parent_email"]) == (number, "testparent@example.com")
    assert found["suppressed_recipients"] == []
    assert f'"id": {other}' not in shown.stdout


async def test_the_export_names_the_stop_of_its_mailbox(
    office: PostOffice, operator: Operator
) -> None:
    address = "Test.Parent+tag@example.com"
    mailbox = office.secrets.recipient_hash(address)
    number = await owe_since(office, 1, parent_email=address, recipient_hash=mailbox)
    assert (await operator.run("suppress", address)).exit_code == 0
    (stop,) = (await operator.json("export", str(number)))["suppressed_recipients"]
    assert (stop["recipient_hash"], stop["reason"]) == (mailbox, "operator")


async def test_all_failed_letters_are_tried_again_with_a_new_limit(
    office: PostOffice, operator: Operator, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    for _ in range(3):
        await owe_since(office, 50)
    await end(office, ReplyStatus.FAILED, "given up: unexpected answer 503")
    done = await operator.json("retry")
    assert [one["done"] for one in done["letters"]] == [True] * 3
    for row in stored():
        assert row.reply_status == ReplyStatus.PENDING
        assert row.reply_attempts == 0
        assert row.reply_give_up_at > utc_now() + 47 * HOUR
    assert await office.delivery.run_due() == 3
    assert len(sendgrid.requests) == 3
    assert {row.reply_status for row in stored()} == {ReplyStatus.SENT}
    nothing = await operator.run("retry")
    assert (nothing.exit_code, nothing.stdout) == (0, "There was nothing to do.\n")


async def test_a_letter_that_waits_for_its_next_try_goes_now(
    office: PostOffice, operator: Operator, sendgrid: FakeSendGrid
) -> None:
    number = await owe_since(office, 1, reply_due_at=utc_now() + HOUR)
    assert await office.delivery.run_due() == 0
    assert (await operator.run("retry", str(number))).exit_code == 0
    assert await office.delivery.run_due() == 1
    assert [request.letter_id for request in sendgrid.requests] == [number]


async def test_held_letters_wait_for_their_release(
    office: PostOffice, operator: Operator, stored: Stored
) -> None:
    number = str(await owe_since(office, 1))
    assert (await operator.run("hold", number)).exit_code == 0
    assert await office.delivery.run_due() == 0
    for arguments in (["hold", number], ["retry", number]):
        left = await operator.run(*arguments)
        assert left.exit_code == 1
        assert "is held" in left.stdout
    assert (await operator.run("release", number)).exit_code == 0
    assert await office.delivery.run_due() == 1
    (row,) = stored()
    assert row.reply_status == ReplyStatus.SENT
    for name in ("hold", "release", "retry"):
        assert (await operator.run(name, number)).exit_code == 1


async def test_what_is_being_sent_is_left_alone(
    office: PostOffice, operator: Operator, stored: Stored
) -> None:
    number = await owe_since(office, 1)
    lease = Lease(key="of a process", until=utc_now() + timedelta(seconds=90))
    (claimed,) = await office.store.claim(now=utc_now(), lease=lease, limit=1)
    before = stored()
    for name in ("retry", "hold", "release"):
        left = await operator.run(name, str(number))
        assert left.exit_code == 1
        assert "is being sent right now" in left.stdout
    assert (await operator.run("delete", str(number), "--yes")).exit_code == 1
    assert stored() == before
    assert await office.store.finish(claimed, Result(status=ReplyStatus.SENT, attempts=1))


async def test_a_lease_that_ran_out_binds_nobody(office: PostOffice, operator: Operator) -> None:
    number = await owe_since(office, 1)
    lost = Lease(key="of a killed process", until=utc_now() - timedelta(seconds=1))
    await office.store.claim(now=utc_now(), lease=lost, limit=1)
    assert (await operator.run("hold", str(number))).exit_code == 0
    assert await office.delivery.run_due() == 0


async def test_a_deletion_asks_first(
    office: PostOffice, operator: Operator, stored: Stored
) -> None:
    first, second = await owe_since(office, 1), await owe_since(office, 1)
    assert (await operator.run("delete", str(first), answer="n\n")).exit_code == 1
    assert len(stored()) == 2
    assert (await operator.run("delete", str(first), answer="y\n")).exit_code == 0
    assert (await operator.run("delete", str(second), "--yes")).exit_code == 0
    assert stored() == []


async def test_a_purge_says_how_many(
    office: PostOffice, operator: Operator, stored: Stored
) -> None:
    await owe_since(office, 1, delete_after=utc_now() - HOUR)
    kept = await owe_since(office, 1)
    assert (await operator.run("purge")).stdout == "1 letter deleted.\n"
    assert await operator.json("purge") == {"deleted": 0}
    assert [row.id for row in stored()] == [kept]


async def test_a_mailbox_is_stopped_and_allowed(
    office: PostOffice, operator: Operator, stored: Stored
) -> None:
    address = "testparent@example.com"
    mailbox = office.secrets.recipient_hash(address)
    number = str(await owe_since(office, 1, parent_email=address, recipient_hash=mailbox))
    stopped = await operator.run("suppress", answer="TestParent+x@example.com\n")
    assert "Nothing more is sent to T•••@example.com; 1 letter is held" in stopped.stdout
    found = await operator.json("status")
    assert (found["stopped_mailboxes"], found["stopped_because"]) == (1, {"operator": 1})
    assert "operator 1" in (await operator.run("status")).stdout
    refused = await operator.run("release", number)
    assert refused.exit_code == 1
    assert "allow" in refused.stdout
    allowed = await operator.json("allow", address)
    assert allowed == {"mailbox": "t•••@example.com", "stopped": False, "held": 1}
    assert (await operator.run("release", number)).exit_code == 0
    assert await office.delivery.run_due() == 1
    assert stored()[0].reply_status == ReplyStatus.SENT


async def test_commands_work_beside_a_server_that_sends(
    office: PostOffice, operator: Operator, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    numbers = [str(await owe_since(office, 1)) for _ in range(5)]
    sendgrid.answers(always=Answer(mode=Mode.HANG))
    async with office:
        await sendgrid.wait_for_async(5)
        assert (await operator.json("status"))["letters"]["sending"] == 5
        for name in ("hold", "retry", "release"):
            assert (await operator.run(name, *numbers)).exit_code == 1
        assert (await operator.run("delete", numbers[0], "--yes")).exit_code == 1
        sendgrid.release()
    assert [row.reply_status for row in stored()] == [ReplyStatus.SENT] * 5


async def test_nobody_who_looks_waits_for_a_writer(
    sqlite_template: Path, operator: Operator, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    busy = tmp_path / "busy.db"
    shutil.copy(sqlite_template, busy)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{busy}")
    monkeypatch.setattr(database, "SQLITE_PATIENCE", 0.05)
    with closing(sqlite3.connect(busy, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        assert (await operator.run("status")).exit_code == 0
        refused = await operator.run("purge")
        assert refused.exit_code == 1
        assert refused.stderr.endswith("cannot be used: database is locked.\n")
        writer.execute("ROLLBACK")
    assert (await operator.run("purge")).exit_code == 0


@pytest.mark.parametrize("name", ["show", "export"])
async def test_a_number_that_no_letter_has(operator: Operator, name: str) -> None:
    done = await operator.run(name, "12345")
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr == "There is no letter 12345; it may have been deleted.\n"


async def test_of_several_letters_each_is_answered_for(
    office: PostOffice, operator: Operator
) -> None:
    number = await owe_since(office, 1)
    done = await operator.run("hold", str(number), "12345", "--json")
    assert done.exit_code == 1
    first, second = json.loads(done.stdout)["letters"]
    assert (first["letter_id"], first["done"]) == (number, True)
    assert (second["letter_id"], second["done"]) == (12345, False)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["show"],
        ["show", "twelve"],
        ["show", "0"],
        ["hold"],
        ["retry", "x"],
        ["status", "--loud"],
        ["suppress", "no address"],
    ],
)
async def test_bad_use_is_exit_code_2(operator: Operator, arguments: list[str]) -> None:
    assert (await operator.run(*arguments)).exit_code == 2


async def test_a_database_that_is_not_there(
    operator: Operator, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for address, said in (
        (f"sqlite:///{tmp_path}/none.db", "does not exist"),
        ("postgresql://u:hidden@127.0.0.1:1/none", "cannot be used"),
    ):
        monkeypatch.setenv("DATABASE_URL", address)
        done = await operator.run("status")
        assert (done.exit_code, done.stdout) == (1, "")
        assert said in done.stderr
        assert "hidden" not in done.stderr
        assert done.stderr.count("\n") == 1
    assert not (tmp_path / "none.db").exists()


async def test_settings_that_cannot_be_used(
    operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PORT", "many")
    done = await operator.run("status")
    assert done.exit_code == 1
    assert done.stderr.startswith("The settings cannot be used: PORT")


async def test_a_database_that_lacks_a_migration(
    operator: Operator, settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if settings.uses_sqlite:
        (tmp_path / "empty.db").touch()
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/empty.db")
    else:
        # The server's own database has no letters.
        other = make_url(settings.database_url).set(database="template1")
        monkeypatch.setenv("DATABASE_URL", other.render_as_string(hide_password=False))
    done = await operator.run("status")
    assert done.exit_code == 1
    assert "is not up to date; `python -m santa_app migrate` brings it there.\n" in done.stderr
