"""The desk: sign-in, roles, what it shows, decisions, the audit, attacks on it."""

import re
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from sqlalchemy import create_engine, pool, select
from starlette.testclient import TestClient
from typer.testing import CliRunner

from santa_app.letters import desk as desk_package
from santa_app.letters.desk.accounts import password_hash
from santa_app.letters.desk.app import create_app
from santa_app.letters.desk.models import (
    AUDIT,
    KEPT,
    PEOPLE,
    SESSIONS,
    TEXTS,
    KeptReason,
    Role,
)
from santa_app.letters.models import LETTERS, HoldReason, ReplyKind, ReplyStatus, SantaLetter
from santa_app.letters.operator import app
from santa_app.letters.parents import LinkSigner
from santa_app.letters.replies import ReplyRenderer
from santa_app.rules.email_address import EmailAddress
from santa_app.settings import Settings
from tests.support.desk import PASSWORD, DeskPerson
from tests.support.letter_examples import START, FakeClock, letter, make_settings
from tests.support.sign_in_provider import SignInProvider

HASH = password_hash(PASSWORD)
WORDS = "He hits me and nobody knows."
ADDRESS = "someone@example.org"


class Desk:
    """The desk's app on the test's database, and the rows behind it."""

    def __init__(self, settings: Settings, clock: FakeClock) -> None:
        self.settings, self.clock = settings, clock
        self.app = create_app(settings, clock)
        self.running = TestClient(self.app)
        self.running.__enter__()
        self.engine = create_engine(settings.engine_url, poolclass=pool.NullPool)
        for name, role in (("ada", Role.DECIDES), ("ben", Role.DECIDES), ("cleo", Role.COUNTS)):
            row = {"name": name, "role": role, "password_hash": HASH, "created_at": START}
            self.run(PEOPLE.insert().values(row))

    def run(self, statement: Any) -> Any:
        with self.engine.begin() as connection:
            done = connection.execute(statement)
            return done.all() if done.returns_rows else done

    def person(self, name: str = "ada", **more: str) -> DeskPerson:
        return DeskPerson(self.running, name, **more)

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
        one.running.__exit__(None)
        one.engine.dispose()


@pytest.fixture
def desk(open_desk: OpenDesk) -> Desk:
    return open_desk()


@pytest.mark.both_databases
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


