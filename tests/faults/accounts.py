"""Accounting of a fault run: which letters were accepted, answered, lost or answered twice.

Three independent sources are compared: the visitors (letters that were confirmed), the database
(rows), and the fake SendGrid (accepted mails, and answers that no client read).
"""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from tests.faults.sendgrid import Entry

SENT = "sent"


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """The columns of a stored letter that are counted."""

    letter: int
    key: str
    status: str
    attempts: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    accepted: int
    rows: int
    answered: int
    """Rows marked as sent whose mail the sender accepted."""
    lost: tuple[str, ...]
    """Submission keys of accepted letters without a row or without an accepted reply."""
    failed: int
    requests: int
    duplicates: int
    """Accepted mails beyond the first of each letter."""
    excused: int
    """Accepted mails whose answer was not read, or whose process died before the commit."""
    unexcused: tuple[int, ...]
    """Letters with more mails than `excused` explains."""

    @property
    def whole(self) -> bool:
        """Whether every accepted letter has a row and a reply, and every row was accepted."""
        return not self.lost and self.accepted == self.rows == self.answered

    @property
    def honest(self) -> bool:
        """Whether each duplicate mail is explained."""
        return not self.unexcused and self.duplicates <= self.excused

    def said(self) -> str:
        """Return the figures as the table shows them."""
        return (
            f"accepted {self.accepted} = rows {self.rows} = answered {self.answered}; "
            f"{len(self.lost)} lost; {self.duplicates} duplicates ≤ {self.excused}"
            f"{f', {len(self.unexcused)} without excuse' if self.unexcused else ''}"
        )


def settle(
    accepted: Collection[str],
    rows: Iterable[Row],
    ledger: Iterable[Entry],
    uncommitted: Collection[int] = (),
) -> Account:
    """Compare visitors, database and sender.

    Args:
        accepted: Submission keys of the letters whose visitors saw success.
        rows: All stored letters.
        ledger: All requests to send; open ones count as not heard.
        uncommitted: Numbers of requests whose answer was heard by a process that was then
            killed, with the letter not yet marked as sent.
    """
    stored = list(rows)
    requests = list(ledger)
    taken = Counter(entry.letter for entry in requests if entry.taken)
    excuses = Counter(
        entry.letter
        for entry in requests
        if entry.taken and (not entry.heard or entry.number in uncommitted)
    )
    answered = {row.key for row in stored if row.status == SENT and taken[row.letter]}
    return Account(
        accepted=len(set(accepted)),
        rows=len(stored),
        answered=len(answered),
        lost=tuple(sorted(set(accepted) - answered)),
        failed=sum(row.status == "failed" for row in stored),
        requests=len(requests),
        duplicates=taken.total() - len(taken),
        excused=excuses.total(),
        unexcused=tuple(letter for letter in taken if taken[letter] - excuses[letter] > 1),
    )


def uncommitted(heard: Iterable[Entry], rows: Iterable[Row]) -> set[int]:
    """Return the requests of a killed process that were answered but not committed.

    `rows` are those found right after the kill, when the process can commit nothing more.
    """
    sent = {row.letter for row in rows if row.status == SENT}
    return {entry.number for entry in heard if entry.taken and entry.letter not in sent}
