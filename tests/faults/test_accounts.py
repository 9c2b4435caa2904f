"""The accounting finds every lost letter and every unexplained duplicate."""

from dataclasses import replace

from tests.faults.accounts import Row, settle, uncommitted
from tests.faults.sendgrid import Entry


def mail(number: int, letter: int, **values: object) -> Entry:
    """A request whose mail was accepted and whose answer was read."""
    given = {"status": 202, "taken": True, "heard": True, "process": "serve0-1", **values}
    return Entry(number=number, letter=letter, at=float(number), **given)  # ty: ignore


def row(letter: int, status: str = "sent") -> Row:
    return Row(letter=letter, key=f"key-{letter}", status=status)


KEYS = ["key-1", "key-2"]
ROWS = [row(1), row(2)]
MAILS = [mail(1, 1), mail(2, 2)]


def test_healthy() -> None:
    account = settle(KEYS, ROWS, MAILS)
    assert account.whole
    assert account.honest
    assert (account.accepted, account.rows, account.answered) == (2, 2, 2)
    assert (account.duplicates, account.excused, account.requests) == (0, 0, 2)


def test_accepted_letter_without_a_row_is_lost() -> None:
    account = settle(KEYS, ROWS[:1], MAILS[:1])
    assert account.lost == ("key-2",)
    assert not account.whole


def test_accepted_letter_without_its_reply_is_lost() -> None:
    for status in ("pending", "sending", "held", "failed"):
        account = settle(KEYS, [row(1), row(2, status)], MAILS)
        assert account.lost == ("key-2",)
        assert not account.whole
        assert account.failed == (status == "failed")


def test_reply_marked_as_sent_but_not_accepted_is_lost() -> None:
    refused = mail(2, 2, status=500, taken=False)
    for mails in ([MAILS[0]], [MAILS[0], refused]):
        assert settle(KEYS, ROWS, mails).lost == ("key-2",)


def test_letter_stored_twice_is_one_row_too_many() -> None:
    account = settle(KEYS, [*ROWS, row(3)], [*MAILS, mail(3, 3)])
    assert account.lost == ()
    assert not account.whole


def test_letter_accepted_twice_counts_once() -> None:
    assert settle([*KEYS, "key-1"], ROWS, MAILS).whole


def test_unexplained_duplicate_is_found() -> None:
    account = settle(KEYS, ROWS, [*MAILS, mail(3, 2)])
    assert (account.duplicates, account.excused, account.unexcused) == (1, 0, (2,))
    assert account.whole
    assert not account.honest
    assert "1 without excuse" in account.said()


def test_explanation_belongs_to_its_own_letter() -> None:
    unheard = mail(3, 1, heard=False)
    account = settle(KEYS, ROWS, [*MAILS, unheard, mail(4, 2)])
    assert account.duplicates == 2
    assert account.unexcused == (2,)
    assert not account.honest


def test_lost_answer_explains_one_duplicate() -> None:
    unheard = mail(0, 1, heard=False)
    account = settle(KEYS, ROWS, [unheard, *MAILS])
    assert (account.duplicates, account.excused) == (1, 1)
    assert account.honest
    assert not settle(KEYS, ROWS, [unheard, *MAILS, mail(3, 1)]).honest


def test_unheard_refusal_explains_nothing() -> None:
    refusal = mail(0, 1, status=500, taken=False, heard=False)
    account = settle(KEYS, ROWS, [refusal, *MAILS])
    assert (account.duplicates, account.excused) == (0, 0)
    assert not settle(KEYS, ROWS, [refusal, *MAILS, mail(3, 1)]).honest


def test_kill_between_answer_and_commit_explains_one_duplicate() -> None:
    mails = [*MAILS, mail(3, 2)]
    account = settle(KEYS, ROWS, mails, uncommitted={2})
    assert (account.duplicates, account.excused) == (1, 1)
    assert account.honest


def test_killed_process_lost_only_uncommitted_requests() -> None:
    refused = mail(3, 3, status=500, taken=False)
    rows = [row(1), row(2, "sending"), row(3, "pending")]
    assert uncommitted([*MAILS, refused], rows) == {2}
    assert uncommitted([replace(MAILS[0], heard=None)], ROWS) == set()
