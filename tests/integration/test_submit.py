"""A letter from the form to the row and the mail: what is stored, quoted, recognized, refused."""

import asyncio
import logging
import re
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import create_engine, pool

from santa_app.letters import Kind, PostOffice, submit
from santa_app.letters.form import HONEYPOT, FormField
from santa_app.letters.outcome import UNEXPECTED, WENT_WRONG
from santa_app.letters.table import ReplyStatus, SantaLetter
from santa_app.settings import Settings
from tests.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.unit.letters.examples import form

Stored = Callable[[], list[SantaLetter]]
Open = Callable[..., PostOffice]


async def test_the_row_holds_what_was_sent(office: PostOffice, stored: Stored) -> None:
    sent = form(child_name="  Testkind ", age=" 9 ", city_country="", message_to_santa="\n \t")
    outcome = await submit(sent, origin="192.0.2.1", office=office)
    (row,) = stored()
    assert outcome.letter_id == row.id
    assert row.child_name == "Testkind"
    assert row.age == 9
    assert row.city_country is None
    assert row.parent_email == sent["parent_email"]
    assert row.wish_list == "a red kite\na book about owls"
    assert row.message_to_santa is None
    assert row.been_good is True
    assert row.submission_key == sent["submission_key"]


@pytest.mark.parametrize(
    ("sent", "field", "says"),
    [
        ({}, FormField.CHILD_NAME, "Please fill in all required fields"),
        (form(parent_email=" "), FormField.PARENT_EMAIL, "Please fill in all required fields"),
        (form(parent_email="a@b"), FormField.PARENT_EMAIL, "Please enter a valid email address"),
        (form(age="19"), FormField.AGE, "Please enter an age from 1 to 18, or leave it empty"),
        (
            form(wish_list="x" * 2_001),
            FormField.WISH_LIST,
            "Please keep the wish list to 2,000 characters",
        ),
    ],
    ids=["nothing", "blank e-mail", "no dot", "age", "too long"],
)
async def test_a_form_that_breaks_a_rule_stores_nothing(
    sent: dict[str, object], field: FormField, says: str, office: PostOffice, stored: Stored
) -> None:
    outcome = await submit(sent, origin="192.0.2.1", office=office)
    assert (outcome.kind, outcome.title) == (Kind.INVALID, WENT_WRONG)
    assert (outcome.destructive, outcome.accepted) == (True, False)
    assert (outcome.field, outcome.description) == (field, says)
    assert stored() == []


