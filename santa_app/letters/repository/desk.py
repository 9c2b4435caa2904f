"""`DeskStore`: what the desk stores and lists, one method for each transaction."""

import json
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime, timedelta
from functools import wraps
from statistics import median
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from santa_app.database import INSERTS, Database
from santa_app.letters.desk.models import (
    AUDIT,
    KEPT,
    PEOPLE,
    PROPOSALS,
    SESSIONS,
    TEXTS,
    TRIES,
    KeptReason,
    Role,
)
from santa_app.letters.models import LETTERS, SUPPRESSED, HoldReason, ReplyStatus, SantaLetter
from santa_app.letters.repository import kept
from santa_app.letters.repository.audit import FAMILY, Audit, Entry
from santa_app.letters.repository.letters import LetterNotFoundError

P = ParamSpec("P")
T = TypeVar("T")
Rows = Sequence[Any]
IDLE: Final = timedelta(minutes=30)
"""A session ends after this time without a request."""
LONGEST: Final = timedelta(hours=8)
"""A session ends after this time in any case."""
LOCKED: Final = timedelta(minutes=15)
"""How long an account or a network is locked after too many tries."""
MOST_LISTED: Final = 200
_SECONDS: Final = (10, 60, 600, 3600, 86_400)
"""The upper ends of the groups in which replies are counted by their seconds."""
_SHOWN: Final = (
    "id", "locale", "created_at", "opened_at", "reply_status", "hold_reason", "failure_reason",
)  # fmt: skip
_FACTS = tuple(LETTERS.c[name] for name in _SHOWN)
"""What a list shows of a letter: no word of it."""
_OTHERS = (
    HoldReason.HIDDEN_FIELD, HoldReason.OUTCOME_UNKNOWN, HoldReason.OPERATOR, HoldReason.RESTORED,
)  # fmt: skip


Query = Callable[Concatenate["DeskStore", Connection, datetime, P], T]
Method = Callable[Concatenate["DeskStore", P], Coroutine[Any, Any, T]]


def _writes(query: Query[P, T], kind: str = "write") -> Method[P, T]:
    """Make a function of a connection and the moment an async method with a transaction."""

    @wraps(query)
    async def method(self: "DeskStore", *args: P.args, **kwargs: P.kwargs) -> T:
        run = getattr(self.database, kind)
        return await run(
            lambda connection: query(self, connection, self.now(connection), *args, **kwargs)
        )

    return method


def _reads(query: Query[P, T]) -> Method[P, T]:
    return _writes(query, "read")