def test_codes_are_set_up_anew_where_the_key_was_lost(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = desk.signed_in()
    other = "another-one-Kq8vXz3mWb6tRc1yJf5hDn2g"
    changed = make_settings(database_url=desk.settings.database_url, secret_key=other)
    monkeypatch.setenv("DATABASE_URL", changed.database_url)
    monkeypatch.setenv("SECRET_KEY", other)
    accepted = CliRunner().invoke(app, ["accept-key", "--yes"])
    assert accepted.exit_code == 0, accepted.output
    assert before.get("/").headers["location"] == "/sign-in"
    desk.clock.forward(minutes=1)
    with TestClient(create_app(changed, desk.clock)) as running:
        after = DeskPerson(running, "ada").sign_in(desk.now)
    assert after.secret not in {"", before.secret}


def test_each_answer_of_the_desk_may_be_kept_or_framed_by_nobody(desk: Desk) -> None:
    ada = desk.signed_in()
    for answer in (ada.get("/"), ada.get("/desk.css"), ada.get("/sign-in"), ada.get("/letters/9")):
        headers = answer.headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert (headers["cache-control"], headers["referrer-policy"]) == ("no-store", "no-referrer")
    cookie = desk.person().password().headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie


def test_nobody_is_signed_in_without_both_factors_and_a_code_counts_once(desk: Desk) -> None:
    number = desk.letter()
    ada = desk.person()
    assert ada.password("not the password").status_code == 401
    assert ada.password().headers["location"] == "/code"
    for path in ("/", f"/letters/{number}", "/numbers", "/audit", "/mailboxes"):
        assert ada.get(path).headers["location"] == "/sign-in"
    assert ada.code(desk.now - 600).status_code == 401
    assert ada.code(desk.now).headers["location"] == "/"
    stolen = desk.person(network="192.0.2.9")
    stolen.password()
    assert "<img" not in stolen.get("/code").text
    stolen.secret = ada.secret
    assert stolen.code(desk.now).status_code == 401
    desk.clock.forward(seconds=30)
    assert stolen.code(desk.now).headers["location"] == "/"


def test_session_is_new_at_each_step_and_ends(desk: Desk) -> None:
    ada = desk.person()
    ada.get("/sign-in")
    seen = [ada.client.cookies["desk"]]
    ada.password()
    seen.append(ada.client.cookies["desk"])
    ada.code(desk.now)
    seen.append(ada.client.cookies["desk"])
    assert len(set(seen)) == 3
    for fixed in seen[:2]:
        other = desk.person()
        other.client.cookies["desk"] = fixed
        assert other.get("/").headers["location"] == "/sign-in"
    assert not {row.key for row in desk.run(select(SESSIONS))} & set(seen)
    for minutes, ended in ((29, False), (29, False), (30, True)):
        desk.clock.forward(minutes=minutes)
        assert (ada.get("/").status_code == 303) == ended
    ada.sign_in(desk.now)
    for _ in range(24):
        desk.clock.forward(minutes=19)
        assert ada.get("/").status_code == 200
    desk.clock.forward(minutes=24)
    assert ada.get("/").status_code == 303
    ada.sign_in(desk.now)
    kept = ada.client.cookies["desk"]
    ada.post("/sign-out")
    ada.client.cookies["desk"] = kept
    assert ada.get("/").status_code == 303


@pytest.mark.both_databases
def test_accounts_and_networks_are_locked_after_tries_also_across_restarts(
    open_desk: OpenDesk, clock: FakeClock
) -> None:
    desk = open_desk()
    answers = [desk.person(network=f"192.0.2.{i}").password("wrong").status_code for i in range(8)]
    assert answers == [401] * 6 + [429] * 2
    with TestClient(create_app(desk.settings, clock)) as restarted:
        again = DeskPerson(restarted, "ada", "198.51.100.1")
        assert again.password().status_code == 429
    again = desk.person(network="198.51.100.1")
    assert again.password().status_code == 429
    names = [DeskPerson(desk.running, f"name {i}", "203.0.113.5") for i in range(31)]
    assert [one.password().status_code for one in names] == [401] * 30 + [429]
    ben = DeskPerson(desk.running, "ben", "203.0.113.5")
    assert ben.password().status_code == 429
    clock.forward(minutes=15)
    again.sign_in(desk.now)
    # Codes are tries, too: whoever has the password cannot go through them.
    desk.clock.forward(minutes=1)
    thief = desk.person(network="192.0.2.77")
    codes = []
    for _ in range(4):
        thief.password()
        codes.append(thief.post("/code", on="/code", code="000000").status_code)
    assert codes[:3] == [401] * 3
    assert thief.password().status_code == 429


def test_post_needs_the_token_of_its_own_session(desk: Desk) -> None:
    number = desk.letter()
    ada, ben = desk.signed_in(), desk.signed_in("ben")
    path = f"/letters/{number}/decide"
    token = re.search(r'name="csrf" value="(\w+)"', ben.get("/").text)
    for fields, site in (
        ({}, None), ({"csrf": token and token[1]}, None), ({"csrf": "x"}, "same-origin"),
    ):  # fmt: skip
        headers = {"sec-fetch-site": site} if site else {}
        sent = ada.client.post(path, data={"decision": "delete", **fields}, headers=headers)
        assert sent.status_code == 403
    own = re.search(r'name="csrf" value="(\w+)"', ada.get("/").text)
    fields = {"csrf": own and own[1], "decision": "gentle"}
    for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 200)):
        sent = ada.client.post(path, data=fields, headers={"sec-fetch-site": site})
        assert sent.status_code == status
    # The way from the mail: the browser keeps the cookie back once.
    stranger = desk.person()
    assert 'http-equiv="refresh"' in stranger.get("/", **{"sec-fetch-site": "cross-site"}).text
    assert ada.client.get("/", headers={"host": "evil.example"}).status_code == 400


