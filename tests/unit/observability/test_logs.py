"""The log: JSON lines or text lines, neither with personal data."""

import io
import json
import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy.exc

from santa_app.observability.logs import (
    configure_logging,
    protect_logs,
)
from santa_app.server.commands import announce
from tests.support.letter_examples import PRODUCTION, letter, make_settings

ROOT = Path(__file__).parents[3]
TESTED = logging.getLogger("santa_app.letters.tested")


@pytest.fixture
def written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[pytest.CaptureFixture[str]]:
    """The log that `configure_logging` sets up for this process, until the end of the test."""
    root = logging.getLogger()
    ours = logging.getLogger("santa_app")
    handlers, level = list(root.handlers), ours.level
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    yield capsys
    root.handlers[:] = handlers
    ours.setLevel(level)
    logging.captureWarnings(capture=False)


def lines(written: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in written.readouterr().err.splitlines()]


def failing() -> None:
    name = "Testkind"
    statement = sqlalchemy.exc.OperationalError("INSERT INTO x", (name,), KeyError(name))
    raise ValueError(f"{name} testparent@example.com") from statement


def test_a_line_for_machines(written: pytest.CaptureFixture[str]) -> None:
    configure_logging(make_settings(log_format="json"))
    TESTED.info("reply %s", "sent", extra={"letter": 12, "attempt": 1, "ms": 88})
    (line,) = lines(written)
    assert list(line) == ["time", "level", "logger", "message", "letter", "attempt", "ms"]
    assert line["level"] == "INFO"
    assert line["logger"] == "santa_app.letters.tested"
    assert line["message"] == "reply sent"
    assert (line["letter"], line["attempt"], line["ms"]) == (12, 1, 88)
    assert str(line["time"]).endswith("+00:00")


def test_a_line_for_people(written: pytest.CaptureFixture[str]) -> None:
    configure_logging(make_settings(log_format="text"))
    TESTED.error("reply %s", "lost", extra={"letter": 12})
    (line,) = written.readouterr().err.splitlines()
    assert line[8:] == " ERROR    letters.tested: reply lost letter=12"


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_an_error_tells_types_and_places_only(
    written: pytest.CaptureFixture[str], log_format: str
) -> None:
    configure_logging(make_settings(log_format=log_format))
    try:
        failing()
    except ValueError:
        TESTED.exception("it broke for %s", "testparent@example.com", stack_info=True)
    text = written.readouterr().err
    for told in ("builtins.ValueError", "from sqlalchemy.exc.OperationalError",
                 "unit/observability/test_logs.py", " failing", "t•••@example.com"):  # fmt: skip
        assert told in text
    for hidden in ("Testkind", "testparent", "INSERT", "KeyError", "name ="):
        assert hidden not in text
    assert (len(text.splitlines()) == 1) is (log_format == "json")


def test_only_known_fields_get_through(written: pytest.CaptureFixture[str]) -> None:
    configure_logging(make_settings(log_format="json"))
    extra = {"letter": letter(), "answer": "to testparent@example.com", "child_name": "Testkind"}
    TESTED.warning("told", extra=extra)
    text = written.readouterr().err
    line = json.loads(text)
    assert line["letter"] == "<SantaLetter>"
    assert line["answer"] == "to t•••@example.com"
    assert "Testkind" not in text


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_a_call_that_cannot_be_formatted_quotes_nothing(
    written: pytest.CaptureFixture[str], log_format: str
) -> None:
    logging.getLogger().handlers.clear()  # pytest's own would raise an error
    configure_logging(make_settings(log_format=log_format))
    TESTED.info("%d letters", "Testkind")
    text = written.readouterr().err
    assert "log arguments do not fit the message: TypeError" in text
    assert "Testkind" not in text
    assert len(text.splitlines()) == 1


def test_libraries_are_heard_when_something_is_wrong(written: pytest.CaptureFixture[str]) -> None:
    configure_logging(make_settings(log_format="json"))
    for name in ("some.library", "_granian", "granian.access", "uvicorn.error"):
        logging.getLogger(name).info("chatter")
        logging.getLogger(name).error("it broke")
    assert [line["message"] for line in lines(written)] == ["it broke"] * 4


def test_log_without_a_handler_and_logs_of_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    last = logging.StreamHandler(io.StringIO())
    monkeypatch.setattr(logging, "lastResort", last)
    protect_logs()
    last.emit(logging.LogRecord("x", 20, "f", 1, "to %s", ("mail@example.com",), None))
    assert last.stream.getvalue().endswith("x: to m•••@example.com\n")
    for name in ("python_http_client", "sqlalchemy.engine", "psycopg"):
        assert not logging.getLogger(name).isEnabledFor(logging.INFO)


def test_the_level_is_ours_to_choose(written: pytest.CaptureFixture[str]) -> None:
    configure_logging(make_settings(log_format="json", log_level="warning"))
    TESTED.info("a step")
    TESTED.warning("a hint")
    assert [line["message"] for line in lines(written)] == ["a hint"]


def test_what_nobody_caught_is_a_line_too(written: pytest.CaptureFixture[str]) -> None:
    configure_logging(make_settings(log_format="json"))

    def work() -> None:
        raise ValueError("Testkind")

    with pytest.raises(ValueError, match="Testkind") as caught:
        work()
    sys.excepthook(caught.type, caught.value, caught.tb)
    thread = threading.Thread(target=work)
    # pytest watches threads itself; this is what Python would call.
    threading.excepthook(threading.ExceptHookArgs((caught.type, caught.value, caught.tb, thread)))
    broke, thread_broke = lines(written)
    assert broke["level"] == "CRITICAL"
    assert thread_broke["level"] == "ERROR"
    for line in (broke, thread_broke):
        assert line["error"][0] == "builtins.ValueError"  # ty: ignore
        assert "Testkind" not in json.dumps(line)


def test_machines_read_it_in_production() -> None:
    production = {name.lower(): value for name, value in PRODUCTION.items()}
    assert make_settings(**production).logs_json
    assert not make_settings(**production, log_format="text").logs_json


def test_people_are_told_where_the_site_is(capsys: pytest.CaptureFixture[str]) -> None:
    announce(make_settings(outbox_dir=Path("outbox")))
    said = f"This is a demo: replies are written to {Path.cwd()}/outbox/"
    told = capsys.readouterr()
    assert told.out == f"\n  Letters to Santa: http://localhost:3000\n  {said}\n\n"
    assert told.err == ""


def test_a_start_that_fails_is_a_line_of_json(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "santa_app", "migrate"],
        cwd=ROOT,
        env={"DATABASE_URL": f"sqlite:///{tmp_path}/no/such/santa.db", "LOG_FORMAT": "json"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert json.loads(line)["level"] == "CRITICAL"
    assert "cannot be used" in json.loads(line)["message"]
