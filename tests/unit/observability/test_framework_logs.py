"""The framework's log lines hold code locations, never what visitors sent."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from reflex.app import EventNamespace

from santa_app.observability import framework_logs
from santa_app.observability.framework_logs import (
    RedactingFilter,
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
    redact_framework_logs()
    yield
    for name in framework_logs._REDACTED_LOGGERS:
        log = logging.getLogger(name)
        for known in [one for one in log.filters if isinstance(one, RedactingFilter)]:
            log.removeFilter(known)


@pytest.mark.usefixtures("redacted_logs")
@pytest.mark.parametrize("name", framework_logs._REDACTED_LOGGERS)
def test_a_framework_s_line_names_its_place(name: str, caplog: pytest.LogCaptureFixture) -> None:
    redact_framework_logs()  # twice is as good as once
    log = logging.getLogger(name)
    log.error("event data: %s", WORDS)
    error = failure(KeyError)
    log.error(f"Error processing {WORDS}", exc_info=error)  # noqa: G004 -- as Reflex does
    assert len(caplog.records) == 2
    assert "Testkind" not in caplog.text
    assert "Traceback" not in caplog.text
    assert "test_framework_logs.test_a_framework_s_line_names_its_place" in caplog.messages[0]
    assert "KeyError at test_framework_logs.py:" in caplog.messages[1]


@pytest.mark.usefixtures("redacted_logs")
def test_a_visitor_who_left_before_the_answer_is_no_news(caplog: pytest.LogCaptureFixture) -> None:
    def emit_update() -> None:
        logging.getLogger("reflex.app").warning(f"Attempting to send delta to {WORDS}")  # noqa: G004 -- as Reflex does

    emit_update()
    assert caplog.messages == []
    assert callable(EventNamespace.emit_update)


def test_the_loggers_are_those_the_framework_uses() -> None:
    import engineio  # noqa: PLC0415 -- only asked where they are
    import reflex  # noqa: PLC0415
    import reflex_base  # noqa: PLC0415
    import socketio  # noqa: PLC0415

    for name in framework_logs._REDACTED_LOGGERS:
        package, *rest = name.split(".")
        if package in {"asyncio", "engineio", "socketio"}:
            continue  # named by a text in these packages, looked for below
        module = {"reflex": reflex, "reflex_base": reflex_base}[package]
        folder = Path(str(module.__file__)).parent
        assert folder.joinpath(*rest).with_suffix(".py").exists(), name
    for module in (engineio, socketio):
        base = Path(str(module.__file__)).parent / "base_server.py"
        assert f"'{module.__name__}.server'" in base.read_text()


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
