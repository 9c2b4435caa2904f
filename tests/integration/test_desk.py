"""The desk: sign-in, roles, what it shows, decisions, the audit, attacks on it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, pool, select

from santa_app.letters.desk.accounts import password_hash
from santa_app.letters.desk.app import create_app
from santa_app.letters.desk.models import AUDIT, PEOPLE, Role
from santa_app.letters.models import LETTERS, HoldReason, ReplyKind, ReplyStatus
from santa_app.settings import Settings
from tests.support.desk import PASSWORD, DeskPerson
from tests.support.letter_examples import START, FakeClock, letter, make_settings

HASH = password_hash(PASSWORD)
WORDS = "He hits me and nobody knows."
ADDRESS = "someone@example.org"
NOW = int(START.timestamp())


class Desk:
    """The desk's app on the test's database, and the rows behind it."""

    def __init__(self, settings: Settings, clock: FakeClock) -> None:
        self.settings, self.clock = settings, clock
        self.app = create_app(settings, clock)
        self.engine = create_engine(settings.engine_url, poolclass=pool.NullPool)
        for name, role in (("ada", Role.DECIDES), ("ben", Role.DECIDES), ("cleo", Role.COUNTS)):
            row = {"name": name, "role": role, "password_hash": HASH, "created_at": START}
            self.run(PEOPLE.insert().values(row))

    def run(self, statement: Any) -> Any:
        with self.engine.begin() as connection:
            done = connection.execute(statement)
            return done.all() if done.returns_rows else done

    def person(self, name: str = "ada", **more: str) -> DeskPerson:
        return DeskPerson(self.app, name, **more)

    def signed_in(self, name: str = "ada") -> DeskPerson:
        return self.person(name).sign_in(self.now)

    @property
    def now(self) -> int:
        return int(self.clock.now.timestamp())

    def letter(self, **values: Any) -> int:
        danger = {
            "reply_status": ReplyStatus.HELD, "hold_reason": HoldReason.DANGER,
            "reply_kind": ReplyKind.GENTLE, "alert_at": START, "reply_scheduled_at": None,
            "message_to_santa": WORDS, "parent_email": ADDRESS, "child_name": "Testkind",
        }  # fmt: skip
        row = letter(**{**danger, **values}).model_dump(exclude={"id"})
        return self.run(LETTERS.insert().values(row).returning(LETTERS.c.id))[0][0]

    def stored(self, number: int) -> Any:
        return next(iter(self.run(select(LETTERS).where(LETTERS.c.id == number))), None)

    def audit(self) -> list[tuple[str, str, int | None]]:
        return [(row.person, row.action, row.letter_id) for row in self.run(select(AUDIT))]


OpenDesk = Callable[..., Desk]


@pytest.fixture
def open_desk(database_url: str, clock: FakeClock, tmp_path: Path) -> Iterator[OpenDesk]:
    opened: list[Desk] = []

    def open_one(**changes: Any) -> Desk:
        own = {"database_url": database_url, "outbox_dir": tmp_path / "outbox", **changes}
        opened.append(Desk(make_settings(**own), clock))
        return opened[-1]

    yield open_one
    for one in opened:
        one.engine.dispose()


@pytest.fixture
def desk(open_desk: OpenDesk) -> Desk:
    return open_desk()


def test_letter_is_shown_and_decided_with_an_audit_without_words(desk: Desk) -> None:
    first, second = desk.letter(), desk.letter()
    ada = desk.signed_in()
    lists = ada.get("/")
    assert lists.text.index(f"Letter {first}<") < lists.text.index(f"Letter {second}<")
    closed = ada.get(f"/letters/{first}")
    shown = ada.post(f"/letters/{first}/show")
    printed = ada.post(f"/letters/{first}/show", print="1")
    for page, has_words, has_address in (
        (lists, False, False), (closed, False, False), (shown, True, True), (printed, True, False),
    ):  # fmt: skip
        assert (WORDS in page.text, ADDRESS in page.text) == (has_words, has_address)
    assert desk.stored(first).opened_at == START
    assert "on its way" in ada.post(f"/letters/{first}/decide", decision="gentle").text
    assert desk.stored(first).reply_status == ReplyStatus.PENDING
    done = [("ada", "shown", first), ("ada", "printed", first), ("ada", "gentle", first)]
    assert desk.audit() == [("ada", "signed in", None), *done]
    rows = str(desk.run(select(AUDIT)))
    assert not any(one in rows for one in (WORDS, ADDRESS, "Testkind"))
    assert WORDS not in ada.get("/audit").text


def test_each_answer_of_the_desk_may_be_kept_or_framed_by_nobody(desk: Desk) -> None:
    ada = desk.signed_in()
    for answer in (ada.get("/"), ada.get("/desk.css"), ada.get("/sign-in"), ada.get("/letters/9")):
        headers = answer.headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert (headers["cache-control"], headers["referrer-policy"]) == ("no-store", "no-referrer")
    cookie = desk.person().password().headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