@pytest.mark.both_databases
def test_counts_only_sees_no_letter(desk: Desk) -> None:
    number = desk.letter()
    cleo = desk.signed_in("cleo")
    assert cleo.get("/").headers["location"] == "/numbers"
    numbers = cleo.get("/numbers")
    assert numbers.status_code == 200
    assert not any(one in numbers.text for one in (WORDS, ADDRESS, "Testkind", "/letters/"))
    routes = {
        (route.path.replace("{number:int}", str(number)), method)
        for route in desk.app.routes
        for method in route.methods
    }
    open_to_all = {"/", "/numbers", "/sign-in", "/code", "/sign-out", "/oidc", "/oidc/start"}
    open_to_all |= {"/desk.css", "/season.csv"}
    closed = {(path, method) for path, method in routes if path not in open_to_all}
    assert len(closed) > 6
    for path, method in closed:
        answer = cleo.post(path, on="/numbers") if method == "POST" else cleo.client.get(path)
        assert answer.status_code == 403, path
    assert desk.stored(number).opened_at is None


def test_false_alarm_is_kept_for_training_without_names_after_a_second_look(desk: Desk) -> None:
    number = desk.letter(child_name="Mira", message_to_santa="MIRA says: he hits me in my game")
    ada = desk.signed_in()
    path = f"/letters/{number}/decide"
    assert ada.post(path, decision="training").status_code == 409
    assert "false alarm" in ada.post(path, decision="ordinary").text
    page = ada.post(path, decision="training").text
    assert "… says: he hits me in my game" in page
    assert desk.run(select(TEXTS)) == []
    ada.post(path, decision="training", text="… says: he hits me in my game", confirmed="1")
    (kept,) = desk.run(select(TEXTS))
    assert (kept.locale, "Mira" in kept.text.title()) == ("en", False)


def test_answer_by_hand_is_the_reply(desk: Desk) -> None:
    number = desk.letter()
    ada = desk.signed_in()
    path = f"/letters/{number}/decide"
    draft = ada.post(path, decision="answer")
    assert WORDS not in draft.text
    for wrong in ("See https://example.org", "Write to x@example.org", "x" * 4001):
        assert ada.post(path, decision="answer", text=wrong).status_code == 400
    ada.post(path, decision="answer", text="The sleigh is ready.\n\nIt snows.")
    row = desk.stored(number)
    assert row.reply_status == ReplyStatus.PENDING
    stored = SantaLetter(**row._mapping)
    mail = ReplyRenderer(desk.settings, LinkSigner(desk.settings, desk.clock)).write(stored)
    for text in (mail.text, mail.html):
        assert "The sleigh is ready." in text
        assert "/someone-to-talk-to" in text
    assert WORDS not in mail.text


@pytest.mark.both_databases
def test_last_decisions_take_two_people_where_set(open_desk: OpenDesk) -> None:
    desk = open_desk(desk_two_people=True)
    number = desk.letter()
    ada, ben = desk.signed_in(), desk.signed_in("ben")
    path = f"/letters/{number}/decide"
    assert "for good?" in ada.post(path, decision="delete").text
    for _ in range(2):
        ada.post(path, decision="delete", confirmed="1")
        assert desk.stored(number) is not None
    # Another decision is another proposal.
    ben.post(path, decision="police", days="30", confirmed="1")
    assert desk.run(select(KEPT)) == []
    ada.post(path, decision="police", days="30", confirmed="1")
    (kept,) = desk.run(select(KEPT))
    assert (kept.reason, kept.delete_after) == (KeptReason.POLICE, START + timedelta(days=30))
    ada.post(path, decision="delete", confirmed="1")
    ben.post(path, decision="delete", confirmed="1")
    assert desk.stored(number) is None
    # What is kept for the police stays after the letter is deleted.
    assert WORDS in ada.post(f"/letters/{number}/show").text
    assert ("ben", "police: proposed", number) in desk.audit()


