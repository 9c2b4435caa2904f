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


def test_letters_that_are_lost() -> None:
    account = settle(KEYS, ROWS, MAILS)
    assert (account.whole, account.honest) == (True, True)
    assert (account.accepted, account.rows, account.answered, account.requests) == (2, 2, 2, 2)
    refused = mail(2, 2, status=500, taken=False)
    for rows, mails in (
        (ROWS[:1], MAILS[:1]),
        *(([row(1), row(2, status)], MAILS) for status in ("pending", "held", "failed")),
        (ROWS, [MAILS[0]]),
        (ROWS, [MAILS[0], refused]),
    ):
        account = settle(KEYS, rows, mails)
        assert account.lost == ("key-2",)
        assert not account.whole
    assert not settle(KEYS, [*ROWS, row(3)], [*MAILS, mail(3, 3)]).whole, "one is stored twice"
    assert settle([*KEYS, "key-1"], ROWS, MAILS).whole, "one was accepted twice"


def test_second_mails_and_what_explains_them() -> None:
    second = mail(3, 2)
    for mails, uncommitted_, unexplained in (
        ([*MAILS, second], (), (2,)),
        ([*MAILS, mail(3, 1, heard=False), mail(4, 2)], (), (2,)),
        ([mail(0, 1, heard=False), *MAILS], (), ()),
        ([mail(0, 1, heard=False), *MAILS, mail(3, 1)], (), (1,)),
        ([mail(0, 1, status=500, taken=False, heard=False), *MAILS, mail(3, 1)], (), (1,)),
        ([*MAILS, second], (2,), ()),
    ):
        account = settle(KEYS, ROWS, mails, uncommitted_)
        assert account.unexcused == unexplained
        assert account.honest == (not unexplained)


def test_killed_process_lost_only_uncommitted_requests() -> None:
    refused = mail(3, 3, status=500, taken=False)
    rows = [row(1), row(2, "sending"), row(3, "pending")]
    assert uncommitted([*MAILS, refused], rows) == {2}
    assert uncommitted([replace(MAILS[0], heard=None)], ROWS) == set()
