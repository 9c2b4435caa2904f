"""Submitting a letter while something fails: what visitors are told, what the log leaves out."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, pool

from santa_app.content.errors import UNEXPECTED, WENT_WRONG
from santa_app.letters import LetterService, SubmitStatus, submit
from santa_app.letters.models import ReplyStatus
from santa_app.letters.submission.rate_limit import REFUSED_FORMS_PER_LETTER
from santa_app.settings import Settings
from tests.integration.fixture_types import Open, Stored
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_examples import form


@pytest.mark.both_databases
async def test_locked_database_delays_the_letter(
    service: LetterService, stored: Stored, settings: Settings
) -> None:
    if not settings.uses_sqlite:
        # On PostgreSQL another transaction locks the whole table instead.
        await _submit_while_locked(service, settings, "LOCK TABLE santa_letters IN EXCLUSIVE MODE")
    else:
        await _submit_while_locked(service, settings, "BEGIN IMMEDIATE")
    assert [row.reply_status for row in stored()] == [ReplyStatus.SENT]


async def _submit_while_locked(service: LetterService, settings: Settings, lock: str) -> None:
    engine = create_engine(settings.engine_url, poolclass=pool.NullPool)
    with engine.connect() as other:
        other.exec_driver_sql(lock)
        visitor = asyncio.create_task(submit(form(), origin=None, service=service))
        done, _ = await asyncio.wait({visitor}, timeout=0.3)
        assert not done
        other.rollback()
    assert (await visitor).status is SubmitStatus.REPLY_SENT


@pytest.mark.both_databases
async def test_database_error_is_reported_without_personal_data(
    service: LetterService, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    engine = create_engine(settings.engine_url, poolclass=pool.NullPool)
    with engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE santa_letters RENAME TO hidden_letters")
    try:
        sent = form(child_name="Geheimkind")
        outcome = await submit(sent, origin=None, service=service)
    finally:
        with engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE hidden_letters RENAME TO santa_letters")
    assert (outcome.status, outcome.title) == (SubmitStatus.SAVE_FAILED, WENT_WRONG)
    said = "no such table: santa_letters"
    if not settings.uses_sqlite:
        said = 'relation "santa_letters" does not exist'
    assert outcome.description == f"Failed to save letter: {said}"
    assert "a letter was not saved" in caplog.text
    for word in ("Geheimkind", sent["parent_email"], "kite"):
        assert str(word) not in caplog.text


async def test_unexpected_error_has_its_own_toast(
    service: LetterService, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def break_down(*_: object) -> None:
        raise RuntimeError("parent@example.com")

    monkeypatch.setattr(service.rate_limit, "allows", break_down)
    outcome = await submit(form(), origin=None, service=service)
    assert (outcome.status, outcome.title) == (SubmitStatus.UNEXPECTED, WENT_WRONG)
    assert outcome.description == UNEXPECTED
    assert f"RuntimeError at {Path(__file__).name}" in caplog.text
    assert "example.com" not in caplog.text


async def test_log_holds_no_personal_data(
    open_service: Open, sendgrid: FakeSendGrid, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    service, impatient = open_service(), open_service(send_timeout=0.2)
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
        await submit(sent, origin="203.0.113.77", service=service)
    await submit(form(**secret, age="99"), origin="203.0.113.77", service=service)
    sendgrid.answers(Answer(mode=Mode.HANG))
    await submit(form(**secret), origin="203.0.113.77", service=impatient)
    assert [record.levelname for record in caplog.records if record.name.startswith("santa_app")]
    for record in caplog.records:
        assert "geheim" not in record.getMessage().lower()
        assert "203.0.113" not in record.getMessage()


async def test_refused_forms_count_against_their_origin_but_not_as_letters(
    open_service: Open,
) -> None:
    service = open_service(origin_letters_per_hour=2)
    bad = form(parent_email="")
    for _ in range(2 * REFUSED_FORMS_PER_LETTER):
        refused = await submit(bad, origin="192.0.2.1", service=service)
        assert refused.status is SubmitStatus.INVALID
    # Other addresses, and those that mistyped less often, have all their letters.
    elsewhere = await submit(form(), origin="192.0.2.2", service=service)
    assert elsewhere.status is SubmitStatus.REPLY_SENT
    for sent in (bad, form()):
        refused = await submit(sent, origin="192.0.2.1", service=service)
        assert refused.status is SubmitStatus.TOO_MANY


async def test_mistyped_forms_take_no_letter_from_a_school(open_service: Open) -> None:
    service = open_service(origin_letters_per_hour=2)
    for child in range(2):
        for _ in range(REFUSED_FORMS_PER_LETTER - 1):
            await submit(form(age="x"), origin="192.0.2.1", service=service)
        letter = form(parent_email=f"class.{child}@example.org")
        sent = await submit(letter, origin="192.0.2.1", service=service)
        assert sent.status is SubmitStatus.REPLY_SENT