class DeskStore:
    """The desk's rows. All methods raise SQLAlchemyError; callers leave out `connection` and
    `now`."""

    def __init__(
        self, database: Database, now: Callable[[Connection], datetime], audit: Audit
    ) -> None:
        self.database = database
        self.now = now
        self._audit = audit

    # People

    @_writes
    def add_person(
        self, connection: Connection, now: datetime, name: str, role: Role, password: str | None
    ) -> bool:
        """Add an account with the hash of a password; return False where the name is taken."""
        values = {"name": name, "role": role, "password_hash": password, "created_at": now}
        row = INSERTS[connection.dialect.name](PEOPLE).values(values)
        return connection.execute(row.on_conflict_do_nothing()).rowcount == 1

    @_writes
    def remove_person(self, connection: Connection, _: datetime, name: str) -> bool:
        """Remove an account and end its sessions; the audit keeps its name."""
        gone = delete(PEOPLE).where(PEOPLE.c.name == name).returning(PEOPLE.c.id)
        person = connection.execute(gone).scalar_one_or_none()
        connection.execute(delete(SESSIONS).where(SESSIONS.c.person_id == person))
        return person is not None

    @_reads
    def people(self, connection: Connection, _: datetime, **where: object) -> Rows:
        """Return the accounts whose columns have these values."""
        return connection.execute(select(PEOPLE).filter_by(**where).order_by(PEOPLE.c.name)).all()

    @_writes
    def use_code(
        self, connection: Connection, _: datetime, person: int, secret: str, step: int
    ) -> bool:
        """Take a code's time step, and its secret the first time; return False where the step was
        taken before, or there is another secret."""
        its = or_(PEOPLE.c.totp_secret.is_(None), PEOPLE.c.totp_secret == secret)
        unused = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.totp_used < step, its)
        return connection.execute(unused.values(totp_used=step, totp_secret=secret)).rowcount == 1

    # Sessions, by the hash of the cookie

    @_writes
    def start_session(
        self, connection: Connection, now: datetime, key: str, person: int | None, state: str
    ) -> None:
        """Store a session, and delete those that have ended."""
        ended = or_(SESSIONS.c.seen_at <= now - IDLE, SESSIONS.c.created_at <= now - LONGEST)
        connection.execute(delete(SESSIONS).where(ended))
        moments = {"created_at": now, "seen_at": now}
        new = {"key": key, "person_id": person, "state": state, "data": "{}", **moments}
        connection.execute(insert(SESSIONS).values(new))

    @_writes
    def session(self, connection: Connection, now: datetime, key: str) -> Any:  # noqa: ANN401 - a row
        """Return a session that has not ended, and note that it was used."""
        its, has = SESSIONS.c, update(SESSIONS).where(SESSIONS.c.key == key)
        lasts = has.where(its.seen_at > now - IDLE, its.created_at > now - LONGEST)
        return connection.execute(lasts.values(seen_at=now).returning(*SESSIONS.c)).first()

    @_writes
    def set_data(self, connection: Connection, _: datetime, key: str, data: dict[str, Any]) -> None:
        its = update(SESSIONS).where(SESSIONS.c.key == key)
        connection.execute(its.values(data=json.dumps(data)))

    @_writes
    def end_session(self, connection: Connection, _: datetime, key: str) -> None:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.key == key))

    # Tries to sign in

    @_writes
    def begin_try(self, connection: Connection, now: datetime, limits: dict[str, int]) -> bool:
        """Count a try before it is checked; return False where one of the keys is locked.

        A key is locked after as many tries as its limit, until `LOCKED` has passed without another
        one that was checked. Counted first, so that tries at the same time are no way around it.
        """
        connection.execute(delete(TRIES).where(TRIES.c.last_at <= now - LOCKED))
        for key in sorted(limits):
            tries = select(TRIES.c.tries).where(TRIES.c.key == key).with_for_update()
            if (connection.scalar(tries) or 0) >= limits[key]:
                return False
        for key in sorted(limits):
            one = INSERTS[connection.dialect.name](TRIES).values(key=key, tries=1, last_at=now)
            more = {"tries": TRIES.c.tries + 1, "last_at": now}
            connection.execute(one.on_conflict_do_update(index_elements=[TRIES.c.key], set_=more))
        return True

    @_writes
    def forget_tries(
        self, connection: Connection, _: datetime, account: str, network: str, own: int
    ) -> None:
        """Forget an account's tries after a sign-in, and its `own` ones from the network."""
        connection.execute(delete(TRIES).where(TRIES.c.key == account))
        fewer = update(TRIES).where(TRIES.c.key == network, TRIES.c.tries >= own)
        connection.execute(fewer.values(tries=TRIES.c.tries - own))

    # The audit

    @_writes
    def record(self, connection: Connection, now: datetime, *what: Any) -> None:  # noqa: ANN401 - as `Entry` has them
        """Write who, what, which letter and a note: no words of a letter, and no address."""
        self._audit.record(connection, Entry(now, *what))

    @_reads
    def audit(self, connection: Connection, _: datetime) -> Rows:
        """Return the latest that people did."""
        people = select(AUDIT).where(AUDIT.c.person != FAMILY)
        return connection.execute(people.order_by(AUDIT.c.id.desc()).limit(MOST_LISTED)).all()

    @_reads
    def whole_audit(self, connection: Connection, _: datetime) -> list[dict[str, Any]]:
        """Return all of it, the oldest first."""
        rows = connection.execute(select(AUDIT).order_by(AUDIT.c.at, AUDIT.c.id)).mappings()
        return [dict(row) for row in rows]

    # Letters

    @_reads
    def lists(self, connection: Connection, now: datetime) -> dict[str, Any]:
        """Return the lists of the first page, by number and state, the oldest first."""

        def letters(*where: ColumnElement[bool], newest: bool = False) -> Rows:
            order = LETTERS.c.id.desc() if newest else LETTERS.c.id
            rows = select(*_FACTS).where(*where).order_by(order).limit(MOST_LISTED)
            return connection.execute(rows).all()

        def copies(reason: KeptReason) -> Rows:
            rows = select(KEPT.c.letter_id, KEPT.c.delete_after).where(KEPT.c.reason == reason)
            return connection.execute(rows.order_by(KEPT.c.kept_at).limit(MOST_LISTED)).all()

        held, reason = LETTERS.c.reply_status == ReplyStatus.HELD, LETTERS.c.hold_reason
        return {
            "now": now,
            "danger": letters(held, reason == HoldReason.DANGER),
            "deleted": copies(KeptReason.DELETED),
            "police": copies(KeptReason.POLICE),
            "held": letters(held, reason.in_(_OTHERS)),
            "failed": letters(LETTERS.c.reply_status == ReplyStatus.FAILED, newest=True),
            "recent": letters(newest=True)[:50],
            "proposed": set(connection.scalars(select(PROPOSALS.c.letter_id))),
        }

    @_writes
    def open_letter(
        self, connection: Connection, now: datetime, number: int, person: str, action: str | None
    ) -> tuple[SantaLetter, Any, Any, bool]:
        """Return a letter, the row of the operator's copy, its proposal, and whether the family
        has deleted it; `action` says in the audit that its words are shown.

        Raises LetterNotFoundError.
        """
        letter, only_kept = _found(connection, number)
        if letter is None:
            raise LetterNotFoundError
        if action is not None:
            kept.mark_opened(connection, number, now)
            self._audit.record(connection, Entry(now, person, action, number))
        its = select(PROPOSALS).where(PROPOSALS.c.letter_id == number)
        copy = kept.find(connection, number)
        return letter, copy and copy[1], connection.execute(its).first(), only_kept

    @_writes
    def keep_for_police(
        self, connection: Connection, now: datetime, number: int, days: int
    ) -> bool:
        """Keep a letter's words for a number of days; return False where there is no letter."""
        letter, _ = _found(connection, number)
        if letter is not None:
            kept.keep(connection, letter, KeptReason.POLICE, now, timedelta(days=days))
        return letter is not None

    @_writes
    def propose(
        self, connection: Connection, now: datetime, number: int, action: str, person: str
    ) -> bool:
        """Return whether another person has proposed the same before; else store the proposal."""
        its = PROPOSALS.c.letter_id == number
        found = connection.execute(select(PROPOSALS).where(its)).first()
        if found and found.action == action and found.person != person:
            return True
        connection.execute(delete(PROPOSALS).where(its))
        values = {"letter_id": number, "action": action, "person": person, "at": now}
        connection.execute(insert(PROPOSALS).values(values))
        return False

    @_writes
    def end_proposal(self, connection: Connection, _: datetime, number: int) -> None:
        connection.execute(delete(PROPOSALS).where(PROPOSALS.c.letter_id == number))

    @_writes
    def keep_text(self, connection: Connection, now: datetime, locale: str, text: str) -> None:
        connection.execute(insert(TEXTS).values(locale=locale, text=text, kept_at=now))

    @_reads
    def texts(self, connection: Connection, _: datetime) -> list[dict[str, Any]]:
        texts = select(TEXTS.c.locale, TEXTS.c.text).order_by(TEXTS.c.id)
        return [dict(row) for row in connection.execute(texts).mappings()]

    @_reads
    def of_mailbox(
        self, connection: Connection, _: datetime, recipient_hash: str, most: int | None
    ) -> Rows:
        its = select(*_FACTS).where(LETTERS.c.recipient_hash == recipient_hash)
        return connection.execute(its.order_by(LETTERS.c.id.desc()).limit(most)).all()

    @_reads
    def suppressions(self, connection: Connection, _: datetime) -> Rows:
        """Return the reason and the day of the latest suppressed mailboxes; nobody knows whose."""
        its = select(SUPPRESSED.c.reason, SUPPRESSED.c.created_at)
        latest = its.order_by(SUPPRESSED.c.created_at.desc()).limit(MOST_LISTED)
        return connection.execute(latest).all()

    @_reads
    def season(self, connection: Connection, _: datetime) -> dict[str, Any]:
        """Return the replies by their seconds, and the latest letters."""
        sent = select(LETTERS.c.created_at, LETTERS.c.reply_sent_at).where(
            LETTERS.c.reply_sent_at.is_not(None), LETTERS.c.resend_count == 0
        )
        rows = connection.execute(sent.order_by(LETTERS.c.id.desc()).limit(2000))
        took = [(at - since).total_seconds() for since, at in rows]
        groups = Counter(next((end for end in _SECONDS if one <= end), None) for one in took)
        latest = connection.execute(select(LETTERS).order_by(LETTERS.c.id.desc()).limit(300))
        return {
            "seconds": [(end, groups[end]) for end in (*_SECONDS, None)],
            "median_seconds": median(took) if took else None,
            "latest": [_letter(row) for row in latest],
        }


def _found(connection: Connection, number: int) -> tuple[SantaLetter | None, bool]:
    """Return a letter, or the operator's copy of one that is gone, and whether it is that."""
    row = connection.execute(select(LETTERS).where(LETTERS.c.id == number)).first()
    copy = None if row is not None else kept.find(connection, number)
    return (copy and copy[0]) if row is None else _letter(row), row is None


def _letter(row: Any) -> SantaLetter:  # noqa: ANN401 - SQLAlchemy's row
    return SantaLetter(**row._mapping)  # noqa: SLF001 - the documented way to a row's mapping
