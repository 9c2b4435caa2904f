"""Nothing personal in a log line or an error's text."""

import logging
import sqlite3

import pytest
import sqlalchemy.exc

from santa_app.observability.masking import (
    database_message,
    describe,
    mask,
    report,
)


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("mail@example.com", "m•••@example.com"),
        ("to <mail@example.com>, or b@c.test!", "to <m•••@example.com>, or b•••@c.test!"),
        ("мама@пример.рф", "м•••@пример.рф"),
        ("'x.y+z@example.com'", "'x•••@example.com'"),
        ("email=mail@example.com", "email=m•••@example.com"),
        ("nobody @ home", "nobody @ home"),
        ("", ""),
    ],
)
def test_addresses_are_masked(text: str, masked: str) -> None:
    assert mask(text) == masked


def test_an_error_is_described_by_type_and_place() -> None:
    with pytest.raises(ValueError, match="secret") as error:
        raise ValueError("secret@example.com")
    described = describe(error.value)
    assert described.startswith("ValueError at test_masking.py:")
    assert describe(KeyError("secret")) == "KeyError"


def test_a_report_holds_no_text_of_the_error(caplog: pytest.LogCaptureFixture) -> None:
    report(logging.getLogger("test"), "it broke", ValueError("secret@example.com"))
    assert caplog.messages == ["it broke: ValueError"]


class FakeDiagnosis:
    message_primary = "the words of PostgreSQL with mail@example.com"


class FakePostgresError(Exception):
    def __init__(self, sqlstate: str | None) -> None:
        super().__init__("DETAIL: Failing row contains (Testkind)")
        self.sqlstate = sqlstate
        self.diag = FakeDiagnosis()


@pytest.mark.parametrize(
    ("cause", "message"),
    [
        (sqlite3.OperationalError("database is locked"), "database is locked"),
        (sqlite3.OperationalError(""), "the database is not available"),
        (FakePostgresError("53300"), "the words of PostgreSQL with m•••@example.com"),
        (FakePostgresError("22001"), "the database refused it (22001)"),
        (FakePostgresError("23505"), "the database refused it (23505)"),
        (FakePostgresError(None), "the database is not available"),
    ],
)
def test_what_a_visitor_hears_of_the_database(cause: Exception, message: str) -> None:
    error = sqlalchemy.exc.OperationalError("INSERT …", {"child_name": "Testkind"}, cause)
    assert database_message(error) == message


def test_an_error_of_the_pool_has_words_too() -> None:
    assert database_message(sqlalchemy.exc.TimeoutError("QueuePool")) == "the database is busy"