def test_mailbox_is_found_by_its_exact_address_and_the_audit_has_only_numbers(desk: Desk) -> None:
    signer = LinkSigner(desk.settings, desk.clock)
    known = signer.recipient_hash(EmailAddress.parse(ADDRESS))
    number = desk.letter(recipient_hash=known)
    desk.letter()
    ada = desk.signed_in()
    for address, found in ((ADDRESS, True), ("some@example.org", False), ("example.org", False)):
        page = ada.post("/mailboxes", address=address, action="search").text
        assert (f"/letters/{number}" in page) == found
    ada.post("/mailboxes", address=ADDRESS, action="stop")
    assert "stopped by hand" in ada.get("/mailboxes").text
    ada.post("/mailboxes", address=ADDRESS, action="allow")
    assert "stopped by hand" not in ada.get("/mailboxes").text
    rows = [(row.action, row.note) for row in desk.run(select(AUDIT)) if "mailbox" in row.action]
    assert rows[0] == ("mailbox: search", str(number))
    assert len(rows) == 4
    assert "example.org" not in str(desk.run(select(AUDIT)))


def test_pages_are_german_for_a_german_browser(desk: Desk) -> None:
    page = desk.person().get("/sign-in", **{"accept-language": "de-AT,de;q=0.9,en;q=0.8"})
    assert "Anmelden" in page.text
    assert '<html lang="de">' in page.text


def test_provider_signs_in_whom_the_desk_knows_by_a_verified_address(open_desk: OpenDesk) -> None:
    with SignInProvider() as provider:
        desk = open_desk(
            desk_url="http://127.0.0.1:3100", desk_oidc_issuer=provider.url,
            desk_oidc_client_id="desk", desk_oidc_client_secret="s" * 32,
        )  # fmt: skip
        row = {"name": ADDRESS, "role": Role.DECIDES, "created_at": START}
        desk.run(PEOPLE.insert().values(row))

        def come_back(state: str | None = None, **user: object) -> Any:
            person = desk.person()
            assert person.post("/sign-in", on="/sign-in", name="ada", password=PASSWORD).is_error
            query = parse_qs(urlsplit(person.get("/oidc/start").headers["location"]).query)
            assert query["redirect_uri"] == ["http://127.0.0.1:3100/oidc"]
            assert query["code_challenge_method"] == ["S256"]
            known = {"nonce": query["nonce"][0], "email": ADDRESS, "email_verified": True}
            provider.user = {**known, **user}
            before = person.client.cookies["desk"]
            answer = person.get(f"/oidc?code=x&state={state or query['state'][0]}")
            assert (before != person.client.cookies["desk"]) == (answer.status_code == 303)
            return answer.status_code, person.get("/").status_code

        assert come_back() == (303, 200)
        for wrong in (
            {"email": "stranger@example.org"}, {"email_verified": False}, {"nonce": "x"},
            {"state": "x"}, {"aud": "another"}, {"exp": 1},
        ):  # fmt: skip
            assert come_back(**wrong) in {(403, 303), (401, 303)}, wrong


def test_only_its_own_command_loads_the_desk() -> None:
    folder = Path(desk_package.__file__).parent
    pages = re.compile(r"letters\.desk\.(app|pages|sign_in|web)\b")
    others = [file for file in folder.parents[1].rglob("*.py") if file.parent != folder]
    loading = [file.name for file in others if pages.search(file.read_text("utf-8"))]
    assert loading == ["desk.py"]


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"desk_host": "0.0.0.0"}, "DESK_HOST"),  # noqa: S104
        ({"desk_host": "192.0.2.1", "desk_url": "https://desk.example.org"}, "DESK_HOST"),
        ({"desk_host": "::", "desk_url": "http://x.org", "trusted_proxies": "::1"}, "DESK_HOST"),
        ({"desk_port": 3000}, "DESK_PORT"),
        ({"desk_oidc_issuer": "https://login.example.org"}, "DESK_OIDC_CLIENT_ID"),
    ],
)  # fmt: skip
def test_desk_that_strangers_could_reach_does_not_start(changed: Any, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        make_settings(**changed)
    proxied = {"desk_url": "https://desk.example.org", "trusted_proxies": "10.0.0.1"}
    assert make_settings(desk_host="10.0.0.2", **proxied).desk_host == "10.0.0.2"
