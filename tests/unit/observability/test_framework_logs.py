"""The framework's log lines hold code locations, never what visitors sent."""

import logging
from collections.abc import Iterator

import pytest
from reflex.app import EventNamespace

from santa_app.observability import framework_logs
from santa_app.observability.framework_logs import (
    log_browser_error,
    log_handler_error,
    redact_framework_logs,
)

WORDS = "Testkind wishes for a sled, testkind@example.com"


def failure(kind: type[Exception]) -> Exception:
    """Return an error that was raised here and quotes what a visitor wrote."""
    with pytest.raises(kind) as caught:
        raise kind(WORDS)
    return caught.value


@pytest.fixture
def redacted_logs() -> Iterator[None]:
    before = logging.getLogRecordFactory()
    redact_framework_logs()
    redact_framework_logs()  # twice is as good as once
    yield
    logging.setLogRecordFactory(before)
    logging.getLogger("reflex.app").removeFilter(framework_logs._is_news)


@pytest.mark.usefixtures("redacted_logs")
@pytest.mark.parametrize(
    "name",
    [
        "asyncio",
        "engineio.server",
        "reflex.app",
        "reflex.made_up.module",
        "reflex_base.event.processor.event_processor",
        "reflex_made_up",
        "socketio.server",
        "socketio.made_up",
    ],
)
def test_a_framework_s_line_names_its_place(name: str, caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger(name)
    log.error("event data: %s", WORDS)
    error = failure(KeyError)
    log.error(f"Error processing {WORDS}", exc_info=error, stack_info=True)  # noqa: G004 -- as Reflex does
    assert len(caplog.records) == 2
    assert "Testkind" not in caplog.text
    assert "Traceback" not in caplog.text
    assert "Stack" not in caplog.text
    assert "test_framework_logs.test_a_framework_s_line_names_its_place" in caplog.messages[0]
    assert "KeyError at test_framework_logs.py:" in caplog.messages[1]


@pytest.mark.usefixtures("redacted_logs")
def test_other_lines_stay_as_they_are(caplog: pytest.LogCaptureFixture) -> None:
    logging.getLogger("santa_app.reflex").warning("three letters wait")
    assert caplog.messages == ["three letters wait"]


@pytest.mark.usefixtures("redacted_logs")
def test_a_visitor_who_left_before_the_answer_is_no_news(caplog: pytest.LogCaptureFixture) -> None:
    def emit_update() -> None:
        logging.getLogger("reflex.app").warning(f"Attempting to send delta to {WORDS}")  # noqa: G004 -- as Reflex does

    emit_update()
    assert caplog.messages == []
    assert callable(EventNamespace.emit_update)


def test_a_failed_handler_is_an_error_with_a_place(caplog: pytest.LogCaptureFixture) -> None:
    assert log_handler_error(failure(ValueError)) is None
    (record,) = caplog.records
    assert record.levelname == "ERROR"
    place = "ValueError at test_framework_logs.py:"
    assert record.getMessage().startswith(f"an event handler failed: {place}")
    assert "Testkind" not in caplog.text


async def test_a_browser_s_error_is_its_type_and_our_script(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(framework_logs, "_scripts", lambda: frozenset({"letter-Ab12Cd34.js"}))
    where = "at submit (https://letters.example/assets/letter-Ab12Cd34.js:1:234)"
    log_browser_error(Exception(f"TypeError: {WORDS} is not a function\n    {where}"))
    log_browser_error(Exception(f"{WORDS} at /assets/testkind-00000000.js:1:2"))
    log_browser_error(Exception("\x1b[31m" + "x" * 1_000_000))
    assert caplog.messages == [
        "browser error: TypeError, letter-Ab12Cd34.js",
        "browser error: unknown type, not from our scripts",
    ]
    assert {record.levelname for record in caplog.records} == {"WARNING"}