async def test_a_double_click_gives_one_row_one_mail_and_the_same_toast(
    office: PostOffice, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sendgrid.answers(always=Answer(delay=0.05))
    sent = form()
    outcomes = await asyncio.gather(*(submit(sent, origin=None, office=office) for _ in range(8)))
    assert {outcome.kind for outcome in outcomes} == {Kind.REPLY_SENT}
    (row,) = stored()
    assert {outcome.letter_id for outcome in outcomes} == {row.id}
    assert len(sendgrid.requests) == 1


async def test_a_resend_after_a_lost_answer_gives_one_row_and_one_mail(
    open_office: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    sent = form()
    first = await submit(sent, origin=None, office=open_office())
    second = await submit(sent, origin=None, office=open_office())
    assert first == second
    assert len(stored()) == len(sendgrid.requests) == 1


async def test_the_same_key_for_two_mailboxes_at_once_is_one_letter(
    open_office: Open, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    offices = [open_office(), open_office()]
    key = str(form()["submission_key"])
    outcomes = await asyncio.gather(
        *(submit(form(submission_key=key), origin=None, office=one) for one in offices)
    )
    assert all(outcome.accepted for outcome in outcomes)
    assert len(stored()) == len(sendgrid.requests) == 1


NAMES = ["Мария", "Zoë", "小明", "محمد", "अनन्या", "Σοφία", "O'Brien", "Anne-Marie", "שרה"]


@pytest.mark.parametrize("name", NAMES)
async def test_names_of_every_script_are_stored_and_greeted(
    name: str, office: PostOffice, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    await submit(form(child_name=name), origin=None, office=office)
    assert [row.child_name for row in stored()] == [name]
    (request,) = sendgrid.requests
    assert request.text.startswith(f"Dear {name},\n")
    assert f"Dear <bdi>{name.replace(chr(39), '&#39;')}</bdi>," in request.html


HOSTILE = {
    "link": "see https://evil.test/now",
    "domain": "go to evil.test today",
    "disguised domain": "go to evil[.]test",
    "address": "write to me@evil.test",
    "telephone": "call 0123 456 789",
    "html": "<a href='//evil'>x</a><script>alert(1)</script>",
    "bidi": "a \u202egnp.live\u202c b",
    "zero width": "ev\u200bil.te\u200bst",
    "fullwidth": "ｈｔｔｐ：／／ｅｖｉｌ．ｔｅｓｔ",
    "sentence": "Your account is locked so please call this number",
}


@pytest.mark.parametrize("wish", HOSTILE.values(), ids=HOSTILE.keys())
async def test_hostile_words_are_stored_but_never_quoted(
    wish: str, office: PostOffice, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    # The yardstick: a letter in which nothing may be quoted, so its reply holds our words only.
    nothing = dict.fromkeys(("child_name", "city_country", "wish_list"), "x@y")
    hostile = [{}, *({name: wish} for name in (*nothing, "message_to_santa"))]
    for change in hostile:
        outcome = await submit(form(**nothing) | change, origin=None, office=office)
        assert outcome.kind is Kind.REPLY_SENT
    for row, change in zip(stored(), hostile, strict=True):
        assert all(getattr(row, name) == wish for name in change)

    links = re.compile(r"/my-letter#[\w.-]+")
    expected, *replies = sendgrid.requests
    assert len(replies) == 4
    for reply in replies:
        assert links.sub("", reply.text) == links.sub("", expected.text)
        assert links.sub("", reply.html) == links.sub("", expected.html)
        assert reply.body["subject"] == expected.body["subject"]


async def test_ten_thousand_characters_are_refused(office: PostOffice, stored: Stored) -> None:
    for field in ("child_name", "city_country", "wish_list", "message_to_santa"):
        outcome = await submit(form(**{field: "w" * 10_000}), origin=None, office=office)
        assert outcome.field == field
    assert stored() == []


async def test_characters_no_database_takes_do_no_harm(office: PostOffice, stored: Stored) -> None:
    outcome = await submit(
        form(child_name="Test\x00kind\ud800", wish_list="a\x00b\x07c"), origin=None, office=office
    )
    assert outcome.kind is Kind.REPLY_SENT
    (row,) = stored()
    assert (row.child_name, row.wish_list) == ("Testkind", "abc")


async def test_the_hidden_field_looks_like_success_and_does_nothing(
    office: PostOffice, sendgrid: FakeSendGrid, stored: Stored
) -> None:
    outcome = await submit(form(**{HONEYPOT: "x"}), origin=None, office=office)
    honest = await submit(form(), origin=None, office=office)
    assert (outcome.kind, outcome.title, outcome.description) == (
        honest.kind,
        honest.title,
        honest.description,
    )
    assert len(stored()) == len(sendgrid.requests) == 1


async def test_a_connection_has_its_letters_an_hour(open_office: Open, stored: Stored) -> None:
    office = open_office(origin_letters_per_hour=3)
    kinds = [(await submit(form(), origin="192.0.2.7", office=office)).kind for _ in range(5)]
    assert kinds == [Kind.REPLY_SENT] * 3 + [Kind.TOO_MANY] * 2
    other = await submit(form(), origin="192.0.2.8", office=office)
    assert other.kind is Kind.REPLY_SENT
    assert len(stored()) == 4


async def test_a_locked_sqlite_file_costs_time_and_no_letter(
    office: PostOffice, stored: Stored, settings: Settings
) -> None:
    if not settings.uses_sqlite:
        # PostgreSQL's counterpart: a transaction of somebody else holds the whole table.
        await _submit_while_locked(office, settings, "LOCK TABLE santa_letters IN EXCLUSIVE MODE")
    else:
        await _submit_while_locked(office, settings, "BEGIN IMMEDIATE")
    assert [row.reply_status for row in stored()] == [ReplyStatus.SENT]


async def _submit_while_locked(office: PostOffice, settings: Settings, lock: str) -> None:
    engine = create_engine(settings.engine_url, poolclass=pool.NullPool)
    with engine.connect() as other:
        other.exec_driver_sql(lock)
        visitor = asyncio.create_task(submit(form(), origin=None, office=office))
        done, _ = await asyncio.wait({visitor}, timeout=0.3)
        assert not done
        other.rollback()
    assert (await visitor).kind is Kind.REPLY_SENT


async def test_a_database_error_is_told_without_anybody_s_data(
    office: PostOffice, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    engine = create_engine(settings.engine_url, poolclass=pool.NullPool)
    with engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE santa_letters RENAME TO hidden_letters")
    try:
        sent = form(child_name="Geheimkind")
        outcome = await submit(sent, origin=None, office=office)
    finally:
        with engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE hidden_letters RENAME TO santa_letters")
    assert (outcome.kind, outcome.title) == (Kind.SAVE_FAILED, WENT_WRONG)
    assert outcome.destructive
    said = "no such table: santa_letters"
    if not settings.uses_sqlite:
        said = 'relation "santa_letters" does not exist'
    assert outcome.description == f"Failed to save letter: {said}"
    assert "a letter was not saved" in caplog.text
    for word in ("Geheimkind", sent["parent_email"], "kite"):
        assert str(word) not in caplog.text


async def test_a_database_that_is_gone_is_told_in_plain_words(open_office: Open) -> None:
    office = open_office(database_url="postgresql://nobody@127.0.0.1:9/letters")
    outcome = await submit(form(), origin=None, office=office)
    assert outcome.kind is Kind.SAVE_FAILED
    assert outcome.description == "Failed to save letter: the database is not available"


async def test_the_unforeseen_has_its_own_toast(
    office: PostOffice, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def break_down(*_: object) -> None:
        raise RuntimeError("parent@example.com")

    monkeypatch.setattr(office.origins, "allows", break_down)
    outcome = await submit(form(), origin=None, office=office)
    assert (outcome.kind, outcome.title) == (Kind.UNEXPECTED, WENT_WRONG)
    assert outcome.description == UNEXPECTED
    assert "RuntimeError at test_submit.py" in caplog.text
    assert "example.com" not in caplog.text


async def test_no_log_line_names_anybody(
    open_office: Open, sendgrid: FakeSendGrid, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    office, impatient = open_office(), open_office(send_timeout=0.2)
    answers = [
        Answer(),
        Answer(status=400, error="parent.geheim@example.com is no good"),
        Answer(status=401),
        Answer(status=500),
        Answer(mode=Mode.DROP),
    ]
    secret: dict[str, Any] = {
        "child_name": "Geheimkind",
        "city_country": "Geheimstadt",
        "wish_list": "ein Geheimwunsch",
        "message_to_santa": "Geheimtext",
    }
    for number, answer in enumerate(answers):
        sendgrid.answers(answer)
        sent = form(**secret, parent_email=f"parent.geheim{number}@example.com")
        await submit(sent, origin="203.0.113.77", office=office)
    await submit(form(**secret, age="99"), origin="203.0.113.77", office=office)
    sendgrid.answers(Answer(mode=Mode.HANG))
    await submit(form(**secret), origin="203.0.113.77", office=impatient)
    assert [record.levelname for record in caplog.records if record.name.startswith("santa_app")]
    for record in caplog.records:
        assert "geheim" not in record.getMessage().lower()
        assert "203.0.113" not in record.getMessage()


def test_sqlite_is_new_enough_for_returning() -> None:
    assert sqlite3.sqlite_version_info >= (3, 35)
